import DropboxCore
import Testing
@testable import DropboxTransfer

/// The bytes in flight of an upload, as a function of the confirmations of the server, without a real clock.
struct UploadPaceTests {
    private static let unit = Int64(4 << 20)

    private func limits(_ requests: Int = 8, largest: Int64 = 8 << 20) -> UploadStateMachine.Limits {
        var limits = UploadStateMachine.Limits()
        limits.chunkSize = Self.unit
        limits.maximumRequestSize = largest
        limits.initialWindow = Self.unit
        limits.maximumRequests = requests
        return limits
    }

    /// Simulates an upload over a shared link with the given speed. Returns the number of bytes in flight at the start
    /// of each request.
    private func drive(
        bytesPerSecond: Double, size: Int64, requests: Int = 8, latency: Double = 0
    ) -> (underWay: [Int64], sizes: [Int64], seconds: Double) {
        var stateMachine = UploadStateMachine(
            size: size, isReplayable: true, to: CommitDestination("ns:1"), limits: limits(requests))
        var now = 0.0
        var sending: [(chunk: UploadStateMachine.Chunk, left: Double)] = []
        var answers: [(chunk: UploadStateMachine.Chunk, time: Double)] = []
        var underWay: [Int64] = []
        var sizes: [Int64] = []
        var actions = stateMachine.start()
        while !stateMachine.isFinished {
            for action in actions {
                switch action {
                case .append(let chunk, _):
                    sending.append((chunk, Double(chunk.range.count)))
                    sizes.append(Int64(chunk.range.count))
                    underWay.append(
                        (sending.map(\.chunk) + answers.map(\.chunk)).reduce(0) { $0 + Int64($1.range.count) })
                default: break
                }
            }
            if actions.contains(where: { if case .start = $0 { true } else { false } }) {
                actions = stateMachine.handle(.started("s"), at: .seconds(now))
                continue
            }
            if actions.contains(where: { if case .finish = $0 { true } else { false } }) { break }
            // The next event: the link has transferred a request, or the server confirms one.
            var done: UploadStateMachine.Chunk?
            while done == nil {
                let carried = sending.map(\.left).min().map { $0 * Double(sending.count) / bytesPerSecond } ?? .infinity
                let answered = answers.map(\.time).min().map { $0 - now } ?? .infinity
                let step = min(carried, answered)
                guard step < .infinity else { return (underWay, sizes, .infinity) }
                now += step
                for index in sending.indices { sending[index].left -= step * bytesPerSecond / Double(sending.count) }
                if answered <= carried, let index = answers.firstIndex(where: { $0.time <= now }) {
                    done = answers.remove(at: index).chunk
                } else if let index = sending.firstIndex(where: { $0.left < 1e-3 }) {
                    answers.append((sending.remove(at: index).chunk, now + latency))
                }
            }
            guard let done else { break }
            actions = stateMachine.handle(.sent(done, .accepted, BlockDigests()), at: .seconds(now))
        }
        return (underWay, sizes, now)
    }

    @Test(arguments: [1e5, 1e6, 3e6, 1e7, 5e7])
    func bytesInFlightAreLimitedToTwoSeconds(bytesPerSecond: Double) {
        let (underWay, sizes, _) = drive(bytesPerSecond: bytesPerSecond, size: 400 << 20)
        let promise: Int64 = max(Self.unit, Int64(2 * bytesPerSecond))
        #expect(underWay.allSatisfy { $0 <= promise }, "\(underWay.max() ?? 0) of \(promise)")
        #expect(sizes.reduce(0, +) == 400 << 20)
    }

    @Test func fastLinkIsSaturatedAfterTheFirstChunk() {
        let (underWay, sizes, _) = drive(bytesPerSecond: 1e9, size: 1 << 30)
        #expect(underWay.first == Self.unit)
        #expect(underWay.max() == 64 << 20)
        #expect(sizes.dropFirst().dropLast(2).allSatisfy { $0 == 8 << 20 })
        // A large file needs hardly more requests than with chunks of the maximum size.
        #expect(sizes.count <= 130)
    }

    @Test func highLatencyLinkIsSaturated() {
        // 50 MB per second, and an additional latency of 200 ms per response.
        let (_, _, seconds) = drive(bytesPerSecond: 5e7, size: 1 << 30, latency: 0.2)
        #expect(seconds < 1.2 * Double(1 << 30) / 5e7)
    }

    @Test func bytesInFlightShrinkWithTheLink() {
        var pace = UploadPace(limits())
        pace.begin(0, Self.unit, at: .zero)
        pace.end(0, isConfirmed: true, at: .milliseconds(10))
        #expect(pace.nextRequestUnits == 2)
        for second in 1...12 {
            pace.begin(second, Self.unit, at: .seconds(4 * second))
            pace.end(second, isConfirmed: true, at: .seconds(4 * second + 4))
        }
        #expect(pace.window == Self.unit)
        pace.begin(99, Self.unit, at: .seconds(60))
        #expect(pace.nextRequestUnits == 0)
    }

    @Test func failedRequestDoesNotMeasureTheLink() {
        var pace = UploadPace(limits())
        pace.begin(0, Self.unit, at: .zero)
        pace.end(0, isConfirmed: false, at: .milliseconds(1))
        #expect(pace.rate == nil)
        #expect(pace.nextRequestUnits == 1)
    }

    @Test func failedRunIsSentAgain() {
        var stateMachine = UploadStateMachine(
            size: 100 << 20, isReplayable: true, to: CommitDestination("ns:1"), limits: limits(1))
        _ = stateMachine.start()
        guard case .append(let first, _)? = stateMachine.handle(.started("s")).first,
            case .append(let run, _)? = stateMachine.handle(
                .sent(first, .accepted, BlockDigests()), at: .milliseconds(1)
            ).first
        else {
            Issue.record("\(stateMachine)")
            return
        }
        #expect(run.run == 1..<3)
        #expect(run.range == Self.unit..<(3 * Self.unit))
        _ = stateMachine.handle(.sent(run, .lost, BlockDigests()), at: .seconds(1))
        let again = stateMachine.handle(.waited(.chunk(1, round: 0)), at: .seconds(2))
        #expect(again == [.append(run, session: "s")])
    }
}
