import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// The calls that carry out changes.
extension Engine {
    func carryOut(_ errand: Errand, _ change: Change) async throws(Refusal) {
        do {
            switch errand {
            case .upload(let content, let path, let update):
                let file = try await upload(content, path, update)
                if let entry = RemoteEntry(file) { try store.write { try $0.finish(change, entry) } }
            case .createFolder(let path):
                let folder = try await createFolder(path)
                if let entry = RemoteEntry(folder) { try store.write { try $0.finish(change, entry) } }
            case .move(let source, let path):
                let metadata = try await move(source, path)
                if let entry = RemoteEntry(metadata) { try store.write { try $0.finish(change, entry) } }
            case .delete(let path, let rev):
                try await delete(path, rev)
                try store.write { try $0.finishDeletion(change) }
            }
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw .passing(SyncError(error))
        }
    }

    private func upload(
        _ content: Tree.Content, _ path: String, _ update: (id: String, rev: String)?
    ) async throws(Refusal) -> Files.FileMetadata {
        let target = update?.id ?? path
        let mode = update.map { Files.WriteMode.update($0.rev) } ?? .add
        let modified = Date(timeIntervalSince1970: content.modified.rounded(.down))
        let file = store.contents.url(of: content.file)
        if content.size > Self.largestSingleUpload {
            return try await uploadInParts(content, file, target, mode, modified)
        }
        let request = client.files.upload(
            path: target, mode: mode, clientModified: modified, contentHash: content.hash, input: file)
        request.progress(queue: configuration.observerQueue) { [weak self] in self?.note($0, of: content) }
        do {
            return try await request.response()
        } catch {
            throw Self.refusal(error) { error in
                switch error {
                case .path(let failure): SyncError.Code(failure.reason)
                case .payloadTooLarge: .sizeLimit
                default: .request
                }
            }
        }
    }

    /// What is larger goes in parts, and goes on where it was after a restart: 8 MiB.
    private static let largestSingleUpload: Int64 = 8 << 20

    private func uploadInParts(
        _ content: Tree.Content, _ file: URL, _ target: String, _ mode: Files.WriteMode, _ modified: Date
    ) async throws(Refusal) -> Files.FileMetadata {
        let options = UploadOptions {
            $0.clientModified = modified
            $0.journal = UploadJournal(folder: store.uploadFolder)
        }
        do {
            return try await client.files.uploadFile(from: file, to: target, mode: mode, options: options) {
                [weak self] progress in self?.note(progress, of: content)
            }
        } catch {
            throw Self.refusal(error)
        }
    }

    private func note(_ progress: Progress, of content: Tree.Content) {
        let share = Float(progress.completedUnitCount) / Float(max(content.size, 1))
        state.withLock { state in
            if state.sending?.change.content == content.key { state.sending?.progress = min(share, 1) }
        }
        onStatus()
    }

    private func createFolder(_ path: String) async throws(Refusal) -> Files.FolderMetadata {
        do {
            return try await client.files.createFolderV2(path: path).response().metadata
        } catch {
            throw Self.refusal(error) { error in
                if case .path(let reason) = error { SyncError.Code(reason) } else { .request }
            }
        }
    }

    private func move(_ source: String, _ path: String) async throws(Refusal) -> Files.Metadata {
        do {
            return try await client.files.moveV2(fromPath: source, toPath: path).response().metadata
        } catch {
            throw Self.refusal(error) { error in
                switch error {
                case .fromLookup(let reason): SyncError.Code(reason)
                case .fromWrite(let reason), .to(let reason): SyncError.Code(reason)
                case .cantMoveFolderIntoItself, .duplicatedOrNestedPaths: .notFound
                case .insufficientQuota: .quota
                default: .request
                }
            }
        }
    }

    private func delete(_ path: String, _ rev: String?) async throws(Refusal) {
        do {
            _ = try await client.files.deleteV2(path: path, parentRev: rev).response()
        } catch {
            throw Self.refusal(error) { error in
                switch error {
                case .pathLookup(let reason): SyncError.Code(reason)
                case .pathWrite(let reason): SyncError.Code(reason)
                default: .request
                }
            }
        }
    }

    private static func refusal<RouteError>(
        _ error: CallError<RouteError>, _ code: (RouteError) -> SyncError.Code
    ) -> Refusal {
        let isPassing = error.isTransient || error.status == nil || error.status == 401
        let error = SyncError(calling: error, code)
        return switch error.code {
        case .exists, .notFound, .invalidOperation: .outdated(error)
        default: isPassing ? .passing(error) : .permanent(error)
        }
    }

    private static func refusal(_ error: FileUploadError) -> Refusal {
        switch error {
        case .uploadError(let error):
            refusal(error) { if case .path(let failure) = $0 { SyncError.Code(failure.reason) } else { .request } }
        case .startError(let error): refusal(error) { _ in .request }
        case .appendError(let error): refusal(error) { _ in .retryLater }
        case .finishError(let error):
            refusal(error) { if case .path(let reason) = $0 { SyncError.Code(reason) } else { .retryLater } }
        case .cancelled: .passing(SyncError(.cancelled, "the upload was cancelled"))
        case .uncertain, .lookError, .contentHashMismatch:
            .passing(SyncError(.network, "the upload will be tried again", cause: error))
        case .source, .journal: .passing(SyncError(.cache, "the content cannot be read", cause: error))
        case .unexpectedState: .permanent(SyncError(.internal, "the upload failed", cause: error))
        }
    }
}
