import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer

/// Pulling remote changes.
extension Engine {
    /// Applies all remote changes.
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
                // The changes weren't received, so pull again.
                state.needsPull = true
                state.metadata.error = error
            }
            throw error
        }
        let store = store
        try await BlockingIO.bulk.run { () throws(SyncError) in try store.removeFormerRoot() }
        let firstSync = state.withLock { state in
            state.isLeavingRoot = false
            state.metadata = SyncOperationStatus()
            state.hasCompletedFirstSync = true
            return state.firstSync
        }
        try await BlockingIO.bulk.run { () throws(SyncError) in try store.recoverChanges(isUpToDate: true) }
        firstSync.fulfill(.success(()))
        try await BlockingIO.disk.run { () throws(SyncError) in try self.cancelCompletedUploads() }
        watchWakeSignal.signal()
        onStatus()
    }

    /// Applies remote changes, or lists everything if there is no cursor or the root has changed.
    private func pullRemoteChanges() async throws(SyncError) {
        do {
            try await read()
        } catch {
            // The server has just reported the new root.
            guard error.isInvalidRoot, state.withLock({ $0.newRoot != nil }) else { throw error }
            try await read()
        }
    }

    /// Reads pages until there are no more. Each page starts at the cursor of the previous one. The cursor is saved,
    /// so that reading continues after a lost connection or a restart.
    private func read() async throws(SyncError) {
        let (newRoot, former, currentClient) = state.withLock { ($0.newRoot, $0.root, $0.client) }
        let client = newRoot.map { currentClient.withPathRoot($0.folder.pathRoot) } ?? currentClient
        let feed = makeChangeFeed(client)
        var position = newRoot == nil ? try await storedPosition() : .listing(from: nil, isCompleteListing: true)
        var listingCount = 0
        while case .list(let cursor) = position.next {
            let isListing = position.isCompleteListing
            if cursor == nil { listingCount += 1 }
            guard listingCount < 2 || cursor != nil else {
                throw SyncError(.retryLater, "the server restarted the listing while it was read")
            }
            let outcome: ChangeFeed.Outcome
            do { outcome = try await feed.perform(position.next) } catch { throw SyncError(error) }
            position.advance(with: outcome)
            guard case .page(let result) = outcome else {
                try await store.writing { try $0.clearStaged() }
                continue
            }
            let page = Tree.Page(result)
            if cursor == nil {
                try await store.writing { try $0.beginListing(from: newRoot, former: former) }
                if let newRoot { setRoot(newRoot, client) }
                state.withLock { state in
                    state.isListing = true
                    state.ignoredItem = nil
                }
            }
            if let ignored = page.ignored {
                state.withLock { $0.ignoredItem = SyncError(.response, ignored.description) }
            }
            try await apply(page, isListing: isListing)
        }
    }

    /// Returns the position of the next page from the store.
    private func storedPosition() async throws(SyncError) -> FeedPosition {
        try await store.reading { tree in
            if try tree.setting(.listing) != nil {
                return .listing(from: try tree.setting(.cursor), isCompleteListing: true)
            }
            return .listing(from: try tree.setting(.stagedCursor) ?? tree.setting(.cursor), isCompleteListing: false)
        }
    }

    /// Applies a page of a full listing immediately; applies pages of changes when the last one is received.
    private func apply(_ page: Tree.Page, isListing: Bool) async throws(SyncError) {
        let (date, root) = (date, state.withLock { $0.root })
        if isListing {
            try await store.writing { tree in
                try tree.apply(listed: page, date: date)
                try tree.set(.root, root.text)
            }
            if page.hasMore { return }
            state.withLock { $0.isListing = false }
            markOutdatedUploads(by: nil)
            return
        }
        if page.hasMore { return try await store.writing { try $0.stage(page) } }
        let watched = uploadPaths
        let round = try await store.writing { try $0.apply(page, watching: watched, date: date) }
        markOutdatedUploads(by: round.paths)
        // The cause of a rejection may no longer exist.
        state.withLock { $0.mayHaveReplacedRejected = true }
        if round.hasDeletions { retryRejected { $0 == .quota } }
    }
}

