import DropboxCore
import Foundation

/// Why nobody was signed in.
public enum SignInError: Error, Sendable {
    /// The user said no, or the task was cancelled.
    case cancelled

    /// Nobody came back from the sign-in page for so long.
    case timedOut(after: Duration)

    /// Dropbox gives no token, or cannot be asked; the error says why.
    case rejected(AccessTokenError)

    /// Dropbox gave a token, but it could not be stored, and is lost: the user has to sign in once more.
    case tokenNotStored(TokenStoreError)

    /// The sign-in page cannot be opened, or the user cannot come back from it; says why.
    case cannotPresent(String)
}

extension SignInError: CustomStringConvertible {
    /// What happened and what to do.
    public var description: String {
        switch self {
        case .cancelled: "the sign-in was cancelled"
        case .timedOut(let time):
            "nobody came back from the sign-in page within \(CallLog.seconds(time)); sign in again"
        case .rejected(let error): "\(error)"
        case .tokenNotStored(let error):
            "the sign-in is lost, for its token could not be kept: \(error); mend that and sign in again"
        case .cannotPresent(let why): why
        }
    }

    /// The error as completions of the documented interface get it.
    var result: DropboxOAuthResult {
        switch self {
        case .cancelled: .cancel
        case .timedOut: .error(.temporarilyUnavailable, description)
        case .rejected(let error): .error(error.reason, error.text)
        case .tokenNotStored: .error(.tokenStorageError, description)
        case .cannotPresent: .error(.unknown, description)
        }
    }
}
