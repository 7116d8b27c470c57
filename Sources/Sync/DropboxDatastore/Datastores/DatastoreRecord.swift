import Foundation

/// A record of a table. A value that refers to the datastore: reading always returns the current fields.
public struct DatastoreRecord: Sendable {
    /// The ID of the record.
    public let id: String
    /// The table of the record.
    public let table: DatastoreTable

    var key: RecordKey { RecordKey(table: table.id, record: id) }

    /// A Boolean value that indicates whether the record was deleted, on this or another device, or never existed.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    public var isDeleted: Bool {
        get throws(DatastoreError) { try access { open, store in try !state(&open, store).exists } }
    }

    /// The fields and their values.
    ///
    /// - Throws: ``DatastoreError/Code/deleted``, ``DatastoreError/Code/closed``, or ``DatastoreError/Code/cache``.
    public var fields: [String: DatastoreValue] {
        get throws(DatastoreError) { try access { open, store in try existing(&open, store).values ?? [:] } }
    }

    /// The size of the record as its limit counts it: 100, and 100 for each field, and the sizes of the values.
    package var size: Int { get throws(DatastoreError) { DatastoreValue.recordSize(try fields) } }

    /// Returns the value of a field, or `nil` if the record doesn't have the field.
    ///
    /// - Throws: ``DatastoreError/Code/deleted``, ``DatastoreError/Code/closed``, or ``DatastoreError/Code/cache``.
    public func value(_ field: String) throws(DatastoreError) -> DatastoreValue? {
        try access { open, store in RecordState.resolve(try existing(&open, store).fields[field] ?? [])?.value }
    }

    /// Sets a field, or removes it with `nil`.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the ID of the field, ``DatastoreError/Code/badType`` for a list in
    ///   a list, ``DatastoreError/Code/deleted``, or ``DatastoreError/Code/sizeLimit``.
    public func set(_ field: String, to value: DatastoreValue?) throws(DatastoreError) {
        try Identifier.check(field, "field")
        try value?.checkItems()
        try access { open, store in try set(field, to: value, &open, store) }
    }

    /// Sets several fields, or none if one can't be set.
    package func set(_ fields: [String: DatastoreValue]) throws(DatastoreError) {
        for (field, value) in fields {
            try Identifier.check(field, "field")
            try value.checkItems()
        }
        try access { open, store in
            for (field, value) in fields.sorted(by: { $0.key < $1.key }) { try set(field, to: value, &open, store) }
        }
    }

    private func set(
        _ field: String, to value: DatastoreValue?, _ open: inout OpenDatastore, _ store: DatastoreStore
    ) throws {
        let previous = RecordState.resolve(try existing(&open, store).fields[field] ?? [])
        let rule = open.rule(table.id, field)
        guard let value else {
            if previous?.value != nil { try open.change(key, .update(field, .delete(rule)), store) }
            return
        }
        let put = Put(value, rule, replacing: previous, in: open.dot)
        try open.change(key, .update(field, .put(put)), store)
    }

    /// Changes the fields, and the items of lists, in which two values of the record differ.
    package func change(
        from old: [String: DatastoreValue], to new: [String: DatastoreValue]
    ) throws(DatastoreError) {
        for field in Set(old.keys).union(new.keys).sorted() where old[field] != new[field] {
            if case (.list(let before)?, .list(let after)?) = (old[field], new[field]) {
                try changeList(field, from: before, to: after)
            } else {
                try set(field, to: new[field])
            }
        }
    }

    /// Inserts and removes the items in which two lists differ. If other changes were made since, the list is replaced.
    private func changeList(
        _ field: String, from old: [DatastoreValue], to new: [DatastoreValue]
    ) throws(DatastoreError) {
        guard try value(field) == .list(old) else { return try set(field, to: .list(new)) }
        let list = try list(field)
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): try list.remove(at: offset)
            case .insert(let offset, let item, _): try list.insert(item, at: offset)
            }
        }
    }

    /// Returns the list of a field.
    ///
    /// If the field doesn't exist, the first change of the list creates it. If other devices create it at the same time, the
    /// lists become one.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the ID of the field.
    public func list(_ field: String) throws(DatastoreError) -> DatastoreList {
        try Identifier.check(field, "field")
        return DatastoreList(field: field, record: self)
    }

    /// Deletes the record. Does nothing if it's already deleted.
    ///
    /// - Throws: ``DatastoreError/Code/closed``, or ``DatastoreError/Code/sizeLimit`` if there are too many changes.
    public func delete() throws(DatastoreError) {
        try access { open, store in
            if try state(&open, store).exists { try open.change(key, .delete, store) }
        }
    }

    // MARK: Access

    func access<Result: Sendable>(
        _ body: (inout OpenDatastore, DatastoreStore) throws -> Result
    ) throws(DatastoreError) -> Result { try table.datastore.withOpen(body) }

    private func state(_ open: inout OpenDatastore, _ store: DatastoreStore) throws -> RecordState {
        try open.state(of: key, store)
    }

    /// - Throws: ``DatastoreError/Code/deleted``.
    func existing(_ open: inout OpenDatastore, _ store: DatastoreStore) throws -> RecordState {
        let state = try state(&open, store)
        guard state.exists else { throw DatastoreError(.deleted, "the record \(table.id)/\(id) is deleted") }
        return state
    }
}
