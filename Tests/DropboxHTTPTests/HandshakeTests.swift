import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxHTTP

/// Tests connections that end in the TLS handshake. The server sends raw bytes.
@Suite(.timeLimit(.minutes(10))) struct HandshakeTests {
    /// The end of a handshake.
    enum Cut: Sendable, CustomTestStringConvertible {
        /// The server closes the connection without reading.
        case accepted
        /// The server closes the connection after the first message of the client.
        case endOfFile
        case reset
        /// The server closes the connection within its first message.
        case partialMessage
        case plainHTTP
        case alert(UInt8)

        var testDescription: String { "\(self)" }

        func perform(on connection: LoopbackConnection) throws {
            if case .accepted = self { return }
            // The header of a record contains the length of its content.
            let header = try connection.readBytes(5)
            try connection.skip(Int(header[3]) << 8 | Int(header[4]))
            switch self {
            case .accepted, .endOfFile: break
            case .reset: connection.reset()
            case .partialMessage: try connection.send(Data([22, 3, 3, 0, 100, 2, 0, 0, 96]))
            case .plainHTTP: try connection.respond(400, "speak HTTP")
            case .alert(let number):
                try connection.send(Data([21, 3, 3, 0, 2, 2, number]))
                connection.waitForClose()
            }
        }
    }

    private func error(
        _ cut: Cut, host: String = "127.0.0.1", pins: [HTTPTransportConfiguration.PinnedKey] = []
    ) async throws -> HTTPError {
        let server = try LoopbackServer { try cut.perform(on: $0) }
        let transport = makeHTTPTransport(.init { $0.pinnedKeys = pins })
        let url = try #require(URL(string: "https://\(host):\(server.port)/"))
        return try await failure {
            try await transport.send(HTTPRequest(method: "POST", url: url, body: .data(Data("body".utf8))))
        }
    }

    /// The alerts 10, 40, 47, 70, 80, and 112 are about messages, parameters, versions, and names.
    @Test(
        arguments: [.accepted, .endOfFile, .reset, .partialMessage, .plainHTTP] as [Cut]
            + [10, 40, 47, 70, 80, 112].map(Cut.alert))
    func cutHandshakeIsALostConnection(cut: Cut) async throws {
        let error = try await error(cut)
        #expect(error.name == "connectionLost", "\(error)")
        #expect(error.isTransient)
        #expect(error.isRequestUnsent)
        #expect(!error.message.contains("trusted"))
    }

    @Test func cutHandshakeOfAPinnedServerIsALostConnection() async throws {
        let pin = HTTPTransportConfiguration.PinnedKey(sha256Base64: Data(count: 32).base64EncodedString())
        #expect(try await error(.reset, pins: [pin]).name == "connectionLost")
    }

    /// The alerts 42 to 46, 48, and 116 are about the certificate of the client, even if it has none.
    @Test(arguments: [42, 43, 44, 45, 46, 48, 116] as [UInt8])
    func rejectedClientCertificateIsFinal(alert: UInt8) async throws {
        let error = try await error(.alert(alert))
        #expect(error.name == "tls", "\(error)")
        #expect(!error.isTransient)
        #expect(error.isRequestUnsent)
    }

    /// With TLS 1.3, the client learns that the server requires a certificate when the handshake is over.
    @Test(.enabled { try await TestAuthority.isAvailable() })
    func requiredClientCertificateIsFinal() async throws {
        let authority = try await TestAuthority.make()
        let server = try await TLSServer.start(authority, options: "-Verify 1 -verify_return_error -tls1_3")
        let transport = makeHTTPTransport(.init { $0.trustRoots = .file(authority.certificate) })
        let error = try await failure { try await transport.send(HTTPRequest(url: server.url())) }
        #expect(error.name == "tls", "\(error)")
        #expect(!error.isTransient)
    }

    #if os(Linux)
        /// The name of the server is part of libcurl's message.
        @Test func nameOfTheServerIsNoCertificate() {
            #expect(
                !CurlErrors.isCertificateAlert(
                    "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to certificate.example:443"))
        }
    #endif

    /// `URLSession` reports both with the same code.
    @Test func appleErrorsAreAboutTrustOnlyWithACertificate() {
        func error(_ information: [String: Any]) -> NSError {
            NSError(domain: NSURLErrorDomain, code: NSURLErrorSecureConnectionFailed, userInfo: information)
        }
        for code in [-9806, -9816, -9836, -9824] {
            #expect(!TLSHandshakeError.isAboutTrust(error(["_kCFStreamErrorCodeKey": code])))
        }
        #expect(!TLSHandshakeError.isAboutTrust(error([:])))
        #expect(TLSHandshakeError.isAboutTrust(error(["_kCFStreamErrorCodeKey": -9829])))
        let cause = NSError(domain: "kCFErrorDomainCFNetwork", code: -1200, userInfo: ["_kCFStreamErrorCodeKey": -9807])
        #expect(TLSHandshakeError.isAboutTrust(error([NSUnderlyingErrorKey: cause])))
        #expect(TLSHandshakeError.isAboutTrust(error([NSURLErrorFailingURLPeerTrustErrorKey: "trust"])))
    }

    #if os(Linux)
        private static let variable = "HANDSHAKES_UNTIL_EXIT"

        /// OpenSSL would free what handshakes in progress use when the process exits.
        @Test(arguments: 0..<6) func processMayExitDuringHandshakes(_: Int) async throws {
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            let (status, output) = try await Subprocess.run(
                program, ["--testing-library", "swift-testing", "--filter", "handshakesUntilExit"],
                setting: [Self.variable: "1"], errors: .merged)
            #expect(status == 0, "\(output)")
        }

        /// The process of the other test.
        @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil))
        func handshakesUntilExit() async throws {
            let server = try LoopbackServer { try Cut.endOfFile.perform(on: $0) }
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
            await withTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask {
                        let transport = makeHTTPTransport(.init())
                        while true { _ = try? await transport.send(HTTPRequest(method: "GET", url: url)) }
                    }
                }
                group.addTask {
                    let transport = makeHTTPTransport(.init())
                    for _ in 0..<50 { _ = try? await transport.send(HTTPRequest(method: "GET", url: url)) }
                    exit(0)
                }
            }
        }
    #endif
}
