import Foundation

extension CallError: CustomStringConvertible, LocalizedError {
    /// What happened, where, and what to do about it; the request id at the end. It never holds a token.
    public var description: String {
        let text =
            switch self {
            case .routeError(let box, let message, let summary, _):
                "the call failed: " + (Self.tags(summary) ?? "\(box.unboxed)") + Self.sentence(message)
            case .internalServerError(let status, let text, _):
                "the server failed with status \(status)\(Self.excerpt(text)); try again later"
            case .badInputError(let text, _): "the server did not understand the request\(Self.excerpt(text))"
            case .authError(let error, let message, _, _): error.advice + Self.sentence(message)
            case .accessError(let error, let message, _, _): error.advice + Self.sentence(message)
            case .rateLimitError(let error, let message, _, _): error.advice + Self.sentence(message)
            case .httpError(let status, let text, _):
                "the server answered with status \(status.map(String.init) ?? "unknown")\(Self.excerpt(text))"
            case .serializationError(let error): "\(error)"
            case .reconnectionError(let error): "the background transfer was not found again: \(error)"
            case .clientError(let error): "\(error)"
            }
        return Self.beginning(text, 1_000) + (requestID.map { " [request \($0)]" } ?? "")
    }

    /// The sentence that the server wrote for the user, otherwise the description.
    public var errorDescription: String? {
        userMessage?.text ?? description
    }

    /// The tags of an error summary, which ends in a random number of dots.
    private static func tags(_ summary: String?) -> String? {
        guard let summary else { return nil }
        let end = summary.lastIndex { $0 != "." && $0 != "/" }
        return end.map { String(summary[...$0]) }
    }

    private static func sentence(_ message: LocalizedUserMessage?) -> String {
        message.map { " (\"\($0.text)\")" } ?? ""
    }

    /// The beginning of a body on one line, without what may be a token. Pages of proxies and balancers are long.
    private static func excerpt(_ text: String?) -> String {
        guard let text else { return "" }
        let words = text.prefix(2_000).split(whereSeparator: \.isWhitespace)
        var shown: [String] = []
        for word in words {
            let before = shown.suffix(2).joined().lowercased()
            // The one is hardly a word of prose, the other is.
            let isSecret = before.hasSuffix("bearer") || before.hasSuffix("basic") && before.contains("authorization")
            shown.append(isSecret ? "…" : withoutTokens(word))
        }
        return ": " + beginning(shown.joined(separator: " "), 300)
    }

    /// The word without what begins like an access token, wherever in it that stands: a proxy may quote a whole request.
    private static func withoutTokens(_ word: Substring) -> String {
        var shown = ""
        var rest = word
        while let start = rest.range(of: "sl.") {
            let isToken = rest[..<start.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
            shown += rest[..<start.lowerBound] + (isToken ? "…" : "sl.")
            rest = rest[start.upperBound...]
            if isToken { rest = rest.drop { $0.isLetter || $0.isNumber || "-._~".contains($0) } }
        }
        return shown + rest
    }

    private static func beginning(_ text: String, _ length: Int) -> String {
        text.count > length ? text.prefix(length) + "…" : text
    }
}

extension ClientError: CustomStringConvertible {
    /// What happened.
    public var description: String {
        switch self {
        case .oauthError(let error): "there is no access token for the call: \(error)"
        case .urlSessionError(let error): "\(error)"
        case .fileAccessError(let error): "a local file is the trouble: \(message(for: error))"
        case .requestObjectDeallocated: "the request went away before it was finished"
        case .unexpectedState: "the SDK contradicts itself; please report it"
        case .other(let error) where error is CancellationError: "the request was cancelled"
        case .other(let error): "\(error)"
        }
    }
}

extension Auth.AuthError {
    fileprivate var advice: String {
        switch self {
        case .invalidAccessToken: "the access token is not valid: sign in again"
        case .invalidSelectUser: "the member on whose behalf the call was made is not on the team any more"
        case .invalidSelectAdmin: "the member on whose behalf the call was made is no admin of the team"
        case .userSuspended: "the user is suspended"
        case .expiredAccessToken: "the access token has expired: renew it, or sign in again"
        case .missingScope(let error):
            "the access token lacks the scope '\(error.requiredScope)': allow it in the App Console and sign in again"
        case .routeAccessDenied: "the route is not open to this app"
        case .other: "the access token was refused"
        }
    }
}

extension Auth.AccessError {
    fileprivate var advice: String {
        switch self {
        case .invalidAccountType: "this type of account cannot use this"
        case .paperAccessDenied: "the account cannot use Paper"
        case .teamAccessDenied: "the team is not allowed to do this"
        case .noPermission: "the account is not allowed to do this"
        case .other: "access was denied"
        }
    }
}

extension Auth.RateLimitError {
    fileprivate var advice: String {
        let cause =
            switch reason {
            case .tooManyWriteOperations: "too many writes at once: write less in parallel"
            default: "too many calls"
            }
        return "\(cause), try again in \(retryAfter) s"
    }
}
