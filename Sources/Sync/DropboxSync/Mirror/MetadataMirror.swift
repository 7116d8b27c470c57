import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// The metadata of everything in a user's Dropbox, for a component that sends its own requests and leaves contents to
/// another one, such as the system.
///
/// The mirror has the remote tree of a filesystem in a directory of its own, without pending changes and without a cache. It
/// also has the history of its changes, which readers continue from a position.
package final class MetadataMirror: Sendable {
    private struct State {
        var running: Promise<Void>?
        /// The update after the one that is running, for callers that must see later changes.
        var next: Promise<Void>?
        /// The number of pages of changes that were applied.
        var pages = 0
        /// The number of responses to other requests that were recorded.
        var responses = 0
    }

    /// A point in time before a request, to find out whether its response is outdated.
    package struct Stamp: Sendable {
        fileprivate let pages: Int
    }

    package let client: DropboxClient
    private let pacer: FeedPacer
    private let lock: DirectoryLock
    private let store: SyncStore
    private let state = Locked(State())

    /// Opens the mirror in a directory, or creates it. Blocks the thread.
    ///
    /// - Parameters:
    ///   - directory: The directory, which no other process uses.
    ///   - client: The client of the account.
    /// - Throws: `SyncError.Code.badState` if another mirror uses the directory.
    @available(*, noasync, message: "it blocks the thread")
    package init(directory: URL, client: DropboxClient) throws(SyncError) {
        self.client = client
        pacer = FeedPacer(client.client)
        do {
            try PrivateDirectory.create(directory)
            lock = try DirectoryLock(directory)
            store = try SyncStore(directory: directory) { _ in }
            try store.write { try $0.prepareMirror() }
        } catch let error as DirectoryLock.LockError {
            throw SyncError(lock: error)
        } catch {
            throw SyncError(error)
        }
    }

    /// Closes the mirror, blocking the thread. Another one can use the directory then.
    package func close() {
        store.close()
        lock.release()
    }

    // MARK: Reading

    /// Whether everything was listed once.
    package var isComplete: Bool {
        get async throws(SyncError) { try await store.reading { try $0.setting(.completedFirstSync) != nil } }
    }

    /// Returns an item, or `nil` if it doesn't exist.
    package func item(_ id: String) async throws(SyncError) -> Item? {
        try await store.reading { try $0.mirroredItem(id) }
    }

    /// Returns the items in a folder, in a fixed order.
    ///
    /// - Parameters:
    ///   - folder: The ID of the folder; `nil` for the root.
    ///   - name: The key of the last item of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of items.
    package func items(
        in folder: String?, after name: String?, limit: Int
    ) async throws(SyncError) -> (items: [Item], last: String?) {
        try await store.reading { try $0.mirroredItems(in: folder, after: name ?? "", limit: limit) }
    }

    /// Returns all items, in the order in which the mirror learned of them.
    ///
    /// - Parameters:
    ///   - key: The key of the last item of the previous page; 0 for the first page.
    ///   - limit: The maximum number of items.
    package func allItems(after key: Int64, limit: Int) async throws(SyncError) -> (items: [Item], last: Int64?) {
        try await store.reading { try $0.mirroredItems(after: key, limit: limit) }
    }

    /// Returns the current position in the history.
    package var position: Position { get async throws(SyncError) { try await store.reading { try $0.position } } }

    /// Returns changes after a position.
    ///
    /// - Returns: The changes; `nil` if the mirror doesn't have the history since the position.
    package func changes(after position: Position, limit: Int) async throws(SyncError) -> Changes? {
        try await store.reading { try $0.mirroredChanges(after: position, limit: limit) }
    }

    /// Records that the user has seen the state at a position.
    package func recordSeen(_ position: Position) async throws(SyncError) {
        try await store.writing { try $0.recordSeen(position) }
    }

    /// Returns whether another device changed something in a folder that the user hasn't seen.
    package func hasUnseenChanges(in folder: String) async throws(SyncError) -> Bool {
        try await store.reading { try $0.hasUnseenChanges(in: folder) }
    }

    // MARK: Own requests

    /// Returns the point in time before a request.
    package var stamp: Stamp { state.withLock { Stamp(pages: $0.pages) } }

    /// Records the metadata that a request returned, unless later remote changes contradict it.
    package func record(_ metadata: Files.Metadata, since stamp: Stamp) async throws(SyncError) {
        guard let id = metadata.itemID else { return }
        var (metadata, stamp) = (metadata, stamp)
        // A page that was applied since the request may already have a later state, and no later page repeats it.
        while let change = RemoteChange(metadata) {
            let pages = stamp.pages
            let isRecorded = try await store.writing { [state] tree in
                guard state.withLock({ $0.pages == pages }) else { return false }
                state.withLock { $0.responses += 1 }
                try tree.record(change)
                return true
            }
            if isRecorded { return }
            stamp = self.stamp
            guard let current = try await metadataOnServer(id) else { return }
            metadata = current
        }
    }

    /// Records that a request deleted an item.
    package func recordDeletion(of id: String) async throws(SyncError) {
        try await store.writing { [state] tree in
            state.withLock { $0.responses += 1 }
            try tree.recordDeletion(of: id)
        }
    }

    /// Returns the current metadata of an item from the server, or `nil` if it doesn't exist.
    package func metadataOnServer(_ path: String) async throws(SyncError) -> Files.Metadata? {
        do {
            return try await client.files.getMetadata(path: path).response()
        } catch {
            let error = SyncError(calling: error) { error in
                if case .path(let reason) = error { SyncError.Code(reason) } else { .request }
            }
            if error.code == .notFound { return nil }
            throw error
        }
    }

    // MARK: Updating

    /// Applies all remote changes that happened before the call. Concurrent calls share requests.
    package func update() async throws(SyncError) {
        let (promise, isFirst) = state.withLock { state -> (Promise<Void>, Bool) in
            if let next = state.next { return (next, false) }
            let promise = Promise<Void>()
            if state.running != nil {
                state.next = promise
                return (promise, false)
            }
            state.running = promise
            return (promise, true)
        }
        if isFirst { Task.onDedicatedThreads { await self.run(promise) } }
        try await promise.value()
    }

    private func run(_ first: Promise<Void>) async {
        var current: Promise<Void>? = first
        while let promise = current {
            let result: Result<Void, SyncError>
            do throws(SyncError) { result = .success(try await pull()) } catch { result = .failure(error) }
            current = state.withLock { state in
                state.running = state.next
                state.next = nil
                return state.running
            }
            promise.fulfill(result)
        }
    }

    /// Waits until the server has changes. It returns without changes after some time, too.
    package func waitForChanges() async throws(SyncError) {
        guard let cursor = try await store.reading({ try $0.setting(.cursor) }) else { return }
        do { _ = try await feed.perform(.poll(cursor)) } catch { throw SyncError(error) }
    }

    private var feed: ChangeFeed { ChangeFeed(client.files, pacer: pacer, pageSize: 2000, timeout: 30) }

    private func pull() async throws(SyncError) {
        var position = try await store.reading { tree -> FeedPosition in
            let isListing = try tree.setting(.listing) != nil
            let cursor = try isListing ? tree.setting(.cursor) : tree.setting(.stagedCursor) ?? tree.setting(.cursor)
            return .listing(from: cursor, isCompleteListing: isListing)
        }
        var listingCount = 0
        while case .list(let cursor) = position.next {
            let (isListing, responses) = (position.isCompleteListing, state.withLock(\.responses))
            if cursor == nil { listingCount += 1 }
            guard listingCount < 2 || cursor != nil else {
                throw SyncError(.retryLater, "the server restarted the listing while it was read")
            }
            let outcome: ChangeFeed.Outcome
            do { outcome = try await feed.perform(position.next) } catch { throw SyncError(error) }
            guard case .page(let result) = outcome else {
                try await store.writing { try $0.clearStaged() }
                position.advance(with: outcome)
                continue
            }
            let page = Tree.Page(result)
            if cursor == nil { try await store.writing { try $0.beginListing() } }
            let isApplied = try await store.writing { [state] tree in
                // The server executed another request in the meantime, and the page may not contain it. Read it again.
                if !isListing, !page.hasMore, state.withLock({ $0.responses != responses }) { return false }
                if !page.entries.isEmpty { state.withLock { $0.pages += 1 } }
                try tree.mirror(page, isListing: isListing)
                return true
            }
            guard isApplied else { continue }
            position.advance(with: outcome)
            // The pages of a listing are older than what was recorded meanwhile.
            if isListing, !page.hasMore { position = .listing(from: page.cursor, isCompleteListing: false) }
        }
    }
}

