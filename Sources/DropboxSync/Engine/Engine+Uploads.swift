import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// Uploads. Several run concurrently, while remote changes are applied and other changes are sent. Only the sync loop
/// saves their results, as separate steps.
extension Engine {
    /// An upload in progress.
    struct Upload: Sendable {
        let change: Change
        /// The client for the upload, with the path root at the time when the target was determined.
        let client: DropboxClient
        let content: Tree.Content
        /// The target on the server: a path, or the ID of an existing file.
        let target: String
        /// The version that it replaces; `nil` for a new file.
        let update: (id: String, rev: String)?
        /// The current or future path on the server.
        let path: SyncPath
        /// The round of remote changes in which it started.
        let epoch: Int64
        var progress: Float = 0
        /// The result: the new remote state, or `nil` if the response has no path.
        var outcome: Result<RemoteChange?, PushError>?
        /// Whether its path has changed remotely since it started. Then its response may be outdated.
        var isOutdated = false
        var task: Task<Void, Never>?
    }

    /// Runs an upload in the background. If a test drives the engine, the test runs it.
    func startUpload(_ number: Int64) {
        if pick != nil { return }
        let task = Task.onDedicatedThreads { await self.runUpload(number) }
        state.withLock { $0.uploads[number]?.task = task }
    }

    /// Uploads a content, and records the result.
    func runUpload(_ number: Int64) async {
        guard let upload = state.withLock({ $0.uploads[number] }) else { return }
        let outcome: Result<RemoteChange?, PushError>
        do throws(PushError) {
            outcome = .success(RemoteChange(try await send(upload)))
        } catch {
            outcome = .failure(error)
        }
        state.withLock { $0.uploads[number]?.outcome = outcome }
        wakeSignal.signal()
    }

    /// Saves the result of an upload.
    func saveResult(of upload: Upload) async throws(SyncError) {
        // Check first, because the check can fail and the upload must still be known then.
        let now = try await fetchCurrentState(for: upload)
        try await BlockingIO.disk.run { () throws(SyncError) in try self.saveResult(upload, now: now) }
    }

    /// Saves the result of an upload.
    /// - Parameter now: The current remote state of a file whose path changed during the upload.
    private func saveResult(_ upload: Upload, now: RemoteChange?) throws(SyncError) {
        let change = upload.change
        state.withLock { $0.uploads[change.number] = nil }
        defer { onStatus() }
        switch upload.outcome {
        case nil: release(change)
        case .success(let entry):
            // Release it last: otherwise, new content could replace the sent content and be dequeued instead of it.
            defer { release(change) }
            let isDone = try store.write { tree in
                guard let entry else { return false }
                if upload.isOutdated {
                    return try tree.finishUpload(change.number, entry, now: now, date: date)
                }
                return try tree.finishUpload(change.number, entry, since: upload.epoch)
            }
            if !isDone { state.withLock { $0.needsPull = true } }
            didSend(change)
        case .failure(let pushError):
            release(change)
            if try store.read({ try $0.isObsolete(change) }) {
                // The file was deleted here. If the server has it anyway, a listing shows it.
                if pushError.provesNotExecuted { try store.write { try $0.forgetAttempt(change.number) } }
                return
            }
            if case .permanent(let error) = pushError, error.code == .quota {
                let until = configuration.clock.now() + configuration.maximumBackoff
                state.withLock {
                    $0.insufficientSpace = InsufficientSpace(size: upload.content.size, until: until, error: error)
                }
            }
            // The target may be deleted, for which servers return various errors. The remote changes show whether it
            // is.
            if case .permanent(let error) = pushError, upload.update != nil, error.code != .quota,
                error.code != .sizeLimit, state.withLock({ $0.checkedRejections.insert(change.number).inserted })
            {
                return try handle(.stale(error), change)
            }
            try handle(pushError, change)
        }
    }

    /// Fetches the current remote state of a file whose path changed during the upload; `nil` if it was deleted.
    private func fetchCurrentState(for upload: Upload) async throws(SyncError) -> RemoteChange? {
        guard upload.isOutdated, case .success(let entry?) = upload.outcome, case .file(let id, _) = entry.kind
        else { return nil }
        do {
            return RemoteChange(try await client.files.getMetadata(path: id).response())
        } catch {
            if case .path(.notFound) = error.routeError { return nil }
            throw SyncError(calling: error)
        }
    }

    /// The paths of all uploads, and their parent folders.
    var uploadPaths: Set<SyncPath> {
        let paths = state.withLock { $0.uploads.values.map(\.path) }
        return Set(paths.flatMap { sequence(first: $0, next: \.parent) })
    }

    /// Marks the uploads whose paths changed remotely; all uploads after a full listing.
    func markOutdatedUploads(by paths: Set<SyncPath>?) {
        state.withLock { state in
            for (number, upload) in state.uploads {
                let isOvertaken = paths.map {
                    sequence(first: upload.path, next: \.parent).contains(where: $0.contains)
                }
                if isOvertaken ?? true { state.uploads[number]?.isOutdated = true }
            }
        }
    }

    /// Cancels the uploads of files that the app deleted in the meantime.
    func cancelObsoleteUploads() throws(SyncError) {
        let uploads = state.withLock { state in
            defer { state.mayHaveObsoleteUploads = false }
            return state.mayHaveObsoleteUploads ? Array(state.uploads.values) : []
        }
        if uploads.isEmpty { return }
        let unneeded = try store.read { tree in
            try uploads.filter { try $0.outcome == nil && tree.isObsolete($0.change) }
        }
        for upload in unneeded { upload.task?.cancel() }
    }

