import DropboxCore
import Foundation

/// The reason why a sign-in failed.
public enum SignInError: Error, Sendable {
    /// The user denied access, or the task was canceled.
    case cancelled

    /// The browser wasn't redirected within this time.
    case timedOut(after: Duration)

    /// Dropbox denied the token or couldn't be reached. The error contains the reason.
    case rejected(AccessTokenError)

    /// Dropbox issued a token, but it couldn't be stored and is lost. The user must sign in again.
    case tokenNotStored(TokenStoreError)

    /// The sign-in page can't be opened, or the browser can't be redirected. The associated value is the reason.
    case cannotPresent(String)
}

extension SignInError: CustomStringConvertible {
    /// A message with the reason and a remedy.
    public var description: String {
        switch self {
        case .cancelled: "the sign-in was canceled"
        case .timedOut(let time):
            "the browser did not return from the sign-in page within \(time.wholeSeconds) s; sign in again"
        case .rejected(let error): "\(error)"
        case .tokenNotStored(let error):
            "the sign-in is lost because its token could not be stored: \(error); fix that and sign in again"
        case .cannotPresent(let why): why
        }
    }

    /// The error in the type of SwiftyDropbox's completion handlers.
    var result: DropboxOAuthResult {
        switch self {
        case .cancelled: .cancel
        case .timedOut: .error(.temporarilyUnavailable, description)
        case .rejected(let error): .error(error.reason, error.message)
        case .tokenNotStored: .error(.tokenStorageError, description)
        case .cannotPresent: .error(.unknown, description)
        }
    }
}
