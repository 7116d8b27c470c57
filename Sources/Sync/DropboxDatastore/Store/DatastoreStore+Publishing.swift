import DropboxSQLite
import Foundation

/// The files that this device writes.
extension DatastoreStore {
    /// A file that the server may or may not have.
    struct Upload: Sendable, Hashable {
        let name: String
        let content: Data
        /// The deltas that the file covers, if it's a snapshot.
        var seen: VersionVector?
    }

    var uploads: [Upload] {
        get throws(SQLiteError) {
            try connection.rows("SELECT name, content FROM upload WHERE datastore = ? ORDER BY rowid", key) { row in
                Upload(name: row[0] ?? "", content: row[1] ?? Data())
            }
        }
    }

    /// Writes the unpublished deltas into files. From now on, their content and their position among all deltas never
    /// change, because the server may receive an upload whose response is lost.
    func publishOutgoing() throws {
        var identity = try identity
        guard identity.fork == nil else { return }
        let rows = try connection.rows(
            "SELECT sequence, delta FROM outgoing WHERE datastore = ? ORDER BY sequence", key
        ) { row in (sequence: row.integer(0) ?? 0, json: row.blob(1) ?? Data()) }
        guard !rows.isEmpty else { return }
        identity.number = Stamp.number(after: identity.number)
        var next = rows[...]
        while !next.isEmpty {
            var size = 0
            // At least one, however large it is.
            let lines = next.prefix { row in
                let isFirst = size == 0
                size += row.json.count
                return isFirst || size <= FileCoding.usualDeltaFileSize
            }
            try addUpload(lines, identity)
            next = next.dropFirst(lines.count)
        }
        try replaceUnpublishedStates(identity)
        try connection.execute("DELETE FROM outgoing WHERE datastore = ?", key)
        try setHead(identity.device, identity.sequence)
        identity.published = identity.sequence
        try save(identity)
    }

    private func addUpload(_ lines: ArraySlice<(sequence: Int64, json: Data)>, _ identity: Identity) throws {
        guard let first = lines.first?.sequence, let last = lines.last?.sequence else { return }
        let content = try DeltaFile.content(
            device: identity.device, number: identity.number, lines: lines.map(\.json))
        let name = FileName(deltas: first...last, of: identity.device, content: content)
        try connection.execute("INSERT INTO upload VALUES (?, ?, ?)", key, name.text, content)
    }

    /// Gives the unpublished deltas in the states of records their numbers.
    private func replaceUnpublishedStates(_ identity: Identity) throws {
        let deltas = try outgoing
        try removeUnpublishedStates()
        try changeRecords { records in
            for delta in deltas { try records.apply(delta, Stamp(number: identity.number, dot: delta.dot)) }
        }
    }

    /// Records that the server has a file.
    func confirm(_ upload: Upload) throws {
        try connection.execute("DELETE FROM upload WHERE datastore = ? AND name = ?", key, upload.name)
        try setFile(upload.name, size: upload.content.count, .applied, seen: upload.seen)
    }

    // MARK: Snapshots

    /// Returns a snapshot of all deltas that were applied, or `nil` if something wasn't published yet, or it would
    /// be too large.
    func snapshot() throws -> Upload? {
        let identity = try identity
        guard identity.fork == nil, identity.sequence == identity.published, identity.number > 0, try uploads.isEmpty
        else {
            return nil
        }
        let records = try connection.rows(
            "SELECT tbl, id, state FROM record WHERE datastore = ? ORDER BY tbl, id", key
        ) { row in (key: RecordKey(table: row[0] ?? "", record: row[1] ?? ""), json: row.blob(2) ?? Data()) }
        let head = try head
        let content = try SnapshotFile.content(
            seen: head, number: identity.number, records: records.sorted { $0.key < $1.key })
        // No device would read it. The files with deltas remain.
        guard content.count <= FileCoding.maximumSnapshotSize else { return nil }
        return Upload(name: FileName(snapshot: identity.number, content: content).text, content: content, seen: head)
    }
}
