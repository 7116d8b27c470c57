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
    public func open(_ path: Path, startsDownload: Bool = true) throws(SyncError) -> File {
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
    public func open(_ path: Path, startsDownload: Bool = true) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.open(path, startsDownload: startsDownload) }
    }

    /// Makes a new, empty file and opens it.
    ///
    /// - Throws: `SyncError.Code.exists` where there is something already; `parent` where the folder above is missing.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func create(_ path: Path) throws(SyncError) -> File {
        try core.ready()
        let file = try core.open(path) { (use) throws(SyncError) in
            try core.store.adding({ try $0.store(Data()) }) { tree, content in
                let (node, key) = try tree.createFile(path, content, modified: core.now)
                try use(node, File.Version(content: key, remote: nil))
            }
        }
        core.engine.noteChange()
        core.observers.filesystem.notify(())
        return file
    }

    /// As the call of the same name that blocks.
    public func create(_ path: Path) async throws(SyncError) -> File {
        try await core.whenReady { () throws(SyncError) in try self.create(path) }
    }
}

extension FilesystemCore {
    /// Opens what a transaction finds; it notes that by the function it is given, so that nothing takes the content away.
    func open(
        _ path: Path, _ thumbnail: Thumbnail? = nil,
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
            if let opened { store.open.withLock { $0.remove(place(opened.node), opened.version) } }
            throw error
        }
        guard let opened else { throw SyncError(.internal, "nothing was opened", path: path) }
        return File(self, node: opened.node, opened.version, path: path, thumbnail: thumbnail)
    }
}

extension SyncStore {
    /// Stores content, and has a transaction speak of it. If that fails, the content goes again.
    func adding<Result: Sendable>(
        _ content: (ContentFolder) throws -> StoredContent, _ body: (Tree, StoredContent) throws -> Result
    ) throws(SyncError) -> Result {
        let stored: StoredContent
        do {
            stored = try content(contents)
        } catch {
            throw SyncError(error)
        }
        do {
            let result = try write { try body($0, stored) }
            contents.settle(stored)
            return result
        } catch {
            contents.giveUp(stored)
            throw error
        }
    }
}
