import DropboxCore
import DropboxFiles
import Locking

/// Taking in news.
extension Engine {
    /// Takes in all news there are.
    func pull() async throws(SyncError) {
        state.withLock {
            $0.wantsNews = false
            $0.metadata.isInProgress = true
        }
        onStatus()
        do {
            try await takeInNews()
        } catch {
            state.withLock { $0.metadata.error = error }
            throw error
        }
        let firstSync = state.withLock { state in
            state.metadata = SyncOperationStatus()
            state.hasCompletedFirstSync = true
            return state.firstSync
        }
        let store = store
        try await BlockingIO.bulk.run { () throws(SyncError) in try store.recoverUnsent(isUpToDate: true) }
        firstSync.keep(.success(()))
        try await BlockingIO.disk.run { () throws(SyncError) in try self.giveUpNeedlessUploads() }
        watchWakeUp.signal()
        onStatus()
    }

    private func takeInNews() async throws(SyncError) {
        let (cursor, isListing) = try await store.reading { (try $0.setting(.cursor), try $0.setting(.listing) != nil) }
        if let cursor {
            if try await isListing ? list(from: cursor) : takeInNews(from: cursor) { return }
        }
        // There is no cursor, or it was good for nothing any more.
        guard try await list(from: nil) else {
            throw SyncError(.retryLater, "the server began the listing anew while it was read")
        }
    }

    /// Takes in what is new since a cursor, all at once when the last page of it is there. Answers false where everything
    /// has to be listed anew.
    private func takeInNews(from cursor: String) async throws(SyncError) -> Bool {
        var cursor = try await store.reading { try $0.setting(.stagedCursor) } ?? cursor
        while true {
            guard let page = try await nextPage(cursor) else {
                try await store.writing { try $0.clearStaged() }
                return false
            }
            if page.hasMore {
                try await store.writing { try $0.stage(page) }
                cursor = page.cursor
                continue
            }
            let (watched, date) = (uploadPaths, date)
            let round = try await store.writing { try $0.apply(page, watching: watched, date: date) }
            noteOvertakenUploads(by: round.paths)
            // What was rejected may be gone.
            state.withLock { $0.mayHaveReplacedRefused = true }
            if round.hasDeletions { retryRefused { $0 == .quota } }
            return true
        }
    }

    /// Lists everything, page by page, from the beginning or from where it was broken off. Answers false where it has to
    /// begin anew.
    private func list(from cursor: String?) async throws(SyncError) -> Bool {
        var page: Tree.Page
        if let cursor {
            guard let next = try await nextPage(cursor) else { return false }
            page = next
        } else {
            page = try await firstPage()
            try await store.writing { try $0.beginListing() }
            state.withLock { $0.isListing = true }
        }
        while true {
            let date = date
            try await store.writing { [page] in try $0.takeIn(listed: page, date: date) }
            guard page.hasMore else {
                state.withLock { $0.isListing = false }
                noteOvertakenUploads(by: nil)
                return true
            }
            guard let next = try await nextPage(page.cursor) else { return false }
            page = next
        }
    }

    private func firstPage() async throws(SyncError) -> Tree.Page {
        do {
            return Tree.Page(try await client.files.listFolder(path: "", recursive: true, limit: 2000).response())
        } catch {
            throw SyncError(calling: error)
        }
    }

    /// nil where the cursor is good for nothing any more.
    private func nextPage(_ cursor: String) async throws(SyncError) -> Tree.Page? {
        do {
            return Tree.Page(try await client.files.listFolderContinue(cursor: cursor).response())
        } catch {
            if case .reset = error.routeError { return nil }
            throw SyncError(calling: error)
        }
    }
}
