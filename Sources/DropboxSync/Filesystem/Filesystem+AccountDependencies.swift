import DropboxCore
import DropboxSharing
import Foundation
import DropboxConcurrency

/// Links for sharing.
extension Filesystem {
    /// A link to a file or folder that can be given to others. Where there is one already, it is that.
    ///
    /// It needs the server. What was made here and is not uploaded yet is uploaded first.
    /// - Throws: `SyncError.Code.notFound`; `disallowed` where the user may not share it; the error of the network.
    public func shareLink(for path: SyncPath) async throws(SyncError) -> URL {
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
            link = if case .metadata(let known) = existing { known } else { try await existingLink(target, path) }
        }
        guard let url = URL(string: link.url) else { throw SyncError(.response, "the link is none", path: path) }
        return url
    }

    /// Blocks the thread until the link is there; otherwise as the async call. Not for the main thread.
    @available(*, noasync, message: "it blocks the thread: await shareLink(for:)")
    public func fetchShareLink(for path: SyncPath) throws(SyncError) -> URL {
        let promise = Promise<URL>()
        Task.onOwnThreads {
            do throws(SyncError) {
                promise.fulfill(.success(try await self.shareLink(for: path)))
            } catch {
                promise.fulfill(.failure(error))
            }
        }
        return try promise.wait()
    }

    /// How the server finds what is at a path, once it has it.
    private func uploadedTarget(of path: SyncPath) async throws(SyncError) -> String {
        try core.check()
        try await core.engine.firstSync.value()
        // At once, whatever the queue of the observers is busy with: it is the app's.
        let changes = core.observers.filesystem.stream((), isAtOnce: true)
        if let target = try await knownTarget(of: path) { return target }
        // A file that is open and that nothing was written to yet is shared as it is.
        if let node = try await core.store.reading({ try $0.lookUp(path)?.key }) {
            core.store.open.withLock { _ = $0.unwritten.remove(node) }
        }
        // At once, rather than when its time has come after something failed.
        core.engine.wake()
        for await _ in changes {
            try core.check()
            if let target = try await knownTarget(of: path) { return target }
            let trouble = core.engine.state.withLock { $0.upload.error ?? $0.metadata.error }
            if let trouble { throw trouble.at(path) }
        }
        try core.check()
        throw SyncError(.cancelled, "the operation was cancelled", path: path)
    }

    /// How the server finds what is at a path; nil while it does not have it.
    /// - Throws: Why it will not have it.
    private func knownTarget(of path: SyncPath) async throws(SyncError) -> String? {
        try await BlockingIO.disk.run { () throws(SyncError) in
            if let target = try self.serverID(of: path) { return target }
            if let refusal = try self.refusal(of: path) { throw refusal.at(path) }
            return nil
        }
    }

    /// Why the server does not accept what is at a path, or a folder that it is in.
    private func refusal(of path: SyncPath) throws(SyncError) -> SyncError? {
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
            guard try tree.changes(of: node.key).isEmpty, let place = node.remote?.place else { return nil }
            return try node.id ?? tree.serverPath(of: place)
        }
    }

    private func existingLink(_ target: String, _ path: SyncPath) async throws(SyncError) -> Sharing.SharedLinkMetadata
    {
        let links: [Sharing.SharedLinkMetadata]
        do {
            let answer = try await core.engine.client.sharing.listSharedLinks(path: target, directOnly: true).response()
            links = Array(answer.links)
        } catch {
            throw SyncError(calling: error, path: path)
        }
        guard let link = links.first else {
            throw SyncError(.response, "the server says that there is a link, and lists none", path: path)
        }
        return link
    }
}
