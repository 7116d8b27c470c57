import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTransfer

/// Handling transient failures: the engine waits, longer each time, and reports the waits.
extension Engine {
    /// Returns the retrying caller of a filesystem: it uses the common retry policy without a limit, and the delays
    /// of the filesystem.
    static func retryingCaller(
        _ client: DropboxTransportClientImpl?, _ configuration: Filesystem.Configuration
    ) -> RetryingCaller {
        let policy = RetryPolicy(
            initialBackoff: configuration.initialBackoff, maximumBackoff: configuration.maximumBackoff)
        let caller =
            client?.retryingCaller
            ?? DropboxTransportClientImpl.Configuration().retryingCaller(WaitReporter(nil, clock: configuration.clock))
        return RetryingCaller(
            policy: policy.unlimited, clock: configuration.clock, jitter: caller.jitter, waits: caller.waits)
    }

    /// Returns the wait after another failure.
    func nextAttempt(after error: SyncError, _ attempts: inout RetryAttempts, route: String) -> ClientWait {
        let decision = retrying.decision(for: .rejected(retryAfter: error.retryAfter), &attempts)
        let duration = if case .retry(let duration) = decision { duration } else { retrying.policy.maximumBackoff }
        return ClientWait(
            route: error.route ?? route, attempt: attempts.number, reason: error.waitReason, duration: duration)
    }

    /// Resets the backoff after a success.
    func resetBackoff() {
        let hadFailures = state.withLock { state in
            defer {
                state.attempts = RetryAttempts()
                state.wait = nil
            }
            return state.attempts.failures > 0
        }
        if hadFailures {
            watchWakeSignal.signal()
            onStatus()
        }
    }

    /// Waits after a failure, longer each time.
    func backOff(after error: SyncError) async {
        if Task.isCancelled || stopError != nil { return }
        if error.code == .auth, error.isUnlinked {
            await BlockingIO.external.run { self.onUnlink(error) }
            return
        }
        let (wait, firstSync) = state.withLock { state -> (ClientWait, Promise<Void>?) in
            let isPulling = state.metadata.isInProgress
            // A request may have been executed; the remote changes show whether it was.
            state.needsPull = true
            let route = isPulling ? Files.listFolderContinue.descriptor.path : Files.upload.descriptor.path
            let wait = nextAttempt(after: error, &state.attempts, route: route)
            state.wait = wait
            if state.hasCompletedFirstSync { return (wait, nil) }
            defer { state.firstSync = Promise() }
            return (wait, state.firstSync)
        }
        firstSync?.fulfill(.failure(error))
        let endWait = retrying.waits.begin(wait)
        onStatus()
        // If the server asks for a delay, changes by the app don't end it early.
        await waitForWakeUp(upTo: wait.duration ?? .zero, isEndedByApp: error.retryAfter == nil)
        endWait?()
    }

    private func waitForWakeUp(upTo limit: Duration, isEndedByApp: Bool) async {
        if isEndedByApp { return await wakeSignal.wait(upTo: limit, clock: configuration.clock) }
        let end = configuration.clock.now() + limit
        while !Task.isCancelled, self.stopError == nil, case let remaining = end - configuration.clock.now(),
            remaining > .zero
        {
            await wakeSignal.wait(upTo: remaining, clock: configuration.clock)
        }
    }
}

extension SyncError {
    /// The reason of a wait that this error caused.
    var waitReason: ClientWait.Reason {
        (underlyingError as? any FailingCall)?.waitReason
            ?? .failure(underlyingError.map { "\(message): \($0)" } ?? message)
    }

    /// The route that was called, if it's known.
    var route: String? { (underlyingError as? any FailingCall)?.route }

    /// The delay that the server asks for, if any.
    var retryAfter: Duration? { (underlyingError as? any FailingCall)?.retryAfter }

    /// What the error says about another attempt, or `nil` if no request failed.
    var verdict: FailureVerdict? {
        (underlyingError as? any FailingCall)?.verdict ?? (underlyingError as? FileDownloadError)?.verdict
    }

    /// Whether the server responded to the request that failed. A redirection, and a page for people that isn't an error, is
    /// from a network that its user must sign in to.
    var hasResponse: Bool {
        guard let call = underlyingError as? any FailingCall, let status = call.status else { return false }
        return status >= 400 || (status < 300 && !call.isPageForPeople)
    }

    /// Whether the engine tries again: after a temporary failure, and after one that concerns the whole client, until the
    /// user has removed its cause. A permanent failure is final if it's a response of the server. Without one, this device
    /// may have failed, and the server may have executed the request.
    var isTransient: Bool {
        guard let verdict else { return [.network, .retryLater, .response, .diskSpace, .cache].contains(code) }
        return verdict.isTemporary || verdict == .clientWide || !hasResponse
    }

    /// Whether the account has another root than the request specified.
    var isInvalidRoot: Bool {
        if case .invalidRoot? = (underlyingError as? any FailingCall)?.pathRootError { true } else { false }
    }

    /// Whether the account is no longer linked. That isn't the case if a token has expired and can't be refreshed, or
    /// if the team has suspended the user.
    var isUnlinked: Bool {
        guard code == .auth else { return false }
        guard let call = underlyingError as? any FailingCall else { return false }
        return call.isUnlinked
    }

    /// Converts an error of the change feed.
    init(_ failure: ChangeFeed.Failure) { self.init(callingAny: failure.error) }

    /// Converts an error of a request to any route, or of a lower layer.
    package init(callingAny error: any Error) {
        self = (error as? any FailingCall)?.syncError ?? SyncError(error)
    }
}

/// An error of a request to any route.
private protocol FailingCall {
    var verdict: FailureVerdict { get }
    var status: Int? { get }
    var isPageForPeople: Bool { get }
    var isUnlinked: Bool { get }
    var retryAfter: Duration? { get }
    var pathRootError: Common.PathRootError? { get }
    var route: String? { get }
    var waitReason: ClientWait.Reason? { get }
    var syncError: SyncError { get }
}

extension CallError: FailingCall {
    fileprivate var isUnlinked: Bool {
        switch self {
        case .authError(let error, _, _, _):
            // A suspended user may be reinstated.
            if case .invalidAccessToken = error { true } else { false }
        case .clientError(.oauthError(let error)):
            (error as? AccessTokenError)?.reason.isInvalidGrantError ?? false
        default: false
        }
    }

    fileprivate var syncError: SyncError { SyncError(calling: self) }

    fileprivate var route: String? { connectionError?.route }

    fileprivate var waitReason: ClientWait.Reason? {
        switch self {
        case .rateLimitError: .rateLimit
        case .routeError where isTransient: .writeLimit
        case .internalServerError(let status, _, _): .serverError(status)
        case .serializationError where status != nil: .damagedResponse
        default:
            connectionError.map { error in
                error.underlyingError.isRequestUnsent
                    ? .noConnection(error.underlyingError.underlyingMessage)
                    : .connectionLost(error.underlyingError.underlyingMessage)
            }
        }
    }
}
