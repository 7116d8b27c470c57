import DropboxCore

/// Decides which requests a download sends next, and handles their results. It performs no I/O.
///
/// The first request uses the path and determines the current revision. All others request that revision, so that they
/// are consistent even if the file changes. An interrupted range is requested again from the point of interruption,
/// after a delay if the range was interrupted before without substantial progress in between.
struct DownloadStateMachine: Sendable {
    struct Limits: Sendable {
        /// The number of bytes per request, a multiple of the block size of the content hash.
        var chunkSize: Int64 = 32 << 20
        var maximumRequests = 4
        /// The maximum number of restarts from the path because the revision is no longer available.
        var maximumRestarts = 3
        /// The retry policy for a range without substantial progress (`RetryAttempts.substantialProgress`).
        var retry = RetryPolicy.standard
    }

    typealias Revision = ContentRevision

    /// A range of missing bytes.
    struct MissingRange: Hashable, Sendable {
        var range: Range<Int64>
        /// The failed attempts since the range last made substantial progress.
        var attempts = RetryAttempts()
        /// The delay before the next request.
        var pause: Duration = .zero
    }

    enum Action: Hashable, Sendable {
        /// Request a range, or the entire content, of the file at the path. Then call `opened` or `openFailed`, or
        /// fail.
        case open(Range<Int64>?)
        /// Request the range of the revision, after its delay. Then call `ended`.
        case fetch(MissingRange)
        /// All bytes are present.
        case finish
        /// The revision was repeatedly no longer available.
        case fail
    }

    /// How to use the opened content.
    struct OpenDecision: Hashable, Sendable {
        /// A Boolean value that indicates whether to discard the existing content, because it belongs to another
        /// revision.
        var discardsExistingContent: Bool
        /// The range that the content serves, or `nil` if the content is useless.
        var part: MissingRange?
    }

    /// The end of the request for a range.
    enum RangeEnd: Hashable, Sendable {
        /// The bytes were received, or the request was interrupted by a transient error.
        case finished
        /// The revision, or the range, no longer exists.
        case unavailable
    }

    private enum Phase { case opening(isEntireFile: Bool), fetching }

    private let limits: Limits
    private var phase = Phase.opening(isEntireFile: false)
    private(set) var revision: Revision?
    /// Sorted, without overlaps.
    private var missing: [MissingRange] = []
    private var active = 0
    private var isOpening = false
    private var restarts = 0

    /// - Parameters:
    ///   - limits: The sizes and limits.
    ///   - resumed: The state of an earlier download: its revision, and its missing ranges.
    init(_ limits: Limits, resumed: (revision: Revision, missing: [Range<Int64>])? = nil) {
        self.limits = limits
        revision = resumed?.revision
        missing = resumed?.missing.map { MissingRange(range: $0) } ?? []
    }

    /// Returns the actions to perform now. Each action is returned once.
    mutating func next() -> [Action] {
        switch phase {
        case .opening(let isEntireFile):
            guard active == 0, !isOpening else { return [] }
            guard restarts <= limits.maximumRestarts else { return [.fail] }
            isOpening = true
            return [.open(isEntireFile ? nil : openingRange)]
        case .fetching:
            var actions: [Action] = []
            while active < limits.maximumRequests, let piece = nextPiece() {
                active += 1
                actions.append(.fetch(piece))
            }
            if active == 0, missing.isEmpty { actions.append(.finish) }
            return actions
        }
    }

    // MARK: Results

    /// Records that the path refers to a revision, and that a range of it is being received.
    mutating func opened(_ current: Revision, serving range: Range<Int64>) -> OpenDecision {
        isOpening = false
        phase = .fetching
        var decision = OpenDecision(discardsExistingContent: false)
        if current != revision {
            decision.discardsExistingContent = true
            revision = current
            missing = current.size > 0 ? [MissingRange(range: 0..<current.size)] : []
        }
        // A server without support for ranges starts earlier than requested. Its bytes are equally valid.
        guard let first = missing.first, range.lowerBound <= first.range.lowerBound,
            range.upperBound > first.range.lowerBound, range.upperBound <= current.size
        else { return decision }
        missing = missing.flatMap { $0.without(range) }
        active += 1
        decision.part = MissingRange(range: range)
        return decision
    }

    /// Records that the range doesn't exist, because the file is empty or shorter than before.
    mutating func openFailed() {
        isOpening = false
        restarts += 1
        phase = .opening(isEntireFile: true)
    }

    /// Records the end of the request for a range. The bytes up to `reached` are present.
    ///
    /// - Returns: `true` if missing bytes of the range are requested again, `false` if it failed too often without
    ///   substantial progress.
    mutating func ended(
        _ piece: MissingRange, reached: Int64, _ ending: RangeEnd, now: Duration, jitter: Double
    ) -> Bool {
        active -= 1
        if ending == .unavailable, case .fetching = phase {
            restarts += 1
            phase = .opening(isEntireFile: false)
        }
        guard reached < piece.range.upperBound else { return true }
        var remaining = piece
        remaining.range = max(reached, piece.range.lowerBound)..<piece.range.upperBound
        remaining.pause = .zero
        defer {
            let index = missing.firstIndex { $0.range.lowerBound > remaining.range.lowerBound } ?? missing.endIndex
            missing.insert(remaining, at: index)
        }
        if ending == .unavailable { return true }
        remaining.attempts.recordProgress(remaining.range.lowerBound - piece.range.lowerBound, at: now)
        let decision = remaining.attempts.decisionAfterFailure(
            .indeterminate(retryAfter: nil), limits.retry, now: now, jitter: jitter)
        guard case .retry(let pause) = decision else { return false }
        // An interrupted body is requested again immediately. Delay only if that doesn't help.
        remaining.pause = remaining.attempts.failures > 1 ? pause : .zero
        return true
    }

    /// The number of bytes that are neither present nor requested.
    var missingBytes: Int64 { missing.reduce(0) { $0 + Int64($1.range.count) } }

    // MARK: Ranges

    /// The first missing bytes, or a single byte if nothing is missing, because any response contains the revision.
    private var openingRange: Range<Int64> {
        guard revision != nil else { return 0..<limits.chunkSize }
        guard let first = missing.first?.range else { return 0..<1 }
        return first.lowerBound..<end(of: first)
    }

    private mutating func nextPiece() -> MissingRange? {
        guard let first = missing.first else { return nil }
        var piece = first
        piece.range = first.range.lowerBound..<end(of: first.range)
        if piece.range == first.range {
            missing.removeFirst()
        } else {
            missing[0].range = piece.range.upperBound..<first.range.upperBound
        }
        return piece
    }

    /// Returns the end of a request. Requests end at multiples of the chunk size, wherever they start.
    private func end(of range: Range<Int64>) -> Int64 {
        let (next, isTooFar) = ((range.lowerBound / limits.chunkSize) + 1)
            .multipliedReportingOverflow(by: limits.chunkSize)
        return isTooFar ? range.upperBound : min(range.upperBound, next)
    }
}

extension DownloadStateMachine.MissingRange {
    /// Returns the parts outside of a range.
    fileprivate func without(_ other: Range<Int64>) -> [DownloadStateMachine.MissingRange] {
        [range.clamped(to: .min..<other.lowerBound), range.clamped(to: other.upperBound..<(.max))]
            .filter { !$0.isEmpty }
            .map { part in
                var piece = self
                piece.range = part
                return piece
            }
    }
}
