import Dispatch
import Foundation

/// A call that sends content beside its argument.
public final class UploadRequest<Result: Sendable, RouteError: Sendable>: TransferRequest {
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

    /// Has `progressHandler` called on the main queue while content is sent.
    ///
    /// The count never goes back, even when an attempt is repeated. `totalUnitCount` is -1 while the length is unknown.
    @discardableResult
    public func progress(_ progressHandler: @escaping @MainActor @Sendable (Progress) -> Void) -> Self {
        _run.progress.report(progressHandler)
        return self
    }
}
