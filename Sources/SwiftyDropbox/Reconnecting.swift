import DropboxCore

/// Takes the requests that were found again.
public typealias RequestsToReconnect = @Sendable ([Result<DropboxBaseRequestBox, ReconnectionError>]) -> Void

extension DropboxClient {
    /// The uploads and downloads of the client's background session: those of this process, those that earlier processes
    /// left unfinished, and those that are finished and whose outcome nobody has been told yet. Empty for other clients.
    ///
    /// Each comes as the request that it was, in the case of its route, with `clientPersistedString`. It goes on by
    /// itself; give it a handler to learn its outcome. What cannot be made a request comes as an error. Asking again
    /// gives the same requests again, as long as their outcome has not been handed over.
    public func getAllRequests() async -> [Result<DropboxBaseRequestBox, ReconnectionError>] {
        await client.reconnected(as: DropboxBaseRequestBox.reconnecting)
    }

    /// Has `completion` called on the main queue with what `getAllRequests()` gives.
    public func getAllRequests(
        completion: @escaping @MainActor @Sendable ([Result<DropboxBaseRequestBox, ReconnectionError>]) -> Void
    ) {
        Task { await completion(getAllRequests()) }
    }
}

extension DropboxAppClient {
    /// The uploads and downloads of the app's background session, as `DropboxClient.getAllRequests` gives those of a user.
    public func getAllRequests() async -> [Result<DropboxAppBaseRequestBox, ReconnectionError>] {
        await client.reconnected(as: DropboxAppBaseRequestBox.reconnecting)
    }
}

extension DropboxTransportClient {
    fileprivate func reconnected<Box: Sendable>(
        as box: (BackgroundTransfer) -> Box?
    ) async -> [Result<Box, ReconnectionError>] {
        await backgroundTransfers().map { found in
            found.flatMap { transfer in
                box(transfer).map(Result.success) ?? .failure(transfer.withoutCase)
            }
        }
    }
}
