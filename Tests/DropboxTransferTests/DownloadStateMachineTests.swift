import DropboxCore
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// What a download asks for, and what follows from the answers, without any I/O.
struct DownloadPlanTests {
    private static let mebi = Int64(1 << 20)
    private let revision = DownloadStateMachine.Revision(rev: "a1", size: 10 * mebi, contentHash: nil)

    private func plan(
        resumed: [Range<Int64>]? = nil, _ change: (inout DownloadStateMachine.Limits) -> Void = { _ in }
    ) -> DownloadStateMachine {
        var limits = DownloadStateMachine.Limits()
        limits.chunkSize = 4 * Self.mebi
        limits.maximumRequests = 2
        limits.retry = RetryPolicy(
            maximumAttempts: 3, initialBackoff: .seconds(1), maximumBackoff: .seconds(8))
        change(&limits)
        return DownloadStateMachine(limits, resumed: resumed.map { (revision, $0) })
    }

    private func piece(_ lower: Int64, _ upper: Int64) -> DownloadStateMachine.Piece {
        DownloadStateMachine.Piece(range: (lower * Self.mebi)..<(upper * Self.mebi))
    }

    @Test func theFirstRequestTellsTheRevisionAndBringsTheFirstPart() {
        var plan = plan()
        #expect(plan.next() == [.open(0..<(4 * Self.mebi))])
        #expect(plan.next() == [])
        let opening = plan.opened(revision, serving: 0..<(4 * Self.mebi))
        #expect(opening == .init(startsOver: true, part: piece(0, 4)))
        #expect(plan.next() == [.fetch(piece(4, 8))])
    }

    @Test func noMoreRequestsAreUnderWayThanAllowed() {
        var plan = plan { $0.maximumRequests = 1 }
        _ = plan.next()
        _ = plan.opened(revision, serving: 0..<(4 * Self.mebi))
        #expect(plan.next() == [])
        let goesOn = plan.ended(piece(0, 4), reached: 4 * Self.mebi, .over, now: .zero, jitter: 0)
        #expect(goesOn)
        #expect(plan.next() == [.fetch(piece(4, 8))])
    }

    @Test func itEndsWhenEverythingIsHere() {
        var plan = plan { $0.chunkSize = 16 * Self.mebi }
        _ = plan.next()
        _ = plan.opened(revision, serving: 0..<(10 * Self.mebi))
        #expect(plan.next() == [])
        _ = plan.ended(piece(0, 10), reached: 10 * Self.mebi, .over, now: .zero, jitter: 0)
        #expect(plan.next() == [.finish])
    }

    @Test func anEmptyFileIsAskedForWithoutARange() {
        var plan = plan()
        _ = plan.next()
        plan.openedNothing()
        #expect(plan.next() == [.open(nil)])
        let opening = plan.opened(.init(rev: "e", size: 0, contentHash: nil), serving: 0..<0)
        #expect(opening == .init(startsOver: true, part: nil))
        #expect(plan.next() == [.finish])
    }

