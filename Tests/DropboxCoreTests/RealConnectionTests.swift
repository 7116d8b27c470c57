import DropboxCore
import DropboxTestSupport
import Foundation
import Testing

/// Tests requests with real sockets.
struct RealConnectionTests {
    private func client(_ server: SocketServer) -> DropboxTransportClientImpl {
        DropboxTransportClientImpl(accessToken: "secret-token", baseHosts: BaseHosts(server: server.address))
    }

    private static func ok(_ body: String, _ headers: String = "") -> String {
        "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nX-Dropbox-Request-Id: r1\r\n\(headers)\r\n\(body)"
    }

    @Test func requestReceivesItsResponse() async throws {
        let server = try SocketServer { connection in try connection.send(Self.ok(Demo.rootInfo)) }
        defer { server.stop() }
        let client = client(server)
        let request = client.request(Demo.read)
        #expect(try await request.response().rootNamespaceId == "7")
        #expect(request.metadata?.requestID == "r1")
        let head = try #require(server.requests.first)
        #expect(head.hasPrefix("POST /2/demo/read HTTP/1.1\r\n"))
        #expect(head.contains("Authorization: Bearer secret-token\r\n"))
        client.shutdown()
    }

    @Test func readWithLostConnectionIsRetried() async throws {
        let server = try SocketServer { connection in
            if connection.number > 1 { try connection.send(Self.ok(Demo.rootInfo)) }
        }
        defer { server.stop() }
        let client = client(server)
        let request = client.request(Demo.read)
        #expect(try await request.response().rootNamespaceId == "7")
        #expect((request.metadata?.attemptCount ?? 0) > 1)
        client.shutdown()
    }

    @Test func cancelingClosesTheConnection() async throws {
        let (connected, connectedSignal) = AsyncStream<Void>.makeStream()
        let (ended, endedSignal) = AsyncStream<Void>.makeStream()
        let server = try SocketServer { connection in
            connectedSignal.yield()
            connection.waitForClose()
            endedSignal.yield()
        }
        defer { server.stop() }
        let client = client(server)
        let task = Task { try await client.request(Demo.read).response() }
        for await _ in connected { break }
        task.cancel()
        for await _ in ended { break }
        await #expect(throws: CallError<Common.PathRootError>.self) { try await task.value }
        client.shutdown()
    }

    @Test func interruptedDownloadLeavesNoFiles() async throws {
        let folder = try TemporaryDirectory()
        let server = try SocketServer { connection in
            try connection.send(
                "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\nDropbox-API-Result: \(Demo.scope)\r\n\r\nshort")
        }
        defer { server.stop() }
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "secret-token")),
            configuration: .init {
                $0.baseHosts = BaseHosts(server: server.address)
                $0.retryPolicy = RetryPolicy(maximumAttempts: 3, initialBackoff: .milliseconds(1))
            })
        let request = client.request(
            Demo.download, serverArgs: "/a", overwrite: true, destination: folder.url.appendingPathComponent("file"))
        let error = await #expect(throws: CallError<Auth.RateLimitReason>.self) { try await request.response() }
        #expect(error?.isTransient == true)
        #expect(server.requests.count == 3)
        #expect(request.metadata?.attemptCount == 3)
        #expect(try folder.names == [])
        client.shutdown()
    }

    @Test func interruptedErrorBodyPreservesTheStatus() async throws {
        let server = try SocketServer { connection in
            try connection.send(
                "HTTP/1.1 403 Forbidden\r\nContent-Length: 1000\r\nX-Dropbox-Request-Id: r1\r\n\r\n{\"error\"")
        }
        defer { server.stop() }
        let client = client(server)
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        guard case .httpError(403, "{\"error\"", "r1") = error else { return #expect(Bool(false)) }
        client.shutdown()
    }

    @Test func uploadFromAStreamSucceeds() async throws {
        let server = try SocketServer { connection in try connection.send(Self.ok(Demo.scope)) }
        defer { server.stop() }
        let client = client(server)
        let stream = InputStream(data: Data(repeating: 7, count: 100_000))
        // The server responds before it has read the body, which isn't an error.
        let request = client.request(Demo.upload, serverArgs: "/a", input: .stream(stream))
        #expect(try await request.response().requiredScope == "files.content.read")
        client.shutdown()
    }
}
