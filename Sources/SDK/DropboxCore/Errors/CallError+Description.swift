import DropboxStone
import Foundation

extension CallError: CustomStringConvertible, LocalizedError {
    /// A message with the route, the path, the cause, a remedy, and the request ID. It never contains a token.
    ///
    /// The message has the route and the path of a 401, 403, 429, 5xx, and the like if less than a thousand calls have failed
    /// since. If the response has no request ID, because it's from a proxy, for example, the message has what all recent calls
    /// with the same response have in common: their route and path, or only their route.
    public var description: String {
        let text = text(Detail(isRedacted: false))
        return ((subject.map { $0 + ": " } ?? "") + text).truncated(to: 1_000)
            + (requestID.map { " [request \($0)]" } ?? "")
    }

    /// The cause and a remedy, without data of the user: no path, no message of the server, and no part of a body. The text is
    /// for reports that leave the machine.
    package var explanation: String {
        Detail.redactingTokens(in: text(Detail(isRedacted: true))[...]).truncated(to: 500)
    }

    /// Returns the cause and a remedy.
    private func text(_ detail: Detail) -> String {
        switch self {
        case .routeError(let box, let message, let summary, _):
            (detail.tags(summary ?? box.tags) ?? detail.text("\(box.unboxed)", or: "the request failed"))
                + Self.remedy(summary ?? box.tags)
                + detail.quoted(message)
        case .internalServerError(let status, let text, _):
            "the server failed with status \(status); try again later\(detail.excerpt(text))"
        case .badInputError(let text, _) where isAboutToken:
            "the server could not read the access token; sign in again, or create another token\(detail.excerpt(text))"
        case .badInputError(let text, _):
            "the server could not parse the request; correct the argument\(detail.excerpt(text))"
        case .authError(let error, let message, _, _):
            Self.explained(error.tag, error.explanation) + detail.quoted(message)
        case .accessError(let error, let message, _, _):
            Self.explained(error.tag, error.explanation) + detail.quoted(message)
        case .rateLimitError(let error, let message, _, _): error.explanation + detail.quoted(message)
        case .httpError(let status, let text, _): Self.text(of: status, text, detail)
        case .serializationError(let error):
            detail.text("\(error)", or: (error as? ResponseDecodingError)?.explanation ?? "the argument is invalid")
        case .reconnectionError(let error):
            "the background transfer could not be reconnected\(detail.text(": \(error)", or: "")); start it again"
        case .clientError(let error): detail.text("\(error)", or: error.explanation)
        }
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
        summary?.errorTags.flatMap(RouteErrorRemedy.remedy).map { "; " + $0 } ?? ""
    }

    private static func text(of status: Int?, _ text: String?, _ detail: Detail) -> String {
        if let status, text?.isHTML == true {
            return ResponseDecodingError.foreignResponse(status) + detail.excerpt(text)
        }
        let remedy = status == 422 ? "use the current path root of the account" : "check for a proxy or a wrong host"
        let code = status.map(String.init) ?? "unknown"
        return "the server responded with status \(code); \(remedy)\(detail.excerpt(text))"
    }

    /// The message that the server wrote for the user, or the description.
    public var errorDescription: String? {
        userMessage?.text ?? description
    }

    /// Returns an explanation after the tag of the error, for which apps search.
    private static func explained(_ tag: String, _ explanation: String) -> String { "\(tag): \(explanation)" }
}

extension String {
    /// The tags of an error summary, without the random number of dots at its end.
    var errorTags: String? { lastIndex { $0 != "." && $0 != "/" }.map { String(self[...$0]) } }

    fileprivate func truncated(to length: Int) -> String { count > length ? prefix(length) + "…" : self }
}

/// The parts of messages that can contain data of the user, or are left out.
private struct Detail {
    let isRedacted: Bool

    /// Returns a text, or another one that contains no data of the user.
    func text(_ text: @autoclosure () -> String, or redacted: @autoclosure () -> String) -> String {
        isRedacted ? redacted() : text()
    }

    /// Returns the tags of an error summary. A foreign server can send anything as the summary.
    func tags(_ summary: String?) -> String? {
        guard let tags = summary?.errorTags else { return nil }
        let isSafe = tags.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz_/".utf8.contains($0) }
        return isSafe || !isRedacted ? tags : nil
    }

    func quoted(_ message: LocalizedUserMessage?) -> String {
        isRedacted ? "" : message.map { " (\"\($0.text)\")" } ?? ""
    }

    /// Returns the start of a body on one line, without potential tokens. Error pages of proxies and load balancers are
    /// long.
    func excerpt(_ text: String?) -> String {
        guard let text, !isRedacted else { return "" }
        let words = text.prefix(2_000).split(whereSeparator: \.isWhitespace)
        var result: [String] = []
        for word in words {
            let preceding = result.suffix(2).joined().lowercased()
            // "Bearer" is rare in prose, but "basic" is common.
            let isSecret =
                preceding.hasSuffix("bearer") || preceding.hasSuffix("basic") && preceding.contains("authorization")
            result.append(isSecret ? "…" : Self.redactingTokens(in: word))
        }
        return ": " + result.joined(separator: " ").truncated(to: 300)
    }

    /// Redacts everything that starts like an access token, at any position in the word: a proxy may quote a whole
    /// request.
    static func redactingTokens(in word: Substring) -> String {
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
}

extension ClientError {
    /// The cause and a remedy, without data of the user: no path, and no message of a server or of the app.
    fileprivate var explanation: String {
        if let connectionError { return connectionError.explanation }
        return switch self {
        case .oauthError(let error as AccessTokenError): error.explanation
        case .oauthError(let error): "the request has no access token (\(type(of: error)))"
        case _ where isCancellation: "the request was canceled"
        case .urlSessionError(let error): "the request failed (\(type(of: error)))"
        case .fileAccessError: "a local file could not be read or written; check its permissions and the free space"
        case .requestObjectDeallocated, .unexpectedState: "\(self)"
        case .other(is RequestConfigurationError):
            "the request can't be sent with the configuration of the client; check its servers, its context, and its token"
        case .other(let error): "the request failed (\(type(of: error)))"
        }
    }
}

extension ClientError: CustomStringConvertible {
    /// A message with the cause.
    public var description: String {
        if let connectionError { return "\(connectionError)" }
        return switch self {
        case .oauthError(let error as AccessTokenError): error.description
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
