import DropboxSync

/// Waits for synchronization with the server if there is a connection.
struct Sync {
    let filesystem: Filesystem

    /// Waits until remote changes are applied, or until there is evidently no connection.
    func pullRemoteChanges() async throws {
        try await wait { status in !status.metadata.isInProgress || status.metadata.error != nil }
        if !filesystem.hasCompletedFirstSync, let error = filesystem.status.metadata.error { throw error }
    }

    /// Waits until all local changes are on the server, or until there is evidently no connection. Returns the number
    /// of remaining changes.
    func sendChanges() async throws -> Int {
        try await wait { status in !status.upload.isInProgress || status.anyError != nil }
        return try filesystem.pendingChangeCount
    }

    /// The permanent error that prevents the upload of the remaining changes, if any.
    var uploadError: SyncError? {
        guard let error = filesystem.status.upload.error else { return nil }
        switch error.code {
        case .noConnection, .network, .timeout, .ssl, .server, .retryLater: return nil
        default: return error
        }
    }

    private func wait(until isSatisfied: (SyncStatus) -> Bool) async throws {
        // Subscribe before checking the status, to not miss a change.
        let changes = filesystem.changes
        if isSatisfied(filesystem.status) { return }
        for await _ in changes where isSatisfied(filesystem.status) { return }
    }
}
