import DropboxHTTP
import Dispatch
import Foundation

/// A call on its way: what every route method returns.
///
/// A request runs exactly once. It starts as soon as somebody wants its outcome, never by the clock:
/// - when it is awaited (`try await client.files.listFolder(path: "").response()`),
/// - when it gets its first handler (`.response { … }`),
/// - when its last reference goes: a call whose value nobody keeps is made in any case,
/// - when it is made on the main queue or the main actor, as soon as that has done what it is at,
/// - when `resume()` is called, for one that is made and kept elsewhere, and whose outcome does not matter yet.
///
/// So modifiers (`persistingString`, `settingEarliestBeginDate`, `suspend`) come before the handler, on the main queue
/// right after the call that makes the request, and always take effect. One that comes later has no effect, which is an
/// error in the client's log. Progress handlers and further handlers may come at any time.
///
/// From its start on a task of its own carries the request and keeps alive what it needs: dropping the request does not
/// stop it, `cancel()` does. Its type says what it yields: see `RpcRequest`, `UploadRequest`, `DownloadRequestFile`,
/// `DownloadRequestMemory`.
public protocol Request<Output, RouteError>: AnyObject, Sendable, CustomStringConvertible {
    /// What the call yields.
    associatedtype Output: Sendable

    /// The errors of the route; `Void` where it has none of its own.
    associatedtype RouteError: Sendable

    /// The life of the request. Not for users.
    var _run: RequestExecution<Output, RouteError> { get }

    /// Makes a request out of its run. Not for users.
    init(_ run: RequestExecution<Output, RouteError>)
}

extension Request {
    /// Waits for the outcome. May be called more than once, before and after the request finished.
    ///
    /// Cancelling the task that waits cancels the request and closes its connection.
    public func response() async throws(CallError<RouteError>) -> Output {
        try await _run.outcome().get()
    }

    /// Has `completionHandler` called on the main queue, exactly once, with what the call yields or with the error. Starts the
    /// request, unless it is suspended.
    ///
    /// It is called also when the request had finished before.
    @discardableResult
    public func response(
        completionHandler: @escaping @MainActor @Sendable (Output?, CallError<RouteError>?) -> Void
    ) -> Self {
        _run.handle(completionHandler)
        return self
    }

    /// Stops the request and closes its connection. Handlers and waiting tasks get an error whose `isCancellation` is
    /// true. Without effect once the request has finished.
    ///
    /// Nothing is taken back: what the server had received by then it may still carry out.
    public func cancel() {
        _run.cancel()
    }

    /// Holds the request up until `resume()`. Once is as good as twice; without effect once the request has finished.
    ///
    /// A request that has not started does not start. One that runs stops moving: nothing is read from its connection and
    /// nothing written to it, so that the server has to wait, and no attempt begins. The connection stays open, and the
    /// silence does not count as a time-out; but a server may close it after some minutes, and then the request fails as
    /// after any lost connection. What had arrived by then is still handed on, so a request near its end may finish.
    ///
    /// Keep a suspended request (or have a `RequestGroup` keep it): when its last reference goes before it started,
    /// its handlers get `ClientError.requestObjectDeallocated`.
    public func suspend() {
        _run.suspend()
    }

    /// Lets a suspended request go on, and starts one that has not started.
    public func resume() {
        _run.resume()
        _run.start()
    }

    /// Whether the request is held up by `suspend()`.
    public var isSuspended: Bool {
        _run.suspension.isSuspended
    }

    /// A new request that makes the same call again: same argument, same content, same destination, same modifiers.
    ///
    /// It has no handlers yet, and starts as any other request does. The one it is made of may have finished or not; it is left
    /// alone. The content of `UploadBody.stream` is gone after the first request, so that a further one fails.
    public func restart() -> Self {
        Self(_run.restarted())
    }

    /// Status, headers and request id of the answer, of errors and successes alike.
    ///
    /// `nil` until an answer has come, and for good where none came. Where attempts were repeated, it is that of the last.
    public var metadata: ResponseMetadata? {
        _run.metadata
    }

    /// The route, and how far the request has come.
    public var description: String {
        _run.description
    }
}

/// A request that moves content and tells how far it has come.
public protocol TransferRequest<Output, RouteError>: Request {}

extension TransferRequest {
    /// Has `progressHandler` called on `queue` while content moves; otherwise as `progress(_:)`.
    @discardableResult
    public func progress(queue: DispatchQueue, _ progressHandler: @escaping @Sendable (Progress) -> Void) -> Self {
        _run.progress.report(on: queue, progressHandler)
        return self
    }
}
