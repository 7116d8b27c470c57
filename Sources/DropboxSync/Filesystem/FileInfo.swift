import Foundation

/// What is known about a file or folder.
public struct FileInfo: Sendable, Hashable {
    /// Where it is.
    public let path: SyncPath

    /// Whether it is a folder.
    public let isFolder: Bool

    /// When the file was last modified, by the device that did it. `nil` for folders: Dropbox does not tell.
    public let modifiedTime: Date?

    /// The file's size in bytes; 0 for folders.
    public let size: Int64

    /// Whether the server makes thumbnails of such files. False for one that was changed here and not uploaded yet.
    public var hasThumbnail: Bool {
        // The extension is only looked at where somebody asks: a listing has a thousand files.
        isThumbnailSource && Self.thumbnailExtensions.contains(path.fileExtension)
    }

    /// Whether it is a file on the server that is small enough.
    private let isThumbnailSource: Bool

    /// The icon that suits it, by its name in Dropbox's icon library.
    public var iconName: String { isFolder ? "folder" : IconName.name(for: path) }
}

extension FileInfo {
    init(_ path: SyncPath, _ node: Tree.Node, unsent: Tree.Content?) {
        self.path = path
        isFolder = node.isFolder
        let version = node.remote?.version
        let modified = unsent?.modified ?? version?.modified
        modifiedTime = node.isFolder ? nil : modified.map { Date(timeIntervalSince1970: $0) }
        size = unsent?.size ?? version?.size ?? 0
        isThumbnailSource =
            !node.isFolder && unsent == nil && version != nil && size <= Self.largestThumbnailSource
    }

    /// The server makes no thumbnails of larger files: 20 MB.
    private static let largestThumbnailSource: Int64 = 20 << 20

    private static let thumbnailExtensions: Set<String> = [
        "jpg", "jpeg", "png", "tiff", "tif", "gif", "webp", "ppm", "bmp",
    ]
}
