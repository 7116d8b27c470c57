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
        } else if state == nil || state == FileState.rejected.rawValue {
            let isKnown = try isCovered(name)
            try setFile(name, size: size, isKnown ? .applied : .wanted, listing: listing)
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

    /// Whether all deltas of a file were applied.
    private func isCovered(_ name: String) throws(SQLiteError) -> Bool {
        guard case .deltas(let device, let range)? = FileName(name)?.kind else { return false }
        return try head.contains(Dot(device: device, sequence: range.upperBound))
    }

    func setFile(
        _ name: String, size: Int, _ state: FileState, listing: Int? = nil, problem: String? = nil,
        seen: VersionVector? = nil
    ) throws {
        let json = try seen.map { String(decoding: try FileCoding.encode($0.sequences), as: UTF8.self) }
        try connection.execute(
            """
            INSERT INTO file VALUES (
                ?1, ?2, ?3, ?4, coalesce(?5, (SELECT value FROM setting WHERE name = 'listing'), 0), ?6, ?7)
            ON CONFLICT DO UPDATE SET size = excluded.size, state = excluded.state, problem = excluded.problem,
                listing = excluded.listing, seen = excluded.seen
            """, key, name, size, state.rawValue, listing, problem, json)
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
            return try rejected + incompleteFiles.map { ($0, "earlier changes of the same device are missing") }
        }
    }

    /// The names of files whose deltas can't be applied, because the folder lacks what they follow.
    private var incompleteFiles: [String] {
        get throws {
            guard try wantedFiles.isEmpty else { return [] }
            let (content, head) = (try folderContent(), try head)
            var known = content.readable
            known.formUnion(head)
            return content.deltas.filter { $0.isUsable && $0.range.lowerBound > known[$0.device] + 1 }.map(\.name)
        }
    }

    /// The number of files in the folder.
    var fileCount: Int {
        get throws(SQLiteError) {
            try connection.value("SELECT count(*) FROM file WHERE datastore = ?", key, as: Int.self) ?? 0
        }
    }

    // MARK: Compaction

    /// What is in the folder.
    struct FolderContent {
        /// The delta files, also damaged ones, with their deltas.
        var deltas: [(name: String, device: String, range: ClosedRange<Int64>, isUsable: Bool)] = []
        /// The snapshots, with the deltas that they cover.
        var snapshots: [(name: String, seen: VersionVector)] = []

        /// The deltas that a device can read from the folder.
        var readable: VersionVector {
            var result = snapshots.reduce(into: VersionVector()) { $0.formUnion($1.seen) }
            for file in deltas.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
            where file.isUsable && file.range.lowerBound <= result[file.device] + 1 {
                result[file.device] = max(result[file.device], file.range.upperBound)
            }
            return result
        }

        /// The files whose content is also in a snapshot, which all devices can do without.
        ///
        /// Of two snapshots of the same deltas, the one with the greater name remains, whichever device decides.
        var replacedFiles: [String] {
            let deltas = deltas.filter { file in
                snapshots.contains { $0.seen.contains(Dot(device: file.device, sequence: file.range.upperBound)) }
            }
            let older = snapshots.filter { old in
                snapshots.contains {
                    $0.seen.contains(old.seen) && ($0.seen != old.seen || $0.name > old.name)
                }
            }
            return deltas.map(\.name) + older.map(\.name)
        }
    }

    func folderContent() throws -> FolderContent {
        var content = FolderContent()
        let files = try connection.rows(
            "SELECT name, state, seen FROM file WHERE datastore = ? AND state > 0 ORDER BY name", key
        ) { row in (name: row.text(0) ?? "", state: row.integer(1) ?? 0, seen: row.text(2)) }
        for file in files {
            let isUsable = file.state == FileState.applied.rawValue
            switch FileName(file.name)?.kind {
            case .deltas(let device, let range)?: content.deltas.append((file.name, device, range, isUsable))
            case .snapshot? where isUsable:
                guard let json = file.seen else { continue }
                let sequences = try FileCoding.decode([String: Int64].self, from: Data(json.utf8))
                content.snapshots.append((file.name, VersionVector(sequences) ?? VersionVector()))
            case .snapshot?, nil: break
            }
        }
        return content
    }

    /// Returns whether a snapshot should be written: because there are many files that it replaces, or because the folder
    /// lacks deltas that the records contain, whose files were damaged or deleted.
    func needsSnapshot(maximumDeltaFileCount: Int) throws -> Bool {
        guard try wantedFiles.isEmpty, try uploads.isEmpty else { return false }
        let (content, head) = (try folderContent(), try head)
        if !content.readable.contains(head) { return true }
        let covered = content.deltas.filter { head.contains(Dot(device: $0.device, sequence: $0.range.upperBound)) }
        return covered.count + max(content.snapshots.count - 1, 0) > maximumDeltaFileCount
    }
}
