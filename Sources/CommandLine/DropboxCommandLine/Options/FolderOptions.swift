import DropboxConcurrency
import DropboxCore
import Foundation
import SwiftyDropbox

/// The options of `dbx get` and `dbx put` that apply only to folders.
struct FolderOptions: Sendable {
    let isDryRun: Bool
    private let comparesContent: Bool
    private let transfers: Int?
    private let filters: FolderFilters
    let deletes: Bool
    let isForced: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        arguments.section("folders")
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would be transferred, and change nothing")
        comparesContent = arguments.flag(
            "checksum",
            "compare the content of files even if their size and time agree; otherwise, such files are unchanged")
        deletes = arguments.flag(
            "delete",
            """
            after a transfer without errors, delete items at the destination that don't exist at the source; skipped \
            items, links, and shared folders are kept
            """)
        isForced = arguments.flag(
            "force-delete",
            """
            with --delete: allow the deletion of more than 10 files if these are more than half of all files at the \
            destination, or if the source has no files, or if the destination has items and isn't the copy of this source: \
            dbx remembers what it transferred to a new or an empty destination
            """)
        transfers = try arguments.number(
            "transfers", "N", "transfer at most N files at the same time (default: as many as increase the speed)",
            in: 1...64)
        filters = try FolderFilters(&arguments)
        if isForced, !deletes { throw .usage("--force-delete requires --delete") }
    }

    /// Throws an error if one of the options is set.
    ///
    /// - Parameter source: A description of the source, which is not a folder: `a file`, for example.
    func rejectOptions(for source: String) throws(CommandError) {
        if isDryRun { throw .usage("--dry-run works only with folders, not with \(source)") }
        try rejectFolderOptions(for: source)
        try filters.reject(for: source)
    }

    /// Throws an error if one of the options is set that never apply to files.
    func rejectFolderOptions(for source: String) throws(CommandError) {
        if comparesContent { throw .usage("--checksum works only with folders, not with \(source)") }
        if deletes { throw .usage("--delete works only with folders, not with \(source)") }
        if transfers != nil { throw .usage("--transfers works only with folders, not with \(source)") }
    }

    /// Returns the error of a mirror whose destination has items and isn't the copy of the source.
    ///
    /// - Parameter names: The names of some or all items, which aren't empty.
    func rejection(_ destination: String, _ names: [String]) -> CommandError {
        let more = names.count > 3 ? ", …" : ""
        return .failure(
            """
            not deleting anything: \(destination) isn't the copy of this folder; it contains \
            \(names.prefix(3).joined(separator: ", "))\(more). To delete what the source doesn't contain, add --force-delete
            """)
    }

    /// Transfers a folder, and prints the result.
    ///
    /// - Parameters:
    ///   - name: The name on the progress line.
    ///   - verb: The past participle for a transferred file, such as `downloaded`.
    ///   - isJSON: Whether to print JSON.
    ///   - terminal: The terminal.
    ///   - destination: The path of the destination.
    ///   - errorPrefix: The start of the error message if the folder cannot be transferred.
    ///   - folder: What precedes the paths of items, if the command transfers several folders. The default is `nil`.
    ///   - rejection: The error of a transfer that must not start, or `nil`. A dry run throws it after its plan.
    ///   - options: The options of the transfer.
    ///   - onItem: A closure that receives each finished item, on any thread.
    ///   - transfer: A closure that transfers the folder.
    /// - Returns: The exit status, which is a failure if an item failed.
    func transfer(
        _ name: String, _ verb: String, isJSON: Bool, _ terminal: Terminal, destination: String, errorPrefix: String,
        in folder: String? = nil, rejection: CommandError? = nil, _ options: FolderTransferOptions,
        onItem: @escaping @Sendable (FolderTransferResult.Item) -> Void = { _ in },
        _ transfer: (FolderTransferOptions, @escaping ProgressBlock) async throws -> FolderTransferResult
    ) async throws(CommandError) -> ExitStatus {
        if let rejection, !isDryRun { throw rejection }
        let line = TransferProgressLine(name, terminal: terminal)
        let report = FolderReport(
            verb: verb, destination: destination, folder: folder, isJSON: isJSON, isDryRun: isDryRun,
            terminal: terminal)
        do {
            defer { line.finish() }
            var options = options
            options.onItem = { item in
                onItem(item)
                report.show(item)
            }
            _ = try await transfer(options, line.show)
        } catch let MassDeletionError.tooManyDeletions(count, all) {
            _ = report.finish()
            throw .failure("not deleting \(count) of \(all.counted("file")); use --force-delete to confirm")
        } catch {
            guard Task.isCancelled else { throw .failure(errorPrefix, error) }
            _ = report.finish()
            throw .interruptedTransfer
        }
        let status = report.finish()
        if Task.isCancelled { throw .interruptedTransfer }
        if let rejection { throw rejection }
        return status
    }

    /// Returns the options of a transfer.
    ///
    /// - Throws: An error if the file with filters can't be read.
    func options() throws(CommandError) -> FolderTransferOptions {
        var options = FolderTransferOptions()
        options.isDryRun = isDryRun
        options.comparesContent = comparesContent
        options.deletesExtraneous = deletes
        if isForced { options.maximumDeletionFraction = 1 }
        if let transfers { options.maximumConcurrentFiles = transfers }
        try filters.apply(to: &options)
        return options
    }
}

