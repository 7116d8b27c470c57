import DropboxConcurrency

/// A group of requests that you cancel, suspend, or resume together.
///
///     let transfers = RequestGroup()
///     client.files.download(path: "/film", overwrite: true, destination: file).added(to: transfers)
///     …
///     transfers.suspendAll()
///
/// The group retains its requests until they finish. If a request is restarted (`ResultRequest.restart`,
/// `FailedRequest.restart`), the new request is added to the group. Releasing the group doesn't affect requests that
/// have started. A group can contain requests of various types and clients, and a request can belong to several groups.
public final class RequestGroup: Sendable {
    private let executions = Locked<[ObjectIdentifier: AnyRequestExecution]>([:])

    /// Creates an empty group.
    public init() {}

    /// The number of requests that have not finished.
    public var count: Int { executions.withLock { $0.count } }

    /// Adds a request to the group until it finishes. Has no effect on a finished request.
    public func add<ValueType, RSerial, ESerial>(_ request: ResultRequest<ValueType, RSerial, ESerial>) {
        Self.add(request.execution, to: executions)
    }

    private static func add(
        _ execution: AnyRequestExecution, to executions: Locked<[ObjectIdentifier: AnyRequestExecution]>
    ) {
        let id = ObjectIdentifier(execution)
        executions.withLock { $0[id] = execution }
        execution.onReplacement { [executions] in add($0, to: executions) }
        execution.onFinish { [executions] in
            executions.withLock { $0[id] = nil }
        }
    }

    /// Cancels all requests that are in the group now; see `Request.cancel()`.
    public func cancelAll() {
        for execution in current { execution.cancel() }
    }

    /// Suspends all requests that are in the group now; see `Request.suspend()`. Requests that you add later run.
    public func suspendAll() {
        for execution in current { execution.suspend() }
    }

    /// Resumes all requests in the group.
    public func resumeAll() {
        for execution in current { execution.resume() }
    }

    private var current: [AnyRequestExecution] { executions.withLock { Array($0.values) } }
}

extension ResultRequest {
    /// Adds the request to a group until it finishes.
    @discardableResult
    public final func added(to group: RequestGroup) -> Self {
        group.add(self)
        return self
    }
}
