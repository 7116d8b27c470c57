import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation
import DropboxConcurrency

/// Uploads: several go on at a time, while news are taken in and other changes are sent. What came of them is entered
/// into the store by the loop alone, between one thing and the next.
extension Engine {
    /// A content on its way to the server.
    struct Upload: Sendable {
        let change: Change
        /// Sends it, from where paths began when the target was determined.
        let client: DropboxClient
        let content: Tree.Content
        /// What the server is to know it by: a path, or the id of what is there.
        let target: String
        /// What it replaces; nil for a new file.
        let update: (id: String, rev: String)?
        /// Where it is or will be on the server.
        let path: SyncPath
        /// The round of news in which it began.
        let epoch: Int64
        var progress: Float = 0
        /// What came of it: what the server has now, nil where it does not say where.
        var outcome: Result<RemoteChange?, PushError>?
        /// Whether news since it began tell of its place: its answer may be older than they are.
        var isOvertaken = false
        var task: Task<Void, Never>?
    }

    /// Lets an upload go that has begun; one of an engine that is driven goes when the driver says so.
    func startUpload(_ number: Int64) {
        if pick != nil { return }
        let task = Task.onOwnThreads { await self.carry(number) }
        state.withLock { $0.uploads[number]?.task = task }
    }

    /// Sends a content, and notes what came of it.
    func carry(_ number: Int64) async {
        guard let upload = state.withLock({ $0.uploads[number] }) else { return }
        let outcome: Result<RemoteChange?, PushError>
        do throws(PushError) {
            outcome = .success(RemoteChange(try await send(upload)))
        } catch {
            outcome = .failure(error)
        }
        state.withLock { $0.uploads[number]?.outcome = outcome }
        wakeUp.signal()
    }

    /// Enters into the store what came of an upload.
    func takeAnswer(of upload: Upload) async throws(SyncError) {
        // Before anything of the upload is forgotten, for the look may fail.
        let now = try await checkAgain(for: upload)
        try await BlockingIO.disk.run { () throws(SyncError) in try self.enter(upload, now: now) }
    }

    /// - Parameter now: what the server has by now of a file whose upload was overtaken.
    private func enter(_ upload: Upload, now: RemoteChange?) throws(SyncError) {
        let change = upload.change
        state.withLock { $0.uploads[change.number] = nil }
        defer { onStatus() }
        switch upload.outcome {
        case nil: release(change)
        case .success(let entry):
            // Not earlier: new content would take the place of what was sent, and go off the queue in its stead.
            defer { release(change) }
            let isDone = try store.write { tree in
                guard let entry else { return false }
                if upload.isOvertaken {
                    return try tree.finishUpload(change.number, entry, now: now, date: date)
                }
                return try tree.finishUpload(change.number, entry, since: upload.epoch)
            }
            if !isDone { state.withLock { $0.needsPull = true } }
            succeeded(change)
        case .failure(let refusal):
            release(change)
            if try store.read({ try $0.isNeedless(change) }) {
                // Nobody waits for it any more. The server may have it all the same: that the listing tells.
                if refusal.isCertain { try store.write { try $0.forgetAttempt(change.number) } }
                return
            }
            if case .permanent(let error) = refusal, error.code == .quota {
                let until = configuration.clock.now() + configuration.maximumBackoff
                state.withLock { $0.full = InsufficientSpace(size: upload.content.size, until: until, error: error) }
            }
            // What is to be replaced may be gone, for which servers have many words: the news tell.
            if case .permanent(let error) = refusal, upload.update != nil, error.code != .quota,
                error.code != .sizeLimit, state.withLock({ $0.doubted.insert(change.number).inserted })
            {
                return try handle(.stale(error), change)
            }
            try handle(refusal, change)
        }
    }

    /// What the server has by now of a file whose upload was overtaken; nil for nothing.
    private func checkAgain(for upload: Upload) async throws(SyncError) -> RemoteChange? {
        guard upload.isOvertaken, case .success(let entry?) = upload.outcome, case .file(let id, _) = entry.kind
        else { return nil }
        do {
            return RemoteChange(try await client.files.getMetadata(path: id).response())
        } catch {
            if case .path(.notFound) = error.routeError { return nil }
            throw SyncError(calling: error)
        }
    }

    /// The paths that contents are being uploaded to, and the folders above.
    var uploadPaths: Set<SyncPath> {
        let paths = state.withLock { $0.uploads.values.map(\.path) }
        return Set(paths.flatMap { sequence(first: $0, next: \.parent) })
    }

    /// Notes which uploads news tell of; a listing of everything, all.
    func noteOvertakenUploads(by paths: Set<SyncPath>?) {
        state.withLock { state in
            for (number, upload) in state.uploads {
                let isOvertaken = paths.map {
                    sequence(first: upload.path, next: \.parent).contains(where: $0.contains)
                }
                if isOvertaken ?? true { state.uploads[number]?.isOvertaken = true }
            }
        }
    }

    /// Cancels uploads of what the app has deleted meanwhile.
    func cancelNeedlessUploads() throws(SyncError) {
        let uploads = state.withLock { state in
            defer { state.mayHaveNeedlessUploads = false }
            return state.mayHaveNeedlessUploads ? Array(state.uploads.values) : []
        }
        if uploads.isEmpty { return }
        let needless = try store.read { tree in
            try uploads.filter { try $0.outcome == nil && tree.isNeedless($0.change) }
        }
        for upload in needless { upload.task?.cancel() }
    }

