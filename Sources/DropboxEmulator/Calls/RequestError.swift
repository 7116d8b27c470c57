import DropboxCore

/// Why a call is not answered with a result, apart from what its route has errors for.
enum RequestError: Error, Sendable {
    /// 400: the text says what is wrong with the request. `RequestError+Texts` has all of them.
    case badRequest(String)
    /// 400: the text says what is wrong with the argument, and goes on behind the place that the argument came from.
    case badArgument(String)
    /// 401
    case unauthorized(Auth.AuthError)
    /// 403
    case forbidden(Auth.AccessError)
    /// 429: too many calls; the seconds to wait.
    case rateLimited(retryAfter: UInt64)
    /// 422
    case badPathRoot(Common.PathRootError)
    /// The client is gone: there is nobody to answer.
    case disconnected
}

/// A route's own error: 409.
struct RouteRejection<RouteError: Sendable>: Error {
    let error: RouteError
    /// How many tags the summary tells at most; what is deeper may be the tag of a subtype, which is no part of it.
    let depth: Int

    init(_ error: RouteError, depth: Int = .max) {
        self.error = error
        self.depth = depth
    }
}
