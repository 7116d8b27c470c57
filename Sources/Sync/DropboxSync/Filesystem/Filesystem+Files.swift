import DropboxConcurrency
import DropboxCore
import Foundation

/// Opening files.
extension Filesystem {
    /// Opens a file at the newest version in the cache, blocking the thread. If the cache has none, opens it at the
    /// newest remote version and starts to download that.
    ///
    /// A path can have one open file at a time.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - startsDownload: Whether to download the newest version if it isn't in the cache. The default is `true`.
    ///     Set it to `false` to write without reading; content that you read is downloaded in any case.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/alreadyOpen``; ``SyncError/Code/invalidOperation`` for
    ///   a folder.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func open(_ path: SyncPath, startsDownload: Bool = true) throws(SyncError) -> File {
        try core.waitUntilReady()
        var missing: RemoteVersion?
        let file = try core.open(path) { (use) throws(SyncError) in
            missing = try core.store.write { tree in
                let node = try tree.require(path)
                guard !node.isFolder else { throw SyncError(.invalidOperation, "the item is a folder", path: path) }
                let content = try tree.newestContent(of: node.key)
                if let content { try tree.touch(content: content.key) }
                let newest = node.remote?.version
                guard content != nil || newest != nil else {
                    throw SyncError(.internal, "the file has no version", path: path)
                }
                try use(node.key, File.Version(content: content?.key, remote: content == nil ? newest : nil))
                guard let newest, content.map({ !$0.isUnsent && $0.rev != newest.rev }) ?? true else { return nil }
                return newest
            }
        }
        if startsDownload, let missing { core.engine.download(missing, of: file.node) }
        return file
    }

    /// Opens a file at the newest version in the cache. If the cache has none, opens it at the newest remote version
    /// and starts to download that.
    ///
    /// A path can have one open file at a time.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - startsDownload: Whether to download the newest version if it isn't in the cache. The default is `true`.
    ///     Set it to `false` to write without reading; content that you read is downloaded in any case.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/alreadyOpen``; ``SyncError/Code/invalidOperation`` for
    ///   a folder.
    public func open(_ path: SyncPath, startsDownload: Bool = true) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.open(path, startsDownload: startsDownload) }
    }

    /// Opens the file at a path, or creates an empty file if nothing exists there, blocking the thread.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - startsDownload: Whether to download the newest version of an existing file if it isn't in the cache. The
    ///     default is `true`.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/alreadyOpen``; ``SyncError/Code/invalidOperation`` for a folder;
    ///   ``SyncError/Code/parent`` if the parent folder is missing; ``SyncError/Code/diskSpace``.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func openOrCreate(_ path: SyncPath, startsDownload: Bool = true) throws(SyncError) -> File {
        while true {
            do {
                return try open(path, startsDownload: startsDownload)
            } catch  where error.code == .notFound {}
            do {
                return try create(path)
            } catch  where error.code == .exists {}
            // The file was created, or deleted again, after the look.
        }
    }

    /// Opens the file at a path, or creates an empty file if nothing exists there.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - startsDownload: Whether to download the newest version of an existing file if it isn't in the cache. The
    ///     default is `true`.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/alreadyOpen``; ``SyncError/Code/invalidOperation`` for a folder;
    ///   ``SyncError/Code/parent`` if the parent folder is missing; ``SyncError/Code/diskSpace``.
    public func openOrCreate(_ path: SyncPath, startsDownload: Bool = true) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in
            try self.openOrCreate(path, startsDownload: startsDownload)
        }
    }

    /// Creates and opens a new, empty file, blocking the thread.
    ///
    /// The file isn't uploaded before you write to it or close it, so the first version on the server is the first
    /// one that you write. A file that you close without writing is uploaded empty.
    /// - Parameter path: The path of the new file.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/exists`` if an item exists at the path; ``SyncError/Code/parent`` if the parent
    ///   folder is missing; ``SyncError/Code/diskSpace``.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: SyncPath) throws(SyncError) -> File {
        try create(path, size: 0, awaitsContent: true) { try $0.store(Data()) }
    }

    /// Creates and opens a new, empty file.
    ///
    /// The file isn't uploaded before you write to it or close it, so the first version on the server is the first
    /// one that you write. A file that you close without writing is uploaded empty.
    /// - Parameter path: The path of the new file.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/exists`` if an item exists at the path; ``SyncError/Code/parent`` if the parent
    ///   folder is missing; ``SyncError/Code/diskSpace``.
    public func create(_ path: SyncPath) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.create(path) }
    }

    /// Creates a new file with the given data and opens it, blocking the thread. If that fails, no file is created.
    ///
    /// - Parameters:
    ///   - path: The path of the new file.
    ///   - data: The content.
    /// - Returns: The open file.
    /// - Throws: The same errors as `create(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: SyncPath, contents data: Data) throws(SyncError) -> File {
        try create(path, size: Int64(data.count)) { try $0.store(data) }
    }

    /// Creates a new file with the given data and opens it. If that fails, no file is created.
    ///
    /// - Parameters:
    ///   - path: The path of the new file.
    ///   - data: The content.
    /// - Returns: The open file.
    /// - Throws: The same errors as `create(_:)`.
    public func create(_ path: SyncPath, contents data: Data) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.create(path, contents: data) }
    }

    /// Creates a new file with the content of a local file and opens it, blocking the thread. If that fails, no file
    /// is created.
    ///
    /// - Parameters:
    ///   - path: The path of the new file.
    ///   - url: The local file. A symbolic link is resolved.
    ///   - shouldSteal: Whether to move the file instead of copying it; see `File.write(contentsOf:shouldSteal:)`.
    ///     The default is `false`.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/fileIO`` if the local file can't be read or moved; otherwise the same errors as
    ///   `create(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: SyncPath, contentsOf url: URL, shouldSteal: Bool = false) throws(SyncError) -> File {
        try create(path, size: ContentCache.size(ofFileAt: url)) {
            try $0.store(contentsOf: url, shouldSteal: shouldSteal)
        }
    }

    /// Creates a new file with the content of a local file and opens it. If that fails, no file is created.
    ///
    /// - Parameters:
    ///   - path: The path of the new file.
    ///   - url: The local file. A symbolic link is resolved.
    ///   - shouldSteal: Whether to move the file instead of copying it; see `File.write(contentsOf:shouldSteal:)`.
    ///     The default is `false`.
    /// - Returns: The open file.
    /// - Throws: ``SyncError/Code/fileIO`` if the local file can't be read or moved; otherwise the same errors as
    ///   `create(_:)`.
    public func create(
        _ path: SyncPath, contentsOf url: URL, shouldSteal: Bool = false
    ) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in
            try self.create(path, contentsOf: url, shouldSteal: shouldSteal)
        }
    }

    /// - Parameters:
    ///   - size: The expected size of the content in bytes.
    ///   - awaitsContent: Whether the content is a placeholder for content that is written later.
    private func create(
        _ path: SyncPath, size: Int64, awaitsContent: Bool = false, _ content: (ContentCache) throws -> PendingContent
    ) throws(SyncError) -> File {
        try core.waitUntilReady()
        // Fail before copying a large file. For small ones, reading costs more, because it waits for transactions.
        if size >= ContentCache.minimumLargeSize { try core.store.read { _ = try $0.freeLocation(path) } }
        var storedSize: Int64 = 0
        let file = try core.open(path) { (use) throws(SyncError) in
            storedSize = try core.store.withStoredContent(content) { tree, content in
                let (node, key) = try tree.createFile(path, content, modified: core.now)
                try use(node, File.Version(content: key, remote: nil))
                if awaitsContent { core.store.openFiles.withLock { _ = $0.unwritten.insert(node) } }
                return content.size
            }
        }
        core.engine.recordLocalContent(size: storedSize)
        core.observers.filesystem.notify(())
        return file
    }
}

