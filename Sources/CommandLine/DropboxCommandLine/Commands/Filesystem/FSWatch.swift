import DropboxSync

/// `dbx fs watch`: prints changes until Control-C.
struct FSWatch: FSAction {
    static let name = "watch"
    static let summary = "print changes as they happen"
    static let output = OutputField.filesystemItem
    static let discussion = """
        Print changes at a path and below until Control-C: `+` for a new or changed item, `-` for a deleted item.
        """

    private let path: String

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = arguments.argument("PATH", "the file or folder (default: the root)", .remotePath) ?? "/"
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        let filesystem = session.filesystem
        do {
            let changes = filesystem.changedPaths(at: path)
            var tree = FSTree()
            try await tree.update(at: path, filesystem)
            if session.terminal.isInteractive {
                session.terminal.printStatus("Watching \(path). Press Control-C to stop.")
            }
            // The sequence ends when the account is unlinked.
            for await changedPaths in changes {
                for path in changedPaths.sorted() { try show(try await tree.update(at: path, filesystem), session) }
                try session.terminal.checkOutput()
            }
            if !Task.isCancelled { _ = try await filesystem.listFolder(.root) }
        } catch let error as CommandError {
            throw error
        } catch {
            throw .filesystem("cannot watch \(path)", error)
        }
        throw .interrupted
    }

    private func show(_ difference: FSTree.Difference, _ session: FSSession) throws(CommandError) {
        for path in difference.deleted {
            if session.isJSON {
                session.terminal.print(json: ["type": "deleted", "path": path.stringValue])
            } else {
                session.terminal.print("- \(path)")
            }
        }
        for info in difference.changed {
            if session.isJSON {
                session.terminal.print(json: info.jsonFields)
            } else {
                session.terminal.print("+ \(info.path)")
            }
        }
    }
}

/// The state of a folder tree at the last scan.
struct FSTree {
    /// The differences between two scans, sorted by path.
    struct Difference {
        var deleted: [SyncPath] = []
        /// New and changed items.
        var changed: [FileInfo] = []
    }

    private var folders: [SyncPath: [SyncPath: FileInfo]] = [:]

    /// Scans the item at a path and its descendants, and returns the differences from the last scan.
    @discardableResult
    mutating func update(at path: SyncPath, _ filesystem: Filesystem) async throws(SyncError) -> Difference {
        let old = remove(path)
        let new = try await Self.tree(at: path, filesystem)
        for info in new.values {
            if let parent = info.path.parent { folders[parent, default: [:]][info.path] = info }
        }
        return Difference(
            deleted: old.keys.filter { new[$0] == nil }.sorted(),
            changed: new.values.filter { info in
                // Equal paths can differ in case.
                guard let previous = old[info.path] else { return true }
                return previous != info || previous.path.stringValue != info.path.stringValue
            }.sorted { $0.path < $1.path })
    }

    /// Removes and returns the known items at a path and below.
    private mutating func remove(_ path: SyncPath) -> [SyncPath: FileInfo] {
        var removed: [SyncPath: FileInfo] = [:]
        if let parent = path.parent { removed[path] = folders[parent]?.removeValue(forKey: path) }
        var remaining = [path]
        while let folder = remaining.popLast() {
            guard let infos = folders.removeValue(forKey: folder) else { continue }
            removed.merge(infos) { $1 }
            remaining += infos.keys
        }
        return removed
    }

    /// Lists the item at a path and its descendants.
    private static func tree(at path: SyncPath, _ filesystem: Filesystem) async throws(SyncError) -> [SyncPath:
        FileInfo]
    {
        var result: [SyncPath: FileInfo] = [:]
        do throws(SyncError) {
            var folders = [path]
            if !path.isRoot {
                let info = try await filesystem.fileInfo(at: path)
                result[info.path] = info
                if !info.isFolder { folders = [] }
            }
            while let folder = folders.popLast() {
                for info in try await filesystem.listFolder(folder) {
                    result[info.path] = info
                    if info.isFolder { folders.append(info.path) }
                }
            }
        } catch {
            // An item was deleted during the scan. The next change reports the remaining differences.
            guard error.code == .notFound || error.code == .invalidOperation else { throw error }
        }
        return result
    }
}
