import DropboxHTTP
import Foundation
import Testing

/// A recorded response of the service from Tests/Fixtures.
struct RecordedResponse: Decodable, CustomTestStringConvertible {
    let status: Int
    let headers: [String: String]
    let body: String

    var testDescription: String { "\(status)" }

    init(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/\(name).json").standardized
        self = try JSONDecoder().decode(RecordedResponse.self, from: Data(contentsOf: file))
    }

    /// The response handler for a fake transport.
    var response: FakeTransport.Response {
        { [self] _ in
            HTTPResponse(
                status: status, headers: HTTPHeaders(headers.map { HTTPHeaders.Field(name: $0.key, value: $0.value) }),
                body: HTTPResponseBody(Data(body.utf8)))
        }
    }
}
