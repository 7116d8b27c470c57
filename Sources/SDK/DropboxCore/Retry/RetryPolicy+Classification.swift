import DropboxHTTP
import Foundation

extension RetryPolicy.Failure {
    /// Classifies the outcome of an attempt.
    ///
    /// - Parameters:
    ///   - outcome: The outcome.
    ///   - waitsForConnectivity: Whether another attempt is useful if the device has no internet connection.
    /// - Returns: `nil` if the attempt succeeded.
    package init?(_ outcome: Result<CallResponse, CallFailure>, waitsForConnectivity: Bool = true) {
        switch outcome {
        case .success(let response) where response.isSuccess: return nil
        case .success(let response): self.init(response)
        case .failure(.noResponse(let error)) where error.isOffline && !waitsForConnectivity: self = .permanent
        case .failure(.noResponse(let error)) where error.isTransient:
            self = error.isRequestUnsent ? .notSent : .indeterminate(retryAfter: nil)
        case .failure: self = .permanent
        }
    }

    private init(_ response: CallResponse) {
        let retryAfter = response.metadata.headers.retryAfter()
        switch response.metadata.status {
        case 429:
            let retryAfterInBody = ErrorEnvelope(response)?.retryAfter
            self = .rejected(retryAfter: [retryAfter, retryAfterInBody].compactMap(\.self).max())
        case 409 where ErrorEnvelope(response)?.tags.contains(RateLimitSignal.writeLimitTag) == true:
            self = .rejected(retryAfter: retryAfter)
        // A server that doesn't support the method or the version won't support it in the next attempt, either.
        case 501, 505: self = .permanent
        case 500...599: self = .indeterminate(retryAfter: retryAfter)
        default: self = .permanent
        }
    }
}

extension RetryPolicy.Failure: CustomStringConvertible {
    /// The end of a sentence that starts with "the attempt".
    public var description: String {
        switch self {
        case .rejected: "was rejected"
        case .indeterminate: "got no response"
        case .notSent: "did not reach the server"
        case .permanent: "failed"
        }
    }
}

extension ClientWait.Reason {
    /// Creates the reason for the wait after an attempt.
    ///
    /// - Returns: `nil` if the attempt succeeded or failed permanently.
    package init?(_ outcome: Result<CallResponse, CallFailure>) {
        guard let failure = RetryPolicy.Failure(outcome), failure != .permanent else { return nil }
        switch outcome {
        case .success(let response):
            if response.metadata.status == 429 {
                self = .rateLimit
            } else {
                self = response.metadata.status == 409 ? .writeLimit : .serverError(response.metadata.status)
            }
        case .failure(.noResponse(let error)):
            self =
                error.isRequestUnsent
                ? .noConnection(error.underlyingMessage) : .connectionLost(error.underlyingMessage)
        case .failure: return nil
        }
    }
}

/// A rejection that affects the other requests of the account.
struct RateLimitSignal {
    /// The API's tag for contention between writes in a namespace.
    static let writeLimitTag = "too_many_write_operations"

    /// Whether the rejection affects only writes.
    let isWriteLimit: Bool

    /// The time for which requests must not be sent.
    let wait: Duration

    init?(_ outcome: Result<CallResponse, CallFailure>, _ failure: RetryPolicy.Failure?, _ decision: RetryDecision?) {
        guard case .rejected(let retryAfter) = failure, case .success(let response) = outcome else { return nil }
        isWriteLimit = ErrorEnvelope(response)?.tags.contains(Self.writeLimitTag) ?? false
        wait = if case .retry(let wait) = decision { wait } else { retryAfter ?? .seconds(1) }
    }
}
