// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxStone
import Foundation

/// A struct or a union for code in C.
final class ObjectBox: Sendable {
    let value: DynamicValue

    /// Why the object can't be sent: a field has a value of another type, or lacks its value.
    let problem: DynamicValueError?

    init(_ value: DynamicValue, problem: DynamicValueError? = nil) {
        self.value = value
        self.problem = problem
    }

    /// The object as the value of a field.
    ///
    /// - Parameter problem: Receives the object's problem, unless there is one.
    fileprivate func foreign(_ problem: inout DynamicValueError?, _ path: @autoclosure () -> String) -> ForeignValue {
        if problem == nil, let own = self.problem { problem = own.within(path()) }
        return .object(value)
    }
}

/// The elements of a list, or of an array of a program.
final class ListBox: Sendable {
    enum Elements {
        case values(DynamicList)
        case foreign([ForeignValue], problem: DynamicValueError?)
    }

    let elements: Elements

    init(_ elements: Elements) { self.elements = elements }
}

/// The entries of a map, or of a dictionary of a program.
final class MapBox: Sendable {
    let values: [(key: String, value: DynamicValue)]
    let foreign: [String: ForeignValue]
    let problem: DynamicValueError?

    init(_ values: [String: DynamicValue]) {
        self.values = values.sorted { $0.key < $1.key }
        foreign = [:]
        problem = nil
    }

    init(_ foreign: [String: ForeignValue], problem: DynamicValueError?) {
        values = []
        self.foreign = foreign
        self.problem = problem
    }
}

// MARK: - Values from C

extension ForeignValue {
    /// Creates a value from a value in C, which it copies.
    ///
    /// - Parameters:
    ///   - problem: Receives the first problem of the objects in the value.
    ///   - path: The field of the value, for the problem.
    init(_ value: DropboxValue, _ problem: inout DynamicValueError?, path: @autoclosure () -> String = "") {
        switch value.kind {
        case DropboxKindBoolean: self = .boolean(value.integer != 0)
        case DropboxKindInteger: self = .integer(value.integer)
        case DropboxKindUnsigned: self = .unsigned(UInt64(bitPattern: value.integer))
        case DropboxKindNumber: self = .number(value.number)
        case DropboxKindDate: self = .date(value.number)
        case DropboxKindString:
            if let text = String(bytes: value.buffer, encoding: .utf8) {
                self = .string(text)
            } else {
                if problem == nil {
                    problem = DynamicValueError(path: path(), problem: "the string isn't valid Unicode")
                }
                self = .null
            }
        case DropboxKindData: self = .data(Data(value.buffer))
        case DropboxKindObject:
            guard let pointer = value.object else {
                self = .null
                return
            }
            self = box(OpaquePointer(pointer), as: ObjectBox.self).foreign(&problem, path())
        case DropboxKindList:
            guard let pointer = value.object,
                case .foreign(let items, let own) = box(OpaquePointer(pointer), as: ListBox.self).elements
            else {
                self = .null
                return
            }
            if problem == nil, let own { problem = own.within(path()) }
            self = .list(items)
        case DropboxKindMap:
            guard let pointer = value.object else {
                self = .null
                return
            }
            let map = box(OpaquePointer(pointer), as: MapBox.self)
            if problem == nil, let own = map.problem { problem = own.within(path()) }
            self = .map(map.foreign)
        default: self = .null
        }
    }
}

extension DropboxValue {
    fileprivate var buffer: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : length)
    }

    // MARK: Values for C

    /// Creates a value that the receiver releases.
    init(_ value: DynamicValue) {
        self.init()
        switch value.content {
        case .null: kind = DropboxKindNull
        case .boolean(let value):
            kind = DropboxKindBoolean
            integer = value ? 1 : 0
        case .integer(let value):
            kind = DropboxKindInteger
            integer = value
        case .unsigned(let value):
            kind = DropboxKindUnsigned
            integer = Int64(bitPattern: value)
        case .number(let value):
            kind = DropboxKindNumber
            number = value
        case .date(let seconds):
            kind = DropboxKindDate
            number = Double(seconds)
        case .string(let text): self.init(text)
        case .data(let data):
            kind = DropboxKindData
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 1)
            data.copyBytes(to: copy)
            bytes = UnsafePointer(copy.baseAddress?.assumingMemoryBound(to: CChar.self))
            length = data.count
            ownsBytes = true
        case .object(let object):
            kind = DropboxKindObject
            self.object = UnsafeRawPointer(retained(ObjectBox(object)))
        case .list(let list):
            kind = DropboxKindList
            object = UnsafeRawPointer(retained(ListBox(.values(list))))
        case .map(let entries):
            kind = DropboxKindMap
            object = UnsafeRawPointer(retained(MapBox(entries)))
        }
    }

    /// Creates a string that the receiver frees.
    init(_ text: String) {
        self.init()
        kind = DropboxKindString
        bytes = UnsafePointer(copied(text))
        length = text.utf8.count
        ownsBytes = true
    }
}

// MARK: - Lists and maps

@c @implementation
public func DropboxListCreate(_ count: Int, _ values: UnsafePointer<DropboxValue>) -> DropboxListRef {
    var problem: DynamicValueError?
    let items = (0..<count).map { ForeignValue(values[$0], &problem, path: "\($0)") }
    return retained(ListBox(.foreign(items, problem: problem)))
}

@c @implementation
public func DropboxMapCreate(
    _ count: Int, _ keys: UnsafePointer<DropboxValue>, _ values: UnsafePointer<DropboxValue>
) -> DropboxMapRef {
    var problem: DynamicValueError?
    var entries: [String: ForeignValue] = [:]
    for index in 0..<count {
        let key = String(decoding: keys[index].buffer, as: UTF8.self)
        entries[key] = ForeignValue(values[index], &problem, path: key)
    }
    return retained(MapBox(entries, problem: problem))
}

@c @implementation
public func DropboxListGetCount(_ list: DropboxListRef) -> Int {
    switch box(list, as: ListBox.self).elements {
    case .values(let values): values.count
    case .foreign(let values, _): values.count
    }
}

@c @implementation
public func DropboxListCopyValue(_ list: DropboxListRef, _ index: Int) -> DropboxValue {
    guard case .values(let values) = box(list, as: ListBox.self).elements, (0..<values.count).contains(index) else {
        return DropboxValue()
    }
    return DropboxValue(values[index])
}

@c @implementation
public func DropboxMapGetCount(_ map: DropboxMapRef) -> Int { box(map, as: MapBox.self).values.count }

@c @implementation
public func DropboxMapCopyKey(_ map: DropboxMapRef, _ index: Int) -> DropboxValue {
    let values = box(map, as: MapBox.self).values
    return values.indices.contains(index) ? DropboxValue(values[index].key) : DropboxValue()
}

@c @implementation
public func DropboxMapCopyValue(_ map: DropboxMapRef, _ index: Int) -> DropboxValue {
    let values = box(map, as: MapBox.self).values
    return values.indices.contains(index) ? DropboxValue(values[index].value) : DropboxValue()
}
