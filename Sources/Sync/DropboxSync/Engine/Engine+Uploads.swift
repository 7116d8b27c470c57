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

        /// Whether the content may have been sent before, and the file may have been deleted since.
        var isDoubtful: Bool { change.isDoubtful && update == nil }

        var mode: Files.WriteMode { update.map { .update($0.rev) } ?? .add }
        var clientModified: Date { Date(timeIntervalSince1970: content.modified.rounded(.down)) }
    }

    // MARK: Results

    /// Saves the results of the uploads of a batch.
    func saveResults(of batch: UploadBatch) async throws(SyncError) {
        let uploads = state.withLock { state in batch.numbers.compactMap { state.uploads[$0] } }
        var current: [Int64: RemoteChange] = [:]
        for upload in uploads {
            // Check first, because the check can fail and the upload must still be known then.
            current[upload.change.number] = try await fetchCurrentState(for: upload)
        }
        try await BlockingIO.disk.run { [current] () throws(SyncError) in
            try self.saveResults(of: batch, uploads, current)
        }
    }

    /// Saves the results of the uploads of a batch.
    /// - Parameter current: The current remote states of files whose paths changed during the upload, by number.
    private func saveResults(
        of batch: UploadBatch, _ uploads: [Upload], _ current: [Int64: RemoteChange]
    ) throws(SyncError) {
        state.withLock { state in
            for number in batch.numbers { state.uploads[number] = nil }
            state.batches[batch.number] = nil
            if batch.isSmall { state.pace.didEnd(batch) }
        }
        var unreleased = uploads
        defer {
            for upload in unreleased { release(upload.change) }
            onStatus()
        }
        let failed = uploads.filter { upload in if case .success = upload.outcome { false } else { true } }
        // One transaction for all: a thousand small files take one wait for the disk.
        let (unfinished, failures) = try store.write { tree in
            let unfinished = try uploads.filter { try !finish($0, current, in: tree) }
            return (unfinished, try failed.map { try self.recordFailure(of: $0, in: tree) })
        }
        if !unfinished.isEmpty { state.withLock { $0.needsPull = true } }
        // Release them only now: otherwise, new content could replace the sent content and be dequeued instead of it.
        unreleased = []
        for upload in uploads {
            if case .success = upload.outcome { didSend(upload.change) } else { release(upload.change) }
        }
        var firstError: SyncError?
        for (upload, failure) in zip(failed, failures) {
            do throws(SyncError) { try resolve(failure, of: upload) } catch { firstError = firstError ?? error }
        }
        if let firstError { throw firstError }
    }

    /// Completes a successful upload. Returns `false` if remote changes must decide.
    private func finish(_ upload: Upload, _ current: [Int64: RemoteChange], in tree: Tree) throws -> Bool {
        guard case .success(let entry) = upload.outcome else { return true }
        let number = upload.change.number
        guard let entry else { return false }
        if upload.isOutdated { return try tree.finishUpload(number, entry, now: current[number], date: date) }
        return try tree.finishUpload(number, entry, since: upload.epoch)
    }

    /// What to do about a failed upload.
    private enum UploadFailure {
        /// The file was deleted here. If the server has it anyway, a listing shows it.
        case obsolete
        case failed(PushError, attempts: Int)
    }

    private func recordFailure(of upload: Upload, in tree: Tree) throws -> UploadFailure {
        guard case .failure(let pushError) = upload.outcome else { return .obsolete }
        if try tree.isObsolete(upload.change) {
            if pushError.provesNotExecuted { try tree.forgetAttempt(upload.change.number) }
            return .obsolete
        }
        return .failed(pushError, attempts: try recordFailure(pushError, of: upload.change, in: tree))
    }

    private func resolve(_ failure: UploadFailure, of upload: Upload) throws(SyncError) {
        guard case .failed(let pushError, let attempts) = failure else { return }
        let change = upload.change
        if case .permanent(let error) = pushError, error.code == .quota {
            let until = configuration.clock.now() + configuration.maximumBackoff
            state.withLock {
                $0.insufficientSpace = InsufficientSpace(size: upload.content.size, until: until, error: error)
            }
        }
        // The target may be deleted, for which servers return various errors. The remote changes show whether it is.
        if case .permanent(let error) = pushError, upload.update != nil, error.code != .quota,
            error.code != .sizeLimit, state.withLock({ $0.checkedRejections.insert(change.number).inserted })
        {
            return try resolve(.stale(error), change, attempts: attempts)
        }
        try resolve(pushError, change, attempts: attempts)
    }

    /// Fetches the current remote state of a file whose path changed during the upload; `nil` if it was deleted.
    private func fetchCurrentState(for upload: Upload) async throws(SyncError) -> RemoteChange? {
        guard upload.isOutdated, case .success(let entry?) = upload.outcome, case .file(let id, _) = entry.kind
        else { return nil }
        do { return try await client.files.item(at: id).flatMap(RemoteChange.init) } catch {
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
        cancel(Set(unneeded.map(\.change.number)))
    }

    /// Cancels uploads, except those that share requests with others.
    private func cancel(_ unneeded: Set<Int64>) {
        let transfers = state.withLock { state in
            state.batches.values.flatMap(\.transfers).filter { transfer in
                transfer.numbers.allSatisfy { state.uploads[$0] == nil || unneeded.contains($0) }
            }
        }
        for transfer in transfers { transfer.task.cancel() }
    }

    /// Cancels the uploads that are complete according to remote changes. Their responses have no new information, if
    /// they are received at all.
    func cancelCompletedUploads() throws(SyncError) {
        let uploads = state.withLock { $0.uploads }
        if uploads.isEmpty { return }
        let unneeded = try store.write { tree in
            try uploads.values.filter { try tree.finishIfUploaded($0.change, since: $0.epoch) }
        }
        if unneeded.isEmpty { return }
        cancel(Set(unneeded.map(\.change.number)))
        for upload in unneeded {
            state.withLock { $0.uploads[upload.change.number] = nil }
            didSend(upload.change)
        }
        state.withLock { state in
            state.batches = state.batches.filter { $0.value.numbers.contains { state.uploads[$0] != nil } }
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
}
