import DropboxCore
import Foundation

/// Listing, creating, deleting, and moving items.
extension Filesystem {
    /// Returns the items in a folder, sorted by name, blocking the thread.
    ///
    /// Blocks until the first sync is complete or fails.
    /// - Parameter path: The path of the folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for a file; the error of the first
    ///   sync.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func listFolder(_ path: SyncPath) throws(SyncError) -> [FileInfo] {
        try core.waitUntilReady()
        return try core.store.read { try $0.list(path) }.sorted { $0.path < $1.path }
    }

    /// Returns the items in a folder, sorted by name.
    ///
    /// Waits until the first sync is complete or fails.
    /// - Parameter path: The path of the folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for a file; the error of the first
    ///   sync.
    public func listFolder(_ path: SyncPath) async throws(SyncError) -> [FileInfo] {
        try await core.whenReady { () throws(SyncError) in try self.listFolder(path) }
    }

    /// Returns the metadata of a file or folder, blocking the thread.
    ///
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound`` if nothing exists at the path.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func fileInfo(at path: SyncPath) throws(SyncError) -> FileInfo {
        try core.waitUntilReady()
        return try core.store.read { try $0.info(at: path) }
    }

    /// Returns the metadata of a file or folder.
    ///
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound`` if nothing exists at the path.
    public func fileInfo(at path: SyncPath) async throws(SyncError) -> FileInfo {
        try await core.whenReady { () throws(SyncError) in try self.fileInfo(at: path) }
    }

    /// Creates a folder, blocking the thread.
    ///
    /// - Parameter path: The path of the new folder.
    /// - Throws: ``SyncError/Code/exists`` if an item exists at the path; ``SyncError/Code/parent`` if the parent
    ///   folder is missing.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func createFolder(at path: SyncPath) throws(SyncError) {
        try change { try $0.createFolder(path) }
    }

    /// Creates a folder.
    ///
    /// - Parameter path: The path of the new folder.
    /// - Throws: ``SyncError/Code/exists`` if an item exists at the path; ``SyncError/Code/parent`` if the parent
    ///   folder is missing.
    public func createFolder(at path: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.createFolder(at: path) }
    }

    /// Creates a folder and its missing parent folders unless they exist, blocking the thread.
    ///
    /// If the folder exists, nothing changes.
    /// - Parameter path: The path of the folder.
    /// - Throws: ``SyncError/Code/exists`` if a file is at the path, or at the path of a parent folder. Nothing is created
    ///   in that case.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func createFolderIfNeeded(at path: SyncPath) throws(SyncError) {
        try core.waitUntilReady()
        // Without a change, observers aren't notified: one of them may be the caller.
        if try core.store.read({ try $0.missingFolders(of: path).isEmpty }) { return }
        try change { tree in
            for folder in try tree.missingFolders(of: path) { try tree.createFolder(folder) }
        }
    }

    /// Creates a folder and its missing parent folders unless they exist.
    ///
    /// If the folder exists, nothing changes.
    /// - Parameter path: The path of the folder.
    /// - Throws: ``SyncError/Code/exists`` if a file is at the path, or at the path of a parent folder. Nothing is created
    ///   in that case.
    public func createFolderIfNeeded(at path: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.createFolderIfNeeded(at: path) }
    }

    /// Deletes a file, or a folder with its content, blocking the thread.
    ///
    /// Changes that another device makes before it learns of the deletion are preserved, and so are items that it moves
    /// into the folder. If a shared folder is mounted at the folder or below, it's unmounted, and its content is kept.
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for the root.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func delete(_ path: SyncPath) throws(SyncError) {
        let limit = core.engine.configuration.massDeletionThreshold
        try change { tree in
            try tree.delete(path)
            try tree.holdMassDeletion(limit: limit)
        }
    }

    /// Deletes a file, or a folder with its content.
    ///
    /// Changes that another device makes before it learns of the deletion are preserved, and so are items that it moves
    /// into the folder. If a shared folder is mounted at the folder or below, it's unmounted, and its content is kept.
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/invalidOperation`` for the root.
    public func delete(_ path: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.delete(path) }
    }

    /// Moves or renames a file or folder, blocking the thread. Open files remain open.
    ///
    /// - Parameters:
    ///   - source: The current path.
    ///   - target: The new path.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/exists`` if an item exists at the new path;
    ///   ``SyncError/Code/parent`` if the new parent folder is missing; ``SyncError/Code/invalidOperation`` for the
    ///   root, and for moving a folder into itself.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func move(_ source: SyncPath, to target: SyncPath) throws(SyncError) {
        try change { try $0.move(source, to: target) }
        // The server may have rejected changes because of the former name.
        core.engine.retryRejected { $0 != .quota }
    }

    /// Moves or renames a file or folder. Open files remain open.
    ///
    /// - Parameters:
    ///   - source: The current path.
    ///   - target: The new path.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/exists`` if an item exists at the new path;
    ///   ``SyncError/Code/parent`` if the new parent folder is missing; ``SyncError/Code/invalidOperation`` for the
    ///   root, and for moving a folder into itself.
    public func move(_ source: SyncPath, to target: SyncPath) async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.move(source, to: target) }
    }

    // MARK: Mass-deletion guard

    /// The number of files that held deletions would remove, or 0 if no deletions are held.
    ///
    /// Held deletions are visible here, but aren't sent to the server until you call `confirmHeldDeletions()` or
    /// `discardHeldDeletions()`.
    public var heldDeletionCount: Int {
        get throws(SyncError) {
            try core.check()
            return try core.store.read { try $0.areDeletionsHeld ? $0.queuedDeletionCount : 0 }
        }
    }

    /// Sends the held deletions to the server, blocking the thread while it saves the confirmation.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func confirmHeldDeletions() throws(SyncError) { try change { try $0.releaseHeldDeletions() } }

    /// Sends the held deletions to the server.
    public func confirmHeldDeletions() async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.confirmHeldDeletions() }
    }

    /// Undoes the deletions that weren't sent yet, blocking the thread. The deleted items become visible again.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func discardHeldDeletions() throws(SyncError) { try change { try $0.discardHeldDeletions() } }

    /// Undoes the deletions that weren't sent yet. The deleted items become visible again.
    public func discardHeldDeletions() async throws(SyncError) {
        try await core.whenReady { () throws(SyncError) in try self.discardHeldDeletions() }
    }

    @available(*, noasync)
    private func change(_ body: (Tree) throws -> Void) throws(SyncError) {
        try core.waitUntilReady()
        try core.store.write(body)
        core.engine.recordLocalChange()
        core.observers.filesystem.notify(())
    }
}

