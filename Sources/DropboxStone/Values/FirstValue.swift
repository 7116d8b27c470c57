/// The first value of a type in a value of the API: the value itself, or what is in its fields and members, however deep.
///
/// - Parameters:
///   - type: A generated struct or enum, or a class of a family of subtypes.
///   - whole: A value of a generated type; there is nothing in values of other types.
package func firstValue<Wanted>(of type: Wanted.Type, in whole: Any) -> Wanted? {
    if let value = whole as? Wanted { return value }
    let search: Search
    if let type = type as? any StoneUnion.Type {
        search = Search(type: type._type.handle.pointer) { value, _ in type.init(_value: value) }
    } else if let type = type as? any StoneStruct.Type {
        search = Search(type: type._type.handle.pointer) { _, record in type.init(_record: record) }
    } else {
        return nil
    }
    if let union = whole as? any StoneUnion {
        return search.first(in: union._value, of: Swift.type(of: union)._type.handle.pointer) as? Wanted
    }
    return (whole as? any StoneStruct).flatMap { search.first(in: $0._record) } as? Wanted
}

/// Looks for a value of a type.
private struct Search {
    let type: UnsafePointer<TypeInfo>
    /// Makes the Swift form of what was found: a member of a union, or a record.
    let make: (Value, Record) -> Any

    // The functions below call each other. Were they inlined, the compiler would unfold that several times.

    @inline(never)
    func first(in value: Value, _ shape: ResolvedType) -> Any? {
        switch value {
        case .null, .bool, .int, .uint, .double, .string, .data, .strings: return nil
        case .record(let record): return first(in: record)
        case .object(let object): return first(in: object._record)
        case .tag, .variant: return shape.type.flatMap { first(in: value, of: $0) }
        case .records(let records):
            for record in records {
                if let found = first(in: record) { return found }
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
            if type == self.type { return make(.record(record), record) }
            ancestor = type.pointee.parent
        }
        var found: Any?
        record.forEach { index, value in
            if found == nil { found = first(in: value, record.type.pointee.fields[index].shape) }
        }
        return found
    }

    func first(in member: Value, of union: UnsafePointer<TypeInfo>) -> Any? {
        if union == type { return make(member, .empty) }
        guard case .variant(_, let content) = member, (0..<union.pointee.count).contains(member.tag) else { return nil }
        guard content.isBox else { return first(in: content) }
        return first(in: content.value(0), union.pointee.fields[member.tag].shape)
    }

    @inline(never)
    private func first(in values: [Value], _ shape: ResolvedType) -> Any? {
        guard let element = shape.element?.pointee else { return nil }
        for value in values {
            if let found = first(in: value, element) { return found }
        }
        return nil
    }
}
