import Foundation
import DropboxHTTP

extension RetryPolicy.Failure {
    /// What an attempt came to; `nil` where it did what it was to do.
    package init?(_ outcome: Result<CallResponse, CallFailure>) {
        switch outcome {
        case .success(let answer) where answer.isSuccess: return nil
        case .success(let answer): self.init(answer)
        case .failure(.unanswered(let error)) where error.isTransient:
            self = error.isRequestUnsent ? .notSent : .indeterminate(retryAfter: nil)
        case .failure: self = .permanent
        }
    }

    private init(_ answer: CallResponse) {
        let retryAfter = answer.metadata.headers.retryAfter()
        switch answer.metadata.status {
        case 429:
            let inBody = ErrorEnvelope(answer)?.retryAfter
            self = .rejected(retryAfter: [retryAfter, inBody].compactMap(\.self).max())
        case 409 where ErrorEnvelope(answer)?.tags.contains(RateLimitSignal.writeLimitTag) == true:
            self = .rejected(retryAfter: retryAfter)
        // A server that does not know the method or the version will not know it next time.
        case 501, 505: self = .permanent
        case 500...599: self = .indeterminate(retryAfter: retryAfter)
        default: self = .permanent
        }
    }
}

extension RetryPolicy.Failure: CustomStringConvertible {
    /// The end of the sentence "the attempt …".
    public var description: String {
        switch self {
        case .rejected: "was refused"
        case .indeterminate: "was not answered"
        case .notSent: "did not reach the server"
        case .permanent: "failed"
        }
    }
}

extension ClientWait.Reason {
    /// Why an attempt failed; `nil` where it did what it was to do, or failed for good.
    package init?(_ outcome: Result<CallResponse, CallFailure>) {
        guard let failure = RetryPolicy.Failure(outcome), failure != .permanent else { return nil }
        switch outcome {
        case .success(let answer):
            if answer.metadata.status == 429 {
                self = .rateLimit
            } else {
                self = answer.metadata.status == 409 ? .writeLimit : .serverError(answer.metadata.status)
            }
        case .failure(.unanswered(let error)):
            self = error.isRequestUnsent ? .noConnection(error.detail) : .connectionLost(error.detail)
        case .failure: return nil
        }
    }
}

/// A refusal, as it concerns the other calls of the account.
struct RateLimitSignal {
    /// How the API calls contention between writes in a namespace.
    static let writeLimitTag = "too_many_write_operations"

    /// Whether it concerns writes alone.
    let isWriteLimit: Bool

    /// How long calls are to stay away.
    let wait: Duration

    init?(_ outcome: Result<CallResponse, CallFailure>, _ failure: RetryPolicy.Failure?, _ decision: RetryDecision?) {
        guard case .rejected(let retryAfter) = failure, case .success(let answer) = outcome else { return nil }
        isWriteLimit = ErrorEnvelope(answer)?.tags.contains(Self.writeLimitTag) ?? false
        wait = if case .retry(let wait) = decision { wait } else { retryAfter ?? .seconds(1) }
    }
}
