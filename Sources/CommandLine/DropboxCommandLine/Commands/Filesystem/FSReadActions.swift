import DropboxStone
import DropboxSync
import Foundation

/// `dbx fs ls`: lists a folder.
struct FSLs: FSReadAction {
    static let name = "ls"
    static let summary = "list a folder"
    static let discussion = "List the items of a folder, one name per line. Names of folders end with a slash."
    static let output = OutputField.filesystemItem

    private let path: String
    private let isRecursive: Bool
    private let isLong: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = arguments.argument("PATH", "the folder (default: the root)", .remotePath) ?? "/"
        isRecursive = arguments.flag(
            "recursive", letter: "r", "list all subfolders, too, and print paths instead of names")
        isLong = arguments.flag("long", letter: "l", "print size and time before the names")
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let filesystem = session.filesystem
        let status = try await run(session.terminal, session.isJSON) { path async throws(SyncError) in
            try await filesystem.fileInfo(at: path)
        } list: { path async throws(SyncError) in
            try await filesystem.listFolder(path)
        }
        if let ignored = filesystem.status.ignoredItem { session.terminal.printStatus(ignored.userMessage) }
        return status
    }

    func run(_ snapshot: FilesystemSnapshot) async throws(CommandError) -> ExitStatus {
        try await run(snapshot.terminal, snapshot.isJSON) { path async throws(SyncError) in
            try await snapshot.reader.fileInfo(at: path)
        } list: { path async throws(SyncError) in
            try await snapshot.reader.listFolder(path)
        }
    }

    private func run(
        _ terminal: Terminal, _ isJSON: Bool, info: (SyncPath) async throws(SyncError) -> FileInfo,
        list: (SyncPath) async throws(SyncError) -> [FileInfo]
    ) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            let info = try await info(path)
            var remaining = info.isFolder ? try await list(path).reversed() : [info]
            while let next = remaining.popLast() {
                try Task.checkCancellation()
                try show(next, terminal, isJSON)
                try terminal.checkOutput()
                if isRecursive, next.isFolder { remaining += try await list(next.path).reversed() }
            }
        } catch {
            throw .filesystem("cannot list \(path)", error)
        }
        return .success
    }

    private func show(_ info: FileInfo, _ terminal: Terminal, _ isJSON: Bool) throws(CommandError) {
        if isJSON { return terminal.print(json: info.jsonFields) }
        let name = isRecursive ? info.path.stringValue : info.path.name
        let displayName = info.isFolder ? name + "/" : name
        guard isLong else { return terminal.print(displayName) }
        let size = (info.isFolder ? "" : String(info.size)).leftPadding(to: 13)
        let time = (info.modifiedTime?.apiText ?? "").padding(to: 20)
        terminal.print("\(size)  \(time)  \(displayName)")
    }
}

extension OutputField {
    /// The fields of an item of the filesystem.
    static let filesystemItem = [
        OutputField("type", "file, folder, or deleted"), OutputField("path", "the path in Dropbox"),
        OutputField("size", .integer, "the size of a file in bytes", isOptional: true),
        OutputField("modified", "when the content was changed, in UTC", isOptional: true),
    ]
}

extension FileInfo {
    /// The fields of the JSON output for a file or folder.
    var jsonFields: JSONObject {
        [
            "type": isFolder ? "folder" : "file", "path": path.stringValue, "size": isFolder ? nil : size,
            "modified": modifiedTime?.apiText,
        ]
    }
}

/// `dbx fs cat`: prints the content of a file.
struct FSCat: FSReadAction {
    static let name = "cat"
    static let summary = "print the content of a file"
    static let discussion = """
        Print the content of a file: the newest version, or the cached version without a connection.
        """

    private let path: String
    private let printsBinaryData: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredArgument("PATH", "the file", .remotePath)
        printsBinaryData = arguments.flag("force", letter: "f", ContentOutput.help)
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            let file = try await session.filesystem.open(path)
            defer { file.close() }
            try await downloadNewestVersion(file, session)
            try print(try await file.readHandle(), session.terminal)
        } catch {
            throw .filesystem("cannot read \(path)", error)
        }
        return .success
    }

    func run(_ snapshot: FilesystemSnapshot) async throws(CommandError) -> ExitStatus {
        let path = try SyncPath(typed: path)
        do {
            try print(try await snapshot.reader.readHandle(at: path), snapshot.terminal)
        } catch let error as SyncError where error.code == .notCached {
            throw .failure(
                """
                cannot read \(path): \(error.message), and the other process doesn't download it; run the command again when \
                that process has ended
                """)
        } catch {
            throw .filesystem("cannot read \(path)", error)
        }
        return .success
    }

    private func print(_ content: FileHandle, _ terminal: Terminal) throws {
        var output = ContentOutput(terminal, isForced: printsBinaryData)
        while let bytes = try content.read(upToCount: 1 << 20), !bytes.isEmpty {
            try Task.checkCancellation()
            try output.print(bytes)
        }
    }

    /// Waits for the download of the newest version, if it isn't cached.
    private func downloadNewestVersion(_ file: File, _ session: FSSession) async throws {
        let isCached = try file.status.isCached
        if session.waitPolicy != .none || !isCached {
            try await session.showProgress(upTo: nil) { _ in
                // If the status is not available, reading the file reports the error.
                guard let status = try? file.newerStatus ?? file.status else { return true }
                return status.state != .downloading || status.error != nil
            }
        }
        guard let newer = try file.newerStatus else { return }
        if newer.isCached {
            try await file.update()
        } else {
            session.terminal.printStatus("Printing an older version; the newest version is not on this machine.")
        }
    }
}
