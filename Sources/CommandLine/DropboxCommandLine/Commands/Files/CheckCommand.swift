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
        content, for a file that is a folder at the other end, or for a local item that can't be compared, such as a
        symbolic link. Uploads skip such an item, and so does this command if Dropbox doesn't have it.
        """
    static let examples = ["dbx check Documents /backup/Documents", "dbx check --exclude '*.tmp' photos /photos"]
    static let notes = "Exit status: 0 if everything is equal, 1 otherwise."
    static let output = [
        OutputField("path", "the path in the folder"),
        OutputField("outcome", "local, remote, different, local folder, remote folder, or not compared"),
        OutputField("reason", "why the item isn't compared", isOptional: true),
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
                try ContentHash.hash(ofRegularFileAt: file, check: cancellation.check)
            }
        } catch { throw .failure(operation, error) }
        guard let item = try await RemoteItems.item(at: path, client) else {
            show(file.lastPathComponent, .local, terminal)
            return .failure
        }
        guard let remote = item as? Files.FileMetadata else {
            show(file.lastPathComponent, .remoteFolder, terminal)
            return .failure
        }
        if remote.contentHash == hash { return .success }
        show(file.lastPathComponent, .different, terminal)
        return .failure
    }

    private func compareFolder(
        _ folder: URL, _ client: DropboxClient, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        let operation = "cannot compare \(source) with \(path)"
        let remoteItems = try await remoteItems(client)
        let counts = Locked((different: 0, equal: 0, failed: 0))
        // The items that are only in Dropbox, and the keys of those that are files at one end and folders at the other.
        let (remote, otherKinds) = (Locked<[FolderTransferResult.Item]>([]), Locked<Set<String>>([]))
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
                let key = CaseFoldedName.key(item.path)
                switch item.outcome {
                case .planned, .failed(FolderItemError.notReplaced):
                    switch remoteItems[key] {
                    case nil: difference = .local
                    case item.isFolder: difference = .different
                    case true?: difference = .remoteFolder
                    case false?: difference = .localFolder
                    }
                    if remoteItems[key] == !item.isFolder { otherKinds.withLock { _ = $0.insert(key) } }
                case .deletionPlanned: return remote.withLock { $0.append(item) }
                case .failed(let error):
                    counts.withLock { $0.failed += 1 }
                    return terminal.printError(.failure(item.path, error), isJSON: isJSON)
                case .skipped(let reason):
                    guard remoteItems[key] != nil else {
                        // Dropbox can't have it, so nothing is missing there.
                        if reason.isUnsupported {
                            terminal.printStatus("skipped \(item.path): \(reason.userMessage)")
                        }
                        return
                    }
                    guard reason.isUnsupported || reason == .ignoredName else { return }
                    difference = .notCompared(reason.userMessage)
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
        let others = otherKinds.withLock(\.self)
        for item in remote.withLock(\.self) where !others.contains(CaseFoldedName.key(item.path)) {
            counts.withLock { $0.different += 1 }
            show(item.isFolder ? item.path + "/" : item.path, .remote, terminal)
        }
        let (different, equal, failed) = counts.withLock { $0 }
        terminal.printStatus(
            equal.counted("file is", "files are") + " equal, " + different.counted("item differs", "items differ")
                + (failed > 0 ? ", \(failed) failed" : ""))
        return different + failed == 0 ? .success : .failure
    }

    /// Returns whether each item in the folder is a folder, by its lowercase path relative to it. A folder that doesn't
    /// exist has no items.
    private func remoteItems(_ client: DropboxClient) async throws(CommandError) -> [String: Bool] {
        guard !path.isEmpty else { return try await remoteItems(in: path, client) }
        guard let item = try await RemoteItems.item(at: path, client) else { return [:] }
        return item is Files.FolderMetadata ? try await remoteItems(in: item.displayPath, client) : [:]
    }

    private func remoteItems(in folder: String, _ client: DropboxClient) async throws(CommandError) -> [String: Bool] {
        let length = folder.pathNames.count
        let items = try await RemoteItems.contents(of: folder, client)
        let pairs = items.map { item in
            let path = item.displayPath.pathNames.dropFirst(length).joined(separator: "/")
            return (CaseFoldedName.key(path), item is Files.FolderMetadata)
        }
        return Dictionary(pairs) { $1 }
    }

    private enum Difference {
        case local, remote, different, localFolder, remoteFolder
        case notCompared(_ reason: String)

        var outcome: String {
            switch self {
            case .local: "local"
            case .remote: "remote"
            case .different: "different"
            case .localFolder: "local folder"
            case .remoteFolder: "remote folder"
            case .notCompared: "not compared"
            }
        }

        var reason: String? { if case .notCompared(let reason) = self { reason } else { nil } }
    }

    private func show(_ path: String, _ difference: Difference, _ terminal: Terminal) {
        if isJSON {
            return terminal.print(json: ["path": path, "outcome": difference.outcome, "reason": difference.reason])
        }
        switch difference {
        case .local: terminal.print("< \(path)")
        case .remote: terminal.print("> \(path)")
        case .different: terminal.print("! \(path)")
        case .localFolder: terminal.print("! \(path) (a folder here, a file in Dropbox)")
        case .remoteFolder: terminal.print("! \(path) (a file here, a folder in Dropbox)")
        case .notCompared(let reason): terminal.print("! \(path) (\(reason))")
        }
    }
}
