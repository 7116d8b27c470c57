import DropboxCore
import Foundation
import StoneRuntime

/// Answers that are errors.
enum ErrorAnswer {
    /// An error with its summary, as 401, 403, 409, 422 and 429 have it.
    static func response(
        _ status: Int, error: Data, depth: Int = .max, headers: HeaderFields = [:], _ minting: Minting
    ) throws -> ServerResponse {
        let summary = try ErrorText.summary(of: error, depth: depth, dots: minting.number(in: 0...3))
        var body = Data(#"{"error_summary": "\#(summary)", "error": "#.utf8)
        body.append(error)
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

    /// - Parameter place: where the argument came from.
    static func response(
        to failure: Rejection, _ facts: RouteFacts, place: String, _ minting: Minting
    ) throws -> ServerResponse {
        let prefix = #"Error in call to API function "\#(facts.path)": "#
        switch failure {
        case .badRequest(let reason):
            return text(400, prefix + reason)
        case .badArgument(let reason):
            return text(400, prefix + place + ": " + reason)
        case .unauthorized(let error):
            let headers: HeaderFields = ["WWW-Authenticate": "Dropbox-API"]
            return try response(401, error: try StoneCoding.encode(error), headers: headers, minting)
        case .forbidden(let error):
            return try response(403, error: try StoneCoding.encode(error), minting)
        case .rateLimited(let error):
            let headers: HeaderFields = ["Retry-After": String(error.retryAfter)]
            return try response(429, error: try StoneCoding.encode(error), headers: headers, minting)
        case .badPathRoot(let error):
            return try response(422, error: try StoneCoding.encode(error), depth: 1, minting)
        case .disconnected:
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }
}
