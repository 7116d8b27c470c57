import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxTransfer

/// A server that ends each request after a few bytes, so each attempt makes progress.
@Suite(.timeLimit(.minutes(5))) struct TinyProgressTests {
    private static let size = 500_000

    /// Serves the file `/a`, at most `count` bytes per request. Returns the number of requests, and the pauses between them.
    private func serve(
        _ count: Int, size: Int = Self.size, _ body: (FilesRoutes) async throws -> Void
    ) async throws -> (requests: Int, pauses: [Duration]) {
        let requests = Locked(0)
        let hash = ContentHash.hash(of: Data(count: size))
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            requests.withLock { $0 += 1 }
            let range = (request.headers["range"] ?? "bytes=0-").split(whereSeparator: { "=-".contains($0) })
            let start = range.count > 1 ? Int(range[1]) ?? 0 : 0
            let end = min(range.count > 2 ? (Int(range[2]) ?? 0) + 1 : size, size)
            let result = RawServer.file("/a", size: size, hash: hash)
                .replacingOccurrences(of: #"".tag":"file","#, with: "")
            try connection.send(
                """
                HTTP/1.1 206 Partial Content\r\nContent-Length: \(end - start)\r\n\
                Content-Range: bytes \(start)-\(end - 1)/\(size)\r\nDropbox-API-Result: \(result)\r\n\r\n
                """)
            try connection.send(Data(count: min(count, end - start)))
            connection.closeSending()
            connection.waitForClose()
        }
        let now = Locked(Duration.zero)
        let pauses = Locked<[Duration]>([])
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
            configuration: .init {
                $0.baseHosts = BaseHosts(server: server.url().absoluteString)
                $0.retryPolicy = RetryPolicy(initialBackoff: .seconds(3))
                $0.jitter = { 1 }
                $0.onWait = { event in
                    guard case .began(let wait) = event, let duration = wait.duration else { return }
                    pauses.withLock { $0.append(duration) }
                }
                $0.clock = ClientClock(
                    now: { now.withLock { $0 } },
                    sleep: { duration in
                        // Monitors of pending responses sleep for 2 seconds.
                        guard duration != .seconds(2) else { try await suspendUntilCancelled() }
                        now.withLock { $0 += duration }
                    })
            })
        defer { client.shutdown() }
        try await body(FilesRoutes(client: client))
        return (requests.withLock { $0 }, pauses.withLock { $0 })
    }

    /// The pauses after the second to the seventh failure. The first repetition is immediate.
    private let allPauses: [Duration] = [6, 12, 24, 30, 30, 30].map { .seconds($0) }

    @Test(arguments: [1, 100, 8_000]) func fileDownloadEnds(count: Int) async throws {
        let place = try TemporaryDirectory()
        let (requests, pauses) = try await serve(count) { files in
            let error = await #expect(throws: FileDownloadError.self) {
                try await files.downloadFile(path: "/a", to: place.url.appendingPathComponent("a"))
            }
            #expect(error?.isTransient == true, "\(error as Any)")
        }
        #expect(requests == 8)
        #expect(pauses == allPauses)
    }

    @Test(arguments: [1, 100, 8_000]) func streamEnds(count: Int) async throws {
        let (requests, pauses) = try await serve(count) { files in
            let error = await #expect(throws: FileDownloadError.self) {
                for try await _ in files.downloadStream(path: "/a") {}
            }
            #expect(error?.isTransient == true, "\(error as Any)")
        }
        #expect(requests == 8)
        #expect(pauses == allPauses)
    }

    @Test func slowProgressContinuesWithPauses() async throws {
        // Three or four attempts make substantial progress together. The first failure after it has no delay.
        let (requests, pauses) = try await serve(30_000) { files in
            var count = 0
            for try await bytes in files.downloadStream(path: "/a") { count += bytes.count }
            #expect(count == Self.size)
        }
        #expect(requests == 17)
        #expect(pauses.allSatisfy { $0 <= .seconds(12) })
        #expect((1...12).contains(pauses.count))
    }

    @Test func substantialProgressContinuesWithoutPauses() async throws {
        let place = try TemporaryDirectory()
        let (requests, pauses) = try await serve(Int(RetryAttempts.substantialProgress)) { files in
            try await files.downloadFile(path: "/a", to: place.url.appendingPathComponent("a"))
        }
        #expect(requests == 8)
        #expect(pauses == [])
    }

    @Test func attemptsAreBounded() {
        // The bound in the documentation of `substantialProgress`.
        let policy = RetryPolicy.standard
        for step in [Int64(1), 9_000, 65_535] {
            let size = Int64(1 << 20)
            var attempts = RetryAttempts()
            var (count, reached): (Int64, Int64) = (0, 0)
            while reached < size {
                count += 1
                reached += step
                attempts.recordProgress(step, at: .zero)
                if attempts.delayAfterFailedStep(policy, atLeast: nil) == nil { break }
            }
            #expect(count <= Int64(policy.maximumAttempts) * (size / RetryAttempts.substantialProgress + 1))
        }
    }

    // MARK: Uploads

    @Test func uploadSessionThatGrowsByOneByteFails() {
        var driver = SimulatedUpload(size: 150) { $0.requestUnit = 50 }
        _ = driver.plan.start()
        var actions = driver.accept(0, in: "s")
        var pauses: [Duration] = []
        var end: Int64 = 50
        while !driver.plan.isFinished, end < 100 {
            guard case .append(let chunk, _)? = actions.first else { return #expect("\(actions)" == "append") }
            end += 1
            actions = driver.plan.handle(
                .sent(chunk, .offsetMismatch(end: end, .any), SimulatedUpload.digests(chunk.index)))
            if case .wait(let item, let pause)? = actions.first {
                pauses.append(pause)
                actions = driver.plan.handle(.waited(item))
            }
        }
        #expect(driver.outcome.hasPrefix("failed"))
        #expect(end == 54)
        #expect(pauses == [.seconds(2), .seconds(4)])
    }

    @Test func uploadSessionWithSubstantialProgressContinues() {
        let unit = Int64(1 << 19)
        var driver = SimulatedUpload(size: 1 << 20) { $0.requestUnit = unit }
        _ = driver.plan.start()
        var actions = driver.accept(0, in: "s")
        for number in 1...7 {
            guard case .append(let chunk, _)? = actions.first else { return #expect("\(actions)" == "append") }
            let end = unit + Int64(number) * RetryAttempts.substantialProgress
            actions = driver.plan.handle(
                .sent(chunk, .offsetMismatch(end: end, .any), SimulatedUpload.digests(chunk.index)))
            guard case .append(let rest, _)? = actions.first else { return #expect("\(actions)" == "append") }
            #expect(rest.start == end)
        }
    }

    @Test func batchSessionThatGrowsByOneByteFails() {
        let block = SimulatedBatchUpload.block
        var driver = SimulatedBatchUpload(sizes: [3 * block])
        _ = driver.plan.start()
        _ = driver.accept(driver.chunk(0..<block))
        var pauses: [Duration] = []
        var end = block
        while !driver.plan.isFinished, end < block + 50 {
            let chunk = driver.chunk(block..<2 * block, from: end)
            end += 1
            for action in driver.sent(chunk, .offsetMismatch(end: end, .any)) {
                guard case .wait(let item, let pause) = action else { continue }
                pauses.append(pause)
                _ = driver.plan.handle(.waited(item))
            }
        }
        #expect(driver.outcome(0).hasPrefix("failed"))
        #expect(end == block + 4)
        #expect(pauses == [.seconds(2), .seconds(4)])
    }
}
