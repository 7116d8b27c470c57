import DropboxConcurrency
import DropboxStone
import Foundation

/// Handlers for the errors of all requests. Use them, for example, to sign out when a token is rejected, or to wait and
/// retry after a rate limit.
///
/// These handlers run in addition to the handlers of the request and the tasks that await it. You can register any
/// number of handlers from any thread. Each handler is called once per matching error, on its queue. Cancellation is
/// also reported; see `CallError.isCancellation`.
public final class GlobalErrorResponseHandler: Sendable {
    /// Returns the work to do for an error on the queue of the handler, or `nil`.
    private typealias Response = @Sendable (CallError<Any>, FailedRequest) -> (@Sendable () -> Void)?

    private struct Handler: Sendable {
        let key: String
        let queue: OperationQueue
        let response: Response
    }

    private let handlers = Locked<[Handler]>([])

    /// The handlers of all clients that don't set `DropboxTransportClientImpl.Configuration.globalErrorHandlers`.
    public static var shared: GlobalErrorResponseHandler {
        get { current.withLock(\.self) }
        set { current.change { $0 = newValue } }
    }

    private static let current = Locked(GlobalErrorResponseHandler())

    /// Creates separate handlers, for the clients whose configuration contains them.
    public init() {}

    /// Registers a handler for all errors, with type-erased route errors.
    ///
    /// - Parameters:
    ///   - callback: Receives the error.
    ///   - queue: The queue of the callback. The default is the main queue.
    /// - Returns: The key for ``deregisterGlobalErrorHandler(key:)``.
    @discardableResult
    public func registerGlobalErrorHandler(
        _ callback: @escaping @Sendable (CallError<Any>) -> Void, queue: OperationQueue = .main
    ) -> String {
        register(queue) { error, _ in { callback(error) } }
    }

    /// Registers a handler for all errors but route errors: connection errors, invalid tokens, rate limits, server
    /// errors, and others.
    ///
    /// - Parameters:
    ///   - queue: The queue of the callback. The default is the main queue.
    ///   - callback: Receives the error and the request, which can be restarted.
    /// - Returns: The key for ``deregisterGlobalErrorHandler(key:)``.
    @discardableResult
    public func registerNetworkErrorHandler(
        queue: OperationQueue = .main,
        _ callback: @escaping @Sendable (CallError<Any>, FailedRequest) -> Void
    ) -> String {
        register(queue) { error, request in
            if case .routeError = error { nil } else { { callback(error, request) } }
        }
    }

    /// Registers a handler for all route errors that are of a type or contain a value of the type at any depth.
    ///
    /// A handler for `Files.LookupError`, for example, also receives `Files.DownloadError.path`.
    ///
    /// - Parameters:
    ///   - type: A type of the API.
    ///   - queue: The queue of the callback. The default is the main queue.
    ///   - callback: Receives the first value of the type, the error that contains it, and the request, which can be
    ///     restarted.
    /// - Returns: The key for ``deregisterGlobalErrorHandler(key:)``.
    @discardableResult
    public func registerRouteErrorHandler<RouteError: Sendable>(
        for type: RouteError.Type, queue: OperationQueue = .main,
        _ callback: @escaping @Sendable (RouteError, CallError<Any>, FailedRequest) -> Void
    ) -> String {
        register(queue) { error, request in
            guard case .routeError(let box, _, _, _) = error, let value = firstValue(of: type, in: box.unboxed) else {
                return nil
            }
            return { callback(value, error, request) }
        }
    }

    /// Removes a handler. A call that is already enqueued still runs.
    public func deregisterGlobalErrorHandler(key: String) {
        handlers.change { handlers in handlers.removeAll { $0.key == key } }
    }

    /// Removes all handlers.
    public func deregisterAllGlobalErrorHandlers() {
        handlers.change { $0 = [] }
    }

    /// Reports an error to the handlers. `request` is evaluated only if handlers are registered.
    ///
    /// - Returns: The request, for which the caller calls `allowRestart()` after it has delivered the error.
    func report<RouteError>(_ error: CallError<RouteError>, _ request: () -> FailedRequest) -> FailedRequest? {
        let handlers = handlers.withLock { $0 }
        if handlers.isEmpty { return nil }
        let (erased, request) = (error.typeErased, request())
        for handler in handlers {
            if let response = handler.response(erased, request) { handler.queue.addOperation(response) }
        }
        return request
    }

    private func register(_ queue: OperationQueue, _ response: @escaping Response) -> String {
        let handler = Handler(key: UUID().uuidString, queue: queue, response: response)
        handlers.withLock { $0.append(handler) }
        return handler.key
    }
}

/// A failed request, which a global error handler can restart.
public struct FailedRequest: Sendable, CustomStringConvertible {
    /// The route of the request, such as `files/list_folder`.
    public let route: String

    /// A Boolean value that indicates whether the request has handlers, which a restarted request would call again.
    ///
    /// Tasks that await the request have already received the error. They must decide themselves whether to retry.
    public let hasHandlers: Bool

    private let restartHandler: Locked<RestartHandler>

    private struct RestartHandler {
        /// `nil` after the call.
        var call: (@Sendable () -> Void)?
        var isAllowed = false
        var isRequested = false
    }

    init(route: String, hasHandlers: Bool, restart: @escaping @Sendable () -> Void) {
        self.route = route
        self.hasHandlers = hasHandlers
        restartHandler = Locked(RestartHandler(call: restart))
    }

    /// Restarts the request. The handlers of the request receive the error first, and are called again with the new
    /// result.
    ///
    /// Only the first call has an effect, even if several handlers receive the same request.
    public func restart() { restart { $0.isRequested = true } }

    /// Allows restarts, after the error was delivered to the handlers of the request. Without this order, they might
    /// receive the new result before the error. A restart that was requested before begins now.
    func allowRestart() { restart { $0.isAllowed = true } }

    /// Restarts the request once a restart is both requested and allowed.
    private func restart(after change: (inout RestartHandler) -> Void) {
        let call = restartHandler.withLock { handler -> (@Sendable () -> Void)? in
            change(&handler)
            guard handler.isRequested, handler.isAllowed else { return nil }
            defer { handler.call = nil }
            return handler.call
        }
        call?()
    }

    /// The route.
    public var description: String { route }
}
