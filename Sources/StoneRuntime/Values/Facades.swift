// A generated struct has one stored property, its record. The storage of an array of records is therefore that of an
// array of structs as it stands, and the one is turned into the other without touching an element. Where that is not so,
// in a type that was not generated, each element is converted.

extension [Record] {
    /// The records as the structs that are façades over them.
    func facades<Facade: StoneStruct>() -> [Facade] {
        guard let first else { return [] }
        guard Facade(_record: first).isItsRecord else { return map { Facade(_record: $0) } }
        // sound because a façade of this type is, bit for bit, its record, as was just seen
        return unsafeBitCast(self, to: [Facade].self)
    }
}

extension Array where Element: StoneStruct {
    /// The records of façades.
    var records: [Record] {
        guard let first else { return [] }
        guard first.isItsRecord else { return map { $0._record } }
        // sound because a façade of this type is, bit for bit, its record, as was just seen
        return unsafeBitCast(self, to: [Record].self)
    }
}

extension StoneStruct {
    /// Whether the value is, bit for bit, its record. An object, or a struct that holds anything else, is not.
    fileprivate var isItsRecord: Bool {
        guard MemoryLayout<Self>.size == MemoryLayout<Record>.size else { return false }
        return withUnsafeBytes(of: self) { bytes in
            withUnsafeBytes(of: _record) { record in bytes.elementsEqual(record) }
        }
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
