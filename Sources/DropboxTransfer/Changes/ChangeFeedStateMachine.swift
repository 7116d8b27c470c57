import DropboxCore
import DropboxFiles

/// What somebody who watches a folder does next, and what they are told. A value that does nothing by itself.
///
/// It goes by a `FeedPosition`, waits out what passes, and keeps events until somebody asks for them. A wake-up without a
/// change is not passed on.
struct ChangeFeedStateMachine: Sendable {
    enum Action: Hashable, Sendable {
        /// Take a step of the feed. Then `took`, `wasReset`, `rootHasChanged`, or `failed`.
        case step(FeedPosition.Step)
        /// Let so much time pass, then go on: because the server wants that, or because of so many failures in a row.
        case wait(Duration, failures: Int)
    }

    private var position: FeedPosition
    private var events: [FolderChangeEvent] = []
    /// What has to pass before the next call of any kind, after one that failed.
    private var delay: Duration = .zero
    private var attempts = RetryAttempts()
    private let retry: RetryPolicy

    /// - Parameter cursor: Where to go on; `nil` for the present.
    init(since cursor: String?, retry: RetryPolicy) {
        position = cursor.map { .listing(from: $0, isListingAnew: false) } ?? .present
        self.retry = retry.unlimited
    }

    /// The next event that is known. Each is given once.
    mutating func nextEvent() -> FolderChangeEvent? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// What is to be done now.
    mutating func nextAction() -> Action {
        if delay > .zero {
            defer { delay = .zero }
            return .wait(delay, failures: attempts.failures)
        }
        let pause = position.takePause()
        return pause > .zero ? .wait(pause, failures: 0) : .step(position.next)
    }

    // MARK: Outcomes

    mutating func took(_ outcome: ChangeFeed.Outcome) {
        switch outcome {
        case .started, .polled:
            attempts = RetryAttempts()
            position.took(outcome)
        case .page(let page):
            listed(page.entries.compactMap(FolderChange.init), cursor: page.cursor, hasMore: page.hasMore)
        case .reset: wasReset()
        }
    }

    mutating func listed(_ changes: [FolderChange], cursor: String, hasMore: Bool) {
        attempts = RetryAttempts()
        if !changes.isEmpty || (position.isListingAnew && !hasMore) {
            events.append(.changes(changes, cursor: cursor, hasMore: hasMore))
        }
        position.turn(to: cursor, hasMore: hasMore)
    }

    /// The server does not know the cursor any more.
    mutating func wasReset() {
        position.beginAnew()
        events.append(.reset)
    }

    /// Paths mean something else from now on, so whatever was told is void.
    mutating func rootHasChanged() {
        // Who has heard of nothing yet begins with the new root.
        if position.cursor != nil || position.isListingAnew { wasReset() }
    }

    /// A call failed in a way that passes. A watcher waits as long as it takes, longer from time to time.
    mutating func failed(retryAfter: Duration?, jitter: Double) {
        let decision = attempts.failed(.rejected(retryAfter: retryAfter), retry, now: .zero, jitter: jitter)
        let wait = if case .retry(let wait) = decision { wait } else { retry.maximumBackoff }
        delay = min(wait, FeedPosition.longestPause)
    }
}
