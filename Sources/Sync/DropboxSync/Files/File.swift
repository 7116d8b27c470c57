import DropboxConcurrency
import DropboxCore
import Foundation

/// An open file, at one version.
///
/// The file stays at its version until you write to it or call `update()`, even if the server has a newer version.
/// `newerStatus` shows whether it has. The file follows its data: if a conflict changes the path, `info.path` has the
/// new one.
///
/// A file is closed by `close()`, or when its last reference is released.
public final class File: Sendable {
    /// The version of an open file.
    struct Version: Sendable {
        /// The key of the cached content; `nil` if the content isn't in the cache.
        var content: Int64?
        /// The remote version, if the content isn't in the cache yet.
        var remote: RemoteVersion?
    }

    struct State: Sendable {
        var version: Version
        var isOpen = true
    }

    let core: FilesystemCore
    let node: Int64
    let thumbnail: Thumbnail?
    /// The state. It changes only while `SyncStore.open`, which depends on it, is locked.
    let state: Locked<State>
    /// Serializes writes.
    let writing = NSLock()
    /// The path at which the file was opened, for error messages.
    let openedPath: SyncPath

    /// Creates an open file.
    /// - Parameters:
    ///   - node: The node, which is already recorded in `OpenFiles`.
    ///   - path: The path of the file.
    init(_ core: FilesystemCore, node: Int64, _ version: Version, path: SyncPath, thumbnail: Thumbnail? = nil) {
        self.core = core
        self.node = node
        self.thumbnail = thumbnail
        openedPath = path
        state = Locked(State(version: version))
    }

    deinit { close() }

    // MARK: State

    /// The metadata of the file. Its path can differ from the path at which the file was opened.
    /// - Throws: ``SyncError/Code/closed``; ``SyncError/Code/notFound`` if the file was deleted on the server;
    ///   ``SyncError/Code/deleted`` if it was deleted on this device.
    public var info: FileInfo {
        get throws(SyncError) {
            try check()
            return try core.store.read { tree in
                guard let info = try tree.info(node) else {
                    let isDeletedHere = try tree.isDeletedLocally(node)
                    throw SyncError(isDeletedHere ? .deleted : .notFound, "the file was deleted", path: openedPath)
                }
                return info
            }
        }
    }

    /// A Boolean value that indicates whether this is a thumbnail of the file rather than its content.
    public var isThumbnail: Bool { thumbnail != nil }

    /// A Boolean value that indicates whether the file is open.
    public var isOpen: Bool { state.withLock { $0.isOpen } && core.engine.stopError == nil }

    /// The transfer status of the version at which the file is open.
    public var status: FileStatus {
        get throws(SyncError) {
            try check()
            return try core.status(of: version(), node: contentNode)
        }
    }

    /// The transfer status of a newer version; `nil` if the file is at the newest version.
    public var newerStatus: FileStatus? {
        get throws(SyncError) {
            try check()
            let version = try version()
            guard let newer = try core.store.read({ try newerVersion(than: version, in: $0) }) else { return nil }
            return try core.status(of: newer, node: contentNode)
        }
    }

    // MARK: Updating and closing

