import DropboxConcurrency
import DropboxCore
import Foundation

/// A downloaded content that isn't in the store yet.
struct DownloadedContent: Sendable {
    /// The name of its file in the content directory.
    let file: String
    /// The content, until it's written to the file.
    var data: Data?
    /// The hash of the file, if it's known.
    var hash: String?
    let version: RemoteVersion
    /// The key of the node.
    let node: Int64
    let thumbnail: Thumbnail?

    /// Verifies the content in memory, and writes it to its file.
    mutating func write(in contents: ContentCache) throws(SyncError) {
        guard let data else { return }
        let hash = ContentHash.hash(of: data)
        if let expected = version.hash, hash != expected {
            throw SyncError(.response, "the content was damaged during the download")
        }
        do { try contents.write(data, downloadedAs: file) } catch { throw SyncError(error) }
        self.data = nil
        self.hash = hash
    }
}

/// Adds downloaded contents to a store. Contents that arrive while others are being added are added together, so that
/// they wait for the disk only once.
final class DownloadStorage: Sendable {
    private struct Item: Sendable {
        let content: DownloadedContent
        let completion: @Sendable (Result<Tree.Content, SyncError>) -> Void
    }

    private struct State {
        var items: [Item] = []
        var isBusy = false
        /// The total size of the contents in memory that wait or are being added.
        var reservedMemory = 0
    }

    private let store: SyncStore
    private let state = Locked(State())

    init(_ store: SyncStore) { self.store = store }

    // MARK: Memory

    /// The maximum total size of the contents in memory: 4 MiB.
    private static let maximumMemory = 4 << 20

    /// Returns whether a content may stay in memory until it's added, which `store(_:)` must do then.
    func reserveMemory(for content: DownloadedContent) -> Bool {
        let size = content.data?.count ?? 0
        return state.withLock { state in
            guard state.reservedMemory + size <= Self.maximumMemory else { return false }
            state.reservedMemory += size
            return true
        }
    }

    /// Writes a content to its file, without adding it.
    func write(_ content: inout DownloadedContent) async throws(SyncError) {
        content = try await BlockingIO.disk.run { [content, store] () throws(SyncError) in
            var content = content
            try content.write(in: store.contents)
            return content
        }
    }

    // MARK: Adding

    /// Adds a content, and writes it if that's necessary. If that fails, its file is deleted.
    ///
    /// - Returns: The content in the store: the existing one if the store has the version already.
    func store(_ content: DownloadedContent) async throws(SyncError) -> Tree.Content {
        let fence = SynchronizationFence()
        let result = await withCheckedContinuation { continuation in
            let item = Item(content: content) { result in
                fence.release()
                continuation.resume(returning: result)
            }
            let isFirst = state.withLock { state in
                defer { state.isBusy = true }
                state.items.append(item)
                return !state.isBusy
            }
            if isFirst { BlockingIO.bulk.enqueue { self.run() } }
        }
        fence.acquire()
        return try result.get()
    }

    /// Adds the contents that arrive until there are none. Blocks the thread.
    private func run() {
        while case let items = nextItems(), !items.isEmpty {
            let results = add(items.map(\.content))
            state.withLock { state in
                for item in items { state.reservedMemory -= item.content.data?.count ?? 0 }
            }
            for (item, result) in zip(items, results) { item.completion(result) }
        }
    }

    private func nextItems() -> [Item] {
        state.withLock { state in
            defer { state.items = [] }
            state.isBusy = !state.items.isEmpty
            return state.items
        }
    }

    private func add(_ contents: [DownloadedContent]) -> [Result<Tree.Content, SyncError>] {
        do {
            return try addTogether(contents).map { .success($0) }
        } catch {
            // The failure of one content doesn't affect the others.
            if contents.count > 1 { return contents.flatMap { add([$0]) } }
            store.contents.remove(contents.map(\.file))
            return [.failure(SyncError(error))]
        }
    }

    private func addTogether(_ contents: [DownloadedContent]) throws -> [Tree.Content] {
        let contents = try contents.map { content in
            var content = content
            try content.write(in: store.contents)
            return content
        }
        let stored = try store.contents.makeDurable(contents.map { ($0.file, $0.hash) })
        for (content, stored) in zip(contents, stored) where content.hash != nil && content.thumbnail == nil {
            if let hash = content.version.hash, hash != stored.hash {
                throw SyncError(.response, "the downloaded content does not match the hash from the server")
            }
        }
        let added = try store.write { tree in
            let keys = try zip(contents, stored).map { try add($0, $1, to: tree) }
            try tree.shrinkCache()
            return try keys.map { key in
                guard let content = try tree.content(key) else { throw SyncError(.notCached, "the cache is too small") }
                return content
            }
        }
        for content in added { store.contentVerifier.record(content.file, at: store.contents.url(of: content.file)) }
        return added
    }

    private func add(_ content: DownloadedContent, _ stored: PendingContent, to tree: Tree) throws -> Int64 {
        let (node, version) = (content.node, content.version)
        if let known = try tree.content(of: node, rev: version.rev) {
            // Another download of the version ended just before this one started.
            tree.recorder.record(unusedFile: stored.file)
            return known.key
        }
        let key = try tree.addContent(stored, of: node, rev: version.rev, modified: version.modified)
        if content.thumbnail == nil {
            try tree.dropOldContents(of: node)
        } else {
            try tree.dropOldThumbnails(of: node, except: Thumbnail.fileRev(of: version.rev))
        }
        return key
    }
}
