import Foundation

/// An array or a dictionary without a specific accessor: of numbers, of optionals, or of arrays. Properties of these
/// types are rare, so the types of the elements are checked at run time.
///
/// Don't declare new conformances.
public protocol StoneCollection {
    /// Creates an empty collection.
    init()
    /// Creates a collection with the elements of a record's value. Values of other types are omitted.
    init(_value: Value)
    /// The elements as a record's value.
    var _value: Value { get }
}

extension Array: StoneCollection {
    public init(_value: Value) {
        switch _value {
        case .strings(let items): self = items.compactMap { Value.string($0).content() }
        case .records(let items): self = items.compactMap { Value.record($0).content() }
        case .list(let list): self = list.elements.compactMap { $0.content() }
        default: self = []
        }
    }

    public var _value: Value {
        if Element.self == String.self, let strings = self as? [String] { return .strings(strings) }
        if let type = Element.self as? any StoneStruct.Type, type._type.handle.pointer.pointee.kind == .structure {
            return .records(compactMap { ($0 as? any StoneStruct)?._record })
        }
        return .list(ValueList(map { Value(content: $0) }))
    }
}

extension Dictionary: StoneCollection where Key == String {
    public init(_value: DropboxStone.Value) {
        guard case .map(let map) = _value else {
            self = [:]
            return
        }
        self = map.entries.compactMapValues { $0.content() }
    }

    public var _value: DropboxStone.Value {
        .map(ValueMap(mapValues { DropboxStone.Value(content: $0) }))
    }
}

extension Value {
    /// Returns the value as a Swift type, or `nil` if it has another type.
    fileprivate func content<Content>() -> Content? {
        switch Content.self {
        case let type as any ValueContent.Type: type.init(content: self) as? Content
        case let type as any StoneCollection.Type: type.init(_value: self) as? Content
        case let type as any StoneUnion.Type: type.init(_value: self) as? Content
        case let type as any StoneStruct.Type:
            switch self {
            case .record(let record): (record.type.pointee.objectClass ?? type).init(_record: record) as? Content
            case .object(let object): object as? Content
            default: nil
            }
        default: nil
        }
    }

    /// Creates the value of a Swift value. It's `.null` if no schema has its type.
    fileprivate init(content: Any) {
        self =
            switch content {
            case let content as any ValueContent: content.value
            case let content as any StoneCollection: content._value
            case let content as any StoneUnion: content._value
            case let content as StoneObject where type(of: content)._type.isInFamily: .object(content)
            case let content as any StoneStruct: .record(content._record)
            default: .null
            }
    }
}

extension TypeRef {
    /// A Boolean value that indicates whether objects of the type can represent a family of subtypes.
    fileprivate var isInFamily: Bool {
        let info = handle.pointer.pointee
        return info.kind == .family || info.family != nil
    }
}

// MARK: Elements that aren't generated

private protocol ValueContent {
    init?(content: Value)
    var value: Value { get }
}

extension Optional: ValueContent {
    init?(content: Value) {
        if content.isNull {
            self = .none
        } else {
            guard let wrapped: Wrapped = content.content() else { return nil }
            self = wrapped
        }
    }

    var value: Value { map { Value(content: $0) } ?? .null }
}

extension String: ValueContent {
    init?(content: Value) {
        guard case .string(let text) = content else { return nil }
        self = text
    }

    var value: Value { .string(self) }
}

extension Bool: ValueContent {
    init?(content: Value) {
        guard case .bool(let bool) = content else { return nil }
        self = bool
    }

    var value: Value { .bool(self) }
}

extension FixedWidthInteger where Self: ValueContent {
    init?(content: Value) {
        guard let bits = content.bits else { return nil }
        self.init(truncatingIfNeeded: bits)
    }

    var value: Value { Self.isSigned ? .int(Int64(truncatingIfNeeded: self)) : .uint(UInt64(truncatingIfNeeded: self)) }
}

extension Int32: ValueContent {}
extension UInt32: ValueContent {}
extension Int64: ValueContent {}
extension UInt64: ValueContent {}

extension BinaryFloatingPoint where Self: ValueContent {
    init?(content: Value) {
        guard case .double(let number) = content else { return nil }
        self.init(number)
    }

    var value: Value { .double(Double(self)) }
}

extension Float: ValueContent {}
extension Double: ValueContent {}

extension Date: ValueContent {
    init?(content: Value) {
        guard let seconds = content.bits else { return nil }
        self.init(timeIntervalSince1970: Double(seconds))
    }

    var value: Value { .int(wholeSeconds) }
}

extension Data: ValueContent {
    init?(content: Value) {
        guard case .data(let data) = content else { return nil }
        self = data
    }

    var value: Value { .data(self) }
}
