import DropboxCore
import Testing
@testable import DropboxTransfer

/// The bytes in flight of an upload, as a function of the confirmations of the server, without a real clock.
struct UploadPaceTests {
    private static let unit = Int64(4 << 20)

    private func limits(_ requests: Int = 8, largest: Int64 = 8 << 20) -> UploadPlan.Limits {
        var limits = UploadPlan.Limits()
        limits.requestUnit = Self.unit
        limits.maximumRequestSize = largest
        limits.maximumRequests = requests
        return limits
    }

    private func plan(_ size: Int64, _ limits: UploadPlan.Limits) -> UploadPlan {
        UploadPlan([UploadPlan.File(size, to: CommitDestination("ns:1"))], limits: limits)
    }

    /// Simulates an upload over a shared link with the given speed. Returns the number of bytes in flight at the start
    /// of each request.
    private func drive(
        bytesPerSecond: Double, size: Int64, requests: Int = 8, latency: Double = 0
    ) -> (underWay: [Int64], sizes: [Int64], seconds: Double) {
        var plan = plan(size, limits(requests))
        var now = 0.0
        var sending: [(chunk: UploadPlan.Chunk, left: Double)] = []
        var answers: [(chunk: UploadPlan.Chunk, time: Double)] = []
        var underWay: [Int64] = []
        var sizes: [Int64] = []
        var actions = plan.start()
        while !plan.isFinished {
            for action in actions {
                switch action {
                case .append(let chunk, _), .start(let chunk):
                    sending.append((chunk, Double(chunk.range.count)))
                    sizes.append(Int64(chunk.range.count))
                    underWay.append(
                        (sending.map(\.chunk) + answers.map(\.chunk)).reduce(0) { $0 + Int64($1.range.count) })
                default: break
                }
            }
            if actions.contains(where: { if case .startConcurrent = $0 { true } else { false } }) {
                actions = plan.handle(.startedConcurrent(file: 0, .success("s")), at: .seconds(now))
                continue
            }
            if actions.contains(where: \.isCommit) { break }
            // The next event: the link has transferred a request, or the server confirms one.
            var done: UploadPlan.Chunk?
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
            actions = plan.handle(.sent(done, .accepted(session: "s"), BlockDigests()), at: .seconds(now))
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
        var pace = limits().pace
        pace.begin(UploadPace.Request(file: 0), Self.unit, at: .zero)
        pace.end(UploadPace.Request(file: 0), isConfirmed: true, at: .milliseconds(10))
        #expect(pace.nextRequestUnits == 2)
        for second in 1...12 {
            pace.begin(UploadPace.Request(file: second), Self.unit, at: .seconds(4 * second))
            pace.end(UploadPace.Request(file: second), isConfirmed: true, at: .seconds(4 * second + 4))
        }
        #expect(pace.window == Self.unit)
        pace.begin(UploadPace.Request(file: 99), Self.unit, at: .seconds(60))
        #expect(pace.nextRequestUnits == 0)
    }

    @Test func failedRequestDoesNotMeasureTheLink() {
        var pace = limits().pace
        pace.begin(UploadPace.Request(file: 0), Self.unit, at: .zero)
        pace.end(UploadPace.Request(file: 0), isConfirmed: false, at: .milliseconds(1))
        #expect(pace.rate == nil)
        #expect(pace.nextRequestUnits == 1)
    }

    @Test func failedRunIsSentAgain() {
        var plan = plan(100 << 20, limits(1))
        guard case .start(let first)? = plan.start().first,
            case .append(let run, _)? = plan.handle(
                .sent(first, .accepted(session: "s"), BlockDigests()), at: .milliseconds(1)
            ).first
        else {
            Issue.record("\(plan)")
            return
        }
        #expect(run.run == 1..<3)
        #expect(run.range == Self.unit..<(3 * Self.unit))
        _ = plan.handle(.sent(run, .lost, BlockDigests()), at: .seconds(1))
        let again = plan.handle(.waited(.chunk(file: 0, index: 1, round: 0)), at: .seconds(2))
        #expect(again == [.append(run, session: "s")])
    }
}
