import Foundation

/// What lets pages of other origins call the API from a browser.
enum CrossOrigin {
    /// What a page may read of an answer beside the body.
    private static let exposed = [
        "Dropbox-API-Result", "ETag", "Content-Range", "Content-Length", "Original-Content-Length", "Retry-After",
        "X-Dropbox-Request-Id",
    ].joined(separator: ", ")

    /// Pages may call the API and the exchange of tokens; the emulator's own pages are nobody else's business.
    private static func isOpen(_ path: String) -> Bool {
        path.hasPrefix("/2/") || TokenPage.paths.contains(path)
    }

    /// Answers a browser that asks before it calls; nil for every other request. A client that wants to notice when its
    /// calls need to be asked for has them refused.
    static func preflight(_ request: ServerRequest, _ path: String) -> ServerResponse? {
        guard request.method == "OPTIONS", isOpen(path) else { return nil }
        if request.query.contains(where: { $0.name == "reject_cors_preflight" && $0.value == "true" }) {
            return ErrorResponse.text(400, "CORS pre-flight rejected, as reject_cors_preflight asks for.")
        }
        var headers: HeaderFields = ["Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS"]
        if let asked = request.headers["Access-Control-Request-Headers"] {
            headers["Access-Control-Allow-Headers"] = asked
        }
        headers["Access-Control-Max-Age"] = "86400"
        return ServerResponse(status: 200, headers: headers)
    }

    /// Adds to an answer what lets the page that asked read it.
    static func open(_ response: inout ServerResponse, _ path: String) {
        guard isOpen(path) else { return }
        response.headers["Access-Control-Allow-Origin"] = "*"
        response.headers["Access-Control-Expose-Headers"] = exposed
    }
}