extension FilesystemCore {
    /// Opens the node that `find` finds in a transaction. `find` reports the node with its argument, which prevents
    /// that the content is removed.
    func open(
        _ path: SyncPath, _ thumbnail: Thumbnail? = nil,
        _ find: (_ use: (Int64, File.Version) throws -> Void) throws(SyncError) -> Void
    ) throws(SyncError) -> File {
        var opened: (node: Int64, version: File.Version)?
        // A file can have many open thumbnails.
        func openNode(_ node: Int64) -> Int64? { thumbnail == nil ? node : nil }
        do {
            try find { node, version in
                let isFree = store.openFiles.withLock { open in
                    guard open.isFree(openNode(node)) else { return false }
                    open.add(openNode(node), version)
                    return true
                }
                guard isFree else {
                    throw SyncError(.alreadyOpen, "the file is open already; close it first", path: path)
                }
                opened = (node, version)
            }
        } catch {
            if let opened {
                store.openFiles.withLock { open in
                    open.remove(openNode(opened.node), opened.version)
                    open.unwritten.remove(opened.node)
                }
            }
            throw error
        }
        guard let opened else { throw SyncError(.internal, "the file was not opened", path: path) }
        return File(self, node: opened.node, opened.version, path: path, thumbnail: thumbnail)
    }
}
