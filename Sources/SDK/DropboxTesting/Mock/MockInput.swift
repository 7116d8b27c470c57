import DropboxHTTP
import DropboxStone
import Foundation

/// The response of a mock to a request. The client processes it like a response of Dropbox: it decodes the JSON, and
/// converts a status to an error.
public struct MockInput: Sendable {
    enum Outcome: Sendable {
        /// The JSON of the result, and the content of a download.
        case result(Data, content: Data)
        case error(status: Int, headers: [String: String], body: Data)
        case noConnection(HTTPError)
    }

    let outcome: Outcome

    /// Returns a success with a result.
    ///
    /// - Parameters:
    ///   - json: The JSON of the result. A subtype, such as the metadata of a file, has a `.tag`.
    ///   - content: The content of a download. The default is empty.
    public static func success(json: [String: Any], content: Data = Data()) -> MockInput {
        MockInput(outcome: .result(data(json), content: content))
    }

    /// Returns a success with a result of an API type.
    ///
    /// - Parameters:
    ///   - result: The result.
    ///   - content: The content of a download. The default is empty.
    /// - Throws: An error if the result is invalid.
    public static func success(_ result: any StoneStruct, content: Data = Data()) throws -> MockInput {
        MockInput(outcome: .result(try result.jsonData(), content: content))
    }

    /// Returns a success with the JSON of a fixture.
    ///
    /// - Parameters:
    ///   - fixture: The JSON. It can be any JSON value.
    ///   - content: The content of a download. The default is empty.
    public static func success(fixture: Data, content: Data = Data()) -> MockInput {
        MockInput(outcome: .result(fixture, content: content))
    }

    /// A success without a result.
    public static var success: MockInput { success(fixture: Data("null".utf8)) }

    /// Returns a route error (status 409).
    ///
    /// - Parameters:
    ///   - json: The JSON of the error, such as `[".tag": "path", "path": [".tag": "not_found"]]`.
    ///   - summary: The error summary, such as `path/not_found/`. The default is the outermost tag.
    ///   - userMessage: A message for the user. The default is `nil`.
    public static func routeError(
        json: [String: Any], summary: String? = nil, userMessage: String? = nil
    ) -> MockInput {
        var envelope: [String: Any] = ["error": json]
        envelope["error_summary"] = summary ?? "\(json[".tag"] as? String ?? "other")/"
        if let userMessage { envelope["user_message"] = ["text": userMessage, "locale": "en"] }
        return requestError(status: 409, json: envelope)
    }

    /// Returns an error other than a route error: 401 for an invalid token, 429 for too many requests, or 500 for a
    /// server error, for example.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - json: The JSON of the body, such as `["error_summary": "…", "error": [".tag": "expired_access_token"]]`.
    ///   - headers: Additional headers. The default is empty.
    public static func requestError(
        status: Int, json: [String: Any], headers: [String: String] = [:]
    ) -> MockInput {
        let all = headers.merging(["Content-Type": "application/json"]) { custom, _ in custom }
        return MockInput(outcome: .error(status: status, headers: all, body: data(json)))
    }

    /// Returns an error other than a route error, with a body in plain text.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - text: The body. The default is empty.
    ///   - headers: Additional headers. The default is empty.
    public static func requestError(
        status: Int, text: String = "", headers: [String: String] = [:]
    ) -> MockInput {
        let all = headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { custom, _ in custom }
        return MockInput(outcome: .error(status: status, headers: all, body: Data(text.utf8)))
    }

    /// Returns a failure without a response.
    ///
    /// - Parameters:
    ///   - kind: The kind of connection error. The default is `connectionLost`.
    ///   - message: The error message.
    public static func connectionError(
        _ kind: HTTPError.Kind = .connectionLost, _ message: String = "The connection was lost (mock)."
    ) -> MockInput {
        MockInput(outcome: .noConnection(HTTPError(kind, message)))
    }

    /// Encodes JSON.
    ///
    /// If the object isn't valid JSON (because it contains a `Date`, for example), Foundation would trap. This method
    /// returns a text instead, with which the request fails with an error that shows the object.
    private static func data(_ json: [String: Any]) -> Data {
        guard JSONSerialization.isValidJSONObject(json),
            let data = try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
        else { return Data("this is no JSON: \(json)".utf8) }
        return data
    }
}

extension MockInput {
    /// Returns the HTTP response.
    ///
    /// - Parameter isDownload: Whether the result is in a header and the body is the content.
    func response(isDownload: Bool) throws(HTTPError) -> HTTPResponse {
        switch outcome {
        case .noConnection(let error): throw error
        case .error(let status, let headers, let body):
            var fields: HTTPHeaders = ["X-Dropbox-Request-Id": "mock"]
            for (name, value) in headers { fields.set(name, to: value) }
            return HTTPResponse(status: status, headers: fields, body: HTTPResponseBody(body))
        case .result(let json, let content):
            var headers: HTTPHeaders = ["X-Dropbox-Request-Id": "mock"]
            guard isDownload else {
                return HTTPResponse(status: 200, headers: headers, body: HTTPResponseBody(json))
            }
            headers.set("Dropbox-API-Result", to: Self.headerText(json))
            return HTTPResponse(status: 200, headers: headers, body: HTTPResponseBody(content))
        }
    }

    /// Returns JSON in the format of a header: on one line, in ASCII.
    private static func headerText(_ json: Data) -> String {
        String(decoding: json, as: UTF8.self).utf16.map { unit in
            switch unit {
            case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
            case 0..<0x20: " "
            default:
                "\\u" + String(repeating: "0", count: unit < 0x100 ? 2 : unit < 0x1000 ? 1 : 0)
                    + String(unit, radix: 16)
            }
        }.joined()
    }
}