/// The report of `dbx get` and `dbx put` about a folder: a line for each finished item, then the totals.
final class FolderReport: Sendable {
    private struct Totals {
        var (files, identical, deleted, skipped, failed, stopped, outOfSpace) = (0, 0, 0, 0, 0, 0, 0)
        var bytes: Int64 = 0
        /// The number of items that no option excludes, but that transfers don't support, and the first of them.
        var unsupported: (count: Int, first: String?) = (0, nil)
    }

    private let verb: String
    private let destination: String
    private let folder: String?
    private let isJSON: Bool
    private let isDryRun: Bool
    private let terminal: Terminal
    private let totals = Locked(Totals())

    /// - Parameters:
    ///   - verb: The past participle for a transferred file, such as `downloaded`.
    ///   - destination: The path of the destination.
    ///   - folder: What precedes the paths of items, or `nil` for nothing.
    ///   - isJSON: Whether to print JSON.
    ///   - isDryRun: Whether the transfer is only planned.
    ///   - terminal: The terminal.
    init(verb: String, destination: String, folder: String?, isJSON: Bool, isDryRun: Bool, terminal: Terminal) {
        self.verb = verb
        self.destination = destination
        self.folder = folder
        self.isJSON = isJSON
        self.isDryRun = isDryRun
        self.terminal = terminal
    }

    /// Prints the outcome of an item.
    @Sendable func show(_ item: FolderTransferResult.Item) {
        let inner = item
        let item = folder.map(item.below) ?? item
        count(item)
        if isJSON {
            let (outcome, reason) = description(of: item.outcome)
            var fields: JSONObject = ["path": item.path, "size": item.size, "outcome": outcome, "reason": reason]
            for notice in item.notices { fields.add(notice, of: item, inner) }
            return terminal.print(json: fields)
        }
        for notice in item.notices { terminal.printStatus(notice.userMessage(of: item, isDryRun: isDryRun)) }
        switch item.outcome {
        case .failed(let error) where error.isCancellation: break
        // The first item without space has already reported the error.
        case .failed(FolderItemError.insufficientSpace): break
        case .failed(let error):
            terminal.printError("\(item.path): \(CommandError.userMessage(for: error))")
        case .skipped(.excluded), .skipped(.ignored), .skipped(.tooSmall), .skipped(.tooOld), .skipped(.tooNew),
            .transferred, .identical, .deleted:
            break
        case .skipped(let reason):
            terminal.printStatus("skipped \(item.path): \(reason.userMessage)")
        case .planned: terminal.print(displayPath(of: item))
        case .deletionPlanned: terminal.print("delete " + displayPath(of: item))
        }
    }

    /// Prints the totals, and returns the exit status.
    func finish() -> ExitStatus {
        let totals = totals.withLock { $0 }
        let transferred = totals.files.counted("file") + ", " + ByteCount(bytes: totals.bytes).description
        let parts = [
            transferred + (isDryRun ? " to be " : " ") + verb + " to " + destination,
            totals.identical > 0 ? "\(totals.identical) unchanged" : nil,
            totals.deleted > 0 ? totals.deleted.counted("file") + (isDryRun ? " to be" : "") + " deleted" : nil,
            totals.skipped > 0 ? "\(totals.skipped) skipped" : nil, totals.failed > 0 ? "\(totals.failed) failed" : nil,
            totals.stopped > 0 ? "\(totals.stopped) stopped" : nil,
            totals.outOfSpace > 0
                ? "no space for \(totals.outOfSpace) more; free some space and run the command again to continue"
                : nil,
        ]
        terminal.printStatus(parts.compactMap(\.self).joined(separator: "; "))
        // Nothing else tells a quiet user that the copy isn't complete.
        if terminal.isQuiet, !isJSON, let first = totals.unsupported.first {
            let count = totals.unsupported.count.counted("item was", "items were")
            terminal.warn("\(count) skipped, such as \(first)")
        }
        return totals.failed + totals.stopped + totals.outOfSpace == 0 ? .success : .failure
    }

