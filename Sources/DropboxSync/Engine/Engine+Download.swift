import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation
import DropboxConcurrency

/// Getting contents.
extension Engine {
    /// A content on its way from the server.
    struct Download: Sendable {
        let promise: Promise<Tree.Content>
        let node: Int64
        var task: Task<Void, Never>?
        var progress: Float = 0
        /// Why the latest attempt failed.
        var error: SyncError?
        /// What the next attempt waits for.
        var wait: ClientWait?
    }

    /// A content that does not come, and why.
    struct Failure: Sendable {
        let node: Int64
        let error: SyncError
    }

    /// Gets a version of a file, unless that is under way.
    @discardableResult
    func download(
        _ version: RemoteVersion, of node: Int64, _ thumbnail: Thumbnail? = nil
    ) -> Promise<Tree.Content> {
        let (promise, isNew) = state.withLock { state -> (Promise<Tree.Content>, Bool) in
            if let end = state.end {
                let promise = Promise<Tree.Content>()
                promise.fulfill(.failure(end))
                return (promise, false)
            }
            // One that failed is tried again for whoever asks now.
            if let known = state.downloads[version.rev], known.error == nil { return (known.promise, false) }
            state.downloads[version.rev]?.task?.cancel()
            state.forgetFailures(of: node)
            let promise = Promise<Tree.Content>()
            state.downloads[version.rev] = Download(promise: promise, node: node)
            return (promise, true)
        }
        if isNew {
            let task = Task.onOwnThreads { await self.run(version, promise, node, thumbnail) }
            state.withLock { state in
                if state.downloads[version.rev]?.promise === promise {
                    state.downloads[version.rev]?.task = task
                } else {
                    // It was broken off in between.
                    task.cancel()
                }
            }
            onStatus()
        }
        return promise
    }

    private func run(
        _ version: RemoteVersion, _ promise: Promise<Tree.Content>, _ node: Int64, _ thumbnail: Thumbnail?
    ) async {
        var attempts = RetryAttempts()
        var failure: SyncError?
        while !Task.isCancelled {
            do {
                let content = try await inTurn { () async throws(SyncError) in
                    try await self.get(version, node, thumbnail)
                }
                end(version, promise)
                promise.fulfill(.success(content))
                onStatus()
                return
            } catch {
                failure = error
                if error.isUnlinked { await BlockingIO.foreign.run { self.onUnlink(error) } }
                state.withLock { state in
                    if state.downloads[version.rev]?.promise === promise { state.downloads[version.rev]?.error = error }
                }
                // Whoever waits learns of it; for files that are open it goes on.
                promise.fulfill(.failure(error))
                onStatus()
                guard error.mayPass, isWanted(version, node) else { break }
            }
            guard let failure else { break }
            let wait = nextAttempt(after: failure, &attempts, route: Files.download.descriptor.path)
            record(wait, version, promise)
            let endWait = retrying.waits.begin(wait)
            defer { endWait?() }
            do { try await configuration.clock.sleep(wait.duration ?? .zero) } catch { break }
        }
        end(version, promise, failure.flatMap { isWanted(version, node) ? Failure(node: node, error: $0) : nil })
        onStatus()
    }

    private func record(_ wait: ClientWait, _ version: RemoteVersion, _ promise: Promise<Tree.Content>) {
        state.withLock { state in
            if state.downloads[version.rev]?.promise === promise { state.downloads[version.rev]?.wait = wait }
        }
        onStatus()
    }

    /// Whether a file that is open needs the content.
    private func isWanted(_ version: RemoteVersion, _ node: Int64) -> Bool {
        store.open.withLock { $0.wanted[version.rev] != nil || $0.nodes.contains(node) }
    }

    /// A file was closed: breaks off what comes for it and no open file needs.
    func breakOffDownloads(of node: Int64) {
        // While nobody opens it again.
        let needless = store.open.withLock { open -> [Download] in
            guard !open.nodes.contains(node) else { return [] }
            return state.withLock { state in
                let revs = state.downloads.filter { $0.value.node == node && open.wanted[$0.key] == nil }.map(\.key)
                return revs.compactMap { state.downloads.removeValue(forKey: $0) }
            }
        }
        for download in needless {
            download.task?.cancel()
            download.promise.fulfill(.failure(SyncError(.cancelled, "the file was closed")))
        }
        if !needless.isEmpty { onStatus() }
    }

    /// A file was closed: why contents of it do not come is of no interest any more.
    func forgetFailures(of node: Int64) {
        let isKnown = state.withLock { state in
            let count = state.failures.count
            state.forgetFailures(of: node)
            return state.failures.count < count
        }
        if isKnown { onStatus() }
    }

    /// Does something when fewer downloads are under way than may be.
    private func inTurn<Value: Sendable>(
        _ body: @escaping @Sendable () async throws(SyncError) -> Value
    ) async throws(SyncError) -> Value {
        do {
            return try await downloadTurns.withPermit(for: "") { () async -> Result<Value, SyncError> in
                do throws(SyncError) { return .success(try await body()) } catch { return .failure(error) }
            }.get()
        } catch {
            throw SyncError(error)
        }
    }

