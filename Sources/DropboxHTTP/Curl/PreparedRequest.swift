#if os(Linux)
    /// A request that was found fit to be sent, with the header lines as libcurl wants them.
    final class PreparedRequest: Sendable {
        let request: HTTPRequest
        let headerLines: [String]

        var isBodiless: Bool { request.method == "HEAD" }

        init(_ request: HTTPRequest) throws(HTTPError) {
            try request.validate()
            self.request = request
            headerLines = Self.lines(request)
        }

        /// libcurl's notation: `Name;` sends an empty value, `Name:` takes one of its own headers away.
        private static func lines(_ request: HTTPRequest) -> [String] {
            var lines = request.sendableHeaders.map { field in
                field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
            }
            for name in ["Accept", "Content-Type"] where request.headers[name] == nil { lines.append("\(name):") }
            // Waiting for "100 Continue" costs a round trip, or a second where the server does not know it.
            lines.append("Expect:")
            return lines
        }
    }
#endif
