import DropboxConcurrency

/// A request that failed, as global error handlers see it.
public struct FailedRequest: Sendable, CustomStringConvertible {
    /// The route that was called, as `files/list_folder`.
    public let route: String

    /// Whether handlers are attached to the request, which a restarted one would call. Where tasks await the request
    /// instead, they have the error by now, and calling again is their affair.
    public let hasHandlers: Bool

    private let again: Locked<RestartHandler>

    private struct RestartHandler {
        /// `nil` once it was called.
        var call: (@Sendable () -> Void)?
    }

    init(route: String, hasHandlers: Bool, call: @escaping @Sendable () -> Void) {
        self.route = route
        self.hasHandlers = hasHandlers
        again = Locked(RestartHandler(call: call))
    }

    /// Makes the same call again, at once. The handlers of the request, which get the error too, are called once more,
    /// with what the new call comes to.
    ///
    /// Only the first call counts, also where several handlers have the same request.
    public func restart() {
        let call = again.withLock { again in
            defer { again.call = nil }
            return again.call
        }
        call?()
    }

    /// The route.
    public var description: String { route }
}