    /// - Parameter failure: why it was given up, where a file that is open goes without it.
    private func end(_ version: RemoteVersion, _ promise: Promise<Tree.Content>, _ failure: Failure? = nil) {
        state.withLock { state in
            guard state.downloads[version.rev]?.promise === promise else { return }
            state.downloads[version.rev] = nil
            state.failures[version.rev] = failure
        }
    }

    private func get(
        _ version: RemoteVersion, _ node: Int64, _ thumbnail: Thumbnail?
    ) async throws(SyncError) -> Tree.Content {
        if let known = try await store.reading({ try $0.content(of: node, rev: version.rev) }) { return known }
        let name = store.contents.newCachedName()
        let hash: String?
        if let thumbnail {
            try await thumbnail.download(version, client, store.contents.url(of: name))
            hash = nil
        } else {
            hash = try await download(version, of: node, to: name)
        }
        return try await BlockingIO.bulk.run { () throws(SyncError) in
            try self.store(name, hash: hash, version, node, thumbnail)
        }
    }

    /// Enters into the store what has come, which blocks.
    private func store(
        _ name: String, hash: String?, _ version: RemoteVersion, _ node: Int64, _ thumbnail: Thumbnail?
    ) throws(SyncError) -> Tree.Content {
        do {
            let stored = try store.contents.store(name, hash: hash)
            if let hash = version.hash, hash != stored.hash {
                throw SyncError(.response, "the content of the file does not have the hash that the server tells")
            }
            return try store.write { tree in
                let key = try tree.addContent(stored, of: node, rev: version.rev, modified: version.modified)
                if thumbnail == nil {
                    try tree.dropOldContents(of: node)
                } else {
                    try tree.dropOldThumbnails(of: node, but: Thumbnail.file(of: version.rev))
                }
                try tree.shrinkCache()
                guard let content = try tree.content(key) else { throw SyncError(.notCached, "the cache is too small") }
                return content
            }
        } catch {
            store.contents.remove([name])
            throw SyncError(error)
        }
    }

    /// Downloads a version into the folder of contents. What has come stays where it is if the download breaks off, and the
    /// next one goes on from there, also after a restart.
    ///
    /// - Returns: The hash that the server tells, which what has come was compared with; nil where it tells none.
    private func download(_ version: RemoteVersion, of node: Int64, to name: String) async throws(SyncError) -> String?
    {
        let options = FileDownloadOptions {
            $0.preservesModificationTime = false
            $0.permissions = 0o600
            $0.progressQueue = configuration.observerQueue
        }
        var place = PartialDownloads.Location(node: node, rev: version.rev)
        while true {
            do {
                let file = try await BlockingIO.disk.run { [store, place] () throws(any Error) in
                    try store.partials.file(of: place)
                }
                let metadata = try await client.files.downloadFile(
                    path: "rev:\(version.rev)", to: file, overwrite: true, options: options
                ) { [weak self] in self?.record($0, of: version) }
                try await BlockingIO.disk.run { [store, place] () throws(any Error) in
                    try store.contents.consume(file, as: name)
                    store.partials.remove(place)
                }
                return metadata.contentHash
            } catch FileDownloadError.destinationInUse where place.isShared {
                // A filesystem that was shut down a moment ago has not let go of it yet.
                place.isShared = false
            } catch {
                if !place.isShared { await BlockingIO.disk.run { [store, place] in store.partials.remove(place) } }
                throw SyncError(downloading: error)
            }
        }
    }

    private func record(_ progress: Progress, of version: RemoteVersion) {
        let share = min(Float(progress.completedUnitCount) / Float(max(version.size, 1)), 1)
        state.withLock { $0.downloads[version.rev]?.progress = share }
        onStatus()
    }
}

extension Engine.State {
    mutating func forgetFailures(of node: Int64) { failures = failures.filter { $0.value.node != node } }
}

extension SyncError {
    /// Whether the same may succeed later without anybody doing anything.
    var mayPass: Bool {
        switch code {
        case .network, .timeout, .noConnection, .ssl, .server, .retryLater, .response, .diskSpace, .cache: true
        default: false
        }
    }
}

extension Engine {
    /// Gets the newest versions of those among some files that are open.
    func getNewer(_ nodes: Set<Int64>) {
        let wanted = store.open.withLock { open in nodes.filter(open.nodes.contains) }
        if wanted.isEmpty { return }
        // What cannot be read now is got when it is asked for.
        let versions = try? store.read { tree in
            try wanted.compactMap { key -> (Int64, RemoteVersion)? in
                guard try tree.unsentContent(of: key) == nil, let version = try tree.node(key)?.remote?.version,
                    try tree.content(of: key, rev: version.rev) == nil
                else { return nil }
                return (key, version)
            }
        }
        for (node, version) in versions ?? [] { download(version, of: node) }
    }
}
