import DropboxHTTP
import DropboxCore
import DropboxFiles
import DropboxTransfer
import DropboxConcurrency

/// What happens when something fails that may pass: the engine waits, longer each time, and tells what for.
extension Engine {
    /// What repeats everything of a filesystem: by the policy that all repeat by, for as long as it takes, with the waits
    /// that the filesystem is to have.
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

    /// The wait after one more failure of some work.
    func nextAttempt(after error: SyncError, _ attempts: inout RetryAttempts, route: String) -> ClientWait {
        let decision = retrying.decision(for: .rejected(retryAfter: error.retryAfter), &attempts)
        let duration = if case .retry(let duration) = decision { duration } else { retrying.policy.maximumBackoff }
        return ClientWait(
            route: error.route ?? route, attempt: attempts.number, reason: error.waitReason, duration: duration)
    }

    /// Something worked: earlier failures do not count any more.
    func resetBackoff() {
        let wasBehind = state.withLock { state in
            defer {
                state.attempts = RetryAttempts()
                state.wait = nil
            }
            return state.attempts.failures > 0
        }
        if wasBehind {
            watchWakeUp.signal()
            onStatus()
        }
    }

    /// Something failed: waits before the next attempt, longer each time.
    func backOff(after error: SyncError) async {
        if Task.isCancelled || end != nil { return }
        if error.code == .auth, error.isUnlinked {
            await BlockingIO.foreign.run { self.onUnlink(error) }
            return
        }
        let (wait, firstSync) = state.withLock { state -> (ClientWait, Promise<Void>?) in
            let isNews = state.metadata.isInProgress
            // Whatever was sent may have arrived: the news will tell.
            state.needsPull = true
            let route = isNews ? Files.listFolderContinue.descriptor.path : Files.upload.descriptor.path
            let wait = nextAttempt(after: error, &state.attempts, route: route)
            state.wait = wait
            if state.hasCompletedFirstSync { return (wait, nil) }
            defer { state.firstSync = Promise() }
            return (wait, state.firstSync)
        }
        firstSync?.fulfill(.failure(error))
        let endWait = retrying.waits.begin(wait)
        onStatus()
        // What the app does meanwhile is no reason to be back earlier than the server wants.
        await waitForWakeUp(upTo: wait.duration ?? .zero, isEndedByApp: error.retryAfter == nil)
        endWait?()
    }

    private func waitForWakeUp(upTo limit: Duration, isEndedByApp: Bool) async {
        if isEndedByApp { return await wakeUp.wait(upTo: limit, clock: configuration.clock) }
        let end = configuration.clock.now() + limit
        while !Task.isCancelled, self.end == nil, case let rest = end - configuration.clock.now(), rest > .zero {
            await wakeUp.wait(upTo: rest, clock: configuration.clock)
        }
    }
}

extension SyncError {
    /// Why something waits that this error ended.
    var waitReason: ClientWait.Reason {
        (cause as? any FailingCall)?.waitReason ?? .failure(cause.map { "\(message): \($0)" } ?? message)
    }

    /// The route that was called, where that is known.
    var route: String? { (cause as? any FailingCall)?.route }

    /// How long the server wants to be left alone, where it says so.
    var retryAfter: Duration? { (cause as? any FailingCall)?.retryAfter }

    /// Whether the account has another root than the call said.
    var isOfRoot: Bool {
        if case .invalidRoot? = (cause as? any FailingCall)?.pathRootError { true } else { false }
    }

    /// Whether the account is not linked any more. A token that has expired and could not be renewed is not that, nor is a user
    /// whom the team has suspended.
    var isUnlinked: Bool {
        guard code == .auth else { return false }
        guard let call = cause as? any FailingCall else { return false }
        return call.isUnlinked
    }

    /// What an error of the feed of changes means here.
    init(_ failure: ChangeFeed.Failure) {
        self = (failure.error as? any FailingCall)?.syncError ?? SyncError(failure.error)
    }
}

/// An error of a call of any route.
private protocol FailingCall {
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
            // Somebody who is suspended may be let in again.
            if case .invalidAccessToken = error { true } else { false }
        case .clientError(.oauthError(let error)):
            (error as? AccessTokenError)?.reason.isInvalidGrantError ?? false
        default: false
        }
    }

    fileprivate var syncError: SyncError { SyncError(calling: self) }

    private var connectionError: ConnectionError? {
        if case .clientError(.urlSessionError(let error)) = self { error as? ConnectionError } else { nil }
    }

    fileprivate var route: String? { connectionError?.route }

    fileprivate var waitReason: ClientWait.Reason? {
        switch self {
        case .rateLimitError: .rateLimit
        case .routeError where isTransient: .writeLimit
        case .internalServerError(let status, _, _): .serverError(status)
        case .serializationError where status != nil: .damagedResponse
        default:
            connectionError.map { error in
                error.reason.isRequestUnsent
                    ? .noConnection(error.reason.detail) : .connectionLost(error.reason.detail)
            }
        }
    }
}
