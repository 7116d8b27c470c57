import DropboxConcurrency

/// The maximum time without progress of all work of a client together, over its attempts and the pauses between them.
///
/// The time starts with the attempt that fails first, and ends with the next progress: a response that is no failure, or
/// content that wasn't transferred before.
package final class ProgressLimit: Sendable {
    private struct State {
        var latestProgress: Duration?
        /// The time since which there has been no progress, if an attempt has failed since then.
        var stalledSince: Duration?
    }

    /// The maximum time.
    package let duration: Duration
    private let state = Locked(State())

    /// Creates a limit for clients that share their work.
    package init(_ duration: Duration) { self.duration = duration }

    /// The time that remains for the last attempt at the end, without which no other one starts.
    private var lastAttempt: Duration { min(.seconds(1), duration / 10) }

    /// Records progress.
    package func recordProgress(at now: Duration) {
        state.withLock { $0 = State(latestProgress: now) }
    }

    /// Records the failure of an attempt.
    ///
    /// - Parameters:
    ///   - start: The start of the work.
    ///   - now: The time of the failure.
    package func recordFailure(since start: Duration, at now: Duration) {
        state.withLock { state in
            guard state.stalledSince == nil else { return }
            state.stalledSince = min(max(start, state.latestProgress ?? start), now)
        }
    }

    /// Returns the time that remains, or `nil` if nothing has failed since the latest progress.
    package func remaining(at now: Duration) -> Duration? {
        state.withLock(\.stalledSince).map { max(.zero, duration - (now - $0)) }
    }

    /// Returns the delay before the next attempt, which is shorter at the end of the time; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - delay: The delay that the retry policy suggests.
    ///   - minimum: The delay that the server asks for, if any.
    ///   - now: The time of the failure.
    package func delay(_ delay: Duration, atLeast minimum: Duration?, at now: Duration) -> Duration? {
        guard let remaining = remaining(at: now) else { return delay }
        let latest = remaining - lastAttempt
        guard latest > .zero, minimum ?? .zero <= latest else { return nil }
        return min(delay, latest)
    }
}

/// Each limit is one piece of work.
extension ProgressLimit: Hashable {
    package static func == (one: ProgressLimit, other: ProgressLimit) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
