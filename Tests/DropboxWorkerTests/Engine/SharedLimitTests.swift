import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxWorker

/// Limits that workers share.
@Suite struct SharedLimitTests {
    /// Answers with the results that a test gives.
    private final class Transport: HTTPTransport {
        private let responses: Locked<[HTTPResponse]>
        let count = Locked(0)

        init(_ responses: [HTTPResponse] = []) { self.responses = Locked(responses) }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            count.withLock { $0 += 1 }
            let next = responses.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            return next
                ?? HTTPResponse(
                    status: 200, headers: ["Content-Type": "application/json"],
                    body: HTTPResponseBody(Data(#"{"entries":[],"cursor":"c","has_more":false}"#.utf8)))
        }

        func shutdown() {}
    }

    private func client(_ limit: SharedRateLimit, _ transport: Transport) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "a")),
                configuration: .init {
                    $0.middleware = [limit]
                    $0.retryPolicy = .never
                }, transport: transport))
    }

    @Test(arguments: DatabaseKind.allCases) func rejectionMakesAllWorkersWait(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let (first, second) = (try await test.prepared(), try test.open())
        let rejection = HTTPResponse(status: 429, headers: ["Retry-After": "3600"], body: HTTPResponseBody(Data()))
        let rejected = client(SharedRateLimit(database: first, scope: "team"), Transport([rejection]))
        await #expect(throws: CallError<Files.ListFolderError>.self) {
            _ = try await rejected.files.listFolder(path: "").response()
        }
        // Sleeping ends the delay, by the clock of the database.
        let slept = Locked<[Duration]>([])
        let time = Locked(Duration.zero)
        let clock = ClientClock(now: { time.withLock(\.self) }) { duration in
            time.withLock { $0 += duration }
            slept.withLock { $0.append(duration) }
            _ = try await first.execute("UPDATE dropbox_worker_limits SET retry_at = 0")
        }
        let transport = Transport()
        let other = client(SharedRateLimit(database: second, scope: "team", clock: clock), transport)
        let status = try await WorkerQueue(database: second).status()
        #expect(status.rateLimits.keys.sorted() == ["team"])
        _ = try await other.files.listFolder(path: "").response()
        let delays = slept.withLock(\.self)
        #expect(delays.count == 1 && delays.allSatisfy { $0 > .seconds(3_000) && $0 <= .seconds(3_600) }, "\(delays)")
        #expect(transport.count.withLock { $0 } == 1)
        let elsewhere = client(SharedRateLimit(database: second, scope: "another team"), Transport())
        _ = try await elsewhere.files.listFolder(path: "").response()
        await first.close()
        await second.close()
    }

    /// After a pause, also with a bucket of an earlier version, the calls of a quarter of a second are sent at once,
    /// and each call takes one permit, however long it waits for it.
    @Test(.timeLimit(.minutes(2)), arguments: DatabaseKind.allCases, [(10, 10, 0.75), (1, 3, 2)])
    func burstIsAPartOfASecond(kind: DatabaseKind, calls: (rate: Double, count: Int, duration: Double)) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        try await database.execute(
            "INSERT INTO dropbox_worker_limits (scope, retry_at, tokens, filled_at) VALUES ('team', 0, 50, 0)")
        // The time of the database goes on, too.
        let (start, slept) = (ContinuousClock.now, Locked(Duration.zero))
        let clock = ClientClock(now: { slept.withLock(\.self) }) { duration in slept.withLock { $0 += duration } }
        let limit = SharedRateLimit(database: database, scope: "team", callsPerSecond: calls.rate, clock: clock)
        let client = client(limit, Transport())
        for _ in 0..<calls.count { _ = try await client.files.listFolder(path: "").response() }
        let duration = start.duration(to: .now) + slept.withLock(\.self)
        #expect(duration >= .seconds(calls.duration - 0.01))
        let tokens = try await database.execute("SELECT tokens FROM dropbox_worker_limits").first?.first?.number
        #expect((tokens ?? -1_000) > max(1, calls.rate / 4) - Double(calls.count) - 1, "\(tokens ?? 0)")
        await database.close()
    }

    @Test(arguments: DatabaseKind.allCases) func rateIsThatOfAllWorkers(kind: DatabaseKind) async throws {
        let test = try await TestDatabase(kind)
        let database = try await test.prepared()
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                let own = try test.open()
                let limit = SharedRateLimit(database: own, scope: "team", callsPerSecond: 40, burst: 10)
                group.addTask { [self] in
                    let client = client(limit, Transport())
                    for _ in 0..<20 { _ = try await client.files.listFolder(path: "").response() }
                    await own.close()
                }
            }
            try await group.waitForAll()
        }
        // 40 calls, of which 10 are free.
        #expect(start.duration(to: .now) > .milliseconds(600))
        await database.close()
    }
}
