import DropboxConcurrency
import DropboxSync
import Foundation

/// `dbx fs put`: stores a local file in the filesystem.
struct FSPut: FSAction {
    static let name = "put"
    static let summary = "store a file"
    static let output = OutputField.filesystemItem
    static let discussion = """
        Store a local file, or standard input (-), replacing an existing file.
        """

    private let source: String
    private let target: String?
    private let isAppending: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        source = try arguments.requiredArgument("FILE", "the local file; - for standard input", .file)
        target = arguments.argument(
            "PATH",
            """
            the new path of the file. A path that is . or .. or ends in / is the folder of the file, which must exist \
            (default: /, the root)
            """, .remotePath)
        isAppending = arguments.flag("append", "append to the existing file instead")
        if source == "-", target.map({ Destination($0).isParent }) ?? true {
            throw .usage("missing destination path for standard input: put - PATH")
        }
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try await destination(session)
        do {
            if source == "-" {
                try await StandardInput.withFile { try await store($0, at: path, session) }
            } else {
                try await store(URL(fileURLWithPath: source), at: path, session)
            }
        } catch {
            throw .filesystem("cannot store \(path)", error)
        }
        return .success
    }

    private func store(_ source: URL, at path: SyncPath, _ session: FSSession) async throws {
        let file: File
        do throws(SyncError) {
            // Don't download a version that is about to be replaced.
            file = try await session.filesystem.open(path, startsDownload: isAppending)
        } catch {
            guard error.code == .notFound else { throw error }
            file = try await session.filesystem.create(path, contentsOf: source)
            return try finish(file, session)
        }
        if isAppending {
            let content = try await BlockingIO.bulk.run { () throws(any Error) in
                try Data(contentsOf: source, options: .mappedIfSafe)
            }
            try await file.append(content)
        } else {
            try await file.write(contentsOf: source)
        }
        try finish(file, session)
    }

    private func finish(_ file: File, _ session: FSSession) throws {
        defer { file.close() }
        if session.isJSON { session.terminal.print(json: try file.info.jsonFields) }
    }

    /// Returns the destination path.
    private func destination(_ session: FSSession) async throws(CommandError) -> SyncPath {
        if source != "-" {
            if let obstacle = Self.obstacle(to: source) { throw .failure("cannot store \(source): \(obstacle)") }
        }
        let name = URL(fileURLWithPath: source).lastPathComponent
        return try await session.destinationPath(Destination(target ?? "/"), for: name)
    }

    /// Returns why a local file can't be stored, or `nil`.
    private static func obstacle(to source: String) -> String? {
        var attributes = stat()
        guard stat(source, &attributes) == 0 else {
            switch errno {
            case ENOENT:
                let isLink = lstat(source, &attributes) == 0
                return isLink ? "it is a link to something that does not exist" : "no such file"
            case ELOOP: return "it is a link that leads to itself"
            case let code: return String(cString: strerror(code))
            }
        }
        if attributes.st_mode & S_IFMT == S_IFDIR { return "it is a directory; put stores only files" }
        guard attributes.st_mode & S_IFMT == S_IFREG, access(source, R_OK) == 0 else {
            return "it is not readable, or not a regular file"
        }
        return nil
    }
}

extension FSSession {
    /// Returns the path for a destination that the user typed.
    ///
    /// - Parameters:
    ///   - destination: The destination. A parent must be an existing folder, and any other one must not be a folder.
    ///   - name: The name of the item in a parent.
    ///   - source: The item that is moved, if any. It can be moved to another spelling of its path.
    func destinationPath(
        _ destination: Destination, for name: String, from source: SyncPath? = nil
    ) async throws(CommandError) -> SyncPath {
        let path = try SyncPath(typed: destination.remotePath)
        var info: FileInfo?
        do throws(SyncError) { info = try await filesystem.fileInfo(at: path) } catch {
            guard error.code == .notFound else { throw .filesystem("cannot check \(path)", error) }
        }
        guard destination.isParent else {
            guard info?.isFolder == true, path != source else { return path }
            throw .failure("\(path) is a folder; to put the item into it, write \(path)/")
        }
        guard info?.isFolder == true else {
            throw .failure(
                info == nil ? "no such folder: \(path); create it with mkdir" : "not a folder: \(path) is a file")
        }
        guard let child = path.child(name) else { throw .usage("invalid name '\(name)': Dropbox does not allow it") }
        return child
    }
}

/// `dbx fs mkdir`: creates a folder.
struct FSMkdir: FSAction {
    static let name = "mkdir"
    static let summary = "create a folder"
    static let output = OutputField.filesystemItem

    private let path: String
    private let createsIntermediateDirectories: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredArgument("PATH", "the path of the new folder", .remotePath)
        createsIntermediateDirectories = arguments.flag(
            "parents", letter: "p", "create missing parent folders, and succeed if the folder exists")
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            if createsIntermediateDirectories {
                try await createWithParents(path, session.filesystem)
            } else {
                try await session.filesystem.createFolder(at: path)
            }
        } catch {
            throw .filesystem("cannot create \(path)", error)
        }
        if session.isJSON { session.terminal.print(json: ["type": "folder", "path": path.stringValue]) }
        return .success
    }

    private func createWithParents(_ folder: SyncPath, _ filesystem: Filesystem) async throws(SyncError) {
        if folder.isRoot { return }
        if let parent = folder.parent { try await createWithParents(parent, filesystem) }
        do throws(SyncError) {
            try await filesystem.createFolder(at: folder)
        } catch {
            guard error.code == .exists, try await filesystem.fileInfo(at: folder).isFolder else { throw error }
        }
    }
}

/// `dbx fs mv`: moves or renames a file or folder.
struct FSMv: FSAction {
    static let name = "mv"
    static let summary = "move or rename a file or a folder"
    static let output = OutputField.filesystemItem

    private let source: String
    private let target: String

    init(_ arguments: inout Arguments) throws(CommandError) {
        source = try arguments.requiredArgument("FROM", "the file or folder", .remotePath)
        target = try arguments.requiredArgument(
            "TO",
            """
            the new path. A path that is . or .. or ends in / is the folder of the item, which must exist
            """, .remotePath)
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let source = try SyncPath(typed: source)
        let target = try await session.destinationPath(Destination(target), for: source.name, from: source)
        do {
            try await session.filesystem.move(source, to: target)
            if session.isJSON {
                session.terminal.print(json: try await session.filesystem.fileInfo(at: target).jsonFields)
            }
        } catch {
            throw .filesystem("cannot move \(source) to \(target)", error)
        }
        return .success
    }
}

/// `dbx fs rm`: deletes files and folders.
struct FSRm: FSAction {
    static let name = "rm"
    static let summary = "delete files and folders"
    static let output = OutputField.filesystemItem
    static let discussion = "Delete files and empty folders."

    private let paths: [String]
    private let isRecursive: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        paths = try arguments.remainingArguments("PATH", "a file or a folder", .remotePath)
        isRecursive = arguments.flag("recursive", letter: "r", "delete folders with all their contents")
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        for text in paths {
            let path = try SyncPath(typed: text)
            do {
                let info = try await filesystem.fileInfo(at: path)
                if info.isFolder, !isRecursive, try await !filesystem.listFolder(path).isEmpty {
                    throw SyncError(.invalidOperation, "the folder is not empty; use --recursive to delete it")
                }
                try await filesystem.delete(path)
            } catch {
                throw .filesystem("cannot delete \(path)", error)
            }
            if session.isJSON { session.terminal.print(json: ["type": "deleted", "path": path.stringValue]) }
        }
        return .success
    }
}
