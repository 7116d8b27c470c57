import Dispatch
import DropboxHTTP
import Foundation

/// An API request. Every route method returns one.
///
/// A request runs exactly once. One of these events starts it:
/// - You await it (`try await client.files.listFolder(path: "").response()`).
/// - You add the first handler (`.response { … }`).
/// - Its last reference is released. A request that you discard still runs.
/// - If you created it on the main queue or the main actor: the next turn of the main queue.
/// - You call `resume()`, for example because you created the request on another queue and don't need its result yet.
///
/// Call modifiers (`persistingString`, `settingEarliestBeginDate`, `suspend`) before you add the handler. On the main
/// queue, calls that directly follow the creation of the request always take effect. A modifier that is called after
/// the start has no effect and logs an error. You can add progress handlers and more response handlers at any time.
///
/// A started request runs in its own task, which retains what it needs. Releasing the request doesn't stop it;
/// `cancel()` does. The type of the request determines its output: see `RpcRequest`, `UploadRequest`,
/// `DownloadRequestFile`, and `DownloadRequestMemory`.
public protocol Request<Output, RouteError>: AnyObject, Sendable, CustomStringConvertible {
    /// The result of a successful request.
    associatedtype Output: Sendable

    /// The error type of the route, or `Void` if the route doesn't define errors.
    associatedtype RouteError: Sendable

    /// The execution of the request. For internal use.
    var _execution: RequestExecution<Output, RouteError> { get }

    /// Creates a request from its execution. For internal use.
    init(_ execution: RequestExecution<Output, RouteError>)
}

extension Request {
    /// Waits for the result. You can call it repeatedly, before and after the request finishes.
    ///
    /// Canceling the task that waits also cancels the request and closes its connection.
    public func response() async throws(CallError<RouteError>) -> Output {
        try await _execution.outcome().get()
    }

    /// Adds a handler that is called exactly once on the main queue, with the result or with the error. Starts the
    /// request, unless it is suspended.
    ///
    /// If the request has already finished, the handler is called soon.
    @discardableResult
    public func response(
        completionHandler: @escaping @MainActor @Sendable (Output?, CallError<RouteError>?) -> Void
    ) -> Self {
        _execution.handle(completionHandler)
        return self
    }

    /// Cancels the request and closes its connection.
    ///
    /// Handlers and waiting tasks receive an error whose `isCancellation` is `true`. Has no effect on a finished
    /// request. The server may still execute a request that it received before the cancellation.
    public func cancel() {
        _execution.cancel()
    }

    /// Suspends the request until you call `resume()`. Has no effect if the request is already suspended or has
    /// finished.
    ///
    /// A request that has not started doesn't start. A running request starts no further attempt, and neither reads
    /// from its connection nor writes to it. The connection stays open, and the idle time doesn't count toward
    /// timeouts. A server may close the connection after some minutes; the request then fails as after any lost
    /// connection. Data that has already arrived is still delivered, so a request near its end may finish.
    ///
    /// Retain a suspended request, or add it to a `RequestGroup`. If its last reference is released before it starts,
    /// its handlers receive `ClientError.requestObjectDeallocated`.
    public func suspend() {
        _execution.suspend()
    }

    /// Resumes a suspended request, or starts a request that has not started.
    public func resume() {
        _execution.resume()
        _execution.start()
    }

    /// A Boolean value that indicates whether the request is suspended.
    public var isSuspended: Bool {
        _execution.suspender.isSuspended
    }

    /// Creates a request with the same argument, content, destination, and modifiers.
    ///
    /// The new request has no handlers and starts like any other request. The original request is unchanged, whether it
    /// has finished or not. The content of `UploadBody.stream` can be read only once, so a second request with it
    /// fails.
    public func restart() -> Self {
        Self(_execution.restarted())
    }

    /// The status, headers, and request ID of the response, for errors and successes alike.
    ///
    /// `nil` until a response is received. If the request was retried, the metadata describes the last attempt.
    public var metadata: ResponseMetadata? {
        _execution.metadata
    }

    /// The route and the state of the request.
    public var description: String {
        _execution.description
    }
}

/// A request that transfers content and reports its progress.
public protocol TransferRequest<Output, RouteError>: Request {}

