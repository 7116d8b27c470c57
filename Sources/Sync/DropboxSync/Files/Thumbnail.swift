import DropboxCore
import DropboxFiles
import Foundation

/// The maximum size of a thumbnail. The image is scaled to fit, not cropped.
public enum ThumbSize: String, Sendable, Hashable, CaseIterable {
    /// 32 by 32 pixels.
    case xs
    /// 64 by 64 pixels.
    case s
    /// 128 by 128 pixels.
    case m
    /// 640 by 480 pixels.
    case l
    /// 1024 by 768 pixels.
    case xl

    var size: Files.ThumbnailSize {
        switch self {
        case .xs: .w32h32
        case .s: .w64h64
        case .m: .w128h128
        case .l: .w640h480
        case .xl: .w1024h768
        }
    }
}

/// The image format of a thumbnail.
public enum ThumbFormat: String, Sendable, Hashable, CaseIterable {
    /// JPEG, which is small.
    case jpg
    /// PNG, which is sharp and can be transparent.
    case png

    var format: Files.ThumbnailFormat { self == .jpg ? .jpeg : .png }
}

/// A thumbnail of a file in a size and a format.
struct Thumbnail: Sendable, Hashable {
    let size: ThumbSize
    let format: ThumbFormat

    /// Returns the version under which the cache stores the thumbnail of a file's version.
    func version(of file: RemoteVersion) -> RemoteVersion {
        RemoteVersion(
            rev: "\(file.rev)/\(size.rawValue)/\(format.rawValue)", hash: nil, size: 0, modified: file.modified)
    }

    /// Returns the rev of the file from the rev of a cached thumbnail.
    static func fileRev(of rev: String) -> String { String(rev.prefix { $0 != "/" }) }

    /// Downloads the thumbnail of a version that `version(of:)` returned.
    func download(_ version: RemoteVersion, _ client: DropboxClient, _ destination: URL) async throws(SyncError) {
        let rev = Self.fileRev(of: version.rev)
        do {
            _ = try await client.files.getThumbnailV2(
                resource: .path("rev:\(rev)"), format: format.format, size: size.size, mode: .bestfit, overwrite: true,
                destination: destination
            ).response()
        } catch {
            throw SyncError(calling: error) { error in
                switch error {
                case .path(let reason): SyncError.Code(reason)
                case .notFound: .notFound
                case .accessDenied: .disallowed
                default: .noThumbnail
                }
            }
        }
    }
}

extension Filesystem {
    /// Opens a thumbnail of a file for reading, blocking the thread. If it isn't in the cache, it's downloaded.
    ///
    /// Any number of thumbnails can be open, also of the same file. `FileInfo.hasThumbnail` shows whether a file has
    /// one. The server creates thumbnails: a file with local changes has none until the changes are uploaded, and
    /// offline you can open only thumbnails that you opened before.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - size: The maximum size.
    ///   - format: The image format.
    /// - Returns: The thumbnail as an open file.
    /// - Throws: ``SyncError/Code/noThumbnail``; ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for
    ///   a folder.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func openThumbnail(_ path: SyncPath, size: ThumbSize, format: ThumbFormat) throws(SyncError) -> File {
        try core.waitUntilReady()
        let thumbnail = Thumbnail(size: size, format: format)
        let file = try core.open(path, thumbnail) { (use) throws(SyncError) in
            try core.store.write { tree in
                let node = try tree.require(path)
                guard !node.isFolder else { throw SyncError(.invalidOperation, "the item is a folder", path: path) }
                let unsent = try tree.unsentContent(of: node.key)
                guard FileInfo(path, node, unsent: unsent).hasThumbnail, let newest = node.remote?.version else {
                    throw SyncError(.noThumbnail, "the server has no thumbnail of this file", path: path)
                }
                let wanted = thumbnail.version(of: newest)
                let content = try tree.content(of: -node.key, rev: wanted.rev)
                if let content { try tree.touch(content: content.key) }
                try use(node.key, File.Version(content: content?.key, remote: content == nil ? wanted : nil))
            }
        }
        if let wanted = try file.version().remote {
            core.engine.download(wanted, of: file.contentNode, thumbnail)
        }
        return file
    }

    /// Opens a thumbnail of a file for reading. If it isn't in the cache, it's downloaded.
    ///
    /// Any number of thumbnails can be open, also of the same file. `FileInfo.hasThumbnail` shows whether a file has
    /// one. The server creates thumbnails: a file with local changes has none until the changes are uploaded, and
    /// offline you can open only thumbnails that you opened before.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - size: The maximum size.
    ///   - format: The image format.
    /// - Returns: The thumbnail as an open file.
    /// - Throws: ``SyncError/Code/noThumbnail``; ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for
    ///   a folder.
    public func openThumbnail(_ path: SyncPath, size: ThumbSize, format: ThumbFormat) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in
            try self.openThumbnail(path, size: size, format: format)
        }
    }
}
