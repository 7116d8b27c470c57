import DropboxCore
import DropboxFiles

/// What somebody who watches a folder asks for next, and what follows from the answers. A value that does nothing by
/// itself.
///
/// A long poll tells only that something may have changed. What it was, if anything, the listing tells from the last
/// cursor on; a wake-up without a change is not passed on.
struct ChangesPlan: Sendable {
    enum Action: Hashable, Sendable {
        /// Ask for the cursor of the present. Then `started`.
        case start
        /// List from a cursor on, or from the beginning. Then `listed` or `wasReset`.
        case list(String?)
        /// Wait for a change. Then `polled` or `wasReset`.
        case poll(String)
        /// Let so much time pass, then go on: because the server wants that, or because of so many failures in a row.
        case wait(Duration, failures: Int)
    }

    private enum Phase { case starting, listing, polling }

    private var phase: Phase
    /// Where the watcher is; `nil` at the beginning of a listing.
    private var cursor: String?
    /// Whether what comes is a listing after a reset.
    private var isListingAnew = false
    private var events: [FolderEvent] = []
    /// What has to pass before the next poll: the server wants that.
    private var pause: Duration = .zero
    /// What has to pass before the next call of any kind, after one that failed.
    private var delay: Duration = .zero
    private var attempts = RetryAttempts()
    private let retry: RetryPolicy

    /// The longest pause. Whoever asks for more, by mistake most likely, is asked again then: nobody could tell a watcher
    /// that sleeps for a year from one that nothing happens to.
    static let longestPause: Duration = .seconds(3_600)

    /// - Parameter cursor: Where to go on; `nil` for the present.
    init(since cursor: String?, retry: RetryPolicy) {
        self.cursor = cursor
        self.retry = retry
        phase = cursor == nil ? .starting : .listing
    }

    /// The next event that is known. Each is given once.
    mutating func nextEvent() -> FolderEvent? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// What is to be done now.
    mutating func nextAction() -> Action {
        if delay > .zero {
            defer { delay = .zero }
            return .wait(delay, failures: attempts.failures)
        }
        switch (phase, cursor) {
        case (.starting, _): return .start
        case (.listing, _), (.polling, nil): return .list(cursor)
        case (.polling, let cursor?):
            guard pause > .zero else { return .poll(cursor) }
            defer { pause = .zero }
            return .wait(pause, failures: 0)
        }
    }

    // MARK: Answers

    mutating func started(_ cursor: String) {
        attempts = RetryAttempts()
        self.cursor = cursor
        phase = .polling
    }

    mutating func polled(changes: Bool, backoff: UInt64?) {
        attempts = RetryAttempts()
        pause = min(.seconds(Double(backoff ?? 0)), Self.longestPause)
        phase = changes ? .listing : .polling
    }

    mutating func listed(_ changes: [FolderChange], cursor: String, hasMore: Bool) {
        attempts = RetryAttempts()
        self.cursor = cursor
        if !changes.isEmpty || (isListingAnew && !hasMore) {
            events.append(.changes(changes, cursor: cursor, hasMore: hasMore))
        }
        if !hasMore {
            isListingAnew = false
            phase = .polling
        }
    }

    /// The server does not know the cursor any more.
    mutating func wasReset() {
        cursor = nil
        isListingAnew = true
        phase = .listing
        events.append(.reset)
    }

    /// Paths mean something else from now on, so whatever was told is void.
    mutating func rootHasChanged() {
        // Who has heard of nothing yet begins with the new root.
        if cursor != nil || isListingAnew { wasReset() }
    }

    /// A call failed in a way that passes. A watcher waits as long as it takes, longer from time to time.
    mutating func failed(retryAfter: Duration?, chance: Double) {
        var patient = retry
        patient.maximumAttempts = .max
        patient.budget = .seconds(1e9)
        let decision = attempts.failed(.refused(retryAfter: retryAfter), patient, now: .zero, chance: chance)
        let wait = if case .wait(let wait) = decision { wait } else { retry.maximumBackoff }
        delay = min(wait, Self.longestPause)
    }
}
