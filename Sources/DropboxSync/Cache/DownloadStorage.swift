import DropboxConcurrency
import DropboxCore

/// A downloaded content that isn't in the store yet.
struct DownloadedContent: Sendable {
    /// The name of its file in the content directory.
    let file: String
    /// The hash of the content, if it's known.
    let hash: String?
    let version: RemoteVersion
    /// The key of the node.
    let node: Int64
    let thumbnail: Thumbnail?
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
    }

    private let store: SyncStore
    private let state = Locked(State())

    init(_ store: SyncStore) { self.store = store }

    /// Adds a content. If that fails, its file is deleted.
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
            for (item, result) in zip(items, add(items.map(\.content))) { item.completion(result) }
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
        let key = try tree.addContent(stored, of: node, rev: version.rev, modified: version.modified)
        if content.thumbnail == nil {
            try tree.dropOldContents(of: node)
        } else {
            try tree.dropOldThumbnails(of: node, except: Thumbnail.fileRev(of: version.rev))
        }
        return key
    }
}
