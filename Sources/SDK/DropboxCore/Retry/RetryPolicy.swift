import DropboxHTTP

/// The rules for repeating failed requests: which ones, how often, and after what delay.
///
/// A policy repeats a request only if that is safe:
/// - A request that the server rejected without executing it is always safe to repeat. That is the case for status 408,
///   425, and 429, for a 409 with the tag `too_many_write_operations`, and if no connection was established.
/// - A request with an indeterminate outcome (status 5xx, or a connection that was lost before the response) is
///   repeated if its route only reads. Set ``retriesNonIdempotentRequests`` to repeat the others, too.
/// - A body that can be read only once (`UploadBody.stream`) is never sent again.
public struct RetryPolicy: Sendable, Hashable {
    /// The maximum number of attempts, including the first. The default is 8. Set it to 1 to disable retries.
    public var maximumAttempts: Int

    /// The maximum time between the start of a request and the start of its last attempt. The default is 5 minutes.
    ///
    /// If the delay that the server asks for exceeds this limit, the request fails immediately.
    public var maximumElapsedTime: Duration

    /// The delay before the second attempt, if the server doesn't specify one. The default is 0.5 seconds. The delay
    /// doubles with each attempt.
    public var initialBackoff: Duration

    /// The maximum delay between two attempts, if the server doesn't specify one. The default is 30 seconds.
    public var maximumBackoff: Duration

    /// A Boolean value that indicates whether to repeat requests that write although their outcome is indeterminate.
    /// The default is `false`.
    ///
    /// A repeated write can take effect twice, or fail because the first one succeeded (a folder that already exists,
    /// for example).
    public var retriesNonIdempotentRequests: Bool

    /// The maximum time to retry connections until the client receives its first response, or `nil` to use
    /// ``maximumElapsedTime``. The default is `nil`.
    ///
    /// Set a few seconds in interactive programs. A wrong address or a missing network is then reported soon, and
    /// requests in progress still survive a lost connection. ``CallError/connectionError`` is then a
    /// ``ConnectionError`` whose `isServerUnreachable` is `true` and whose `isTransient` is `false`. The first connection of
    /// a client is repeated in any case, unless it timed out.
    public var maximumTimeToFirstResponse: Duration?

    /// A Boolean value that indicates whether a request is repeated although the system reports that the device has no
    /// internet connection. The default is `false`.
    ///
    /// By default, a request without a connection fails immediately with `URLError.notConnectedToInternet`, so that an app
    /// can tell the user. Uploads of large files, background transfers, and the synced filesystem wait in any case. Only
    /// Apple platforms report that there is no connection.
    public var waitsForConnectivity: Bool

    /// The maximum time without progress of everything that the client does, or `nil` if each request has its own time.
    package var progressLimit: ProgressLimit?

    /// Creates a policy.
    public init(
        maximumAttempts: Int = 8, maximumElapsedTime: Duration = .seconds(300),
        initialBackoff: Duration = .milliseconds(500), maximumBackoff: Duration = .seconds(30),
        retriesNonIdempotentRequests: Bool = false, maximumTimeToFirstResponse: Duration? = nil,
        waitsForConnectivity: Bool = false
    ) {
        self.maximumAttempts = maximumAttempts
        self.maximumElapsedTime = maximumElapsedTime
        self.initialBackoff = initialBackoff
        self.maximumBackoff = maximumBackoff
        self.retriesNonIdempotentRequests = retriesNonIdempotentRequests
        self.maximumTimeToFirstResponse = maximumTimeToFirstResponse
        self.waitsForConnectivity = waitsForConnectivity
    }

    /// The default policy of clients, which repeats all requests that are safe to repeat.
    public static let standard = RetryPolicy()

    /// A policy that never retries.
    public static let never = RetryPolicy(maximumAttempts: 1)
}

/// The decision of a policy after a failed attempt.
public enum RetryDecision: Sendable, Hashable {
    /// Start another attempt after this delay.
    case retry(after: Duration)
    /// Report the failure to the caller.
    case fail
}

extension RetryPolicy {
    /// Decides what to do after a failed attempt.
    ///
    /// - Parameters:
    ///   - failure: How the attempt failed.
    ///   - isReadOnly: Whether the route changes nothing.
    ///   - isReplayable: Whether the body of the request can be sent again.
    ///   - attempt: The number of attempts so far, starting at 1.
    ///   - elapsed: The time since the request started.
    ///   - jitter: A random number from 0 to 1, which spreads the delays of requests that failed at the same time.
    public func decision(
        for failure: FailureVerdict, isReadOnly: Bool, isReplayable: Bool, attempt: Int, elapsed: Duration,
        jitter: Double
    ) -> RetryDecision {
        guard isReplayable, attempt < maximumAttempts else { return .fail }
        let jitter = jitter > 0 ? min(jitter, 1) : 0
        let delay: Duration
        switch failure {
        case .permanent, .clientWide: return .fail
        case .notSent: delay = backoff(attempt, jitter)
        case .rejected(let retryAfter): delay = self.delay(retryAfter, attempt, jitter)
        case .indeterminate(let retryAfter):
            guard isReadOnly || retriesNonIdempotentRequests else { return .fail }
            delay = self.delay(retryAfter, attempt, jitter)
        }
        return elapsed + delay <= maximumElapsedTime ? .retry(after: delay) : .fail
    }

    /// Returns whether an attempt failed for good, because the device has no internet connection and the policy doesn't wait
    /// for one.
    package func fails(_ outcome: Result<CallResponse, CallFailure>) -> Bool {
        guard !waitsForConnectivity, case .failure(.noResponse(let error)) = outcome else { return false }
        return error.isOffline
    }

    /// At least the delay that the server asked for, and at most a tenth more.
    private func delay(_ retryAfter: Duration?, _ attempt: Int, _ jitter: Double) -> Duration {
        guard let retryAfter, retryAfter > .zero else { return backoff(attempt, jitter) }
        let delay = min(retryAfter, Self.maximumRetryAfter)
        return delay + delay * (jitter / 10)
    }

    /// Between half and all of a delay that doubles with each attempt.
    private func backoff(_ attempt: Int, _ jitter: Double) -> Duration {
        maximumBackoff(afterFailures: attempt) * (0.5 + jitter / 2)
    }

    /// The maximum delay after the given number of failures, if the server doesn't specify one.
    package func maximumBackoff(afterFailures failures: Int) -> Duration {
        let doublings = Double(1 << min(max(failures - 1, 0), 30))
        // The product could overflow, but the quotient cannot.
        return initialBackoff < maximumBackoff / doublings ? initialBackoff * doublings : maximumBackoff
    }

    /// The delay before a step of a transfer is repeated: the backoff, or the delay that the server asks for if that is
    /// longer. `nil` if the step failed too often, or if the server asks for more than ``maximumElapsedTime``.
    package func delay(afterFailures failures: Int, atLeast minimum: Duration?) -> Duration? {
        let minimum = minimum ?? .zero
        guard failures < maximumAttempts, minimum <= maximumElapsedTime else { return nil }
        return max(maximumBackoff(afterFailures: failures), minimum)
    }

    /// A policy with the same delays that never stops retrying.
    package var unlimited: RetryPolicy {
        var policy = self
        policy.maximumAttempts = .max
        policy.maximumElapsedTime = .seconds(1e12)
        policy.waitsForConnectivity = true
        policy.progressLimit = nil
        return policy
    }

    /// The longest delay that the client accepts from a server. It prevents overflow, and prevents one corrupt header
    /// from blocking a client forever.
    package static var maximumRetryAfter: Duration { .seconds(86_400) }
}
