import Foundation

@testable import DropboxCore
@testable import DropboxFiles
@testable import DropboxOAuth
@testable import DropboxTransfer
@testable import DropboxHTTP

/// Parsers of server responses.
enum Responses {
    /// Parses the head of a response line by line, as libcurl passes it.
    static func head(_ data: Data) throws {
        guard let (head, _) = response(data) else { return }
        expect(head.status >= 200, "a final response has the status \(head.status)")
        expect(head.bodyLength ?? 0 >= 0, "a body has \(head.bodyLength ?? 0) bytes")
        if let delay = head.headers.retryAfter() {
            expect((.zero ... .seconds(366 * 86_400)).contains(delay), "a server requests a delay of \(delay)")
        }
        guard head.headers.allSatisfy(\.isWellFormed) else { return }
        let text = "HTTP/1.1 \(head.status)\r\n" + head.headers.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
        guard !head.headers.contains(where: { $0.name.hasPrefix("HTTP/") }) else { return }
        expect(response(Data(text.utf8))?.head == head, "writing and parsing changes the head:\n\(text)")
    }

    /// Returns the response head at the beginning of the data, and the data after it.
    private static func response(_ data: Data) -> (head: ResponseHead, body: Data)? {
        var parser = ResponseHeadParser(isBodiless: false)
        var rest = data[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            // Copy into a buffer of the exact size, so that Address Sanitizer detects a read past its end.
            let progress = Array(rest[...end]).withUnsafeBytes { parser.consume($0) }
            rest = rest[(end + 1)...]
            if case .complete(let head) = progress { return (head, Data(rest)) }
        }
        return nil
    }

    /// Parses a certificate, for pinned keys.
    static func certificate(_ data: Data) throws {
        if let key = Certificate.subjectPublicKeyInfo(of: data) {
            expect(data.range(of: key) != nil, "the certificate doesn't contain its key")
        }
        for certificate in Certificate.der(fromPEM: String(decoding: data, as: UTF8.self)) {
            _ = Certificate.subjectPublicKeyInfo(of: certificate)
        }
    }

    /// Parses an error response, and decides whether to retry the request.
    static func error(_ data: Data) throws {
        guard let (head, body) = response(data) else { return }
        let response = CallResponse(
            metadata: ResponseMetadata(status: head.status, headers: head.headers), content: .collected(body))
        readProperties(of: CallError<Files.ListFolderError>(response, CallSubject(Files.listFolder.descriptor)))
        readProperties(
            of: CallError<Files.UploadSessionAppendError>(
                response, CallSubject(Files.uploadSessionAppendV2.descriptor)))
        readProperties(of: CallError<Void>(response, CallSubject(Files.listFolder.descriptor)))
        let outcome = Result<CallResponse, CallFailure>.success(response)
        guard let failure = FailureVerdict(outcome) else { return }
        let decision = RetryPolicy.standard.decision(
            for: failure, isReadOnly: true, isReplayable: true, attempt: 1, elapsed: .zero, jitter: 1)
        if let signal = RateLimitSignal(outcome, failure, decision) {
            expect(signal.wait >= .zero && signal.wait < .seconds(2e9), "the delay of requests is \(signal.wait)")
        }
        if case .retry(after: let delay) = decision {
            expect((.zero ... .seconds(300)).contains(delay), "the delay before the retry is \(delay)")
            _ =
                ClientWait(
                    route: "", attempt: 1, reason: ClientWait.Reason(outcome, failure) ?? .transfer, duration: delay
                )
                .description
        }
    }

    private static func readProperties<Failure: Sendable>(of error: CallError<Failure>) {
        _ = (error.description, error.errorDescription, error.isTransient, error.requestID, error.status)
        _ = (error.retryAfter, error.pathRootError, error.typeErased.description)
    }

    /// Parses the description of the content of a download response, and verifies the content.
    static func content(_ data: Data) throws {
        guard let (head, body) = response(data) else { return }
        let metadata = ResponseMetadata(status: head.status, headers: head.headers)
        let result = Data((head.headers["Dropbox-API-Result"] ?? "").utf8)
        for route in [Files.download.descriptor, Files.export.descriptor, Files.downloadZip.descriptor] {
            guard let expected = try? ExpectedContent(route, metadata, result: result, announced: head.bodyLength)
            else { continue }
            expect(expected.bodySize ?? 0 >= 0, "the expected size of a body is \(expected.bodySize ?? 0)")
            if let range = expected.range { expect(range.lowerBound >= 0, "the expected range is \(range)") }
            try? expected.verify(received: Int64(body.count), contentHash: ContentHash.hash(of: body))
            _ = expected.mismatch(.size(expected: expected.bodySize ?? 0, received: 1)).description
        }
    }

    /// Passes a response through the complete client, to the result of a method.
    static func call(_ data: Data) throws {
        guard let (head, body) = response(data) else { return }
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.retryPolicy = .never
        configuration.maximumMemoryDownloadSize = 1 << 20
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
                configuration: configuration,
                transport: FixedResponseTransport(status: head.status, headers: head.headers, body: body)
            ))
        try? runBlocking { _ = try await client.files.getMetadata(path: "/a").response() }
        try? runBlocking { _ = try await client.files.listFolderLongpoll(cursor: "c").response() }
        let content = try? runBlocking { try await client.files.download(path: "/a").response().1 }
        if let content { expect(content == body, "a download returns \(content.count) of \(body.count) bytes") }
        try? runBlocking {
            var pageCount = 0
            for try await _ in client.files.entries(in: "").pages {
                pageCount += 1
                if pageCount == 3 { return }
            }
        }
    }

    /// Parses a correctly signed webhook notification, and a webhook challenge.
    static func webhook(_ data: Data) throws {
        _ = Webhook.response(toChallenge: String(decoding: data, as: UTF8.self))
        let signature = HMACSHA256.code(of: data, key: Data("secret".utf8)).map { String(format: "%02x", $0) }.joined()
        expect(Webhook.isValidSignature(signature, for: data, appSecret: "secret"), "a valid signature is rejected")
        let notification = try WebhookNotification(body: data, signature: signature, appSecret: "secret")
        _ = (notification.accounts, notification.users, notification.teams)
    }
}

/// A transport that returns the same response to every request.
struct FixedResponseTransport: HTTPTransport {
    let status: Int
    let headers: HTTPHeaders
    let body: Data

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: HTTPResponseBody(body))
    }

    func shutdown() {}
}