extension MetadataMirror {
    /// A file or folder.
    package struct Item: Sendable, Hashable {
        package let id: String
        /// The ID of the parent folder; `nil` for the root.
        package let parent: String?
        package let name: String
        /// The version of a file; `nil` for a folder.
        package let version: Version?

        package init(id: String, parent: String?, name: String, version: Version?) {
            (self.id, self.parent, self.name, self.version) = (id, parent, name, version)
        }

        /// Creates the item that a request returned.
        package init?(_ metadata: Files.Metadata, parent: String?) {
            guard let id = metadata.itemID else { return nil }
            let version = (metadata as? Files.FileMetadata).map(Version.init)
            self.init(id: id, parent: parent, name: metadata.name, version: version)
        }
    }

    /// A version of a file.
    package struct Version: Sendable, Hashable {
        package let rev: String
        /// The content hash; `nil` if the server didn't report it.
        package let hash: String?
        package let size: Int64
        package let modified: Date

        package init(_ file: Files.FileMetadata) { self.init(RemoteVersion(file)) }

        init(_ version: RemoteVersion) {
            (rev, hash, size) = (version.rev, version.hash, version.size)
            modified = Date(timeIntervalSince1970: version.modified)
        }
    }

    /// A position in the history of a mirror.
    package struct Position: Sendable, Hashable {
        /// The identity of the history. A mirror that had to be created again has another one.
        package let history: String
        /// A round of changes.
        package let round: Int64
        /// The last change of the round that precedes the position.
        package let change: Int64

        package init(history: String, round: Int64, change: Int64) {
            (self.history, self.round, self.change) = (history, round, change)
        }
    }

    /// A part of the history.
    package struct Changes: Sendable {
        /// The items that were added or changed.
        package var items: [Item] = []
        /// The IDs of the items that were deleted.
        package var deleted: [String] = []
        /// The position after the changes.
        package var end: Position
        /// Whether there are more changes.
        package var hasMore = false
    }
}

extension Files.Metadata {
    /// The ID of the file or folder.
    package var itemID: String? { (self as? Files.FileMetadata)?.id ?? (self as? Files.FolderMetadata)?.id }
}
