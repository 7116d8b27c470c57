import DropboxCore
import Foundation
import DropboxSQLite

/// Opening: what the database says is compared with what is on the disk. A database that is damaged is moved aside and
/// made anew. No content is deleted only because the database doesn't know it.
extension SyncStore {
    struct Opened {
        let database: Database
        let plan: Plan
        /// nil where the database has to be sealed first.
        let seal: DatabaseFile.Seal?
        let isRebuilt: Bool
    }

    /// The database contradicts itself, its seal, or the records.
    private struct Contradiction: Error {}

    static func open(_ file: DatabaseFile, _ inventory: ContentCache.Inventory) throws -> Opened {
        let state = try file.state(hasContents: !inventory.isEmpty)
        do {
            switch state {
            case .damaged: break
            case .new, .unsealed:
                let database = try file.open()
                try checkWhole(database)
                return Opened(database: database, plan: try plan(database, inventory), seal: nil, isRebuilt: false)
            case .sealed(let seal):
                let hasLog = file.logSize > 0
                let database = try file.open()
                // The program was killed. Nothing says that the log is the one that it left.
                if hasLog { try checkWhole(database) }
                let generation = try database.read { try Tree($0, ChangeRecorder(), OpenFiles()).setting(.generation) }
                guard [seal.file, seal.log].contains(generation ?? "") else { throw Contradiction() }
                return Opened(database: database, plan: try plan(database, inventory), seal: seal, isRebuilt: false)
            }
        } catch  where isOfDamage(error, isSealed: state.isSealed) {
            // The next one takes its place.
        }
        try file.moveAside()
        let database = try file.open()
        return Opened(database: database, plan: try plan(database, inventory), seal: nil, isRebuilt: true)
    }

    private static func plan(_ database: Database, _ inventory: ContentCache.Inventory) throws -> Plan {
        try database.read { try Plan(Tree($0, ChangeRecorder(), OpenFiles()), inventory) }
    }

    private static func checkWhole(_ database: Database) throws {
        let result = try database.read { try $0.value("PRAGMA integrity_check(1)", as: String.self) }
        if result != "ok" { throw Contradiction() }
        for loose in looseEnds where try database.read({ try $0.value(loose, as: Int.self) }) != nil {
            throw Contradiction()
        }
    }

    /// Finds rows that speak of others that aren't there. Pages of a file and of the log of another time are each sound, and
    /// so is what SQLite makes of them.
    private static let looseEnds =
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

    private static func isOfDamage(_ error: any Error, isSealed: Bool) -> Bool {
        if error is Contradiction { return true }
        guard let error = error as? SQLiteError else { return false }
        // Without a seal, a schema that isn't there (SQLITE_ERROR) or a short file is damage as well.
        return error.isOfDamage || (!isSealed && (error.primaryCode == 1 || error.code == 522))
    }

    /// What is to be done about the files in the directory of contents.
    struct Plan: Sendable {
        /// They may go: they are unfinished, or the server has them, or nobody wants them any more.
        var remove: [String] = []
        /// They were taken away from the app, and no transaction came to speak of them.
        var giveBack: [String] = []
        /// Unsent contents that the database doesn't know, or not any more.
        var orphans: [(file: String, record: UnsentRecord)] = []
        /// What the database doesn't know, and that can't be placed.
        var unknown: [(file: String, record: UnsentRecord?, reason: QuarantinedFile.Reason)] = []
        /// Contents that needn't be sent any more, but of which nothing beside them says so: not yet, or not any more. A
        /// database that turns out to be older would have them sent.
        var release: [String] = []
        /// Contents by key that the database wants to send, although that is over since.
        var overdue: [Int64] = []
        /// Whether the database has something that changes when it is opened.
        var hasWork = false

        init(_ tree: Tree, _ inventory: ContentCache.Inventory) throws {
            let known = try tree.allContents()
            let retired = Set(try tree.db.rows("SELECT file FROM retired") { $0.text(0) ?? "" })
            let orphaned = Set(try tree.db.rows("SELECT file FROM orphan") { $0.text(0) ?? "" })
            let sequence = try tree.sequence
            for file in inventory.parts.subtracting(inventory.contents) where known[file] == nil {
                if inventory.origins.contains(file) { giveBack.append(file) } else { remove.append(file) }
            }
            for file in inventory.contents.union(inventory.records.keys).subtracting(inventory.parts) {
                let record = inventory.records[file] ?? nil
                if let content = known[file] {
                    // Both were written from the same; one of them has changed, and the record has a checksum.
                    if let record, record.hash != content.hash { throw Contradiction() }
                    let isReleased = inventory.released.contains(file) && inventory.records[file] == nil
                    let isVisible = try content.isUnsent && tree.path(of: content.node) != nil
                    if isReleased, isVisible { overdue.append(content.key) }
                    if !isVisible, !isReleased, !file.hasSuffix(ContentCache.State.cached.rawValue) {
                        release.append(file)
                    }
                } else if orphaned.contains(file) {
                    // It waits for its place.
                } else if !inventory.contents.contains(file) {
                    // An unsent content is gone that the database lost as well; or the record is a leftover.
                    if let record, record.sequence > sequence, !retired.contains(file),
                        !inventory.origins.contains(file)
                    {
                        unknown.append((file, record, .missing))
                    } else {
                        remove.append(file)
                    }
                } else if inventory.origins.contains(file) {
                    giveBack.append(file)
                } else if file.hasSuffix(ContentCache.State.cached.rawValue) || retired.contains(file)
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
            let isPassedOver = try tree.db.value("SELECT 1 FROM queue WHERE refused <> 0 LIMIT 1", as: Int.self) != nil
            hasWork =
                isPassedOver || !retired.isEmpty || !orphans.isEmpty || !overdue.isEmpty
                || known.values.contains(where: \.isUnsent)
        }
    }

    func carryOut(_ plan: Plan, isNew: Bool) throws {
        for file in plan.giveBack {
            if let path = try contents.origin(of: file) { contents.restore(file, to: path) }
        }
        for (file, record, reason) in plan.unknown {
            try quarantine.add(file, from: contents, path: record?.path, hash: record?.hash, reason)
            contents.remove([file])
        }
        records.release(plan.release)
        let gone = contents.remove(plan.remove)
        records.forget(gone)
        guard plan.hasWork || isNew else { return }
        try write { tree in
            if isNew {
                try tree.set(.rebuilt, String(Date().timeIntervalSince1970))
                try tree.noteSequence(Tree.sequenceNow)
            }
            for key in plan.overdue { try tree.abandon(key) }
            for orphan in plan.orphans {
                try tree.db.execute("INSERT OR IGNORE INTO orphan (file) VALUES (?)", orphan.file)
                try tree.noteSequence(orphan.record.sequence)
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
    /// All contents of the cache, by the names of their files.
    fileprivate func allContents() throws -> [String: Content] {
        let keys = try db.rows("SELECT key FROM content") { $0.integer(0) ?? 0 }
        let contents = try keys.compactMap(content)
        return Dictionary(contents.map { ($0.file, $0) }) { first, _ in first }
    }
}
