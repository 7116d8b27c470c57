import DropboxCore
import Foundation
import DropboxConcurrency

/// An open file, at one version.
///
/// It stays at its version until it is written to or `update()` is called, whatever happens on the server:
/// `newerStatus` tells that there is a newer one. The file follows its data: where a conflict gives them another path,
/// `info.path` tells it.
///
/// A file that is not needed any more is closed, by `close()` or when its last reference goes.
public final class File: Sendable {
    /// What the file stands at.
    struct Version: Sendable {
        /// A content in the cache; nil as long as it is not there.
        var content: Int64?
        /// A version of the server's, where the content is not in the cache yet.
        var remote: RemoteVersion?
    }

    struct State: Sendable {
        var version: Version
        var isOpen = true
    }

    let core: FilesystemCore
    let node: Int64
    let thumbnail: Thumbnail?
    /// Changed while `SyncStore.open` is locked, which tells of it.
    let state: Locked<State>
    /// Has one write come after the other.
    let writing = NSLock()
    /// Where it was when it was opened, for messages.
    let openedPath: SyncPath

    /// - Parameters:
    ///   - node: what is open, as `OpenFiles` says already.
    ///   - path: where it is.
    init(_ core: FilesystemCore, node: Int64, _ version: Version, path: SyncPath, thumbnail: Thumbnail? = nil) {
        self.core = core
        self.node = node
        self.thumbnail = thumbnail
        openedPath = path
        state = Locked(State(version: version))
    }

    deinit { close() }

    // MARK: State

    /// What is known about the file. The path may be another than it was opened at.
    /// - Throws: `SyncError.Code.closed`; `notFound` where it was deleted on the server; `deleted` where it was here.
    public var info: FileInfo {
        get throws(SyncError) {
            try check()
            return try core.store.read { tree in
                guard let info = try tree.info(node) else {
                    let isDeletedHere = try tree.isDeletedHere(node)
                    throw SyncError(isDeletedHere ? .deleted : .notFound, "the file was deleted", path: openedPath)
                }
                return info
            }
        }
    }

    /// Whether this is a thumbnail of the file rather than its content.
    public var isThumbnail: Bool { thumbnail != nil }

    /// Whether the file is open.
    public var isOpen: Bool { state.withLock { $0.isOpen } && core.engine.end == nil }

    /// How the version that the file stands at is getting on.
    public var status: FileStatus {
        get throws(SyncError) {
            try check()
            return try core.status(of: version(), node: contentNode)
        }
    }

    /// How a newer version is getting on; `nil` where the file is at the newest.
    public var newerStatus: FileStatus? {
        get throws(SyncError) {
            try check()
            let version = try version()
            guard let newer = try core.store.read({ try newerVersion(than: version, in: $0) }) else { return nil }
            return try core.status(of: newer, node: contentNode)
        }
    }

    // MARK: Life

    /// Goes to the newer version, where there is one. Does nothing where there is none.
    /// - Throws: `SyncError.Code.notCached` where it is not in the cache yet, see `newerStatus`.
    @available(*, noasync, message: "it blocks the thread: await the async form")
    public func update() throws(SyncError) {
        try check()
        let version = try version()
        // In a transaction, so that nothing takes the content away before the file stands at it.
        let isNewer = try core.store.write { tree in
            guard let newer = try newerVersion(than: version, in: tree) else { return false }
            guard let content = newer.content else {
                throw SyncError(.notCached, "the newer version is not in the cache yet", path: openedPath)
            }
            stand(at: content)
            return true
        }
        guard isNewer else { return }
        try core.store.write { try $0.dropOldContents(of: node) }
        core.observers.files.notify(()) { $0 == node }
    }

    /// As the call of the same name that blocks.
    public func update() async throws(SyncError) {
        try await BlockingIO.disk.run { () throws(SyncError) in try self.update() }
    }

    /// Closes the file, so that it can be opened again. Does nothing the second time.
    ///
    /// Whoever waits for its content hears that it is closed, and a download that no other open file needs is broken off;
    /// the next one goes on from there.
    public func close() {
        let wasOpen = core.store.open.withLock { open in
            state.withLock { state in
                guard state.isOpen else { return false }
                state.isOpen = false
                open.remove(place, state.version)
                return true
            }
        }
        guard wasOpen else { return }
        core.engine.breakOffDownloads(of: contentNode)
        sendUnwritten()
        core.engine.forgetFailures(of: contentNode)
        // Elsewhere, for whoever lets go of the last reference must not wait for the disk. What stayed because of the file goes
        // with the next change to the cache, if it cannot go now.
        core.store.writeLater { [node] tree in
            try tree.dropOldContents(of: node)
            try tree.purge([node])
            try tree.shrinkCache()
        }
    }

