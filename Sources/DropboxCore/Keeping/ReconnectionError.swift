/// A transfer of a background session that cannot be given as a request.
public struct ReconnectionError: Error, Sendable, CustomStringConvertible {
    /// Why.
    public let reconnectionErrorKind: ReconnectionErrorKind

    /// What was kept of the transfer, as far as it can be read; `nil` where there is nothing.
    public let taskDescription: String?

    /// The error behind it; `nil` where there is none.
    public let cause: (any Error)?

    /// An error of these parts.
    public init(_ kind: ReconnectionErrorKind, taskDescription: String? = nil, cause: (any Error)? = nil) {
        reconnectionErrorKind = kind
        self.taskDescription = taskDescription
        self.cause = cause
    }

    /// What happened, and what to do. What was kept is not shown: it may name files.
    public var description: String { "\(reconnectionErrorKind.explanation)\(cause.map { ": \($0)" } ?? "")" }
}

/// Why a transfer cannot be given as a request.
public enum ReconnectionErrorKind: String, Error, Sendable, CaseIterable {
    /// Nothing says what the transfer was for: something else than this SDK began it.
    case noPersistedInfo

    /// What was kept is not in a form that this SDK writes.
    case badPersistedStringFormat

    /// A newer release has kept it, in a form that this one does not know.
    case versionMismatch

    /// The request box has no case for the route: begin the transfer anew.
    case missingReconnectionCase

    /// Something else; the error behind it says what.
    case unknown

    fileprivate var explanation: String {
        switch self {
        case .noPersistedInfo: "a transfer of the session was not begun by this SDK"
        case .badPersistedStringFormat: "what was kept of a transfer cannot be read; begin the transfer anew"
        case .versionMismatch: "a newer release of the SDK has begun the transfer; use that one or begin it anew"
        case .missingReconnectionCase: "no request box has a case for the route of the transfer; begin it anew"
        case .unknown: "the transfers of the session cannot be reconnected"
        }
    }
}
