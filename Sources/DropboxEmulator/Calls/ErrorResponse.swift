import DropboxCore
import Foundation
import DropboxStone

/// Answers that are errors.
enum ErrorResponse {
    /// An error with its summary, as 401, 403, 409, 422 and 429 have it.
    ///
    /// - Parameters:
    ///   - namespace: that of the route, where its errors may come with a sentence for the user.
    ///   - depth: how many tags the summary tells at most.
    static func response(
        _ status: Int, error: Data, of namespace: String = "", depth: Int = .max, headers: HeaderFields = [:],
        _ minting: IDGenerator
    ) throws -> ServerResponse {
        let summary = try ErrorStrings.summary(of: error, depth: depth, dots: minting.number(in: 0...3))
        var body = Data(#"{"error_summary": "\#(summary)", "error": "#.utf8)
        body.append(error)
        if let text = UserMessages.text(for: summary, of: namespace) {
            body.append(contentsOf: #", "user_message": {"locale": "en", "text": "\#(text)"}"#.utf8)
        }
        body.append(UInt8(ascii: "}"))
        var headers = headers
        headers["Content-Type"] = "application/json"
        return ServerResponse(status: status, headers: headers, body: .data(body))
    }

    /// Words.
    static func text(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(
            status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .data(Data(text.utf8)))
    }

    /// 401
    static func unauthorized(_ error: Auth.AuthError, _ minting: IDGenerator) throws -> ServerResponse {
        let headers: HeaderFields = ["WWW-Authenticate": #"Bearer realm="Dropbox-API""#]
        return try response(401, error: try StoneCoding.encode(error), headers: headers, minting)
    }

    /// 429 without the header `Retry-After`. The body does not tell the time if it is the second that the specification
    /// takes for granted.
    static func rateLimit(reason: String, retryAfter: UInt64?, _ minting: IDGenerator) throws -> ServerResponse {
        let time = retryAfter.flatMap { $0 == 1 ? nil : #", "retry_after": \#($0)"# } ?? ""
        let error = #"{"reason": {".tag": "\#(reason)"}\#(time)}"#
        return try response(429, error: Data(error.utf8), minting)
    }

    /// - Parameter place: where the argument came from.
    static func response(
        to failure: RequestError, _ facts: RouteDescriptor, place: String, _ minting: IDGenerator
    ) throws -> ServerResponse {
        let prefix = #"Error in call to API function "\#(facts.functionName)": "#
        switch failure {
        case .badRequest(let reason):
            return text(400, prefix + reason)
        case .badArgument(let reason):
            return text(400, prefix + place + ": " + reason)
        case .unauthorized(let error):
            return try unauthorized(error, minting)
        case .forbidden(let error):
            return try response(403, error: try StoneCoding.encode(error), minting)
        case .rateLimited(let retryAfter):
            var response = try rateLimit(reason: "too_many_requests", retryAfter: retryAfter, minting)
            response.headers["Retry-After"] = String(retryAfter)
            return response
        case .badPathRoot(let error):
            return try response(422, error: try StoneCoding.encode(error), depth: 1, minting)
        case .disconnected:
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }
}
