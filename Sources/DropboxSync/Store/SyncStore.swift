import Foundation
import Locking
import SQLite

/// Everything that lasts: the tree, the queue of changes and the index of the cache in one database, contents beside it.
///
/// What changes the tree runs in one transaction; content that a transaction speaks of has reached the disk before it.
final class SyncStore: Sendable {
    let contents: ContentFolder
    /// Contents that are coming.
    let partials: PartialContents
    /// Where uploads of large files keep how far they are.
    let uploadFolder: URL
    /// What may not go because a file is open.
    let open = Locked(OpenFiles())
    private let database: Database
    /// Told after each transaction what it changed in the local view.
    private let onChange: @Sendable (TreeLog.Summary) -> Void

    /// Told of each step on the disk before it is taken; what it throws is what the disk fails with.
    let onDiskStep: @Sendable (DiskStep) throws -> Void

    /// Opens the store in a folder, or makes it.
    init(
        folder: URL, onDiskStep: @escaping @Sendable (DiskStep) throws -> Void = { _ in },
        onChange: @escaping @Sendable (TreeLog.Summary) -> Void
    ) throws {
        self.onDiskStep = onDiskStep
        // Contents come after the database that speaks of them, so where it is not there it was lost.
        let isLost = Self.isNothing(Self.database(in: folder))
        contents = try ContentFolder(folder.appendingPathComponent("content"), onStep: onDiskStep)
        partials = PartialContents(folder.appendingPathComponent("downloads"))
        uploadFolder = folder.appendingPathComponent("uploads")
        if isLost, try !contents.names().isEmpty { throw SyncError(damaged: folder, cause: nil) }
        do {
            database = try Database(.file(Self.database(in: folder)), migrations: Self.migrations)
        } catch {
            throw error.isOfDamage ? SyncError(damaged: folder, cause: error) : error
        }
        self.onChange = onChange
        // What was made now has to be found after a loss of power, too.
        for folder in [folder, folder.deletingLastPathComponent()] { try ContentFolder.sync(folder) }
        try forgetOrphans()
        try database.write { try $0.execute("UPDATE queue SET refused = 0 WHERE refused <> 0") }
    }

    private static func isNothing(_ file: URL) -> Bool {
        var facts = stat()
        return stat(file.path, &facts) != 0 || facts.st_size == 0
    }

    /// Where the database is.
    static func database(in folder: URL) -> URL { folder.appendingPathComponent("tree.db") }

    func read<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        DiskUse.note("query", uploadFolder.path)
        do {
            return try database.read { try body(Tree($0, TreeLog(), open.withLock { $0 })) }
        } catch {
            throw SyncError(error)
        }
    }

    /// Changes the tree, all or nothing, and tells about it.
    func write<Result: Sendable>(_ body: (Tree) throws -> Result) throws(SyncError) -> Result {
        DiskUse.note("transaction", uploadFolder.path)
        let outcome: (result: Result, changes: TreeLog.Summary)
        do {
            outcome = try database.write { connection in
                let log = TreeLog()
                let result = try body(Tree(connection, log, open.withLock { $0 }))
                try onDiskStep(.commit)
                return (result, log.summary)
            }
        } catch {
            throw SyncError(error)
        }
        // Only now that nothing speaks of them any more, even after a loss of power.
        contents.remove(outcome.changes.unusedFiles)
        if !outcome.changes.isEmpty { onChange(outcome.changes) }
        return outcome.result
    }

    /// As `read`, for tasks: elsewhere, because it may wait for the disk.
    func reading<Result: Sendable>(
        _ body: @escaping @Sendable (Tree) throws -> Result
    ) async throws(SyncError) -> Result {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.read(body) }
    }

    /// As `write`, for tasks: elsewhere, because it waits for the disk.
    func writing<Result: Sendable>(
        _ body: @escaping @Sendable (Tree) throws -> Result
    ) async throws(SyncError) -> Result {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.write(body) }
    }

    func close() {
        DiskUse.note("close", uploadFolder.path)
        database.close()
    }

    /// Forgets files that no transaction came to speak of before the program ended.
    private func forgetOrphans() throws {
        let known = try database.read { connection in
            Set(try connection.rows("SELECT file FROM content") { $0.text(0) ?? "" })
        }
        try contents.forget(allBut: known)
        try partials.clear { node, rev in
            try read { try $0.node(node)?.remote?.version?.rev == rev && $0.content(of: node, rev: rev) == nil }
        }
    }
}

/// What is in use: it outlives its time until the files are closed.
struct OpenFiles: Sendable {
    /// How many files are open at a content.
    var contents: [Int64: Int] = [:]
    /// The numbers of the changes that are on their way to the server.
    var sending: Set<Int64> = []
    /// The nodes that files are open at.
    var nodes: Set<Int64> = []
    /// How many files and thumbnails are open at a version of the server's whose content is not here yet, by rev.
    var wanted: [String: Int] = [:]

    var isEmpty: Bool { contents.isEmpty && nodes.isEmpty && wanted.isEmpty }

    func isUsing(_ content: Tree.Content) -> Bool {
        contents[content.key] != nil || content.rev.map { wanted[$0] != nil } == true
    }
}

/// What a transaction changed in the local view.
final class TreeLog {
    /// The places where something changed, the files and folders that did, and contents that nothing speaks of any more.
    struct Summary: Sendable {
        var paths: Set<Path> = []
        var nodes: Set<Int64> = []
        var unusedFiles: [String] = []
        var isEmpty: Bool { paths.isEmpty && nodes.isEmpty }
    }

    /// More places than these count as the whole tree.
    static let maximumPaths = 1000

    private(set) var summary = Summary()

    /// Something came, went or became another at a path, with all that is below it; nil for what the app does not see.
    func note(_ path: () throws -> Path?) rethrows {
        if summary.paths == [.root] { return }
        guard let path = try path() else { return }
        if !path.isRoot, summary.paths.count < Self.maximumPaths {
            summary.paths.insert(path)
        } else {
            summary.paths = [.root]
        }
    }

    func note(node: Int64) { summary.nodes.insert(node) }

    func note(unusedFile: String) { summary.unusedFiles.append(unusedFile) }
}
