import DropboxCore
import DropboxFiles
import Foundation

/// Sending changes.
extension Engine {
    /// How an attempt to carry out a change ended.
    private enum Refusal: Error {
        /// The server has something else than expected: the news will tell what.
        case outdated(SyncError)
        /// It will not be accepted as it is.
        case permanent(SyncError)
        /// It may pass.
        case passing(SyncError)
    }

    /// The change to carry out next: the oldest that is not of a node with a refused one.
    func nextChange() throws(SyncError) -> Change? {
        let now = configuration.time.now()
        let blocked = state.withLock { state in
            Set(state.parked.filter { $0.value.until > now }.keys)
        }
        return try store.read { tree in
            var number: Int64 = 0
            while let change = try tree.nextChange(after: number) {
                if !blocked.contains(change.node) { return change }
                number = change.number
            }
            return nil
        }
    }

    /// How long until a refused change is tried again; nil where there is none.
    func nextParkedTime() -> Duration? {
        let now = configuration.time.now()
        return state.withLock { state in state.parked.values.map(\.until).min() }.map { max($0 - now, .zero) }
    }

    /// Carries out a change, as far as there is still something to do about it.
    func push(_ change: Change) async throws(SyncError) {
        let errand = try store.write { tree in
            let errand = try tree.prepare(change)
            // Set while nobody else is at the store: from now on the content that is sent may not be replaced.
            if errand != nil { state.withLock { $0.sending = (change, 0) } }
            return errand
        }
        guard let errand else {
            state.withLock { $0.parked[change.node] = nil }
            return
        }
        onStatus()
        defer { state.withLock { $0.sending = nil } }
        do {
            try await carryOut(errand, change)
            state.withLock { state in
                state.parked[change.node] = nil
                state.upload.error = nil
            }
        } catch {
            try handle(error, change)
        }
        onStatus()
    }

    private func handle(_ refusal: Refusal, _ change: Change) throws(SyncError) {
        switch refusal {
        case .passing(let error):
            state.withLock { $0.upload.error = error }
            throw error
        case .outdated(let error):
            state.withLock { $0.wantsNews = true }
            try store.write { tree in
                try tree.countAttempt(change)
                guard change.attempts > 0 else { return }
                // The news did not explain it: something is there that is not listed.
                if error.code == .exists, change.place != nil, let node = try tree.node(change.node) {
                    try tree.giveWay(change, isFolder: node.isFolder)
                }
            }
            if change.attempts >= 3 { park(change, error) }
        case .permanent(let error): park(change, error)
        }
    }

    private func park(_ change: Change, _ error: SyncError) {
        let until = configuration.time.now() + configuration.maximumBackoff
        state.withLock { $0.parked[change.node] = (error, until) }
    }

    // MARK: The calls

    private func carryOut(_ errand: Errand, _ change: Change) async throws(Refusal) {
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
        let request = client.files.upload(
            path: update?.id ?? path, mode: update.map { .update($0.rev) } ?? .add,
            clientModified: Date(timeIntervalSince1970: content.modified.rounded(.down)), contentHash: content.hash,
            input: store.contents.url(of: content.file))
        let total = Float(max(content.size, 1))
        request.progress(queue: configuration.observerQueue) { [weak self] progress in
            self?.note(Float(progress.completedUnitCount) / total, of: content)
        }
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

    private func note(_ progress: Float, of content: Tree.Content) {
        state.withLock { state in
            if state.sending?.change.content == content.key { state.sending?.progress = min(progress, 1) }
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
}
