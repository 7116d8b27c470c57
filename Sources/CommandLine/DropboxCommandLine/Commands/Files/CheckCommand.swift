import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// `dbx check`: compares local files with Dropbox.
struct CheckCommand: Command {
    static let name = "check"
    static let summary = "compare a local file or folder with Dropbox, and transfer nothing"
    static let discussion = """
        Compare a local file or folder with Dropbox by the content hashes, and transfer nothing. Prints a line for each
        difference: `<` for an item that is only local, `>` for one that is only in Dropbox, and `!` for a file with other
        content.
        """
    static let examples = ["dbx check Documents /backup/Documents", "dbx check --exclude '*.tmp' photos /photos"]
    static let notes = "Exit status: 0 if everything is equal, 1 otherwise."
    static let output = [
        OutputField("path", "the path in the folder"), OutputField("outcome", "local, remote, or different"),
    ]

    private let source: String
    private let path: String
    private let filters: FolderFilters
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        source = try arguments.requiredArgument("LOCAL", "the local file or folder", .file)
        let path = try arguments.requiredArgument("PATH", "the file or folder in Dropbox", .remotePath)
        isJSON = arguments.flag("json", "print a JSON object for each difference")
        filters = try FolderFilters(&arguments)
        account = try AccountOptions(&arguments, .transfer)
        self.path = RemotePattern.normalized(path)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let url = URL(fileURLWithPath: source)
            guard url.isExistingDirectory else { return try await compareFile(url, client, terminal) }
            return try await compareFolder(url, client, terminal)
        }
    }

    private func compareFile(
        _ file: URL, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        try filters.reject(for: "a file")
        let operation = "cannot compare \(source) with \(path)"
        let hash: String
        do {
            hash = try await BlockingIO.bulk.run { cancellation in
                try ContentHash.hash(ofFileAt: file, check: cancellation.check)
            }
        } catch { throw .failure(operation, error) }
        guard let item = try await RemoteItems.item(at: path, client) else {
            show(file.lastPathComponent, .local, terminal)
            return .failure
        }
        guard let remote = item as? Files.FileMetadata else {
            throw .failure("\(operation): it is a folder in Dropbox")
        }
        if remote.contentHash == hash { return .success }
        show(file.lastPathComponent, .different, terminal)
        return .failure
    }

    private func compareFolder(
        _ folder: URL, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        let operation = "cannot compare \(source) with \(path)"
        let remoteFiles = try await remoteFiles(client)
        let counts = Locked((different: 0, equal: 0, failed: 0))
        let line = TransferProgressLine(source, terminal: terminal)
        var options = FolderTransferOptions {
            // A dry run of a mirror finds every difference.
            $0.isDryRun = true
            $0.comparesContent = true
            $0.overwrite = true
            $0.deletesExtraneous = true
            $0.maximumDeletionFraction = 1
            $0.onItem = { item in
                let difference: Difference?
                switch item.outcome {
                case .planned:
                    let isRemote = !item.isFolder && remoteFiles.contains(CaseFoldedName.key(item.path))
                    difference = isRemote ? .different : .local
                case .deletionPlanned: difference = .remote
                case .failed(let error):
                    counts.withLock { $0.failed += 1 }
                    return terminal.printError("\(item.path): \(CommandError.userMessage(for: error))")
                case .skipped: return
                case .identical, .transferred, .deleted: difference = nil
                }
                counts.withLock {
                    if difference == nil { $0.equal += item.isFolder ? 0 : 1 } else { $0.different += 1 }
                }
                guard let difference else { return }
                show(item.isFolder ? item.path + "/" : item.path, difference, terminal)
            }
        }
        try filters.apply(to: &options)
        do {
            defer { line.finish() }
            _ = try await client.files.uploadFolder(from: folder, to: path, options: options, progress: line.show)
        } catch { throw .failure(operation, error) }
        let (different, equal, failed) = counts.withLock { $0 }
        terminal.printStatus(
            equal.counted("file is", "files are") + " equal, " + different.counted("item differs", "items differ")
                + (failed > 0 ? ", \(failed) failed" : ""))
        return different + failed == 0 ? .success : .failure
    }

    /// Returns the lowercase paths of the files in the folder, relative to it. A folder that doesn't exist has none.
    private func remoteFiles(_ client: DropboxClient) async throws(CommandError) -> Set<String> {
        guard !path.isEmpty else { return try await remoteFiles(in: path, client) }
        guard let item = try await RemoteItems.item(at: path, client) else { return [] }
        return item is Files.FolderMetadata ? try await remoteFiles(in: item.displayPath, client) : []
    }

    private func remoteFiles(in folder: String, _ client: DropboxClient) async throws(CommandError) -> Set<String> {
        let length = folder.pathNames.count
        let items = try await RemoteItems.contents(of: folder, client)
        return Set(
            items.filter { $0 is Files.FileMetadata }.map {
                CaseFoldedName.key($0.displayPath.pathNames.dropFirst(length).joined(separator: "/"))
            })
    }

    private enum Difference: String { case local, remote, different }

    private func show(_ path: String, _ difference: Difference, _ terminal: Terminal) {
        if isJSON { return terminal.print(json: ["path": path, "outcome": difference.rawValue]) }
        let sign =
            switch difference {
            case .local: "<"
            case .remote: ">"
            case .different: "!"
            }
        terminal.print("\(sign) \(path)")
    }
}
