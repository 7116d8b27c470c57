import Foundation

/// A table of a datastore: records with the fields that each of them has. A value that refers to the datastore.
public struct DatastoreTable: Sendable {
    /// The ID of the table.
    public let id: String
    /// The datastore of the table.
    public let datastore: Datastore

    /// Inserts a record with a new ID.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the ID of a field, ``DatastoreError/Code/badType`` for a list in a
    ///   list, or ``DatastoreError/Code/sizeLimit``.
    @discardableResult
    public func insert(_ fields: [String: DatastoreValue] = [:]) throws(DatastoreError) -> DatastoreRecord {
        let record = DatastoreRecord(id: Identifier.random(), table: self)
        try insert(record, fields)
        return record
    }

    /// Returns the record with an ID, or `nil` if there is none.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for an invalid ID.
    public func record(_ id: String) throws(DatastoreError) -> DatastoreRecord? {
        try Identifier.check(id, "record")
        let record = DatastoreRecord(id: id, table: self)
        return try record.isDeleted ? nil : record
    }

    /// Returns the record with an ID, and inserts it if there is none. If other devices insert a record with the same ID at
    /// the same time, they become one record.
    ///
    /// - Parameters:
    ///   - id: The ID of the record.
    ///   - fields: The fields of a new record. They aren't set if the record exists.
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for an invalid ID, ``DatastoreError/Code/badType`` for a list in a
    ///   list, or ``DatastoreError/Code/sizeLimit``.
    public func recordOrInsert(
        _ id: String, _ fields: [String: DatastoreValue] = [:]
    ) throws(DatastoreError) -> DatastoreRecord {
        try insertIfMissing(id, fields)
        return DatastoreRecord(id: id, table: self)
    }

    /// Inserts a record with an ID. Returns `false` if there is one, which it doesn't change.
    @discardableResult
    package func insertIfMissing(_ id: String, _ fields: [String: DatastoreValue]) throws(DatastoreError) -> Bool {
        try Identifier.check(id, "record")
        return try insert(DatastoreRecord(id: id, table: self), fields, onlyIfMissing: true)
    }

    @discardableResult
    private func insert(
        _ record: DatastoreRecord, _ fields: [String: DatastoreValue], onlyIfMissing: Bool = false
    ) throws(DatastoreError) -> Bool {
        for (field, value) in fields {
            try Identifier.check(field, "field")
            try value.checkItems()
        }
        return try datastore.withOpen { open, store in
            if onlyIfMissing, try open.state(of: record.key, store).exists { return false }
            var puts: [String: Put] = [:]
            for (field, value) in fields {
                puts[field] = Put(value, open.rule(id, field), replacing: nil, in: open.dot)
            }
            try open.change(record.key, .insert(puts), store)
            return true
        }
    }

    /// Returns the records whose fields have these values, in the order of their IDs: all records for an empty filter.
    ///
    /// The fields of large tables are indexed when they are queried for the first time.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    public func query(_ filter: [String: DatastoreValue] = [:]) throws(DatastoreError) -> [DatastoreRecord] {
        let ids = try filter.isEmpty ? recordIDs : contents(filter).map(\.id)
        return ids.map { DatastoreRecord(id: $0, table: self) }
    }

    /// The IDs of all records, in order.
    private var recordIDs: [String] {
        get throws(DatastoreError) {
            try datastore.withOpen { open, store in
                let stored = try store.existingRecords(in: id).filter { open.records[$0] == nil }
                let changed = open.records.filter { $0.key.table == id && $0.value.exists }.keys
                return (stored + changed).map(\.record).sorted()
            }
        }
    }

    /// Returns the IDs and fields of the records whose fields have these values.
    func contents(
        _ filter: [String: DatastoreValue]
    ) throws(DatastoreError) -> [(id: String, fields: [String: DatastoreValue])] {
        try datastore.withOpen(isWriting: !filter.isEmpty) { open, store in
            var found: [(id: String, fields: [String: DatastoreValue])] = []
            let add = { (key: RecordKey, values: [String: DatastoreValue]?) in
                if let values, values.matches(filter) { found.append((key.record, values)) }
            }
            let stored = try filter.isEmpty ? store.existingRecords(in: id) : store.candidates(in: id, filter)
            for key in stored where open.records[key] == nil { add(key, try store.values(key)) }
            for (key, state) in open.records where key.table == id { add(key, state.values) }
            return found.sorted { $0.id < $1.id }
        }
    }

    /// Sets the rule for changes of a field that devices make at the same time. It applies to later changes by this device
    /// until the datastore is closed: set the rules after you open it. The default is ``ResolutionRule/remote``.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the ID of a field, or ``DatastoreError/Code/closed``.
    public func setResolutionRule(_ rule: ResolutionRule, forField field: String) throws(DatastoreError) {
        try Identifier.check(field, "field")
        try datastore.withOpen { open, _ in open.rules[id, default: [:]][field] = rule }
    }
}

extension [String: DatastoreValue] {
    fileprivate func matches(_ filter: [String: DatastoreValue]) -> Bool {
        filter.allSatisfy { self[$0.key] == $0.value }
    }
}

extension DatastoreValue {
    /// - Throws: ``DatastoreError/Code/badType`` for a list in a list.
    func checkItems() throws(DatastoreError) {
        if case .list(let items) = self, items.contains(where: \.isList) {
            throw DatastoreError(.badType, "a list can't contain a list")
        }
    }
}
