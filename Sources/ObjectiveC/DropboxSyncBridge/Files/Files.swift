import CDropboxBridge
import DropboxSync

/// An open file with the observers of C code.
final class BridgedFile: Sendable {
    let file: File
    let observers: ObserverTable<ObserverToken>
    /// The filesystem, which stays open as long as the file.
    private let filesystem: BridgedFilesystem

    init(_ file: File, _ filesystem: BridgedFilesystem) {
        self.file = file
        observers = ObserverTable { [file] in file.removeObserver($0) }
        self.filesystem = filesystem
    }
}

extension OpaquePointer {
    /// The open file of a reference.
    var file: File { object(as: BridgedFile.self).file }
}

// MARK: State

/// Returns the metadata of a file.
@c @implementation
public func dropboxSyncFileCopyInfo(
    _ file: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in makeReference(Reference(try file.file.info)) }
}

/// Returns whether a file is open.
@c @implementation
public func dropboxSyncFileIsOpen(_ file: OpaquePointer) -> Bool { file.file.isOpen }

/// Returns whether this is a thumbnail.
@c @implementation
public func dropboxSyncFileIsThumbnail(_ file: OpaquePointer) -> Bool { file.file.isThumbnail }

/// Returns the status of the version at which a file is open.
@c @implementation
public func dropboxSyncFileCopyStatus(_ file: OpaquePointer) -> DropboxSyncFileStatus {
    var error: OpaquePointer?
    let status = result(&error) { () throws(SyncError) in DropboxSyncFileStatus(try file.file.status) }
    return status
        ?? DropboxSyncFileStatus(isCached: false, state: DropboxSyncFileStateIdle, progress: 0, error: error)
}

/// Returns the status of a newer version.
@c @implementation
public func dropboxSyncFileCopyNewerStatus(
    _ file: OpaquePointer, _ status: UnsafeMutablePointer<DropboxSyncFileStatus>
) -> Bool {
    let newer = result(nil) { () throws(SyncError) in try file.file.newerStatus.map { DropboxSyncFileStatus($0) } }
    guard let newer else { return false }
    status.pointee = newer
    return true
}

extension DropboxSyncFileStatus {
    fileprivate init(_ status: FileStatus) {
        let state =
            switch status.state {
            case .downloading: DropboxSyncFileStateDownloading
            case .uploading: DropboxSyncFileStateUploading
            case .idle: DropboxSyncFileStateIdle
            }
        self.init(
            isCached: status.isCached, state: state, progress: status.progress, error: status.error.map(makeReference))
    }
}

/// Switches to a newer version.
@c @implementation
public func dropboxSyncFileUpdate(_ file: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?) -> Bool {
    succeeds(error) { () throws(SyncError) in try file.file.update() }
}

/// Closes a file, and removes its callbacks.
@c @implementation
public func dropboxSyncFileClose(_ file: OpaquePointer) {
    let bridge = file.object(as: BridgedFile.self)
    bridge.observers.removeAll()
    bridge.file.close()
}

// MARK: Observers

/// Adds a callback for changes of a file and its statuses.
@c @implementation
public func dropboxSyncFileAddObserver(_ file: OpaquePointer, _ observer: UInt, _ callback: DropboxSyncCallback) {
    let bridge = file.object(as: BridgedFile.self)
    let callback = Callback(callback)
    bridge.observers.add(bridge.file.addObserver { callback.call() }, for: observer)
}

/// Removes all callbacks of an observer.
@c @implementation
public func dropboxSyncFileRemoveObserver(_ file: OpaquePointer, _ observer: UInt) {
    let bridge = file.object(as: BridgedFile.self)
    bridge.observers.remove(observer)
}
