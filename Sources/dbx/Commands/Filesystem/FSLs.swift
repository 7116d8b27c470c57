import DropboxSync
import Foundation

/// `dbx fs ls`: what is in a folder.
struct FSLs: FSAction {
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
        let path = try session.path(path)
        do {
            let info = try await session.filesystem.fileInfo(at: path)
            if info.isFolder { try await list(path, session) } else { try tell(info, session) }
        } catch {
            throw .filesystem("cannot list \(path)", error)
        }
        return .success
    }

    private func list(_ folder: Path, _ session: FSSession) async throws {
        for info in try await session.filesystem.listFolder(folder) {
            try Task.checkCancellation()
            try tell(info, session)
            if isRecursive, info.isFolder { try await list(info.path, session) }
        }
    }

    private func tell(_ info: FileInfo, _ session: FSSession) throws(CommandError) {
        if session.isJSON { return try session.terminal.print(json: info.facts) }
        let name = isRecursive ? info.path.stringValue : info.path.name
        let shown = info.isFolder ? name + "/" : name
        guard isLong else { return session.terminal.print(shown) }
        let size = (info.isFolder ? "" : String(info.size)).leftPadding(to: 13)
        let time = (info.modifiedTime?.formatted(.iso8601) ?? "").padding(to: 20)
        session.terminal.print("\(size)  \(time)  \(shown)")
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
