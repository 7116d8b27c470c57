import DropboxCore
import DropboxHTTPServer
import DropboxStone
import Foundation

/// Creates error responses.
enum ErrorResponse {
    /// Creates a response with an error and its summary, the format of 401, 403, 409, 422, and 429.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - error: The error as JSON.
    ///   - namespace: The namespace of the route. The errors of some namespaces include a message for the user.
    ///   - depth: The maximum number of tags in the summary.
    ///   - headers: Additional headers.
    ///   - idGenerator: The source of the random number of dots after the summary.
    static func response(
        _ status: Int, error: Data, of namespace: String = "", depth: Int = .max, headers: HeaderFields = [:],
        _ idGenerator: IDGenerator
    ) throws -> ServerResponse {
        let summary = try ErrorStrings.summary(of: error, depth: depth, dots: idGenerator.randomInt(in: 0...3))
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

    /// Creates a response with plain text.
    static func text(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(
            status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .data(Data(text.utf8)))
    }

    /// Creates a response with the status 401.
    static func unauthorized(_ error: Auth.AuthError, _ idGenerator: IDGenerator) throws -> ServerResponse {
        let headers: HeaderFields = ["WWW-Authenticate": #"Bearer realm="Dropbox-API""#]
        return try response(401, error: try StoneCoding.encode(error), headers: headers, idGenerator)
    }

    /// Creates a response with the status 429 but without the header `Retry-After`. The body omits a delay of 1 second,
    /// which is the default of the specification.
    static func rateLimit(reason: String, retryAfter: UInt64?, _ idGenerator: IDGenerator) throws -> ServerResponse {
        let delay = retryAfter.flatMap { $0 == 1 ? nil : #", "retry_after": \#($0)"# } ?? ""
        let error = #"{"reason": {".tag": "\#(reason)"}\#(delay)}"#
        return try response(429, error: Data(error.utf8), idGenerator)
    }

    /// Creates the response to a rejected request.
    ///
    /// - Parameters:
    ///   - failure: The error of the request.
    ///   - descriptor: The route.
    ///   - location: The name of the location of the argument.
    ///   - idGenerator: The source of the random number of dots after the summary.
    static func response(
        to failure: RequestError, _ descriptor: RouteDescriptor, location: String, _ idGenerator: IDGenerator
    ) throws -> ServerResponse {
        let prefix = #"Error in call to API function "\#(descriptor.functionName)": "#
        switch failure {
        case .badRequest(let reason):
            return text(400, prefix + reason)
        case .badArgument(let reason):
            return text(400, prefix + location + ": " + reason)
        case .unauthorized(let error):
            return try unauthorized(error, idGenerator)
        case .forbidden(let error):
            return try response(403, error: try StoneCoding.encode(error), idGenerator)
        case .rateLimited(let retryAfter):
            var response = try rateLimit(reason: "too_many_requests", retryAfter: retryAfter, idGenerator)
            response.headers["Retry-After"] = String(retryAfter)
            return response
        case .badPathRoot(let error):
            return try response(422, error: try StoneCoding.encode(error), depth: 1, idGenerator)
        case .disconnected:
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        }
    }
}

/// The messages and summaries of errors.
enum ErrorStrings {
    /// Returns the message of a 400 response to an argument that can't be decoded.
    static func message(for error: StoneError) -> String {
        let prefix = pathPrefix(error.path)
        switch error.kind {
        case .syntax, .unexpectedEnd, .trailingData, .invalidUnicode, .tooDeep:
            return invalidJSON
        case .missingValue(let tag):
            return prefix + "expected object for '\(excerpt(tag))', got symbol"
        case .missingField(".tag"):
            return prefix + "missing '.tag' key"
        case .typeMismatch(expected: "string", actual: "null"):
            return prefix + "'None' expected to be a string, got null"
        case .typeMismatch(let expected, let actual):
            return prefix + "expected \(expected), got \(actual == "object" ? "dict" : actual)"
        case .unknownField(let name):
            return prefix + "unknown field '\(excerpt(name))'"
        case .unknownTag(let tag):
            return prefix + "unknown tag '\(excerpt(tag))'"
        case .duplicateKey(let key):
            return prefix + "duplicate key '\(excerpt(key))'"
        case .patternMismatch(let value, let pattern):
            return prefix + "'\(excerpt(value))' did not match pattern '\(pattern)'"
        case .timestamp(let value, let format):
            return prefix + "'\(excerpt(value))' is not a timestamp in the format '\(format)'"
        case .outOfRange(let value, let minimum, let maximum):
            return prefix + "\(excerpt(value)) is not within range [\(minimum ?? ""), \(maximum ?? "")]"
        default:
            return prefix + error.kind.description
        }
    }

    /// The message for an argument that isn't JSON.
    static let invalidJSON = "could not decode input as JSON"

    /// The maximum number of characters of a client's text in a message. An argument can have megabytes.
    private static let maximumExcerpt = 256

    /// Returns the beginning of a text that a client sent.
    static func excerpt(_ text: String) -> String {
        let beginning = text.prefix(maximumExcerpt)
        return beginning.endIndex == text.endIndex ? text : beginning + "..."
    }

    /// Returns the path of a field as a prefix of a message. Dropbox doesn't number the items of lists.
    private static func pathPrefix(_ path: String) -> String {
        path.isEmpty ? "" : excerpt(path.replacing(/\[[0-9]+\]/, with: "")) + ": "
    }

    /// Returns the value of `error_summary`: the tags of the error from the outermost to the innermost, followed by a
    /// random number of dots, which prevent clients from comparing the whole text.
    ///
    /// - Parameters:
    ///   - error: The error as JSON.
    ///   - depth: The maximum number of tags. Deeper tags can be those of a subtype, which the summary doesn't include.
    ///   - dots: The number of dots.
    static func summary(of error: Data, depth: Int = .max, dots: Int) throws -> String {
        var tags: [String] = []
        var value = try JSONSerialization.jsonObject(with: error) as? [String: Any]
        while tags.count < depth, let object = value {
            let tag = object[".tag"] as? String
            if let tag { tags.append(tag) }
            // The value of a union member has the tag as its key. The fields of a struct are next to the tag.
            let inlined = object.values.lazy.compactMap { $0 as? [String: Any] }.first { $0[".tag"] != nil }
            value = tag.flatMap { object[$0] as? [String: Any] } ?? inlined
        }
        return tags.joined(separator: "/") + "/" + String(repeating: ".", count: dots)
    }
}

/// The messages for users that Dropbox adds to some sharing errors, by error summary. The table contains those that
/// were recorded (Tests/Contract).
enum UserMessages {
    private static let texts = [
        "sharing": [
            "access_error/invalid_id": "Invalid shared folder ID.",
            "bad_path/already_shared": "This folder is already shared.",
        ]
    ]

    /// Returns the message for an error of a namespace, or `nil` if there is none.
    static func text(for summary: String, of namespace: String) -> String? {
        guard let known = texts[namespace] else { return nil }
        return known[summary.split(separator: "/").filter { !$0.allSatisfy { $0 == "." } }.joined(separator: "/")]
    }
}
