import DropboxSync
import Foundation
import DropboxConcurrency

/// `dbx fs put`: a file of this machine goes into the filesystem.
struct FSPut: FSAction {
    static let name = "put"
    static let help = """
          put FILE [PATH]    stores a file of this machine, or standard input (-) unless commands come from there, in place
                             of what is there; in a folder, which has to be there where PATH ends in /, under its own name;
                             at the top by default
              --append       add to what is there instead
        """

    private let source: String
    private let target: String?
    private let isAppending: Bool

    var readsStandardInput: Bool { source == "-" }

    init(_ arguments: inout Arguments) throws(CommandError) {
        isAppending = arguments.flag("append")
        source = try arguments.positional("Which file? put takes one of this machine.")
        target = arguments.takePositional()
        if source == "-", target?.hasSuffix("/") ?? true {
            throw .usage("put - needs a path to store at, with a name.")
        }
    }

    func run(_ session: FSSession) async throws(CommandError) -> ExitStatus {
        let path = try await place(session)
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
            // What is replaced need not be downloaded.
            file = try await session.filesystem.open(path, startsDownload: isAppending)
        } catch {
            guard error.code == .notFound else { throw error }
            file = try await session.filesystem.create(path, contentsOf: source)
            return try tell(file, session)
        }
        if isAppending {
            let content = try await BlockingIO.bulk.run { () throws(any Error) in
                try Data(contentsOf: source, options: .mappedIfSafe)
            }
            try await file.append(content)
        } else {
            try await file.write(contentsOf: source)
        }
        try tell(file, session)
    }

    private func tell(_ file: File, _ session: FSSession) throws {
        defer { file.close() }
        if session.isJSON { try session.terminal.print(json: try file.info.facts) }
    }

    /// Where it goes: into a folder that is there under its own name.
    private func place(_ session: FSSession) async throws(CommandError) -> SyncPath {
        if source != "-" {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
                throw .failure("There is no file \(source).")
            }
            if isFolder.boolValue { throw .failure("\(source) is a folder; put takes files.") }
            guard Self.isReadableFile(source) else {
                throw .failure("\(source) cannot be read, or is no regular file.")
            }
        }
        let name = URL(fileURLWithPath: source).lastPathComponent
        return try await session.target(target ?? "/", for: source == "-" ? nil : name)
    }

    private static func isReadableFile(_ source: String) -> Bool {
        var facts = stat()
        return stat(source, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(source, R_OK) == 0
    }
}

extension FSSession {
    /// The path that a target means: inside of it under `name`, where it is a folder that is there. One that ends in a slash
    /// has to be that.
    func target(_ text: String, for name: String?) async throws(CommandError) -> SyncPath {
        let path = try SyncPath(typed: text)
        var info: FileInfo?
        do throws(SyncError) { info = try await filesystem.fileInfo(at: path) } catch {
            guard error.code == .notFound else { throw .filesystem("cannot look at \(path)", error) }
        }
        guard info?.isFolder == true else {
            guard text.hasSuffix("/") else { return path }
            throw .failure("there is no folder \(path)" + (info == nil ? "; mkdir makes it" : ", but a file"))
        }
        guard let name else { return path }
        guard let child = path.child(name) else { throw .usage("Dropbox takes no name like '\(name)'.") }
        return child
    }
}
