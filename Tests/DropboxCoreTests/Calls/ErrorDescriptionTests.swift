import DropboxFiles
import DropboxHTTP
import Foundation
import Testing

@testable import DropboxCore

/// Tests that the message of every failure of a call names the route, the path, the request ID, and a remedy.
struct ErrorDescriptionTests {
    private static let subject = "files/get_metadata '/plans/Q3.pdf'"

    /// Returns the error of a request for metadata.
    private func error(
        _ response: @escaping FakeTransport.Response, path: String = "/plans/Q3.pdf"
    ) async throws -> CallError<Files.GetMetadataError> {
        let client = DropboxTransportClientImpl.fake(FakeTransport([response])) { $0.retryPolicy = .never }
        let request = FilesRoutes(client: client).getMetadata(path: path)
        return try #require(
            await #expect(throws: CallError<Files.GetMetadataError>.self) { try await request.response() })
    }

    /// Returns a response with a unique request ID.
    private func response(_ status: Int, _ body: String) -> (FakeTransport.Response, id: String) {
        let id = UUID().uuidString
        return (FakeTransport.text(body, status: status, ["X-Dropbox-Request-Id": id]), id)
    }

    @Test(arguments: [
        (400, "no such field", "correct the argument"),
        (
            401, #"{"error_summary": "expired_access_token/", "error": {".tag": "expired_access_token"}}"#,
            "sign in again"
        ),
        (401, "<html>", "check for a proxy"),
        (
            403,
            #"{"error": {".tag": "invalid_account_type", "invalid_account_type": {".tag": "endpoint"}}}"#,
            "use another account or plan"
        ),
        (404, "<html>", "check for a proxy"),
        (
            409,
            #"{"error_summary": "path/not_found/..", "error": {".tag": "path", "path": {".tag": "not_found"}}}"#,
            "path/not_found; check the path"
        ),
        (422, #"{"error": {".tag": "no_permission"}}"#, "use the current path root"),
        (429, #"{"error": {"reason": {".tag": "too_many_requests"}, "retry_after": 7}}"#, "try again in 7 s"),
        (500, "", "try again later"), (503, "<html>", "try again later"),
    ])
    func everyStatusNamesTheCallAndARemedy(status: Int, body: String, remedy: String) async throws {
        let (response, id) = response(status, body)
        let error = try await error(response)
        for text in ["\(error)", error.localizedDescription, "\(error.typeErased)"] {
            #expect(text.hasPrefix(Self.subject + ": "), "\(text)")
            #expect(text.contains(remedy), "\(text)")
            #expect(text.hasSuffix(" [request \(id)]"), "\(text)")
        }
    }

    @Test(arguments: [200, 409]) func undecodableResponsesNameTheCall(status: Int) async throws {
        let (response, id) = response(status, #"{".tag": 7, "error": {".tag": 7}}"#)
        let text = "\(try await error(response))"
        #expect(text.hasPrefix(Self.subject + ": the response (status \(status))"), "\(text)")
        #expect(text.hasSuffix(" [request \(id)]"), "\(text)")
    }

    @Test(arguments: [(true, "nothing was sent; check the network"), (false, "check the result before you try again")])
    func missingResponseNamesTheCallAndARemedy(isUnsent: Bool, remedy: String) async throws {
        let error = try await error(FakeTransport.failure(.connectionLost, isRequestUnsent: isUnsent))
        #expect("\(error)".hasPrefix(Self.subject + ": no response"), "\(error)")
        #expect("\(error)".contains(remedy), "\(error)")
    }

    @Test(arguments: [
        (#"{"path": ""}"#, "demo/read '/'"), (#"{"cursor": "c"}"#, "demo/read"), ("null", "demo/read"),
        (#"{"from_path": "/a", "to_path": "/b"}"#, "demo/read '/a' to '/b'"),
        (#"{"commit": {"path": "/a"}, "cursor": {}}"#, "demo/read '/a'"),
        (#"{"resource": {".tag": "path", "path": "/a"}}"#, "demo/read '/a'"),
    ])
    func pathIsFoundInTheArgument(json: String, expected: String) {
        #expect(CallSubject(Demo.read.descriptor, json: Data(json.utf8)).description == expected)
    }

    @Test func onlyRecentFailuresAreKept() {
        let failures = RecentFailures(capacity: 3)
        let subject = CallSubject(Demo.read.descriptor)
        for number in 1...5 { failures.record(subject, .requestID("\(number)")) }
        #expect((1...5).map { failures.subject(.requestID("\($0)")) } == [nil, nil, subject, subject, subject])
    }

    @Test func ambiguousRequestIDsNameNoCall() {
        let failures = RecentFailures(capacity: 3)
        for route in [Demo.read.descriptor, Demo.write.descriptor, Demo.read.descriptor] {
            failures.record(CallSubject(route), .requestID("same"))
        }
        #expect(failures.subject(.requestID("same")) == nil)
    }

    @Test func responsesWithoutRequestIDNameWhatTheirCallsHaveInCommon() async throws {
        let html = Data("<html>\(UUID())".utf8)
        let page: FakeTransport.Response = { _ in HTTPResponse(status: 502, headers: [:], body: HTTPResponseBody(html))
        }
        let first = try await error(page)
        #expect("\(first)".hasPrefix(Self.subject + ": the server failed"), "\(first)")
        _ = try await error(page, path: "/other")
        #expect("\(first)".hasPrefix("files/get_metadata: the server failed"), "\(first)")
        let client = DropboxTransportClientImpl.fake(FakeTransport([page])) { $0.retryPolicy = .never }
        _ = await #expect(throws: CallError<Files.ListFolderError>.self) {
            try await FilesRoutes(client: client).listFolder(path: "").response()
        }
        #expect("\(first)".hasPrefix("the server failed"), "\(first)")
    }
}
