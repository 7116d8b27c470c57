import DropboxConcurrency
import DropboxHTTPServer
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

@Suite(.timeLimit(.minutes(10)))
struct HTTPServerTests {
    func text(_ text: String, status: Int = 200) -> ServerResponse {
        ServerResponse(status: status, body: .data(Data(text.utf8)))
    }

    @Test func requestHeaderIsParsedCompletely() async throws {
        let handler: RequestHandler.Handler = { request in
            let fields = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
            return text("\(request.method) \(request.path) [\(fields)] \(request.headers["X-Thing"] ?? "-")")
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET /a%20b?arg=%7B%22p%22:1%7D+x&y HTTP/1.1\r\nHost: h\r\nx-thing: 1\r\n\r\n")
            let response = try await connection.receive()
            #expect(response.status == 200)
            #expect(response.text == #"GET /a b [arg={"p":1} x;y=] 1"#)
        }
    }

    @Test func bodiesWithLengthAndChunksAreReceived() async throws {
        let handler: RequestHandler.Handler = { request in
            do {
                let body = try await request.body.collect(upTo: 1 << 24)
                return ServerResponse(status: 200, body: .data(body))
            } catch {
                return ServerResponse(status: 413)
            }
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello")
            #expect(try await connection.receive().text == "hello")
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
            try await connection.send("3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
            #expect(try await connection.receive().text == "abcde")
            let big = Data.pattern(3_000_000)
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(big.count)\r\n\r\n")
            try await connection.send(big)
            #expect(try await connection.receive().body == big)
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n")
            #expect(try await connection.receive().body.isEmpty)
        }
    }

    @Test func slowHandlerThrottlesTheClient() async throws {
        let pieces = Locked<[Int]>([])
        let (signal, open) = AsyncStream.makeStream(of: Void.self)
        let handler: RequestHandler.Handler = { request in
            for await _ in signal { break }
            while let piece = try? await request.body.next() { pieces.withLock { $0.append(piece.count) } }
            return ServerResponse(status: 200)
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            let size = 64 << 20
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
            // This exceeds the buffers of the kernel. The client can send the remaining bytes only after the handler
            // reads.
            async let sending: Void = connection.send(Data(count: size))
            open.yield()
            #expect(try await connection.receive().status == 200)
            try await sending
            #expect(pieces.withLock { $0.reduce(0, +) } == size)
            #expect(pieces.withLock { $0.max() ?? 0 } <= (1 << 20) + HTTPServer.Configuration().maximumHeaderSize)
        }
    }

    @Test func earlyResponseDiscardsTheRemainingBody() async throws {
        try await withServer({ _ in text("no", status: 409) }) { port in
            let connection = try RawConnection(port: port)
            let size = 8 << 20
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
            try await connection.send(Data(count: size))
            #expect(try await connection.receive().status == 409)
            try await connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try await connection.receive().status == 409)
        }
    }

    @Test func clientDisconnectEndsTheBody() async throws {
        let (ends, tell) = AsyncStream.makeStream(of: RequestBody.Failure?.self)
        let handler: RequestHandler.Handler = { request in
            do {
                while try await request.body.next() != nil {}
                tell.yield(nil)
            } catch {
                tell.yield(error as? RequestBody.Failure)
            }
            return ServerResponse(status: 200)
        }
        try await withServer(handler) { port in
            var connection: RawConnection? = try RawConnection(port: port)
            try await connection?.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n")
            try await connection?.send(Data(count: 500_000))
            connection = nil
            var iterator = ends.makeAsyncIterator()
            let end = await iterator.next()
            #expect(end == .some(.some(.disconnected)))
        }
    }

    @Test func bodyReadersAreSent() async throws {
        struct Counting: BodyReader {
            let size: Int64
            func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
                let count = min(Int(size - offset), buffer.count)
                for index in 0..<max(count, 0) { buffer[index] = UInt8(truncatingIfNeeded: offset + Int64(index)) }
                return max(count, 0)
            }
        }
        let handler: RequestHandler.Handler = { request in
            let length: Int64? = request.path == "/known" ? 700_000 : nil
            return ServerResponse(status: 200, body: .reader(Counting(size: 700_000), length: length))
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            let expected = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0) })
            for path in ["known", "unknown", "known"] {
                try await connection.send("GET /\(path) HTTP/1.1\r\nHost: h\r\n\r\n")
                #expect(try await connection.receive().body == expected)
            }
        }
    }

    @Test func failingReaderAndHangUpCloseTheConnection() async throws {
        struct Failing: BodyReader {
            struct Broken: Error {}
            func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
                guard offset == 0 else { throw Broken() }
                buffer[0] = 1
                return 1
            }
        }
        let handler: RequestHandler.Handler = { request in
            switch request.path {
            case "/cut": ServerResponse(status: 200, body: .reader(Failing(), length: 100))
            case "/reset": ServerResponse(status: 200, body: .hangUp(reset: true))
            default: ServerResponse(status: 200, body: .hangUp(reset: false))
            }
        }
        try await withServer(handler) { port in
            for path in ["cut", "reset", "close"] {
                let connection = try RawConnection(port: port)
                try await connection.send("GET /\(path) HTTP/1.1\r\nHost: h\r\n\r\n")
                await #expect(throws: RawConnection.Failure.self) { try await connection.receive() }
            }
        }
    }

    @Test func stopClosesSuspendedConnections() async throws {
        let started = AsyncStream.makeStream(of: Void.self)
        let cancelled = Locked(0)
        let server = HTTPServer { _ in
            started.continuation.yield()
            do { try await suspendUntilCancelled() } catch { cancelled.withLock { $0 += 1 } }
            return ServerResponse(status: 200)
        }
        let port = try server.start()
        let connections = try (0..<50).map { _ in try RawConnection(port: port) }
        for connection in connections { try await connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
        var count = 0
        for await _ in started.stream {
            count += 1
            if count == connections.count { break }
        }
        await server.stop()
        #expect(cancelled.withLock { $0 } == 50)
        for connection in connections { #expect(await connection.drain().isEmpty) }
        await server.stop()
    }

    @Test func manyServersRunConcurrently() async throws {
        let servers = (0..<20).map { number in HTTPServer { _ in text("\(number)") } }
        let ports = try servers.map { try $0.start() }
        #expect(Set(ports).count == 20)
        for (number, port) in ports.enumerated() {
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try await connection.receive().text == "\(number)")
        }
        for server in servers { await server.stop() }
    }

    @Test func startingOnAPortInUseThrows() async throws {
        let first = HTTPServer { _ in ServerResponse(status: 200) }
        let port = try first.start()
        let second = HTTPServer { _ in ServerResponse(status: 200) }
        #expect(throws: HTTPServer.StartError.self) { try second.start(.init(port: port)) }
        await first.stop()
    }
}

