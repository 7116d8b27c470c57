import DropboxSync
import Foundation

/// `dbx fs ls`: what is in a folder.
struct FSLs: FilesystemReadAction {
    static let name = "ls"
    static let help = """
          ls [PATH]          lists a folder, a name on each line, those of folders with a slash; of a file, its name
              --recursive    all folders below as well, by their paths
              --long         size and time before the names
        """

    private let path: String
    private let isRecursive: Bool
    private let isLong: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        isRecursive = arguments.flag("recursive")
        isLong = arguments.flag("long")
        path = arguments.takePositional() ?? "/"
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        return try await run(session.terminal, session.isJSON) { path async throws(SyncError) in
            try await filesystem.fileInfo(at: path)
        } list: { path async throws(SyncError) in
            try await filesystem.listFolder(path)
        }
    }

    func run(_ reading: FilesystemSnapshot) async throws(CommandError) -> ExitStatus {
        try await run(reading.terminal, reading.isJSON) { path async throws(SyncError) in
            try await reading.reader.fileInfo(at: path)
        } list: { path async throws(SyncError) in
            try await reading.reader.listFolder(path)
        }
    }

    private func run(
        _ terminal: Terminal, _ isJSON: Bool, info: (SyncPath) async throws(SyncError) -> FileInfo,
        list: (SyncPath) async throws(SyncError) -> [FileInfo]
    ) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            let info = try await info(path)
            var left = info.isFolder ? try await list(path).reversed() : [info]
            while let next = left.popLast() {
                try Task.checkCancellation()
                try tell(next, terminal, isJSON)
                try terminal.checkOutput()
                if isRecursive, next.isFolder { left += try await list(next.path).reversed() }
            }
        } catch {
            throw .filesystem("cannot list \(path)", error)
        }
        return .success
    }

    private func tell(_ info: FileInfo, _ terminal: Terminal, _ isJSON: Bool) throws(CommandError) {
        if isJSON { return try terminal.print(json: info.facts) }
        let name = isRecursive ? info.path.stringValue : info.path.name
        let shown = info.isFolder ? name + "/" : name
        guard isLong else { return terminal.print(shown) }
        let size = (info.isFolder ? "" : String(info.size)).leftPadding(to: 13)
        let time = (info.modifiedTime?.formatted(.iso8601) ?? "").padding(to: 20)
        terminal.print("\(size)  \(time)  \(shown)")
    }
}

extension FileInfo {
    /// What the commands tell of a file or folder in JSON.
    var facts: [String: Any?] {
        [
            "type": isFolder ? "folder" : "file", "path": path.stringValue, "size": isFolder ? nil : size,
            "modified": modifiedTime?.formatted(.iso8601),
        ]
    }
}
