import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx get`: downloads a file or a folder.
struct GetCommand: Command {
    static let name = "get"
    static let summary = "download a file or a folder"
    static let discussion = """
        Download a file, or a folder with all its contents. Verifies the content hash before it replaces the destination.
        Run the same command again to resume an interrupted download. A file that has the same content already is
        unchanged.
        """
    static let usage = ["PATH [DESTINATION] [OPTIONS]", "PATH DIRECTORY/ [OPTIONS]", "FILE - [OPTIONS]"]
    static let examples = [
        "dbx get /photos backup", "dbx get '/photos/*.jpg' pictures/", "dbx get /notes.txt - | less",
    ]
    static let output = OutputField.transfer
    static let notes = "The exit status is 1 if an item could not be downloaded."

    private let path: String
    /// The destination, or `nil` for standard output.
    private let destination: Destination?
    private let printsBinaryData: Bool
    private let overwrite: Bool
    private let folderOptions: FolderOptions
    private let isJSON: Bool
    private let bandwidth: BandwidthOption
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let source = try arguments.requiredArgument(
            "PATH",
            """
            the file or folder in Dropbox, or a case-insensitive pattern: '/photos/*.jpg'. A path of an existing item is \
            not a pattern, even if it contains [ and ]
            """, .remotePath)
        let text =
            arguments.argument(
                "DESTINATION",
                """
                the new path of the item, whatever exists there. A path that is . or .. or ends in / is the existing \
                directory in which the item gets its name, and so is any path if PATH is a pattern (default: . for the \
                current directory); - for standard output
                """, .file) ?? "."
        overwrite = arguments.flag("overwrite", "replace existing files that have other content")
        printsBinaryData = arguments.flag("force", letter: "f", "with -: \(ContentOutput.help)")
        bandwidth = try .forDownloads(&arguments)
        isJSON = arguments.flag("json", "print the result as JSON")
        folderOptions = try FolderOptions(&arguments)
        account = try AccountOptions(&arguments, .transfer)
        path = RemotePattern.normalized(source)
        guard text != "-" else {
            destination = nil
            try folderOptions.rejectOptions(for: "standard output")
            if path.isEmpty { throw .usage("cannot write the root folder to standard output: it is not a file") }
            if overwrite || isJSON { throw .usage("standard output and --overwrite or --json cannot be combined") }
            return
        }
        destination = Destination(text)
        if printsBinaryData { throw .usage("--force works only with standard output: dbx get FILE -") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            try await bandwidth.whileChanging { () async throws(CommandError) in try await get(client, terminal) }
        }
    }

    private func get(_ client: DropboxClient, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        guard let destination else { return try await stream(client, terminal) }
        if path.isEmpty { return try await folder(path, nil, destination, client, terminal) }
        if let pattern = try await RemotePattern.resolve(path, client) {
            return try await all(of: pattern, destination.parent, client, terminal)
        }
        let metadata: Files.Metadata
        do { metadata = try await client.files.getMetadata(path: path).response() } catch {
            if case .path(.notFound) = error.routeError {
                // What an earlier download left can't be completed anymore.
                let name = path.split(separator: "/").last.map(String.init)
                await FilesRoutes.removePartialDownload(to: destination.localURL(of: name))
            }
            throw .failure("cannot get \(path)", error)
        }
        return try await download(metadata, path, destination, client, terminal)
    }

    /// - Parameter folder: What precedes the paths of items in a folder, if the command can get several. The default is `nil`.
    private func download(
        _ entry: Files.Metadata, _ path: String, _ destination: Destination, _ client: DropboxClient,
        _ terminal: Terminal, folder: String? = nil
    ) async throws(CommandError) -> ExitStatus {
        guard !destination.isParent || destination.localURL(of: nil).isExistingDirectory else {
            throw .failure("cannot get \(path) to \(destination.text): no such directory")
        }
        guard let file = entry as? Files.FileMetadata else {
            return try await self.folder(
                path, entry as? Files.FolderMetadata, destination, client, terminal, in: folder)
        }
        return try await self.file(file, path, destination, client, terminal)
    }

    /// Downloads the matching items one after the other. The failure of an item doesn't stop the others.
    private func all(
        of pattern: RemotePattern, _ destination: Destination, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try folderOptions.rejectOptions(for: "a pattern")
        guard destination.localURL(of: nil).isExistingDirectory else {
            throw .usage("\(destination.text) is not a directory; a pattern requires an existing directory")
        }
        let listing = CheckedListing(terminal, isJSON: isJSON)
        var status = ExitStatus.success
        try await pattern.forEach(client, listing) { entry throws(CommandError) in
            let path = entry.pathDisplay ?? pattern.folder + "/" + entry.name
            let outcome = try await terminal.reportingFailure(isJSON: isJSON) { () async throws(CommandError) in
                try await download(entry, path, destination, client, terminal, folder: path)
            }
            if outcome != .success { status = .failure }
        }
        return status == .success ? listing.status : status
    }

    private func file(
        _ file: Files.FileMetadata, _ path: String, _ destination: Destination, _ client: DropboxClient,
        _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try folderOptions.rejectOptions(for: "a file")
        let location = destination.localURL(of: file.name)
        if location.isExistingDirectory {
            throw .failure(
                """
                cannot get \(path) to \(location.relativePath): it is a directory; to put the file into it, write \
                \(location.relativePath)/
                """)
        }
        if location.isSpecialFile {
            throw .failure(
                """
                cannot get \(path) to \(location.relativePath): it is neither a file nor a folder; choose another \
                destination, or - for standard output
                """)
        }
        await FilesRoutes.removeOldPartialDownloads(in: location.deletingLastPathComponent())
        if await Self.isUnchanged(file, at: location) {
            await FilesRoutes.removePartialDownload(to: location)
            show(file, at: location, isUnchanged: true, terminal)
            return .success
        }
        let line = TransferProgressLine(file.name, terminal: terminal)
        let metadata: Files.FileMetadata
        do {
            defer { line.finish() }
            metadata = try await client.files.downloadFile(
                path: path, to: location, overwrite: overwrite,
                options: FileDownloadOptions {
                    $0.knownMetadata = file
                    $0.bandwidthLimiter = bandwidth.limiter
                }, progress: line.show)
        } catch {
            if Task.isCancelled { throw .interruptedTransfer }
            throw .failure("cannot get \(path) to \(location.relativePath)", error)
        }
        show(metadata, at: location, isUnchanged: false, terminal)
        return .success
    }

    private func show(_ file: Files.FileMetadata, at location: URL, isUnchanged: Bool, _ terminal: Terminal) {
        if isJSON {
            var fields = file.jsonFields
            fields.add("file", location.path)
            fields.add("outcome", isUnchanged ? "identical" : "downloaded")
            return terminal.print(json: fields)
        }
        let size = ByteCount(bytes: Int64(clamping: file.size))
        terminal.print("\(location.relativePath)  \(file.rev)  \(size)" + (isUnchanged ? "  unchanged" : ""))
    }

    /// Returns whether a local file already has the content of a file in Dropbox.
    private static func isUnchanged(_ file: Files.FileMetadata, at location: URL) async -> Bool {
        guard let hash = file.contentHash else { return false }
        do {
            return try await BlockingIO.bulk.run { cancellation in
                // A link is replaced, so its target doesn't matter.
                let attributes = try FileManager.default.attributesOfItem(atPath: location.path)
                guard attributes[.type] as? FileAttributeType == .typeRegular,
                    (attributes[.size] as? NSNumber)?.uint64Value == file.size
                else { return false }
                return try ContentHash.hash(ofFileAt: location, check: cancellation.check) == hash
            }
        } catch {
            // The file doesn't exist, or the download reports why it isn't accessible.
            return false
        }
    }

    // MARK: Folders

    /// - Parameters:
    ///   - path: The path.
    ///   - metadata: The folder, or `nil` for the root.
    ///   - destination: The destination.
    ///   - client: The client.
    ///   - terminal: The terminal.
    ///   - parent: What precedes the paths of items. The default is `nil` for nothing.
    private func folder(
        _ path: String, _ metadata: Files.FolderMetadata?, _ destination: Destination, _ client: DropboxClient,
        _ terminal: Terminal, in parent: String? = nil
    ) async throws(CommandError) -> ExitStatus {
        let location = destination.localURL(of: metadata?.name)
        let source = if let metadata { metadata.id } else { try account.rootIdentity() }
        let mirror = LocalMirror(directory: location, source: source)
        let operation = "cannot get \(path.isEmpty ? "/" : path) to \(location.relativePath)"
        var options = try folderOptions.options()
        options.overwrite = overwrite
        options.bandwidthLimiter = bandwidth.limiter
        let rejection: CommandError?
        do { rejection = try prepare(mirror, metadata?.name, destination, terminal) } catch {
            throw .failure(operation, error)
        }
        return try await folderOptions.transfer(
            metadata?.name ?? "/", "downloaded", isJSON: isJSON, terminal, destination: location.relativePath,
            errorPrefix: operation, in: parent, rejection: rejection, options
        ) { options, progress in
            try await client.files.downloadFolder(path: path, to: location, options: options, progress: progress)
        }
    }

    /// Checks and marks the directory before the download. Returns the error of a download that must not start.
    private func prepare(
        _ mirror: LocalMirror, _ name: String?, _ destination: Destination, _ terminal: Terminal
    ) throws -> CommandError? {
        let place = mirror.directory.relativePath
        if !mirror.exists, !mirror.directory.deletingLastPathComponent().isExistingDirectory {
            throw CommandError.failure("cannot get \(path.isEmpty ? "/" : path) to \(place): no such directory")
        }
        if !mirror.isKnown {
            let names = try mirror.names()
            if let name, !destination.isParent, mirror.exists {
                // Remove this notice after the first release with this rule.
                terminal.warn(
                    """
                    the content of the folder goes to \(place) itself, because a destination without a slash at its end \
                    is the new path; earlier versions of dbx used \(place)/\(Destination.sanitizedFilename(name)) if \
                    \(place) existed. For that, write \(place)/
                    """)
            }
            if folderOptions.deletes, !folderOptions.isForced, !names.isEmpty {
                return folderOptions.rejection(place, names)
            }
        }
        guard !folderOptions.isDryRun else { return nil }
        try mirror.begin(isConfirmed: folderOptions.deletes && folderOptions.isForced)
        return nil
    }

    private func stream(_ client: DropboxClient, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        var output = ContentOutput(terminal, isForced: printsBinaryData)
        do {
            for try await bytes in client.files.downloadStream(path: path, bandwidthLimiter: bandwidth.limiter) {
                try output.print(bytes)
            }
            return .success
        } catch { throw .failure("cannot get \(path)", error) }
    }
}
