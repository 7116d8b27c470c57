import DropboxSQLite
import Foundation

/// The state of a file in the folder.
enum FileState: Int {
    /// It must be downloaded.
    case wanted = 0
    /// It was received or written by this device. Nothing needs to be done.
    case applied = 1
    /// It can't be used, and is reported.
    case rejected = 2
}

/// The files in the folder.
extension DatastoreStore {
    /// Records a file of a listing.
    ///
    /// - Parameters:
    ///   - size: The size that the server reports.
    ///   - hash: The content hash that the server reports, if any.
    ///   - listing: The number of the complete listing that the file belongs to.
    func list(_ name: String, size: Int, hash: String?, listing: Int) throws {
        let state = try connection.value(
            "SELECT state FROM file WHERE datastore = ? AND name = ?", key, name, as: Int.self)
        let problem = Self.problem(name, size: size, hash: hash)
        if let problem {
            try setFile(name, size: size, .rejected, listing: listing, problem: problem)
            try recognizeCopy(name)
        } else if state == nil || state == FileState.rejected.rawValue {
            // The name alone doesn't say which deltas are in a file: somebody can have renamed it.
            try setFile(name, size: size, isWritten(name) ? .applied : .wanted, listing: listing)
        } else {
            try connection.execute("UPDATE file SET listing = ? WHERE datastore = ? AND name = ?", listing, key, name)
        }
        // The response to the upload was lost.
        if problem == nil {
            try connection.execute("DELETE FROM upload WHERE datastore = ? AND name = ?", key, name)
        }
    }

    /// Returns what is wrong with a file, or `nil`.
    private static func problem(_ name: String, size: Int, hash: String?) -> String? {
        guard let parsed = FileName(name) else { return "not a file of a datastore" }
        if size > parsed.maximumSize { return "the file is too large: \(size) bytes" }
        if let hash, hash != parsed.hash { return "the content is damaged: its hash isn't the one in its name" }
        return nil
    }

    /// Whether this device is uploading the file.
    private func isWritten(_ name: String) throws(SQLiteError) -> Bool {
        try connection.value("SELECT 1 FROM upload WHERE datastore = ? AND name = ?", key, name, as: Bool.self) ?? false
    }

    /// Requires a new identity if the name of a damaged file says that another device uses the one of this device.
    private func recognizeCopy(_ name: String) throws {
        guard case .deltas(let device, let range)? = FileName(name)?.kind else { return }
        var identity = try identity
        guard device == identity.device, range.upperBound > identity.published, identity.fork == nil else { return }
        identity.fork = identity.published
        try save(identity)
    }

    func setFile(
        _ name: String, size: Int, _ state: FileState, listing: Int? = nil, problem: String? = nil,
        seen: VersionVector? = nil
    ) throws {
        let json = try seen.map { String(decoding: try FileCoding.encode($0.sequences), as: UTF8.self) }
        try connection.execute(
            """
            INSERT INTO file VALUES (
                ?1, ?2, ?3, ?4, coalesce(?5, (SELECT value FROM setting WHERE name = 'listing'), 0), ?6,
                coalesce(?7, (SELECT seen FROM snapshot WHERE datastore = ?1 AND name = ?2)))
            ON CONFLICT DO UPDATE SET size = excluded.size, state = excluded.state, problem = excluded.problem,
                listing = excluded.listing, seen = coalesce(excluded.seen, seen)
            """, key, name, size, state.rawValue, listing, problem, json)
        if let json {
            try connection.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)", key, name, json)
        }
    }

    /// Records that a file, or the entire folder, was deleted.
    func removeFile(_ name: String?) throws(SQLiteError) {
        try connection.execute("DELETE FROM file WHERE datastore = ?1 AND (?2 IS NULL OR name = ?2)", key, name)
    }

    /// The files that must be downloaded, snapshots first: what they cover needs no download.
    var wantedFiles: [String] {
        get throws(SQLiteError) {
            let names = try connection.rows(
                "SELECT name FROM file WHERE datastore = ? AND state = 0 ORDER BY name", key
            ) { row in row.text(0) ?? "" }
            return names.filter { $0.hasSuffix(".snapshot") } + names.filter { !$0.hasSuffix(".snapshot") }
        }
    }

    /// Stores the content of a downloaded file until the next `sync`, or records why it can't be used.
    func receive(_ name: String, _ content: Data) throws {
        do {
            guard let parsed = FileName(name), FileName.hash(of: content) == parsed.hash else {
                throw DatastoreError(.invalidFile, "the content is damaged: its hash isn't the one in its name")
            }
            var seen: VersionVector?
            switch parsed.kind {
            case .deltas(let device, let range):
                let file = try DeltaFile(content)
                guard file.device == device, file.deltas.first?.dot.sequence == range.lowerBound,
                    file.deltas.last?.dot.sequence == range.upperBound
                else { throw DatastoreError(.invalidFile, "the file has other deltas than its name says") }
                try receive(file)
            case .snapshot:
                let snapshot = try SnapshotFile(content)
                try receive(snapshot, name, content)
                seen = snapshot.seen
            }
            try setFile(name, size: content.count, .applied, seen: seen)
        } catch let error as DatastoreError where error.code == .invalidFile {
            try setFile(name, size: content.count, .rejected, problem: error.message)
        }
    }

    /// The files that can't be used, with the reasons.
    var problems: [(name: String, message: String)] {
        get throws {
            let rejected = try connection.rows(
                "SELECT name, problem FROM file WHERE datastore = ? AND state = 2 ORDER BY name", key
            ) { row in (name: row.text(0) ?? "", message: row.text(1) ?? "") }
            return try rejected + waitingFiles.map { ($0, "it can't be used before changes that are missing") }
        }
    }

    /// The number of files in the folder.
    var fileCount: Int {
        get throws(SQLiteError) {
            try connection.value("SELECT count(*) FROM file WHERE datastore = ?", key, as: Int.self) ?? 0
        }
    }
}
