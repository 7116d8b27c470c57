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

/// Receives the events of waits. It may be called concurrently from any thread, and must return quickly, like
/// ``LoggingClosure``.
public typealias WaitHandler = @Sendable (WaitEvent) -> Void

extension Duration {
    /// The duration in seconds, with the fraction.
    package var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    /// The duration in whole seconds, rounded up. At least 0.
    package var wholeSeconds: Int64 {
        let (seconds, attoseconds) = components
        return max(0, attoseconds > 0 && seconds < .max ? seconds + 1 : seconds)
    }
}