    /// Cancels the uploads that are complete according to remote changes. Their responses have no new information, if
    /// they are received at all.
    func cancelCompletedUploads() throws(SyncError) {
        let uploads = state.withLock { $0.uploads }
        if uploads.isEmpty { return }
        let unneeded = try store.write { tree in
            try uploads.values.filter { try tree.finishIfUploaded($0.change, since: $0.epoch) }
        }
        for upload in unneeded {
            state.withLock { $0.uploads[upload.change.number] = nil }
            upload.task?.cancel()
            didSend(upload.change)
        }
    }

    /// An upload was rejected because the account is out of space.
    struct InsufficientSpace: Sendable {
        let size: Int64
        let until: Duration
        let error: SyncError
    }

    /// Returns the error that prevents a request: an upload of the same size or less was rejected a moment ago
    /// because the account is out of space.
    func blocker(_ operation: RemoteOperation) -> SyncError? {
        guard case .upload(let content, _, _) = operation, content.size > 0 else { return nil }
        let now = configuration.clock.now()
        return state.withLock { state in
            state.insufficientSpace.flatMap { content.size >= $0.size && now < $0.until ? $0.error : nil }
        }
    }

    // MARK: Requests

    private func send(_ upload: Upload) async throws(PushError) -> Files.FileMetadata {
        let (content, update) = (upload.content, upload.update)
        let mode = update.map { Files.WriteMode.update($0.rev) } ?? .add
        let modified = Date(timeIntervalSince1970: content.modified.rounded(.down))
        let file = try await verifiedFile(of: content)
        if content.size > Self.maximumSingleUploadSize {
            return try await sendInChunks(upload, file, mode, modified)
        }
        let request = upload.client.files.upload(
            path: upload.target, mode: mode, clientModified: modified, contentHash: content.hash, input: file)
        request.progress(queue: configuration.observerQueue) { [weak self] in self?.record($0, of: upload) }
        do {
            return try await request.response()
        } catch {
            throw Self.pushError(error, Self.code)
        }
    }

    /// The maximum size of a content that is uploaded in one request: 8 MiB. Larger contents are uploaded in chunks,
    /// and resume after a restart.
    private static let maximumSingleUploadSize: Int64 = 8 << 20

    /// Returns the file of a content after verifying it. A damaged content is moved to the quarantine.
    private func verifiedFile(of content: Tree.Content) async throws(PushError) -> URL {
        let store = store
        do {
            return try await BlockingIO.bulk.run { try store.verifiedURL(of: content) }
        } catch let damage as ContentDamageError {
            do {
                try await BlockingIO.bulk.run { () throws(SyncError) in try store.removeDamagedContent(damage) }
            } catch {
                throw .transient(error)
            }
            throw .permanent(SyncError(quarantined: damage))
        } catch {
            throw .transient(SyncError(.cache, "the content cannot be read", underlyingError: error))
        }
    }

    private func sendInChunks(
        _ upload: Upload, _ file: URL, _ mode: Files.WriteMode, _ modified: Date
    ) async throws(PushError) -> Files.FileMetadata {
        let options = FileUploadOptions {
            $0.clientModified = modified
            $0.journal = UploadJournal(directory: store.uploadJournalDirectory)
            $0.progressQueue = configuration.observerQueue
        }
        do { try store.onDiskStep(.journal) } catch { throw Self.pushError(FileUploadError.journal(error)) }
        do {
            return try await upload.client.files.uploadFile(from: file, to: upload.target, mode: mode, options: options)
            {
                [weak self] in self?.record($0, of: upload)
            }
        } catch {
            throw Self.pushError(error)
        }
    }

    private func record(_ progress: Progress, of upload: Upload) {
        let fraction = Float(progress.completedUnitCount) / Float(max(upload.content.size, 1))
        state.withLock { $0.uploads[upload.change.number]?.progress = min(fraction, 1) }
        onStatus()
    }

    // MARK: Rejections

    private static func code(_ error: Files.UploadError) -> SyncError.Code {
        switch error {
        case .path(let failure): SyncError.Code(failure.reason)
        case .payloadTooLarge: .sizeLimit
        case .contentHashMismatch: .response
        default: .request
        }
    }

    private static func pushError(_ error: FileUploadError) -> PushError {
        switch error {
        case .uploadError(let error): pushError(error, code)
        case .startError(let error):
            pushError(error) { if case .payloadTooLarge = $0 { .sizeLimit } else { .retryLater } }
        case .appendError(let error):
            pushError(error) { error in
                switch error {
                case .tooLarge, .payloadTooLarge: .sizeLimit
                default: .retryLater
                }
            }
        case .finishError(let error):
            pushError(error) { error in
                switch error {
                case .path(let reason): SyncError.Code(reason)
                case .payloadTooLarge: .sizeLimit
                case .propertiesError, .encryptionNotSupported, .tooManySharedFolderTargets: .request
                default: .retryLater
                }
            }
        case .cancelled: .transient(SyncError(.cancelled, "the upload was canceled"))
        case .indeterminate, .verificationFailed, .contentHashMismatch:
            .transient(SyncError(.network, "the upload failed, and will be retried", underlyingError: error))
        case .source: .transient(SyncError(.cache, "the content cannot be read", underlyingError: error))
        case .journal(let reason):
            .transient(
                SyncError(reason).code == .diskSpace
                    ? SyncError(reason)
                    : SyncError(.cache, "the progress of the upload cannot be saved", underlyingError: error))
        case .unexpectedState: .permanent(SyncError(.internal, "the upload failed", underlyingError: error))
        }
    }
}
