import Dispatch
import DropboxHTTP
import DropboxStone
import Foundation

/// An API request. Every route method returns one.
///
/// A request runs exactly once. One of these events starts it:
/// - You await it (`try await client.files.listFolder(path: "").response()`).
/// - You add the first handler (`.response { … }`, or `.progress { … }` on another queue than the main queue).
/// - Its last reference is released. A request that you discard still runs.
/// - If you created it on the main queue or the main actor: the next turn of the main queue.
/// - You call `resume()`, for example because you created the request on another queue and don't need its result yet.
///
/// Call modifiers (`persistingString`, `settingEarliestBeginDate`, `suspend`) before you add the handler. On the main
/// queue, calls that directly follow the creation of the request always take effect. A modifier that is called after
/// the start has no effect and logs an error. You can add progress handlers and more response handlers at any time.
///
/// A started request runs in its own task, which retains what it needs. Releasing the request doesn't stop it;
/// `cancel()` does. A request with a handler is retained until it finishes, so a weak reference to it suffices. The
/// subclass of the request determines its result: see `RpcRequest`, `UploadRequest`,
/// `DownloadRequestFile`, and `DownloadRequestMemory`.
// @unchecked Sendable because classes that can be inherited from are never checked; this class and its subclasses have
// only constants.
public class Request<RSerial: JSONSerializer, ESerial: JSONSerializer>: CustomStringConvertible, @unchecked Sendable {
    package let anyExecution: AnyRequestExecution

    init(_ execution: AnyRequestExecution) {
        anyExecution = execution
    }

    deinit {
        anyExecution.start()
    }

    /// Cancels the request and closes its connection.
    ///
    /// Handlers and waiting tasks receive an error whose `isCancellation` is `true`. Has no effect on a finished
    /// request. The server may still execute a request that it received before the cancellation.
    public final func cancel() {
        anyExecution.cancel()
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
    public final func suspend() {
        anyExecution.suspend()
    }

    /// Resumes a suspended request, or starts a request that has not started.
    public final func resume() {
        anyExecution.resume()
        anyExecution.start()
        anyExecution.retain(self)
    }

    /// A Boolean value that indicates whether the request is suspended.
    public final var isSuspended: Bool {
        anyExecution.suspender.isSuspended
    }

    /// The status, headers, and request ID of the response, for errors and successes alike.
    ///
    /// `nil` until a response is received. If the request was retried, the metadata describes the last attempt.
    public final var metadata: ResponseMetadata? {
        anyExecution.metadata
    }

    /// The route and the state of the request.
    public final var description: String {
        anyExecution.description
    }
}

/// A request that has a response.
///
/// This protocol is compatible with SwiftyDropbox. All requests conform to it.
public protocol HasRequestResponse<ValueType, ESerial>: AnyObject, Sendable {
    /// The result of a successful request.
    associatedtype ValueType: Sendable

    /// The serializer of the route's errors, or `VoidSerializer` if the route doesn't define errors.
    associatedtype ESerial: JSONSerializer

    /// Waits for the result or the error.
    nonisolated(nonsending) func responseResult() async -> Result<ValueType, CallError<ESerial.ValueType>>

    /// Adds a handler that is called exactly once on `queue`, with the result or with the error.
    @preconcurrency
    @discardableResult
    func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable (ValueType?, CallError<ESerial.ValueType>?) -> Void
    ) -> Self
}

// A method of the protocol, so that an extension of an app can declare a method of its own with this name.
extension HasRequestResponse {
    /// Waits for the result. You can call it repeatedly, before and after the request finishes. When it returns, the
    /// handlers that were added before have been scheduled on their queues.
    ///
    /// Canceling the task that waits also cancels the request and closes its connection.
    public nonisolated(nonsending) func response() async throws(CallError<ESerial.ValueType>) -> ValueType {
        try await responseResult().get()
    }
}

