import DropboxConcurrency

/// Whether a client ever had a response, and since when it has tried in vain.
final class ServerReachability: Sendable {
    private enum State {
        case none(since: Duration?)
        case made
    }

    private let state = Locked(State.none(since: nil))

    /// A response came, whatever it says.
    func succeed() { state.withLock { $0 = .made } }

    /// A connection did not come about.
    /// - Returns: For how long the client has tried without any response; `nil` where it had one.
    func fail(at now: Duration, callStart: Duration) -> Duration? {
        state.withLock { state in
            guard case .none(let since) = state else { return nil }
            let start = since ?? callStart
            state = .none(since: start)
            return now - start
        }
    }
}
