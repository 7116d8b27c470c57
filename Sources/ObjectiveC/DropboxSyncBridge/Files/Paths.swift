import CDropboxBridge
import DropboxSync

/// Creates a path from text.
@c @implementation
public func dropboxSyncPathCreate(_ text: DropboxSyncBytes) -> OpaquePointer? {
    text.text.flatMap { SyncPath($0) }.map(makeReference)
}

/// Creates the path of the root folder.
@c @implementation
public func dropboxSyncPathCreateRoot() -> OpaquePointer { makeReference(SyncPath.root) }

/// Creates the path of an item in a folder.
@c @implementation
public func dropboxSyncPathCreateChild(_ path: OpaquePointer, _ name: DropboxSyncBytes) -> OpaquePointer? {
    name.text.flatMap { path.path.child($0) }.map(makeReference)
}

/// Creates the path of the folder that contains a path.
@c @implementation
public func dropboxSyncPathCreateParent(_ path: OpaquePointer) -> OpaquePointer? {
    path.path.parent.map(makeReference)
}

/// Returns a path as text.
@c @implementation
public func dropboxSyncPathCopyText(_ path: OpaquePointer) -> DropboxSyncBuffer {
    DropboxSyncBuffer(path.path.stringValue)
}

/// Returns the name of the item at a path.
@c @implementation
public func dropboxSyncPathCopyName(_ path: OpaquePointer) -> DropboxSyncBuffer { DropboxSyncBuffer(path.path.name) }

/// Returns whether Dropbox treats two paths as the same.
@c @implementation
public func dropboxSyncPathIsEqual(_ path: OpaquePointer, _ other: OpaquePointer) -> Bool { path.path == other.path }

/// Returns a number that is the same for equal paths.
@c @implementation
public func dropboxSyncPathGetHash(_ path: OpaquePointer) -> Int { path.path.hashValue }

/// Returns a reference to a path.
func makeReference(_ path: SyncPath) -> OpaquePointer { makeReference(Reference(path)) }

extension OpaquePointer {
    /// The path of a reference.
    fileprivate var path: SyncPath { object(as: Reference<SyncPath>.self).value }
}

extension OpaquePointer? {
    /// Returns the path of a required argument.
    func requiredPath(_ name: String) throws(SyncError) -> SyncPath {
        guard let self else { throw .missingArgument(name) }
        return self.path
    }
}
