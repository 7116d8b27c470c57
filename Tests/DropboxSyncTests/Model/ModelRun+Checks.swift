import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSQLite

@testable import DropboxEmulator
@testable import DropboxSync

/// The end of a run, and its checks.
extension ModelRun {
    mutating func runUntilQuiet() async throws {
        held = [:]
        for index in devices.indices { try restart(index) }
        for device in devices {
            device.setStepChooser(nil)
            device.connection.setFailure(nil)
            device.connection.isUp = true
        }
        log.withLock { $0.append("all are quiet") }
        // The results of earlier uploads may not be saved yet.
        for device in devices {
            let engine = try device.engine
            while engine.state.withLock({ $0.uploads.values.contains { $0.outcome != nil } }) {
                do { try await device.step() } catch { guard error.isTransient else { throw error } }
            }
        }
        try await repeatUntilQuiet(devices, atMost: 12) {
            for device in devices {
                device.advanceClock(by: .seconds(3600))
                try await device.runUntilIdle()
            }
            for index in devices.indices { try checkInvariants(index) }
            return true
        }
    }

    func checkInvariants(_ index: Int) throws {
        let violations = try devices[index].filesystem.core.store.read { try $0.violations() }
        if !violations.isEmpty { throw failure("device \(index) violates: \(violations)") }
    }

    func check() async throws {
        let server = try await RemoteSnapshot(emulator, devices[0].client)
        for (index, device) in devices.enumerated() {
            let (tree, unsent) = try device.filesystem.core.store.read { (try $0.listing(), try $0.unsent()) }
            if !unsent.isEmpty {
                throw failure("device \(index) has unsent changes: \(unsent.joined(separator: "; "))")
            }
            if tree != server.tree {
                let differences = Set(tree.keys).union(server.tree.keys).sorted().filter { tree[$0] != server.tree[$0] }
                let list = differences.map {
                    "\($0): \(tree[$0] ?? "nothing") instead of \(server.tree[$0] ?? "nothing")"
                }
                throw failure("device \(index) differs: \(list.joined(separator: "; "))")
            }
        }
        let lost = written.filter { !server.hashes.contains($0.key) && !givenUp.contains($0.key) }.values.map(start)
            .sorted()
        if !lost.isEmpty { throw failure("lost: \(lost)") }
    }
}

extension Tree {
    /// Returns descriptions of the queued changes.
    func unsent() throws -> [String] {
        var result: [String] = []
        var number = Int64.min
        while let change = try nextChange(after: number) {
            number = change.number
            let folder = try change.location.flatMap { try node($0.parent) }
            result.append("\(change) of \(String(describing: try node(change.node))) in \(String(describing: folder))")
        }
        return result
    }

    /// Returns the hashes of the unsent contents at a path and below it.
    func unsentHashes(below path: SyncPath) throws -> [String] {
        guard let top = try lookUp(path) else { return [] }
        return try db.rows(
            """
            WITH RECURSIVE below (key) AS (
                SELECT ? UNION SELECT node.key FROM node JOIN below ON node.parent = below.key)
            SELECT hash FROM content JOIN below ON content.node = below.key WHERE unsent = 1
            """, top.key
        ) { $0.text(0) ?? "" }
    }

    /// Returns the hash of each visible file by path; an empty string for a folder.
    func listing() throws -> [String: String] {
        var result: [String: String] = [:]
        var folders: [(key: Int64, path: SyncPath)] = [(SyncStore.rootKey, .root)]
        while let (key, path) = folders.popLast() {
            for child in try children(of: key) {
                let childPath = path.appending(child.local?.name ?? "")
                result[childPath.key] = child.isFolder ? "" : child.remote?.version?.hash ?? "unsent"
                if child.isFolder { folders.append((child.key, childPath)) }
            }
        }
        return result
    }
}

/// The remote state: the tree, and all contents.
struct RemoteSnapshot {
    /// The hash of the file at each path; empty for a folder.
    private(set) var tree: [String: String] = [:]
    /// The hashes of all revisions of all files, including deleted files.
    let hashes: Set<String>

    init(_ emulator: DropboxEmulator, _ client: DropboxClient) async throws {
        hashes = try emulator.store.read { connection in
            Set(try connection.rows("SELECT DISTINCT lower(hex(content)) FROM revisions") { $0.text(0) ?? "" })
        }
        var page = try await client.files.listFolder(path: "", recursive: true).response()
        while true {
            for entry in page.entries { add(entry) }
            guard page.hasMore else { break }
            page = try await client.files.listFolderContinue(cursor: page.cursor).response()
        }
    }

    private mutating func add(_ entry: Files.Metadata) {
        guard let path = entry.pathLower else { return }
        tree[path] = (entry as? Files.FileMetadata).map { $0.contentHash ?? "?" } ?? ""
    }
}
