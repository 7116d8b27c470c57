import Foundation
import DropboxConcurrency
import Testing

@testable import DropboxEmulator

/// Requests that two servers could take apart differently, and more connections than there can be.
@Suite(.timeLimit(.minutes(5)))
struct HostileConnectionTests {
    @Test(arguments: [
        "Content-Length: 5\r\nContent-Length: 30", "Content-Length: 5\r\nContent-Length: 5",
        "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity",
        "Content-Length: 5\r\nHost: b",
    ])
    func aHeadThatLeavesADoubtEndsTheConnection(fields: String) async throws {
        let calls = Locked<[String]>([])
        let handler: RequestHandler.Handler = { request in
            calls.withLock { $0.append(request.path) }
            while (try? await request.body.next()) != nil {}
            return ServerResponse(status: 200)
        }
        try await withServer(handler) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("POST /first HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n")
            // What one server takes for a body is a request for the other.
            try await connection.send("hello" + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = String(decoding: await connection.drain(), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
            #expect(calls.withLock { $0 } == [])
        }
    }

    @Test func furtherConnectionsAreClosedAtOnce() async throws {
        let server = HTTPServer { _ in ServerResponse(status: 200) }
        let port = try server.start(.init(connectionLimit: 3))
        func request(_ connection: RawConnection) async throws -> Int {
            try await connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try await connection.receive().status
        }
        do {
            var kept = try (0..<3).map { _ in try RawConnection(port: port) }
            for connection in kept { #expect(try await request(connection) == 200) }
            for _ in 0..<100 {
                #expect(await (try RawConnection(port: port)).drain() == Data())
            }
            // Those that were there are served as before, and the place of one that leaves is free.
            for connection in kept { #expect(try await request(connection) == 200) }
            kept.removeLast().finishSending()
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
