import Foundation

extension Record: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The fields as JSON on one line.
    public var description: String {
        StoneEncoder.text { (encoder) throws(StoneError) in try encoder.record(self, as: type.pointee.family) }
    }

    /// The fields as JSON on one line.
    public var debugDescription: String { description }

    /// The fields by their names in the API.
    public var customMirror: Mirror { mirror(of: self) }

    /// Returns a mirror of `subject` whose children are the fields that have a value.
    func mirror<Subject>(of subject: Subject) -> Mirror {
        var children: [Mirror.Child] = []
        forEach { index, value in
            let field = type.pointee.fields[index]
            children.append((label: field.name.string, value: value.reflected(field.shape)))
        }
        return Mirror(subject, children: children, displayStyle: .struct, ancestorRepresentation: .suppressed)
    }
}

extension TypeRef {
    /// Returns a union's member as JSON on one line.
    func describe(_ value: Value) -> String {
        StoneEncoder.text { (encoder) throws(StoneError) in try encoder.union(value, handle.pointer) }
    }
}

extension StoneUnion {
    /// The tag of the member in the API, such as `expired_access_token`.
    package var tag: String {
        let info = Self._type.handle.pointer.pointee
        let index = _value.tag
        return index >= 0 && index < info.count ? info.fields[index].name.string : "other"
    }

    /// The tags of the member and of the unions in it, such as `path/no_write_permission`.
    package var tags: String {
        var names: [String] = []
        var (value, type) = (_value, Optional(Self._type.handle.pointer))
        while let info = type?.pointee, info.kind == .union, (0..<info.count).contains(value.tag) {
            let member = info.fields[value.tag]
            names.append(member.name.string)
            guard case .variant(_, let record) = value, record.isBox else { break }
            (value, type) = (record.value(0), member.shape.type)
        }
        return names.isEmpty ? "other" : names.joined(separator: "/")
    }
}

extension Value {
    /// Returns the value in the form that a debugger displays.
    fileprivate func reflected(_ shape: ResolvedType) -> Any {
        switch self {
        case .null: Any?.none as Any
        case .bool(let value): value
        case .int(let value):
            shape.wireType == .timestamp || shape.wireType == .day ? Date(timeIntervalSince1970: Double(value)) : value
        case .uint(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .record(let record): record.type.pointee.objectClass?.init(_record: record) ?? record
        case .object(let object): object
        case .tag, .variant: UnionMirror(self, shape)
        case .strings(let values): values
        case .records(let values): values
        case .list(let list): list.elements.map { $0.reflected(shape.element?.pointee ?? ResolvedType()) }
        case .map(let map): map.entries.mapValues { $0.reflected(shape.element?.pointee ?? ResolvedType()) }
        }
    }
}

/// A union's member for mirrors: the tag with the value as its child.
private struct UnionMirror: CustomReflectable, CustomStringConvertible {
    let customMirror: Mirror
    let description: String

    init(_ value: Value, _ shape: ResolvedType) {
        guard let type = shape.type, type.pointee.kind == .union, (0..<type.pointee.count).contains(value.tag) else {
            description = "?"
            customMirror = Mirror(Self.self, children: [])
            return
        }
        let member = type.pointee.fields[value.tag]
        var children: [Mirror.Child] = []
        if case .variant(_, let record) = value {
            let content: Any = record.isBox ? record.value(0).reflected(member.shape) : record
            children.append((label: member.name.string, value: content))
        }
        description = StoneEncoder.text { (encoder) throws(StoneError) in try encoder.union(value, type) }
        customMirror = Mirror(Self.self, children: children, displayStyle: .enum)
    }
}
