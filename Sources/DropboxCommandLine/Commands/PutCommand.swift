import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx put`: files, folders, or what comes from standard input go to Dropbox.
struct PutCommand: Command {
    static let name = "put"
    static let summary = "uploads files and folders, and goes on where it was stopped"
    static let help = """
        Uploads a file of any size, a folder with everything in it, or standard input. A file that was stopped on its way
        (by Control-C, an error or a power cut) goes on where it was when the same command is given again; so does each
        large file of a folder, of which files that are there with the same content are not sent again.

        usage: dbx put FILE [PATH] [OPTIONS]
               dbx put FOLDER [PATH] [OPTIONS]
               dbx put FILE-OR-FOLDER… PATH/ [OPTIONS]
               dbx put - PATH [OPTIONS]

          FILE               the file; - for standard input. Several, such as *.jpg, go one after the other into the folder
                             PATH/, and one that fails keeps none of the others from going
          PATH               where it goes in Dropbox; a path that ends in / is a folder that it goes into. The root by
                             default
          --overwrite        replace files that are there
          --limit RATE       bytes a second at most; with k, M or G for thousands, millions or billions
          --json             the result in JSON
        \(FolderOptions.help)
          --update REV       replace a file that is there if it is of this revision
          --autorename       of a file, take another name if there is another one
          --chunk SIZE       of a file, bytes for each request, written like RATE and rounded to a multiple of 4 MiB
          --parallel N       of a file, requests at a time; 8 by default
          --journal DIR      where it is noted how far files have come; dbx/uploads in XDG_STATE_HOME by default
        \(AccountOptions.help)

        Prints the path, the revision and the size of a file in Dropbox. Ends with status 1 when anything could not be
        uploaded.
        """

    /// Something that is uploaded.
    private struct Source {
        /// As it was typed; `-` for standard input.
        let name: String
        /// Where it goes.
        let path: String
        let isFolder: Bool
    }

    private let sources: [Source]
    private let account: AccountOptions
    private let isJSON: Bool
    private let overwrite: Bool
    private let mode: Files.WriteMode
    private let options: UploadOptions
    private let folderOptions: FolderOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        account = try AccountOptions(&arguments)
        overwrite = arguments.flag("overwrite")
        isJSON = arguments.flag("json")
        folderOptions = try FolderOptions(&arguments)
        let bandwidth = try arguments.amount("limit").map { BandwidthLimiter(upload: $0) }
        let journal = try arguments.option("journal").map { URL(fileURLWithPath: $0) } ?? Self.stateFolder
        let file = try FileOptions(&arguments, overwrite: overwrite)
        sources = try Self.sources(&arguments)
        for source in sources {
            if source.isFolder {
                try file.refuse("a folder")
            } else {
                try folderOptions.refuse(source.name == "-" ? "standard input" : "a file")
            }
        }
        if sources.count > 1, case .update = file.mode { throw .usage("--update goes with one file.") }
        mode = file.mode
        options = UploadOptions {
            file.apply(&$0)
            $0.bandwidthLimiter = bandwidth
            $0.journal = UploadJournal(directory: journal)
        }
    }

    private static func sources(_ arguments: inout Arguments) throws(CommandError) -> [Source] {
        var words = [try arguments.positional("What is to be uploaded? --help shows it.")]
        while let word = arguments.takePositional() { words.append(word) }
        let path = words.count > 1 ? words.removeLast() : nil
        if words.count > 1 {
            guard let path, path.hasSuffix("/") else {
                throw .usage(
                    "Several files go into a folder: the last word has to end in /, other than '\(path ?? "")'.")
            }
        }
        return try words.map { word throws(CommandError) in
            var isFolder: ObjCBool = false
            let isThere = word != "-" && FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
            return Source(
                name: word, path: try destination(of: word, path), isFolder: isThere && isFolder.boolValue)
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            if sources.count == 1, let source = sources.first { return try await put(source, client, terminal) }
            var status = ExitStatus.success
            for source in sources {
                let outcome = try await terminal.trying(isJSON: isJSON) { () async throws(CommandError) in
                    try await put(source, client, terminal)
                }
                if outcome != .success { status = .failure }
            }
            return status
        }
    }

    private func put(
        _ source: Source, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        if source.isFolder { return try await folder(source, client, terminal) }
        let metadata = try await file(
            source, client,
            TransferProgressLine(
                source.path, terminal: terminal, isShared: source.name == "-" && isatty(STDIN_FILENO) == 1))
        if isJSON {
            try terminal.print(json: metadata.facts)
        } else {
            let size = ByteCount(bytes: Int64(clamping: metadata.size))
            terminal.print("\(metadata.pathDisplay ?? source.path)  \(metadata.rev)  \(size)")
        }
        return .success
    }

    private func file(
        _ source: Source, _ client: DropboxClient, _ line: TransferProgressLine
    ) async throws(CommandError) -> Files.FileMetadata {
        defer { line.end() }
        var options = options
        options.onProgress = line.show
        do throws(FileUploadError) {
            guard source.name != "-" else {
                return try await client.files.uploadFile(
                    from: StandardInput.content, to: source.path, mode: mode, options: options)
            }
            options.clientModified = Self.modificationDate(of: source.name)
            return try await client.files.uploadFile(
                from: URL(fileURLWithPath: source.name), to: source.path, mode: mode, options: options)
        } catch {
            if error.isCancellation { throw .interrupted }
            throw .failure("cannot upload \(source.name)", error)
        }
    }

    private func folder(
        _ source: Source, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try await folderOptions.transfer(
            source.path, "uploaded", isJSON: isJSON, terminal, place: source.path,
            complaint: "cannot upload \(source.name)"
        ) { folderOptions, progress in
            var folderOptions = folderOptions
            folderOptions.overwrite = overwrite
            folderOptions.bandwidthLimiter = options.bandwidthLimiter
            folderOptions.journal = options.journal
            return try await client.files.uploadFolder(
                from: URL(fileURLWithPath: source.name), to: source.path, options: folderOptions, progress: progress)
        }
    }

    /// Where a source goes: a folder takes its name.
    private static func destination(of source: String, _ path: String?) throws(CommandError) -> String {
        let path = path.flatMap { $0.isEmpty ? nil : $0 } ?? "/"
        guard path.hasSuffix("/") else { return RemotePattern.normalized(path) }
        guard source != "-" else { throw .usage("Where does it go? Standard input has no name of its own.") }
        let name = URL(fileURLWithPath: source).standardizedFileURL.lastPathComponent
        // Of `/` only what is in it goes anywhere.
        return RemotePattern.normalized(path) + "/" + (name == "/" ? "" : name)
    }

    private static func modificationDate(of source: String) -> Date? {
        // A file that is not there is an error of the upload.
        let attributes = try? FileManager.default.attributesOfItem(atPath: source)
        return attributes?[.modificationDate] as? Date
    }

    private static var stateFolder: URL {
        XDGBaseDirectories.url("XDG_STATE_HOME", ".local/state").appendingPathComponent("dbx/uploads")
    }
}

/// The options of `dbx put` that go with single files only.
private struct FileOptions {
    let mode: Files.WriteMode
    private let autorename: Bool
    private let chunk: Int?
    private let parallel: Int?
    /// One of those that were given.
    private let given: String?

    init(_ arguments: inout Arguments, overwrite: Bool) throws(CommandError) {
        let revision = try arguments.option("update")
        guard !(overwrite && revision != nil) else { throw .usage("--overwrite and --update exclude each other.") }
        mode = revision.map { .update($0) } ?? (overwrite ? .overwrite : .add)
        autorename = arguments.flag("autorename")
        chunk = try arguments.amount("chunk").map { Int(clamping: $0) }
        parallel = try arguments.number("parallel", in: 1...64)
        let all = [
            "update": revision != nil, "autorename": autorename, "chunk": chunk != nil, "parallel": parallel != nil,
        ]
        given = all.filter(\.value).keys.min()
    }

    /// Refuses the options where no file is uploaded.
    func refuse(_ what: String) throws(CommandError) {
        if let given { throw .usage("--\(given) goes with files, not with \(what).") }
    }

    func apply(_ options: inout UploadOptions) {
        options.autorename = autorename
        options.chunkSize = chunk
        if let parallel { options.maximumConcurrentRequests = parallel }
    }
}
