import DropboxConcurrency
import DropboxCore
import DropboxFiles

/// Delays the requests of a change feed as `FeedPace` determines, and reports the delays.
///
/// All feeds that one reader creates share a pacer, so that neither another feed nor another client resets the pace.
package final class FeedPacer: Sendable {
    private struct State {
        var pace = FeedPace()
        var slowWait: ClientWait?
    }

    private let state = Locked(State())
    private let clock: ClientClock
    private let waits: WaitReporter
    private let onSlowWait: @Sendable () -> Void

    /// Creates a pacer.
    ///
    /// - Parameters:
    ///   - caller: The clock, and the observers of waits.
    ///   - onSlowWait: Called when `slowWait` changes.
    package init(_ caller: RetryingCaller, onSlowWait: @escaping @Sendable () -> Void = {}) {
        clock = caller.clock
        waits = caller.waits
        self.onSlowWait = onSlowWait
    }

    /// Creates a pacer with the clock and the observers of a client.
    package convenience init(_ client: any DropboxTransportClient) { self.init(TransferSettings(client).caller) }

    /// The latest wait because the server has made no progress for a minute; `nil` after progress.
    package var slowWait: ClientWait? { state.withLock { $0.slowWait } }

    /// Waits until a step may start.
    ///
    /// - Throws: `CancellationError`.
    package func wait(before step: FeedPosition.Step) async throws {
        let pause = state.withLock { $0.pace.pause(before: step, now: clock.now()) }
        if pause.duration > .zero { try await wait(pause, before: step) }
        state.withLock { $0.pace.endPause(before: step) }
    }

    private func wait(_ pause: FeedPace.Pause, before step: FeedPosition.Step) async throws {
        guard let reason = pause.reason else { return try await clock.sleep(pause.duration) }
        let wait = ClientWait(route: step.route, attempt: nil, reason: reason, duration: pause.duration)
        let endWait = waits.begin(wait)
        defer { endWait?() }
        if reason == .noProgress {
            state.withLock { $0.slowWait = wait }
            onSlowWait()
        }
        try await clock.sleep(pause.duration)
    }

    /// Performs a step when it may start, and records its outcome.
    func perform(
        _ step: FeedPosition.Step,
        _ request: () async throws(ChangeFeed.Failure) -> ChangeFeed.Outcome
    ) async throws(ChangeFeed.Failure) -> ChangeFeed.Outcome {
        do { try await wait(before: step) } catch { throw ChangeFeed.Failure(interruption: error) }
        let start = clock.now()
        do {
            let outcome = try await request()
            record { $0.end(step, with: outcome, start: start, now: $1) }
            return outcome
        } catch {
            if error.pathRootError != nil { record { $0.endWithOtherRoot(start: start, now: $1) } }
            throw error
        }
    }

    private func record(_ change: (inout FeedPace, _ now: Duration) -> Void) {
        let now = clock.now()
        let isFastAgain = state.withLock { state in
            change(&state.pace, now)
            guard state.slowWait != nil, !state.pace.isSlow else { return false }
            state.slowWait = nil
            return true
        }
        if isFastAgain { onSlowWait() }
    }
}

extension FeedPosition.Step {
    /// The route of the request.
    fileprivate var route: String {
        switch self {
        case .start: Files.listFolderGetLatestCursor.descriptor.path
        case .list(nil): Files.listFolder.descriptor.path
        case .list: Files.listFolderContinue.descriptor.path
        case .poll: Files.listFolderLongpoll.descriptor.path
        }
    }
}
