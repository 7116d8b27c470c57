import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// The outcomes of the files and folders of a transfer.
public struct FolderTransferResult: Sendable {
    /// A file or a folder.
    public struct Item: Sendable {
        /// The path relative to the transferred folder, with `/` between names.
        public let path: String
        /// A Boolean value that indicates whether the item is a folder.
        public let isFolder: Bool
        /// The size in bytes, or 0 for folders.
        public let size: Int64
        /// The outcome of the item.
        public let outcome: Outcome
        /// The revision of the file in Dropbox that the transfer replaced or deleted, or `nil` if there was none, or if
        /// the item is local. Dropbox can restore it.
        public let previousRevision: String?
        /// The ID of the item in Dropbox that the transfer deleted, or `nil` if there was none, or if the item is local.
        public let deletedID: String?
        /// What else there is to know about the item, whatever its outcome is. Most items have no notices.
        public let notices: [Notice]

        /// Returns the same item with the path of the transferred folder before its own.
        package func below(_ folder: String) -> Item {
            Item(
                path: folder + "/" + path, isFolder: isFolder, size: size, outcome: outcome,
                previousRevision: previousRevision, deletedID: deletedID, notices: notices)
        }
    }

    /// Something to know about an item that is not an error.
    public enum Notice: Sendable, Hashable {
        /// The local item has this name, and not its name in Dropbox, because the local file system doesn't distinguish
        /// that name from the name of another item in the folder. Uploads give it its name in Dropbox again.
        case localName(String)
        /// The file keeps this modification time only locally. Dropbox stores only times in the years 1 to 9999.
        case keptModificationTime(Date)
        /// A mirror gave the item in Dropbox the spelling of its local counterpart, such as another case, or a dry run
        /// would have. The associated values are the former name and the ID of the item.
        case formerSpelling(String, id: String)
    }

    /// The outcome of a file or folder.
    public enum Outcome: Sendable {
        /// The item was transferred. The metadata is that of the file, or `nil` for a folder.
        case transferred(Files.FileMetadata?)
        /// The item already existed at the destination.
        case identical
        /// The item would have been transferred without the dry run.
        case planned
        /// The item has no counterpart at the source, and was deleted at the destination.
        case deleted
        /// The item would have been deleted without the dry run.
        case deletionPlanned
        /// The item was skipped.
        case skipped(SkipReason)
        /// The item failed. The error is a `FolderItemError`, a `FileDownloadError`, an error of an upload, or a system
        /// error.
        case failed(any Error)
    }

    /// The reason for skipping an item.
    public enum SkipReason: Sendable, Hashable {
        /// The options exclude the item.
        case excluded
        /// A `.dropboxignore` file excludes the item.
        case ignored
        /// The item is a symbolic link, or a link that can't be followed.
        case symbolicLink
        /// The item is neither a file nor a folder.
        case notARegularFile
        /// The item is a cloud document that can only be exported, not downloaded.
        case exportOnly
        /// Dropbox ignores files with this name: those that desktop systems create, such as `.DS_Store`, lock files and
        /// temporary files of open documents, such as `~$report.docx`, and partial downloads of this library.
        case ignoredName
        /// The file exceeds the maximum size in the options.
        case tooLarge
        /// The file is smaller than the minimum size in the options.
        case tooSmall
        /// The file wasn't modified since the time in the options.
        case tooOld
        /// The file was modified after the time in the options.
        case tooNew
    }

    /// All items, sorted by path. With `FolderTransferOptions.onItem`, only those that failed.
    public let items: [Item]

    init(_ items: [Item]) {
        self.items = items.sorted { $0.path < $1.path }
    }

    /// The errors of the items that failed, by path.
    public var failures: [String: any Error] {
        items.reduce(into: [:]) { failures, item in
            if case .failed(let error) = item.outcome { failures[item.path] = error }
        }
    }

    /// A Boolean value that indicates whether no item failed.
    public var isSuccess: Bool { failures.isEmpty }

    /// The number of bytes that were transferred, or would have been in a dry run.
    public var transferredBytes: Int64 {
        .sum(
            items.map { item in
                switch item.outcome {
                case .transferred, .planned: item.size
                case .identical, .deleted, .deletionPlanned, .skipped, .failed: 0
                }
            })
    }
}

