import Foundation
import SwiftyDropbox

/// `dbx put`: uploads one file, or what comes from standard input.
struct PutCommand: Command {
    static let name = "put"
    static let summary = "uploads a file of any size, and goes on where it was stopped"
    static let help = """
        Uploads a file of any size, or standard input. A file that was stopped on its way (by Control-C, an error or a
        power cut) goes on where it was when the same command is given again.

        usage: dbx put FILE [PATH] [OPTIONS]
               dbx put - PATH [OPTIONS]

          FILE           the file; - for standard input
          PATH           where it goes in Dropbox; a path that ends in / is a folder. The root by default
          --overwrite    replace a file that is there
          --update REV   replace a file that is there if it is of this revision
          --autorename   take another name if there is another file
          --limit RATE   bytes a second at most; with k, M or G for thousands, millions or billions
          --chunk SIZE   bytes for each request, written like RATE and rounded to a multiple of 4 MiB
          --parallel N   requests at a time, 6 by default
          --journal DIR  where it is noted how far a file has come; dbx/uploads in XDG_STATE_HOME by default
        \(AccountOptions.help)

        Prints the path, the revision and the size of the file in Dropbox.
        """

    private let source: String
    private let path: String
    private let account: AccountOptions
    private let mode: Files.WriteMode
    private let options: UploadOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        account = try AccountOptions(&arguments)
        let isReplacing = arguments.flag("overwrite")
        let revision = try arguments.option("update")
        guard !(isReplacing && revision != nil) else { throw .usage("--overwrite and --update exclude each other.") }
        mode = revision.map { .update($0) } ?? (isReplacing ? .overwrite : .add)
        var options = UploadOptions()
        options.autorename = arguments.flag("autorename")
        options.bandwidth = try arguments.amount("limit").map { Bandwidth(upload: $0) }
        options.chunkSize = try arguments.amount("chunk").map { Int(clamping: $0) }
        options.maximumConcurrentRequests = try arguments.number("parallel", in: 1...64) ?? 6
        let journal = try arguments.option("journal").map { URL(fileURLWithPath: $0) }
        options.journal = UploadJournal(folder: journal ?? Self.stateFolder)
        guard let source = arguments.takePositional() else { throw .usage("What is to be uploaded? --help shows it.") }
        self.source = source
        path = try Self.destination(of: source, arguments.takePositional())
        if source != "-" {
            options.clientModified = Self.modificationDate(of: source)
        }
        self.options = options
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let line = TransferLine(path, terminal: terminal)
        let metadata = try await account.withClient { client throws(CommandError) in
            defer { line.end() }
            do throws(FileUploadError) {
                return try await upload(client, line.show)
            } catch {
                if error.isCancellation { throw .interrupted }
                throw .failure("cannot upload \(source): \(error)")
            }
        }
        terminal.print("\(metadata.pathDisplay ?? path)  \(metadata.rev)  \(ByteCount(bytes: Int64(metadata.size)))")
        return .success
    }

    private func upload(
        _ client: DropboxClient, _ progress: @escaping ProgressBlock
    ) async throws(FileUploadError) -> Files.FileMetadata {
        guard source != "-" else {
            return try await client.files.uploadFile(
                from: StandardInput.content, to: path, mode: mode, options: options, progress: progress)
        }
        return try await client.files.uploadFile(
            from: URL(fileURLWithPath: source), to: path, mode: mode, options: options, progress: progress)
    }

    /// Where a source goes: a folder takes the file's name.
    private static func destination(of source: String, _ path: String?) throws(CommandError) -> String {
        let path = path ?? "/"
        guard path.hasSuffix("/") else { return path.hasPrefix("/") || path.contains(":") ? path : "/" + path }
        guard source != "-" else { throw .usage("Where does it go? Standard input has no name of its own.") }
        return (path.hasPrefix("/") ? path : "/" + path) + URL(fileURLWithPath: source).lastPathComponent
    }

    private static func modificationDate(of source: String) -> Date? {
        // A file that is not there is an error of the upload.
        let attributes = try? FileManager.default.attributesOfItem(atPath: source)
        return attributes?[.modificationDate] as? Date
    }

    private static var stateFolder: URL {
        let folder = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let base =
            folder.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
        return base.appendingPathComponent("dbx/uploads")
    }
}
