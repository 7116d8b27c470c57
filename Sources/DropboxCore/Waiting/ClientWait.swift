import Foundation
import DropboxConcurrency

/// A wait of a client: which call waits, why, and until when. Its description is a line to show.
public struct ClientWait: Sendable, Hashable, Identifiable {
    /// Why a client waits.
    public enum Reason: Sendable, Hashable {
        /// The server rejected the call because there are too many of the account (429).
        case rateLimit
        /// The server rejected the call because of other writes in the same namespace.
        case writeLimit
        /// The server failed, with this status.
        case serverError(Int)
        /// There is no connection to the server, for this reason.
        case noConnection(String)
        /// The connection was lost, or made no progress, before the response was complete.
        case connectionLost(String)
        /// The response cannot be read, or is not about what was asked for.
        case damagedResponse
        /// The server rejected another call of the account; its calls wait together.
        case otherCalls
        /// The call was sent, and the server has not responded yet.
        case response
        /// A new access token is being requested.
        case accessToken
        /// The server asks for a pause before it is asked for changes again.
        case pauseBetweenPolls
        /// A step of a transfer failed, and is going to be repeated.
        case transfer
        /// Something else failed that is going to be repeated: this.
        case failure(String)
    }

    /// Tells apart the waits of a process.
    public let id: UInt64

    /// The route that is called after the wait, as `files/list_folder`; `oauth2/token` for tokens.
    public let route: String

    /// Which attempt of the call follows, 1 for the first; `nil` where the wait belongs to no single call.
    public let attempt: Int?

    /// Why the client waits.
    public let reason: Reason

    /// How long the wait takes from its beginning; `nil` where that is not known.
    public let duration: Duration?

    /// When the wait ends, by the clock on the wall; `nil` where that is not known.
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
    /// The wait in words: `waiting 8 s, attempt 3: the server is busy (429)`.
    public var description: String { description(remaining: duration) }

    /// The wait in words, of which so much is left.
    /// - Parameter remaining: `nil` where it is not known.
    public func description(remaining: Duration?) -> String {
        let span = remaining.map { " \(max(1, $0.wholeSeconds)) s" } ?? ""
        let number = attempt.map { $0 > 1 ? ", attempt \($0)" : "" } ?? ""
        return "waiting\(span)\(number): \(reason)"
    }
}

extension ClientWait.Reason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .rateLimit: "the server is busy (429)"
        case .writeLimit: "the server is busy with other writes (too_many_write_operations)"
        case .serverError(let status): "the server failed (\(status))"
        case .noConnection(let text): "no connection to the server (\(text))"
        case .connectionLost(let text): "the connection was lost (\(text))"
        case .damagedResponse: "the response was damaged on the way"
        case .otherCalls: "the server is busy with other calls of the account"
        case .response: "the server has not responded yet"
        case .accessToken: "a new access token is requested"
        case .pauseBetweenPolls: "the server asks for a pause"
        case .transfer: "a step of the transfer failed"
        case .failure(let text): text
        }
    }
}

/// What a client tells about its waits.
public enum WaitingEvent: Sendable, Hashable {
    /// The client begins to wait.
    case began(ClientWait)
    /// A wait that began is over, or was canceled. Each `began` is followed by one of these.
    case ended(ClientWait)

    /// The wait that begins or ends.
    public var wait: ClientWait {
        switch self {
        case .began(let wait), .ended(let wait): wait
        }
    }
}

/// Takes the events about waits. It may be called from any thread, from several at once, and should return quickly.
public typealias WaitingHandler = @Sendable (WaitingEvent) -> Void

extension Duration {
    /// Seconds, with their fraction.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    /// Seconds, rounded up; nothing below zero.
    var wholeSeconds: Int64 {
        let (seconds, attoseconds) = components
        return max(0, attoseconds > 0 && seconds < .max ? seconds + 1 : seconds)
    }
}
