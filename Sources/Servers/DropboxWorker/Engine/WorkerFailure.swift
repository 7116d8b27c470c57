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
        // Only Dropbox says what can't succeed.
        case _ where error.isForeign: self = .indeterminate(retryAfter: nil)
        case let error as any CallFailureDescription: self = error.verdict
        // The disk of a sink can be full for some time.
        case FileDownloadError.call(.clientError(.fileAccessError)): return nil
        case let error as FileDownloadError: self = error.verdict
        case let error as WorkerSinkError: self = error.verdict
        // Nobody knows whether the store refuses this object or all of them.
        case let error as S3Error where error.verdict == .permanent && !error.isAboutObject: return nil
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

extension Error {
    /// A Boolean value that indicates whether something else than Dropbox answered a call, such as a proxy.
    var isForeign: Bool {
        if let call = self as? any CallFailureDescription { return call.isForeign }
        if let failure = self as? ChangeFeed.Failure { return failure.error.isForeign }
        if case .call(let call)? = self as? FileDownloadError { return call.isForeign }
        return false
    }

    /// A Boolean value that indicates whether no change can be to blame for the error: something else than Dropbox answered, or
    /// another worker, such as one that is paused, uses the file.
    var isCircumstance: Bool {
        if case .destinationInUse? = self as? FileDownloadError { return true }
        return isForeign
    }
}
