import DropboxConcurrency
import SwiftyDropbox
import Foundation
import Testing

@testable import DropboxCommandLine

/// Bandwidth limits that depend on the time of day.
@Suite struct BandwidthOptionTests {
    private func option(_ text: String) throws -> BandwidthOption {
        try Arguments.parse(["--limit", text]) { (arguments) throws(CommandError) in try .forUploads(&arguments) }
    }

    private static func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date? {
        Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: day, hour: hour, minute: minute))
    }

    @Test func limitChangesAtItsTimes() async throws {
        let option = try option("19:00,off 08:00,512k 12:30,1M")
        let limiter = try #require(option.limiter)
        let now = Locked(try #require(Self.date(4, 3, 0)))
        let steps = Locked<[(wake: Date, rate: Int64?)]>([])
        let (isDone, done) = AsyncStream<Void>.makeStream()
        try await option.whileChanging(
            now: { now.withLock { $0 } },
            sleep: { wake in
                let count = steps.withLock { steps in
                    steps.append((wake, limiter.uploadBytesPerSecond))
                    return steps.count
                }
                guard count < 5 else {
                    done.finish()
                    throw CancellationError()
                }
                now.withLock { $0 = wake }
            },
            { () async throws(CommandError) in for await _ in isDone {} })
        // Before the first time of a day, the last rate of the day before applies.
        #expect(steps.withLock { $0.map(\.rate) } == [nil, 512_000, 1_000_000, nil, 512_000])
        let wakes = [(4, 8, 0), (4, 12, 30), (4, 19, 0), (5, 8, 0), (5, 12, 30)].map { Self.date($0.0, $0.1, $0.2) }
        #expect(steps.withLock { $0.map(\.wake) } == wakes)
    }

    @Test func constantLimitIsSet() throws {
        #expect(try option("500k").limiter?.uploadBytesPerSecond == 500_000)
        #expect(try option("off").limiter?.uploadBytesPerSecond == nil)
    }

    @Test(arguments: [
        "", "fast", "0", "24:00,1k", "08:60,1k", "8,1k", "08:00,", "08:00,1k 8:00,2k", "08:00,1k,2k", "08:00,-1",
        "0x10", "1e3", "+8:00,1k",
    ])
    func invalidLimitIsRejected(text: String) {
        let error = #expect(throws: CommandError.self) { _ = try option(text) }
        #expect(error?.status == .usage)
        #expect(error?.message.hasPrefix("invalid --limit '\(text)'") == true, "\(error?.message ?? "")")
    }
}