    /// A file that was created need not wait any longer for its first content.
    func sendUnwritten() {
        if isThumbnail { return }
        let wasUnwritten = core.store.open.withLock { $0.unwritten.remove(node) != nil }
        if wasUnwritten { core.engine.noteChange() }
    }

    // MARK: Observers

    /// Has `observer` called, on `Filesystem.Configuration.observerQueue`, when the file or one of its statuses changes.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> ObserverToken {
        core.observers.files.add(node, observer)
    }

    /// Calls an observer no more. One that is being called at the moment finishes.
    public func removeObserver(_ token: ObserverToken) { core.observers.files.remove(token) }

    /// A sequence with an element for each time that the file or one of its statuses changed.
    public var changes: AsyncStream<Void> { core.observers.files.stream(node) }

    // MARK: -

    /// - Throws: Why the file cannot be used, if it cannot.
    func check() throws(SyncError) {
        try core.check()
        guard state.withLock({ $0.isOpen }) else {
            throw SyncError(.closed, "the file has been closed", path: openedPath)
        }
    }

    /// What the cache knows the contents by: thumbnails are apart from the contents of files.
    var contentNode: Int64 { isThumbnail ? -node : node }

    /// The version it stands at, with the content once that is in the cache.
    func version() throws(SyncError) -> Version {
        let version = state.withLock { $0.version }
        guard version.content == nil, let rev = version.remote?.rev else { return version }
        guard let content = try core.store.read({ try $0.content(of: contentNode, rev: rev) }) else { return version }
        stand(at: content.key)
        return Version(content: content.key, remote: nil)
    }

    /// From now on the file stands at a content of the cache.
    func stand(at content: Int64) {
        core.store.open.withLock { open in
            state.withLock { state in
                guard state.isOpen else { return }
                open.remove(place, state.version)
                state.version = Version(content: content, remote: nil)
                open.add(place, state.version)
            }
        }
    }

    /// The content that the file stands at is gone: it stands at the server's version of that.
    func stand(atVersionOf content: Tree.Content) {
        guard let rev = content.rev else { return }
        let version = RemoteVersion(rev: rev, hash: content.hash, size: content.size, modified: content.modified)
        core.store.open.withLock { open in
            state.withLock { state in
                guard state.isOpen, state.version.content == content.key else { return }
                open.remove(place, state.version)
                state.version = Version(content: nil, remote: version)
                open.add(place, state.version)
            }
        }
    }

    /// Does something with the content that the file stands at, which is known to be what was stored; it stays meanwhile,
    /// whatever becomes of the file.
    /// - Throws: `ContentDamage`, and what `body` throws.
    func withContent<Result>(_ body: (URL) throws -> sending Result) throws -> sending Result {
        _ = try version()
        let content = core.store.open.withLock { open in
            state.withLock { state -> Int64? in
                guard state.isOpen, let content = state.version.content else { return nil }
                open.contents[content, default: 0] += 1
                return content
            }
        }
        defer { if let content { core.store.open.withLock { $0.release(content) } } }
        try check()
        guard let content else { throw SyncError(.notCached, "the content is not in the cache", path: openedPath) }
        return try body(core.store.soundURL(of: content))
    }

    /// What is noted to be open: of a thumbnail nothing but its content, for many may be open.
    private var place: Int64? { isThumbnail ? nil : node }

    /// The server's version, where that is another one and nothing was written here since.
    private func newerVersion(than version: Version, in tree: Tree) throws -> Version? {
        guard var newest = try tree.node(node)?.remote?.version else { return nil }
        if let thumbnail { newest = thumbnail.version(of: newest) }
        if try tree.unsentContent(of: node) != nil { return nil }
        let rev = try version.content.flatMap { try tree.content($0)?.rev } ?? version.remote?.rev
        if rev == newest.rev { return nil }
        return Version(content: try tree.content(of: contentNode, rev: newest.rev)?.key, remote: newest)
    }
}

extension OpenFiles {
    /// Whether a file may be opened: only one is at a time.
    func isFree(_ node: Int64?) -> Bool { node.map { !nodes.contains($0) } ?? true }

    /// Notes that a file is open at a version.
    ///
    /// - Parameter node: nil for a thumbnail, of which many may be open.
    mutating func add(_ node: Int64?, _ version: File.Version) {
        if let node { nodes.insert(node) }
        if let content = version.content {
            contents[content, default: 0] += 1
        } else if let rev = version.remote?.rev {
            wanted[rev, default: 0] += 1
        }
    }

    /// Notes that it is not any more.
    mutating func remove(_ node: Int64?, _ version: File.Version) {
        if let node { nodes.remove(node) }
        if let content = version.content {
            release(content)
        } else if let rev = version.remote?.rev {
            wanted[rev] = wanted[rev].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
    }

    mutating func release(_ content: Int64) {
        contents[content] = contents[content].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
}
