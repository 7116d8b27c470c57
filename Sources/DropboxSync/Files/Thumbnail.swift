import DropboxCore
import DropboxFiles
import Foundation

/// How large a thumbnail is at most. It is scaled, not cropped, to fit.
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

/// How a thumbnail is encoded.
public enum ThumbFormat: String, Sendable, Hashable, CaseIterable {
    /// JPEG: small.
    case jpg
    /// PNG: sharp, and can be transparent.
    case png

    var format: Files.ThumbnailFormat { self == .jpg ? .jpeg : .png }
}

/// Which thumbnail of a file.
struct Thumbnail: Sendable, Hashable {
    let size: ThumbSize
    let format: ThumbFormat

    /// What the cache knows the thumbnail of a version by.
    func version(of file: RemoteVersion) -> RemoteVersion {
        RemoteVersion(
            rev: "\(file.rev)/\(size.rawValue)/\(format.rawValue)", hash: nil, size: 0, modified: file.modified)
    }

    /// The rev of the file in what the cache knows a thumbnail by.
    static func file(of rev: String) -> String { String(rev.prefix { $0 != "/" }) }

    /// Gets the thumbnail of a version that `version(of:)` made.
    func download(_ version: RemoteVersion, _ client: DropboxClient, _ destination: URL) async throws(SyncError) {
        let rev = Self.file(of: version.rev)
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
    /// Opens a thumbnail of a file, for reading only. Where it is not in the cache it is downloaded.
    ///
    /// Many may be open, of one file too. `FileInfo.hasThumbnail` tells whether there is one. The server makes them, so
    /// there is none of a file that was changed here until that is uploaded, nor without a connection, unless it was
    /// opened before.
    /// - Throws: `SyncError.Code.noThumbnail`; `notFound`; `invalidOperation` for a folder.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func openThumbnail(_ path: SyncPath, size: ThumbSize, format: ThumbFormat) throws(SyncError) -> File {
        try core.ready()
        let thumbnail = Thumbnail(size: size, format: format)
        let file = try core.open(path, thumbnail) { (use) throws(SyncError) in
            try core.store.write { tree in
                let node = try tree.require(path)
                guard !node.isFolder else { throw SyncError(.invalidOperation, "this is a folder", path: path) }
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

    /// As the call of the same name that blocks.
    public func openThumbnail(_ path: SyncPath, size: ThumbSize, format: ThumbFormat) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in
            try self.openThumbnail(path, size: size, format: format)
        }
    }
}
