import DropboxCore
import DropboxFiles
import DropboxTransfer
import Foundation

/// The calls that carry out changes.
extension Engine {
    func carryOut(_ errand: RemoteOperation, _ change: Change) async throws(PushError) {
        do {
            switch errand {
            // Uploads go on beside other things: see `startUpload`.
            case .upload: return
            case .createFolder(let path):
                let folder = try await createFolder(path)
                if let entry = RemoteChange(folder) { try await store.writing { try $0.finish(change, entry) } }
            case .move(let source, let path):
                let metadata = try await move(source, path)
                if let entry = RemoteChange(metadata) { try await store.writing { try $0.finish(change, entry) } }
            case .delete(let path, let rev):
                try await delete(path, rev)
                try await store.writing { try $0.finishDeletion(change) }
            }
        } catch let refusal as PushError {
            throw refusal
        } catch {
            throw .transient(SyncError(error))
        }
    }

    private func createFolder(_ path: String) async throws(PushError) -> Files.FolderMetadata {
        do {
            return try await client.files.createFolderV2(path: path).response().metadata
        } catch {
            throw Self.refusal(error) { error in
                if case .path(let reason) = error { SyncError.Code(reason) } else { .request }
            }
        }
    }

    private func move(_ source: String, _ path: String) async throws(PushError) -> Files.Metadata {
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

    private func delete(_ path: String, _ rev: String?) async throws(PushError) {
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

    static func refusal<RouteError>(
        _ error: CallError<RouteError>, _ code: (RouteError) -> SyncError.Code
    ) -> PushError {
        let isPassing = error.isTransient || error.status == nil
        let error = SyncError(calling: error, code)
        return switch error.code {
        case .exists, .notFound, .invalidOperation: .stale(error)
        // What the app may not do, or what no server would take, passes by itself as little as a name that is not allowed.
        case .disallowed, .illegalArgument: .permanent(error)
        case .auth, .retryLater, .response: .transient(error)
        default: isPassing ? .transient(error) : .permanent(error)
        }
    }
}
