import DropboxCore
import DropboxSQLite
import Foundation

/// Opening compares the database with the files on disk. A damaged database is moved aside and rebuilt. A content is
/// never deleted only because the database doesn't know it.
extension SyncStore {
    struct OpenResult {
        let database: Database
        let plan: Plan
        /// The seal of the database; `nil` if it must be sealed first.
        let seal: DatabaseFile.Seal?
        let isRebuilt: Bool
    }

    /// The database contradicts itself, its seal, or the records.
    private struct InconsistencyError: Error {}

    static func open(_ file: DatabaseFile, _ inventory: ContentCache.Inventory) throws -> OpenResult {
        let state = try file.state(hasContents: !inventory.isEmpty)
        do {
            switch state {
            case .damaged: break
            case .new, .unsealed:
                let database = try file.open()
                try checkIntegrity(database)
                return OpenResult(database: database, plan: try plan(database, inventory), seal: nil, isRebuilt: false)
            case .sealed(let seal):
                let hasLog = file.logSize > 0
                let database = try file.open()
                // The process was killed, so the log isn't covered by the seal.
                if hasLog { try checkIntegrity(database) }
                let generation = try database.read { try Tree($0, ChangeRecorder()).setting(.generation) }
                guard [seal.file, seal.log].contains(generation ?? "") else { throw InconsistencyError() }
                return OpenResult(database: database, plan: try plan(database, inventory), seal: seal, isRebuilt: false)
            }
        } catch  where indicatesDamage(error, isSealed: state.isSealed) {
            // The damaged database is replaced below.
        }
        try file.moveAside()
        let database = try file.open()
        return OpenResult(database: database, plan: try plan(database, inventory), seal: nil, isRebuilt: true)
    }

    private static func plan(_ database: Database, _ inventory: ContentCache.Inventory) throws -> Plan {
        try database.read { try Plan(Tree($0, ChangeRecorder()), inventory) }
    }

    private static func checkIntegrity(_ database: Database) throws {
        let result = try database.read { try $0.value("PRAGMA integrity_check(1)", as: String.self) }
        if result != "ok" { throw InconsistencyError() }
        for query in integrityQueries where try database.read({ try $0.value(query, as: Int.self) }) != nil {
            throw InconsistencyError()
        }
    }

    /// Queries for rows that refer to missing rows. If the database file and its log are from different times, each
    /// page is valid, and so is the database that SQLite reads from them.
    private static let integrityQueries =
        [
            "SELECT 1 FROM node WHERE parent IS NOT NULL AND parent NOT IN (SELECT key FROM node) LIMIT 1",
            "SELECT 1 FROM queue WHERE node NOT IN (SELECT key FROM node) LIMIT 1",
            "SELECT 1 FROM queue WHERE content IS NOT NULL AND content NOT IN (SELECT key FROM content) LIMIT 1",
            "SELECT 1 FROM content WHERE unsent = 1 AND node NOT IN (SELECT key FROM node) LIMIT 1",
        ]
        + ["node", "queue", "content"].map { table in
            let last = "SELECT seq FROM sqlite_sequence WHERE name = '\(table)'"
            let column = table == "queue" ? "number" : "key"
            return "SELECT 1 FROM \(table) WHERE \(column) > coalesce((\(last)), 0) LIMIT 1"
        }

    private static func indicatesDamage(_ error: any Error, isSealed: Bool) -> Bool {
        if error is InconsistencyError { return true }
        guard let error = error as? SQLiteError else { return false }
        // Without a seal, a missing schema (SQLITE_ERROR) or a short file counts as damage, too.
        return error.isCorruption || (!isSealed && (error.primaryCode == 1 || error.code == 522))
    }

    /// The work to do on the files in the content directory.
    struct Plan: Sendable {
        /// Files to delete: they are unfinished, the server has them, or they are no longer needed.
        var remove: [String] = []
        /// Files that were moved out of the app's directories and that no transaction refers to.
        var restore: [String] = []
        /// Unsent contents that the database doesn't know, or no longer knows.
        var orphans: [(file: String, record: UnsentRecord)] = []
        /// Contents that the database doesn't know and that can't be matched to a file.
        var unknown: [(file: String, record: UnsentRecord?, reason: QuarantinedFile.Reason)] = []
        /// Contents that don't need to be sent, but whose record doesn't say so. If an older copy of the database is
        /// restored, it would send them.
        var release: [String] = []
        /// The keys of contents that the database would send although they were sent or discarded since.
        var obsolete: [Int64] = []
        /// Whether opening the database changes something in it.
        var hasWork = false

