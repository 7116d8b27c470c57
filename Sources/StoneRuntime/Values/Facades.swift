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
    /// The objects of a list as their common class.
    ///
    /// The class of an object is checked once for a run of objects of one class. An object of another class, which a
    /// generated `wrap` does not make, becomes an object of `Object` itself.
    func objects<Object: StoneObject>() -> [Object] {
        var known: ObjectIdentifier?
        return map { value in
            guard case .object(let object) = value else { return Object(_record: .empty) }
            let dynamic = ObjectIdentifier(type(of: object))
            if dynamic == known { return unsafeDowncast(object, to: Object.self) }
            guard let cast = object as? Object else { return Object(_record: object._record) }
            known = dynamic
            return cast
        }
    }
}
