import DropboxCore
import DropboxHTTPServer
import Foundation

/// The headers that Dropbox sends with every response, which depend on the host and the status. They follow the newest
/// recordings (Tests/Contract).
enum ServiceHeaders {
    /// The part of the service that responds to a request.
    enum Origin: Sendable, Hashable {
        case api
        case content
        case notify
        case token
        /// A page of the website or of the emulator itself, which sets its own headers.
        case page

        init(path: String, route: RouteDescriptor?) {
            if TokenPage.paths.contains(path) {
                self = .token
            } else if path.hasPrefix("/2/") {
                self =
                    switch route?.host {
                    case .content, .downloadContent: .content
                    case .notify: .notify
                    case .api, nil: .api
                    }
            } else {
                self = .page
            }
        }
    }

    /// Adds the headers to a response.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - origin: The part of the service that responds.
    ///   - duration: The time that the emulator needed for the response.
    static func add(to response: inout ServerResponse, from origin: Origin, after duration: Duration) {
        guard origin != .page else { return }
        response.headers["Cache-Control"] = "no-cache"
        if origin == .notify { return }
        response.headers["X-Content-Type-Options"] = "nosniff"
        if origin == .content { response.headers["X-Robots-Tag"] = "noindex, nofollow, noimageindex" }
        if response.status >= 400 {
            if origin != .token { response.headers["Content-Security-Policy"] = "sandbox allow-forms allow-scripts" }
        } else {
            if origin != .content { response.headers["X-Frame-Options"] = "SAMEORIGIN" }
            response.headers["X-Server-Response-Time"] = String(milliseconds(in: duration))
        }
    }

    private static func milliseconds(in duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        return seconds * 1_000 + (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
    }
}

/// Cross-origin resource sharing (CORS), which lets web pages of other origins use the API.
enum CrossOrigin {
    /// The response headers that a page can read.
    private static let exposed = [
        "Dropbox-API-Result", "ETag", "Content-Range", "Content-Length", "Original-Content-Length", "Retry-After",
        "X-Dropbox-Request-Id",
    ].joined(separator: ", ")

    /// Returns whether pages of other origins can use a path. They can use the API and the token endpoint, but not the
    /// emulator's own pages.
    private static func isOpen(_ path: String) -> Bool {
        path.hasPrefix("/2/") || TokenPage.paths.contains(path)
    }

    /// Returns the response to a preflight request, or `nil` for all other requests.
    ///
    /// A client that wants to detect requests that need a preflight request can have those rejected, with the URL
    /// parameter `reject_cors_preflight=true`.
    static func preflight(_ request: ServerRequest, _ path: String) -> ServerResponse? {
        guard request.method == "OPTIONS", isOpen(path) else { return nil }
        if request.query.contains(where: { $0.name == "reject_cors_preflight" && $0.value == "true" }) {
            return ErrorResponse.text(400, "CORS preflight rejected because of reject_cors_preflight.")
        }
        var headers: HeaderFields = ["Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS"]
        if let requested = request.headers["Access-Control-Request-Headers"] {
            headers["Access-Control-Allow-Headers"] = requested
        }
        headers["Access-Control-Max-Age"] = "86400"
        return ServerResponse(status: 200, headers: headers)
    }

    /// Adds the headers that let a page read the response of the API or of the token endpoint.
    static func addHeaders(to response: inout ServerResponse) {
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Access-Control-Expose-Headers"] = exposed
    }
}
