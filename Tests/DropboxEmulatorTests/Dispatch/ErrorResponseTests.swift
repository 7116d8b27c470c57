import DropboxHTTPServer
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

struct ErrorResponseTests {
    func body(_ failure: RequestError) throws -> (response: ServerResponse, text: String) {
        let facts = RouteDescriptor(namespace: "files", name: "delete", version: 2)
        let response = try ErrorResponse.response(
            to: failure, facts, location: "request body", IDGenerator(seed: 1))
        guard case .data(let data) = response.body else { return (response, "") }
        return (response, String(decoding: data, as: UTF8.self))
    }

    @Test func rateLimitContainsTheDelay() throws {
        let (response, text) = try body(.rateLimited(retryAfter: 7))
        #expect(response.status == 429)
        #expect(response.headers["Retry-After"] == "7")
        #expect(text.hasPrefix(#"{"error_summary": "too_many_requests/"#))
        #expect(text.hasSuffix(#""error": {"reason": {".tag": "too_many_requests"}, "retry_after": 7}}"#))
        // The body omits a delay of 1 second, which is the default of the specification.
        let soon = try body(.rateLimited(retryAfter: 1))
        #expect(soon.response.headers["Retry-After"] == "1")
        #expect(soon.text.hasSuffix(#""error": {"reason": {".tag": "too_many_requests"}}}"#))
    }

    @Test func deniedAccessReturns403() throws {
        let (response, text) = try body(.forbidden(.invalidAccountType(.feature)))
        #expect(response.status == 403)
        #expect(text.hasPrefix(#"{"error_summary": "invalid_account_type/feature/"#))
    }

    @Test(arguments: [
        (#"{".tag":"other"}"#, "other/"),
        (#"{".tag":"path","path":{".tag":"malformed_path","malformed_path":"/a/"}}"#, "path/malformed_path/"),
        (
            #"{".tag":"path","reason":{".tag":"conflict","conflict":{".tag":"file"}},"upload_session_id":"x"}"#,
            "path/conflict/file/"
        ),
        (#"{".tag":"incorrect_offset","correct_offset":5}"#, "incorrect_offset/"),
    ])
    func summaryJoinsTheTags(json: String, summary: String) throws {
        #expect(try ErrorStrings.summary(of: Data(json.utf8), dots: 0) == summary)
        #expect(try ErrorStrings.summary(of: Data(json.utf8), dots: 3) == summary + "...")
    }
}
