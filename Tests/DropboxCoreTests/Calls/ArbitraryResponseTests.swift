import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests arbitrary bodies with arbitrary statuses. Each request must end with a result or a descriptive error.
@Suite(.timeLimit(.minutes(10)))
struct ArbitraryResponseTests {
    private static let statuses =
        Array(200...208) + [226] + Array(300...308) + Array(400...431) + [444, 451, 499] + Array(500...511)
        + [520, 522, 530, 599, 600, 999]

    private static let bodies: [String: Data] = [
        "nothing": Data(), "a page": Data("<html><body>Bad gateway</body></html>".utf8), "a word": Data("no".utf8),
        "half of an error": Data(#"{"error_summary":"path/not_found/..","error":{".tag":"path","pa"#.utf8),
        "an error of another kind": Data(#"{"error":"invalid_grant","error_description":7}"#.utf8),
        "an error of wrong types": Data(#"{"error_summary":[],"error":7,"user_message":"x"}"#.utf8),
        "a new error": Data(
            #"{"error_summary":"new/","error":{".tag":"of_the_future","x":{}},"user_message":{}}"#.utf8),
        "another value": Data("[1,[2,{}],null,1e999]".utf8), "null": Data("null".utf8),
        "bytes that are no text": Data([0xFF, 0xFE, 0x00, 0x7B, 0x80]),
        "brackets without end": Data(repeating: UInt8(ascii: "["), count: 100_000),
        "numbers out of range": Data(#"{"error":{"reason":{".tag":"too_many_requests"},"retry_after":-1e99}}"#.utf8),
    ]

    private static let headers: [HTTPHeaders] = [
        [:],
        [
            "Retry-After": "soon", "Dropbox-API-Result": #"{"required_scope":"#, "Content-Length": "-1",
            "Content-Type": "application/json", "X-Dropbox-Request-Id": "",
        ],
        ["Retry-After": "99999999999999999999", "Dropbox-API-Result": "\u{FF}", "Date": "yesterday"],
    ]

    /// Sends a request and verifies its result.
    private func verify<Result, RouteError>(
        _ status: Int, _ name: String, _ call: () async throws(CallError<RouteError>) -> Result
    ) async {
        do throws(CallError<RouteError>) {
            _ = try await call()
            #expect((200..<300).contains(status), "a result under \(status), \(name)")
        } catch {
            #expect(!"\(error)".isEmpty && "\(error)".count < 2_000, "\(status), \(name)")
            if let reported = error.status { #expect(reported == status, "\(name)") }
        }
    }

    @Test(arguments: bodies.keys.sorted()) func everyResponseIsAResultOrATypedError(name: String) async throws {
        let body = try #require(Self.bodies[name])
        let folder = try TemporaryDirectory()
        for headers in Self.headers {
            for status in Self.statuses {
                let transport = FakeTransport(fallback: { _ in
                    HTTPResponse(status: status, headers: headers, body: HTTPResponseBody(body))
                })
                let client = DropboxTransportClientImpl.fake(transport) { $0.retryPolicy = .never }
                await verify(status, name) { () async throws(CallError<Common.PathRootError>) in
                    try await client.request(Demo.read).response()
                }
                await verify(status, name) { () async throws(CallError<Auth.RateLimitReason>) in
                    try await client.request(Demo.upload, serverArgs: "/a", input: .data(Data("a".utf8))).response()
                }
                await verify(status, name) { () async throws(CallError<Auth.RateLimitReason>) in
                    try await client.request(
                        Demo.download, serverArgs: "/a", overwrite: true,
                        destination: folder.url.appendingPathComponent("file")
                    ).response()
                }
            }
        }
        #expect(try folder.names == [], "no response is a valid download")
    }
}
