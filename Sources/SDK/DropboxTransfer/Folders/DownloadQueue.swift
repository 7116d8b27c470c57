/// The files of a folder that aren't downloaded yet, and how many to download at the same time.
///
/// Small files are limited by the latency of the network, so their number adapts. A few large files use all of the
/// bandwidth. They start first, because they take longest. (If the server asks for fewer requests, the client delays
/// them.)
struct DownloadQueue: Sendable {
    enum Kind: Sendable { case small, large }

    enum Item: Sendable {
        case small(RemoteTree.File)
        case large(RemoteTree.File)
    }

    private static let maximumLarge = 8

    private var small: ArraySlice<RemoteTree.File> = []
    private var large: ArraySlice<RemoteTree.File> = []
    private var largeInFlight = 0
    private var smallInFlight = 0
    private let maximum: Int
    private var window: ConcurrencyWindow

    init(maximum: Int, now: Duration) {
        self.maximum = max(1, maximum)
        window = ConcurrencyWindow(maximum: self.maximum, now: now)
    }

    /// A Boolean value that indicates whether all files were started.
    var isEmpty: Bool { small.isEmpty && large.isEmpty }

    /// A Boolean value that indicates whether no download is in progress.
    var isIdle: Bool { smallInFlight == 0 && largeInFlight == 0 }

    mutating func add(_ small: [RemoteTree.File], _ large: [RemoteTree.File]) {
        self.small += small
        self.large += large
    }

    /// Returns the file to download now, or `nil` if there is none, or if another download must finish first.
    mutating func next() -> Item? {
        let inFlight = smallInFlight + largeInFlight
        if inFlight < maximum, largeInFlight < Self.maximumLarge, let file = large.popFirst() {
            largeInFlight += 1
            return .large(file)
        }
        guard inFlight < window.limit, let file = small.popFirst() else { return nil }
        smallInFlight += 1
        return .small(file)
    }

    /// Records that a download finished, with success or not.
    mutating func finish(_ kind: Kind, at now: Duration) {
        switch kind {
        case .large: largeInFlight -= 1
        case .small:
            smallInFlight -= 1
            window.finish(at: now)
        }
    }
}

/// The number of requests to have in flight. It doubles as long as the throughput grows with it.
struct ConcurrencyWindow: Sendable {
    static let initialLimit = 16
    /// The growth of the throughput that justifies twice the number of requests.
    private static let minimumGrowth = 1.15
    /// The number of rounds before the next attempt to grow.
    private static let pause = 8

    private(set) var limit: Int
    private let maximum: Int
    /// The limit before the latest growth, and its throughput in requests per second.
    private var previous: (limit: Int, rate: Double)?
    private var remainingPause = 0
    /// A round ends when as many requests have finished as the limit allows at a time.
    private var roundStart: Duration
    private var finishedInRound = 0

    init(maximum: Int, now: Duration) {
        self.maximum = maximum
        limit = min(Self.initialLimit, maximum)
        roundStart = now
    }

    /// Records that a request finished.
    mutating func finish(at now: Duration) {
        finishedInRound += 1
        guard finishedInRound >= limit, now > roundStart else { return }
        let rate = Double(finishedInRound) / ((now - roundStart) / .seconds(1))
        finishedInRound = 0
        roundStart = now
        if let previous, rate < previous.rate * Self.minimumGrowth {
            limit = previous.limit
            self.previous = nil
            remainingPause = Self.pause
        } else if remainingPause > 0 {
            remainingPause -= 1
        } else if limit < maximum {
            previous = (limit, rate)
            limit = min(limit * 2, maximum)
        } else {
            previous = nil
        }
    }
}
