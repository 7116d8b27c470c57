import DropboxCore
import DropboxFiles
import DropboxTransfer
import DropboxConcurrency

/// Taking in news.
extension Engine {
    /// Takes in all news there are.
    func pull() async throws(SyncError) {
        state.withLock {
            $0.needsPull = false
            $0.metadata.isInProgress = true
        }
        onStatus()
        do {
            try await pullRemoteChanges()
        } catch {
            state.withLock { state in
                // Whoever asked for the news has not got them.
                state.needsPull = true
                state.metadata.error = error
            }
            throw error
        }
        let store = store
        try await BlockingIO.bulk.run { () throws(SyncError) in try store.leaveFormerRoot() }
        let firstSync = state.withLock { state in
            state.isLeavingRoot = false
            state.metadata = SyncOperationStatus()
            state.hasCompletedFirstSync = true
            return state.firstSync
        }
        try await BlockingIO.bulk.run { () throws(SyncError) in try store.recoverUnsent(isUpToDate: true) }
        firstSync.fulfill(.success(()))
        try await BlockingIO.disk.run { () throws(SyncError) in try self.giveUpNeedlessUploads() }
        watchWakeUp.signal()
        onStatus()
    }

    /// Takes in what is new, or lists everything where that isn't known or begins somewhere else by now.
    private func pullRemoteChanges() async throws(SyncError) {
        do {
            try await read()
        } catch {
            // The server has just said where paths begin.
            guard error.isOfRoot, state.withLock({ $0.newRoot != nil }) else { throw error }
            try await read()
        }
    }

    /// Reads pages until there are no more, each from where the one before it ended: in memory, or on the disk, where it
    /// survives a lost connection and a restart.
    private func read() async throws(SyncError) {
        let (newRoot, former, known) = state.withLock { ($0.newRoot, $0.root, $0.client) }
        let client = newRoot.map { known.withPathRoot($0.place.pathRoot) } ?? known
        let feed = feed(client)
        var position = newRoot == nil ? try await storedPosition() : .listing(from: nil, isListingAnew: true)
        var beginnings = 0
        while case .list(let cursor) = position.next {
            let isListing = position.isListingAnew
            if cursor == nil { beginnings += 1 }
            guard beginnings < 2 || cursor != nil else {
                throw SyncError(.retryLater, "the server began the listing anew while it was read")
            }
            let outcome: ChangeFeed.Outcome
            do { outcome = try await feed.take(position.next) } catch { throw SyncError(error) }
            position.took(outcome)
            guard case .page(let result) = outcome else {
                try await store.writing { try $0.clearStaged() }
                continue
            }
            let page = Tree.Page(result)
            if cursor == nil {
                try await store.writing { try $0.beginListing(from: newRoot, former: former) }
                if let newRoot { tookUp(newRoot, client) }
                state.withLock { $0.isListing = true }
            }
            try await apply(page, isListing: isListing)
        }
    }

    /// Where the next page begins, as the store has it.
    private func storedPosition() async throws(SyncError) -> FeedPosition {
        try await store.reading { tree in
            if try tree.setting(.listing) != nil {
                return .listing(from: try tree.setting(.cursor), isListingAnew: true)
            }
            return .listing(from: try tree.setting(.stagedCursor) ?? tree.setting(.cursor), isListingAnew: false)
        }
    }

    /// Takes in a page: one of everything at once, one of changes when the last page of them is there.
    private func apply(_ page: Tree.Page, isListing: Bool) async throws(SyncError) {
        let (date, root) = (date, state.withLock { $0.root })
        if isListing {
            try await store.writing { tree in
                try tree.apply(listed: page, date: date)
                try tree.set(.root, root.text)
            }
            if page.hasMore { return }
            state.withLock { $0.isListing = false }
            noteOvertakenUploads(by: nil)
            return
        }
        if page.hasMore { return try await store.writing { try $0.stage(page) } }
        let watched = uploadPaths
        let round = try await store.writing { try $0.apply(page, watching: watched, date: date) }
        noteOvertakenUploads(by: round.paths)
        // What was rejected may be gone.
        state.withLock { $0.mayHaveReplacedRefused = true }
        if round.hasDeletions { retryRefused { $0 == .quota } }
    }
}