/// Tests long downloads from a data directory, which are sent directly from files.
@Suite(.timeLimit(.minutes(10)))
struct FileSenderTests {
    private static let content = Data.pattern((9 << 20) + 5)

    private func run(_ body: (Wire) async throws -> Void) async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run(folder: folder.url) { wire in
            #expect(try await wire.upload(#"{"path":"/big"}"#, Self.content).status == 200)
            try await body(wire)
        }
    }

    @Test func longDownloadsAreCompleteAndSupportRanges() async throws {
        try await run { wire in
            let whole = try await wire.download("/big")
            #expect(whole.status == 200)
            #expect(whole.headers["content-length"] == String(Self.content.count))
            #expect(whole.headers["dropbox-api-result"]?.contains(#""name":"big""#) == true)
            #expect(whole.headers["x-dropbox-request-id"] != nil)
            #expect(whole.body == Self.content)
            for range in [1_000..<6_000_000, (4 << 20)..<(9 << 20), (4 << 20) - 1..<Self.content.count] {
                let part = try await wire.download("/big", ["Range: bytes=\(range.lowerBound)-\(range.upperBound - 1)"])
                #expect(part.status == 206)
                #expect(part.body == Self.content[range])
            }
        }
    }

    @Test func clientDisconnectDuringADownloadIsHandled() async throws {
        try await run { wire in
            for _ in 0..<5 {
                let connection = try RawConnection(port: wire.port)
                let head = [wire.bearer, #"Dropbox-API-Arg: {"path":"/big"}"#]
                try await connection.send(wire.head("POST /2/files/download", head, length: nil))
            }
            #expect(try await wire.download("/big").body == Self.content)
        }
    }

    @Test func stopCancelsDownloadsInProgress() async throws {
        var connections: [RawConnection] = []
        try await run { wire in
            for _ in 0..<3 {
                let connection = try RawConnection(port: wire.port)
                let head = [wire.bearer, #"Dropbox-API-Arg: {"path":"/big"}"#]
                try await connection.send(wire.head("POST /2/files/download", head, length: nil))
                connections.append(connection)
            }
        }
        for connection in connections { _ = await connection.drain() }
    }
}

/// Tests requests that two servers could parse differently, and too many connections.
@Suite(.timeLimit(.minutes(5)))
struct HostileConnectionTests {
    @Test(arguments: [
        "Content-Length: 5\r\nContent-Length: 30", "Content-Length: 5\r\nContent-Length: 5",
        "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity",
        "Content-Length: 5\r\nHost: b",
    ])
    func ambiguousHeaderFieldsCloseTheConnection(fields: String) async throws {
        let calls = Locked<[String]>([])
        let handler: RequestHandler.Handler = { request in
            calls.withLock { $0.append(request.path) }
            while (try? await request.body.next()) != nil {}
            return ServerResponse(status: 200)
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("POST /first HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n")
            // One server would parse this as a body, and another as a second request.
            try await connection.send("hello" + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
            let response = String(decoding: await connection.drain(), as: UTF8.self)
            #expect(response.hasPrefix("HTTP/1.1 400 "), "\(response)")
            #expect(response.components(separatedBy: "HTTP/1.1 ").count == 2, "\(response)")
            #expect(calls.withLock { $0 } == [])
        }
    }

    @Test func connectionsAboveTheLimitAreClosed() async throws {
        let server = HTTPServer { _ in ServerResponse(status: 200) }
        let port = try server.start(.init(connectionLimit: 3))
        func request(_ connection: RawConnection) async throws -> Int {
            try await connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try await connection.receive().status
        }
        do {
            var connections = try (0..<3).map { _ in try RawConnection(port: port) }
            for connection in connections { #expect(try await request(connection) == 200) }
            for _ in 0..<100 {
                #expect(await (try RawConnection(port: port)).drain() == Data())
            }
            // Existing connections still work, and a closed connection makes room for another one.
            for connection in connections { #expect(try await request(connection) == 200) }
            connections.removeLast().finishSending()
            var status = 0
            while status != 200 {
                try Task.checkCancellation()
                status = (try? await request(RawConnection(port: port))) ?? 0
            }
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }
}
