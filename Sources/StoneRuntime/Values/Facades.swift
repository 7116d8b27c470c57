extension [Record] {
    /// The records as the structs that are façades over them.
    ///
    /// A generated struct has one stored property, its record, so the storage of an array of records is that of an array
    /// of structs as it stands. Where that is not so, in a type that was not generated, each record is handed to the
    /// initializer.
    func facades<Facade: StoneStruct>() -> [Facade] {
        guard let first else { return [] }
        if Facade(_record: first).isItsRecord { return unsafeBitCast(self, to: [Facade].self) }
        return map { Facade(_record: $0) }
    }
}

extension Array where Element: StoneStruct {
    /// The records of façades.
    var records: [Record] {
        guard let first else { return [] }
        if first.isItsRecord { return unsafeBitCast(self, to: [Record].self) }
        return map { $0._record }
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
