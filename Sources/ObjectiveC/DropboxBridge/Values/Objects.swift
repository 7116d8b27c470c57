// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxStone
import Foundation

// Functions on structs and unions for code in C.

/// Returns the object of a pointer in C.
func value(_ pointer: DropboxObjectRef?) -> ObjectBox? { pointer.map { box($0) } }

@c @implementation
public func DropboxObjectCreate(
    _ type: DropboxTypeRef, _ count: Int, _ fields: UnsafePointer<Int32>, _ values: UnsafePointer<DropboxValue>
) -> DropboxObjectRef {
    let type = DynamicType(pointer: UnsafeRawPointer(type))
    var problem: DynamicValueError?
    let declared = type.fields
    let given = (0..<count).map { position in
        let index = Int(fields[position])
        let name = declared.indices.contains(index) ? declared[index].name : "#\(index)"
        return (index: index, value: ForeignValue(values[position], &problem, path: name))
    }
    let (object, own) = DynamicValue.make(type, fields: given)
    return retained(ObjectBox(object, problem: problem ?? own))
}

@c @implementation
public func DropboxObjectCreateMember(
    _ type: DropboxTypeRef, _ tag: Int32, _ value: UnsafePointer<DropboxValue>
) -> DropboxObjectRef {
    let type = DynamicType(pointer: UnsafeRawPointer(type))
    var problem: DynamicValueError?
    let declared = type.fields
    let name = declared.indices.contains(Int(tag)) ? declared[Int(tag)].name : "#\(tag)"
    let (object, own) = DynamicValue.make(
        type, tag: Int(tag), content: ForeignValue(value.pointee, &problem, path: name))
    return retained(ObjectBox(object, problem: problem ?? own))
}

@c @implementation
public func DropboxObjectCreateWithJSON(
    _ type: DropboxTypeRef, _ bytes: UnsafePointer<CChar>, _ length: Int,
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> DropboxObjectRef {
    let type = DynamicType(pointer: UnsafeRawPointer(type))
    error.pointee = nil
    do throws(StoneError) {
        let data = Data(UnsafeRawBufferPointer(start: bytes, count: length))
        return retained(ObjectBox(try DynamicValue(json: data, as: DynamicShape(type))))
    } catch let problem {
        error.pointee = copied("\(problem)")
        let empty =
            type.isUnion
            ? DynamicValue.make(type, tag: max(0, type.fields.count - 1), content: .null).value
            : DynamicValue.make(type, fields: []).value
        return retained(ObjectBox(empty, problem: DynamicValueError(path: "", problem: "\(problem)")))
    }
}

@c @implementation
public func DropboxObjectGetType(_ object: DropboxObjectRef?) -> DropboxTypeRef? {
    value(object)?.value.type.map { DropboxTypeRef($0.pointer) }
}

@c @implementation
public func DropboxObjectGetTag(_ object: DropboxObjectRef?) -> Int32 {
    Int32(truncatingIfNeeded: value(object)?.value.tag ?? -1)
}

@c @implementation
public func DropboxObjectCopyTagName(_ object: DropboxObjectRef?) -> UnsafeMutablePointer<CChar> {
    guard let union = value(object)?.value, let type = union.type, type.isUnion, union.tag >= 0 else {
        return copied("")
    }
    let fields = type.fields
    guard union.tag < fields.count else { return copied("") }
    return copied(
        ObjectiveCName.tagCase(fields[union.tag].name, of: ObjectiveCName.type(type.name, in: type.namespace)))
}

@c @implementation
public func DropboxObjectCopyValue(
    _ object: DropboxObjectRef?, _ index: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> DropboxValue {
    guard let box = value(object) else { return DropboxValue() }
    if let buffer {
        // Strings are by far the most frequent values, and most are short.
        if let text = box.value.string(Int(index)) { return DropboxValue(text, buffer, capacity) }
    }
    return box.value.field(Int(index)).map { DropboxValue($0) } ?? DropboxValue()
}

extension DropboxValue {
    /// Creates a string in a buffer, or one that the receiver frees if the buffer is too small.
    fileprivate init(_ text: String, _ buffer: UnsafeMutablePointer<CChar>, _ capacity: Int) {
        var text = text
        let count = text.utf8.count
        guard count <= capacity else {
            self.init(text)
            return
        }
        self.init()
        kind = DropboxKindString
        length = count
        text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                if let start = $0.baseAddress { buffer.update(from: start, count: count) }
            }
        }
        bytes = UnsafePointer(buffer)
    }
}

@c @implementation
public func DropboxObjectCopyFirst(
    _ object: DropboxObjectRef?, _ count: Int, _ types: UnsafePointer<DropboxTypeRef>
) -> DropboxObjectRef? {
    let types = UnsafeBufferPointer(start: types, count: count).map { DynamicType(pointer: UnsafeRawPointer($0)) }
    return value(object)?.value.firstValue(of: types).map { retained(ObjectBox($0)) }
}

@c @implementation
public func DropboxObjectIsEqual(_ object: DropboxObjectRef?, _ other: DropboxObjectRef?) -> Bool {
    value(object)?.value == value(other)?.value
}

@c @implementation
public func DropboxObjectGetHash(_ object: DropboxObjectRef?) -> Int {
    value(object)?.value.hashValue ?? 0
}

@c @implementation
public func DropboxObjectCopyDescription(_ object: DropboxObjectRef?) -> UnsafeMutablePointer<CChar> {
    copied(value(object)?.value.description ?? "{}")
}

@c @implementation
public func DropboxObjectCopyJSON(
    _ object: DropboxObjectRef?, _ length: UnsafeMutablePointer<Int>
) -> UnsafeMutablePointer<CChar>? {
    length.pointee = 0
    guard let box = value(object) else { return nil }
    do throws(StoneError) {
        let text = String(decoding: try box.value.json(), as: UTF8.self)
        length.pointee = text.utf8.count
        return copied(text)
    } catch {
        return nil
    }
}
