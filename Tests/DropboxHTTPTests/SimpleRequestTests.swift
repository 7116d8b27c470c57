import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct SimpleRequestTests {
    let transport = makeHTTPTransport(.init { $0.sharesConnections = false })

    @Test func getReturnsStatusHeadersAndBody() async throws {
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            try connection.respond(
                200, headers: ["X-Seen: \(request.method) \(request.path)", "X-Many: a", "x-many: b"], "hello")
        }
        let response = try await transport.send(HTTPRequest(url: server.url("/a/b")))
        #expect(response.status == 200)
        #expect(response.headers["x-seen"] == "GET /a/b")
        #expect(response.headers.values(for: "X-Many") == ["a", "b"])
        #expect(response.body.expectedLength == 5)
        #expect(try await response.body.collect(upTo: 100) == Data("hello".utf8))
    }

    @Test func requestHeadContainsOnlyTheGivenHeaders() async throws {
        let seen = Signal<[String: String]>()
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            seen.fire(request.headers)
            try connection.respond()
        }
        let request = HTTPRequest(
            method: "POST", url: server.url(),
            headers: ["Authorization": "Bearer x", "X-Empty": "", "content-length": "9"],
            body: .data(Data("{}".utf8)))
        _ = try await transport.send(request)
        var headers = await seen.value
        headers["host"] = nil
        #expect(headers == ["authorization": "Bearer x", "x-empty": "", "content-length": "2"])
    }

    @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    func methodWithoutBodyIsUnchanged(method: String) async throws {
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            try connection.respond(200, "\(request.method) \(request.headers["content-length"] ?? "none")")
        }
        let response = try await transport.send(HTTPRequest(method: method, url: server.url()))
        let length = ["POST", "PUT", "PATCH"].contains(method) ? "0" : "none"
        #expect(try await response.body.collect(upTo: 100) == Data("\(method) \(length)".utf8))
    }

    @Test func redirectIsReturned() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.respond(302, headers: ["Location: /elsewhere"], "moved")
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(response.status == 302)
        #expect(response.headers["Location"] == "/elsewhere")
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [204, 304]) func responseWithoutBodyEndsWithItsHead(status: Int) async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 \(status) Status\r\nContent-Length: 10\r\n\r\n")
            connection.waitForClose()
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(response.status == status)
        #expect(try await response.body.collect(upTo: 0).isEmpty)
    }

    @Test func headResponseHasNoBody() async throws {
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nX-Method: \(request.method)\r\n\r\n")
            connection.waitForClose()
        }
        let response = try await transport.send(HTTPRequest(method: "HEAD", url: server.url()))
        #expect(response.headers["x-method"] == "HEAD")
        #expect(response.headers["Content-Length"] == "1000")
        #expect(try await response.body.collect(upTo: 0).isEmpty)
    }

    @Test func informationalResponsesAreSkipped() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nX-Early: yes\r\n\r\n")
            try connection.respond(201, headers: ["X-Late: yes"], "done")
        }
        let request = HTTPRequest(method: "POST", url: server.url(), body: .data(Data(repeating: 1, count: 1 << 20)))
        let response = try await transport.send(request)
        #expect(response.status == 201)
        #expect(response.headers.map(\.name) == ["Content-Length", "X-Late"])
    }

    @Test func rangeRequestReturnsPartialContent() async throws {
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            try connection.respond(
                206, headers: ["Content-Range: bytes 2-4/10"], request.headers["range"] == "bytes=2-4" ? "234" : "?")
        }
        let response = try await transport.send(HTTPRequest(url: server.url(), headers: ["Range": "bytes=2-4"]))
        #expect(response.status == 206)
        #expect(response.headers["Content-Range"] == "bytes 2-4/10")
        #expect(try await response.body.collect(upTo: 3) == Data("234".utf8))
    }

    @Test func connectionIsReused() async throws {
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                try connection.respond(200, "\(connection.number)")
            }
        }
        for _ in 0..<20 {
            let response = try await transport.send(HTTPRequest(url: server.url()))
            #expect(try await response.body.collect(upTo: 10) == Data("1".utf8))
        }
        #expect(server.connectionCount == 1)
    }

    @Test func connectionLimitMakesRequestsWait() async throws {
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                try connection.respond(200, "ok")
            }
        }
        let transport = makeHTTPTransport(.init { $0.maximumConnectionsPerHost = 2 })
        let url = server.url()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    let response = try await transport.send(HTTPRequest(url: url))
                    return try await response.body.collect(upTo: 10).count
                }
            }
            for try await count in group { #expect(count == 2) }
        }
        #expect(server.connectionCount <= 2)
    }

    /// Opening a connection for each request would exhaust the file descriptors of the process.
    @Test func burstOfRequestsSharesConnections() async throws {
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                try connection.respond(200, "ok")
            }
        }
        let url = server.url()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<2_000 {
                group.addTask { [transport] in try await transport.send(HTTPRequest(url: url)).status }
            }
            for try await status in group { #expect(status == 200) }
        }
        #expect(server.connectionCount <= 32)
    }

    #if os(Linux)
        /// A download that the app doesn't read keeps its connection, but must not prevent other requests.
        @Test func unreadDownloadsDoNotBlockOtherRequests() async throws {
            let content = String(repeating: "x", count: 1 << 20)
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.respond(200, content)
                connection.waitForClose()
            }
            let transport = makeHTTPTransport(.init { $0.maximumConnectionsPerHost = 2 })
            var responses: [HTTPResponse] = []
            for _ in 0..<6 { responses.append(try await transport.send(HTTPRequest(url: server.url()))) }
            for response in responses { #expect(try await response.body.collect(upTo: 1 << 21).count == 1 << 20) }
        }
    #endif

    @Test func waitingRequestCanBeCanceledAndTimesOut() async throws {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            arrival.yield()
            connection.waitForClose()
        }
        let transport = makeHTTPTransport(.init { $0.maximumConnectionsPerHost = 1 })
        let url = server.url()
        let first = Task { try await transport.send(HTTPRequest(url: url)) }
        for await _ in arrivals { break }
        let limited = HTTPRequest(url: url, timeouts: HTTPTimeouts(overall: .milliseconds(50)))
        let late = try await failure { try await transport.send(limited) }
        #expect(late.name == "timedOut(overall)" && late.isRequestUnsent)
        let second = Task { try await transport.send(HTTPRequest(url: url)) }
        second.cancel()
        let canceled = try await failure { try await second.value }
        #expect(canceled.name == "cancelled" && canceled.isRequestUnsent)
        let third = Task { try await transport.send(HTTPRequest(url: url)) }
        transport.shutdown()
        let stopped = try await failure { try await third.value }
        #expect(stopped.name == "transportShutDown" && stopped.isRequestUnsent)
        await #expect(throws: HTTPError.self) { try await first.value }
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [
        HTTPRequest(url: URL(filePath: "/etc/passwd")),
        HTTPRequest(method: "GET /", url: URL(string: "http://localhost/")!),
        HTTPRequest(url: URL(string: "http://localhost/")!, headers: ["X": "a\r\nY: b"]),
        HTTPRequest(url: URL(string: "http://localhost/")!, headers: ["X Y": "a"]),
        HTTPRequest(method: "HEAD", url: URL(string: "http://localhost/")!, body: .data(Data("x".utf8))),
    ])
    func invalidRequestIsRejected(request: HTTPRequest) async throws {
        let error = try await failure { try await transport.send(request) }
        #expect(error.name == "invalidRequest")
        #expect(error.isRequestUnsent)
    }

    @Test func collectingBeyondTheLimitFails() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.respond(200, String(repeating: "x", count: 1000))
            connection.waitForClose()
        }
        let response = try await transport.send(HTTPRequest(url: server.url()))
        let error = try await failure { try await response.body.collect(upTo: 999) }
        #expect(error.name == "bodyTooLarge(limit: 999)")
    }
}
