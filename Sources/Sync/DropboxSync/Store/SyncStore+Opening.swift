import DropboxCore
import DropboxSQLite
import Foundation

/// Opening compares the database with the journal and with the files on disk. A damaged database is moved aside and
/// rebuilt. A database that is older than the journal gets what it lacks from the journal.
extension SyncStore {
    struct OpenResult {
        let database: Database
        let plan: OpeningPlan
        /// The seal of the database; `nil` if it must be sealed first.
        let seal: DatabaseFile.Seal?
    }

    /// The database contradicts itself, its seal, or the journal.
    struct InconsistencyError: Error {}

    static func open(
        _ file: DatabaseFile, _ inventory: ContentCache.Inventory, _ journal: ChangeJournal.Contents
    ) throws -> OpenResult {
        // Opening the database changes the file.
        let hasContents = !inventory.isEmpty || !journal.isMissing
        let isCopy = try file.mayBeCopy(hasContents: hasContents)
        let state = try file.state(hasContents: hasContents)
        do {
            switch state {
            case .damaged: break
            case .new, .unsealed:
                let database = try file.open()
                try checkIntegrity(database)
                let isRestored = try isCopy && !file.isInPlace
                let plan = try plan(database, inventory, journal, isCopy: isCopy, isRestored: isRestored)
                return OpenResult(database: database, plan: plan, seal: nil)
            case .sealed(let seal):
                let hasLog = file.logSize > 0
                let database = try file.open()
                do {
                    // The process was killed, so the log isn't covered by the seal.
                    if hasLog { try checkIntegrity(database) }
                    let generation = try database.read { try Tree($0, ChangeRecorder()).setting(.generation) }
                    guard [seal.file, seal.log].contains(generation ?? "") else { throw InconsistencyError() }
                    let plan = try plan(database, inventory, journal, isCopy: isCopy, isRestored: isCopy)
                    return OpenResult(database: database, plan: plan, seal: seal)
                } catch {
                    try database.preserveLogOnClose()
                    throw error
                }
            }
        } catch  where indicatesDamage(error, isSealed: state.isSealed) {
            // The damaged database is replaced below.
        }
        // Damage to the file in its place isn't a copy, although the time of its last change isn't the sealed one either.
        let isRestored = try isCopy && !file.isInPlace
        try file.moveAside()
        let database = try file.open()
        let plan = try plan(database, inventory, journal, isRebuilt: true, isCopy: isCopy, isRestored: isRestored)
        return OpenResult(database: database, plan: plan, seal: nil)
    }

    private static func plan(
        _ database: Database, _ inventory: ContentCache.Inventory, _ journal: ChangeJournal.Contents,
        isRebuilt: Bool = false, isCopy: Bool = false, isRestored: Bool = false
    ) throws -> OpeningPlan {
        try database.read {
            try OpeningPlan(
                Tree($0, ChangeRecorder()), inventory, journal, isRebuilt: isRebuilt, isCopy: isCopy,
                isRestored: isRestored)
        }
    }

    private static func checkIntegrity(_ database: Database) throws {
        let result = try database.read { try $0.value("PRAGMA integrity_check(1)", as: String.self) }
        guard result == "ok", try schema(database) == schema(Database(.memory, migrations: migrations)) else {
            throw InconsistencyError()
        }
        for query in integrityQueries where try database.read({ try $0.value(query, as: Int.self) }) != nil {
            throw InconsistencyError()
        }
    }

    /// The definitions of all tables and indexes. A flipped bit can rename a column, which SQLite doesn't notice.
    private static func schema(_ database: Database) throws -> [String] {
        try database.read {
            try $0.rows("SELECT name || ': ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1") { $0.text(0) ?? "" }
        }
    }

    /// Queries for rows that refer to missing rows. If the database file and its log are from different times, each
    /// page is valid, and so is the database that SQLite reads from them.
    private static let integrityQueries =
        [
            "SELECT 1 FROM queue WHERE content IS NOT NULL AND content NOT IN (SELECT key FROM content) LIMIT 1"
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

    /// Puts a plan into effect.
    func execute(_ plan: OpeningPlan) throws {
        for file in plan.restore {
            if let path = try contents.origin(of: file) { contents.restore(file, to: path) }
        }
        for (file, record, reason) in plan.unknown {
            try quarantine.add(file, from: contents, path: record?.path, hash: record?.content?.hash, reason)
            contents.remove([file])
        }
        contents.remove(plan.remove)
        if plan.hasWork { try write { try $0.execute(plan) } }
        if plan.needsNewJournal { try compactJournal() }
    }
}

extension DatabaseFile.State {
    fileprivate var isSealed: Bool { if case .sealed = self { true } else { false } }
}
