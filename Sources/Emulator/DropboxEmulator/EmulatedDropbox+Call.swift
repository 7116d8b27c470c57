import DropboxCore
import DropboxHTTP
import Foundation

extension EmulatedDropbox {
    /// A response as the emulator sent it.
    public struct Response: Sendable {
        /// The status.
        public let status: Int
        /// The body: JSON, a text, or the content of a download.
        public let body: Data
        /// The header fields.
        let headers: HTTPHeaders
        /// The result in JSON, which is in a header for downloads.
        let json: JSONValue

        init(_ status: Int, _ headers: HTTPHeaders, _ body: Data) {
            (self.status, self.headers, self.body) = (status, headers, body)
            json = .parsedText(headers["Dropbox-API-Result"] ?? String(decoding: body, as: UTF8.self))
        }

        /// The body as text.
        public var text: String { String(decoding: body, as: UTF8.self) }

        /// Returns a value of the result as text, such as `response["entries.0.name"]`, or an empty text if there is none.
        public subscript(path: String) -> String {
            json.text(at: path)
        }

        /// Returns the first value of a header field, or `nil` if there is none.
        public func header(_ name: String) -> String? { headers[name] }
    }

    /// Sends one request without the client: with any argument, without checks and retries.
    ///
    ///     let response = try await dropbox.call("files/get_metadata", #"{"path": "/notes"}"#)
    ///     #expect(response.status == 409 && response["error_summary"].hasPrefix("path/not_found"))
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - argument: The argument as text, usually JSON, or `nil` for none. The default is `nil`.
    ///   - content: The content of an upload. The default is `nil`, which means none.
    ///   - account: The account of the caller, or `nil` for that of `dropbox`. The default is `nil`.
    /// - Throws: An error if there is no response, or if the account can't be used.
    public func call(
        _ route: String, _ argument: String? = nil, content: Data? = nil, as account: EmulatedAccount? = nil
    ) async throws -> Response {
        guard let url = URL(string: emulator.url.absoluteString + "/2/" + route) else {
            throw DropboxEmulator.AdminError(description: "\"\(route)\" isn't a route")
        }
        let descriptor = AllRoutes.descriptors[route]
        var headers = HTTPHeaders()
        if descriptor?.requiresAppAuthentication == true {
            let credentials = Data("\(emulator.appKey):\(emulator.appSecret)".utf8)
            headers["Authorization"] = "Basic " + credentials.base64EncodedString()
        } else if descriptor?.requiresNoAuthentication != true {
            headers["Authorization"] = "Bearer " + (try account?.token() ?? emulator.accessToken)
        }
        var body = Data()
        if descriptor?.style ?? .rpc == .rpc {
            if let argument {
                headers["Content-Type"] = "application/json"
                body = Data(argument.utf8)
            }
        } else {
            headers["Dropbox-API-Arg"] = argument.map(JSONValue.asciiText)
            if let content {
                headers["Content-Type"] = "application/octet-stream"
                body = content
            }
        }
        let transport = makeHTTPTransport()
        defer { transport.shutdown() }
        let response = try await transport.send(
            HTTPRequest(method: "POST", url: url, headers: headers, body: .data(body)))
        return Response(response.status, response.headers, try await response.body.collect(upTo: .max))
    }
}

extension JSONValue {
    /// Returns a JSON text in ASCII, for a header.
    static func asciiText(_ text: String) -> String {
        text.utf16.map { unit in
            unit < 0x7F ? String(UnicodeScalar(UInt8(unit))) : String(format: "\\u%04x", Int(unit))
        }.joined()
    }
}
