import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// The requests that upload contents.
extension Engine {
    /// Uploads a content, or several small ones that share requests and are committed together. A failure of one doesn't
    /// affect the others.
    func send(_ uploads: [Upload]) async -> [Result<RemoteChange?, PushError>] {
        guard let client = uploads.first?.client else { return [] }
        // Doubtful uploads share no requests.
        if let upload = uploads.first, upload.isDoubtful {
            do throws(PushError) {
                if try await wasDeleted(upload) { throw .permanent(try await setAside(upload.content)) }
            } catch {
                return [.failure(error)]
            }
        }
        let numbers = uploads.map(\.change.number)
        let files = uploads.map { upload in
            KnownFileUpload(
                url: store.contents.url(of: upload.content.file),
                commit: Files.CommitInfo(
                    path: upload.target, mode: upload.mode, clientModified: upload.clientModified),
                size: upload.content.size, hash: upload.content.hash)
        }
        let journal = UploadJournal(directory: store.uploadJournalDirectory)
        let isResumable = files.contains(where: \.isResumable)
        let outcomes = await client.files.upload(files, journal: journal) { [weak self] progress in
            let bytes = isResumable ? progress.bytesConfirmed : progress.bytesSent
            let fraction = Float(bytes) / Float(max(progress.bytesTotal ?? 1, 1))
            self?.record(fraction, of: numbers)
        }
        var results: [Result<RemoteChange?, PushError>] = []
        for (upload, outcome) in zip(uploads, outcomes) {
            do throws(PushError) {
                results.append(.success(try await file(of: upload, outcome)))
            } catch {
                results.append(.failure(error))
            }
        }
        return results
    }

    private func file(
        of upload: Upload, _ outcome: Result<Files.FileMetadata, FileUploadError>
    ) async throws(PushError) -> RemoteChange? {
        do throws(FileUploadError) {
            return RemoteChange(try outcome.get())
        } catch {
            // The content can't be read, or isn't what it was. Find out which.
            if case .source = error { try await verify(upload.content) }
            throw Self.pushError(error)
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

    /// Verifies a content. If it's damaged, it's moved to the quarantine.
    private func verify(_ content: Tree.Content) async throws(PushError) {
        let store = store
        do {
            _ = try await BlockingIO.bulk.run { try store.verifiedURL(of: content) }
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
