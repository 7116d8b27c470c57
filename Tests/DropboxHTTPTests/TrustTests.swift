import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxHTTP

/// Tests TLS and proxies.
@Suite(.timeLimit(.minutes(10)), .enabled { try await TestAuthority.isAvailable() })
struct TrustTests {
    private func status(_ url: URL, _ change: (inout HTTPTransportConfiguration) -> Void) async throws -> Int {
        let transport = makeHTTPTransport(HTTPTransportConfiguration(change))
        return try await transport.send(HTTPRequest(url: url)).status
    }

    @Test func unknownAuthorityIsRejected() async throws {
        let server = try await TLSServer.start(.make())
        let error = try await failure { try await status(server.url()) { _ in } }
        #expect(error.name == "tls")
        #expect(error.isRequestUnsent)
    }

    @Test(arguments: ["localhost", "127.0.0.1"]) func configuredAuthorityIsTrusted(host: String) async throws {
        let authority = try await TestAuthority.make()
        let server = try await TLSServer.start(authority)
        #expect(try await status(server.url(host: host)) { $0.trustRoots = .file(authority.certificate) } == 200)
        let text = try String(contentsOf: authority.certificate, encoding: .utf8)
        #expect(try await status(server.url(host: host)) { $0.trustRoots = .pem(text) } == 200)
    }

    /// The package contains no certificates and keys. It trusts what the system trusts, even if that changes.
    @Test func nothingIsTrustedOrPinnedByDefault() {
        let configuration = HTTPTransportConfiguration()
        #expect(configuration.trustRoots == .system)
        #expect(configuration.pinnedKeys.isEmpty)
    }

    /// The servers receive certificates of another authority with other keys while the client is running.
    @Test func serverCanChangeItsAuthority() async throws {
        let (old, new) = (try await TestAuthority.make(), try await TestAuthority.make())
        let roots = try [old, new].map { try String(contentsOf: $0.certificate, encoding: .utf8) }
        let transport = makeHTTPTransport(.init { $0.trustRoots = .pem(roots.joined()) })
        for authority in [old, new] {
            let server = try await TLSServer.start(authority)
            #expect(try await transport.send(HTTPRequest(url: server.url())).status == 200)
        }
    }

    @Test func serverWithoutHTTP2UsesHTTP1() async throws {
        let authority = try await TestAuthority.make()
        let server = try await TLSServer.start(authority)
        let status = try await status(server.url()) {
            $0.trustRoots = .file(authority.certificate)
            $0.version = .http2
        }
        #expect(status == 200)
    }

    @Test func certificateForAnotherNameIsRejected() async throws {
        let authority = try await TestAuthority.make()
        let server = try await TLSServer.start(authority)
        let error = try await failure {
            try await status(server.url(host: "127.0.0.2")) { $0.trustRoots = .file(authority.certificate) }
        }
        // On systems that have only 127.0.0.1, connecting fails.
        #expect(["tls", "connectionFailed"].contains(error.name))
    }

    @Test func invalidAuthorityFileFailsWithTLSError() async throws {
        let server = try await TLSServer.start(.make())
        let missing = try await failure {
            try await status(server.url()) { $0.trustRoots = .file(URL(filePath: "/nowhere.pem")) }
        }
        #expect(missing.name == "tls")
        let broken = try await failure { try await status(server.url()) { $0.trustRoots = .pem("no certificate") } }
        #expect(broken.name == "tls")
    }

    @Test func rejectedTrustRootsAreNotReplaced() async throws {
        let server = try LoopbackServer { $0.waitForClose() }
        let text = String(repeating: "no certificate\n", count: 600_000)
        let transport = makeHTTPTransport(.init { $0.trustRoots = .pem(text) })
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        let error = try await failure { try await transport.send(HTTPRequest(url: url)) }
        #expect(error.name == "tls")
        #expect(server.connectionCount == 0)
    }

