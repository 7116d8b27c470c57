/// Returns the first value of a type in a value of the API: the value itself, or a value in its fields and members at
/// any depth.
///
/// - Parameters:
///   - type: A generated struct or enum, or a class of a family of subtypes.
///   - container: A value of a generated type. Values of other types contain nothing.
package func firstValue<Target>(of type: Target.Type, in container: Any) -> Target? {
    if let value = container as? Target { return value }
    let search: FirstValueSearch
    if let type = type as? any StoneUnion.Type {
        search = FirstValueSearch(types: [type._type.handle.pointer]) { value, _, _ in type.init(_value: value) }
    } else if let type = type as? any StoneStruct.Type {
        search = FirstValueSearch(types: [type._type.handle.pointer]) { _, record, _ in type.init(_record: record) }
    } else {
        return nil
    }
    if let union = container as? any StoneUnion {
        return search.first(in: union._value, of: Swift.type(of: union)._type.handle.pointer) as? Target
    }
    return (container as? any StoneStruct).flatMap { search.first(in: $0._record) } as? Target
}

/// A depth-first search for a value of one of several types.
package struct FirstValueSearch {
    private let types: [UnsafePointer<TypeInfo>]
    private let makeValue: (Value, Record, UnsafePointer<TypeInfo>) -> Any

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - types: The types to find.
    ///   - makeValue: Creates the result from a member of a union, or from a record, and from its type.
    package init(
        types: [UnsafePointer<TypeInfo>], makeValue: @escaping (Value, Record, UnsafePointer<TypeInfo>) -> Any
    ) {
        self.types = types
        self.makeValue = makeValue
    }

    // The functions below are mutually recursive. Inlining would expand them several times.

    @inline(never)
    package func first(in value: Value, _ shape: ResolvedType) -> Any? {
        switch value {
        case .null, .bool, .int, .uint, .double, .string, .data, .strings: return nil
        case .record(let record): return first(in: record)
        case .object(let object): return first(in: object._record)
        case .tag, .variant: return shape.type.flatMap { first(in: value, of: $0) }
        case .records(let records):
            for record in records {
                if let result = first(in: record) { return result }
            }
            return nil
        case .list(let list): return first(in: list.elements, shape)
        case .map(let map): return first(in: Array(map.entries.values), shape)
        }
    }

    @inline(never)
    func first(in record: Record) -> Any? {
        var ancestor: UnsafePointer<TypeInfo>? = record.type
        while let type = ancestor {
            if types.contains(type) { return makeValue(.record(record), record, record.type) }
            ancestor = type.pointee.parent
        }
        var result: Any?
        record.forEach { index, value in
            if result == nil { result = first(in: value, record.type.pointee.fields[index].shape) }
        }
        return result
    }

    func first(in member: Value, of union: UnsafePointer<TypeInfo>) -> Any? {
        if types.contains(union) { return makeValue(member, .empty, union) }
        guard case .variant(_, let content) = member, (0..<union.pointee.count).contains(member.tag) else { return nil }
        guard content.isBox else { return first(in: content) }
        return first(in: content.value(0), union.pointee.fields[member.tag].shape)
    }

    @inline(never)
    private func first(in values: [Value], _ shape: ResolvedType) -> Any? {
        guard let element = shape.element?.pointee else { return nil }
        for value in values {
            if let result = first(in: value, element) { return result }
        }
        return nil
    }
}
