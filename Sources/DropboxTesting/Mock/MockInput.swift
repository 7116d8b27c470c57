import Foundation
import DropboxHTTP
import DropboxStone

/// What a mock answers a request with. It takes the way that an answer of Dropbox takes: the JSON of a fixture is decoded,
/// a status becomes the error that stands for it.
public struct MockInput: Sendable {
    enum Answer: Sendable {
        /// The result as JSON, and the content of a download.
        case result(Data, content: Data)
        case error(status: Int, headers: [String: String], body: Data)
        case noConnection(HTTPError)
    }

    let answer: Answer

    /// The route succeeds with a result.
    ///
    /// - Parameters:
    ///   - json: The result as the API writes it. A subtype of a family, such as the metadata of a file, has a `.tag`.
    ///   - content: The content, where the route downloads; nothing by default.
    public static func success(json: [String: Any], content: Data = Data()) -> MockInput {
        MockInput(answer: .result(data(json), content: content))
    }

    /// The route succeeds with a result of the API's types.
    public static func success(_ result: any StoneStruct, content: Data = Data()) throws -> MockInput {
        MockInput(answer: .result(try result.jsonData(), content: content))
    }

    /// The route succeeds with the JSON of a fixture, be it an object or not.
    public static func success(fixture: Data, content: Data = Data()) -> MockInput {
        MockInput(answer: .result(fixture, content: content))
    }

    /// The route succeeds, and has no result.
    public static var success: MockInput { success(fixture: Data("null".utf8)) }

    /// The route fails with an error of its own (status 409).
    ///
    /// - Parameters:
    ///   - json: The error as the API writes it, such as `[".tag": "path", "path": [".tag": "not_found"]]`.
    ///   - summary: The tags in short, as `path/not_found/`; by default made of the outermost tag.
    ///   - userMessage: A sentence for the user; none by default.
    public static func routeError(
        json: [String: Any], summary: String? = nil, userMessage: String? = nil
    ) -> MockInput {
        var envelope: [String: Any] = ["error": json]
        envelope["error_summary"] = summary ?? "\(json[".tag"] as? String ?? "other")/"
        if let userMessage { envelope["user_message"] = ["text": userMessage, "locale": "en"] }
        return requestError(status: 409, json: envelope)
    }

    /// The request fails for a reason that is not the route's: 401 for a token that is not valid, 429 for too many calls,
    /// 500 for a server in trouble.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - json: The content, such as `["error_summary": "…", "error": [".tag": "expired_access_token"]]`.
    ///   - headers: Further headers; none by default.
    public static func requestError(
        status: Int, json: [String: Any], headers: [String: String] = [:]
    ) -> MockInput {
        let all = headers.merging(["Content-Type": "application/json"]) { given, _ in given }
        return MockInput(answer: .error(status: status, headers: all, body: data(json)))
    }

    /// The request fails for a reason that is not the route's, in plain text; see `requestError(status:json:headers:)`.
    public static func requestError(
        status: Int, text: String = "", headers: [String: String] = [:]
    ) -> MockInput {
        let all = headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { given, _ in given }
        return MockInput(answer: .error(status: status, headers: all, body: Data(text.utf8)))
    }

    /// No answer comes.
    ///
    /// - Parameters:
    ///   - kind: What happens to the connection; it is lost by default.
    ///   - message: A sentence about it.
    public static func connectionError(
        _ kind: HTTPError.Kind = .connectionLost, _ message: String = "The connection is lost, says the mock."
    ) -> MockInput {
        MockInput(answer: .noConnection(HTTPError(kind, message)))
    }

    /// What is no JSON, because of a `Date` in it for instance, would end the process in Foundation. As text it makes
    /// the request fail, and say where.
    private static func data(_ json: [String: Any]) -> Data {
        guard JSONSerialization.isValidJSONObject(json),
            let data = try? JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
        else { return Data("this is no JSON: \(json)".utf8) }
        return data
    }
}

extension MockInput {
    /// The answer as it comes over the wire.
    ///
    /// - Parameter isDownload: Whether the result goes into a header and the body is content.
    func response(isDownload: Bool) throws(HTTPError) -> HTTPResponse {
        switch answer {
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

    /// JSON as it may stand in a header: on one line, in ASCII.
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