    @Test func whatBrokeOffGoesOnAtOnceFromThere() {
        var plan = plan()
        _ = plan.next()
        _ = plan.opened(revision, serving: 0..<(4 * Self.mebi))
        _ = plan.next()
        let goesOn = plan.ended(piece(0, 4), reached: Self.mebi, .over, now: .seconds(5), jitter: 1)
        #expect(goesOn)
        guard case .fetch(let rest) = plan.next().first else { return #expect(Bool(false)) }
        #expect(rest.range == Self.mebi..<(4 * Self.mebi))
        #expect(rest.pause == .zero)
    }

    @Test func whatDoesNotComeIsAskedForAfterLongerAndLongerPausesAndThenGivenUp() {
        var plan = plan()
        _ = plan.next()
        _ = plan.opened(revision, serving: 0..<(4 * Self.mebi))
        _ = plan.next()
        var rest = piece(0, 4)
        var pauses: [Duration] = []
        while plan.ended(rest, reached: 0, .over, now: .zero, jitter: 1) {
            guard case .fetch(let next) = plan.next().first else { return #expect(Bool(false)) }
            rest = next
            pauses.append(next.pause)
        }
        #expect(pauses == [.zero, .seconds(2)])
    }

    @Test func aDownloadGoesOnFromWhatIsOnDisk() {
        var plan = plan(resumed: [(4 * Self.mebi)..<(6 * Self.mebi), (8 * Self.mebi)..<(10 * Self.mebi)])
        #expect(plan.next() == [.open((4 * Self.mebi)..<(6 * Self.mebi))])
        let opening = plan.opened(revision, serving: (4 * Self.mebi)..<(6 * Self.mebi))
        #expect(opening == .init(startsOver: false, part: piece(4, 6)))
        #expect(plan.next() == [.fetch(piece(8, 10))])
    }

    @Test func whenEverythingIsOnDiskOneByteTellsWhetherItIsStillTheFile() {
        var plan = plan(resumed: [])
        #expect(plan.next() == [.open(0..<1)])
        let opening = plan.opened(revision, serving: 0..<1)
        #expect(opening == .init(startsOver: false, part: nil))
        #expect(plan.next() == [.finish])
    }

    @Test func anotherRevisionStartsOver() {
        var plan = plan(resumed: [(4 * Self.mebi)..<(10 * Self.mebi)])
        _ = plan.next()
        let other = DownloadStateMachine.Revision(rev: "b2", size: 10 * Self.mebi, contentHash: nil)
        let opening = plan.opened(other, serving: (4 * Self.mebi)..<(8 * Self.mebi))
        #expect(opening == .init(startsOver: true, part: nil))
        #expect(plan.next() == [.fetch(piece(0, 4)), .fetch(piece(4, 8))])
    }

    @Test func aServerThatKnowsNoRangesIsTakenAtItsWord() {
        var plan = plan(resumed: [(4 * Self.mebi)..<(10 * Self.mebi)])
        _ = plan.next()
        let opening = plan.opened(revision, serving: 0..<(10 * Self.mebi))
        #expect(opening == .init(startsOver: false, part: piece(0, 10)))
        _ = plan.ended(piece(0, 10), reached: 10 * Self.mebi, .over, now: .zero, jitter: 0)
        #expect(plan.next() == [.finish])
    }

    @Test func aRevisionThatIsGoneIsLookedForAgainAndThenGivenUp() {
        var plan = plan { $0.maximumRequests = 1 }
        for _ in 0...3 {
            guard case .open = plan.next().first else { return #expect(Bool(false)) }
            _ = plan.opened(revision, serving: 0..<1)
            _ = plan.ended(.init(range: 0..<1), reached: 0, .lost, now: .zero, jitter: 0)
        }
        #expect(plan.next() == [.giveUp])
    }

    /// Answers at random, until the end.
    @Test func everyByteIsAskedForWhateverHappens() {
        for seed in UInt64(0)..<300 {
            var numbers = SeededRandomNumberGenerator(seed: seed)
            var plan = plan {
                $0.chunkSize = 4 * Self.mebi
                $0.maximumRequests = Int.random(in: 1...4, using: &numbers)
                $0.maximumRestarts = 1_000
            }
            var have = BlockSet()
            var active: [DownloadStateMachine.Piece] = []
            var steps = 0
            running: while true {
                steps += 1
                guard steps < 10_000 else { return #expect(Bool(false), "seed \(seed) does not end") }
                var actions = plan.next()
                while !actions.isEmpty {
                    for action in actions {
                        switch action {
                        case .open(let range):
                            let range = (range ?? 0..<revision.size).clamped(to: 0..<revision.size)
                            if let part = plan.opened(revision, serving: range).part { active.append(part) }
                        case .fetch(let piece): active.append(piece)
                        case .finish: break running
                        case .giveUp: return #expect(Bool(false), "seed \(seed) gives up")
                        }
                    }
                    actions = plan.next()
                }
                guard let index = active.indices.randomElement(using: &numbers) else {
                    return #expect(Bool(false), "seed \(seed) hangs")
                }
                let piece = active.remove(at: index)
                let reached =
                    Bool.random(using: &numbers)
                    ? piece.range.upperBound : Int64.random(in: piece.range, using: &numbers) + 1
                let isLost = reached < piece.range.upperBound && Int.random(in: 0..<5, using: &numbers) == 0
                have.insert(piece.range.lowerBound..<reached)
                _ = plan.ended(piece, reached: reached, isLost ? .lost : .over, now: .zero, jitter: 0)
            }
            #expect(have.covers(0..<revision.size), "seed \(seed)")
        }
    }
}

/// Bytes that are here.
private struct BlockSet {
    private var ranges: [Range<Int64>] = []

    mutating func insert(_ range: Range<Int64>) { ranges.append(range) }

    func covers(_ whole: Range<Int64>) -> Bool {
        var position = whole.lowerBound
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound <= position {
            position = max(position, range.upperBound)
        }
        return position >= whole.upperBound
    }
}