    /// Switches to the newer version, blocking the thread. Does nothing if there is no newer version.
    /// - Throws: ``SyncError/Code/notCached`` if the newer version isn't in the cache yet; see `newerStatus`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func update() throws(SyncError) {
        try check()
        let version = try version()
        // A transaction prevents that the content is removed before the file refers to it.
        let isNewer = try core.store.write { tree in
            guard let newer = try newerVersion(than: version, in: tree) else { return false }
            guard let content = newer.content else {
                throw SyncError(.notCached, "the newer version is not in the cache yet", path: openedPath)
            }
            setContent(content)
            return true
        }
        guard isNewer else { return }
        try core.store.write { try $0.dropOldContents(of: node) }
        core.observers.files.notify(()) { $0.node == node }
    }

    /// Switches to the newer version. Does nothing if there is no newer version.
    /// - Throws: ``SyncError/Code/notCached`` if the newer version isn't in the cache yet; see `newerStatus`.
    public func update() async throws(SyncError) {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.update() }
    }

    /// Closes the file, so that it can be opened again. A second call does nothing.
    ///
    /// Calls that wait for its content throw ``SyncError/Code/closed``. A download that no other open file needs is
    /// canceled; the next download of the version resumes it. The observers of the file are removed, and its sequences end.
    public func close() {
        let (wasOpen, needsCleanup) = core.store.openFiles.withLock { open in
            state.withLock { state in
                guard state.isOpen else { return (false, false) }
                state.isOpen = false
                open.remove(openNode, state.version)
                return (true, open.takeCleanup(of: contentNode))
            }
        }
        guard wasOpen else { return }
        endObservation()
        core.engine.cancelUnneededDownloads(of: contentNode)
        allowSending()
        core.engine.forgetFailures(of: contentNode)
        // Clean up in the background, because releasing the last reference must not wait for the disk. If this fails,
        // the next change of the cache cleans up.
        if needsCleanup { core.store.scheduleCleanup(of: contentNode) }
    }

    /// Allows a new file to be sent without waiting for its first content.
    func allowSending() {
        if isThumbnail { return }
        let wasUnwritten = core.store.openFiles.withLock { $0.unwritten.remove(node) != nil }
        if wasUnwritten { core.engine.recordLocalContent(size: 0) }
    }

    // MARK: Observers

    /// Adds an observer that is called on `Filesystem.Configuration.observerQueue` when the file or one of its
    /// statuses changes, until the file is closed.
    /// - Returns: A token to remove the observer.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        defer { if !isOpen { endObservation() } }
        return core.observers.files.add(observed, observer)
    }

    /// Removes an observer. A call in progress completes.
    public func removeObserver(_ token: ObserverToken) { core.observers.files.remove(token) }

    /// A sequence that emits an element each time the file or one of its statuses changes, and ends when the file is closed.
    public var changes: AsyncStream<Void> {
        defer { if !isOpen { endObservation() } }
        return core.observers.files.stream(observed)
    }

    /// The file as its observers see it: another object for the same file has other observers.
    private var observed: ObservedFile { ObservedFile(node: node, file: ObjectIdentifier(self)) }

    /// Removes the observers, and ends the sequences.
    private func endObservation() {
        let observed = observed
        core.observers.files.finish { $0 == observed }
    }

    // MARK: -

    /// Checks that the file can be used.
    /// - Throws: `SyncError.Code.closed`, or the error that the filesystem was shut down with.
    func check() throws(SyncError) {
        try core.check()
        guard state.withLock({ $0.isOpen }) else {
            throw SyncError(.closed, "the file is closed", path: openedPath)
        }
    }

    /// The node of the cached contents. Thumbnails have the negative number of the file's node.
    var contentNode: Int64 { isThumbnail ? -node : node }

    /// Returns the version of the file, with the content if it's in the cache by now.
    func version() throws(SyncError) -> Version {
        let version = state.withLock { $0.version }
        guard version.content == nil, let rev = version.remote?.rev else { return version }
        guard let content = try core.store.read({ try $0.content(of: contentNode, rev: rev) }) else { return version }
        setContent(content)
        return Version(content: content.key, remote: nil)
    }

    /// Sets the version of the file to a downloaded content, if the file still waits for that version.
    func setContent(_ downloaded: Tree.Content) {
        core.store.openFiles.withLock { open in
            state.withLock { state in
                guard state.isOpen, state.version.content == nil, state.version.remote?.rev == downloaded.rev
                else { return }
                open.remove(openNode, state.version)
                state.version = Version(content: downloaded.key, remote: nil)
                open.add(openNode, state.version)
            }
        }
    }

    /// Sets the version of the file to a cached content.
    func setContent(_ content: Int64) {
        core.store.openFiles.withLock { open in
            state.withLock { state in
                guard state.isOpen else { return }
                // The former content isn't needed if no other file uses it.
                if let former = state.version.content, former != content { open.requestCleanup(of: contentNode) }
                open.remove(openNode, state.version)
                state.version = Version(content: content, remote: nil)
                open.add(openNode, state.version)
            }
        }
    }

    /// Sets the version of the file to the remote version of a content that was removed from the cache.
    func setRemoteVersion(of content: Tree.Content) {
        guard let rev = content.rev else { return }
        let version = RemoteVersion(rev: rev, hash: content.hash, size: content.size, modified: content.modified)
        core.store.openFiles.withLock { open in
            state.withLock { state in
                guard state.isOpen, state.version.content == content.key else { return }
                open.remove(openNode, state.version)
                state.version = Version(content: nil, remote: version)
                open.add(openNode, state.version)
            }
        }
    }

    /// Runs `body` with the verified content of the file. The content isn't removed in the meantime, even if the file
    /// is closed.
    /// - Throws: `ContentDamageError`, and the errors of `body`.
    func withContent<Result>(_ body: (URL) throws -> Result) throws -> Result {
        _ = try version()
        let content = core.store.openFiles.withLock { open in
            state.withLock { state -> Int64? in
                guard state.isOpen, let content = state.version.content else { return nil }
                open.contents[content, default: 0] += 1
                return content
            }
        }
        defer { if let content { release(content) } }
        try check()
        guard let content else { throw SyncError(.notCached, "the content is not in the cache", path: openedPath) }
        return try body(core.store.verifiedURL(of: content))
    }

    /// Releases a content after its use. If the file was closed in the meantime, the content may no longer be needed.
    private func release(_ content: Int64) {
        let needsCleanup = core.store.openFiles.withLock { open in
            open.release(content)
            return state.withLock { !$0.isOpen } && open.takeCleanup(of: contentNode)
        }
        if needsCleanup { core.store.scheduleCleanup(of: contentNode) }
    }

    /// The node to record as open; `nil` for a thumbnail, because a file can have many open thumbnails.
    private var openNode: Int64? { isThumbnail ? nil : node }

    /// Returns the remote version if it differs and nothing was written here since; otherwise `nil`.
    private func newerVersion(than version: Version, in tree: Tree) throws -> Version? {
        guard var newest = try tree.node(node)?.remote?.version else { return nil }
        if let thumbnail { newest = thumbnail.version(of: newest) }
        if try tree.unsentContent(of: node) != nil { return nil }
        let rev = try version.content.flatMap { try tree.content($0)?.rev } ?? version.remote?.rev
        if rev == newest.rev { return nil }
        return Version(content: try tree.content(of: contentNode, rev: newest.rev)?.key, remote: newest)
    }
}

