import Foundation
import DropboxHTTP

/// A request and what it was answered with, as a line of a recording.
struct RecordedExchange: Codable, Equatable {
    /// A body: text where it is text, else in Base64.
    struct Body: Codable, Equatable {
        var text: String?
        var base64: String?

        init(_ data: Data) {
            // Only what can be had back byte by byte is kept as text.
            if let text = String(data: data, encoding: .utf8) {
                self.text = text
            } else {
                base64 = data.base64EncodedString()
            }
        }

        var data: Data { text.map { Data($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) } ?? Data() }
    }

    struct Field: Codable, Equatable {
        var name: String
        var value: String
    }

    struct Request: Codable, Equatable {
        var method: String
        /// Path and query: a recording is good for every host.
        var target: String
        /// The argument, where it is a header.
        var argument: String?
        var body: Body

        init(_ request: HTTPRequest, body: Data) {
            method = request.method
            let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
            target =
                SecretRedactor.removed(fromAddressesIn: parts?.path ?? "")
                + (parts?.percentEncodedQuery.map { "?" + SecretRedactor.removed(fromForm: $0) } ?? "")
            argument = request.headers["Dropbox-API-Arg"].map(SecretRedactor.removed(fromJSON:))
            self.body = Body(SecretRedactor.removed(from: body, type: request.headers["Content-Type"]))
        }

        /// One line for people.
        var summary: String {
            let said = argument ?? body.text ?? "\(body.data.count) bytes"
            return "\(method) \(target)" + (said.isEmpty ? "" : " with \(said.prefix(300))")
        }
    }

    struct Response: Codable, Equatable {
        var status: Int
        var headers: [Field]
        var body: Body
    }

    var request: Request
    /// `nil` where no answer came.
    var response: Response?
    /// What happened to the connection, where no answer came.
    var failure: String?
}

extension RecordedExchange.Response {
    init(_ response: HTTPResponse, body: Data) {
        status = response.status
        let type = response.headers["Content-Type"]
        headers = response.headers.filter { !SecretRedactor.isSecret(header: $0.name) }.map {
            RecordedExchange.Field(name: $0.name, value: SecretRedactor.removed(fromJSON: $0.value))
        }
        self.body = RecordedExchange.Body(SecretRedactor.removed(from: body, type: type))
    }

    var httpResponse: HTTPResponse {
        let fields = headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) }
        return HTTPResponse(status: status, headers: HTTPHeaders(fields), body: HTTPResponseBody(body.data))
    }
}
