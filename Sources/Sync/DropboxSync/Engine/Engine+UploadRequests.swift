import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// The requests that upload contents.
extension Engine {
    /// Uploads a content individually.
    func send(_ upload: Upload) async throws(PushError) -> Files.FileMetadata {
        let content = upload.content
        let file = try await verifiedFile(of: content)
        if upload.isDoubtful, try await wasDeleted(upload) { throw .permanent(try await setAside(content)) }
        if content.size > Self.maximumSingleUploadSize { return try await sendInChunks(upload, file) }
        let request = upload.client.files.upload(
            path: upload.target, mode: upload.mode, clientModified: upload.clientModified, contentHash: content.hash,
            input: file)
        request.progress(queue: configuration.observerQueue) { [weak self] in self?.record($0, of: upload) }
        let metadata: Files.FileMetadata
        do { metadata = try await request.response() } catch { throw Self.pushError(error, Self.code) }
        let destination = CommitDestination(path: upload.target, autorename: false, isUpdate: upload.update != nil)
        if let error = destination.error(of: metadata, size: content.size, content.hash) {
            throw Self.pushError(error)
        }
        return metadata
    }

    /// Uploads small contents in few requests, and commits them together. A failure of one doesn't affect the others.
    func sendTogether(_ uploads: [Upload]) async -> [Result<RemoteChange?, PushError>] {
        guard let client = uploads.first?.client else { return [] }
        let numbers = uploads.map(\.change.number)
        let files = uploads.map { upload in
            KnownFileUpload(
                url: store.contents.url(of: upload.content.file),
                commit: Files.CommitInfo(
                    path: upload.target, mode: upload.mode, clientModified: upload.clientModified),
                hash: upload.content.hash)
        }
        let outcomes = await client.files.uploadOnce(files, maximumRequests: 3) { [weak self] progress in
            let fraction = Float(progress.bytesSent) / Float(max(progress.bytesTotal ?? 1, 1))
            self?.record(fraction, of: numbers)
        }
        var results: [Result<RemoteChange?, PushError>] = []
        for (upload, outcome) in zip(uploads, outcomes) { results.append(await result(of: upload, outcome)) }
        return results
    }

    private func result(
        of upload: Upload, _ outcome: BatchUploadResult.Outcome
    ) async -> Result<RemoteChange?, PushError> {
        switch outcome {
        case .uploaded(let file): return .success(RemoteChange(file))
        case .rejected(let error):
            return .failure(Self.pushError(.finishError(.routeError(Box(error), nil, nil, nil))))
        case .failed(.startError(let error)): return .failure(Self.pushError(.startError(error)))
        case .failed(.appendError(let error)): return .failure(Self.pushError(.appendError(error)))
        case .failed(.finishError(let error)): return .failure(Self.pushError(error) { .request })
        case .failed(.clientError(let error)):
            if error.isCancellation { return .failure(Self.pushError(.cancelled)) }
            // The content can't be read, or isn't what it was. Find out which.
            do throws(PushError) { _ = try await verifiedFile(of: upload.content) } catch { return .failure(error) }
            return .failure(
                .transient(SyncError(.cache, "the content cannot be read", underlyingError: error)))
        }
    }

    /// Returns whether the server had the file, or had the content at the path before. Then the file was deleted or changed
    /// since: the cache is from an earlier time.
    private func wasDeleted(_ upload: Upload) async throws(PushError) -> Bool {
        if upload.change.certainty == .overtaken { return true }
        do {
            let revisions = try await upload.client.files.listRevisions(path: upload.target, limit: 100).response()
            return revisions.entries.contains { $0.contentHash == upload.content.hash }
        } catch {
            switch error.routeError {
            case .path(.notFound), .path(.notFile): return false
            default: throw Self.pushError(error) { _ in .request }
            }
        }
    }

    /// Moves a content that was sent before to the quarantine. Returns the error of its change.
    private func setAside(_ content: Tree.Content) async throws(PushError) -> SyncError {
        let store = store
        do {
            try await BlockingIO.bulk.run { () throws(SyncError) in try store.setAside(content, .unknown) }
        } catch {
            throw .transient(error)
        }
        return SyncError(
            .cache, "the file was deleted on the server, perhaps by this device; its content is in the quarantine")
    }

    /// The maximum size of a content that is uploaded in one request: 8 MiB. Larger contents are uploaded in chunks,
    /// and resume after a restart.
    private static let maximumSingleUploadSize: Int64 = 8 << 20

    /// Returns the file of a content after verifying it. A damaged content is moved to the quarantine.
    func verifiedFile(of content: Tree.Content) async throws(PushError) -> URL {
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

    private func sendInChunks(_ upload: Upload, _ file: URL) async throws(PushError) -> Files.FileMetadata {
        let options = FileUploadOptions {
            $0.clientModified = upload.clientModified
            $0.journal = UploadJournal(directory: store.uploadJournalDirectory)
            $0.progressQueue = configuration.observerQueue
        }
        do {
            return try await upload.client.files.uploadFile(
                from: file, to: upload.target, mode: upload.mode, options: options
            ) { [weak self] in self?.record($0, of: upload) }
        } catch {
            throw Self.pushError(error)
        }
    }

    private func record(_ progress: Progress, of upload: Upload) {
        let fraction = Float(progress.completedUnitCount) / Float(max(upload.content.size, 1))
        record(fraction, of: [upload.change.number])
    }

    private func record(_ fraction: Float, of numbers: [Int64]) {
        state.withLock { state in for number in numbers { state.uploads[number]?.progress = min(fraction, 1) } }
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

    fileprivate static func pushError(_ error: FileUploadError) -> PushError {
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
                // The session may be missing because an earlier commit succeeded: libcurl repeats a request if the
                // server closed a reused connection without a response.
                case .lookupFailed(.notFound): .network
                case .propertiesError, .encryptionNotSupported, .tooManySharedFolderTargets: .request
                default: .retryLater
                }
            }
        case .cancelled: .transient(SyncError(.cancelled, "the upload was canceled"))
        case .indeterminate, .verificationFailed, .contentHashMismatch, .unexpectedFile:
            .transient(SyncError(.network, "the upload failed, and will be retried", underlyingError: error))
        case .source: .transient(SyncError(.cache, "the content cannot be read", underlyingError: error))
        case .unexpectedState: .permanent(SyncError(.internal, "the upload failed", underlyingError: error))
        }
    }
}

extension SyncError {
    /// Converts an error of an upload.
    package init(uploading error: FileUploadError) {
        switch Engine.pushError(error) {
        case .stale(let error), .permanent(let error), .transient(let error): self = error
        }
    }
}
