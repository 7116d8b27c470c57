import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests the bytes that are sent.
struct SecurityTests {
    private static let secret = "secret-token"

    private func client(_ server: SocketServer) -> DropboxTransportClientImpl {
        DropboxTransportClientImpl(accessToken: Self.secret, baseHosts: BaseHosts(server: server.address))
    }

    @Test(arguments: [
        ("a\r\nX-Evil: 1", #"a\r\nX-Evil: 1"#),
        ("a\r\n\r\nGET / HTTP/1.1", #"a\r\n\r\nGET / HTTP/1.1"#),
        ("say \"hi\"\\", #"say \"hi\"\\"#),
        ("nul\u{0}, del\u{7F}, tab\t", #"nul\u0000, del\u007f, tab\t"#),
        ("Füße ﬁ 日本", #"F\u00fc\u00dfe \ufb01 \u65e5\u672c"#),
        ("😀 \u{2028}\u{85}", #"\ud83d\ude00 \u2028\u0085"#),
    ])
    func argumentCannotInjectHeaders(name: String, escaped: String) async throws {
        let server = try SocketServer { connection in
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nDropbox-API-Result: \(Demo.scope)\r\n\r\n")
        }
        defer { server.stop() }
        let client = client(server)
        let download: DownloadRequestMemory = client.request(Demo.download, serverArgs: "/" + name)
        _ = try await download.response()
        client.shutdown()
        let head = try #require(server.requests.first)
        let lines = head.components(separatedBy: "\r\n")
        #expect(lines.contains("Dropbox-API-Arg: \"/\(escaped)\""))
        #expect(head.utf8.allSatisfy { $0 < 0x7F })
        let names = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 != ":" }.lowercased() }
        #expect(
            Set(names).isSubset(of: [
                "host", "authorization", "dropbox-api-arg", "user-agent", "content-length", "accept-encoding",
            ]))
    }

    /// Headers of the app are validated, too: the request fails before anything is sent.
    @Test func additionalHeaderWithLineBreakIsRejected() async throws {
        let server = try SocketServer { _ in }
        defer { server.stop() }
        let client = DropboxTransportClientImpl(
            accessToken: Self.secret, baseHosts: BaseHosts(server: server.address), userAgent: "a\r\nX-Evil: 1")
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect("\(error as Any)".contains("User-Agent"))
        #expect(server.requests.isEmpty)
        client.shutdown()
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func redirectIsAnErrorAndIsNotFollowed(status: Int) async throws {
        let otherServer = try SocketServer { _ in }
        defer { otherServer.stop() }
        let address = otherServer.address
        let server = try SocketServer { connection in
            try connection.send(
                "HTTP/1.1 \(status) Moved\r\nLocation: \(address)/2/demo/read\r\nContent-Length: 5\r\n\r\nmoved")
        }
        defer { server.stop() }
        let client = client(server)
        let rpc = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        let upload = await #expect(throws: CallError<Auth.RateLimitReason>.self) {
            try await client.request(Demo.upload, serverArgs: "/a", input: .data(Data("a".utf8))).response()
        }
        let download = await #expect(throws: CallError<Auth.RateLimitReason>.self) {
            let download: DownloadRequestMemory = client.request(Demo.download, serverArgs: "/a")
            return try await download.response()
        }
        #expect([rpc?.status, upload?.status, download?.status] == [status, status, status])
        #expect(rpc?.isTransient == false)
        #expect(server.requests.count == 3)
        #expect(otherServer.requests.isEmpty)
        client.shutdown()
    }

    @Test(arguments: [
        "api.dropboxapi.com@evil.example", "user:password@localhost", "http://user@localhost", "localhost/path",
        "http://localhost:1/path", "localhost?x", "localhost#x", "evil.example/@api.dropboxapi.com", "a b",
        "localhost\\@evil.example", "localhost\r\nHost: evil", "ftp://localhost", "", "https://", "föö.example",
        "localhost:http", "//evil.example",
    ])
    func invalidHostReceivesNothing(host: String) async {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo))
        let client = DropboxTransportClientImpl.fake(transport) {
            $0.baseHosts = BaseHosts(apiHost: host, contentHost: host, notifyHost: host)
        }
        let error = await #expect(throws: CallError<Common.PathRootError>.self) {
            try await client.request(Demo.read).response()
        }
        #expect("\(error as Any)".contains("is not a valid host"))
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [
        ("localhost", "https://localhost/2/demo/read"), ("localhost:8443", "https://localhost:8443/2/demo/read"),
        ("http://127.0.0.1:80/", "http://127.0.0.1:80/2/demo/read"), ("HTTP://[::1]:80", "HTTP://[::1]:80/2/demo/read"),
    ])
    func hostReceivesOnlyItsRoutes(host: String, url: String) async throws {
        let transport = FakeTransport(fallback: FakeTransport.json(Demo.rootInfo))
        let client = DropboxTransportClientImpl.fake(transport) { $0.baseHosts.apiHost = host }
        _ = try await client.request(Demo.read).response()
        _ = try? await client.request(Demo.upload, serverArgs: "/a", input: .data(Data())).response()
        #expect(
            transport.requests.map(\.url.absoluteString) == [url, "https://content.dropboxapi.com/2/demo/upload"])
    }
}