        init(_ tree: Tree, _ inventory: ContentCache.Inventory) throws {
            let known = try tree.allContents()
            let retired = Set(try tree.db.rows("SELECT file FROM retired") { $0.text(0) ?? "" })
            let orphaned = Set(try tree.db.rows("SELECT file FROM orphan") { $0.text(0) ?? "" })
            let sequence = try tree.sequence
            for file in inventory.parts.subtracting(inventory.contents) where known[file] == nil {
                if inventory.origins.contains(file) { restore.append(file) } else { remove.append(file) }
            }
            for file in inventory.contents.union(inventory.records.keys).subtracting(inventory.parts) {
                let record = inventory.records[file] ?? nil
                if let content = known[file] {
                    // Both values were equal when they were written. The record has a checksum, so the database is
                    // wrong.
                    if let record, record.hash != content.hash { throw InconsistencyError() }
                    let isReleased = inventory.released.contains(file) && inventory.records[file] == nil
                    let isVisible = try content.isUnsent && tree.path(of: content.node) != nil
                    if isReleased, isVisible { obsolete.append(content.key) }
                    if !isVisible, !isReleased, !file.hasSuffix(ContentCache.Suffix.cached.rawValue) {
                        release.append(file)
                    }
                } else if orphaned.contains(file) {
                    // It's queued again later.
                } else if !inventory.contents.contains(file) {
                    // The file of an unsent content is missing that the database lost as well, or the record is a
                    // leftover.
                    if let record, record.sequence > sequence, !retired.contains(file),
                        !inventory.origins.contains(file)
                    {
                        unknown.append((file, record, .missing))
                    } else {
                        remove.append(file)
                    }
                } else if inventory.origins.contains(file) {
                    restore.append(file)
                } else if file.hasSuffix(ContentCache.Suffix.cached.rawValue) || retired.contains(file)
                    || (inventory.released.contains(file) && inventory.records[file] == nil)
                {
                    remove.append(file)
                } else if let record, record.sequence > sequence {
                    orphans.append((file, record))
                } else {
                    unknown.append((file, record, record == nil ? .unidentified : .unknown))
                }
            }
            for file in inventory.released.subtracting(inventory.contents) where known[file] == nil {
                remove.append(file)
            }
            for file in inventory.origins.subtracting(inventory.contents).subtracting(inventory.parts) {
                remove.append(file)
            }
            let hasSkippedChanges =
                try tree.db.value("SELECT 1 FROM queue WHERE refused <> 0 LIMIT 1", as: Int.self) != nil
            hasWork =
                hasSkippedChanges || !retired.isEmpty || !orphans.isEmpty || !obsolete.isEmpty
                || known.values.contains(where: \.isUnsent)
        }
    }

    func execute(_ plan: Plan, isNew: Bool) throws {
        for file in plan.restore {
            if let path = try contents.origin(of: file) { contents.restore(file, to: path) }
        }
        for (file, record, reason) in plan.unknown {
            try quarantine.add(file, from: contents, path: record?.path, hash: record?.hash, reason)
            contents.remove([file])
        }
        records.release(plan.release)
        let deleted = contents.remove(plan.remove)
        records.forget(deleted)
        guard plan.hasWork || isNew else { return }
        try write { tree in
            if isNew {
                try tree.set(.rebuilt, String(Date().timeIntervalSince1970))
                try tree.recordSequence(Tree.sequenceNow)
            }
            for key in plan.obsolete { try tree.abandon(key) }
            for orphan in plan.orphans {
                try tree.db.execute("INSERT OR IGNORE INTO orphan (file) VALUES (?)", orphan.file)
                try tree.recordSequence(orphan.record.sequence)
            }
            try tree.db.execute("UPDATE queue SET refused = 0 WHERE refused <> 0")
            try tree.db.execute("DELETE FROM retired")
            try tree.compareAllRecords()
        }
    }
}

extension DatabaseFile.State {
    fileprivate var isSealed: Bool { if case .sealed = self { true } else { false } }
}

extension Tree {
    /// All contents of the cache, by file name.
    fileprivate func allContents() throws -> [String: Content] {
        let keys = try db.rows("SELECT key FROM content") { $0.integer(0) ?? 0 }
        let contents = try keys.compactMap(content)
        return Dictionary(contents.map { ($0.file, $0) }) { first, _ in first }
    }
}

