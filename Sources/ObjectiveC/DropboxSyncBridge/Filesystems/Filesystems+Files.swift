import CDropboxBridge
import DropboxSync
import Foundation

// MARK: Listing

/// Returns the metadata of the items in a folder.
@c @implementation
public func dropboxSyncFilesystemCopyFolder(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncReferences {
    result(error) { () throws(SyncError) in
        makeReferences(try filesystem.filesystem.listFolder(path.requiredPath("path")).map { Reference($0) })
    } ?? DropboxSyncReferences(items: nil, count: 0)
}

/// Returns the metadata of the item at a path.
@c @implementation
public func dropboxSyncFilesystemCopyFileInfo(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in
        makeReference(Reference(try filesystem.filesystem.fileInfo(at: path.requiredPath("path"))))
    }
}

// MARK: Opening

/// Opens an existing file.
@c @implementation
public func dropboxSyncFilesystemOpenFile(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    opened(in: filesystem, error) { (filesystem) throws(SyncError) in
        try filesystem.open(path.requiredPath("path"))
    }
}

/// Creates and opens a new, empty file.
@c @implementation
public func dropboxSyncFilesystemCreateFile(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    opened(in: filesystem, error) { (filesystem) throws(SyncError) in
        try filesystem.create(path.requiredPath("path"))
    }
}

/// Opens a thumbnail of a file.
@c @implementation
public func dropboxSyncFilesystemOpenThumbnail(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ size: DropboxSyncThumbnailSize,
    _ format: DropboxSyncThumbnailFormat, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> OpaquePointer? {
    opened(in: filesystem, error) { (filesystem) throws(SyncError) in
        guard let thumbSize = ThumbSize(size) else {
            throw SyncError(.illegalArgument, "the argument size is not a size of thumbnails: \(size.rawValue)")
        }
        guard let thumbFormat = ThumbFormat(format) else {
            throw SyncError(.illegalArgument, "the argument format is not a format of thumbnails: \(format.rawValue)")
        }
        return try filesystem.openThumbnail(path.requiredPath("path"), size: thumbSize, format: thumbFormat)
    }
}

private func opened(
    in filesystem: OpaquePointer, _ error: ErrorAddress?, _ body: (Filesystem) throws(SyncError) -> File
) -> OpaquePointer? {
    result(error) { () throws(SyncError) in
        let bridge = filesystem.object(as: BridgedFilesystem.self)
        return makeReference(BridgedFile(try body(bridge.filesystem), bridge))
    }
}

extension ThumbSize {
    fileprivate init?(_ size: DropboxSyncThumbnailSize) {
        switch size {
        case DropboxSyncThumbnailSizeXS: self = .xs
        case DropboxSyncThumbnailSizeS: self = .s
        case DropboxSyncThumbnailSizeM: self = .m
        case DropboxSyncThumbnailSizeL: self = .l
        case DropboxSyncThumbnailSizeXL: self = .xl
        default: return nil
        }
    }
}

extension ThumbFormat {
    fileprivate init?(_ format: DropboxSyncThumbnailFormat) {
        switch format {
        case DropboxSyncThumbnailFormatJPG: self = .jpg
        case DropboxSyncThumbnailFormatPNG: self = .png
        default: return nil
        }
    }
}

// MARK: Changing

/// Creates a folder.
@c @implementation
public func dropboxSyncFilesystemCreateFolder(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in
        try filesystem.filesystem.createFolder(at: path.requiredPath("path"))
    }
}

/// Deletes a file, or a folder with its content.
@c @implementation
public func dropboxSyncFilesystemDelete(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in try filesystem.filesystem.delete(path.requiredPath("path")) }
}

/// Moves or renames a file or folder.
@c @implementation
public func dropboxSyncFilesystemMove(
    _ filesystem: OpaquePointer, _ source: OpaquePointer?, _ target: OpaquePointer?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in
        try filesystem.filesystem.move(source.requiredPath("fromPath"), to: target.requiredPath("toPath"))
    }
}

// MARK: Sharing

/// Returns a shared link to a file or folder.
@c @implementation
public func dropboxSyncFilesystemCopyShareLink(
    _ filesystem: OpaquePointer, _ path: OpaquePointer?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncBuffer {
    let link = result(error) { () throws(SyncError) in
        try filesystem.filesystem.fetchShareLink(for: path.requiredPath("path"))
    }
    return link.map { DropboxSyncBuffer($0.absoluteString) } ?? .none
}
