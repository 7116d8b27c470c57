public import DropboxCore
import DropboxTransfer
import DropboxOAuth
import DropboxHTTP

/// An error of a sink that carries what it says about another attempt, such as that of an object store.
public struct WorkerSinkError: Error, Sendable, CustomStringConvertible {
    /// What the error says about another attempt.
    public let verdict: FailureVerdict
    /// What failed, and what to do about it.
    public let description: String

    /// Creates an error.
    public init(_ verdict: FailureVerdict, _ description: String) {
        (self.verdict, self.description) = (verdict, description)
    }
}

/// A source has a client for another account than that of a namespace.
struct ForeignAccountError: Error, CustomStringConvertible {
    let reader: String
    let account: String

    var description: String { "the token for the account \(reader) is that of \(account), so nothing is read with it" }
}

extension FailureVerdict {
    /// The verdict that an error carries, or `nil` if it carries none.
    init?(carriedBy error: any Error) {
        switch error {
        case let error as any CallFailureDescription: self = error.verdict
        // The disk of a sink can be full for some time.
        case FileDownloadError.call(.clientError(.fileAccessError)): return nil
        case let error as FileDownloadError: self = error.verdict
        case let error as WorkerSinkError: self = error.verdict
        // Without a code about the keys, nobody knows whether the store refuses this object or all of them.
        case let error as S3Error where error.status == 403 && error.verdict == .permanent: return nil
        case let error as S3Error: self = error.verdict
        case is FolderSinkError: self = .permanent
        case let error as ChangeFeed.Failure: self = error.verdict
        case let error as HTTPError: self = error.verdict
        case is ForeignAccountError: self = .clientWide
        case DropboxClientsError.notSignedIn, DropboxClientsError.shutDown: self = .clientWide
        case let error as WorkerDatabaseError where error.kind == .temporary: self = .notSent
        default: return nil
        }
    }
}
