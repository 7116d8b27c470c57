import DropboxCore
import DropboxFiles

/// Determines how soon a change feed may send its next request. It performs no I/O, and the caller passes the time.
///
/// A server that responds immediately without progress would otherwise receive as many requests as the connection
/// allows. Requests that make progress, such as the pages of a long listing, are never delayed. These are the limits:
/// - A long poll starts at the earliest when the delay that the server asked for is over, whether or not it reported
///   changes. Two polls start at least 100 ms apart.
/// - These responses are free the first 8 times in a row: a long poll without new changes that took less than 5 seconds,
///   a page without new entries or a new cursor that announces more, and the start of another complete listing. After
///   each further one, the interval between two such requests doubles, from 0.5 to 30 seconds.
package struct FeedPace: Sendable, Hashable {
    /// The delay before a request.
    package struct Pause: Sendable, Hashable {
        package var duration: Duration
        /// The reason to report; `nil` for a pause that isn't reported.
        package var reason: ClientWait.Reason?
    }

    /// The maximum delay that a server can ask for. A server that asks for more, probably by mistake, is polled again
    /// after this delay: a watcher that sleeps for a year is indistinguishable from one without changes.
    package static let maximumDelay: Duration = .seconds(3_600)

    /// The minimum interval between the starts of two long polls.
    package static let minimumPollInterval: Duration = .milliseconds(100)

    /// The time after which a lack of progress is reported.
    package static let reportingThreshold: Duration = .seconds(60)

    /// A server that takes this long to respond limits the rate itself.
    private static let immediateResponseLimit: Duration = .seconds(5)

    /// Consecutive responses of one kind without progress.
    private struct Streak: Sendable, Hashable {
        var count = 0
        /// The time of the first response.
        var start: Duration = .zero
        /// The time of the latest request, until the pause that it causes is over.
        var latestRequest: Duration?

        mutating func add(at now: Duration) {
            if count == 0 { start = now }
            count += count < .max ? 1 : 0
        }

        /// Whether the next request is delayed.
        var isSlow: Bool { count > 8 }

        /// The interval between the starts of two requests.
        var interval: Duration {
            isSlow ? min(.milliseconds(500) * (1 << min(count - 9, 6)), .seconds(30)) : .zero
        }

        func pause(_ now: Duration, atLeast minimum: Duration = .zero) -> Pause {
            let interval = max(interval, minimum)
            // A clock that is set back doesn't extend the interval.
            let remaining = latestRequest.map { max(.zero, min($0 + interval - now, interval)) } ?? .zero
            return Pause(
                duration: remaining,
                reason: isSlow && now - start >= FeedPace.reportingThreshold ? .noProgress : nil)
        }
    }

    /// Long polls since the last one that waited or led to a change.
    private var polls = Streak()
    /// Pages since the last one with progress.
    private var pages = Streak()
    /// Starts of complete listings since the last response to a cursor of a finished one.
    private var listings = Streak()
    /// The delay before the next poll that the server asked for.
    private var requestedDelay: RequestedDelay?
    /// Whether a complete listing is in progress. Its entries aren't changes.
    private var isListing = false

    private struct RequestedDelay: Sendable, Hashable { var length, end: Duration }

    package init() {}

    /// Whether requests are delayed because the server makes no progress.
    package var isSlow: Bool { polls.isSlow || pages.isSlow || listings.isSlow }

    // MARK: Requests

    /// Returns the delay before a step.
    package func pause(before step: FeedPosition.Step, now: Duration) -> Pause {
        switch step {
        case .start, .list(nil):
            return [pages.pause(now), listings.pause(now)].max { $0.duration < $1.duration } ?? pages.pause(now)
        case .list: return pages.pause(now)
        case .poll:
            let pause = polls.pause(now, atLeast: Self.minimumPollInterval)
            guard let requestedDelay else { return pause }
            // The server asks for a number of seconds. Don't wait for less because of the time since its response.
            let remaining: Duration = .seconds(min(requestedDelay.end - now, requestedDelay.length).wholeSeconds)
            return remaining > pause.duration ? Pause(duration: remaining, reason: .pauseBetweenPolls) : pause
        }
    }

    /// Records that the delay before a step is over, even if the clock stood still meanwhile.
    package mutating func endPause(before step: FeedPosition.Step) {
        switch step {
        case .start, .list(nil): (pages.latestRequest, listings.latestRequest) = (nil, nil)
        case .list: pages.latestRequest = nil
        case .poll: (polls.latestRequest, requestedDelay) = (nil, nil)
        }
    }

    /// Records the outcome of a step.
    ///
    /// - Parameter start: The time at which the step started.
    package mutating func end(
        _ step: FeedPosition.Step, with outcome: ChangeFeed.Outcome, start: Duration, now: Duration
    ) {
        let isImmediate = now - start < Self.immediateResponseLimit
        switch step {
        case .start: listings.latestRequest = start
        case .list(nil): (pages.latestRequest, listings.latestRequest) = (start, start)
        case .list: pages.latestRequest = start
        case .poll: polls.latestRequest = start
        }
        switch outcome {
        case .started: listings.add(at: now)
        case .polled(_, let backoff):
            listings.count = 0
            if isImmediate { polls.add(at: now) } else { polls.count = 0 }
            let length = min(.seconds(Double(backoff ?? 0)), Self.maximumDelay)
            requestedDelay = length > .zero ? RequestedDelay(length: length, end: now + length) : nil
        case .page(let page):
            if step == .list(nil) {
                listings.add(at: now)
                isListing = true
            } else if !isListing {
                listings.count = 0
            }
            if !page.entries.isEmpty, step != .list(page.cursor) {
                pages.count = 0
                if !isListing { polls.count = 0 }
            } else if page.hasMore {
                if isImmediate { pages.add(at: now) } else { pages.count = 0 }
            }
            if !page.hasMore { isListing = false }
        case .reset: isListing = false
        }
    }

    /// Records that a step failed because the root of the account is another one. The next listing starts there.
    package mutating func endWithOtherRoot(start: Duration, now: Duration) {
        isListing = false
        listings.latestRequest = start
        listings.add(at: now)
    }
}
