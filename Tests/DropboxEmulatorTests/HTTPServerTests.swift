import Foundation
import DropboxConcurrency
import Testing

@testable import DropboxEmulator

@Suite(.timeLimit(.minutes(10)))
struct HTTPServerTests {
    func text(_ text: String, status: Int = 200) -> ServerResponse {
        ServerResponse(status: status, body: .data(Data(text.utf8)))
    }

    @Test func requestHeadArrivesWhole() async throws {
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

    @Test func bodiesWithLengthAndInChunksArriveWhole() async throws {
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
            let big = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(big.count)\r\n\r\n")
            try await connection.send(big)
            #expect(try await connection.receive().body == big)
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n")
            #expect(try await connection.receive().body.isEmpty)
        }
    }

    @Test func slowTakerHoldsTheClientBack() async throws {
        let pieces = Locked<[Int]>([])
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let handler: RequestHandler.Handler = { request in
            for await _ in gate { break }
            while let piece = try? await request.body.next() { pieces.withLock { $0.append(piece.count) } }
            return ServerResponse(status: 200)
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            let size = 64 << 20
            try await connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
            // Far more than the buffers of the kernel hold: the rest can only leave once the handler takes it.
            async let sending: Void = connection.send(Data(count: size))
            open.yield()
            #expect(try await connection.receive().status == 200)
            try await sending
            #expect(pieces.withLock { $0.reduce(0, +) } == size)
            #expect(pieces.withLock { $0.max() ?? 0 } <= (1 << 20) + HTTPServer.Configuration().connectionMemory)
        }
    }

    @Test func answerBeforeTheEndOfTheBodyDropsTheRest() async throws {
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

    @Test func departureOfTheClientEndsTheBody() async throws {
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

    @Test func readersSendTheirBytes() async throws {
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

    @Test func failingReaderAndHangUpCutTheConnection() async throws {
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

    @Test func stopLetsSuspendedConnectionsGo() async throws {
        let started = AsyncStream.makeStream(of: Void.self)
        let cancelled = Locked(0)
        let server = HTTPServer { _ in
            started.continuation.yield()
            do { try await Task.sleep(for: .seconds(3600)) } catch { cancelled.withLock { $0 += 1 } }
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

    @Test func manyServersRunAtOnce() async throws {
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

    @Test func takenPortIsAnError() async throws {
        let first = HTTPServer { _ in ServerResponse(status: 200) }
        let port = try first.start()
        let second = HTTPServer { _ in ServerResponse(status: 200) }
        #expect(throws: HTTPServer.StartFailure.self) { try second.start(.init(port: port)) }
        await first.stop()
    }
}
