import DropboxHTTP
import DropboxStone
import Foundation

/// An argument that is encoded for a request: as the body, or as a header in addition to content. Encoding validates it
/// against the constraints of the specification.
package struct EncodedArgument {
    /// The argument as JSON.
    package let json: Data
    /// The headers of the request.
    package let headers: HTTPHeaders
    /// The body of the request: the argument or the content.
    package let body: HTTPBody

    /// Encodes an argument.
    ///
    /// - Parameters:
    ///   - argument: The argument, or `nil` if the route has none.
    ///   - route: The route.
    ///   - content: The content of an upload.
    /// - Throws: An error if the argument violates a constraint.
    init<Argument>(_ argument: Argument?, route: RouteDescriptor, content: HTTPBody?) throws(StoneError) {
        let style: StoneEncodingOptions = route.style == .rpc ? .utf8 : .ascii
        let json =
            if let argument {
                try StoneCoding.encode(argument, as: Argument.self, options: style)
            } else {
                Data("null".utf8)
            }
        self.init(json: json, route: route, content: content)
    }

    /// Creates the value for an argument that is already encoded.
    package init(json: Data, route: RouteDescriptor, content: HTTPBody?) {
        self.json = json
        switch route.style {
        case .rpc:
            headers = ["Content-Type": "application/json"]
            body = .data(json)
        case .upload:
            headers = ["Dropbox-API-Arg": Self.text(json), "Content-Type": "application/octet-stream"]
            body = content ?? .empty
        case .download:
            // Content is verified by its length and hash, which refer to the unencoded content.
            headers = ["Dropbox-API-Arg": Self.text(json), "Accept-Encoding": "identity"]
            body = .empty
        }
    }

    private static func text(_ json: Data) -> String {
        String(decoding: json, as: UTF8.self)
    }
}

extension CallContext {
    /// Returns the value of the path root header, or `nil` without a path root.
    package func pathRootHeader() throws(StoneError) -> String? {
        guard let pathRoot else { return nil }
        return String(decoding: try StoneCoding.encode(pathRoot, options: .ascii), as: UTF8.self)
    }
}

/// An error that indicates that an argument violates a constraint of the API, so the request was not sent.
public struct InvalidArgumentError: Error, Sendable, CustomStringConvertible {
    /// The route of the request, such as `files/list_folder`.
    public let route: String

    /// The field and the constraint that it violates.
    public let underlyingError: StoneError

    /// A message with the route, the field, and the constraint.
    public var description: String {
        "\(route): the argument is invalid: \(underlyingError)"
    }
}

/// An error that indicates that a response could not be decoded.
public struct ResponseDecodingError: Error, Sendable, CustomStringConvertible {
    /// The route of the request, such as `files/list_folder`.
    public let route: String

    /// The HTTP status of the response.
    public let status: Int

    /// The location in the response and the reason.
    public let underlyingError: StoneError

    /// The ID by which Dropbox identifies the request.
    public let requestID: String?

    /// The error summary, if the response is an error that contains one.
    public let summary: String?

    /// A Boolean value that indicates whether the response is a page for people. The API never sends one.
    public let isHTML: Bool

    private let subject: CallSubject

    init(_ subject: CallSubject, _ response: CallResponse, underlyingError: StoneError, summary: String? = nil) {
        route = subject.route
        status = response.metadata.status
        requestID = response.metadata.requestID
        isHTML = response.isHTML
        self.underlyingError = underlyingError
        self.summary = summary
        self.subject = subject
    }

    /// A message with the route, the path, the status, the error summary, the location, and the reason.
    public var description: String {
        if isHTML { return "\(subject): \(explanation)" }
        return
            "\(subject): the response (status \(status)\(summary.map { ", \($0)" } ?? "")) cannot be decoded: \(underlyingError)"
    }

    /// The description without data of the user.
    var explanation: String {
        isHTML
            ? Self.foreignResponse(status)
            : "the response (status \(status)) cannot be decoded; update the app, or check for a proxy"
    }

    /// A message about a page with a status.
    package static func foreignResponse(_ status: Int) -> String {
        "the answer (status \(status)) is a web page, so it isn't from Dropbox; check for a proxy or a captive portal"
    }
}
