import DropboxConcurrency
import DropboxCore
import Foundation

/// Opening files.
extension Filesystem {
    /// Opens a file, at the newest version in the cache. Where there is none, it opens at the newest version of the server
    /// and starts to download that.
    ///
    /// One file at a time may be open at a path.
    /// - Parameter startsDownload: whether what is newer on the server, or not in the cache, is downloaded: `true` by default.
    ///   Whoever is going to write without reading needs it not; what is read is downloaded in any case.
    /// - Throws: `SyncError.Code.notFound`; `alreadyOpen`; `invalidOperation` for a folder.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func open(_ path: SyncPath, startsDownload: Bool = true) throws(SyncError) -> File {
        try core.ready()
        let file = try core.open(path) { (use) throws(SyncError) in
            try core.store.write { tree in
                let node = try tree.require(path)
                guard !node.isFolder else { throw SyncError(.invalidOperation, "this is a folder", path: path) }
                let content = try tree.newestContent(of: node.key)
                if let content { try tree.touch(content: content.key) }
                guard content != nil || node.remote?.version != nil else {
                    throw SyncError(.internal, "the file has no version", path: path)
                }
                let version = File.Version(content: content?.key, remote: content == nil ? node.remote?.version : nil)
                try use(node.key, version)
            }
        }
        if startsDownload { core.engine.getNewer([file.node]) }
        return file
    }

    /// As the call of the same name that blocks.
    public func open(_ path: SyncPath, startsDownload: Bool = true) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.open(path, startsDownload: startsDownload) }
    }

    /// Creates a new, empty file and opens it.
    ///
    /// The file is not uploaded before it is written to or closed, so that the first version on the server is the first that
    /// was written. One that is closed without that is uploaded empty.
    /// - Throws: `SyncError.Code.exists` where there is something already; `parent` where the folder above is missing;
    ///   `diskSpace`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: SyncPath) throws(SyncError) -> File {
        try create(path, awaitsContent: true) { try $0.store(Data()) }
    }

    /// Creates a new, empty file and opens it, without blocking the thread; see the blocking form.
    public func create(_ path: SyncPath) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.create(path) }
    }

    /// Creates a new file together with its content, and opens it. Where that fails, there is no file.
    ///
    /// - Throws: As `create(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: SyncPath, contents data: Data) throws(SyncError) -> File {
        try create(path, awaitsContent: false) { try $0.store(data) }
    }

    /// Creates a new file together with its content, without blocking the thread; see the blocking form.
    public func create(_ path: SyncPath, contents data: Data) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.create(path, contents: data) }
    }

    /// Creates a new file with the content of a file outside of the cache, and opens it. Where that fails, there is no new
    /// file.
    ///
    /// - Parameters:
    ///   - path: where the new file is to be.
    ///   - url: the file with the content; of a link, what it leads to.
    ///   - shouldSteal: whether the file is moved rather than copied; see `File.write(contentsOf:shouldSteal:)`.
    /// - Throws: `SyncError.Code.fileIO` where the file cannot be read or moved; otherwise as `create(_:)`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: SyncPath, contentsOf url: URL, shouldSteal: Bool = false) throws(SyncError) -> File {
        try create(path, awaitsContent: false) { try $0.store(contentsOf: url, shouldSteal: shouldSteal) }
    }

    /// Creates a new file with the content of a file outside of the cache, without blocking the thread; see the blocking
    /// form.
    public func create(
        _ path: SyncPath, contentsOf url: URL, shouldSteal: Bool = false
    ) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in
            try self.create(path, contentsOf: url, shouldSteal: shouldSteal)
        }
    }

    /// - Parameter awaitsContent: whether the content stands for one that is still to be written.
    private func create(
        _ path: SyncPath, awaitsContent: Bool, _ content: (ContentCache) throws -> PendingContent
    ) throws(SyncError) -> File {
        try core.ready()
        // What can't be created need not be copied first.
        try core.store.read { _ = try $0.freePlace(path) }
        let file = try core.open(path) { (use) throws(SyncError) in
            try core.store.adding(content) { tree, content in
                let (node, key) = try tree.createFile(path, content, modified: core.now)
                try use(node, File.Version(content: key, remote: nil))
                if awaitsContent { core.store.open.withLock { _ = $0.unwritten.insert(node) } }
            }
        }
        core.engine.noteChange()
        core.observers.filesystem.notify(())
        return file
    }
}

extension FilesystemCore {
    /// Opens what a transaction finds; it notes that by the function it is given, so that nothing takes the content away.
    func open(
        _ path: SyncPath, _ thumbnail: Thumbnail? = nil,
        _ find: (_ use: (Int64, File.Version) throws -> Void) throws(SyncError) -> Void
    ) throws(SyncError) -> File {
        var opened: (node: Int64, version: File.Version)?
        // Of thumbnails many may be open.
        func place(_ node: Int64) -> Int64? { thumbnail == nil ? node : nil }
        do {
            try find { node, version in
                let isFree = store.open.withLock { open in
                    guard open.isFree(place(node)) else { return false }
                    open.add(place(node), version)
                    return true
                }
                guard isFree else {
                    throw SyncError(.alreadyOpen, "the file is open already; close it first", path: path)
                }
                opened = (node, version)
            }
        } catch {
            if let opened {
                store.open.withLock { open in
                    open.remove(place(opened.node), opened.version)
                    open.unwritten.remove(opened.node)
                }
            }
            throw error
        }
        guard let opened else { throw SyncError(.internal, "nothing was opened", path: path) }
        return File(self, node: opened.node, opened.version, path: path, thumbnail: thumbnail)
    }
}

extension SyncStore {
    /// Stores content, and has a transaction speak of it. If that fails, the content goes again.
    func adding<Result: Sendable>(
        _ content: (ContentCache) throws -> PendingContent, _ body: (Tree, PendingContent) throws -> Result
    ) throws(SyncError) -> Result {
        let stored: PendingContent
        do {
            stored = try content(contents)
        } catch {
            throw SyncError(error)
        }
        do {
            let result = try write { try body($0, stored) }
            contents.commit(stored)
            checks.record(stored.file, at: contents.url(of: stored.file))
            return result
        } catch {
            contents.discard(stored)
            throw error
        }
    }
}
