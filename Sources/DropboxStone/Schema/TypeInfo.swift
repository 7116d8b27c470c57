/// How a value looks in JSON.
enum WireType: UInt8, Sendable {
    case void, bool, int32, uint32, int64, uint64, float, double, string, timestamp, day, bytes
    case structure, family, union, list, map
    /// An expression that refers to nothing. A value of this type can be neither read nor written.
    case unknown
}

/// The type of a field, an element or a route's argument: an expression of the schema with all names resolved.
struct ResolvedType {
    var code = WireType.void
    var isNullable = false
    /// The type, for a struct, a family and a union.
    var type: UnsafePointer<TypeInfo>?
    /// The shape of the items of a list, or of the values of a map.
    var element: UnsafePointer<ResolvedType>?
    /// What the value has to satisfy; nil if everything is allowed.
    var rules: UnsafePointer<Constraints>?
}

/// A field of a struct or a member of a union.
struct FieldInfo {
    let name: ByteSpan
    let shape: ResolvedType
    /// Whether JSON without the field is complete: it is nullable, or has a default.
    let isOptional: Bool
}

/// A subtype that a family tells by its tag.
struct Subtype {
    let tag: ByteSpan
    let type: UnsafePointer<TypeInfo>
}

/// A struct or a union, read from the schema and linked with the types it refers to.
///
/// Reached by pointers without reference counting; it is never changed once it is published, and never freed.
struct TypeInfo {
    enum Kind { case structure, family, union }

    var kind = Kind.structure
    /// Unowned: the linker keeps the schema of every linked type.
    let schema: Unmanaged<StoneSchema>
    let position: Int
    let name: ByteSpan
    var fields: UnsafePointer<FieldInfo>
    var count = 0
    /// Finds a member of a union that has many, as the 633 kinds of team events do.
    var directory: UnsafePointer<FieldIndex>?
    /// The fields that have to be there, one bit each. Types with more than 64 fields do not use it.
    var required: UInt64 = 0
    /// The member that stands for tags we do not know, or -1. For a family: 0 if unknown tags become the base type.
    var catchAll = -1
    var subtypes: UnsafePointer<Subtype>
    var subtypeCount = 0
    var parent: UnsafePointer<TypeInfo>?
    /// The class of a family's base or subtype.
    var objectClass: StoneObject.Type?

    /// More fields than a record's mask has bits.
    var isWide: Bool { count > 64 }
    var isOpen: Bool { catchAll >= 0 }

    /// The member or field called `key`. `hint` is the index at which it is expected, and is moved on.
    @inline(__always)
    func find(_ key: ByteSpan, _ hint: inout Int) -> Int {
        if hint < count, fields[hint].name == key {
            hint += 1
            return hint - 1
        }
        return search(key, &hint)
    }

    @inline(never)
    private func search(_ key: ByteSpan, _ hint: inout Int) -> Int {
        if let directory { return directory.pointee.find(key, fields) }
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

    func tag(of type: UnsafePointer<TypeInfo>) -> ByteSpan? {
        for index in 0..<subtypeCount where subtypes[index].type == type { return subtypes[index].tag }
        return nil
    }
}

/// The indices of fields by a hash of their names.
struct FieldIndex {
    /// From this number of fields on, a directory is faster than looking at one field after the other.
    static let threshold = 24

    /// Index plus one; 0 for an empty place. A name is at the place of its hash, or at one of the next.
    private var places: [UInt16]

    init?(_ fields: [FieldInfo]) {
        guard fields.count >= Self.threshold, fields.count < Int(UInt16.max) else { return nil }
        var size = 64
        while size < fields.count * 2 { size *= 2 }
        places = Array(repeating: 0, count: size)
        for (index, field) in fields.enumerated() {
            var place = Self.hash(field.name) & (size - 1)
            while places[place] != 0 { place = (place + 1) & (size - 1) }
            places[place] = UInt16(index + 1)
        }
    }

    func find(_ key: ByteSpan, _ fields: UnsafePointer<FieldInfo>) -> Int {
        let last = places.count - 1
        var place = Self.hash(key) & last
        while places[place] != 0 {
            let index = Int(places[place]) - 1
            if fields[index].name == key { return index }
            place = (place + 1) & last
        }
        return -1
    }

    private static func hash(_ name: ByteSpan) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<name.count { hash = (hash ^ UInt64(name.start[index])) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}

/// A linked type that may go from thread to thread.
// @unchecked Sendable because what it points to is never changed or freed after it was published.
struct TypeHandle: @unchecked Sendable {
    let pointer: UnsafePointer<TypeInfo>
}
