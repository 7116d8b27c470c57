import Foundation

@testable import DropboxCore
@testable import DropboxFiles
@testable import DropboxOAuth
@testable import DropboxTransfer
@testable import DropboxHTTP

/// Readers of what servers answer.
enum Responses {
    /// The head of a response, line by line as libcurl tells it.
    static func head(_ data: Data) throws {
        guard let (head, _) = response(data) else { return }
        expect(head.status >= 200, "a final head has the status \(head.status)")
        expect(head.bodyLength ?? 0 >= 0, "a body has \(head.bodyLength ?? 0) bytes")
        if let wait = head.headers.retryAfter() {
            expect((.zero ... .seconds(366 * 86_400)).contains(wait), "a server asks to wait \(wait)")
        }
        guard head.headers.allSatisfy(\.isWellFormed) else { return }
        let text = "HTTP/1.1 \(head.status)\r\n" + head.headers.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
        guard !head.headers.contains(where: { $0.name.hasPrefix("HTTP/") }) else { return }
        expect(response(Data(text.utf8))?.head == head, "a head is another one when it is read again:\n\(text)")
    }

    /// The head that the data begins with, and what follows it.
    private static func response(_ data: Data) -> (head: ResponseHead, body: Data)? {
        var parser = ResponseHeadParser(isBodiless: false)
        var rest = data[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            // A copy of just that size, so that the sanitizer sees a read past its end.
            let progress = Array(rest[...end]).withUnsafeBytes { parser.consume($0) }
            rest = rest[(end + 1)...]
            if case .complete(let head) = progress { return (head, Data(rest)) }
        }
        return nil
    }

    /// A certificate, for pinned keys.
    static func certificate(_ data: Data) throws {
        if let key = Certificate.subjectPublicKeyInfo(of: data) {
            expect(data.range(of: key) != nil, "the key of a certificate isn't part of it")
        }
        for certificate in Certificate.der(fromPEM: String(decoding: data, as: UTF8.self)) {
            _ = Certificate.subjectPublicKeyInfo(of: certificate)
        }
    }

    /// A response that tells of a failure: what it means, and whether the call is repeated.
    static func error(_ data: Data) throws {
        guard let (head, body) = response(data) else { return }
        let answer = CallResponse(
            metadata: ResponseMetadata(status: head.status, headers: head.headers), content: .collected(body))
        look(at: CallError<Files.ListFolderError>(answer, route: Files.listFolder.facts))
        look(at: CallError<Files.UploadSessionAppendError>(answer, route: Files.uploadSessionAppendV2.facts))
        look(at: CallError<Void>(answer, route: Files.listFolder.facts))
        let outcome = Result<CallResponse, CallFailure>.success(answer)
        guard let failure = RetryPolicy.Failure(outcome) else { return }
        let decision = RetryPolicy.standard.decision(
            after: failure, isRead: true, isReplayable: true, attempt: 1, elapsed: .zero, jitter: 1)
        if let refusal = Refusal(outcome, failure, decision) {
            expect(refusal.wait >= .zero && refusal.wait < .seconds(2e9), "calls stay away for \(refusal.wait)")
        }
        if case .wait(let wait) = decision {
            expect((.zero ... .seconds(300)).contains(wait), "a call is repeated after \(wait)")
            _ =
                ClientWait(route: "", attempt: 1, reason: ClientWait.Reason(outcome) ?? .transfer, duration: wait)
                .description
        }
    }

    private static func look<Failure: Sendable>(at error: CallError<Failure>) {
        _ = (error.description, error.errorDescription, error.isTransient, error.requestID, error.status)
        _ = (error.retryAfter, error.pathRootError, error.typeErased.description)
    }

    /// A response with content: what the content is to be.
    static func content(_ data: Data) throws {
        guard let (head, body) = response(data) else { return }
        let metadata = ResponseMetadata(status: head.status, headers: head.headers)
        let result = Data((head.headers["Dropbox-API-Result"] ?? "").utf8)
        for route in [Files.download.facts, Files.export.facts, Files.downloadZip.facts] {
            guard let expected = try? ExpectedContent(route, metadata, result: result) else { continue }
            expect(expected.bodySize ?? 0 >= 0, "a body is to have \(expected.bodySize ?? 0) bytes")
            if let range = expected.range { expect(range.lowerBound >= 0, "content has the range \(range)") }
            try? expected.check(announced: head.bodyLength)
            try? expected.check(received: Int64(body.count), contentHash: ContentHash.hash(of: body))
            _ = expected.mismatch(.size(expected: expected.bodySize ?? 0, received: 1)).description
        }
    }

    /// The whole way of a response, to the result of a call.
    static func call(_ data: Data) throws {
        guard let (head, body) = response(data) else { return }
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.retryPolicy = .never
        configuration.maximumMemoryDownloadSize = 1 << 20
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
                configuration: configuration, transport: Recited(status: head.status, headers: head.headers, body: body)
            ))
        try? finish { _ = try await client.files.getMetadata(path: "/a").response() }
        try? finish { _ = try await client.files.listFolderLongpoll(cursor: "c").response() }
        let content = try? finish { try await client.files.download(path: "/a").response().1 }
        if let content { expect(content == body, "a download has \(content.count) bytes of \(body.count)") }
        try? finish {
            var pages = 0
            for try await _ in client.files.entries(in: "").pages {
                pages += 1
                if pages == 3 { return }
            }
        }
    }

    /// A notification of changes, signed as Dropbox signs it, and the request that comes before the first one.
    static func webhook(_ data: Data) throws {
        _ = Webhook.answer(toChallengeIn: String(decoding: data, as: UTF8.self))
        let signature = HMACSHA256.code(of: data, key: Data("secret".utf8)).map { String(format: "%02x", $0) }.joined()
        expect(Webhook.isValidSignature(signature, for: data, appSecret: "secret"), "a signature isn't found right")
        let notification = try WebhookNotification(body: data, signature: signature, appSecret: "secret")
        _ = (notification.accounts, notification.users, notification.teams)
    }
}

/// A transport that gives one response to everything.
struct Recited: HTTPTransport {
    let status: Int
    let headers: HTTPHeaders
    let body: Data

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: HTTPResponseBody(body))
    }

    func shutdown() {}
}
