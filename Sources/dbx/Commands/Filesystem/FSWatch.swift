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
        let path = try session.path(path)
        do {
            let changes = session.filesystem.changes(at: path, scope: .descendants)
            var known = try await tree(at: path, session.filesystem)
            if session.terminal.isInteractive { session.terminal.note("Watching \(path). Control-C ends it.") }
            for await _ in changes {
                let now = try await tree(at: path, session.filesystem)
                try tell(from: known, to: now, session)
                known = now
            }
        } catch {
            throw .filesystem("cannot watch \(path)", error)
        }
        throw .interrupted
    }

    private func tell(
        from old: [String: FileInfo], to new: [String: FileInfo], _ session: FSSession
    ) throws(CommandError) {
        for path in old.keys.sorted() where new[path] == nil {
            if session.isJSON {
                try session.terminal.print(json: ["type": "deleted", "path": path])
            } else {
                session.terminal.print("- \(path)")
            }
        }
        for (path, info) in new.sorted(by: { $0.key < $1.key }) where old[path] != info {
            if session.isJSON {
                try session.terminal.print(json: info.facts)
            } else {
                session.terminal.print("+ \(path)")
            }
        }
    }

    /// What is at a path and below, by path.
    private func tree(at path: Path, _ filesystem: Filesystem) async throws(SyncError) -> [String: FileInfo] {
        var found: [String: FileInfo] = [:]
        do throws(SyncError) {
            var folders = [path]
            if !path.isRoot {
                let info = try await filesystem.fileInfo(at: path)
                found[info.path.stringValue] = info
                if !info.isFolder { folders = [] }
            }
            while let folder = folders.popLast() {
                for info in try await filesystem.listFolder(folder) {
                    found[info.path.stringValue] = info
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
