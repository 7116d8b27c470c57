import DropboxConcurrency

/// Holds requests up, and lets them go on: a request that carries it (`HTTPRequest.suspension`) moves only while it is not
/// suspended.
///
/// While it is, the transport neither reads from the connection nor writes to it, so the other side has to wait. The
/// connection stays open, and time does not count as idle. The overall deadline goes on. A server does not wait for
/// ever: after a few minutes it may close the connection, and the request then fails with `connectionLost`.
public final class HTTPSuspender: Sendable {
    private struct State {
        var isSuspended = false
        var observers: [Int: @Sendable () -> Void] = [:]
        var waiting: [@Sendable () -> Void] = []
        var next = 0
    }

    private let state = Locked(State())

    /// A suspension that is not in force yet.
    public init() {}

    /// Whether requests are held up now.
    public var isSuspended: Bool { state.withLock { $0.isSuspended } }

    /// Holds requests up. Once is as good as twice.
    public func suspend() {
        let observers = state.withLock { state -> [@Sendable () -> Void] in
            guard !state.isSuspended else { return [] }
            state.isSuspended = true
            return Array(state.observers.values)
        }
        for observer in observers { observer() }
    }

    /// Lets requests go on, however often they were suspended.
    public func resume() {
        let told = state.withLock { state -> [@Sendable () -> Void] in
            guard state.isSuspended else { return [] }
            state.isSuspended = false
            defer { state.waiting = [] }
            return state.observers.values + state.waiting
        }
        for observer in told { observer() }
    }

    /// Has `observer` called after each change, on the thread that makes it. For transports; look at `isSuspended` then.
    ///
    /// - Returns: What `forget(_:)` takes.
    public func addObserver(_ observer: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.observers[state.next] = observer
            return state.next
        }
    }

    /// Calls an observer no more.
    public func removeObserver(_ observation: Int) {
        state.change { $0.observers[observation] = nil }
    }

    /// Calls `proceed` once: now, or as soon as requests may go on.
    public func onResume(_ proceed: @escaping @Sendable () -> Void) {
        let isNow = state.withLock { state in
            if state.isSuspended { state.waiting.append(proceed) }
            return !state.isSuspended
        }
        if isNow { proceed() }
    }
}
