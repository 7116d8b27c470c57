// swift-format-ignore-file: NeverUseForceTry
import Foundation

@testable import DropboxCore
@testable import DropboxSync
@testable import DropboxSQLite

/// Parsers of the cache of a sync filesystem, and of paths.
enum Caches {
    /// Parses a journal of unsent changes, as it is and with correct checksums.
    static func journal(_ data: Data) throws {
        _ = try? JSONDecoder().decode(DatabaseFile.Seal.self, from: data)
        _ = try? JSONDecoder().decode([AccountList.Entry].self, from: data)
        path(String(decoding: data, as: UTF8.self))
        let lines = data.split(separator: UInt8(ascii: "\n")).map { line in
            Data((ContentHash.hash(of: Data(line)).prefix(16) + " ").utf8) + line + Data("\n".utf8)
        }
        let journal = ChangeJournal(in: directory) { _ in }
        for content in [data, Data(lines.joined())] {
            try content.write(to: journal.url)
            let contents = try journal.read()
            expect(contents.last < Tree.impossibleSequence, "the number of a line is impossible")
            for record in contents.open.values {
                try expect(try ChangeRecord(text: record.text) == record, "encoding and decoding changes \(record)")
            }
        }
    }

    private static func path(_ text: String) {
        guard let path = SyncPath(text) else { return }
        expect(SyncPath(path.stringValue) == path, "writing and parsing changes the path \(text)")
        if let parent = path.parent {
            expect(path.isWithin(parent) && parent.child(path.name) == path, "\(text) isn't in \(parent)")
        }
        expect(path.names.count <= NameRules.maximumDepth, "\(text) is too deep")
        _ = (path.fileExtension, path.isRoot)
    }

    /// Parses the description of a quarantined file.
    static func quarantine(_ data: Data) throws {
        let location = directory.appendingPathComponent("quarantine").appendingPathComponent("id")
        try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
        try data.write(to: location.appendingPathComponent("about.json"))
        guard let file = try Quarantine(in: directory).file("id") else {
            fatalError("the quarantined file doesn't exist")
        }
        _ = (file.date.ISO8601Format(), file.path?.stringValue)
    }

    /// Reads a database with the given rows. Each line has the name of a table and its values.
    static func rows(_ data: Data) throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(30)
        try inTransaction { tree in
            for line in lines { try? insert(line.split(separator: "|", omittingEmptySubsequences: false), tree.db) }
            readEverything(in: tree)
        }
    }

    private static func insert(_ parts: [Substring], _ db: Connection) throws {
        let tables = ["node": 17, "queue": 16, "content": 9, "setting": 2, "staged": 9, "sent": 13]
        guard let count = tables[String(parts[0])] else { return }
        let values = (1...count).map { index -> Value in
            guard index < parts.count, !parts[index].isEmpty else { return .null }
            let text = String(parts[index])
            return Int64(text).map(Value.integer) ?? Double(text).map(Value.real) ?? .text(text)
        }
        let placeholders = values.map { _ in "?" }.joined(separator: ", ")
        _ = try db.rows("INSERT OR REPLACE INTO \(parts[0]) VALUES (\(placeholders))", values: values) { _ in }
    }

    /// Performs the queries and updates of a filesystem that is opened and synchronized.
    private static func readEverything(in tree: Tree) {
        for key: Int64 in [-1, 0, 1, 2, 3, .max] {
            _ = (try? tree.node(key), try? tree.path(of: key), try? tree.children(of: key))
            _ = (try? tree.remoteChildren(of: key), try? tree.changes(of: key), try? tree.content(key))
            _ = (try? tree.newestContent(of: key), try? tree.unsentContents(in: key), try? tree.change(key))
            _ = try? tree.serverPath(of: Location(parent: key, name: "a"))
            _ = try? tree.combineChanges(key)
            _ = try? tree.nextReadyChange(after: key)
        }
        _ = try? tree.stagedEntries(after: 0)
        _ = (try? tree.movedFolders, try? tree.epoch, try? tree.cacheSize, try? tree.maximumCacheSize)
        _ = (try? tree.queuedDeletionCount, try? tree.areDeletionsHeld, try? tree.skippedChanges, try? tree.sequence)
        if let root = try? tree.setting(.root) {
            _ = (SyncedFolder(text: root).pathRoot, SyncedFolder(text: root).rootID)
        }
        _ = (try? tree.shrinkCache(), try? tree.discardHeldDeletions(), try? tree.takeNotedChanges())
        _ = (try? tree.violations(), try? tree.repair(), try? tree.doubts)
        let page = Tree.Page(entries: [], cursor: "c", hasMore: false)
        _ = try? tree.apply(page, date: 0)
        _ = try? tree.beginListing()
        _ = try? tree.apply(listed: page, date: 0)
    }

    private struct RollbackError: Error {}

    private static let database: Database = {
        let database = try! Database(.memory, migrations: SyncStore.migrations)
        try! database.read { try $0.executeScript(Tree.journalTriggers) }
        return database
    }()

    /// Runs `body` with an empty database, and rolls back its changes.
    private static func inTransaction(_ body: (Tree) throws -> Void) throws {
        do {
            try database.write { connection in
                try body(Tree(connection, ChangeRecorder()))
                throw RollbackError()
            }
        } catch is RollbackError {}
    }
}
