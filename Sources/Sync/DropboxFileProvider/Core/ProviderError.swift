import DropboxSync

/// An error that the system handles: it retries, tells the user, or changes its copy.
enum ProviderError: Error, Sendable {
    /// The user isn't signed in.
    case notAuthenticated
    /// The device is offline, or the server is unavailable.
    case serverUnreachable
    /// The user's Dropbox is full.
    case insufficientQuota
    /// The volume of this device is full.
    case outOfSpace
    /// The item doesn't exist.
    case noSuchItem(String)
    /// Another item has the name.
    case filenameCollision(MetadataMirror.Item)
    /// The folder isn't empty.
    case directoryNotEmpty
    /// Another device changed the item, which therefore isn't deleted.
    case deletionRejected(MetadataMirror.Item)
    /// The history doesn't reach back to the anchor, or the page isn't valid anymore.
    case anchorExpired
    /// Dropbox has no such items, or ignores items with such a name.
    case excludedFromSync(reason: String)
    /// Dropbox has nothing like it, such as a trash.
    case unsupported
    /// The operation was canceled.
    case cancelled
    /// The server rejects the operation, or something is broken.
    case cannotSynchronize(SyncError)

    /// Creates the error for a failed operation.
    ///
    /// - Parameter item: The item of the operation, if any.
    init(_ error: SyncError, item: String?) {
        switch error.code {
        case .auth: self = .notAuthenticated
        case .network, .timeout, .noConnection, .ssl, .server, .response, .retryLater, .shutdown:
            self = .serverUnreachable
        case .quota: self = .insufficientQuota
        case .diskSpace: self = .outOfSpace
        case .cancelled: self = .cancelled
        case .notFound, .parent:
            if let item { self = .noSuchItem(item) } else { self = .cannotSynchronize(error) }
        default: self = .cannotSynchronize(error)
        }
    }
}
