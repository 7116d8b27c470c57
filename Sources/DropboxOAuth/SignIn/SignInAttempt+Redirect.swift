import DropboxCore
import Foundation

/// What a redirect says.
enum RedirectResult: Sendable, Hashable {
    /// A code, to be exchanged for a token.
    case code(String)
    /// A token: the implicit flow.
    case token(DropboxAccessToken)
    /// The user said no.
    case cancelled
    /// There will be no token, for this reason.
    case rejected(OAuth2Error, String?)
}

extension SignInAttempt {
    /// The answer in a redirect; `nil` where the redirect is not for this app.
    func result(in url: URL) -> RedirectResult? {
        guard let redirect = Redirect(url), redirect.belongs(to: redirectURL, appKey: appKey) else { return nil }
        if redirect.isCancellation { return .cancelled }
        guard ConstantTimeComparison.areEqual((redirect.fields["state"] ?? "").utf8, state.utf8) else {
            return .rejected(.inconsistentState, "the redirect does not belong to the sign-in that is under way")
        }
        return redirect.answer(to: response)
    }

    /// Whether a redirect is for the app with this key, at its usual address.
    static func isRedirect(_ url: URL, for appKey: String) -> Bool {
        Redirect(url)?.belongs(to: nil, appKey: appKey) ?? false
    }
}

/// An address that a sign-in came back to.
private struct Redirect {
    let parts: URLComponents
    /// What stands in the query and in the fragment.
    let fields: [String: String]

    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        self.parts = parts
        fields = FormFields.decode(
            [parts.percentEncodedQuery, parts.percentEncodedFragment].compactMap(\.self)
                .joined(separator: "&"))
    }

    /// Where the Dropbox app (`db-<app key>://1`) and the page (`db-<app key>://2`) send the users of apps back to. All
    /// other addresses of the scheme are the app's own.
    private static let appHosts: Set = ["1", "2"]
    private static let appPaths: Set = ["/connect", "/token", "/cancel"]

    /// Whether it is the redirect address of the attempt, or one of those of apps.
    func belongs(to redirectURL: URL?, appKey: String) -> Bool {
        if parts.scheme?.lowercased() == "db-" + appKey.lowercased() {
            return Self.appHosts.contains(parts.host ?? "") && Self.appPaths.contains(parts.path)
        }
        guard let own = redirectURL.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }) else {
            return false
        }
        func path(_ parts: URLComponents) -> String {
            parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        }
        return parts.scheme?.lowercased() == own.scheme?.lowercased()
            && parts.host?.lowercased() == own.host?.lowercased()
            && parts.port == own.port && path(parts) == path(own)
    }

    private var isAppScheme: Bool { parts.scheme?.lowercased().hasPrefix("db-") == true }

    /// The Dropbox app, and the page's Cancel button in apps, come back to an address of its own.
    var isCancellation: Bool { isAppScheme && parts.path == "/cancel" }

    func answer(to response: SignInAttempt.Response) -> RedirectResult {
        if let error = fields["error"] {
            return error == "access_denied"
                ? .cancelled : .rejected(OAuth2Error(rawValue: error) ?? .unknown, fields["error_description"])
        }
        let isFromDropboxApp = isAppScheme && parts.host == "1" && parts.path == "/connect"
        let answer = isFromDropboxApp ? answerOfDropboxApp(response) : answerOfPage(response)
        return answer ?? .rejected(.invalidRequest, "the redirect has neither a \(response.rawValue) nor an error")
    }

    private func answerOfPage(_ response: SignInAttempt.Response) -> RedirectResult? {
        switch response {
        case .code: return fields["code"].map { .code($0) }
        case .token:
            guard let token = fields["access_token"],
                let uid = fields["account_id"] ?? fields["team_id"] ?? fields["uid"]
            else { return nil }
            return .token(DropboxAccessToken(accessToken: token, uid: uid))
        }
    }

    /// The Dropbox app answers in the form of OAuth 1: what kind of token it is, and the token as its secret.
    private func answerOfDropboxApp(_ response: SignInAttempt.Response) -> RedirectResult? {
        guard let secret = fields["oauth_token_secret"], !secret.isEmpty else { return nil }
        switch (response, fields["oauth_token"]) {
        case (.code, "oauth2code:"): return .code(secret)
        case (.token, "oauth2:"):
            return fields["uid"].map { .token(DropboxAccessToken(accessToken: secret, uid: $0)) }
        default: return nil
        }
    }
}
