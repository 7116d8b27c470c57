import DropboxCore
import DropboxFiles
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// What becomes of the files and folders of a transfer, as it becomes known.
///
/// A full disk, or a full Dropbox, is one error: that of the item that met it first. No further file is tried then.
final class ItemResultCollector: Sendable {
    private let handler: (@Sendable (FolderTransferResult.Item) -> Void)?
    private let items = Locked<[FolderTransferResult.Item]>([])

    /// The first error of an item for which there was no room.
    private let fullness = Locked<(any Error)?>(nil)

    init(_ options: FolderTransferOptions) { handler = options.onItem }

    /// Throws where there was no room for an earlier item.
    func checkRoom() throws(FolderItemError) {
        if let error = fullness.withLock(\.self) { throw .noRoom(after: error) }
    }

    /// Something has come to its end.
    func add(
        _ path: String, isFolder: Bool = false, size: Int64 = 0, _ outcome: FolderTransferResult.Outcome
    ) {
        let outcome = seen(outcome)
        // It may have grown since it was looked at.
        let size = if case .transferred(let file?) = outcome { Int64(clamping: file.size) } else { size }
        let item = FolderTransferResult.Item(path: path, isFolder: isFolder, size: size, outcome: outcome)
        handler?(item)
        // Who hears of everything wants no list of it.
        if handler == nil || item.isFailure { items.withLock { $0.append(item) } }
    }

    /// Takes note of the first error for want of room, and tells the others as what follows from it.
    private func seen(_ outcome: FolderTransferResult.Outcome) -> FolderTransferResult.Outcome {
        guard case .failed(let error) = outcome, isForWantOfRoom(error) else { return outcome }
        let earlier = fullness.withLock { fullness in
            defer { fullness = fullness ?? error }
            return fullness
        }
        return earlier.map { .failed(FolderItemError.noRoom(after: $0)) } ?? outcome
    }

    /// Whether something has failed by now.
    var hasFailures: Bool { items.withLock { $0.contains(where: \.isFailure) } }

    /// All of it.
    var result: FolderTransferResult { FolderTransferResult(items.withLock { $0 }) }
}

extension FolderTransferResult.Item {
    fileprivate var isFailure: Bool { if case .failed = outcome { true } else { false } }
}

/// Whether a disk or a Dropbox is full, so that other files would meet the same error.
func isForWantOfRoom(_ error: any Error) -> Bool {
    switch error {
    case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
    case let error as CocoaError: error.code == .fileWriteOutOfSpace
    case let error as HTTPError:
        if case .fileFailed(let number) = error.kind { number == ENOSPC || number == EDQUOT } else { false }
    case ClientError.fileAccessError(let error): isForWantOfRoom(error)
    case FileDownloadError.call(.clientError(.fileAccessError(let error))): isForWantOfRoom(error)
    case FilesAccessError.errorMovingFromTempLocation(let error): isForWantOfRoom(error)
    case FileUploadError.journal(let error): isForWantOfRoom(error)
    case FileUploadError.uploadError(let error):
        if case .path(let failure) = error.routeError { failure.reason.isForWantOfRoom } else { false }
    case FileUploadError.finishError(let error): error.routeError?.isForWantOfRoom ?? false
    case FolderItemError.rejected(let error): error.isForWantOfRoom
    default: false
    }
}

extension Files.UploadSessionFinishError {
    fileprivate var isForWantOfRoom: Bool {
        if case .path(let reason) = self { reason.isForWantOfRoom } else { false }
    }
}

extension Files.WriteError {
    fileprivate var isForWantOfRoom: Bool { if case .insufficientSpace = self { true } else { false } }
}