    private func displayPath(of item: FolderTransferResult.Item) -> String {
        item.isFolder ? item.path + "/" : item.path
    }

    private func count(_ item: FolderTransferResult.Item) {
        totals.withLock { totals in
            switch item.outcome {
            case .transferred, .planned:
                totals.files += item.isFolder ? 0 : 1
                totals.bytes = totals.bytes.addingClamped(item.size)
            case .identical: totals.identical += item.isFolder ? 0 : 1
            case .deleted, .deletionPlanned: totals.deleted += item.isFolder ? 0 : 1
            case .skipped(let reason):
                totals.skipped += 1
                guard reason.isUnsupported else { break }
                totals.unsupported.count += 1
                totals.unsupported.first = totals.unsupported.first ?? "\(item.path): \(reason.userMessage)"
            case .failed(let error) where error.isCancellation: totals.stopped += 1
            case .failed(FolderItemError.insufficientSpace): totals.outOfSpace += 1
            case .failed: totals.failed += 1
            }
        }
    }

    private func description(of outcome: FolderTransferResult.Outcome) -> (outcome: String, reason: String?) {
        switch outcome {
        case .transferred: (verb, nil)
        case .identical: ("identical", nil)
        case .planned: ("planned", nil)
        case .deleted: ("deleted", nil)
        case .deletionPlanned: ("deletion planned", nil)
        case .skipped(let reason): ("skipped", reason.userMessage)
        case .failed(let error) where error.isCancellation: ("stopped", nil)
        case .failed(let error): ("failed", CommandError.userMessage(for: error))
        }
    }
}

extension Error {
    /// A Boolean value that indicates whether the error is a cancellation, which means Control-C.
    fileprivate var isCancellation: Bool {
        switch self {
        case let error as FileUploadError: error.isCancellation
        case let error as BatchUploadError: error.isCancellation
        case let error as FileDownloadError: error.isCancellation
        default: self is CancellationError
        }
    }
}

extension FolderTransferResult.Item {
    /// Returns the path of the item with another name.
    func path(named name: String) -> String {
        path[..<path.lastPathName.startIndex] + name
    }
}

extension JSONObject {
    /// - Parameters:
    ///   - notice: The notice.
    ///   - item: The item.
    ///   - inner: The item with its path in the transferred folder, which is also its local path.
    fileprivate mutating func add(
        _ notice: FolderTransferResult.Notice, of item: FolderTransferResult.Item, _ inner: FolderTransferResult.Item
    ) {
        switch notice {
        case .localName(let name): add("local_path", inner.path(named: name))
        case .keptModificationTime(let date): add("local_modified", date.apiText)
        case .formerSpelling(let name, _): add("former_path", item.path(named: name))
        }
    }
}

extension FolderTransferResult.Notice {
    fileprivate func userMessage(of item: FolderTransferResult.Item, isDryRun: Bool) -> String {
        switch self {
        case .localName(let name):
            "\(item.path) is \(item.path(named: name)) here, where another item has a name that counts as the same"
        case .keptModificationTime:
            "\(item.path) keeps its modification time only here: Dropbox stores the years 1 to 9999"
        case .formerSpelling(let name, _):
            "\(isDryRun ? "would rename" : "renamed") \(item.path(named: name)) to \(item.path)"
        }
    }
}

extension FolderTransferResult.SkipReason {
    /// A Boolean value that indicates whether the item has content that the user didn't exclude.
    var isUnsupported: Bool { [.symbolicLink, .notARegularFile, .exportOnly].contains(self) }

    var userMessage: String {
        switch self {
        case .excluded: "excluded by an option"
        case .ignored: "excluded by a .dropboxignore file"
        case .symbolicLink: "it is a symbolic link"
        case .notARegularFile: "it is neither a file nor a folder"
        case .exportOnly: "it is a cloud document, which can only be exported"
        case .ignoredName: "Dropbox ignores files with this name"
        case .tooLarge: "it is larger than --max-size"
        case .tooSmall: "it is smaller than --min-size"
        case .tooOld: "it is not newer than --newer"
        case .tooNew: "it is not older than --older"
        }
    }
}
