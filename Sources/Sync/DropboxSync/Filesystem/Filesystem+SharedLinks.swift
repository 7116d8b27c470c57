import DropboxConcurrency
import DropboxCore
import DropboxSharing
import Foundation

/// Shared links.
extension Filesystem {
    /// Returns a shared link to a file or folder. An existing link is reused.
    ///
    /// This requires a connection. A new item that isn't uploaded yet is uploaded first.
    /// - Parameter path: The path of the file or folder.
    /// - Throws: ``SyncError/Code/notFound``; ``SyncError/Code/disallowed`` if the user may not share it; the network
    ///   error.
    public func fetchShareLink(for path: SyncPath) async throws(SyncError) -> URL {
        let target = try await uploadedTarget(of: path)
        let link: Sharing.SharedLinkMetadata
        do {
            link = try await core.engine.client.sharing.createSharedLinkWithSettings(path: target).response()
        } catch {
            guard case .sharedLinkAlreadyExists(let existing) = error.routeError else {
                throw SyncError(calling: error, path: path) { error in
                    switch error {
                    case .path(let reason): SyncError.Code(reason)
                    case .emailNotVerified, .accessDenied: .disallowed
                    default: .request
                    }
                }
            }
            link = if case .metadata(let metadata) = existing { metadata } else { try await existingLink(target, path) }
        }
        guard let url = URL(string: link.url) else {
            throw SyncError(.response, "the server returned an invalid link", path: path)
        }
        return url
    }

    /// Returns a shared link to a file or folder, blocking the thread until the server has returned it. Don't call it
    /// on the main thread.
    /// - Parameter path: The path of the file or folder.
    /// - Throws: The same errors as `fetchShareLink(for:)`.
    @available(*, noasync, message: "it blocks the thread: await fetchShareLink(for:)")
    public func fetchShareLink(for path: SyncPath) throws(SyncError) -> URL {
        let promise = Promise<URL>()
        Task.onDedicatedThreads {
            do throws(SyncError) {
                promise.fulfill(.success(try await self.fetchShareLink(for: path)))
            } catch {
                promise.fulfill(.failure(error))
            }
        }
        return try promise.wait()
    }

    /// Waits until the item at a path is uploaded. Returns its ID or server path.
    private func uploadedTarget(of path: SyncPath) async throws(SyncError) -> String {
        try core.check()
        try await core.engine.firstSync.value()
        // Don't wait for the observer queue, which belongs to the app and may be busy.
        let changes = core.observers.filesystem.stream((), isSynchronous: true)
        if let target = try await knownTarget(of: path) { return target }
        // Share an open file without content as it is.
        if let node = try await core.store.reading({ try $0.lookUp(path)?.key }) {
            core.store.openFiles.withLock { _ = $0.unwritten.remove(node) }
        }
        // Retry immediately, even if the engine waits after a failure.
        core.engine.wake()
        for await _ in changes {
            try core.check()
            if let target = try await knownTarget(of: path) { return target }
            let error = core.engine.state.withLock { $0.upload.error ?? $0.metadata.error }
            if let error { throw error.withPath(path) }
        }
        try core.check()
        throw SyncError(.cancelled, "the operation was canceled", path: path)
    }

    /// Returns the ID or server path of the item at a path; `nil` if it isn't uploaded yet.
    /// - Throws: The error because of which it isn't uploaded.
    private func knownTarget(of path: SyncPath) async throws(SyncError) -> String? {
        try await BlockingIO.disk.run { () throws(SyncError) in
            if let target = try self.serverID(of: path) { return target }
            if let rejection = try self.rejection(of: path) { throw rejection.withPath(path) }
            return nil
        }
    }

    /// Returns the error because of which the server rejects the item at a path, or one of its parent folders.
    private func rejection(of path: SyncPath) throws(SyncError) -> SyncError? {
        let nodes = try core.store.read { tree in
            try Set(sequence(first: path, next: \.parent).compactMap { try tree.lookUp($0)?.key })
        }
        return core.engine.state.withLock { state in
            state.rejected.values.first { nodes.contains($0.node) && !$0.isRetrying }?.error
        }
    }

    private func serverID(of path: SyncPath) throws(SyncError) -> String? {
        try core.store.read { tree in
            let node = try tree.require(path)
            guard try tree.changes(of: node.key).isEmpty, let location = node.remote?.location else { return nil }
            return try node.id ?? tree.serverPath(of: location)
        }
    }

    private func existingLink(_ target: String, _ path: SyncPath) async throws(SyncError) -> Sharing.SharedLinkMetadata
    {
        let links: [Sharing.SharedLinkMetadata]
        do {
            let response = try await core.engine.client.sharing.listSharedLinks(path: target, directOnly: true)
                .response()
            links = Array(response.links)
        } catch {
            throw SyncError(calling: error, path: path)
        }
        guard let link = links.first else {
            throw SyncError(.response, "the server reports an existing link, but lists none", path: path)
        }
        return link
    }
}
