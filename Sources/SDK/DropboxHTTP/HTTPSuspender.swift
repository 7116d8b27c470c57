import DropboxConcurrency

/// An object that suspends and resumes all requests that refer to it in ``HTTPRequest/suspender``.
///
/// While a request is suspended, the transport neither reads from the connection nor writes to it, so the server must
/// wait. The connection stays open, and the idle timeout doesn't run. The overall timeout continues. A server doesn't
/// wait indefinitely: after a few minutes it may close the connection, and the request fails with `connectionLost`.
public final class HTTPSuspender: Sendable {
    private struct State {
        var isSuspended = false
        var observers: [(token: Int, notify: @Sendable () -> Void)] = []
        var waiting: [@Sendable () -> Void] = []
        var nextToken = 0
    }

    private let state = Locked(State())

    /// Creates a suspender that isn't suspended.
    public init() {}

    /// A Boolean value that indicates whether requests are suspended.
    public var isSuspended: Bool { state.withLock { $0.isSuspended } }

    /// Suspends requests. Repeated calls have no effect.
    public func suspend() {
        let observers = state.withLock { state -> [@Sendable () -> Void] in
            guard !state.isSuspended else { return [] }
            state.isSuspended = true
            return state.observers.map(\.notify)
        }
        for observer in observers { observer() }
    }

    /// Resumes requests, regardless of how often they were suspended.
    public func resume() {
        let observers = state.withLock { state -> [@Sendable () -> Void] in
            guard state.isSuspended else { return [] }
            state.isSuspended = false
            defer { state.waiting = [] }
            return state.observers.map(\.notify) + state.waiting
        }
        for observer in observers { observer() }
    }

    /// Adds a closure that is called after each change, on the thread that makes the change. Intended for transports,
    /// which then check ``isSuspended``.
    ///
    /// - Returns: A token to pass to ``removeObserver(_:)``.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.nextToken += 1
            state.observers.append((state.nextToken, observer))
            return state.nextToken
        }
    }

    /// Removes an observer.
    public func removeObserver(_ token: Int) {
        // The closure is released after unlocking.
        let removed = state.withLock { state in
            state.observers.firstIndex { $0.token == token }.map { state.observers.remove(at: $0).notify }
        }
        withExtendedLifetime(removed) {}
    }

    /// Calls `proceed` once: immediately, or when requests are resumed.
    public func whenResumed(_ proceed: @escaping @Sendable () -> Void) {
        let isResumed = state.withLock { state in
            if state.isSuspended { state.waiting.append(proceed) }
            return !state.isSuspended
        }
        if isResumed { proceed() }
    }
}
