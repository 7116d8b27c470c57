import Foundation
import DropboxConcurrency
import DropboxStone

/// Handlers for the errors of all requests, whoever made them: to sign out when a token is refused, or to wait and call
/// again when there were too many calls.
///
/// A handler is called in addition to what the request itself has: its own handlers, and the tasks that await it. Any
/// number of handlers may be registered, from any thread; each is called once for each error that concerns it, on its
/// queue. Cancelled requests are among them: `CallError.isCancellation` tells.
public final class GlobalErrorResponseHandler: Sendable {
    /// What a handler makes of an error: something to do on its queue, or nothing.
    private typealias Response = @Sendable (CallError<Any>, FailedRequest) -> (@Sendable () -> Void)?

    private struct Handler: Sendable {
        let key: String
        let queue: OperationQueue
        let response: Response
    }

    private let handlers = Locked<[Handler]>([])

    /// The handlers of all clients that are not told otherwise by
    /// `DropboxTransportClientImpl.Configuration.globalErrorHandlers`.
    public static let shared = GlobalErrorResponseHandler()

    /// Handlers of one's own, for the clients that are given them.
    public init() {}

    /// Has `callback` called with every error, the type of a route's error forgotten.
    ///
    /// - Parameters:
    ///   - callback: Takes the error.
    ///   - queue: Where it is called; the main queue by default.
    /// - Returns: The key by which the handler is deregistered.
    @discardableResult
    public func registerGlobalErrorHandler(
        _ callback: @escaping @Sendable (CallError<Any>) -> Void, queue: OperationQueue = .main
    ) -> String {
        register(queue) { error, _ in { callback(error) } }
    }

    /// Has `callback` called with every error that is not the route's own: no connection, no valid token, too many calls,
    /// a failing server, ….
    ///
    /// - Parameters:
    ///   - queue: Where it is called; the main queue by default.
    ///   - callback: Takes the error, and the request, which can be restarted.
    /// - Returns: The key by which the handler is deregistered.
    @discardableResult
    public func registerNetworkErrorHandler(
        queue: OperationQueue = .main,
        _ callback: @escaping @Sendable (CallError<Any>, FailedRequest) -> Void
    ) -> String {
        register(queue) { error, request in
            if case .routeError = error { nil } else { { callback(error, request) } }
        }
    }

    /// Has `callback` called with every error of a route that is of a type, or that has a value of the type in it, however
    /// deep: a handler for `Files.LookupError` also hears of `Files.DownloadError.path`.
    ///
    /// - Parameters:
    ///   - type: A type of the API.
    ///   - queue: Where it is called; the main queue by default.
    ///   - callback: Takes the value of the type (the first where there are several), the error that it is part of, and the
    ///     request, which can be restarted.
    /// - Returns: The key by which the handler is deregistered.
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

    /// Takes the handler with this key away. A call of it that is waiting on its queue is still made.
    public func deregisterGlobalErrorHandler(key: String) {
        handlers.change { handlers in handlers.removeAll { $0.key == key } }
    }

    /// Takes all handlers away.
    public func deregisterAllGlobalErrorHandlers() {
        handlers.change { $0 = [] }
    }

    /// A request failed. `request` is asked for only where somebody wants to know.
    func report<RouteError>(_ error: CallError<RouteError>, _ request: () -> FailedRequest) {
        let handlers = handlers.withLock { $0 }
        if handlers.isEmpty { return }
        let (erased, request) = (error.typeErased, request())
        for handler in handlers {
            if let response = handler.response(erased, request) { handler.queue.addOperation(response) }
        }
    }

    private func register(_ queue: OperationQueue, _ response: @escaping Response) -> String {
        let handler = Handler(key: UUID().uuidString, queue: queue, response: response)
        handlers.withLock { $0.append(handler) }
        return handler.key
    }
}
