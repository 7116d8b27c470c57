import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxCore
@testable import DropboxHTTP

/// Limits on how fast content moves.
@Suite(.timeLimit(.minutes(10)))
struct BandwidthTests {
    /// A clock whose one sleeper never waits: its time passes at once.
    private final class InstantClock: Sendable {
        private let passed = Locked(Duration.zero)

        var now: Duration { passed.withLock { $0 } }
        var source: ClientClock {
            ClientClock(now: { self.now }, sleep: { duration in self.passed.withLock { $0 += duration } })
        }
    }

    private let content = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    @Test(arguments: [1, 100, 4_321, 100_000, 12_345_678, 1 << 30] as [Int64])
    func tenSecondsCarryTenTimesTheRate(rate: Int64) {
        var bucket = TokenBucket(rate: rate, at: .zero)
        var now = Duration.zero
        var passed: Int64 = 0
        while now < .seconds(10) {
            if let pause = bucket.take(Int(min(rate, Int64(bucket.piece))), at: now) {
                // Whoever sleeps wakes up a little late.
                now += pause + .microseconds(300)
            } else {
                passed += min(rate, Int64(bucket.piece))
            }
        }
        #expect(abs(Double(passed) / Double(rate * 10) - 1) <= (rate == 1 ? 0.11 : 0.05))
    }

    @Test func whatNobodyUsedIsKeptForAQuarterOfASecond() {
        var bucket = TokenBucket(rate: 1_000, at: .zero)
        let now = Duration.seconds(3_600)
        var passed = 0
        while bucket.take(10, at: now) == nil { passed += 10 }
        #expect((250...270).contains(passed))
    }

    @Test func aClockThatStandsStillOrGoesBackGivesNothing() {
        var bucket = TokenBucket(rate: 1_000, at: .seconds(5))
        #expect(bucket.take(100, at: .seconds(5)) == nil)
        #expect(bucket.take(100, at: .seconds(4)) == .milliseconds(100))
        #expect(bucket.take(100, at: .seconds(5)) == .milliseconds(100))
    }

    @Test func aLimitThatIsLiftedForgetsTheDebt() {
        var bucket = TokenBucket(rate: 1, at: .zero)
        #expect(bucket.take(1_000, at: .zero) == nil)
        #expect(bucket.take(1, at: .zero) == .seconds(1_000))
        bucket.setRate(nil, at: .zero)
        #expect(bucket.take(1 << 40, at: .zero) == nil)
        bucket.setRate(10, at: .zero)
        #expect(bucket.take(1, at: .zero) == nil)
    }

    @Test func severalThatShareALimitKeepItTogether() async throws {
        let time = ManualClock()
        let bandwidth = BandwidthLimiter(upload: 1_000_000, time: time.source)
        let sent = Locked(0)
        let senders = (0..<3).map { _ in
            Task {
                let pieces = HTTPBody.stream { writer in
                    while true { try await writer.write(Data(count: 20_000)) }
                }
                guard case .stream(let produce) = pieces.paced(bandwidth.uploadPace).storage else { return }
                try await produce(
                    HTTPBody.Writer { chunk in
                        sent.withLock { $0 += chunk.count }
                        return nil
                    })
            }
        }
        for _ in 0..<1_000 {
            await time.sleepers(3)
            time.advance(by: .milliseconds(10))
        }
        await time.sleepers(3)
        #expect(abs(Double(sent.withLock { $0 }) / 10_000_000 - 1) <= 0.05)
        // Twice the rate from now on.
        bandwidth.upload = 2_000_000
        let before = sent.withLock { $0 }
        for _ in 0..<1_000 {
            await time.sleepers(3)
            time.advance(by: .milliseconds(10))
        }
        await time.sleepers(3)
        #expect(abs(Double(sent.withLock { $0 } - before) / 20_000_000 - 1) <= 0.05)
        for sender in senders { sender.cancel() }
        for sender in senders { _ = await sender.result }
    }

    @Test func anUploadKeepsTheLimitOfItsClientAndItsOwn() async throws {
        let time = InstantClock()
        let transport = FakeTransport(afterwards: FakeTransport.json(Demo.scope))
        let slow = BandwidthLimiter(upload: 50_000, time: time.source)
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(upload: 100_000, time: time.source)
        }
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: .data(content)).response()
        #expect(transport.bodies == [content])
        #expect(abs(time.now / .seconds(10) - 1) <= 0.05)
        _ = try await client.limited(by: slow).request(Demo.upload, serverArgs: "/a", input: .data(content)).response()
        #expect(abs(time.now / .seconds(30) - 1) <= 0.05)
    }

    @Test func filesAndPartsOfThemAreSentAsSlowly() async throws {
        let time = InstantClock()
        let transport = FakeTransport(afterwards: FakeTransport.json(Demo.scope))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(upload: 100_000, time: time.source)
        }
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("file")
        try content.write(to: file)
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: .file(file)).response()
        let part = UploadBody.part(file, 200_000..<700_000)
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: part).response()
        #expect(transport.bodies == [content, content[200_000..<700_000]])
        #expect(abs(time.now / .seconds(15) - 1) <= 0.05)
    }

    @Test func aDownloadIsHandedOutAsSlowly() async throws {
        let time = InstantClock()
        let transport = FakeTransport(afterwards: FakeTransport.content(content, result: Demo.scope))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(upload: 1, download: 100_000, time: time.source)
        }
        let (_, data) = try await client.request(Demo.download, serverArgs: "/a").response()
        #expect(data == content)
        #expect(abs(time.now / .seconds(10) - 1) <= 0.05)
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("file")
        _ = try await client.request(Demo.download, serverArgs: "/a", overwrite: false, destination: file).response()
        #expect(try Data(contentsOf: file) == content)
        #expect(abs(time.now / .seconds(20) - 1) <= 0.05)
    }

    @Test func whoWaitsForALimitCanBeCancelled() async throws {
        let time = ManualClock()
        let transport = FakeTransport(afterwards: FakeTransport.json(Demo.scope))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(upload: 1, time: time.source)
        }
        let request = client.request(Demo.upload, serverArgs: "/a", input: .data(content))
        let waiting = Task { try await request.response() }
        await time.sleepers(1)
        request.cancel()
        await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await waiting.value }
    }
}