    @Test func onlyPinnedKeyIsAccepted() async throws {
        let authority = try await TestAuthority.make()
        let server = try await TLSServer.start(authority)
        let right = HTTPTransportConfiguration.PinnedKey(sha256Base64: try await authority.pin())
        let wrong = HTTPTransportConfiguration.PinnedKey(sha256Base64: Data(count: 32).base64EncodedString())
        let malformed = HTTPTransportConfiguration.PinnedKey(sha256Base64: "no hash")
        #expect(
            try await status(server.url()) {
                $0.trustRoots = .file(authority.certificate)
                $0.pinnedKeys = [wrong, right]
            } == 200)
        for keys in [[wrong], [malformed]] {
            let error = try await failure {
                try await status(server.url()) {
                    $0.trustRoots = .file(authority.certificate)
                    $0.pinnedKeys = keys
                }
            }
            #expect(error.name == "pinMismatch")
            #expect(error.isRequestUnsent)
        }
        let untrusted = try await failure { try await status(server.url()) { $0.pinnedKeys = [right] } }
        #expect(untrusted.name == "tls", "a pin does not replace the certificate's check")
    }

    // MARK: Proxies

    @Test func plainRequestsUseTheProxy() async throws {
        let proxy = try LoopbackServer { connection in
            let request = try connection.readRequest()
            try connection.respond(200, "\(request.path) \(request.headers["proxy-authorization"] ?? "")")
        }
        let url = try #require(URL(string: "http://user:word@127.0.0.1:\(proxy.port)"))
        let transport = makeHTTPTransport(.init { $0.proxy = .url(url) })
        let target = try #require(URL(string: "http://server.invalid/path"))
        let body = try await transport.send(HTTPRequest(url: target)).body.collect(upTo: 1_000)
        let credentials = Data("user:word".utf8).base64EncodedString()
        #expect(String(decoding: body, as: UTF8.self) == "http://server.invalid/path Basic \(credentials)")
    }

    @Test func tunnelReachesTheServer() async throws {
        let authority = try await TestAuthority.make()
        let server = try await TLSServer.start(authority)
        let asked = Signal<String>()
        let proxy = try LoopbackServer { connection in
            let request = try connection.readHead()
            asked.fire("\(request.method) \(request.path)")
            try connection.send("HTTP/1.1 200 Connection established\r\nX-Proxy: yes\r\n\r\n")
            try connection.relay(toPort: server.port)
        }
        let url = try #require(URL(string: "http://127.0.0.1:\(proxy.port)"))
        let transport = makeHTTPTransport(
            .init {
                $0.proxy = .url(url)
                $0.trustRoots = .file(authority.certificate)
            })
        let response = try await transport.send(HTTPRequest(url: server.url()))
        #expect(response.status == 200)
        #expect(response.headers["X-Proxy"] == nil)
        #expect(await asked.value == "CONNECT localhost:\(server.port)")
        #expect(try await !response.body.collect(upTo: 1 << 20).isEmpty)
    }

    /// A proxy that can't reach the server now may reach it later.
    @Test(arguments: [407, 403, 502, 503, 504]) func rejectedTunnelIsTemporaryIfTheProxyHasNoConnection(
        status: Int
    ) async throws {
        let proxy = try LoopbackServer { connection in
            _ = try connection.readHead()
            try connection.respond(status, "no")
        }
        let url = try #require(URL(string: "http://127.0.0.1:\(proxy.port)"))
        let transport = makeHTTPTransport(.init { $0.proxy = .url(url) })
        let target = try #require(URL(string: "https://server.invalid/"))
        let error = try await failure { try await transport.send(HTTPRequest(url: target)) }
        #expect(error.name == (status < 500 ? "proxy" : "connectionFailed"), "\(error)")
        #expect(error.isTransient == (status >= 500))
        #expect(error.isRequestUnsent)
    }

    @Test func unknownProxyIsAFailedConnection() async throws {
        let url = try #require(URL(string: "http://proxy.invalid:3128"))
        let transport = makeHTTPTransport(.init { $0.proxy = .url(url) })
        let target = try #require(URL(string: "https://server.invalid/"))
        let error = try await failure { try await transport.send(HTTPRequest(url: target)) }
        #expect(error.name == "connectionFailed" && error.isTransient && error.isRequestUnsent, "\(error)")
    }

    @Test(arguments: ["http://user:word@127.0.0.1:99999", "gopher://user:word@127.0.0.1:1"])
    func errorsDoNotContainTheProxyPassword(address: String) async throws {
        let url = try #require(URL(string: address))
        let transport = makeHTTPTransport(.init { $0.proxy = .url(url) })
        let target = try #require(URL(string: "http://server.invalid/"))
        let error = try await failure { try await transport.send(HTTPRequest(url: target)) }
        #expect(!error.description.contains("word"), "\(error)")
        #expect(error.isRequestUnsent && !error.isTransient)
    }
}

@Suite(.enabled { try await TestAuthority.isAvailable() }) struct CertificateTests {
    @Test func certificateKeyMatchesThePin() async throws {
        let authority = try await TestAuthority.make()
        let text = try String(contentsOf: authority.folder.appending(path: "server.pem"), encoding: .utf8)
        let certificates = Certificate.der(fromPEM: "a word before\n" + text + text)
        #expect(certificates.count == 2)
        let key = try #require(Certificate.subjectPublicKeyInfo(of: certificates[0]))
        _ = try await authority.pin()
        #expect(try key == Data(contentsOf: authority.folder.appending(path: "server.pub")))
    }

    @Test func damagedCertificatesHaveNoKey() async throws {
        let authority = try await TestAuthority.make()
        let text = try String(contentsOf: authority.certificate, encoding: .utf8)
        let whole = try #require(Certificate.der(fromPEM: text).first)
        for count in 0..<whole.count { #expect(Certificate.subjectPublicKeyInfo(of: whole.prefix(count)) == nil) }
        #expect(Certificate.subjectPublicKeyInfo(of: Data("no certificate".utf8)) == nil)
        #expect(Certificate.der(fromPEM: "-----BEGIN CERTIFICATE-----\nAAAA").isEmpty)
    }

    @Test("Lengths that overflow a 32-bit Int are rejected") func largeLengths() async throws {
        let authority = try await TestAuthority.make()
        let text = try String(contentsOf: authority.certificate, encoding: .utf8)
        let whole = try #require(Certificate.der(fromPEM: text).first)
        // The outer element has a length of two bytes. Encode the same length in four bytes.
        #expect(whole[1] == 0x82)
        let longer = Data([0x30, 0x84, 0, 0]) + whole.dropFirst(2)
        #expect(Certificate.subjectPublicKeyInfo(of: whole) != nil)
        #expect(Certificate.subjectPublicKeyInfo(of: longer) == nil)
    }
}
