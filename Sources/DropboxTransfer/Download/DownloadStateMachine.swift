import DropboxCore

/// What a download asks for next, and what follows from the answers. A value that does nothing by itself.
///
/// The first request goes to the path and tells which revision is there. All others go to that revision, so that they
/// belong together even when the file is changed meanwhile. A range that breaks off is asked for again from where it
/// broke, after a pause where it did not get anywhere.
struct DownloadStateMachine: Sendable {
    struct Limits: Sendable {
        /// Bytes of a request, a multiple of the block size of the content hash.
        var chunkSize: Int64 = 32 << 20
        var maximumRequests = 4
        /// How often the path is looked at anew because the revision cannot be had any more.
        var maximumRestarts = 3
        /// How often, and after what pauses, a range is asked for that gets nowhere.
        var retry = RetryPolicy.standard
    }

    /// A state of the file's content.
    struct Revision: Hashable, Sendable, Codable {
        /// Twice what Dropbox takes. Who tells of more is not believed.
        static let maximumSize: Int64 = 1 << 42

        var rev: String
        var size: Int64
        /// `nil` where the server does not tell.
        var contentHash: String?
    }

    /// Bytes that are not here yet.
    struct Piece: Hashable, Sendable {
        var range: Range<Int64>
        /// How often it was asked for in vain since the last byte came.
        var attempts = RetryAttempts()
        /// How long to wait before it is asked for again.
        var pause: Duration = .zero
    }

    enum Action: Hashable, Sendable {
        /// Ask for these bytes of whatever is at the path; `nil` for all of it. Then `opened`, `openedNothing` or an error.
        case open(Range<Int64>?)
        /// Ask for these bytes of the revision, after its pause. Then `ended`.
        case fetch(Piece)
        /// All bytes are here.
        case finish
        /// The revision cannot be had any more, again and again.
        case giveUp
    }

    /// What becomes of the content that was opened.
    struct OpenDecision: Hashable, Sendable {
        /// Whether what is on disk is of no use: it belongs to another revision.
        var startsOver: Bool
        /// The part that the content is; `nil` where it is of no use.
        var part: Piece?
    }

    /// How the request for a piece ended.
    enum RangeEnd: Hashable, Sendable {
        /// The bytes came, or broke off in a way that passes.
        case over
        /// The revision, or this range of it, is not there any more.
        case lost
    }

    private enum Phase { case opening(wholly: Bool), fetching }

    private let limits: Limits
    private var phase = Phase.opening(wholly: false)
    private(set) var revision: Revision?
    /// In order, and apart from each other.
    private var missing: [Piece] = []
    private var active = 0
    private var isOpening = false
    private var restarts = 0

    /// - Parameter resumed: what an earlier download left on disk: of which revision, and what is not there.
    init(_ limits: Limits, resumed: (revision: Revision, missing: [Range<Int64>])? = nil) {
        self.limits = limits
        revision = resumed?.revision
        missing = resumed?.missing.map { Piece(range: $0) } ?? []
    }

    /// What is to be done now. Each action is given once.
    mutating func next() -> [Action] {
        switch phase {
        case .opening(let wholly):
            guard active == 0, !isOpening else { return [] }
            guard restarts <= limits.maximumRestarts else { return [.giveUp] }
            isOpening = true
            return [.open(wholly ? nil : openingRange)]
        case .fetching:
            var actions: [Action] = []
            while active < limits.maximumRequests, let piece = takePiece() {
                active += 1
                actions.append(.fetch(piece))
            }
            if active == 0, missing.isEmpty { actions.append(.finish) }
            return actions
        }
    }

    // MARK: Answers

    /// The path leads to this revision, and these bytes of it are on their way.
    mutating func opened(_ found: Revision, serving range: Range<Int64>) -> OpenDecision {
        isOpening = false
        phase = .fetching
        var opening = OpenDecision(startsOver: false)
        if found != revision {
            opening.startsOver = true
            revision = found
            missing = found.size > 0 ? [Piece(range: 0..<found.size)] : []
        }
        // A server that knows no ranges begins earlier than asked; its bytes are as good as those that are here.
        guard let first = missing.first, range.lowerBound <= first.range.lowerBound,
            range.upperBound > first.range.lowerBound, range.upperBound <= found.size
        else { return opening }
        missing = missing.flatMap { $0.without(range) }
        active += 1
        opening.part = Piece(range: range)
        return opening
    }

    /// There are no such bytes under the path: the file is empty, or shorter than it was.
    mutating func openedNothing() {
        isOpening = false
        restarts += 1
        phase = .opening(wholly: true)
    }

    /// The request for a piece is over; the bytes up to `reached` are here.
    /// - Returns: Whether the piece is asked for again where it needs to be. If not, it got nowhere too often.
    mutating func ended(
        _ piece: Piece, reached: Int64, _ ending: RangeEnd, now: Duration, jitter: Double
    ) -> Bool {
        active -= 1
        if ending == .lost, case .fetching = phase {
            restarts += 1
            phase = .opening(wholly: false)
        }
        guard reached < piece.range.upperBound else { return true }
        var rest = piece
        rest.range = max(reached, piece.range.lowerBound)..<piece.range.upperBound
        rest.pause = .zero
        defer {
            let place = missing.firstIndex { $0.range.lowerBound > rest.range.lowerBound } ?? missing.endIndex
            missing.insert(rest, at: place)
        }
        if ending == .lost { return true }
        if reached > piece.range.lowerBound { rest.attempts.madeProgress(at: now) }
        let decision = rest.attempts.failed(.indeterminate(retryAfter: nil), limits.retry, now: now, jitter: jitter)
        guard case .retry(let pause) = decision else { return false }
        // What was cut off in the middle goes on at once; only what does not come at all waits.
        rest.pause = rest.attempts.failures > 1 ? pause : .zero
        return true
    }

    /// How many bytes are not here and not asked for.
    var missingBytes: Int64 { missing.reduce(0) { $0 + Int64($1.range.count) } }

    // MARK: Pieces

    /// The first bytes that are missing. One byte where none is: it tells the revision, too.
    private var openingRange: Range<Int64> {
        guard revision != nil else { return 0..<limits.chunkSize }
        guard let first = missing.first?.range else { return 0..<1 }
        return first.lowerBound..<end(of: first)
    }

    private mutating func takePiece() -> Piece? {
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

    /// Parts end at multiples of their size, wherever they begin.
    private func end(of range: Range<Int64>) -> Int64 {
        let (next, isTooFar) = ((range.lowerBound / limits.chunkSize) + 1)
            .multipliedReportingOverflow(by: limits.chunkSize)
        return isTooFar ? range.upperBound : min(range.upperBound, next)
    }
}

extension DownloadStateMachine.Piece {
    /// What of it is outside of a range.
    fileprivate func without(_ other: Range<Int64>) -> [DownloadStateMachine.Piece] {
        [range.clamped(to: .min..<other.lowerBound), range.clamped(to: other.upperBound..<(.max))]
            .filter { !$0.isEmpty }
            .map { part in
                var piece = self
                piece.range = part
                return piece
            }
    }
}
