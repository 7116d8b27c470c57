import Foundation
import SwiftyDropbox

/// `dbx get`: a file or a folder comes to this machine.
struct GetCommand: Command {
    static let name = "get"
    static let summary = "downloads a file or a folder"
    static let help = """
        Downloads a file, or a folder with everything in it. What arrives is compared with Dropbox's content hash before
        it gets its name. Where a download broke off, the same command goes on.

        usage: dbx get PATH [DESTINATION] [OPTIONS]

          PATH               the file or folder in Dropbox; or all those of a pattern: '/photos/*.jpg'. Capitals are the
                             same as small letters, and what has such a name comes first: [ and ] are no pattern there
          DESTINATION        where to put it: in a folder that is there under its own name, otherwise under this one; the
                             current folder by default, - for standard output. For a pattern a folder that is there, and
                             for a file as well where it ends in /
          --overwrite        replace files that are there with other content
          --limit RATE       bytes a second at most; with k, M or G for thousands, millions or billions
          --json             the result in JSON
        \(FolderOptions.help)
        \(AccountOptions.help)

        Ends with status 1 when anything could not be downloaded.
        """

    private let path: String
    private let destination: String
    private let overwrite: Bool
    private let folderOptions: FolderOptions
    private let isJSON: Bool
    private let bandwidth: BandwidthLimiter?
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        overwrite = arguments.flag("overwrite")
        folderOptions = try FolderOptions(&arguments)
        isJSON = arguments.flag("json")
        bandwidth = try arguments.amount("limit").map { BandwidthLimiter(download: $0) }
        account = try AccountOptions(&arguments)
        path = RemotePattern.normalized(try arguments.positional("What is to be downloaded?"))
        destination = arguments.takePositional() ?? "."
        if destination == "-" {
            try folderOptions.refuse("what goes to standard output")
            if path.isEmpty { throw .usage("The root is a folder, which does not go to standard output.") }
            if overwrite || isJSON { throw .usage("Standard output takes no --overwrite and no --json.") }
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            if destination == "-" { return try await stream(client, terminal) }
            if path.isEmpty { return try await folder(path, nil, client, terminal) }
            if let pattern = try await RemotePattern.find(path, client) {
                return try await all(of: pattern, client, terminal)
            }
            let found: Files.Metadata
            do { found = try await client.files.getMetadata(path: path).response() } catch {
                throw .failure("cannot get \(path)", error)
            }
            return try await entry(found, path, client, terminal)
        }
    }

    private func entry(
        _ entry: Files.Metadata, _ path: String, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        guard let file = entry as? Files.FileMetadata else {
            return try await folder(path, entry.name, client, terminal)
        }
        return try await self.file(file, path, client, terminal)
    }

    /// One after the other. What fails keeps none of the others from coming.
    private func all(
        of pattern: RemotePattern, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try folderOptions.refuse("a pattern")
        guard isFolder(URL(fileURLWithPath: destination)) else {
            throw .usage("\(destination) is no folder; what a pattern stands for needs one.")
        }
        var status = ExitStatus.success
        try await pattern.forEach(client) { found throws(CommandError) in
            let path = found.pathDisplay ?? pattern.folder + "/" + found.name
            let outcome = try await terminal.trying(isJSON: isJSON) { () async throws(CommandError) in
                try await entry(found, path, client, terminal)
            }
            if outcome != .success { status = .failure }
        }
        return status
    }

    /// Where something of this name goes.
    private func place(_ name: String?) -> URL {
        let url = URL(fileURLWithPath: destination)
        guard let name, isFolder(url) else { return url }
        return url.appendingPathComponent(Self.safe(name))
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A name that leads nowhere else, whatever the server tells.
    static func safe(_ name: String) -> String {
        // By scalars: a slash with an accent is another character.
        let plain = String(
            String.UnicodeScalarView(name.unicodeScalars.map { "/\0".unicodeScalars.contains($0) ? "_" : $0 }))
        return ["", ".", ".."].contains(plain) ? "_" + plain : plain
    }

    private func file(
        _ file: Files.FileMetadata, _ path: String, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try folderOptions.refuse("a file")
        guard !destination.hasSuffix("/") || isFolder(URL(fileURLWithPath: destination)) else {
            throw .failure("there is no folder \(destination)")
        }
        let place = place(file.name)
        let line = TransferProgressLine(file.name, terminal: terminal)
        let metadata: Files.FileMetadata
        do {
            defer { line.end() }
            metadata = try await client.files.downloadFile(
                path: path, to: place, overwrite: overwrite,
                options: FileDownloadOptions { $0.bandwidthLimiter = bandwidth }, progress: line.show)
        } catch { throw .failure("cannot get \(path) to \(place.relativePath)", error) }
        if isJSON {
            var facts = metadata.facts
            facts["file"] = place.path
            try terminal.print(json: facts)
        } else {
            terminal.print(
                "\(place.relativePath)  \(metadata.rev)  \(ByteCount(bytes: Int64(clamping: metadata.size)))")
        }
        return .success
    }

    private func folder(
        _ path: String, _ name: String?, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try await folderOptions.transfer(
            name ?? "/", "downloaded", isJSON: isJSON, terminal, place: place(name).relativePath,
            complaint: "cannot get \(path.isEmpty ? "/" : path)"
        ) { options, progress in
            var options = options
            options.overwrite = overwrite
            options.bandwidthLimiter = bandwidth
            return try await client.files.downloadFolder(
                path: path, to: place(name), options: options, progress: progress)
        }
    }

    private func stream(_ client: DropboxClient, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        do {
            for try await bytes in client.files.downloadStream(path: path, bandwidthLimiter: bandwidth) {
                try terminal.print(bytes)
            }
            return .success
        } catch { throw .failure("cannot get \(path)", error) }
    }
}
