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

          PATH           the file or folder in Dropbox
          DESTINATION    where to put it, a folder that is there included; the current folder by default, - for standard
                         output
          --overwrite    replace files that are there with other content
          --dry-run      of a folder, only tell what would be downloaded
          --limit BYTES  download no more than so many bytes a second
          --json         the result in JSON
        \(AccountOptions.help)

        Ends with status 1 when anything could not be downloaded.
        """

    private let path: String
    private let destination: String
    private let overwrite: Bool
    private let isDryRun: Bool
    private let isJSON: Bool
    private let bandwidth: Bandwidth?
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        overwrite = arguments.flag("overwrite")
        isDryRun = arguments.flag("dry-run")
        isJSON = arguments.flag("json")
        let limit: Int64? = try arguments.number("limit", in: 1 ... .max)
        bandwidth = limit.map { Bandwidth(download: $0) }
        account = try AccountOptions(&arguments)
        guard let path = arguments.takePositional() else { throw .usage("What is to be downloaded?") }
        self.path = path
        destination = arguments.takePositional() ?? "."
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient { client throws(CommandError) in
            if destination == "-" { return try await stream(client) }
            if path == "/" || path.isEmpty { return try await folder(nil, client, terminal) }
            let found: Files.Metadata
            do { found = try await client.files.getMetadata(path: path).response() } catch {
                throw .failure("cannot get \(path)", error)
            }
            guard let file = found as? Files.FileMetadata else {
                return try await folder(found.name, client, terminal)
            }
            return try await self.file(file, client, terminal)
        }
    }

    /// Where something of this name goes.
    private func place(_ name: String?) -> URL {
        let url = URL(fileURLWithPath: destination)
        var isFolder: ObjCBool = false
        guard let name, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else { return url }
        return url.appendingPathComponent(name.replacingOccurrences(of: "/", with: "_"))
    }

    private func file(
        _ file: Files.FileMetadata, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        let place = place(file.name)
        if isDryRun { throw .usage("--dry-run goes with folders.") }
        let phase = Phase("Download", files: 1, bytes: Int64(clamping: file.size), terminal: terminal)
        let counted = ByteProgress(phase)
        do {
            let metadata = try await client.files.downloadFile(
                path: path, to: place, overwrite: overwrite,
                options: FileDownloadOptions { $0.bandwidth = bandwidth }
            ) { counted.reached($0.completedUnitCount) }
            phase.advance(files: 1)
            _ = phase.finish()
            if isJSON {
                var facts = metadata.facts
                facts["file"] = place.path
                try terminal.print(json: facts)
            }
            return .success
        } catch { throw .failure("cannot get \(path)", error) }
    }

    private func folder(
        _ name: String?, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        let phase = Phase("Download", terminal: terminal)
        let counted = ByteProgress(phase)
        let result: FolderTransferResult
        do {
            result = try await client.files.downloadFolder(
                path: path, to: place(name),
                options: FolderTransferOptions {
                    $0.overwrite = overwrite
                    $0.isDryRun = isDryRun
                    $0.bandwidth = bandwidth
                }
            ) { counted.reached($0.completedUnitCount) }
        } catch { throw .failure("cannot get \(path)", error) }
        phase.advance(files: result.items.count)
        _ = phase.finish()
        for item in result.items { try show(item, terminal) }
        if Task.isCancelled { throw .interrupted }
        return result.isSuccess ? .success : .failure
    }

    private func show(_ item: FolderTransferResult.Item, _ terminal: Terminal) throws(CommandError) {
        let (outcome, detail): (String, String?) =
            switch item.outcome {
            case .transferred: ("downloaded", nil)
            case .identical: ("identical", nil)
            case .planned: ("planned", nil)
            case .skipped(let reason): ("skipped", "\(reason)")
            case .failed(let error): ("failed", "\(error)")
            }
        if isJSON {
            try terminal.print(json: ["path": item.path, "size": item.size, "outcome": outcome, "reason": detail])
        } else if case .failed = item.outcome {
            terminal.complain("\(item.path): \(detail ?? outcome)")
        } else if isDryRun {
            terminal.print("\(outcome)  \(item.path)")
        }
    }

    private func stream(_ client: DropboxClient) async throws(CommandError) -> ExitStatus {
        do {
            for try await bytes in client.files.downloadBytes(path: path) {
                try FileHandle.standardOutput.write(contentsOf: bytes)
            }
            return .success
        } catch { throw .failure("cannot get \(path)", error) }
    }
}
