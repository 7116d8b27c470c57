import Dispatch
import Foundation

/// A call that yields a result and content, which is collected in memory.
public final class DownloadRequestMemory<Result: Sendable, RouteError: Sendable>: TransferRequest {
    public let _run: RequestExecution<(Result, Data), RouteError>

    public init(_ run: RequestExecution<(Result, Data), RouteError>) {
        _run = run
    }

    deinit {
        _run.start()
    }

    /// Has `completionHandler` called on `queue`, exactly once, with the result and the content or with the error.
    ///
    /// It is called also when the request had finished before. `nil` stands for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable ((Result, Data)?, CallError<RouteError>?) -> Void
    ) -> Self {
        _run.handle(on: queue ?? .main, completionHandler)
        return self
    }

    /// Has `progressHandler` called on the main queue while content arrives.
    ///
    /// The count never goes back. `totalUnitCount` is -1 where the server does not tell the length.
    @discardableResult
    public func progress(_ progressHandler: @escaping @MainActor @Sendable (Progress) -> Void) -> Self {
        _run.progress.report(progressHandler)
        return self
    }
}
