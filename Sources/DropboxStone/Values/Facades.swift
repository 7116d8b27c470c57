// A generated struct has one stored property, its record: bit for bit it is that record, and an array of such structs is an
// array of records. The runtime turns the one into the other as they stand. Requirements of the protocol would do the same
// for the price of two functions and two relocated words in each of 1,800 types, called or not. Objects of families, which
// are no records, know how to do it themselves.

extension StoneStruct {
    /// The fields.
    @export(implementation)
    public var _record: Record {
        if Self.self is StoneObject.Type, let object = self as? StoneObject { return object._record }
        // sound because a struct that conforms is, bit for bit, its record
        return unsafeBitCast(self, to: Record.self)
    }

    /// Makes the façade over fields that are there already.
    @export(implementation)
    public init(_record: Record) {
        if let type = Self.self as? StoneObject.Type, let object = type.init(_record: _record) as? Self {
            self = object
        } else {
            // sound because a struct that conforms is, bit for bit, its record
            self = unsafeBitCast(_record, to: Self.self)
        }
    }
}

extension StoneStruct {
    /// The fields of a struct that is no object of a family. For generated code, which knows which one it has; it is spared
    /// the question in each property and in each case of a union.
    @export(implementation)
    public var _plainRecord: Record {
        // sound because a struct that conforms is, bit for bit, its record
        unsafeBitCast(self, to: Record.self)
    }

    /// Makes the façade, no object of a family, over fields that are there already.
    @export(implementation)
    public init(_plainRecord: Record) {
        // sound because a struct that conforms is, bit for bit, its record
        self = unsafeBitCast(_plainRecord, to: Self.self)
    }
}

extension [Record] {
    /// The records as the structs that are façades over them.
    func facades<Facade: StoneStruct>() -> [Facade] {
        if Facade.self is StoneObject.Type { return map { Facade(_record: $0) } }
        // sound because a struct that conforms is, bit for bit, its record
        return unsafeBitCast(self, to: [Facade].self)
    }
}

extension Array where Element: StoneStruct {
    /// The records of façades.
    var records: [Record] {
        if Element.self is StoneObject.Type { return map { $0._record } }
        // sound because a struct that conforms is, bit for bit, its record
        return unsafeBitCast(self, to: [Record].self)
    }
}

extension [Value] {
    /// The objects of a list of a family, made of their records if need be.
    func objects<Object: StoneObject>() -> [Object] { map { $0.familyObject() ?? Object(_record: .empty) } }
}

extension Value {
    /// The object of a family. One of another class, which generated code does not make, becomes an `Object` itself.
    func familyObject<Object: StoneObject>() -> Object? {
        switch self {
        case .object(let object): object as? Object ?? Object(_record: object._record)
        case .record(let record):
            record.type.pointee.objectClass?.init(_record: record) as? Object ?? Object(_record: record)
        default: nil
        }
    }
}