/// A request with the type of its result. Each request is an object of a subclass.
public class ResultRequest<ValueType: Sendable, RSerial: JSONSerializer, ESerial: JSONSerializer>:
    Request<RSerial, ESerial>, HasRequestResponse, @unchecked Sendable
{
    package typealias Execution = RequestExecution<ValueType, ESerial.ValueType>

    package let execution: Execution

    package required init(_ execution: Execution) {
        self.execution = execution
        super.init(execution)
    }

    /// Waits for the result or the error, like ``HasRequestResponse/response()``.
    public final nonisolated(nonsending) func responseResult() async -> Result<ValueType, CallError<ESerial.ValueType>>
    {
        await execution.outcome()
    }

    /// Adds a handler that is called exactly once on the main queue, with the result or with the error. Starts the
    /// request, unless it is suspended.
    ///
    /// If the request has already finished, the handler is called soon.
    @preconcurrency
    @discardableResult
    public final func response(
        completionHandler: @escaping @MainActor @Sendable (ValueType?, CallError<ESerial.ValueType>?) -> Void
    ) -> Self {
        execution.handle(completionHandler)
        execution.retain(self)
        return self
    }

    /// Adds a handler that is called exactly once on `queue`, with the result or with the error.
    ///
    /// If the request has already finished, the handler is called soon. Pass `nil` for the main queue.
    @preconcurrency
    @discardableResult
    public final func response(
        queue: DispatchQueue?,
        completionHandler: @escaping @Sendable (ValueType?, CallError<ESerial.ValueType>?) -> Void
    ) -> Self {
        execution.handle(on: queue ?? .main, completionHandler)
        execution.retain(self)
        return self
    }

    /// Creates a request with the same argument, content, destination, and modifiers.
    ///
    /// The new request has no handlers and starts like any other request. The original request is unchanged, whether it
    /// has finished or not. The content of `UploadBody.stream` can be read only once, so a second request with it
    /// fails.
    public final func restart() -> Self {
        Self(execution.restarted())
    }
}

/// A request that transfers content and reports its progress. Each upload and download is an object of a subclass.
public class TransferRequest<ValueType: Sendable, RSerial: JSONSerializer, ESerial: JSONSerializer>:
    ResultRequest<ValueType, RSerial, ESerial>, @unchecked Sendable
{
    /// Adds a handler that is called on the main queue while content is transferred.
    ///
    /// The count never decreases, even if an attempt is retried. `totalUnitCount` is -1 while the length is unknown.
    @preconcurrency
    @discardableResult
    public final func progress(_ progressHandler: @escaping @MainActor @Sendable (Progress) -> Void) -> Self {
        execution.progress.addHandler(progressHandler)
        execution.startUnlessOnMainQueue()
        return self
    }

    /// Adds a handler that is called on `queue` while content is transferred; see ``progress(_:)``.
    @preconcurrency
    @discardableResult
    public final func progress(
        queue: DispatchQueue, _ progressHandler: @escaping @Sendable (Progress) -> Void
    ) -> Self {
        execution.progress.addHandler(on: queue, progressHandler)
        execution.startUnlessOnMainQueue()
        return self
    }
}

/// A request with a JSON argument and a JSON result.
public final class RpcRequest<RSerial: JSONSerializer, ESerial: JSONSerializer>:
    ResultRequest<RSerial.ValueType, RSerial, ESerial>, @unchecked Sendable
{}

/// A request that uploads content in addition to its argument.
public final class UploadRequest<RSerial: JSONSerializer, ESerial: JSONSerializer>:
    TransferRequest<RSerial.ValueType, RSerial, ESerial>, @unchecked Sendable
{}

/// A request that downloads content to a file. Its result is the result of the route and the URL of the file.
///
/// The content is written to a temporary file next to the destination. When it is complete, it replaces the destination
/// atomically. If the request fails or is canceled, the destination is unchanged and the temporary file is removed.
public final class DownloadRequestFile<RSerial: JSONSerializer, ESerial: JSONSerializer>:
    TransferRequest<(RSerial.ValueType, URL), RSerial, ESerial>, @unchecked Sendable
{}

/// A request that downloads content to memory. Its result is the result of the route and the content.
public final class DownloadRequestMemory<RSerial: JSONSerializer, ESerial: JSONSerializer>:
    TransferRequest<(RSerial.ValueType, Data), RSerial, ESerial>, @unchecked Sendable
{}
