import DropboxCore
import DropboxTestSupport
import Testing
@testable import DropboxTransfer

/// The requests of a download and the handling of their results, without I/O.
struct DownloadStateMachineTests {
    private static let mebi = Int64(1 << 20)
    private let revision = DownloadStateMachine.Revision(rev: "a1", size: 10 * mebi, contentHash: nil)

    private func stateMachine(
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

    private func piece(_ lower: Int64, _ upper: Int64) -> DownloadStateMachine.MissingRange {
        DownloadStateMachine.MissingRange(range: (lower * Self.mebi)..<(upper * Self.mebi))
    }

    @Test func firstRequestReturnsRevisionAndFirstPart() {
        var stateMachine = stateMachine()
        #expect(stateMachine.next() == [.open(0..<(4 * Self.mebi))])
        #expect(stateMachine.next() == [])
        let opening = stateMachine.opened(revision, serving: 0..<(4 * Self.mebi))
        #expect(opening == .init(discardsExistingContent: true, part: piece(0, 4)))
        #expect(stateMachine.next() == [.fetch(piece(4, 8))])
    }

    @Test func concurrentRequestsAreLimited() {
        var stateMachine = stateMachine { $0.maximumRequests = 1 }
        _ = stateMachine.next()
        _ = stateMachine.opened(revision, serving: 0..<(4 * Self.mebi))
        #expect(stateMachine.next() == [])
        let goesOn = stateMachine.ended(piece(0, 4), reached: 4 * Self.mebi, .finished, now: .zero, jitter: 0)
        #expect(goesOn)
        #expect(stateMachine.next() == [.fetch(piece(4, 8))])
    }

    @Test func downloadFinishesWhenAllBytesArePresent() {
        var stateMachine = stateMachine { $0.chunkSize = 16 * Self.mebi }
        _ = stateMachine.next()
        _ = stateMachine.opened(revision, serving: 0..<(10 * Self.mebi))
        #expect(stateMachine.next() == [])
        _ = stateMachine.ended(piece(0, 10), reached: 10 * Self.mebi, .finished, now: .zero, jitter: 0)
        #expect(stateMachine.next() == [.finish])
    }

    @Test func emptyFileIsRequestedWithoutRange() {
        var stateMachine = stateMachine()
        _ = stateMachine.next()
        stateMachine.openFailed()
        #expect(stateMachine.next() == [.open(nil)])
        let opening = stateMachine.opened(.init(rev: "e", size: 0, contentHash: nil), serving: 0..<0)
        #expect(opening == .init(discardsExistingContent: true, part: nil))
        #expect(stateMachine.next() == [.finish])
    }

    @Test func interruptedRangeResumesImmediately() {
        var stateMachine = stateMachine()
        _ = stateMachine.next()
        _ = stateMachine.opened(revision, serving: 0..<(4 * Self.mebi))
        _ = stateMachine.next()
        let goesOn = stateMachine.ended(piece(0, 4), reached: Self.mebi, .finished, now: .seconds(5), jitter: 1)
        #expect(goesOn)
        guard case .fetch(let rest) = stateMachine.next().first else { return #expect(Bool(false)) }
        #expect(rest.range == Self.mebi..<(4 * Self.mebi))
        #expect(rest.pause == .zero)
    }

    @Test func failingRangeIsRetriedWithBackoffThenFails() {
        var stateMachine = stateMachine()
        _ = stateMachine.next()
        _ = stateMachine.opened(revision, serving: 0..<(4 * Self.mebi))
        _ = stateMachine.next()
        var rest = piece(0, 4)
        var pauses: [Duration] = []
        while stateMachine.ended(rest, reached: 0, .finished, now: .zero, jitter: 1) {
            guard case .fetch(let next) = stateMachine.next().first else { return #expect(Bool(false)) }
            rest = next
            pauses.append(next.pause)
        }
        #expect(pauses == [.zero, .seconds(2)])
    }

    @Test func downloadResumesFromDisk() {
        var stateMachine = stateMachine(
            resumed: [(4 * Self.mebi)..<(6 * Self.mebi), (8 * Self.mebi)..<(10 * Self.mebi)])
        #expect(stateMachine.next() == [.open((4 * Self.mebi)..<(6 * Self.mebi))])
        let opening = stateMachine.opened(revision, serving: (4 * Self.mebi)..<(6 * Self.mebi))
        #expect(opening == .init(discardsExistingContent: false, part: piece(4, 6)))
        #expect(stateMachine.next() == [.fetch(piece(8, 10))])
    }

    @Test func completeDownloadVerifiesRevisionWithOneByte() {
        var stateMachine = stateMachine(resumed: [])
        #expect(stateMachine.next() == [.open(0..<1)])
        let opening = stateMachine.opened(revision, serving: 0..<1)
        #expect(opening == .init(discardsExistingContent: false, part: nil))
        #expect(stateMachine.next() == [.finish])
    }

    @Test func otherRevisionRestarts() {
        var stateMachine = stateMachine(resumed: [(4 * Self.mebi)..<(10 * Self.mebi)])
        _ = stateMachine.next()
        let other = DownloadStateMachine.Revision(rev: "b2", size: 10 * Self.mebi, contentHash: nil)
        let opening = stateMachine.opened(other, serving: (4 * Self.mebi)..<(8 * Self.mebi))
        #expect(opening == .init(discardsExistingContent: true, part: nil))
        #expect(stateMachine.next() == [.fetch(piece(0, 4)), .fetch(piece(4, 8))])
    }

    @Test func serverWithoutRangesIsSupported() {
        var stateMachine = stateMachine(resumed: [(4 * Self.mebi)..<(10 * Self.mebi)])
        _ = stateMachine.next()
        let opening = stateMachine.opened(revision, serving: 0..<(10 * Self.mebi))
        #expect(opening == .init(discardsExistingContent: false, part: piece(0, 10)))
        _ = stateMachine.ended(piece(0, 10), reached: 10 * Self.mebi, .finished, now: .zero, jitter: 0)
        #expect(stateMachine.next() == [.finish])
    }

    @Test func missingRevisionRestartsThenFails() {
        var stateMachine = stateMachine { $0.maximumRequests = 1 }
        for _ in 0...3 {
            guard case .open = stateMachine.next().first else { return #expect(Bool(false)) }
            _ = stateMachine.opened(revision, serving: 0..<1)
            _ = stateMachine.ended(.init(range: 0..<1), reached: 0, .unavailable, now: .zero, jitter: 0)
        }
        #expect(stateMachine.next() == [.fail])
    }

    /// Simulates random results until the end.
    @Test func everyByteIsRequestedUnderRandomResults() {
        for seed in UInt64(0)..<300 {
            var numbers = SeededRandomNumberGenerator(seed: seed)
            var stateMachine = stateMachine {
                $0.chunkSize = 4 * Self.mebi
                $0.maximumRequests = Int.random(in: 1...4, using: &numbers)
                $0.maximumRestarts = 1_000
            }
            var have = BlockSet()
            var active: [DownloadStateMachine.MissingRange] = []
            var steps = 0
            running: while true {
                steps += 1
                guard steps < 10_000 else { return #expect(Bool(false), "seed \(seed) does not end") }
                var actions = stateMachine.next()
                while !actions.isEmpty {
                    for action in actions {
                        switch action {
                        case .open(let range):
                            let range = (range ?? 0..<revision.size).clamped(to: 0..<revision.size)
                            if let part = stateMachine.opened(revision, serving: range).part { active.append(part) }
                        case .fetch(let piece): active.append(piece)
                        case .finish: break running
                        case .fail: return #expect(Bool(false), "seed \(seed) gives up")
                        }
                    }
                    actions = stateMachine.next()
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
                _ = stateMachine.ended(
                    piece, reached: reached, isLost ? .unavailable : .finished, now: .zero, jitter: 0)
            }
            #expect(have.covers(0..<revision.size), "seed \(seed)")
        }
    }
}

/// The ranges that are present.
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
