import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxHTTP

/// Tests compressed responses. The server is a proxy, because the transport doesn't ask this device for compression.
@Suite(.timeLimit(.minutes(10)))
struct CompressionTests {
    /// Sends a request to a server that responds with `head` and `body`, and returns the response.
    private func response(
        _ head: String, _ body: Data, limit: Int = 100 << 20,
        onRequest: @escaping @Sendable (String?) -> Void = { _ in }
    ) async throws -> Data {
        let proxy = try LoopbackServer { connection in
            onRequest(try connection.readRequest().headers["accept-encoding"])
            try connection.send("HTTP/1.1 200 OK\r\n\(head)\r\n\r\n")
            try connection.send(body)
            connection.waitForClose()
        }
        let transport = makeHTTPTransport(.init { $0.proxy = .url(proxy.url()) })
        var request = HTTPRequest(url: try #require(URL(string: "http://api.invalid/")))
        request.acceptsCompression = true
        request.awaitsCompleteResponse = true
        return try await transport.send(request).body.collect(upTo: limit)
    }

    @Test func compressedResponseIsDecompressed() async throws {
        let body = try Gzip.compressed(Data(repeating: 0x61, count: 100_000))
        let asked = Locked<String?>(nil)
        let content = try await response("Content-Encoding: gzip\r\nContent-Length: \(body.count)", body) { value in
            asked.withLock { $0 = value }
        }
        #expect(content == Data(repeating: 0x61, count: 100_000))
        #expect(asked.withLock { $0 }?.contains("gzip") == true)
    }

    @Test func uncompressedResponseIsUnchanged() async throws {
        #expect(try await response("Content-Length: 2", Data("ok".utf8)) == Data("ok".utf8))
    }

    @Test func thisDeviceIsNotAskedForCompression() async throws {
        let asked = Locked<[String?]>([])
        let server = try LoopbackServer { connection in
            let header = try connection.readRequest().headers["accept-encoding"]
            asked.withLock { $0.append(header) }
            try connection.respond(200, "ok")
        }
        var request = HTTPRequest(url: server.url())
        request.acceptsCompression = true
        _ = try await makeHTTPTransport().send(request)
        #expect(asked.withLock { $0 }.allSatisfy { $0 == nil || $0 == "identity" })
    }

    /// A request without a need for compression uses a handle that another one has left.
    @Test func nextRequestDoesNotAskForCompression() async throws {
        let asked = Locked<[String?]>([])
        let proxy = try LoopbackServer { connection in
            while true {
                let header = try connection.readRequest().headers["accept-encoding"]
                asked.withLock { $0.append(header) }
                try connection.respond(200, "ok")
            }
        }
        let transport = makeHTTPTransport(.init { $0.proxy = .url(proxy.url()) })
        for acceptsCompression in [false, true, false] {
            var request = HTTPRequest(url: try #require(URL(string: "http://api.invalid/")))
            request.acceptsCompression = acceptsCompression
            _ = try await transport.send(request).body.collect(upTo: 10)
        }
        #expect(asked.withLock { $0.map { $0?.contains("gzip") ?? false } } == [false, true, false])
    }

    #if os(Linux)
        /// 50 MB of zeros, compressed to 50 kB.
        @Test func bombIsRefusedBeforeItIsDecompressed() async throws {
            let body = try Gzip.compressed(Data(count: 50 << 20))
            let error = try await failure {
                try await response("Content-Encoding: gzip\r\nContent-Length: \(body.count)", body)
            }
            #expect(error.name == "invalidResponse")
            #expect(error.message.contains("200 times"))
        }

        @Test func damagedBodyIsALostConnection() async throws {
            var body = try Gzip.compressed(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }))
            for index in 100..<200 { body[index] ^= 0xff }
            let error = try await failure {
                try await response("Content-Encoding: gzip\r\nContent-Length: \(body.count)", body)
            }
            #expect(error.name == "connectionLost")
        }

        @Test func encodingThatWasNotRequestedIsAnInvalidResponse() async throws {
            let error = try await failure {
                try await response("Content-Encoding: unknown\r\nContent-Length: 2", Data("ok".utf8))
            }
            #expect(error.name == "invalidResponse")
        }
    #endif

    /// The limit of the caller counts decompressed bytes.
    @Test func limitCountsDecompressedBytes() async throws {
        let text = Data((0..<50_000).map { String($0) }.joined(separator: ",").utf8)
        let body = try Gzip.compressed(text)
        let error = try await failure {
            try await response(
                "Content-Encoding: gzip\r\nContent-Length: \(body.count)", body, limit: body.count + 1_000)
        }
        #expect(error.name == "bodyTooLarge(limit: \(body.count + 1_000))")
    }
}

/// Compresses data with the program `gzip`.
private enum Gzip {
    static func compressed(_ data: Data) throws -> Data {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("file")
        try data.write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "--best", file.path]
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: file.appendingPathExtension("gz"))
    }
}
