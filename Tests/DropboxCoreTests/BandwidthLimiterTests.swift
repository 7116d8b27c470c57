import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxHTTP

/// Tests bandwidth limits.
@Suite(.timeLimit(.minutes(10)))
struct BandwidthLimiterTests {
    /// A clock that advances immediately instead of sleeping.
    private final class InstantClock: Sendable {
        private let elapsed = Locked(Duration.zero)

        var now: Duration { elapsed.withLock { $0 } }
        var source: ClientClock {
            ClientClock(now: { self.now }, sleep: { duration in self.elapsed.withLock { $0 += duration } })
        }
    }

    private let content = Data.pattern(1_000_000)

    @Test(arguments: [1, 100, 4_321, 100_000, 12_345_678, 1 << 30] as [Int64])
    func tenSecondsTransferTenTimesTheRate(rate: Int64) {
        var bucket = TokenBucket(rate: rate, at: .zero)
        var now = Duration.zero
        var transferred: Int64 = 0
        while now < .seconds(10) {
            if let delay = bucket.acquire(Int(min(rate, Int64(bucket.chunkSize))), at: now) {
                // A sleep ends slightly late.
                now += delay + .microseconds(300)
            } else {
                transferred += min(rate, Int64(bucket.chunkSize))
            }
        }
        #expect(abs(Double(transferred) / Double(rate * 10) - 1) <= (rate == 1 ? 0.11 : 0.05))
    }

    @Test func unusedBandwidthAccumulatesForAQuarterSecond() {
        var bucket = TokenBucket(rate: 1_000, at: .zero)
        let now = Duration.seconds(3_600)
        var transferred = 0
        while bucket.acquire(10, at: now) == nil { transferred += 10 }
        #expect((250...270).contains(transferred))
    }

    @Test func stoppedOrReversedClockProvidesNoTokens() {
        var bucket = TokenBucket(rate: 1_000, at: .seconds(5))
        #expect(bucket.acquire(100, at: .seconds(5)) == nil)
        #expect(bucket.acquire(100, at: .seconds(4)) == .milliseconds(100))
        #expect(bucket.acquire(100, at: .seconds(5)) == .milliseconds(100))
    }

    @Test func removingTheLimitClearsTheDeficit() {
        var bucket = TokenBucket(rate: 1, at: .zero)
        #expect(bucket.acquire(1_000, at: .zero) == nil)
        #expect(bucket.acquire(1, at: .zero) == .seconds(1_000))
        bucket.setRate(nil, at: .zero)
        #expect(bucket.acquire(1 << 40, at: .zero) == nil)
        bucket.setRate(10, at: .zero)
        #expect(bucket.acquire(1, at: .zero) == nil)
    }

    @Test func transfersShareALimit() async throws {
        let clock = ManualClock()
        let limiter = BandwidthLimiter(uploadBytesPerSecond: 1_000_000, clock: clock.source)
        let sent = Locked(0)
        let senders = (0..<3).map { _ in
            Task {
                let body = HTTPBody.stream { writer in
                    while true { try await writer.write(Data(count: 20_000)) }
                }
                guard case .stream(let produce) = body.throttled(by: limiter.uploadThrottle).storage else { return }
                try await produce(
                    HTTPBody.Writer { chunk in
                        sent.withLock { $0 += chunk.count }
                        return nil
                    })
            }
        }
        for _ in 0..<1_000 {
            await clock.sleepers(3)
            clock.advance(by: .milliseconds(10))
        }
        await clock.sleepers(3)
        #expect(abs(Double(sent.withLock { $0 }) / 10_000_000 - 1) <= 0.05)
        // Double the rate.
        limiter.uploadBytesPerSecond = 2_000_000
        let before = sent.withLock { $0 }
        for _ in 0..<1_000 {
            await clock.sleepers(3)
            clock.advance(by: .milliseconds(10))
        }
        await clock.sleepers(3)
        #expect(abs(Double(sent.withLock { $0 } - before) / 20_000_000 - 1) <= 0.05)
        for sender in senders { sender.cancel() }
        for sender in senders { _ = await sender.result }
    }

    @Test func uploadRespectsClientAndTransferLimits() async throws {
        let clock = InstantClock()
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.scope))
        let slow = BandwidthLimiter(uploadBytesPerSecond: 50_000, clock: clock.source)
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 100_000, clock: clock.source)
        }
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: .data(content)).response()
        #expect(transport.bodies == [content])
        #expect(abs(clock.now / .seconds(10) - 1) <= 0.05)
        _ = try await client.changed { $0.bandwidthLimiters = [slow] }.request(
            Demo.upload, serverArgs: "/a", input: .data(content)
        ).response()
        #expect(abs(clock.now / .seconds(30) - 1) <= 0.05)
    }

    @Test func fileUploadsAreThrottled() async throws {
        let clock = InstantClock()
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.scope))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 100_000, clock: clock.source)
        }
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("file")
        try content.write(to: file)
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: .file(file)).response()
        let part = UploadBody.part(file, 200_000..<700_000)
        _ = try await client.request(Demo.upload, serverArgs: "/a", input: part).response()
        #expect(transport.bodies == [content, content[200_000..<700_000]])
        #expect(abs(clock.now / .seconds(15) - 1) <= 0.05)
    }

    @Test func downloadsAreThrottled() async throws {
        let clock = InstantClock()
        let transport = FakeTransport(fallback: FakeTransport.content(content, result: Demo.scope))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(
                uploadBytesPerSecond: 1, downloadBytesPerSecond: 100_000, clock: clock.source)
        }
        let (_, data) = try await client.request(Demo.download, serverArgs: "/a").response()
        #expect(data == content)
        #expect(abs(clock.now / .seconds(10) - 1) <= 0.05)
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("file")
        _ = try await client.request(Demo.download, serverArgs: "/a", overwrite: false, destination: file).response()
        #expect(try Data(contentsOf: file) == content)
        #expect(abs(clock.now / .seconds(20) - 1) <= 0.05)
    }

    @Test func throttledTransferCanBeCanceled() async throws {
        let clock = ManualClock()
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.scope))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 1, clock: clock.source)
        }
        let request = client.request(Demo.upload, serverArgs: "/a", input: .data(content))
        let waiting = Task { try await request.response() }
        await clock.sleepers(1)
        request.cancel()
        await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await waiting.value }
    }
}