/// The transfer state of a file.
public enum FileState: Sendable, Hashable {
    /// The content is being downloaded.
    case downloading
    /// The content is being uploaded, or waits to be uploaded.
    case uploading
    /// The content isn't being transferred.
    case idle
}

/// A snapshot of the transfer status of a version of a file.
public struct FileStatus: Sendable {
    /// A Boolean value that indicates whether the content is on this device and can be read offline.
    public let isCached: Bool

    /// The transfer state.
    public let state: FileState

    /// The transferred fraction, from 0 to 1; 1 if no transfer is necessary.
    public let progress: Float

    /// The error that prevents a necessary transfer; `nil` if there is none.
    public let error: SyncError?
}

extension FilesystemCore {
    /// The current time, in seconds since 1970.
    var now: Double { engine.date }

    /// Returns the transfer status of a version of a file.
    func status(of version: File.Version, node: Int64) throws(SyncError) -> FileStatus {
        let content = try store.read { try version.content.flatMap($0.content) }
        return engine.state.withLock { state in
            if let content {
                guard content.isUnsent else { return FileStatus(isCached: true, state: .idle, progress: 1, error: nil) }
                let upload = state.uploads.values.first { $0.content.key == content.key }
                return FileStatus(
                    isCached: true, state: .uploading, progress: upload?.progress ?? 0,
                    error: state.rejected.values.first { $0.node == node }?.error ?? state.upload.error)
            }
            let rev = version.remote?.rev ?? ""
            guard let download = state.downloads[rev] else {
                return FileStatus(isCached: false, state: .idle, progress: 0, error: state.failures[rev]?.error)
            }
            return FileStatus(
                isCached: false, state: .downloading, progress: download.progress, error: download.error)
        }
    }
}

extension Tree {
    /// Returns whether a call on this device deleted a file or one of its parent folders.
    func isDeletedLocally(_ key: Int64) throws -> Bool {
        var key = key
        for _ in 0..<NameRules.maximumDepth {
            if try changes(of: key).contains(where: { $0.kind == .delete }) { return true }
            guard let location = try node(key)?.local, location.parent != SyncStore.rootKey else { return false }
            key = location.parent
        }
        return false
    }
}