    /// Gives up uploads of which the news have told that the server has them: their answers tell nothing any more, if they
    /// come at all.
    func giveUpNeedlessUploads() throws(SyncError) {
        let uploads = state.withLock { $0.uploads }
        if uploads.isEmpty { return }
        let needless = try store.write { tree in
            try uploads.values.filter { try tree.hasArrived($0.change, since: $0.epoch) }
        }
        for upload in needless {
            state.withLock { $0.uploads[upload.change.number] = nil }
            upload.task?.cancel()
            succeeded(upload.change)
        }
    }

    /// The account has no space for contents of a size.
    struct InsufficientSpace: Sendable {
        let size: Int64
        let until: Duration
        let error: SyncError
    }

    /// Why there is no sense in sending a content, if there is none: one that is no larger was refused a moment ago.
    func blocker(_ errand: RemoteOperation) -> SyncError? {
        guard case .upload(let content, _, _) = errand, content.size > 0 else { return nil }
        let now = configuration.clock.now()
        return state.withLock { state in
            state.full.flatMap { content.size >= $0.size && now < $0.until ? $0.error : nil }
        }
    }

    // MARK: Calls

    private func send(_ upload: Upload) async throws(PushError) -> Files.FileMetadata {
        let (content, update) = (upload.content, upload.update)
        let mode = update.map { Files.WriteMode.update($0.rev) } ?? .add
        let modified = Date(timeIntervalSince1970: content.modified.rounded(.down))
        let file = try await soundFile(of: content)
        if content.size > Self.largestSingleUpload {
            return try await sendInParts(upload, file, mode, modified)
        }
        let request = upload.client.files.upload(
            path: upload.target, mode: mode, clientModified: modified, contentHash: content.hash, input: file)
        request.progress(queue: configuration.observerQueue) { [weak self] in self?.record($0, of: upload) }
        do {
            return try await request.response()
        } catch {
            throw Self.refusal(error, Self.code)
        }
    }

    /// What is larger goes in parts, and goes on where it was after a restart: 8 MiB.
    private static let largestSingleUpload: Int64 = 8 << 20

    /// Where a content is that is what was written. One that isn't goes to the quarantine instead.
    private func soundFile(of content: Tree.Content) async throws(PushError) -> URL {
        let store = store
        do {
            return try await BlockingIO.bulk.run { try store.soundURL(of: content) }
        } catch let damage as ContentDamage {
            do {
                try await BlockingIO.bulk.run { () throws(SyncError) in try store.setAside(damage) }
            } catch {
                throw .transient(error)
            }
            throw .permanent(SyncError(quarantined: damage))
        } catch {
            throw .transient(SyncError(.cache, "the content cannot be read", cause: error))
        }
    }

    private func sendInParts(
        _ upload: Upload, _ file: URL, _ mode: Files.WriteMode, _ modified: Date
    ) async throws(PushError) -> Files.FileMetadata {
        let options = UploadOptions {
            $0.clientModified = modified
            $0.journal = UploadJournal(directory: store.uploadFolder)
            $0.progressQueue = configuration.observerQueue
        }
        do { try store.onDiskStep(.journal) } catch { throw Self.refusal(FileUploadError.journal(error)) }
        do {
            return try await upload.client.files.uploadFile(from: file, to: upload.target, mode: mode, options: options)
            {
                [weak self] in self?.record($0, of: upload)
            }
        } catch {
            throw Self.refusal(error)
        }
    }

    private func record(_ progress: Progress, of upload: Upload) {
        let share = Float(progress.completedUnitCount) / Float(max(upload.content.size, 1))
        state.withLock { $0.uploads[upload.change.number]?.progress = min(share, 1) }
        onStatus()
    }

    // MARK: Refusals

    private static func code(_ error: Files.UploadError) -> SyncError.Code {
        switch error {
        case .path(let failure): SyncError.Code(failure.reason)
        case .payloadTooLarge: .sizeLimit
        case .contentHashMismatch: .response
        default: .request
        }
    }

    private static func refusal(_ error: FileUploadError) -> PushError {
        switch error {
        case .uploadError(let error): refusal(error, code)
        case .startError(let error):
            refusal(error) { if case .payloadTooLarge = $0 { .sizeLimit } else { .retryLater } }
        case .appendError(let error):
            refusal(error) { error in
                switch error {
                case .tooLarge, .payloadTooLarge: .sizeLimit
                default: .retryLater
                }
            }
        case .finishError(let error):
            refusal(error) { error in
                switch error {
                case .path(let reason): SyncError.Code(reason)
                case .payloadTooLarge: .sizeLimit
                case .propertiesError, .encryptionNotSupported, .tooManySharedFolderTargets: .request
                default: .retryLater
                }
            }
        case .cancelled: .transient(SyncError(.cancelled, "the upload was cancelled"))
        case .indeterminate, .verificationFailed, .contentHashMismatch:
            .transient(SyncError(.network, "the upload will be tried again", cause: error))
        case .source: .transient(SyncError(.cache, "the content cannot be read", cause: error))
        case .journal(let reason):
            .transient(
                SyncError(reason).code == .diskSpace
                    ? SyncError(reason)
                    : SyncError(.cache, "how far the upload has come cannot be kept", cause: error))
        case .unexpectedState: .permanent(SyncError(.internal, "the upload failed", cause: error))
        }
    }
}
