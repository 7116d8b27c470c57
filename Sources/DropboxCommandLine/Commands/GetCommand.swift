import Foundation
import SwiftyDropbox

/// `dbx get`: downloads a file or a folder.
struct GetCommand: Command {
    static let name = "get"
    static let summary = "download a file or a folder"
    static let help = """
        Download a file, or a folder with all its contents. Verifies the content hash before it replaces the destination.
        Run the same command again to resume an interrupted download.

        usage: dbx get PATH [DESTINATION] [OPTIONS]

          PATH               the file or folder in Dropbox, or a case-insensitive pattern: '/photos/*.jpg'. A path of an
                             existing item is not a pattern, even if it contains [ and ]
          DESTINATION        an existing directory, or the new path (default: the current directory); - for standard output.
                             Must be an existing directory if PATH is a pattern, or if it ends in / and PATH is a file
          --overwrite        replace existing files that have other content
          --limit RATE       transfer at most RATE bytes per second; the suffix k, M or G multiplies by 10^3, 10^6 or 10^9
          --json             print the result as JSON
        \(FolderOptions.help)
        \(AccountOptions.help)

        The exit status is 1 if an item could not be downloaded.
        """

    private let path: String
    private let destination: String
    private let overwrite: Bool
    private let folderOptions: FolderOptions
    private let isJSON: Bool
    private let bandwidthLimiter: BandwidthLimiter?
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        overwrite = arguments.flag("overwrite")
        folderOptions = try FolderOptions(&arguments)
        isJSON = arguments.flag("json")
        bandwidthLimiter = try arguments.byteCount("limit").map { BandwidthLimiter(downloadBytesPerSecond: $0) }
        account = try AccountOptions(&arguments)
        path = RemotePattern.normalized(try arguments.requiredPositional("missing path: dbx get PATH"))
        destination = arguments.nextPositional() ?? "."
        if destination == "-" {
            try folderOptions.rejectOptions(for: "standard output")
            if path.isEmpty { throw .usage("cannot write the root folder to standard output: it is not a file") }
            if overwrite || isJSON { throw .usage("standard output and --overwrite or --json cannot be combined") }
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            if destination == "-" { return try await stream(client, terminal) }
            if path.isEmpty { return try await folder(path, nil, client, terminal) }
            if let pattern = try await RemotePattern.resolve(path, client) {
                return try await all(of: pattern, client, terminal)
            }
            let metadata: Files.Metadata
            do { metadata = try await client.files.getMetadata(path: path).response() } catch {
                throw .failure("cannot get \(path)", error)
            }
            return try await download(metadata, path, client, terminal)
        }
    }

    private func download(
        _ entry: Files.Metadata, _ path: String, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        guard let file = entry as? Files.FileMetadata else {
            return try await folder(path, entry.name, client, terminal)
        }
        return try await self.file(file, path, client, terminal)
    }

    /// Downloads the matching items one after the other. The failure of an item doesn't stop the others.
    private func all(
        of pattern: RemotePattern, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try folderOptions.rejectOptions(for: "a pattern")
        guard isDirectory(URL(fileURLWithPath: destination)) else {
            throw .usage("\(destination) is not a directory; a pattern requires an existing directory")
        }
        var status = ExitStatus.success
        try await pattern.forEach(client) { entry throws(CommandError) in
            let path = entry.pathDisplay ?? pattern.folder + "/" + entry.name
            let outcome = try await terminal.reportingFailure(isJSON: isJSON) { () async throws(CommandError) in
                try await download(entry, path, client, terminal)
            }
            if outcome != .success { status = .failure }
        }
        return status
    }

    /// Returns the local path for an item with this name.
    private func localURL(_ name: String?) -> URL {
        let url = URL(fileURLWithPath: destination)
        guard let name, isDirectory(url) else { return url }
        return url.appendingPathComponent(Self.sanitizedFilename(name))
    }

    private func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Returns a file name that can't leave the directory, for any name that the server sends.
    static func sanitizedFilename(_ name: String) -> String {
        // Compare scalars: a slash with a combining character is a different character.
        let filename = String(
            String.UnicodeScalarView(name.unicodeScalars.map { "/\0".unicodeScalars.contains($0) ? "_" : $0 }))
        return ["", ".", ".."].contains(filename) ? "_" + filename : filename
    }

    private func file(
        _ file: Files.FileMetadata, _ path: String, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try folderOptions.rejectOptions(for: "a file")
        guard !destination.hasSuffix("/") || isDirectory(URL(fileURLWithPath: destination)) else {
            throw .failure("cannot get \(path) to \(destination): no such directory")
        }
        let location = localURL(file.name)
        let line = TransferProgressLine(file.name, terminal: terminal)
        let metadata: Files.FileMetadata
        do {
            defer { line.finish() }
            metadata = try await client.files.downloadFile(
                path: path, to: location, overwrite: overwrite,
                options: FileDownloadOptions { $0.bandwidthLimiter = bandwidthLimiter }, progress: line.show)
        } catch { throw .failure("cannot get \(path) to \(location.relativePath)", error) }
        if isJSON {
            var fields = metadata.jsonFields
            fields.add("file", location.path)
            terminal.print(json: fields)
        } else {
            terminal.print(
                "\(location.relativePath)  \(metadata.rev)  \(ByteCount(bytes: Int64(clamping: metadata.size)))")
        }
        return .success
    }

    private func folder(
        _ path: String, _ name: String?, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try await folderOptions.transfer(
            name ?? "/", "downloaded", isJSON: isJSON, terminal, destination: localURL(name).relativePath,
            errorPrefix: "cannot get \(path.isEmpty ? "/" : path)"
        ) { options, progress in
            var options = options
            options.overwrite = overwrite
            options.bandwidthLimiter = bandwidthLimiter
            return try await client.files.downloadFolder(
                path: path, to: localURL(name), options: options, progress: progress)
        }
    }

    private func stream(_ client: DropboxClient, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        do {
            for try await bytes in client.files.downloadStream(path: path, bandwidthLimiter: bandwidthLimiter) {
                try terminal.print(bytes)
            }
            return .success
        } catch { throw .failure("cannot get \(path)", error) }
    }
}