/// An error of a file or folder of a transfer.
public enum FolderItemError: Error, Sendable {
    /// The name is not allowed on the local system, because the item would be outside of its folder.
    case unsafeName(String)
    /// The item can't have its name in Dropbox. The associated value is a sentence about the name, such as "it ends in
    /// white space". Rename the item.
    case impossibleName(String)
    /// Another item in the folder has the same name in Dropbox: the names differ only in case or Unicode normalization.
    /// Or the local file system has given the name to another item during the transfer, which isn't overwritten. The
    /// associated value is the name of the other item.
    case collision(with: String)
    /// The rules in a file can't be used, so it isn't known which items they exclude. None of the items is transferred.
    /// The associated values are the path of the file, and a sentence about it, such as "it has more than 1 MiB".
    case unusableRules(String, reason: String)
    /// The server reported an item that is outside of the folder.
    case outsideRoot
    /// The parent folder of the item was not transferred.
    case parentFailed(String)
    /// Another item exists at the destination, and may not be replaced.
    case exists
    /// A folder exists at the destination of the file. Only a transfer with `FolderTransferOptions.overwrite` and
    /// `deletesExtraneous` replaces it.
    case folderExists
    /// The item at the destination is of the other kind, a file or a folder, and must be preserved. The associated value
    /// is a sentence about it.
    case notReplaced(reason: String)
    /// Dropbox didn't commit the file.
    case rejected(Files.UploadSessionFinishError)
    /// The item was not transferred because a disk or Dropbox was already full. The associated error is that of the
    /// first such item, whose outcome has the error itself. All others have this case.
    case insufficientSpace(after: any Error)
}

extension FolderItemError: CustomStringConvertible, LocalizedError {
    /// The error, and what to do.
    public var description: String {
        switch self {
        case .unsafeName(let name): "the name \(name.debugDescription) would be outside of its folder"
        case .impossibleName(let reason): "Dropbox can't store the name: \(reason); rename the item"
        case .collision(let other):
            """
            at the destination, its name can't be distinguished from \(other.debugDescription); rename one of the items
            """
        case .unusableRules(let path, let reason): "the rules in \(path.debugDescription) can't be used: \(reason)"
        case .outsideRoot: "the server reported an item outside of the folder"
        case .parentFailed(let folder): "its folder \(folder.debugDescription) was not transferred"
        case .exists: "another item exists at the destination, and may not be replaced"
        case .folderExists:
            """
            a folder exists at the destination; only a transfer that overwrites, and deletes extraneous items, replaces \
            it with the file
            """
        case .notReplaced(let reason): "the item at the destination isn't replaced: \(reason)"
        case .rejected(let error): "Dropbox rejected the file: \(error)"
        case .insufficientSpace: "not enough space; free up space and transfer the folder again"
        }
    }

    /// The same text as `description`.
    public var errorDescription: String? { description }
}

/// Collects the outcomes of the files and folders of a transfer.
///
/// A full disk, or a full Dropbox, is one error: that of the first item that fails for this reason. No other file is
/// then tried.
final class ItemResultCollector: Sendable {
    private let handler: (@Sendable (FolderTransferResult.Item) -> Void)?
    private let items = Locked<[FolderTransferResult.Item]>([])

    /// The first out-of-space error of an item.
    private let spaceError = Locked<(any Error)?>(nil)

    init(_ options: FolderTransferOptions) { handler = options.onItem }

    /// Throws an error if an earlier item failed because of insufficient space.
    func checkSpace() throws(FolderItemError) {
        if let error = spaceError.withLock(\.self) { throw .insufficientSpace(after: error) }
    }

    /// Adds the outcome of an item.
    func add(
        _ path: String, isFolder: Bool = false, size: Int64 = 0, _ outcome: FolderTransferResult.Outcome,
        replacing revision: String? = nil, deleting id: String? = nil, _ notices: [FolderTransferResult.Notice] = []
    ) {
        let outcome = recordingSpaceError(outcome)
        // The file may have grown since the scan.
        let size = if case .transferred(let file?) = outcome { Int64(clamping: file.size) } else { size }
        let item = FolderTransferResult.Item(
            path: path, isFolder: isFolder, size: size, outcome: outcome, previousRevision: revision, deletedID: id,
            notices: notices)
        handler?(item)
        // With a handler, the result contains only failures.
        if handler == nil || item.isFailure { items.withLock { $0.append(item) } }
    }

