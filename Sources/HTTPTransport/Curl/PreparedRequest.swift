#if os(Linux)
    import Foundation

    /// A request that was found fit to be sent, with the header lines as libcurl wants them.
    struct PreparedRequest: Sendable {
        let request: HTTPRequest
        let headerLines: [String]

        var isBodiless: Bool { request.method == "HEAD" }

        init(_ request: HTTPRequest) throws(HTTPError) {
            guard ["http", "https"].contains(request.url.scheme?.lowercased()), request.url.host?.isEmpty == false
            else {
                throw .invalidRequest("The address is no absolute http or https address.")
            }
            guard !request.method.isEmpty, request.method.utf8.allSatisfy(\.isTokenCharacter) else {
                throw .invalidRequest("“\(request.method)” is no HTTP method.")
            }
            if let field = request.headers.first(where: { !$0.isWellFormed }) {
                throw .invalidRequest("The header “\(field.name)” has characters that a header cannot have.")
            }
            guard request.method != "HEAD" || request.body.isEmpty else {
                throw .invalidRequest("A HEAD request cannot have a body.")
            }
            self.request = request
            headerLines = Self.lines(request.headers)
        }

        /// libcurl's notation: `Name;` sends an empty value, `Name:` takes one of its own headers away.
        private static func lines(_ headers: HTTPHeaders) -> [String] {
            var lines: [String] = []
            lines.reserveCapacity(headers.count + 3)
            for field in headers where !ownHeaders.contains(where: { field.isNamed($0) }) {
                lines.append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
            }
            for name in ["Accept", "Content-Type"] where headers[name] == nil { lines.append("\(name):") }
            // Waiting for "100 Continue" costs a round trip, or a second where the server does not know it.
            lines.append("Expect:")
            return lines
        }

        /// Headers that follow from the body.
        private static let ownHeaders = ["Content-Length", "Transfer-Encoding", "Expect"]
    }

    extension HTTPBody {
        var isEmpty: Bool { if case .empty = storage { true } else { false } }
    }
#endif
