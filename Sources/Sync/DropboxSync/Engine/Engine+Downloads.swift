import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// Downloading contents.
extension Engine {
    /// A download in progress.
    struct Download: Sendable {
        let promise: Promise<Tree.Content>
        let node: Int64
        var task: Task<Void, Never>?
        var progress: Float = 0
        /// The error of the latest attempt.
        var error: SyncError?
        /// The wait before the next attempt.
        var wait: ClientWait?
    }

    /// A failed download.
    struct DownloadFailure: Sendable {
        let node: Int64
        let error: SyncError
    }

    /// Downloads a version of a file, unless the download is already in progress.
    @discardableResult
    func download(
        _ version: RemoteVersion, of node: Int64, _ thumbnail: Thumbnail? = nil
    ) -> Promise<Tree.Content> {
        let (promise, isNew) = state.withLock { state -> (Promise<Tree.Content>, Bool) in
            if let end = state.stopError {
                let promise = Promise<Tree.Content>()
                promise.fulfill(.failure(end))
                return (promise, false)
            }
            // A failed download is started again for the new caller.
            if let known = state.downloads[version.rev], known.error == nil { return (known.promise, false) }
            state.downloads[version.rev]?.task?.cancel()
            state.forgetFailures(of: node)
            let promise = Promise<Tree.Content>()
            state.downloads.insert(Download(promise: promise, node: node), rev: version.rev)
            return (promise, true)
        }
        if isNew {
            let task = Task.onDedicatedThreads { await self.run(version, promise, node, thumbnail) }
            let isWanted = state.withLock { $0.downloads.update(version.rev, of: promise) { $0.task = task } }
            // It may have been canceled in the meantime.
            if !isWanted { task.cancel() }
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
                let fetched = try await withPermit { () async throws(SyncError) in
                    try await self.fetch(version, node, thumbnail)
                }
                // The next download doesn't wait for the disk.
                let content = try await downloads.store(fetched)
                finish(version, promise)
                promise.fulfill(.success(content))
                onStatus()
                return
            } catch {
                failure = error
                if error.isUnlinked { await BlockingIO.external.run { self.onUnlink(error) } }
                state.withLock { _ = $0.downloads.update(version.rev, of: promise) { $0.error = error } }
                // Report the error to waiting callers; the download continues for open files.
                promise.fulfill(.failure(error))
                onStatus()
                guard error.isTransient, isWanted(version, node) else { break }
            }
            guard let failure else { break }
            let wait = nextAttempt(after: failure, &attempts, route: Files.download.descriptor.path)
            record(wait, version, promise)
            let endWait = retrying.waits.begin(wait)
            defer { endWait?() }
            do { try await configuration.clock.sleep(wait.duration ?? .zero) } catch { break }
        }
        finish(
            version, promise, failure.flatMap { isWanted(version, node) ? DownloadFailure(node: node, error: $0) : nil }
        )
        onStatus()
    }

    private func record(_ wait: ClientWait, _ version: RemoteVersion, _ promise: Promise<Tree.Content>) {
        state.withLock { _ = $0.downloads.update(version.rev, of: promise) { $0.wait = wait } }
        onStatus()
    }

    /// Returns whether an open file needs the content.
    private func isWanted(_ version: RemoteVersion, _ node: Int64) -> Bool {
        store.openFiles.withLock { $0.awaitedVersions[version.rev] != nil || $0.nodes.contains(node) }
    }

    /// Cancels the downloads that no open file needs after a file was closed.
    func cancelUnneededDownloads(of node: Int64) {
        // The lock prevents that the file is opened again in the meantime.
        let unneeded = store.openFiles.withLock { open -> [Download] in
            guard !open.nodes.contains(node) else { return [] }
            return state.withLock { state in
                state.downloads.remove(of: node) { open.awaitedVersions[$0] == nil }
            }
        }
        for download in unneeded {
            download.task?.cancel()
            download.promise.fulfill(.failure(SyncError(.cancelled, "the file was closed")))
        }
        if !unneeded.isEmpty { onStatus() }
    }

    /// Forgets the failed downloads of a file that was closed.
    func forgetFailures(of node: Int64) {
        let isKnown = state.withLock { state in
            let count = state.failures.count
            state.forgetFailures(of: node)
            return state.failures.count < count
        }
        if isKnown { onStatus() }
    }

    /// Runs a download while holding a permit, which limits concurrent downloads.
    private func withPermit<Value: Sendable>(
        _ body: @escaping @Sendable () async throws(SyncError) -> Value
    ) async throws(SyncError) -> Value {
        do {
            return try await downloadSemaphore.withPermit(for: "") { () async -> Result<Value, SyncError> in
                do throws(SyncError) { return .success(try await body()) } catch { return .failure(error) }
            }.get()
        } catch {
            throw SyncError(error)
        }
    }

    /// Removes a download.
    /// - Parameter failure: The error to report to open files that need the content.
    private func finish(_ version: RemoteVersion, _ promise: Promise<Tree.Content>, _ failure: DownloadFailure? = nil) {
        state.withLock { state in
            guard state.downloads[version.rev]?.promise === promise else { return }
            state.downloads.remove(version.rev)
            state.failures[version.rev] = failure
        }
    }

    /// Downloads a version, which `DownloadStorage` then adds to the store.
    private func fetch(
        _ version: RemoteVersion, _ node: Int64, _ thumbnail: Thumbnail?
    ) async throws(SyncError) -> DownloadedContent {
        var content = DownloadedContent(
            file: store.contents.newCachedName(), version: version, node: node, thumbnail: thumbnail)
        if let thumbnail {
            try await thumbnail.download(version, client, store.contents.url(of: content.file))
        } else if version.size <= Self.maximumBatchedSize {
            content.data = try await downloadAtOnce(version)
            // Contents that wait for the disk must not fill the memory.
            if !downloads.reserveMemory(for: content) { try await downloads.write(&content) }
        } else {
            content.hash = try await download(version, of: node, to: content.file)
        }
        return content
    }

    /// Downloads a small version, without files and directories for resuming.
    private func downloadAtOnce(_ version: RemoteVersion) async throws(SyncError) -> Data {
        do {
            return try await client.files.content(of: ContentRevision(version))
        } catch {
            throw SyncError(downloading: error)
        }
    }

    /// Downloads a version into the content directory. An interrupted download is kept on disk and resumed by the
    /// next one, even after a restart.
    ///
    /// - Returns: The hash that the content was verified against.
    private func download(_ version: RemoteVersion, of node: Int64, to name: String) async throws(SyncError) -> String?
    {
        let options = FileDownloadOptions {
            $0.revision = ContentRevision(version)
            $0.preservesModificationTime = false
            $0.permissions = 0o600
            $0.progressQueue = configuration.observerQueue
        }
        var location = PartialDownloads.Location(node: node, rev: version.rev)
        while true {
            do {
                let file = try await BlockingIO.disk.run { [store, location] () throws(any Error) in
                    try store.partialDownloads.file(of: location)
                }
                let metadata = try await client.files.downloadFile(
                    path: "rev:\(version.rev)", to: file, overwrite: true, options: options
                ) { [weak self] in self?.record($0, of: version) }
                try await BlockingIO.disk.run { [store, location] () throws(any Error) in
                    try store.contents.consume(file, as: name)
                    store.partialDownloads.remove(location)
                }
                return version.hash ?? metadata.contentHash
            } catch FileDownloadError.destinationInUse where location.isShared {
                // A filesystem that was shut down a moment ago still uses the file.
                location.isShared = false
            } catch {
                if !location.isShared {
                    await BlockingIO.disk.run { [store, location] in store.partialDownloads.remove(location) }
                }
                throw SyncError(downloading: error)
            }
        }
    }

    private func record(_ progress: Progress, of version: RemoteVersion) {
        let fraction = min(Float(progress.completedUnitCount) / Float(max(version.size, 1)), 1)
        state.withLock { $0.downloads.setProgress(fraction, of: version.rev) }
        onStatus()
    }
}

extension Engine.State {
    mutating func forgetFailures(of node: Int64) { failures = failures.filter { $0.value.node != node } }
}

extension ContentRevision {
    fileprivate init(_ version: RemoteVersion) {
        self.init(rev: version.rev, size: version.size, contentHash: version.hash)
    }
}

extension Engine {
    /// Downloads the newest versions of the given files that are open.
    func downloadNewest(_ nodes: Set<Int64>) {
        let wanted = store.openFiles.withLock { open in nodes.filter(open.nodes.contains) }
        if wanted.isEmpty { return }
        // If reading fails now, the content is downloaded when it's needed.
        let versions = try? store.read { tree in
            try wanted.compactMap { key in try tree.missingVersion(of: key).map { (key, $0) } }
        }
        for (node, version) in versions ?? [] { download(version, of: node) }
    }
}
