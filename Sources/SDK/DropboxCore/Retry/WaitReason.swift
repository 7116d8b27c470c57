import DropboxHTTP

extension ClientWait.Reason {
    /// Creates the reason for the wait after an attempt.
    ///
    /// - Parameter verdict: What the outcome says about another attempt.
    /// - Returns: `nil` if the attempt succeeded or failed permanently.
    package init?(_ outcome: Result<CallResponse, CallFailure>, _ verdict: FailureVerdict?) {
        guard let verdict, verdict.isTemporary else { return nil }
        switch outcome {
        case .success(let response):
            self =
                switch (response.metadata.status, verdict) {
                case (429, _): .rateLimit
                case (409, .rejected): .writeLimit
                case (409, _): .damagedResponse
                case (let status, _): .serverError(status)
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

    init?(_ outcome: Result<CallResponse, CallFailure>, _ failure: FailureVerdict?, _ decision: RetryDecision?) {
        guard case .rejected(let retryAfter) = failure, case .success(let response) = outcome,
            [409, 429].contains(response.metadata.status)
        else { return nil }
        isWriteLimit = ErrorEnvelope(response)?.tags.contains(Self.writeLimitTag) ?? false
        wait = if case .retry(let wait) = decision { wait } else { retryAfter ?? .seconds(1) }
    }
}
