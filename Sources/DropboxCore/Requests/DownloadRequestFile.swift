import Dispatch
import Foundation

/// A call that yields a result and content, which goes to a file.
///
/// The content is written to a temporary file beside the destination and moved into place when it is complete, in one
/// step. When the request fails or is cancelled, the destination is as it was, and nothing is left behind.
public final class DownloadRequestFile<Result: Sendable, RouteError: Sendable>: TransferRequest {
    public let _run: RequestExecution<(Result, URL), RouteError>

    public init(_ run: RequestExecution<(Result, URL), RouteError>) {
        _run = run
    }

    deinit {
        _run.start()
    }

    /// Has `completionHandler` called on `queue`, exactly once, with the result and the address of the file or with the error.
    ///
    /// It is called also when the request had finished before. `nil` stands for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable ((Result, URL)?, CallError<RouteError>?) -> Void
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
