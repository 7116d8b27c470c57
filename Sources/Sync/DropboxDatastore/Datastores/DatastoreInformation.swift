import DropboxSQLite
import Foundation

/// What the former API knew of each datastore: its title, and when it was modified.
///
/// As there, it's in the record `info` of the table `:info`, which devices merge like all others. Its size and number count, but
/// it's in no list of tables or changes. Only the Objective-C classes with the former names write it.
package struct DatastoreInformation: Sendable, Hashable {
    /// The ID of the datastore.
    package let id: String
    /// The title, or `nil` if none is set.
    package let title: String?
    /// When a device synced changes last, by the clock of that device; `nil` if none has recorded it.
    package let modificationTime: Date?
    /// A Boolean value that indicates whether the datastore was deleted, and nobody has created it again.
    package let isDeleted: Bool
    /// What the account may do with the datastore, if it's shared; `nil` if it isn't, or before the first contact.
    package let access: DatastoreAccess?
    /// A Boolean value that indicates whether this device shared the datastore. Other devices of the owner don't know it.
    package let isOwner: Bool

    static let table = ":info"
    static let record = "info"
    static let key = RecordKey(table: table, record: record)

    enum Field {
        static let title = "title"
        static let modificationTime = "mtime"
        static let isDeleted = "deleted"
    }

    init(id: String, _ fields: [String: DatastoreValue], _ access: DatastoreAccess?, isOwner: Bool) {
        (self.id, self.access, self.isOwner) = (id, access, isOwner)
        title = if case .string(let title)? = fields[Field.title] { title } else { nil }
        modificationTime = fields[Field.modificationTime]?.date
        isDeleted = fields[Field.isDeleted] == .bool(true)
    }
}

extension Datastore {
    private var informationTable: DatastoreTable { DatastoreTable(id: DatastoreInformation.table, datastore: self) }

    /// The title and so on, with the local changes.
    ///
    /// - Throws: ``DatastoreError/Code/closed`` or ``DatastoreError/Code/cache``.
    package var information: DatastoreInformation {
        get throws(DatastoreError) {
            try withOpen { open, store in
                let fields = try open.state(of: DatastoreInformation.key, store).values ?? [:]
                let isOwner = try DatastoreCore.isOwner(of: id, store.connection)
                return DatastoreInformation(id: id, fields, open.access, isOwner: isOwner)
            }
        }
    }

    /// Sets the title, or removes it with `nil`.
    ///
    /// - Throws: ``DatastoreError/Code/sizeLimit``, ``DatastoreError/Code/readOnly``, or ``DatastoreError/Code/closed``.
    package func setTitle(_ title: String?) throws(DatastoreError) {
        try setInformation(DatastoreInformation.Field.title, to: title.map { .string($0) })
    }

    /// Records when the datastore is modified. Of several times, the latest remains.
    ///
    /// - Throws: ``DatastoreError/Code/illegalArgument``, ``DatastoreError/Code/sizeLimit``,
    ///   ``DatastoreError/Code/readOnly``, or ``DatastoreError/Code/closed``.
    package func setModificationTime(_ time: Date) throws(DatastoreError) {
        let field = DatastoreInformation.Field.modificationTime
        try informationTable.setResolutionRule(.max, forField: field)
        try setInformation(field, to: .date(time))
    }

    /// Removes the mark of a deleted datastore, if it has one.
    ///
    /// - Throws: ``DatastoreError/Code/readOnly`` or ``DatastoreError/Code/closed``.
    package func markAsCreated() throws(DatastoreError) {
        if try information.isDeleted { try setInformation(DatastoreInformation.Field.isDeleted, to: nil) }
    }

    /// Deletes all records, and marks the datastore as deleted.
    ///
    /// - Throws: ``DatastoreError/Code/readOnly``, ``DatastoreError/Code/closed``, or an error of ``sync()``.
    package func deleteContents() async throws(DatastoreError) {
        try await sync()
        for table in try tables {
            for record in try table.query() {
                try record.delete()
                if try unsyncedChangesSize > DatastoreLimits.deltaSize / 2 { try await sync() }
            }
        }
        try setTitle(nil)
        try setInformation(DatastoreInformation.Field.isDeleted, to: .bool(true))
        try await sync()
    }

    private func setInformation(_ field: String, to value: DatastoreValue?) throws(DatastoreError) {
        try informationTable.recordOrInsert(DatastoreInformation.record).set(field, to: value)
    }
}

extension DatastoreManager {
    /// Returns the title and so on of a datastore, as the next `sync` of it would show it.
    ///
    /// - Throws: ``DatastoreError/Code/notFound``, ``DatastoreError/Code/closed``, or ``DatastoreError/Code/cache``.
    package func information(of id: String) throws(DatastoreError) -> DatastoreInformation {
        try core.information(of: id)
    }
}

extension DatastoreCore {
    /// Ends a transaction that changes nothing.
    private struct Peeked: Error { let information: DatastoreInformation }

    fileprivate func information(of id: String) throws(DatastoreError) -> DatastoreInformation {
        do {
            return try withAll { _, all, connection in
                guard let store = all.first(where: { $0.id == id })?.store else {
                    throw DatastoreError(.notFound, "there is no datastore \(id)")
                }
                let hasIncoming = try store.hasIncoming
                if hasIncoming { _ = try store.applyIncoming() }
                let fields = try store.values(DatastoreInformation.key) ?? [:]
                let isOwner = try Self.isOwner(of: id, connection)
                let information = DatastoreInformation(id: id, fields, try store.access, isOwner: isOwner)
                // The transaction is taken back: only `sync` may apply what was received.
                if hasIncoming { throw Peeked(information: information) }
                return information
            }
        } catch {
            if let peeked = error.underlyingError as? Peeked { return peeked.information }
            throw error
        }
    }
}
