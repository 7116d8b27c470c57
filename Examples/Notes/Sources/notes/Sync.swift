import DropboxSync

/// Waits for the server, as far as there is a connection.
struct Sync {
    let filesystem: Filesystem

    /// Waits until what is new on the server is known here, or it is clear that there is no connection.
    func takeInNews() async throws {
        try await wait { status in !status.metadata.isInProgress || status.metadata.error != nil }
        if !filesystem.hasCompletedFirstSync, let error = filesystem.status.metadata.error { throw error }
    }

    /// Waits until all changes are on the server, or it is clear that there is no connection. Answers how many are left.
    func sendChanges() async throws -> Int {
        try await wait { status in !status.upload.isInProgress || status.anyError != nil }
        return try filesystem.pendingChangeCount
    }

    /// What the server has against the changes that are left, if that is why they are.
    var refusal: SyncError? {
        guard let error = filesystem.status.upload.error else { return nil }
        switch error.code {
        case .noConnection, .network, .timeout, .ssl, .server, .retryLater: return nil
        default: return error
        }
    }

    private func wait(until isMet: (SyncStatus) -> Bool) async throws {
        // Ask for the changes first and look second, so that none is missed.
        let changes = filesystem.changes
        if isMet(filesystem.status) { return }
        for await _ in changes where isMet(filesystem.status) { return }
    }
}
