import DropboxStone
import Foundation

extension CallError: CustomStringConvertible, LocalizedError {
    /// A message with the route, the path, the cause, a remedy, and the request ID. It never contains a token.
    ///
    /// The message has the route and the path of a 401, 403, 429, 5xx, and the like if less than a thousand calls have failed
    /// since. If the response has no request ID, because it's from a proxy, for example, the message has what all recent calls
    /// with the same response have in common: their route and path, or only their route.
    public var description: String {
        let text =
            switch self {
            case .routeError(let box, let message, let summary, _):
                (Self.tags(summary) ?? "\(box.unboxed)") + Self.remedy(summary) + Self.quoted(message)
            case .internalServerError(let status, let text, _):
                "the server failed with status \(status); try again later\(Self.excerpt(text))"
            case .badInputError(let text, _) where isAboutToken:
                "the server could not read the access token; sign in again, or create another token\(Self.excerpt(text))"
            case .badInputError(let text, _):
                "the server could not parse the request; correct the argument\(Self.excerpt(text))"
            case .authError(let error, let message, _, _):
                Self.explained(error.tag, error.explanation) + Self.quoted(message)
            case .accessError(let error, let message, _, _):
                Self.explained(error.tag, error.explanation) + Self.quoted(message)
            case .rateLimitError(let error, let message, _, _): error.explanation + Self.quoted(message)
            case .httpError(let status, let text, _): Self.text(of: status, text)
            case .serializationError(let error): "\(error)"
            case .reconnectionError(let error):
                "the background transfer could not be reconnected: \(error); start it again"
            case .clientError(let error): "\(error)"
            }
        return Self.truncated((subject.map { $0 + ": " } ?? "") + text, 1_000)
            + (requestID.map { " [request \($0)]" } ?? "")
    }

    /// The route and the path, unless the underlying error has them.
    private var subject: String? {
        switch self {
        case .routeError(let box, _, _, _): box.subject?.description ?? "the request failed"
        case .serializationError, .reconnectionError, .clientError: nil
        default: recentFailureKey.flatMap { RecentFailures.shared.subject($0)?.description }
        }
    }

    private static func remedy(_ summary: String?) -> String {
        tags(summary).flatMap(RouteErrorRemedy.remedy).map { "; " + $0 } ?? ""
    }

    private static func text(of status: Int?, _ text: String?) -> String {
        if let status, text?.isHTML == true {
            return ResponseDecodingError.foreignResponse(status) + excerpt(text)
        }
        let remedy = status == 422 ? "use the current path root of the account" : "check for a proxy or a wrong host"
        return "the server responded with status \(status.map(String.init) ?? "unknown"); \(remedy)\(excerpt(text))"
    }

    /// The message that the server wrote for the user, or the description.
    public var errorDescription: String? {
        userMessage?.text ?? description
    }

    /// Returns an explanation after the tag of the error, for which apps search.
    private static func explained(_ tag: String, _ explanation: String) -> String { "\(tag): \(explanation)" }

    /// Returns the tags of an error summary, without the random number of dots at its end.
    private static func tags(_ summary: String?) -> String? {
        guard let summary else { return nil }
        let end = summary.lastIndex { $0 != "." && $0 != "/" }
        return end.map { String(summary[...$0]) }
    }

    private static func quoted(_ message: LocalizedUserMessage?) -> String {
        message.map { " (\"\($0.text)\")" } ?? ""
    }

    /// Returns the start of a body on one line, without potential tokens. Error pages of proxies and load balancers are
    /// long.
    private static func excerpt(_ text: String?) -> String {
        guard let text else { return "" }
        let words = text.prefix(2_000).split(whereSeparator: \.isWhitespace)
        var result: [String] = []
        for word in words {
            let preceding = result.suffix(2).joined().lowercased()
            // "Bearer" is rare in prose, but "basic" is common.
            let isSecret =
                preceding.hasSuffix("bearer") || preceding.hasSuffix("basic") && preceding.contains("authorization")
            result.append(isSecret ? "…" : redactingTokens(in: word))
        }
        return ": " + truncated(result.joined(separator: " "), 300)
    }

    /// Redacts everything that starts like an access token, at any position in the word: a proxy may quote a whole
    /// request.
    private static func redactingTokens(in word: Substring) -> String {
        var result = ""
        var rest = word
        while let start = rest.range(of: "sl.") {
            let isToken = rest[..<start.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
            result += rest[..<start.lowerBound] + (isToken ? "…" : "sl.")
            rest = rest[start.upperBound...]
            if isToken { rest = rest.drop { $0.isLetter || $0.isNumber || "-._~".contains($0) } }
        }
        return result + rest
    }

    private static func truncated(_ text: String, _ length: Int) -> String {
        text.count > length ? text.prefix(length) + "…" : text
    }
}

extension ClientError: CustomStringConvertible {
    /// A message with the cause.
    public var description: String {
        if let connectionError { return "\(connectionError)" }
        return switch self {
        case .oauthError(let error): "the request has no access token: \(error)"
        case _ where isCancellation: "the request was canceled"
        case .urlSessionError(let error): "\(error)"
        case .fileAccessError(let error): "a local file could not be read or written: \(message(for: error))"
        case .requestObjectDeallocated: "the request was deallocated before it finished"
        case .unexpectedState: "the SDK reached an invalid state; please report it"
        case .other(let error): "\(error)"
        }
    }
}

/// Returns a human-readable message for an error.
///
/// For a system error, the message consists of the path, if it's known, and the reason. For other errors, it is the
/// description.
package func message(for error: any Error) -> String {
    let nsError = error as NSError
    let isSystemError = nsError.domain == NSPOSIXErrorDomain
    guard isSystemError || nsError.domain == NSCocoaErrorDomain else { return "\(error)" }
    let origin =
        isSystemError ? nsError : (nsError.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    let reason =
        origin?.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(truncatingIfNeeded: origin?.code ?? 0))) : nsError.localizedDescription
    let path = nsError.userInfo[NSFilePathErrorKey] as? String ?? (nsError.userInfo[NSURLErrorKey] as? URL)?.path
    return path.map { "\($0): \(reason)" } ?? reason
}
