/// The JSON representations of values.
package enum WireType: UInt8, Sendable {
    case void, bool, int32, uint32, int64, uint64, float, double, string, timestamp, day, bytes
    case structure, family, union, list, map
    /// A type that doesn't exist. Values of this type can't be encoded or decoded.
    case unknown
}

/// The type of a field, an element, or a route's argument: an expression of the schema with all names resolved.
package struct ResolvedType {
    package var wireType: WireType
    package var isNullable = false
    /// The type, if this is a struct, a family, or a union.
    package var type: UnsafePointer<TypeInfo>?
    /// The type of the items of a list, or of the values of a map.
    package var element: UnsafePointer<ResolvedType>?
    /// The constraints for the value, or `nil` if there are none.
    var constraints: UnsafePointer<Constraints>?

    package init(wireType: WireType = .void) { self.wireType = wireType }
}

/// A field of a struct or a member of a union.
package struct FieldInfo {
    package let name: ByteSpan
    package let shape: ResolvedType
    /// A Boolean value that indicates whether the field is nullable or has a default, so JSON without it is complete.
    package let isOptional: Bool
}

/// A subtype of a family, which its tag identifies.
struct Subtype {
    let tag: ByteSpan
    let type: UnsafePointer<TypeInfo>
}

/// A struct or a union, parsed from the schema and linked to the types that it refers to.
///
/// Pointers refer to it without reference counting. It's never changed after publication and never released.
package struct TypeInfo {
    package enum Kind { case structure, family, union }
    package var kind = Kind.structure
    /// Unowned. The linker retains the schema of every linked type.
    package let schema: Unmanaged<StoneSchema>
    package let position: Int
    package let name: ByteSpan
    package var fields: UnsafePointer<FieldInfo>
    package var count = 0
    /// The index of a union with many members, like the 633 types of team events.
    var fieldIndex: UnsafePointer<FieldIndex>?
    /// The required fields, one bit each. Unused if the type has more than 64 fields.
    var required: UInt64 = 0
    /// The index of the member for unknown tags, or -1. For a family, 0 if unknown tags decode as the base type.
    var catchAll = -1
    var subtypes: UnsafePointer<Subtype>
    var subtypeCount = 0
    package var parent: UnsafePointer<TypeInfo>?
    /// The class of a family's base or subtype.
    package var objectClass: StoneObject.Type?

    /// A Boolean value that indicates whether the type has more fields than a record's mask has bits.
    var isWide: Bool { count > 64 }
    package var isOpen: Bool { catchAll >= 0 }
    /// The family whose tag identifies the type.
    package var family: UnsafePointer<TypeInfo>? { parent.flatMap { $0.pointee.kind == .family ? $0 : nil } }

    /// Returns the index of the member or field named `key`. `hint` is its expected index and is advanced.
    @inline(__always)
    func lookUp(_ key: ByteSpan, _ hint: inout Int) -> Int {
        if hint < count, fields[hint].name == key {
            hint += 1
            return hint - 1
        }
        return search(key, &hint)
    }

    @inline(never)
    private func search(_ key: ByteSpan, _ hint: inout Int) -> Int {
        if let fieldIndex { return fieldIndex.pointee.lookUp(key, fields) }
        var index = hint
        for _ in 0..<count {
            if index >= count { index = 0 }
            if fields[index].name == key {
                hint = index + 1
                return index
            }
            index += 1
        }
        return -1
    }

    func subtype(tagged tag: ByteSpan) -> UnsafePointer<TypeInfo>? {
        for index in 0..<subtypeCount where subtypes[index].tag == tag { return subtypes[index].type }
        return nil
    }

    /// Returns the text of the default of the field at `index`, as in the schema, or `nil` if it has no default.
    ///
    /// Generated code contains the defaults as Swift, so only code without generated types reads the text.
    package func defaultText(ofField index: Int) -> String? {
        guard index >= 0, index < count else { return nil }
        if let parent, index < parent.pointee.count { return parent.pointee.defaultText(ofField: index) }
        let text = schema.takeUnretainedValue().text
        let start = fields[index].name.start - text.utf8Start
        guard start >= 0, start < text.utf8CodeUnitCount else { return nil }
        var line = text.cursor(start..<text.utf8CodeUnitCount)
        _ = line.span()
        _ = line.expression()
        line.skipWhitespace()
        guard line.consume(0x3D) else { return nil }
        return line.expression()
    }

    func tag(of type: UnsafePointer<TypeInfo>) -> ByteSpan? {
        for index in 0..<subtypeCount where subtypes[index].type == type { return subtypes[index].tag }
        return nil
    }
}

/// A hash table of field names.
struct FieldIndex {
    /// The number of fields above which the table is faster than a linear search.
    static let threshold = 24

    /// The index plus one, or 0 for an empty slot. A name is in the slot of its hash or in one of the next slots.
    private var slots: [UInt16]

    init?(_ fields: [FieldInfo]) {
        guard fields.count >= Self.threshold, fields.count < Int(UInt16.max) else { return nil }
        var size = 64
        while size < fields.count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (index, field) in fields.enumerated() {
            var slot = Self.hash(field.name) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt16(index + 1)
        }
    }

    func lookUp(_ key: ByteSpan, _ fields: UnsafePointer<FieldInfo>) -> Int {
        let mask = slots.count - 1
        var slot = Self.hash(key) & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if fields[index].name == key { return index }
            slot = (slot + 1) & mask
        }
        return -1
    }

    private static func hash(_ name: ByteSpan) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<name.count { hash = (hash ^ UInt64(name.start[index])) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}

/// A linked type that can be sent to other threads.
// @unchecked Sendable because the type is never changed or released after it was published.
package struct TypeHandle: @unchecked Sendable {
    package let pointer: UnsafePointer<TypeInfo>
}
