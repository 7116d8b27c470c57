import CDropboxBridge
import DropboxSync
import Foundation

/// Returns the path of an item.
@c @implementation
public func dropboxSyncFileInfoCopyPath(_ info: OpaquePointer) -> OpaquePointer { makeReference(info.fileInfo.path) }

/// Returns whether an item is a folder.
@c @implementation
public func dropboxSyncFileInfoIsFolder(_ info: OpaquePointer) -> Bool { info.fileInfo.isFolder }

/// Returns the modification time in seconds since 1970.
@c @implementation
public func dropboxSyncFileInfoGetModifiedTime(_ info: OpaquePointer, _ time: UnsafeMutablePointer<Double>) -> Bool {
    guard let modifiedTime = info.fileInfo.modifiedTime else { return false }
    time.pointee = modifiedTime.timeIntervalSince1970
    return true
}

/// Returns the size of a file.
@c @implementation
public func dropboxSyncFileInfoGetSize(_ info: OpaquePointer) -> Int64 { info.fileInfo.size }

/// Returns whether the server has a thumbnail of a file.
@c @implementation
public func dropboxSyncFileInfoHasThumbnail(_ info: OpaquePointer) -> Bool { info.fileInfo.hasThumbnail }

/// Returns the name of a suitable icon.
@c @implementation
public func dropboxSyncFileInfoCopyIconName(_ info: OpaquePointer) -> DropboxSyncBuffer {
    DropboxSyncBuffer(info.fileInfo.iconName)
}

extension OpaquePointer {
    /// The metadata of a reference.
    fileprivate var fileInfo: FileInfo { object(as: Reference<FileInfo>.self).value }
}
