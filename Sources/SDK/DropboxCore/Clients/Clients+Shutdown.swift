// Shutting down clients after the requests in progress, for example when a server is stopped.

extension DropboxBase {
    /// Lets the requests in progress finish, and shuts the client down.
    ///
    ///     await client.shutdown(draining: .seconds(20))
    ///
    /// From now on, new requests fail in the same way as after `shutdown()`. Requests that were created before, and all
    /// steps of transfers that were started before, continue. When all of them have ended, when the limit has passed, or when
    /// the task is canceled, the method cancels the rest and closes all connections, including those of clients that share
    /// them. A long poll counts like any other request, so end the tasks that watch for changes first. The transfers of a
    /// background session don't count, because they continue in the next client of the session.
    ///
    /// - Parameter limit: The maximum time to wait. Zero or less is the same as `shutdown()`.
    public func shutdown(draining limit: Duration) async {
        await client.shutdown(draining: limit)
    }
}

extension DropboxTeamBase {
    /// Lets the requests in progress finish, and shuts the client down, with the clients of its members.
    ///
    /// From now on, new requests fail in the same way as after `shutdown()`. See
    /// ``DropboxBase/shutdown(draining:)`` for what counts as being in progress.
    ///
    /// - Parameter limit: The maximum time to wait. Zero or less is the same as `shutdown()`.
    public func shutdown(draining limit: Duration) async {
        await client.shutdown(draining: limit)
    }
}

extension DropboxAppBase {
    /// Lets the requests in progress finish, and shuts the client down.
    ///
    /// From now on, new requests fail in the same way as after `shutdown()`. See
    /// ``DropboxBase/shutdown(draining:)`` for what counts as being in progress.
    ///
    /// - Parameter limit: The maximum time to wait. Zero or less is the same as `shutdown()`.
    public func shutdown(draining limit: Duration) async {
        await client.shutdown(draining: limit)
    }
}

extension DropboxTransportClient {
    /// Shuts the client down without waiting. A client of an app that waits for its requests implements this method.
    public func shutdown(draining limit: Duration) async {
        shutdown()
    }
}

extension DropboxTransportClientImpl {
    public func shutdown(draining limit: Duration) async {
        await caller.activity.drain(for: limit, clock: configuration.clock)
        shutdown()
    }

    /// A Boolean value that indicates whether neither a request nor a transfer of this client, or of one that shares its
    /// connections, is in progress.
    package var isIdle: Bool { caller.activity.isIdle }
}