/// The file of the database, and a seal in a file next to it, which verifies that the database is as the filesystem
/// left it, even after the process was killed.
///
/// The database file changes only at a checkpoint. Between checkpoints, SQLite appends to its log, which has
/// checksums. The seal therefore has the hash of the file and the names of two generations: the one of the file, and
/// the one of the log. The first transaction after a checkpoint writes the name of the new generation into the
/// database. Opening the database detects a flipped bit, an older copy of the file, and the log of another time. If
/// the process was killed during a checkpoint, there is no seal, and SQLite's integrity check is used instead.
struct DatabaseFile: Sendable {
    let url: URL
    private let sealFile: DurableFile
    private let damageMarker: DurableFile

    struct Seal: Codable, Sendable, Equatable {
        var hash: String
        /// The generation of the database file.
        var file: String
        /// The generation of the log, unless the log is empty.
        var log: String
    }

    init(in directory: URL) {
        url = directory.appendingPathComponent("tree.db")
        sealFile = DurableFile(directory.appendingPathComponent("tree.seal"))
        damageMarker = DurableFile(directory.appendingPathComponent("tree.damaged"))
    }

    private func sidecar(_ suffix: String) -> URL { URL(fileURLWithPath: url.path + suffix) }

    /// The condition of a database before it's opened.
    enum State {
        /// The database doesn't exist yet.
        case new
        /// The file matches its seal.
        case sealed(Seal)
        /// The file has no valid seal.
        case unsealed
        case damaged
    }

    /// Checks the database before it's opened.
    /// - Parameter hasContents: Whether contents exist. The database is created before them, so it must exist, too.
    func state(hasContents: Bool) throws -> State {
        if try damageMarker.read() != nil { return .damaged }
        let data = try sealFile.read()
        guard ContentCache.size(ofFileAt: url) > 0 else { return hasContents || data != nil ? .damaged : .new }
        guard let data else { return .unsealed }
        guard let seal = try? JSONDecoder().decode(Seal.self, from: data) else { return .unsealed }
        guard try seal.hash == hash else { return .damaged }
        // The log was empty when the seal was written. This log is from another time and would revert the database.
        if seal.file == seal.log, logSize > 0 { try remove(sidecar("-wal")) }
        return .sealed(seal)
    }

    /// Opens the database, or creates it.
    func open() throws -> Database {
        try PrivateDirectory.createFile(url)
        // SQLite creates its other files with the mode of the database file, but they may exist already.
        for suffix in ["-wal", "-shm"] { try PrivateDirectory.restrict(sidecar(suffix)) }
        let database = try Database(.file(url), migrations: SyncStore.migrations)
        try configure(database)
        return database
    }

    /// Configures a connection: the log is merged into the file only when the file is sealed.
    func configure(_ database: Database) throws {
        try database.read { try $0.executeScript("PRAGMA wal_autocheckpoint = 0") }
    }

    /// Returns the seal on disk.
    func seal() throws -> Seal? {
        try sealFile.read().map { try JSONDecoder().decode(Seal.self, from: $0) }
    }

    /// Removes the seal before the database file changes.
    func removeSeal() throws { try sealFile.remove() }

    /// Writes a seal that matches the database file.
    func write(_ seal: Seal) throws { try sealFile.replace(with: try JSONEncoder().encode(seal)) }

    /// The hash of the database file.
    var hash: String { get throws { try ContentHash.hash(ofFileAt: url) {} } }

    /// The size of the write-ahead log in bytes.
    var logSize: Int64 { ContentCache.size(ofFileAt: sidecar("-wal")) }

    /// Records that the database was found to be damaged while it was in use.
    func markDamaged() throws { try damageMarker.replace(with: Data()) }

    /// Moves the database to the directory `damaged`, replacing an earlier one.
    func moveAside() throws {
        let directory = url.deletingLastPathComponent().appendingPathComponent("damaged")
        try PrivateDirectory.create(directory)
        for suffix in ["", "-wal", "-shm"] {
            let target = directory.appendingPathComponent(url.lastPathComponent + suffix)
            try remove(target)
            guard rename(sidecar(suffix).path, target.path) == 0 || errno == ENOENT else {
                throw ContentCache.systemError(sidecar(suffix))
            }
        }
        try sealFile.remove()
        try damageMarker.remove()
    }

    private func remove(_ file: URL) throws {
        guard unlink(file.path) == 0 || errno == ENOENT else { throw ContentCache.systemError(file) }
    }
}
