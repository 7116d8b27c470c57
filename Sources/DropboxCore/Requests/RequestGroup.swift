import DropboxConcurrency

/// Keeps requests while they are under way, to cancel, suspend or resume them together.
///
///     let transfers = RequestGroup()
///     client.files.download(path: "/film", overwrite: true, destination: file).stored(in: transfers)
///     …
///     transfers.suspendAll()
///
/// A request leaves the storage when it finishes; one that is restarted (`Request.restart`, `FailedRequest.restart`) comes
/// back to it as the new request. Dropping the storage changes nothing for the requests in it that have
/// started. Requests of all kinds and of several clients may be in one storage, and a request in several.
public final class RequestGroup: Sendable {
    private let runs = Locked<[ObjectIdentifier: any AnyRequestExecution]>([:])

    /// An empty storage.
    public init() {}

    /// How many requests are under way.
    public var count: Int { runs.withLock { $0.count } }

    /// Keeps a request until it finishes. Does nothing where it has.
    public func add(_ request: some Request) {
        Self.add(request._run, to: runs)
    }

    private static func add<Output, RouteError>(
        _ run: RequestExecution<Output, RouteError>, to runs: Locked<[ObjectIdentifier: any AnyRequestExecution]>
    ) {
        let id = ObjectIdentifier(run)
        runs.withLock { $0[id] = run }
        run.keep { [runs] in add($0, to: runs) }
        run.whenFinished { [runs] _ in
            runs.withLock { $0[id] = nil }
        }
    }

    /// Cancels all requests that are in the storage now; see `Request.cancel()`.
    public func cancelAll() {
        for run in current { run.cancel() }
    }

    /// Suspends all requests that are in the storage now; see `Request.suspend()`. One that is added later runs.
    public func suspendAll() {
        for run in current { run.suspend() }
    }

    /// Lets all requests in the storage go on.
    public func resumeAll() {
        for run in current { run.resume() }
    }

    private var current: [any AnyRequestExecution] { runs.withLock { Array($0.values) } }
}

extension Request {
    /// Keeps the request in `storage` until it finishes.
    @discardableResult
    public func stored(in storage: RequestGroup) -> Self {
        storage.add(self)
        return self
    }
}
