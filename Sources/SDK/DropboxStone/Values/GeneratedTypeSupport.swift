// A generated struct has one stored property, its record, and therefore has the same memory layout. An array of such
// structs is an array of records. The runtime converts between them with bit casts. Protocol requirements would do the
// same, but cost two functions and two relocated words in each of 1,800 types, even if unused. Objects of families
// aren't records and implement the conversion themselves.

extension StoneStruct {
    /// The fields.
    @export(implementation)
    public var _record: Record {
        if Self.self is StoneObject.Type, let object = self as? StoneObject { return object._record }
        // Sound because a conforming struct has the memory layout of its record.
        return unsafeBitCast(self, to: Record.self)
    }

    /// Creates a value from existing fields.
    @export(implementation)
    public init(_record: Record) {
        if let type = Self.self as? StoneObject.Type, let object = type.init(_record: _record) as? Self {
            self = object
        } else {
            // Sound because a conforming struct has the memory layout of its record.
            self = unsafeBitCast(_record, to: Self.self)
        }
    }
}

extension StoneStruct {
    /// The fields of a struct that isn't an object of a family. For generated code, which knows the kind of the type
    /// and avoids the check in each property and in each case of a union.
    @export(implementation)
    public var _plainRecord: Record {
        // Sound because a conforming struct has the memory layout of its record.
        unsafeBitCast(self, to: Record.self)
    }

    /// Creates a value that isn't an object of a family from existing fields.
    @export(implementation)
    public init(_plainRecord: Record) {
        // Sound because a conforming struct has the memory layout of its record.
        self = unsafeBitCast(_plainRecord, to: Self.self)
    }
}

extension [Record] {
    /// Returns the records as the structs that wrap them.
    func wrapped<Facade: StoneStruct>() -> [Facade] {
        if Facade.self is StoneObject.Type { return map { Facade(_record: $0) } }
        // Sound because a conforming struct has the memory layout of its record.
        return unsafeBitCast(self, to: [Facade].self)
    }
}

extension Array where Element: StoneStruct {
    /// The records of the structs.
    var records: [Record] {
        if Element.self is StoneObject.Type { return map { $0._record } }
        // Sound because a conforming struct has the memory layout of its record.
        return unsafeBitCast(self, to: [Record].self)
    }
}

extension [Value] {
    /// Returns the objects of a list of a family, creating them from their records if necessary.
    func objects<Object: StoneObject>() -> [Object] { map { $0.familyObject() ?? Object(_record: .empty) } }
}

extension Value {
    /// Returns the object of a family. An object of another class, which generated code doesn't create, becomes an
    /// `Object`.
    func familyObject<Object: StoneObject>() -> Object? {
        switch self {
        case .object(let object): object as? Object ?? Object(_record: object._record)
        case .record(let record):
            record.type.pointee.objectClass?.init(_record: record) as? Object ?? Object(_record: record)
        default: nil
        }
    }
}
