import DropboxCore

/// The headers that the service sends with every response, by the host that answers and by the outcome. The sets are those
/// of the newest recordings (Tests/Contract).
enum ServiceHeaders {
    /// What answers a request.
    enum Origin: Sendable, Hashable {
        case api
        case content
        case notify
        case token
        /// A page of the website or of the emulator itself, which brings its own headers.
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

    /// Adds them to a response.
    ///
    /// - Parameter milliseconds: how long the response took.
    static func add(to response: inout ServerResponse, from origin: Origin, milliseconds: Int64) {
        guard origin != .page else { return }
        response.headers["Cache-Control"] = "no-cache"
        if origin == .notify { return }
        response.headers["X-Content-Type-Options"] = "nosniff"
        if origin == .content { response.headers["X-Robots-Tag"] = "noindex, nofollow, noimageindex" }
        if response.status >= 400 {
            if origin != .token { response.headers["Content-Security-Policy"] = "sandbox allow-forms allow-scripts" }
        } else {
            if origin != .content { response.headers["X-Frame-Options"] = "SAMEORIGIN" }
            response.headers["X-Server-Response-Time"] = String(milliseconds)
        }
    }
}
