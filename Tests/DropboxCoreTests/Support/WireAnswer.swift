import Foundation
import DropboxHTTP
import Testing

/// An answer of the service as it was written down in Tests/Wire.
struct WireAnswer: Decodable, CustomTestStringConvertible {
    let status: Int
    let headers: [String: String]
    let body: String

    var testDescription: String { "\(status)" }

    init(_ name: String) throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Wire/\(name).json").standardized
        self = try JSONDecoder().decode(WireAnswer.self, from: Data(contentsOf: file))
    }

    /// The answer for a fake transport.
    var answer: FakeTransport.Answer {
        { [self] _ in
            HTTPResponse(
                status: status, headers: HTTPHeaders(headers.map { HTTPHeaders.Field(name: $0.key, value: $0.value) }),
                body: HTTPResponseBody(Data(body.utf8)))
        }
    }
}