    /// Records the first out-of-space error, and converts later ones to errors that refer to it.
    private func recordingSpaceError(_ outcome: FolderTransferResult.Outcome) -> FolderTransferResult.Outcome {
        guard case .failed(let error) = outcome, isOutOfSpace(error) else { return outcome }
        let earlier = spaceError.withLock { spaceError in
            defer { spaceError = spaceError ?? error }
            return spaceError
        }
        return earlier.map { .failed(FolderItemError.insufficientSpace(after: $0)) } ?? outcome
    }

    /// A Boolean value that indicates whether any item has failed so far.
    var hasFailures: Bool { items.withLock { $0.contains(where: \.isFailure) } }

    /// The result of all items.
    var result: FolderTransferResult { FolderTransferResult(items.withLock { $0 }) }
}

extension FolderTransferResult.Item {
    fileprivate var isFailure: Bool { if case .failed = outcome { true } else { false } }
}

/// Returns whether a disk or Dropbox is full, so that other files would fail with the same error.
package func isOutOfSpace(_ error: any Error) -> Bool {
    switch error {
    case let error as SystemError: error.isDiskFull
    case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
    case let error as CocoaError: error.code == .fileWriteOutOfSpace
    case let error as HTTPError:
        if case .fileFailed(let number) = error.kind { number == ENOSPC || number == EDQUOT } else { false }
    case ClientError.fileAccessError(let error): isOutOfSpace(error)
    case FileDownloadError.call(.clientError(.fileAccessError(let error))): isOutOfSpace(error)
    case FilesAccessError.errorMovingFromTempLocation(let error): isOutOfSpace(error)
    case FileUploadError.uploadError(let error):
        if case .path(let failure) = error.routeError { failure.reason.isOutOfSpace } else { false }
    case FileUploadError.finishError(let error): error.routeError?.isOutOfSpace ?? false
    case FolderItemError.rejected(let error): error.isOutOfSpace
    default: false
    }
}

extension Files.UploadSessionFinishError {
    fileprivate var isOutOfSpace: Bool {
        if case .path(let reason) = self { reason.isOutOfSpace } else { false }
    }
}

extension Files.WriteError {
    fileprivate var isOutOfSpace: Bool { if case .insufficientSpace = self { true } else { false } }
}

/// Counts the bytes of the files of a folder while they are being discovered.
final class FolderProgress: Sendable {
    private struct State {
        var transferred: Int64 = 0
        var total: Int64 = 0
        var isComplete = false
    }

    /// Counts the bytes of one transfer. The count never decreases.
    final class Counter: Sendable {
        private let progress: FolderProgress
        private let size: Int64
        private let reached = Locked(Int64(0))

        fileprivate init(_ progress: FolderProgress, _ size: Int64) {
            self.progress = progress
            self.size = size
        }

        /// Records that the first `count` bytes were transferred. The count can exceed the size if the file has grown
        /// since the scan.
        func update(to count: Int64) {
            let count = min(count, size)
            let step = reached.withLock { reached in
                defer { reached = max(reached, count) }
                return max(count - reached, 0)
            }
            if step > 0 { progress.add(step) }
        }
    }

    /// Receives the progress. The total is -1 until all files are discovered.
    let reporter = ProgressReporter()

    private let state = Locked(State())

    /// Returns a counter for the given number of bytes.
    func counter(of size: Int64) -> Counter { Counter(self, size) }

    /// Adds bytes to the total.
    func addToTotal(_ bytes: Int64) {
        state.withLock { $0.total = .sum([$0.total, bytes]) }
    }

    /// Marks the total as complete.
    func completeTotal() {
        let state = state.withLock { state in
            state.isComplete = true
            return state
        }
        reporter.update(completed: state.transferred, total: state.total)
    }

    private func add(_ bytes: Int64) {
        let state = state.withLock { state in
            state.transferred = .sum([state.transferred, bytes])
            return state
        }
        reporter.update(completed: state.transferred, total: state.isComplete ? state.total : nil)
    }
}

extension Int64 {
    /// The sum of sizes that an external source reports, limited to the maximum integer.
    static func sum(_ sizes: some Sequence<Int64>) -> Int64 {
        sizes.reduce(0) { sum, size in
            let (sum, isTooLarge) = sum.addingReportingOverflow(size)
            return isTooLarge ? .max : sum
        }
    }
}