extension Tree {
    func list(_ path: SyncPath) throws -> [FileInfo] {
        let folder = try require(path)
        guard folder.isFolder else { throw SyncError(.invalidOperation, "the item is a file", path: path) }
        let unsent = try unsentContents(in: folder.key)
        return try children(of: folder.key).map { node in
            FileInfo(path.appending(node.local?.name ?? ""), node, unsent: unsent[node.key])
        }
    }

    /// Returns the path and the paths of its parent folders where no folder exists, the outermost first.
    fileprivate func missingFolders(of path: SyncPath) throws -> [SyncPath] {
        var missing: [SyncPath] = []
        var next: SyncPath? = path
        while let path = next {
            if let node = try lookUp(path) {
                guard node.isFolder else { throw SyncError(.exists, "the item is a file", path: path) }
                break
            }
            missing.append(path)
            next = path.parent
        }
        return missing.reversed()
    }

    /// Returns the metadata of the item at a path.
    func info(at path: SyncPath) throws -> FileInfo {
        let node = try require(path)
        return FileInfo(path, node, unsent: try unsentContent(of: node.key))
    }

    /// Returns the metadata of a node; `nil` if it isn't visible to the app.
    func info(_ key: Int64) throws -> FileInfo? {
        guard let node = try node(key), let path = try path(of: key) else { return nil }
        return FileInfo(path, node, unsent: try unsentContent(of: key))
    }
}

/// The metadata of a file or folder.
public struct FileInfo: Sendable, Hashable {
    /// The path of the item.
    public let path: SyncPath

    /// A Boolean value that indicates whether the item is a folder.
    public let isFolder: Bool

    /// The modification time that the modifying device reported; `nil` for folders, because Dropbox doesn't report it.
    public let modifiedTime: Date?

    /// The size of the file in bytes; 0 for folders.
    public let size: Int64

    /// A Boolean value that indicates whether the server creates thumbnails of such files. It's `false` for a file
    /// with local changes that aren't uploaded yet.
    public var hasThumbnail: Bool {
        // The extension is computed on demand, because a listing can have a thousand files.
        isThumbnailSource && Self.thumbnailExtensions.contains(path.fileExtension)
    }

    /// Whether the item is a file on the server that is small enough.
    private let isThumbnailSource: Bool

    /// The name of a suitable icon in Dropbox's icon library.
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
            !node.isFolder && unsent == nil && version != nil && size <= Self.maximumThumbnailSourceSize
    }

    /// The maximum size of a file of which the server creates thumbnails: 20 MB.
    private static let maximumThumbnailSourceSize: Int64 = 20 << 20

    private static let thumbnailExtensions: Set<String> = [
        "jpg", "jpeg", "png", "tiff", "tif", "gif", "webp", "ppm", "bmp",
    ]
}

/// The icons of Dropbox's icon library by filename extension.
enum IconName {
    /// Returns the icon of a file.
    static func name(for path: SyncPath) -> String {
        byExtension[path.fileExtension].map { "page_white_" + $0 } ?? "page_white"
    }

    private static let byExtension: [String: String] = {
        var table: [String: String] = [:]
        for (icon, extensions) in extensions {
            for fileExtension in extensions.split(separator: " ") { table[String(fileExtension)] = icon }
        }
        return table
    }()

    private static let extensions = [
        "acrobat": "pdf", "actionscript": "as", "c": "c", "code": "css htm html json m py sh swift xml",
        "compressed": "7z bz2 gz rar tar tgz zip", "cplusplus": "cc cpp cxx", "csharp": "cs", "cup": "jar java",
        "dvd": "iso", "excel": "csv ods xls xlsm xlsx", "film": "3gp avi flv m4v mkv mov mp4 mpeg mpg webm wmv",
        "flash": "fla swf", "gear": "bat cmd exe", "h": "h hh hpp", "paint": "psd xcf", "php": "php",
        "picture": "bmp gif heic jpeg jpg png ppm tif tiff webp", "powerpoint": "key odp pps ppt pptx",
        "ruby": "rb", "sound": "aac aif aiff flac m4a mid mp3 ogg wav wma", "text": "log md rtf txt",
        "tux": "deb rpm", "vector": "ai eps svg", "visualstudio": "sln", "word": "doc docx odt pages",
    ]
}
