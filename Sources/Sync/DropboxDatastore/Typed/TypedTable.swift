import Foundation

/// A table whose records are values of a `Codable` type.
///
/// A property is a field with the name of its coding key: Boolean values, numbers, texts, dates, bytes, URLs, enumerations with
/// such raw values, and arrays and sets of them. An optional without a value is a missing field. Other properties, such as
/// structures, don't fit, and are reported with their names.
///
///     struct Note: Codable { var title: String; var tags: [String] = [] }
///
///     let notes = try TypedTable<Note>(datastore.table("notes"))
///     let note = try notes.insert(Note(title: "Milk"))
///     try notes.update(note.id) { $0.tags.append("shopping") }
///
/// An update sets only the fields that it changes, and changes only the items of a list that differ. So changes that devices
/// make at the same time merge field by field and item by item, and fields that a later version of the app added remain.
public struct TypedTable<Row: Codable & Sendable>: Sendable {
    /// The table with the fields.
    public let table: DatastoreTable

    /// Creates the view of a table. It reads nothing.
    public init(_ table: DatastoreTable) { self.table = table }

    /// Inserts a record with a new ID.
    ///
    /// - Throws: ``DatastoreError/Code/badType`` if a property doesn't fit, ``DatastoreError/Code/illegalArgument`` if the name of
    ///   one can't be the ID of a field, ``DatastoreError/Code/sizeLimit``, or ``DatastoreError/Code/closed``.
    @discardableResult
    public func insert(_ row: Row) throws(DatastoreError) -> TypedRecord<Row> {
        TypedRecord(id: try table.insert(FieldEncoder.fields(of: row)).id, value: row)
    }

    /// Returns the record with an ID, and inserts it if there is none, such as the only record of settings. If other devices
    /// insert it at the same time, they become one record.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for the ID, ``DatastoreError/Code/badType`` if a property or the record
    ///   doesn't fit, ``DatastoreError/Code/sizeLimit``, or ``DatastoreError/Code/closed``.
    public func recordOrInsert(_ id: String, _ row: Row) throws(DatastoreError) -> TypedRecord<Row> {
        try typed(table.recordOrInsert(id, FieldEncoder.fields(of: row)))
    }

    /// Returns the record with an ID, or `nil` if there is none.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for an invalid ID, ``DatastoreError/Code/badType`` if the record doesn't
    ///   fit, ``DatastoreError/Code/closed``, or ``DatastoreError/Code/cache``.
    public func record(_ id: String) throws(DatastoreError) -> TypedRecord<Row>? {
        guard let record = try table.record(id) else { return nil }
        return try typed(record)
    }

    /// Returns the records whose fields have these values, in the order of their IDs: all records for an empty filter.
    ///
    /// - Throws: ``DatastoreError/Code/badType`` if one of the records doesn't fit, ``DatastoreError/Code/closed``, or
    ///   ``DatastoreError/Code/cache``.
    public func query(_ filter: [String: DatastoreValue] = [:]) throws(DatastoreError) -> [TypedRecord<Row>] {
        let (records, errors) = try fittingRecords(filter)
        if let error = errors.first { throw error }
        return records
    }

    /// Returns the records of a query, and the errors for those that don't fit.
    func fittingRecords(
        _ filter: [String: DatastoreValue]
    ) throws(DatastoreError) -> (records: [TypedRecord<Row>], errors: [DatastoreError]) {
        var (records, errors): ([TypedRecord<Row>], [DatastoreError]) = ([], [])
        for (id, fields) in try table.contents(filter) {
            do throws(DatastoreError) {
                let row: Row = try FieldDecoder.row(of: RecordKey(table: table.id, record: id), fields)
                records.append(TypedRecord(id: id, value: row))
            } catch {
                errors.append(error)
            }
        }
        return (records, errors)
    }

    /// Changes a record.
    ///
    /// - Parameters:
    ///   - id: The ID of the record.
    ///   - change: Changes the current value. An error of it changes nothing.
    /// - Throws: The error of `change`, or a ``DatastoreError``: ``DatastoreError/Code/deleted`` if there is no record,
    ///   ``DatastoreError/Code/badType`` if the record or a property doesn't fit, ``DatastoreError/Code/sizeLimit``, or
    ///   ``DatastoreError/Code/closed``.
    public func update(_ id: String, _ change: (inout Row) throws -> Void) throws {
        try table.datastore.transaction {
            let old = try typed(existing(id)).value
            var new = old
            try change(&new)
            try apply(id, from: old, to: new)
        }
    }

    /// Changes what differs between two values, such as one that a form shows and the one that the user made of it. What other
    /// devices changed in the meantime remains.
    ///
    /// - Throws: ``DatastoreError/Code/deleted`` if there is no record, ``DatastoreError/Code/badType`` if a property doesn't
    ///   fit, ``DatastoreError/Code/sizeLimit``, or ``DatastoreError/Code/closed``.
    public func update(_ id: String, from old: Row, to new: Row) throws(DatastoreError) {
        do {
            try table.datastore.transaction { try apply(id, from: old, to: new) }
        } catch {
            throw DatastoreError(error)
        }
    }

    /// Deletes a record. Does nothing if there is none.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument`` for an invalid ID, ``DatastoreError/Code/closed``, or
    ///   ``DatastoreError/Code/sizeLimit`` if there are too many changes.
    public func delete(_ id: String) throws(DatastoreError) { try table.record(id)?.delete() }

    // MARK: -

    private func typed(_ record: DatastoreRecord) throws(DatastoreError) -> TypedRecord<Row> {
        TypedRecord(id: record.id, value: try FieldDecoder.row(of: record.key, record.fields))
    }

    private func existing(_ id: String) throws(DatastoreError) -> DatastoreRecord {
        guard let record = try table.record(id) else {
            throw DatastoreError(.deleted, "the record \(table.id)/\(id) is deleted")
        }
        return record
    }

    private func apply(_ id: String, from old: Row, to new: Row) throws(DatastoreError) {
        try existing(id).change(from: FieldEncoder.fields(of: old), to: FieldEncoder.fields(of: new))
    }
}

/// A record of a ``TypedTable``, as it was when it was read.
public struct TypedRecord<Row: Sendable>: Sendable, Identifiable {
    /// The ID of the record.
    public let id: String
    /// The properties.
    public let value: Row
}

extension TypedRecord: Equatable where Row: Equatable {}
extension TypedRecord: Hashable where Row: Hashable {}
