import CDropboxBridge
import DropboxSync

/// Adds a callback for changes of the first sync, the shutdown, and the status.
@c @implementation
public func dropboxSyncFilesystemAddObserver(
    _ filesystem: OpaquePointer, _ observer: UInt, _ callback: DropboxSyncCallback
) -> Bool {
    let bridge = filesystem.object(as: BridgedFilesystem.self)
    let callback = Callback(callback)
    if bridge.filesystem.isShutDown { return false }
    bridge.observers.add(bridge.filesystem.addObserver { callback.call() }, for: observer)
    return true
}

/// Adds a callback for changes at a path.
@c @implementation
public func dropboxSyncFilesystemAddPathObserver(
    _ filesystem: OpaquePointer, _ observer: UInt, _ path: OpaquePointer?, _ scope: DropboxSyncScope,
    _ callback: DropboxSyncCallback
) -> Bool {
    let bridge = filesystem.object(as: BridgedFilesystem.self)
    let callback = Callback(callback)
    let path = result(nil) { () throws(SyncError) in try path.requiredPath("path") }
    guard let path, let scope = ObservationScope(scope), !bridge.filesystem.isShutDown else { return false }
    let token = bridge.filesystem.addObserver(at: path, scope: scope) { callback.call() }
    bridge.observers.add(token, for: observer)
    return true
}

/// Removes all callbacks of an observer.
@c @implementation
public func dropboxSyncFilesystemRemoveObserver(_ filesystem: OpaquePointer, _ observer: UInt) {
    let bridge = filesystem.object(as: BridgedFilesystem.self)
    bridge.observers.remove(observer)
}

extension ObservationScope {
    fileprivate init?(_ scope: DropboxSyncScope) {
        switch scope {
        case DropboxSyncScopeItem: self = .item
        case DropboxSyncScopeChildren: self = .children
        case DropboxSyncScopeDescendants: self = .descendants
        default: return nil
        }
    }
}