extension TransferRequest {
    /// Adds a handler that is called on `queue` while content is transferred; see `progress(_:)`.
    @discardableResult
    public func progress(queue: DispatchQueue, _ progressHandler: @escaping @Sendable (Progress) -> Void) -> Self {
        _execution.progress.addHandler(on: queue, progressHandler)
        return self
    }
}

/// A request with a JSON argument and a JSON result.
public final class RpcRequest<Result: Sendable, RouteError: Sendable>: Request {
    public let _execution: RequestExecution<Result, RouteError>

    public init(_ execution: RequestExecution<Result, RouteError>) {
        _execution = execution
    }

    deinit {
        _execution.start()
    }

    /// Adds a handler that is called exactly once on `queue`, with the result or with the error.
    ///
    /// If the request has already finished, the handler is called soon. Pass `nil` for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable (Result?, CallError<RouteError>?) -> Void
    ) -> Self {
        _execution.handle(on: queue ?? .main, completionHandler)
        return self
    }
}

/// A request that uploads content in addition to its argument.
public final class UploadRequest<Result: Sendable, RouteError: Sendable>: TransferRequest {
    public let _execution: RequestExecution<Result, RouteError>

    public init(_ execution: RequestExecution<Result, RouteError>) {
        _execution = execution
    }

    deinit {
        _execution.start()
    }

    /// Adds a handler that is called exactly once on `queue`, with the result or with the error.
    ///
    /// If the request has already finished, the handler is called soon. Pass `nil` for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable (Result?, CallError<RouteError>?) -> Void
    ) -> Self {
        _execution.handle(on: queue ?? .main, completionHandler)
        return self
    }

    /// Adds a handler that is called on the main queue while content is uploaded.
    ///
    /// The count never decreases, even if an attempt is retried. `totalUnitCount` is -1 while the length is unknown.
    @discardableResult
    public func progress(_ progressHandler: @escaping @MainActor @Sendable (Progress) -> Void) -> Self {
        _execution.progress.addHandler(progressHandler)
        return self
    }
}

/// A request that downloads content to a file.
///
/// The content is written to a temporary file next to the destination. When it is complete, it replaces the destination
/// atomically. If the request fails or is canceled, the destination is unchanged and the temporary file is removed.
public final class DownloadRequestFile<Result: Sendable, RouteError: Sendable>: TransferRequest {
    public let _execution: RequestExecution<(Result, URL), RouteError>

    public init(_ execution: RequestExecution<(Result, URL), RouteError>) {
        _execution = execution
    }

    deinit {
        _execution.start()
    }

    /// Adds a handler that is called exactly once on `queue`, with the result and the URL of the file or with the
    /// error.
    ///
    /// If the request has already finished, the handler is called soon. Pass `nil` for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable ((Result, URL)?, CallError<RouteError>?) -> Void
    ) -> Self {
        _execution.handle(on: queue ?? .main, completionHandler)
        return self
    }

    /// Adds a handler that is called on the main queue while content is downloaded.
    ///
    /// The count never decreases. `totalUnitCount` is -1 if the server doesn't specify the length.
    @discardableResult
    public func progress(_ progressHandler: @escaping @MainActor @Sendable (Progress) -> Void) -> Self {
        _execution.progress.addHandler(progressHandler)
        return self
    }
}

/// A request that downloads content to memory.
public final class DownloadRequestMemory<Result: Sendable, RouteError: Sendable>: TransferRequest {
    public let _execution: RequestExecution<(Result, Data), RouteError>

    public init(_ execution: RequestExecution<(Result, Data), RouteError>) {
        _execution = execution
    }

    deinit {
        _execution.start()
    }

    /// Adds a handler that is called exactly once on `queue`, with the result and the content or with the error.
    ///
    /// If the request has already finished, the handler is called soon. Pass `nil` for the main queue.
    @discardableResult
    public func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable ((Result, Data)?, CallError<RouteError>?) -> Void
    ) -> Self {
        _execution.handle(on: queue ?? .main, completionHandler)
        return self
    }

    /// Adds a handler that is called on the main queue while content is downloaded.
    ///
    /// The count never decreases. `totalUnitCount` is -1 if the server doesn't specify the length.
    @discardableResult
    public func progress(_ progressHandler: @escaping @MainActor @Sendable (Progress) -> Void) -> Self {
        _execution.progress.addHandler(progressHandler)
        return self
    }
}
