import DropboxCore

/// An account whose token cannot be renewed any more. Nothing but signing in again helps.
public struct ReauthenticationRequest: Sendable, CustomStringConvertible {
    /// The account or team.
    public let uid: String

    /// What the server said.
    public let reason: AccessTokenError

    /// Account and reason.
    public var description: String { "\(uid) has to sign in again: \(reason)" }
}
