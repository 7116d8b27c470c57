import DropboxSync

/// `dbx fs rm`: files and folders go.
struct FSRm: FSAction {
    static let name = "rm"
    static let help = """
          rm PATH …          deletes files and empty folders
              --recursive    folders with all that is in them
        """

    private let paths: [String]
    private let isRecursive: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        isRecursive = arguments.flag("recursive")
        var paths = [try arguments.positional("What is to be deleted? rm takes paths.")]
        while let path = arguments.takePositional() { paths.append(path) }
        self.paths = paths
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        for text in paths {
            let path = try SyncPath(typed: text)
            do {
                let info = try await filesystem.fileInfo(at: path)
                if info.isFolder, !isRecursive, try await !filesystem.listFolder(path).isEmpty {
                    throw SyncError(.invalidOperation, "the folder is not empty; --recursive deletes it all the same")
                }
                try await filesystem.delete(path)
            } catch {
                throw .filesystem("cannot delete \(path)", error)
            }
            if session.isJSON { try session.terminal.print(json: ["type": "deleted", "path": path.stringValue]) }
        }
        return .success
    }
}
