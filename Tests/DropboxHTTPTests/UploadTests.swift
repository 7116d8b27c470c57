import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct UploadTests {
    let transport = makeHTTPTransport(.init { $0.sharesConnections = false })

    /// Responds with the number of bytes and how the request announced them.
    private static let counting: LoopbackServer.Script = { connection in
        while true {
            let request = try connection.readRequest()
            let announced = request.headers["content-length"] ?? request.headers["transfer-encoding"] ?? "not at all"
            try connection.respond(200, headers: ["X-Announced: \(announced)"], Checksum.of(request.body))
        }
    }

    private func send(_ body: HTTPBody, progress: (@Sendable (Int64) -> Void)? = nil) async throws -> (String, String?)
    {
        let server = try LoopbackServer(Self.counting)
        let request = HTTPRequest(method: "POST", url: server.url(), body: body, onUploadProgress: progress)
        let response = try await transport.send(request)
        let summary = try await response.body.collect(upTo: 1 << 10)
        return (String(decoding: summary, as: UTF8.self), response.headers["X-Announced"])
    }

    @Test(arguments: [1, 65_536, 65_537, 3_000_000]) func dataIsSentCompletely(count: Int) async throws {
        let data = Data.pattern(count)
        let (sum, announced) = try await send(.data(data))
        #expect(sum == Checksum.of(data))
        #expect(announced == "\(count)")
    }

    @Test func dataSliceIsSentCompletely() async throws {
        let data = Data.pattern(200_000)[1_000..<150_000]
        let (sum, _) = try await send(.data(data))
        #expect(sum == Checksum.of(data))
    }

    @Test func fileIsSentCompletely() async throws {
        let file = try TemporaryFile(.pattern(2_000_000))
        let body = HTTPBody.file(file.url)
        #expect(body.length == 2_000_000)
        #expect(body.isReplayable)
        let (sum, announced) = try await send(body)
        #expect(sum == Checksum.of(.pattern(2_000_000)))
        #expect(announced == "2000000")
    }

    @Test(arguments: [0..<1, 5..<1_500_000, 1_999_999..<2_000_000, 7..<7] as [Range<Int64>])
    func fileRangeIsSentCompletely(range: Range<Int64>) async throws {
        let file = try TemporaryFile(.pattern(2_000_000))
        let (sum, announced) = try await send(.file(file.url, range: range))
        #expect(sum == Checksum.of(Data.pattern(2_000_000)[Int(range.lowerBound)..<Int(range.upperBound)]))
        #expect(announced == "\(range.count)")
    }

    @Test(arguments: [nil, 1_200_000]) func streamIsSentCompletely(length: Int64?) async throws {
        let body = HTTPBody.stream(length: length) { writer in
            for index in 0..<12 {
                try await writer.write(Data.pattern(1_200_000)[(index * 100_000)...].prefix(100_000))
            }
        }
        #expect(!body.isReplayable)
        let progress = Locked<[Int64]>([])
        let (sum, announced) = try await send(body) { count in progress.withLock { $0.append(count) } }
        #expect(sum == Checksum.of(.pattern(1_200_000)))
        #expect(announced == length.map { "\($0)" } ?? "chunked")
        // Only the bytes of the body count, not those that delimit chunks.
        #expect(progress.withLock(\.last) == 1_200_000)
    }

    @Test func sequenceIsSentCompletely() async throws {
        let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
        for index in 0..<10 { continuation.yield(Data.pattern(1_000)[(index * 100)...].prefix(100)) }
        continuation.finish()
        let (sum, announced) = try await send(.sequence(chunks))
        #expect(sum == Checksum.of(.pattern(1_000)))
        #expect(announced == "chunked")
    }

    @Test func emptyStreamIsAnEmptyBody() async throws {
        let (sum, announced) = try await send(.stream { _ in })
        #expect(sum == Checksum.of(Data()))
        #expect(announced == "chunked")
    }

    @Test(arguments: [10, 3_000_000]) func progressReachesTheLength(count: Int) async throws {
        let seen = Locked([Int64]())
        _ = try await send(.data(.pattern(count))) { sent in seen.withLock { $0.append(sent) } }
        let steps = seen.withLock { $0 }
        #expect(steps.last == Int64(count))
        #expect(steps == steps.sorted())
    }

    /// The system buffers some megabytes and the pipe one. Then the producer must wait.
    @Test func slowServerSlowsDownTheProducer() async throws {
        let (total, chunk) = (64 << 20, Data(repeating: 7, count: 1 << 16))
        let mayRead = Signal<Void>()
        let server = try LoopbackServer { connection in
            let head = try connection.readHead()
            mayRead.waitBlocking()
            try connection.skip(Int(head.headers["content-length"] ?? "") ?? 0)
            try connection.respond()
        }
        /// Sends chunks, and calls `didWrite` with the number of written bytes after each.
        func send(
            timeouts: HTTPTimeouts = HTTPTimeouts(), _ didWrite: @escaping @Sendable (Int) -> Void
        ) async throws -> Int {
            let body = HTTPBody.stream(length: Int64(total)) { writer in
                for number in 1...(total / chunk.count) {
                    try await writer.write(chunk)
                    didWrite(number * chunk.count)
                }
            }
            let request = HTTPRequest(method: "POST", url: server.url(), body: body, timeouts: timeouts)
            return try await transport.send(request).status
        }
        // The transport reports that nothing is sent anymore.
        let written = Locked(0)
        let error = try await failure {
            try await send(timeouts: .init(idle: .milliseconds(200))) { count in written.withLock { $0 = count } }
        }
        #expect(error.name == "timedOut(idle)")
        #expect(written.withLock { $0 } < 24 << 20, "the producer was not held back")
        // A producer that waits continues when the server reads.
        let isWritten = Signal<Void>()
        let status = try await send { count in
            // The pipe is full.
            if count == 1 << 20 { mayRead.fire() }
            if count == total { isWritten.fire() }
        }
        #expect(status == 200)
        // The response can be received before the producer has counted its last chunk.
        await isWritten.value
    }

    @Test func slowProducerSendsAvailableBytes() async throws {
        let arrived = Signal<Void>()
        let server = try LoopbackServer { connection in
            let request = try connection.readHead()
            _ = try connection.readBytes(3)
            arrived.fire()
            _ = try connection.readBytes(3)
            try connection.respond(200, request.headers["content-length"] ?? "")
        }
        let body = HTTPBody.stream(length: 6) { writer in
            try await writer.write(Data("one".utf8))
            await arrived.value
            try await writer.write(Data("two".utf8))
        }
        let response = try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        #expect(response.status == 200)
    }

    @Test func producerErrorFailsTheRequest() async throws {
        struct ProducerError: Error {}
        let closed = Signal<Void>()
        let server = try LoopbackServer { connection in
            connection.waitForClose()
            closed.fire()
        }
        let body = HTTPBody.stream { writer in
            try await writer.write(Data("start".utf8))
            throw ProducerError()
        }
        let error = try await failure {
            try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        }
        let cause = try #require(error.bodyCause)
        #expect(cause is ProducerError)
        await closed.value
    }

    @Test(arguments: [3, 7]) func streamOfWrongLengthFails(count: Int) async throws {
        let server = try LoopbackServer { $0.waitForClose() }
        let body = HTTPBody.stream(length: 5) { try await $0.write(Data(repeating: 1, count: count)) }
        let error = try await failure {
            try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        }
        let cause = try #require(error.bodyCause)
        #expect((cause as? BodyLengthError)?.expected == 5)
        #expect((cause as? BodyLengthError)?.actual == Int64(count))
    }

    @Test func shrinkingFileFails() async throws {
        let file = try TemporaryFile(.pattern(20_000_000))
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            truncate(file.url.path, 1_000_000)
            connection.waitForClose()
        }
        let request = HTTPRequest(method: "POST", url: server.url(), body: .file(file.url))
        let error = try await failure { try await transport.send(request) }
        #expect(error.name == "bodyFailed")
    }

    @Test(arguments: [nil, 5..<20] as [Range<Int64>?]) func missingFileFails(range: Range<Int64>?) async throws {
        let file = try TemporaryFile(.pattern(10))
        let url = range == nil ? file.url.appending(path: "none") : file.url
        let server = try LoopbackServer { $0.waitForClose() }
        let request = HTTPRequest(method: "POST", url: server.url(), body: .file(url, range: range))
        let error = try await failure { try await transport.send(request) }
        #expect(error.name == "bodyFailed")
        #expect(server.connectionCount == 0)
    }

    @Test func pipeInsteadOfFileFailsWithoutBlocking() async throws {
        let folder = try TemporaryDirectory()
        let pipe = folder.url.appending(path: "pipe")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        let server = try LoopbackServer { $0.waitForClose() }
        let request = HTTPRequest(method: "POST", url: server.url(), body: .file(pipe))
        let error = try await failure { try await transport.send(request) }
        #expect(error.name == "bodyFailed")
        #expect(server.connectionCount == 0)
    }

    @Test(arguments: [3, 7]) func collectingStreamOfWrongLengthFails(count: Int) async throws {
        let copy = try TemporaryFile()
        let body = HTTPBody.stream(length: 5) { try await $0.write(Data(repeating: 1, count: count)) }
        let error = try await failure { try await body.write(to: copy.url) }
        let cause = try #require(error.bodyCause)
        #expect((cause as? BodyLengthError)?.actual == Int64(count))
    }

    // MARK: Early responses

    @Test(arguments: ["data", "file", "stream"], ["keeps reading", "closes", "resets"])
    func rejectionDuringTheUploadIsReturned(kind: String, manner: String) async throws {
        let count = 32 << 20
        let file = try TemporaryFile(Data(count: count))
        let body: HTTPBody =
            switch kind {
            case "data": .data(Data(count: count))
            case "file": .file(file.url)
            default: .stream { writer in for _ in 0..<512 { try await writer.write(Data(count: count / 512)) } }
            }
        let answered = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            try connection.skip(1 << 20)
            try connection.respond(409, headers: ["Connection: close"], "{\"error_summary\": \"path/conflict\"}")
            if manner == "keeps reading" { connection.waitForClose() }
            if manner == "resets" {
                answered.waitBlocking()
                connection.reset()
            }
        }
        let response = try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        answered.fire()
        #expect(response.status == 409)
        #expect(try await response.body.collect(upTo: 1_000) == Data("{\"error_summary\": \"path/conflict\"}".utf8))
    }

    @Test func rejectionFailsTheProducersWrites() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            try connection.respond(409, headers: ["Connection: close"], "no")
            connection.waitForClose()
        }
        let end = Signal<String>()
        let body = HTTPBody.stream { writer in
            do {
                while true { try await writer.write(Data(count: 1 << 16)) }
            } catch let error as HTTPError {
                end.fire(error.name)
            }
        }
        let response = try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        #expect(response.status == 409)
        #expect(try await response.body.collect(upTo: 10) == Data("no".utf8))
        #expect(await end.value == "cancelled")
    }

    @Test func closeWithoutResponseFails() async throws {
        let hungUp = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            connection.closeSending()
            hungUp.fire()
            connection.waitForClose()
        }
        let body = HTTPBody.stream { writer in
            try await writer.write(.pattern(10))
            _ = await hungUp.value
            try await writer.write(.pattern(1 << 20))
        }
        let error = try await failure {
            try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        }
        #expect(error.name == "connectionLost")
    }

    // MARK: Dead pooled connections

    @Test(arguments: ["small", "data", "file", "replayable stream"])
    func deadPooledConnectionIsReplaced(kind: String) async throws {
        let count = 4 << 20
        let file = try TemporaryFile(.pattern(count))
        let body: HTTPBody =
            switch kind {
            case "small": .data(.pattern(1_000))
            case "data": .data(.pattern(count))
            case "file": .file(file.url)
            default: .stream(isReplayable: true) { try await $0.write(.pattern(count)) }
            }
        let posted = Locked(0)
        let server = try LoopbackServer { connection in
            // The first connection responds once, and resets when the second request has started.
            let request = try connection.readRequest()
            if request.method == "POST" { posted.withLock { $0 += 1 } }
            try connection.respond(200, Checksum.of(request.body))
            if connection.number > 1 { return connection.waitForClose() }
            _ = try connection.readHead()
            connection.reset()
        }
        _ = try await transport.send(HTTPRequest(url: server.url())).body.collect(upTo: 100)
        let response = try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        let sum = try await response.body.collect(upTo: 100)
        #expect(String(decoding: sum, as: UTF8.self) == Checksum.of(.pattern(kind == "small" ? 1_000 : count)))
        #expect(server.connectionCount >= 2)
        #expect(posted.withLock { $0 } == 1)
    }

    /// The server receives the request and closes the connection. It may have executed the request.
    @Test(arguments: ["empty", "small", "large", "stream"])
    func requestThatMustNotBeRepeatedIsSentOnce(kind: String) async throws {
        let received = Locked(0)
        let server = try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                if request.method == "GET" {
                    try connection.respond()
                    continue
                }
                received.withLock { $0 += 1 }
                return connection.reset()
            }
        }
        _ = try await transport.send(HTTPRequest(url: server.url())).body.collect(upTo: 100)
        let body: HTTPBody =
            switch kind {
            case "empty": .empty
            case "small": .data(.pattern(1_000))
            case "large": .data(.pattern(1 << 20))
            default: .stream { try await $0.write(.pattern(1 << 20)) }
            }
        var request = HTTPRequest(method: "POST", url: server.url(), body: body)
        request.isRepeatable = false
        let error = try await failure { [request] in try await transport.send(request) }
        #expect(error.name == "connectionLost" && error.isTransient && !error.isRequestUnsent, "\(error)")
        #expect(received.withLock { $0 } == 1)
    }

    @Test func singleUseBodyFailsOnDeadConnection() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.respond()
            _ = try connection.readHead()
            _ = try connection.readBytes(1)
            connection.reset()
        }
        _ = try await transport.send(HTTPRequest(url: server.url())).body.collect(upTo: 100)
        let body = HTTPBody.stream { try await $0.write(.pattern(4 << 20)) }
        let error = try await failure {
            try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        }
        #expect(error.name == "connectionLost")
        #expect(error.isTransient)
        #expect(!error.isRequestUnsent)
    }
}
