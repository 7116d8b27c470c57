import AppleFoundation
import DropboxConcurrency
import Foundation
import Testing
@testable import DropboxHTTP

/// Requests of `URLSession` while the app runs.
@Suite(.timeLimit(.minutes(10))) struct URLSessionTransportTests {
    private func result(_ response: HTTPResponse) async throws -> String {
        String(decoding: try await response.body.collect(upTo: 10 << 20), as: UTF8.self)
    }

    /// Returns the error of a request to a server with this reply.
    private func failure(
        _ reply: ScriptedServer.Reply, _ configuration: HTTPTransportConfiguration = .init()
    ) async -> HTTPError? {
        let transport = URLSessionTransport(configuration: configuration)
        do throws(HTTPError) {
            let response = try await transport.send(HTTPRequest(url: ScriptedServer.start { _, _ in reply }))
            _ = try await response.body.collect(upTo: 1_000)
            return nil
        } catch {
            return error
        }
    }

    @Test func responseHasStatusHeadersAndBody() async throws {
        let url = ScriptedServer.start { request, body in
            let text = "\(request.httpMethod ?? "") \(body.count) \(request.value(forHTTPHeaderField: "Name") ?? "")"
            return .init(status: 201, headers: ["Content-Length": "12"], body: Data(text.utf8))
        }
        let response = try await URLSessionTransport().send(
            HTTPRequest(method: "PUT", url: url, headers: ["Name": "value"], body: .data(Data("1234".utf8))))
        #expect(response.status == 201)
        #expect(response.headers["Content-Length"] == "12")
        #expect(try await result(response) == "PUT 4 value")
    }

    @Test func streamedBodyLargerThanTheBufferIsSentCompletely() async throws {
        let url = ScriptedServer.start { _, body in .init(body: body) }
        let chunk = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        let response = try await URLSessionTransport().send(
            HTTPRequest(
                method: "POST", url: url,
                body: .stream(length: nil) { writer in for _ in 0..<7 { try await writer.write(chunk) } }))
        let expected = Data((0..<7).flatMap { _ in chunk })
        #expect(try await response.body.collect(upTo: 10 << 20) == expected)
    }

    /// The system may never read the stream of a canceled task. Its writer must not wait for a reader.
    @Test func writerOfAStreamThatIsNotReadEndsWhenItIsCanceled() async {
        let isFull = Signal()
        let body = HTTPBody.stream(length: nil) { writer in
            try await writer.write(Data(count: 512 << 10))
            isFull.fire()
            try await writer.write(Data(count: 1))
        }
        let request = HTTPRequest(method: "POST", url: URL(fileURLWithPath: "/"), body: body)
        let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil)
        let exchange = URLSessionExchange(
            request, task: session.uploadTask(withStreamedRequest: URLRequest(url: request.url)))
        let (stream, producer) = RequestBodyStreamWriter.open(for: exchange)
        await isFull.wait()
        producer.cancel()
        await producer.value
        #expect(stream != nil)
    }

    @Test func errorOfTheProducerFailsTheRequest() async {
        struct ProducerError: Error {}
        let url = ScriptedServer.start { _, _ in .init() }
        let error = await #expect(throws: HTTPError.self) {
            try await URLSessionTransport().send(
                HTTPRequest(method: "POST", url: url, body: .stream(length: nil) { _ in throw ProducerError() }))
        }
        if case .bodyFailed(let cause)? = error?.kind {
            #expect(cause is ProducerError)
        } else {
            Issue.record("\(String(describing: error))")
        }
    }

    @Test func redirectIsReturned() async throws {
        let url = ScriptedServer.start { _, _ in .init(status: 302, headers: ["Location": "/other"]) }
        let response = try await URLSessionTransport().send(HTTPRequest(url: url))
        #expect(response.status == 302)
        #expect(response.headers["Location"] == "/other")
    }

    @Test(arguments: [
        (NSURLErrorNotConnectedToInternet, "connectionFailed", true),
        (NSURLErrorNetworkConnectionLost, "connectionLost", false), (NSURLErrorTimedOut, "timedOut", false),
        (NSURLErrorServerCertificateUntrusted, "tls", true), (NSURLErrorCannotParseResponse, "invalidResponse", false),
        (NSURLErrorUnsupportedURL, "invalidRequest", true), (-1, "other", false),
    ])
    func systemErrorHasAKind(code: Int, kind: String, isUnsent: Bool) async {
        let error = await failure(.failed(code))
        #expect(error.map { "\($0.kind)".hasPrefix(kind) } == true, "\(String(describing: error))")
        #expect(error?.isRequestUnsent == isUnsent)
    }

    /// `URLSession` passes errors of the system on if a connection ends at certain moments.
    @Test(arguments: [
        (ECONNABORTED, "connectionLost", false), (ECONNRESET, "connectionLost", false),
        (ENOTCONN, "connectionLost", false),
        (EPIPE, "connectionLost", false), (ECONNREFUSED, "connectionFailed", true),
        (ENETUNREACH, "connectionFailed", true),
        (ETIMEDOUT, "timedOut", false), (ENOSPC, "other", false),
    ])
    func errorOfAConnectionHasAKind(number: Int32, kind: String, isUnsent: Bool) {
        let error = URLSessionErrors.error(NSError(domain: NSPOSIXErrorDomain, code: Int(number)))
        #expect("\(error.kind)".hasPrefix(kind) && error.isRequestUnsent == isUnsent, "\(error)")
    }

    @Test func errorAfterTheResponseFailsTheBody() async {
        let error = await failure(.init(body: Data("part".utf8), failure: NSURLErrorNetworkConnectionLost))
        if case .connectionLost? = error?.kind {} else { Issue.record("\(String(describing: error))") }
    }

    @Test func shutdownFailsRequests() async throws {
        let transport = URLSessionTransport()
        let server = HeldServer(.init())
        let request = HTTPRequest(url: server.start())
        let response = Task { try await transport.send(request) }
        await server.nextRequest()
        transport.shutdown()
        for response in [response, Task { try await transport.send(request) }] {
            let error = await #expect(throws: HTTPError.self) { try await response.value }
            if case .transportShutDown? = error?.kind {} else { Issue.record("\(String(describing: error))") }
        }
        #expect(TransferService.shared.mistakes.allSatisfy { !$0.contains("invalidated") })
    }

    @Test func suspendedRequestWaits() async throws {
        let suspender = HTTPSuspender()
        suspender.suspend()
        let server = HeldServer(.init(body: Data("result".utf8)))
        let request = HTTPRequest(url: server.start(), suspender: suspender)
        let response = Task { try await URLSessionTransport().send(request) }
        // The second request overtakes the suspended one.
        let other = HTTPRequest(url: request.url)
        let second = Task { try await URLSessionTransport().send(other) }
        await server.nextRequest()
        server.answer()
        _ = try await second.value
        #expect(server.requests.count == 1)
        suspender.resume()
        await server.nextRequest()
        server.answer()
        #expect(try await result(try await response.value) == "result")
    }

    @Test func missingFileIsAnError() async {
        let error = await #expect(throws: HTTPError.self) {
            try await URLSessionTransport().send(
                HTTPRequest(
                    method: "POST", url: ScriptedServer.start { _, _ in .init() },
                    body: .file(URL(fileURLWithPath: "/missing/\(UUID())"))))
        }
        #expect(error?.isRequestUnsent == true)
    }

    // MARK: Certificates

    /// An element of a certificate.
    private func element(_ tag: UInt8, _ content: Data = Data()) -> Data {
        Data([tag, UInt8(content.count)]) + content
    }

    /// A certificate with a public key.
    private func certificate(key: Data) -> Data {
        let fields = element(0x02) + Data((0..<4).flatMap { _ in element(0x30) }) + key
        return element(0x30, element(0x30, fields))
    }

    private func reply(trustedBySystem isTrusted: Bool, key: Data = Data()) -> ScriptedServer.Reply {
        var reply = ScriptedServer.Reply()
        reply.trust = SecTrust(
            chain: [certificate(key: key)], issuer: Data("root".utf8), isTrustedBySystem: isTrusted)
        return reply
    }

    private func pem(_ data: Data) -> String {
        "-----BEGIN CERTIFICATE-----\n\(data.base64EncodedString())\n-----END CERTIFICATE-----"
    }

    @Test func systemDecidesWithoutRootsAndKeys() async {
        #expect(await failure(reply(trustedBySystem: true)) == nil)
        #expect(await failure(reply(trustedBySystem: false)) != nil)
    }

    @Test func onlyGivenRootsAreTrusted() async {
        for (root, isTrusted) in [("root", true), ("other", false)] {
            let configuration = HTTPTransportConfiguration { $0.trustRoots = .pem(pem(Data(root.utf8))) }
            let error = await failure(reply(trustedBySystem: true), configuration)
            #expect((error == nil) == isTrusted)
            if let error {
                if case .tls = error.kind {} else { Issue.record("\(error)") }
            }
        }
    }

    @Test func unusableRootsTrustNoServer() async {
        let missing = URL(fileURLWithPath: "/missing/\(UUID())")
        for roots in [HTTPTransportConfiguration.TrustRoots.pem("none"), .file(missing)] {
            let configuration = HTTPTransportConfiguration { $0.trustRoots = roots }
            #expect(await failure(reply(trustedBySystem: true), configuration) != nil)
        }
    }

    @Test func keyMustBePinned() async {
        let (key, other) = (element(0x30, Data("key".utf8)), element(0x30, Data("other".utf8)))
        // printf '0\3key' | openssl dgst -sha256 -binary | base64
        let configuration = HTTPTransportConfiguration {
            $0.pinnedKeys = [.init(sha256Base64: "b/oC/wODLVNZICyhnIg+2rbU8j6mhPXkVFqrOR62Vg8=")]
        }
        #expect(await failure(reply(trustedBySystem: true, key: key), configuration) == nil)
        let error = await failure(reply(trustedBySystem: true, key: other), configuration)
        if case .pinMismatch? = error?.kind {} else { Issue.record("\(String(describing: error))") }
        #expect(await failure(reply(trustedBySystem: false, key: key), configuration) != nil)
    }

    @Test func handlerDecidesOtherChallenges() async {
        let configuration = HTTPTransportConfiguration {
            $0.authChallengeHandler = { _ in (.useCredential, nil) }
        }
        #expect(await failure(reply(trustedBySystem: false), configuration) == nil)
    }
}
