import DropboxFiles

/// Where somebody is who reads a folder and then its changes, and which call comes next. A value that does nothing by
/// itself: `ChangeFeed` makes the calls, and `took(_:)` is told what came of each.
///
/// A long poll tells only that something may have changed. What it was, if anything, the listing tells from the last
/// cursor on.
package struct FeedPosition: Sendable, Hashable {
    /// A call of the feed.
    package enum Step: Hashable, Sendable {
        /// Ask for the cursor of the present.
        case start
        /// List from a cursor on, or from the beginning.
        case list(String?)
        /// Wait for a change.
        case poll(String)
    }

    private enum Phase { case starting, listing, polling }

    private var phase: Phase
    /// Where the next page or poll begins; `nil` at the beginning of a listing.
    package private(set) var cursor: String?
    /// Whether the pages that come are those of a listing of everything, in place of what was told before.
    package private(set) var isListingAnew: Bool
    /// What has to pass before the next poll: the server wants that.
    private var pause: Duration = .zero

    /// The longest pause. Whoever asks for more, by mistake most likely, is asked again then: nobody could tell a watcher
    /// that sleeps for a year from one that nothing happens to.
    package static let longestPause: Duration = .seconds(3_600)

    private init(_ phase: Phase, _ cursor: String?, isListingAnew: Bool) {
        self.phase = phase
        self.cursor = cursor
        self.isListingAnew = isListingAnew
    }

    /// Begins with what changes from now on.
    package static var present: Self { Self(.starting, nil, isListingAnew: false) }

    /// Goes on with a listing, or with the changes since one that is complete.
    ///
    /// - Parameters:
    ///   - cursor: Where the next page begins; `nil` for the first page of everything.
    ///   - isListingAnew: Whether the listing of everything, which the cursor is of, isn't complete.
    package static func listing(from cursor: String?, isListingAnew: Bool) -> Self {
        Self(.listing, cursor, isListingAnew: isListingAnew || cursor == nil)
    }

    /// Waits for changes; everything up to the cursor is known.
    package static func polling(from cursor: String) -> Self { Self(.polling, cursor, isListingAnew: false) }

    /// What to do next, after the pause.
    package var next: Step {
        switch (phase, cursor) {
        case (.starting, _): .start
        case (.listing, _), (.polling, nil): .list(cursor)
        case (.polling, let cursor?): .poll(cursor)
        }
    }

    /// What has to pass before the next step. It is given once.
    package mutating func takePause() -> Duration {
        guard phase == .polling else { return .zero }
        defer { pause = .zero }
        return pause
    }

    /// Goes on from what a step came to.
    package mutating func took(_ outcome: ChangeFeed.Outcome) {
        switch outcome {
        case .started(let cursor):
            self.cursor = cursor
            phase = .polling
        case .page(let page): turn(to: page.cursor, hasMore: page.hasMore)
        case .polled(let changes, let backoff):
            pause = min(.seconds(Double(backoff ?? 0)), Self.longestPause)
            phase = changes ? .listing : .polling
        case .reset: beginAnew()
        }
    }

    /// There was a page, and this cursor stands for what follows.
    package mutating func turn(to cursor: String, hasMore: Bool) {
        self.cursor = cursor
        if !hasMore {
            isListingAnew = false
            phase = .polling
        }
    }

    /// The cursor is good for nothing any more: lists everything anew.
    package mutating func beginAnew() {
        cursor = nil
        isListingAnew = true
        phase = .listing
    }
}
