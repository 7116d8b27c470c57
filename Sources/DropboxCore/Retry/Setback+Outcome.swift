import Foundation
import HTTPTransport

extension Setback {
    /// What an attempt came to; `nil` where it did what it was to do.
    package init?(_ outcome: Result<CallAnswer, CallFailure>) {
        switch outcome {
        case .success(let answer) where answer.isSuccess: return nil
        case .success(let answer): self.init(answer)
        case .failure(.unanswered(let error)) where error.isTransient:
            self = error.isNothingSent ? .unsent : .unknown(retryAfter: nil)
        case .failure: self = .final
        }
    }

    private init(_ answer: CallAnswer) {
        let retryAfter = answer.metadata.headers.retryAfter()
        switch answer.metadata.status {
        case 429:
            let inBody = ErrorEnvelope(answer)?.retryAfter
            self = .refused(retryAfter: [retryAfter, inBody].compactMap(\.self).max())
        case 409 where ErrorEnvelope(answer)?.tags.contains(Refusal.writeLimitTag) == true:
            self = .refused(retryAfter: retryAfter)
        // A server that does not know the method or the version will not know it next time.
        case 501, 505: self = .final
        case 500...599: self = .unknown(retryAfter: retryAfter)
        default: self = .final
        }
    }
}

extension Setback: CustomStringConvertible {
    /// The end of the sentence "the attempt …".
    public var description: String {
        switch self {
        case .refused: "was refused"
        case .unknown: "was not answered"
        case .unsent: "did not reach the server"
        case .final: "failed"
        }
    }
}

extension ClientWait.Reason {
    /// Why an attempt failed; `nil` where it did what it was to do, or failed for good.
    package init?(_ outcome: Result<CallAnswer, CallFailure>) {
        guard let setback = Setback(outcome), setback != .final else { return nil }
        switch outcome {
        case .success(let answer):
            if answer.metadata.status == 429 {
                self = .rateLimit
            } else {
                self = answer.metadata.status == 409 ? .writeLimit : .serverError(answer.metadata.status)
            }
        case .failure(.unanswered(let error)):
            self = error.isNothingSent ? .noConnection(error.detail) : .connectionLost(error.detail)
        case .failure: return nil
        }
    }
}

/// A refusal, as it concerns the other calls of the account.
struct Refusal {
    /// How the API calls contention between writes in a namespace.
    static let writeLimitTag = "too_many_write_operations"

    /// Whether it concerns writes alone.
    let isWriteLimit: Bool

    /// How long calls are to stay away.
    let wait: Duration

    init?(_ outcome: Result<CallAnswer, CallFailure>, _ setback: Setback?, _ decision: RetryDecision?) {
        guard case .refused(let retryAfter) = setback, case .success(let answer) = outcome else { return nil }
        isWriteLimit = ErrorEnvelope(answer)?.tags.contains(Self.writeLimitTag) ?? false
        wait = if case .wait(let wait) = decision { wait } else { retryAfter ?? .seconds(1) }
    }
}
