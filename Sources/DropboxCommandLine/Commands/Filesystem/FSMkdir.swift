import DropboxSync

/// `dbx fs mkdir`: a new folder.
struct FSMkdir: FSAction {
    static let name = "mkdir"
    static let help = """
          mkdir PATH         makes a folder
              --parents      the folders above as well, where they are missing; one that is there is no failure
        """

    private let path: String
    private let createsIntermediateDirectories: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        createsIntermediateDirectories = arguments.flag("parents")
        path = try arguments.positional("Which folder? mkdir takes a path.")
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            if createsIntermediateDirectories {
                try await make(path, session.filesystem)
            } else {
                try await session.filesystem.createFolder(at: path)
            }
        } catch {
            throw .filesystem("cannot make \(path)", error)
        }
        if session.isJSON { try session.terminal.print(json: ["type": "folder", "path": path.stringValue]) }
        return .success
    }

    private func make(_ folder: SyncPath, _ filesystem: Filesystem) async throws(SyncError) {
        if folder.isRoot { return }
        if let parent = folder.parent { try await make(parent, filesystem) }
        do throws(SyncError) {
            try await filesystem.createFolder(at: folder)
        } catch {
            guard error.code == .exists, try await filesystem.fileInfo(at: folder).isFolder else { throw error }
        }
    }
}
