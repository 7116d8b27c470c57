import CDropboxBridge
import Dispatch
import DropboxSync

/// A filesystem with the observers of C code.
final class BridgedFilesystem: Sendable {
    let filesystem: Filesystem
    let observers: ObserverTable<ObserverToken>

    init(_ filesystem: Filesystem) {
        self.filesystem = filesystem
        observers = ObserverTable { [filesystem] in filesystem.removeObserver($0) }
    }
}

extension OpaquePointer {
    /// The filesystem of a reference.
    var filesystem: Filesystem { object(as: BridgedFilesystem.self).filesystem }
}

/// Opens the filesystem of a linked account.
@c @implementation
public func dropboxSyncFilesystemCreate(
    _ account: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in
        guard let account else { throw .missingArgument("account") }
        var configuration = Filesystem.Configuration()
        configuration.observerQueue = .main
        let filesystem = try Filesystem(
            account: account.object(as: BridgedAccount.self).account, configuration: configuration)
        return makeReference(BridgedFilesystem(filesystem))
    }
}

/// Stops syncing and closes all files.
@c @implementation
public func dropboxSyncFilesystemShutDown(_ filesystem: OpaquePointer) { filesystem.filesystem.shutDown() }

// MARK: Status

/// Returns the background activity.
@c @implementation
public func dropboxSyncFilesystemCopyStatus(_ filesystem: OpaquePointer) -> DropboxSyncStatus {
    let status = filesystem.filesystem.status
    return DropboxSyncStatus(
        isActive: status.isActive, metadata: DropboxSyncOperationStatus(status.metadata),
        download: DropboxSyncOperationStatus(status.download), upload: DropboxSyncOperationStatus(status.upload))
}

extension DropboxSyncOperationStatus {
    fileprivate init(_ status: SyncOperationStatus) {
        self.init(isInProgress: status.isInProgress, error: status.error.map(makeReference))
    }
}

/// Returns whether all files and folders were listed once.
@c @implementation
public func dropboxSyncFilesystemHasCompletedFirstSync(_ filesystem: OpaquePointer) -> Bool {
    filesystem.filesystem.hasCompletedFirstSync
}

/// Returns whether the filesystem is shut down.
@c @implementation
public func dropboxSyncFilesystemIsShutDown(_ filesystem: OpaquePointer) -> Bool { filesystem.filesystem.isShutDown }

// MARK: Cache

/// Returns the total size of the cached contents.
@c @implementation
public func dropboxSyncFilesystemGetCacheSize(_ filesystem: OpaquePointer) -> UInt64 {
    result(nil) { () throws(SyncError) in UInt64(clamping: try filesystem.filesystem.fileCacheSize) } ?? 0
}

/// Returns the maximum size of the cached contents.
@c @implementation
public func dropboxSyncFilesystemGetMaximumCacheSize(_ filesystem: OpaquePointer) -> UInt64 {
    result(nil) { () throws(SyncError) in UInt64(clamping: try filesystem.filesystem.maximumFileCacheSize) } ?? 0
}

/// Sets the maximum size of the cached contents.
@c @implementation
public func dropboxSyncFilesystemSetMaximumCacheSize(
    _ filesystem: OpaquePointer, _ size: UInt64, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in
        try filesystem.filesystem.setMaximumFileCacheSize(Int64(clamping: size))
    }
}
