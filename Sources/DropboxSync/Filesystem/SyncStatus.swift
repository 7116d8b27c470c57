import DropboxCore

/// What goes on in the background of a filesystem, at one moment.
public struct SyncStatus: Sendable {
    /// Whether changes are being processed or waited for.
    ///
    /// It is until the first sync is complete; after that while there is something to download or upload, a file is open,
    /// a path is observed, or the filesystem was used a moment ago.
    public let isActive: Bool

    /// News about files and folders. It is in progress while they are taken in, not while they are waited for.
    public let metadata: SyncOperationStatus

    /// Downloads of contents into the cache.
    public let download: SyncOperationStatus

    /// Changes on their way to the server: contents, new folders, deletions and moves.
    public let upload: SyncOperationStatus

    /// Whether anything is in progress.
    public var isAnyInProgress: Bool { metadata.isInProgress || download.isInProgress || upload.isInProgress }

    /// The error of what failed: of the news first, of the downloads next, of the uploads last.
    public var anyError: SyncError? { metadata.error ?? download.error ?? upload.error }

    /// What the next attempt waits for: that of the news or the uploads first, of the downloads next; `nil` where nothing
    /// has to be tried again.
    public var anyWait: ClientWait? { metadata.wait ?? upload.wait ?? download.wait }
}

/// How one kind of work in the background is getting on.
public struct SyncOperationStatus: Sendable {
    /// Whether it is under way, or waits to be tried again.
    public internal(set) var isInProgress = false

    /// Why the latest attempt failed; `nil` where it did not.
    public internal(set) var error: SyncError?

    /// What the next attempt waits for after one that failed: why, which attempt it will be, and until when. It stands
    /// while that attempt is being made, until one succeeds; `nil` where nothing failed. News and uploads wait together.
    public internal(set) var wait: ClientWait?
}
