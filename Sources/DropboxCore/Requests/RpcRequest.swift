import Dispatch

/// A call whose argument and result are both JSON.
public final class RpcRequest<Result: Sendable, RouteError: Sendable>: Request {
    public let _run: RequestExecution<Result, RouteError>

    public init(_ run: RequestExecution<Result, RouteError>) {
        _run = run
    }

    deinit {
        _run.start()
    }

    /// Has `completionHandler` called on `queue`, exactly once, with the result or with the error.
    ///
    /// It is called also when the request had finished before. `nil` stands for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable (Result?, CallError<RouteError>?) -> Void
    ) -> Self {
        _run.handle(on: queue ?? .main, completionHandler)
        return self
    }
}
