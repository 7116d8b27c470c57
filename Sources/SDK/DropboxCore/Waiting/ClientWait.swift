import DropboxConcurrency
import Foundation

/// A wait of a client: the request, the reason, and the end. Its description is a status message for users.
public struct ClientWait: Sendable, Hashable, Identifiable {
    /// The reasons for a wait.
    public enum Reason: Sendable, Hashable {
        /// The server rejected the request because of the rate limit of the account (429).
        case rateLimit
        /// The server rejected the request because of other writes in the same namespace.
        case writeLimit
        /// The server failed with this status.
        case serverError(Int)
        /// No connection was established, for this reason.
        case noConnection(String)
        /// The connection was lost, or made no progress, before the response was complete.
        case connectionLost(String)
        /// The response can't be decoded, or doesn't match the request.
        case damagedResponse
        /// The server rejected another request of the account. All requests of the account wait together.
        case otherRequests
        /// The request was sent, and the server has not responded yet.
        case response
        /// A new access token is being requested.
        case accessToken
        /// The server asks for a delay before the next poll for changes.
        case pauseBetweenPolls
        /// The server has responded immediately and without progress for at least a minute, so the client sends fewer
        /// requests for changes.
        case noProgress
        /// A step of a transfer failed and will be retried.
        case transfer
        /// Another failure that will be retried, with this message.
        case failure(String)
    }

    /// The ID of the wait, which is unique in the process.
    public let id: UInt64

    /// The route of the request after the wait, such as `files/list_folder`, or `oauth2/token` for tokens.
    public let route: String

    /// The number of the attempt after the wait, starting at 1. `nil` if the wait doesn't belong to a single request.
    public let attempt: Int?

    /// The reason for the wait.
    public let reason: Reason

    /// The duration of the wait from its start, or `nil` if it's unknown.
    public let duration: Duration?

    /// The end of the wait by the system clock, or `nil` if it's unknown.
    public let until: Date?

    package init(route: String, attempt: Int?, reason: Reason, duration: Duration?) {
        id = Self.lastID.change { last in
            last += 1
            return last
        }
        self.route = route
        self.attempt = attempt
        self.reason = reason
        self.duration = duration
        until = duration.map { Date().addingTimeInterval($0.inSeconds) }
    }

    private static let lastID = Locked<UInt64>(0)
}

extension ClientWait: CustomStringConvertible {
    /// A message such as `waiting 8 s, attempt 3: the server is busy (429)`.
    public var description: String { description(remaining: duration) }

    /// Returns a message with the remaining time.
    ///
    /// - Parameter remaining: The remaining time, or `nil` if it's unknown.
    public func description(remaining: Duration?) -> String {
        let span = remaining.map { " \(max(1, $0.wholeSeconds)) s" } ?? ""
        let number = attempt.map { $0 > 1 ? ", attempt \($0)" : "" } ?? ""
        return "waiting\(span)\(number): \(reason)"
    }
}

extension ClientWait.Reason: CustomStringConvertible {
    /// A message with the reason.
    public var description: String {
        switch self {
        case .rateLimit: "the server is busy (429)"
        case .writeLimit: "the server is busy with other writes (too_many_write_operations)"
        case .serverError(let status): "the server failed (\(status))"
        case .noConnection(let text): "no connection to the server (\(text))"
        case .connectionLost(let text): "the connection was lost (\(text))"
        case .damagedResponse: "the response was damaged on the way"
        case .otherRequests: "the server is busy with other requests of the account"
        case .response: "the server has not responded yet"
        case .accessToken: "a new access token is requested"
        case .pauseBetweenPolls: "the server asks for a pause"
        case .noProgress: "the server keeps responding without progress"
        case .transfer: "a step of the transfer failed"
        case .failure(let text): text
        }
    }
}

/// The events of waits.
public enum WaitEvent: Sendable, Hashable {
    /// A wait started.
    case began(ClientWait)
    /// A wait finished or was canceled. Exactly one such event follows each ``began(_:)``.
    case ended(ClientWait)

    /// The wait that started or ended.
    public var wait: ClientWait {
        switch self {
        case .began(let wait), .ended(let wait): wait
        }
    }
}

/// Receives the events of waits. It may be called concurrently from any thread, and should return quickly.
public typealias WaitHandler = @Sendable (WaitEvent) -> Void

extension Duration {
    /// The duration in seconds, with the fraction.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    /// The duration in whole seconds, rounded up. At least 0.
    package var wholeSeconds: Int64 {
        let (seconds, attoseconds) = components
        return max(0, attoseconds > 0 && seconds < .max ? seconds + 1 : seconds)
    }
}

