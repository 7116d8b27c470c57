import DropboxConcurrency
import DropboxCore
import DropboxTestSupport
import Testing

@testable import DropboxWorker

/// The rate of a limit that workers share, with a clock that a test sets.
@Suite struct SharedRateTests {
    /// Workers with one limit, whose time goes on only when they wait.
    private final class Workers: Sendable {
        let time = Locked(Duration.seconds(1_000))
        let limits: [SharedRateLimit]
        /// The number of transactions for permits.
        let transactions = Locked(0)
        private let test: TestDatabase
        private let database: any WorkerDatabase

        init(_ count: Int, rate: Double, burst: Double? = nil) async throws {
            test = try await TestDatabase(.sqlite)
            let database = try await test.prepared()
            self.database = database
            let (time, transactions) = (time, transactions)
            let clock = ClientClock(now: { time.withLock { $0 } }) { duration in
                // The clock of the database has milliseconds.
                time.withLock { $0 += .milliseconds(max(1, (duration + .microseconds(999)).milliseconds)) }
            }
            limits = (0..<count).map { _ in
                SharedRateLimit(
                    database: database, scope: "team", callsPerSecond: rate, burst: burst, clock: clock,
                    databaseTime: { _ in
                        transactions.withLock { $0 += 1 }
                        return time.withLock { $0.milliseconds }
                    })
            }
        }

        /// Sends a call, and returns when.
        func call(_ index: Int) async throws -> Duration {
            try await limits[index].waitForPermit()
            return time.withLock { $0 }
        }

        func close() async { await database.close() }
    }

    /// Workers whose calls are more than a second apart don't take permits that they don't use.
    @Test func lightlyLoadedWorkersReachTheRate() async throws {
        let workers = try await Workers(150, rate: 100)
        let start = workers.time.withLock { $0 }
        var last = start
        for index in 0..<600 { last = try await workers.call(index % 150) }
        // 25 calls are free.
        #expect(last - start < .seconds(6.5), "\(last - start)")
        #expect(last - start >= .seconds(5.74), "\(last - start)")
        await workers.close()
    }

    /// Permits that workers have taken in advance don't add up to more than the burst.
    @Test(arguments: [(100.0, nil), (40, 10), (8, nil), (3, nil), (20, 30)] as [(Double, Double?)], 0..<4)
    func noSecondHasMoreCalls(limit: (rate: Double, burst: Double?), seed: UInt64) async throws {
        let workers = try await Workers(6, rate: limit.rate, burst: limit.burst)
        var random = SeededRandomNumberGenerator(seed: seed)
        var calls: [Duration] = []
        for _ in 0..<300 {
            let worker = Int.random(in: 0..<6, using: &random)
            for _ in 0..<Int.random(in: 1...12, using: &random) { calls.append(try await workers.call(worker)) }
            let pause = Int64.random(in: 0..<400, using: &random)
            if Bool.random(using: &random) { workers.time.withLock { $0 += .milliseconds(pause) } }
        }
        let allowed = limit.rate + max(1, limit.burst ?? limit.rate / 4)
        var first = 0
        for (index, time) in calls.enumerated() {
            while time - calls[first] >= .seconds(1) { first += 1 }
            #expect(Double(index - first + 1) <= allowed.rounded(.up), "\(time)")
        }
        await workers.close()
    }

    /// A worker with many calls takes permits in advance, if no other one needs them.
    @Test func busyWorkerHasFewTransactions() async throws {
        let workers = try await Workers(1, rate: 1_000)
        for _ in 0..<2_000 {
            _ = try await workers.call(0)
            workers.time.withLock { $0 += .milliseconds(2) }
        }
        let count = workers.transactions.withLock { $0 }
        #expect(count < 400, "\(count)")
        await workers.close()
    }
}