/// Waiting for remote changes.
extension Engine {
    /// Waits for remote changes while the filesystem is active. If waiting fails repeatedly although other requests
    /// succeed, it requests the changes from time to time.
    func watchLoop() async {
        var attempts = RetryAttempts()
        while stopError == nil, !Task.isCancelled {
            // The cursor and the state may change during the pause. Only cancellation ends it early.
            do { try await pacer.wait(before: .poll("")) } catch { return }
            let isReady = state.withLock {
                $0.hasCompletedFirstSync && $0.attempts.failures == 0 && !$0.needsPull && $0.newRoot == nil
            }
            guard isReady, let cursor = await cursorToWatch() else {
                // The sync loop meets the same obstacle and reports it.
                await watchWakeSignal.wait(upTo: nil, clock: configuration.clock)
                continue
            }
            let start = configuration.clock.now()
            let failure = await watch(cursor)
            if failure == nil || configuration.clock.now() - start > configuration.maximumBackoff {
                attempts = RetryAttempts()
            }
            guard let failure else { continue }
            let wait = nextAttempt(after: failure, &attempts, route: Files.listFolderLongpoll.descriptor.path)
            let endWait = retrying.waits.begin(wait)
            await watchWakeSignal.wait(upTo: wait.duration, clock: configuration.clock)
            endWait?()
        }
    }

    /// Returns the cursor to wait at; `nil` while the filesystem is inactive.
    private func cursorToWatch() async -> String? {
        await BlockingIO.disk.run { self.status.isActive ? try? self.store.read { try $0.setting(.cursor) } : nil }
    }

    /// Waits for remote changes once. Returns the error if that failed.
    private func watch(_ cursor: String) async -> SyncError? {
        var position = FeedPosition.polling(from: cursor)
        do throws(ChangeFeed.Failure) {
            position.advance(with: try await makeChangeFeed(client).perform(position.next))
        } catch {
            if Task.isCancelled { return nil }
            // The sync loop handles the error. Wait until it succeeds.
            requestPull()
            await watchWakeSignal.wait(upTo: nil, clock: configuration.clock)
            return SyncError(error)
        }
        if case .list = position.next {
            requestPull()
            await watchWakeSignal.wait(upTo: nil, clock: configuration.clock)
        }
        return nil
    }

    private func requestPull() {
        state.withLock { $0.needsPull = true }
        wakeSignal.signal()
    }
}

/// Following the root of the account when the user joins or leaves a team.
///
/// The server rejects each request that specifies a former root, and returns the current one. The engine doesn't
/// repeat requests with the new root, because their paths may have another meaning there. The tree switches to the
/// new root together with the first page of its listing, and nothing is sent until the last page is applied.
extension Engine {
    /// A folder in which paths will start.
    struct NewRoot: Sendable {
        let folder: SyncedFolder
        /// The namespaces of the account; `nil` if the server hasn't returned them.
        var info: Common.RootInfo?
    }

    /// Returns a client for the engine. It doesn't retry: the engine does, and reports each error immediately.
    func makeEngineClient(_ client: DropboxTransportClientImpl) -> DropboxClient {
        DropboxClient(
            transportClient: client.changed { options in
                options.retryPolicy.maximumAttempts = 1
                options.retriesFromNewRoot = false
                options.onPathRootChange = { [weak self, weak client] change in
                    self?.rootDidChange(to: change.newRoot)
                    // The app's own requests follow the new root too, if the app wants that.
                    client?.adopt(change)
                }
            })
    }

    private func rootDidChange(to info: Common.RootInfo) {
        let location = SyncedFolder(root: info.rootNamespaceId)
        state.withLock { state in
            // The response to an older request may report a root that is already known.
            state.newRoot = location == state.root ? nil : NewRoot(folder: location, info: info)
            if state.newRoot != nil { state.needsPull = true }
        }
        wakeSignal.signal()
    }

    /// Returns the feed that lists and watches everything.
    func makeChangeFeed(_ client: DropboxClient) -> ChangeFeed {
        ChangeFeed(client.files, pacer: pacer, pageSize: 2000, timeout: 30)
    }

    /// Records that the tree now has a new root.
    func setRoot(_ root: NewRoot, _ client: DropboxClient) {
        state.withLock { state in
            state.root = root.folder
            state.client = client
            state.isLeavingRoot = true
            // Keep a root that was reported later.
            if state.newRoot?.folder == root.folder { state.newRoot = nil }
        }
    }
}
