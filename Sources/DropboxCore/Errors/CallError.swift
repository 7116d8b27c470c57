/// Why a call failed. Each case stands for one way to react.
///
/// Where the server answered, the last value of the case is the request's id, by which Dropbox's support finds it.
// Indirect, so that the error is one word: Swift 6.3 loses errors of many words that generic async functions throw.
public indirect enum CallError<EType>: Error {
    /// 409: the route's own error, a sentence for the user, the tags of the error in short, and the request id.
    case routeError(Box<EType>, LocalizedUserMessage?, String?, String?)

    /// 5xx: the server failed. Status, body as text, request id.
    case internalServerError(Int, String?, String?)

    /// 400: the server did not understand the request. Its text, word for word, and the request id.
    case badInputError(String?, String?)

    /// 401: the access token is missing, wrong, expired, or lacks the scope.
    case authError(Auth.AuthError, LocalizedUserMessage?, String?, String?)

    /// 403: the account may not do this.
    case accessError(Auth.AccessError, LocalizedUserMessage?, String?, String?)

    /// 429: too many calls. The error says how long to wait.
    case rateLimitError(Auth.RateLimitError, LocalizedUserMessage?, String?, String?)

    /// Any other status. Status, body as text, request id.
    case httpError(Int?, String?, String?)

    /// An argument breaks a rule of the API, or an answer could not be read.
    case serializationError(any Error)

    /// A background transfer could not be found again after a restart.
    case reconnectionError(any Error)

    /// It went wrong on this side of the connection, or content arrived that is not what the server described
    /// (`contentMismatch`).
    case clientError(ClientError)
}
