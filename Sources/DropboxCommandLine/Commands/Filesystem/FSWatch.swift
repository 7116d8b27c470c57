import DropboxSync

/// `dbx fs watch`: what changes, until Control-C.
struct FSWatch: FSAction {
    static let name = "watch"
    static let help = """
          watch [PATH]       tells what changes at a path and below, until Control-C: `+` stands before what is there now,
                             `-` before what is gone
        """

    private let path: String

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = arguments.takePositional() ?? "/"
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        let filesystem = session.filesystem
        do {
            let changes = filesystem.changedPaths(at: path)
            var tree = FSTree()
            try await tree.look(at: path, filesystem)
            if session.terminal.isInteractive { session.terminal.printStatus("Watching \(path). Control-C ends it.") }
            // They end when the account is unlinked.
            for await places in changes {
                for place in places.sorted() { try tell(try await tree.look(at: place, filesystem), session) }
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

    private func tell(_ news: FSTree.Difference, _ session: FSSession) throws(CommandError) {
        for path in news.gone {
            if session.isJSON {
                try session.terminal.print(json: ["type": "deleted", "path": path.stringValue])
            } else {
                session.terminal.print("- \(path)")
            }
        }
        for info in news.there {
            if session.isJSON {
                try session.terminal.print(json: info.facts)
            } else {
                session.terminal.print("+ \(info.path)")
            }
        }
    }
}

/// What was there when it was last looked at, folder by folder.
struct FSTree {
    /// What is other than it was, in the order of paths.
    struct Difference {
        var gone: [SyncPath] = []
        var there: [FileInfo] = []
    }

    private var folders: [SyncPath: [SyncPath: FileInfo]] = [:]

    /// Looks at what is at a path and below, and at nothing else.
    @discardableResult
    mutating func look(at path: SyncPath, _ filesystem: Filesystem) async throws(SyncError) -> Difference {
        let old = take(path)
        let new = try await Self.tree(at: path, filesystem)
        for info in new.values {
            if let parent = info.path.parent { folders[parent, default: [:]][info.path] = info }
        }
        return Difference(
            gone: old.keys.filter { new[$0] == nil }.sorted(),
            there: new.values.filter { info in
                // Equal paths may be spelled in two ways.
                guard let former = old[info.path] else { return true }
                return former != info || former.path.stringValue != info.path.stringValue
            }.sorted { $0.path < $1.path })
    }

    /// Takes away what is known at a path and below.
    private mutating func take(_ path: SyncPath) -> [SyncPath: FileInfo] {
        var taken: [SyncPath: FileInfo] = [:]
        if let parent = path.parent { taken[path] = folders[parent]?.removeValue(forKey: path) }
        var left = [path]
        while let folder = left.popLast() {
            guard let infos = folders.removeValue(forKey: folder) else { continue }
            taken.merge(infos) { $1 }
            left += infos.keys
        }
        return taken
    }

    /// What is at a path and below.
    private static func tree(at path: SyncPath, _ filesystem: Filesystem) async throws(SyncError) -> [SyncPath:
        FileInfo]
    {
        var found: [SyncPath: FileInfo] = [:]
        do throws(SyncError) {
            var folders = [path]
            if !path.isRoot {
                let info = try await filesystem.fileInfo(at: path)
                found[info.path] = info
                if !info.isFolder { folders = [] }
            }
            while let folder = folders.popLast() {
                for info in try await filesystem.listFolder(folder) {
                    found[info.path] = info
                    if info.isFolder { folders.append(info.path) }
                }
            }
        } catch {
            // Something went while it was looked at; the next change tells the rest.
            guard error.code == .notFound || error.code == .invalidOperation else { throw error }
        }
        return found
    }
}