/// Waits for a client, and reports each wait to the handler.
package final class WaitReporter: Sendable {
    /// The maximum wait. Longer durations, which are probably mistakes, are reduced to it.
    package static var maximumWait: Duration { .seconds(86_400) }

    /// The time after which a pending response or token is reported as a wait.
    static var reportingThreshold: Duration { .seconds(2) }

    private let handler: WaitHandler?
    private let clock: ClientClock
    private let latest = Locked<ClientWait.Reason?>(nil)

    package init(_ handler: WaitHandler?, clock: ClientClock) {
        self.handler = handler
        self.clock = clock
    }

    /// Whether a handler is set.
    var hasHandler: Bool { handler != nil }

    /// The reason of the last failed request. Transfers that retry their steps themselves report it for their waits.
    package var latestFailure: ClientWait.Reason? { latest.withLock { $0 } }

    /// Records the reason of a failed request.
    func record(_ failure: ClientWait.Reason) { latest.withLock { $0 = failure } }

    /// Sleeps, and reports the wait.
    ///
    /// - Parameters:
    ///   - duration: The duration, which is clamped to the range from 0 to ``maximumWait``.
    ///   - route: The route of the request after the wait.
    ///   - attempt: The number of the attempt after the wait, if any.
    ///   - reason: The reason.
    /// - Throws: `CancellationError`.
    package func sleep(
        _ duration: Duration, route: String, attempt: Int?, reason: ClientWait.Reason
    ) async throws {
        let duration = min(max(duration, .zero), Self.maximumWait)
        let end = begin(route: route, attempt: attempt, reason: reason, duration: duration)
        defer { end?() }
        try await clock.sleep(duration)
    }

    /// Reports the start of a wait.
    ///
    /// - Returns: A closure that reports the end, or `nil` if no handler is set.
    func begin(
        route: String, attempt: Int?, reason: ClientWait.Reason, duration: Duration?
    ) -> (@Sendable () -> Void)? {
        guard hasHandler else { return nil }
        return begin(ClientWait(route: route, attempt: attempt, reason: reason, duration: duration))
    }

    /// Reports the start of a wait.
    ///
    /// - Returns: A closure that reports the end, or `nil` if no handler is set.
    package func begin(_ wait: ClientWait) -> (@Sendable () -> Void)? {
        guard let handler else { return nil }
        handler(.began(wait))
        return { handler(.ended(wait)) }
    }

    /// Runs `work`, and reports a wait while it makes no progress.
    ///
    /// - Parameter work: The work. It receives a closure to call when it makes progress.
    func reportingWaits<Value: Sendable>(
        route: String, attempt: Int?, reason: ClientWait.Reason,
        _ work: (_ onProgress: @escaping @Sendable () -> Void) async -> Value
    ) async -> Value {
        guard hasHandler else { return await work {} }
        let monitor = ProgressMonitor { [self] in begin(route: route, attempt: attempt, reason: reason, duration: nil) }
        let task = Task { [clock] in
            while !Task.isCancelled {
                let count = monitor.count
                // Only cancellation ends the sleep early, and then the work has finished.
                do { try await clock.sleep(Self.reportingThreshold) } catch { return }
                monitor.check(since: count)
            }
        }
        let value = await work { monitor.progress() }
        task.cancel()
        monitor.finish()
        return value
    }
}

/// Monitors the progress of work, and reports a wait while there is none.
private final class ProgressMonitor: Sendable {
    private struct State {
        var count = 0
        var endWait: (@Sendable () -> Void)?
        var isFinished = false
    }

    private let state = Locked(State())
    private let begin: @Sendable () -> (@Sendable () -> Void)?

    init(begin: @escaping @Sendable () -> (@Sendable () -> Void)?) {
        self.begin = begin
    }

    /// The number of times that the work made progress.
    var count: Int { state.withLock { $0.count } }

    func progress() {
        update { $0.count += 1 }
    }

    func finish() {
        update { $0.isFinished = true }
    }

    /// Starts a wait unless there was progress since the count was `previousCount`.
    func check(since previousCount: Int) {
        let isStuck = state.withLock { !$0.isFinished && $0.endWait == nil && $0.count == previousCount }
        guard isStuck, let endWait = begin() else { return }
        let isLate = state.withLock { state in
            guard !state.isFinished, state.count == previousCount else { return true }
            state.endWait = endWait
            return false
        }
        if isLate { endWait() }
    }

    /// Changes the state, and ends the current wait.
    private func update(_ change: (inout State) -> Void) {
        let endWait = state.withLock { state in
            change(&state)
            defer { state.endWait = nil }
            return state.endWait
        }
        endWait?()
    }
}
