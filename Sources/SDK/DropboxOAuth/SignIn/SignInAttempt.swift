import DropboxCore
import Foundation

/// A sign-in that has started: the page to open, and the information to process its response.
///
/// A server stores it (it's `Codable`) in the session of the browser that it redirects to `authorizeURL`, and passes it
/// to `DropboxOAuthManager.finish` with the response. Keep it secret: the attempt and the response are sufficient to
/// sign in.
public struct SignInAttempt: Sendable, Hashable, Codable {
    /// The kinds of response that the app requests.
    enum Response: String, Sendable, Codable {
        /// A code to exchange for a token.
        case code
        /// A token in the redirect: the implicit flow, for old apps.
        case token
    }

    let appKey: String
    /// The host of the page.
    let host: String
    let response: Response
    /// The proof key, or `nil` if a secret replaces it, and for the implicit flow.
    let pkce: PKCE?
    let scopeRequest: ScopeRequest?
    let options: SignInOptions
    let locale: String?

    /// The URL to which the page redirects the browser, or `nil` if the page shows a code.
    public let redirectURL: URL?

    /// A random value that the response repeats. Servers use it to find the attempt to which a response belongs.
    public let state: String

    /// The URL of the page to open. Use a real browser, because the page doesn't work in web views.
    public var authorizeURL: URL? {
        let query = FormFields.encode(
            [("client_id", appKey), ("redirect_uri", redirectURL?.absoluteString), ("state", state)] + accessParameters
                + [
                    ("disable_signup", options.allowsSignUp ? nil : "true"), ("locale", locale),
                    ("require_role", options.requiredRole?.rawValue),
                    ("force_reapprove", options.forcesReapproval ? "true" : nil),
                    ("force_reauthentication", options.forcesReauthentication ? "true" : nil),
                ])
        return BaseHosts.url(host: host, path: "/oauth2/authorize?" + query)
    }

    /// The requested access as parameters of `/oauth2/authorize`.
    private var accessParameters: [(name: String, value: String?)] {
        let scope = scopeRequest?.scopeString
        let included = scopeRequest.flatMap { $0.includeGrantedScopes ? $0.scopeType.rawValue : nil }
        return [
            ("response_type", response.rawValue), ("code_challenge", pkce?.challenge),
            ("code_challenge_method", pkce.map { _ in PKCE.method }),
            ("token_access_type", response == .code ? options.access.rawValue : nil), ("scope", scope),
            ("include_granted_scopes", scope == nil ? nil : included),
        ]
    }

    // MARK: The Dropbox app

    /// The schemes of the Dropbox apps that can authorize other apps, in the order in which they are tried: first the
    /// app for managed devices, then the standard one.
    static let dropboxAppSchemes = ["dbapi-8-emm", "dbapi-2"]

    /// Returns the URL that requests access from the Dropbox app instead of the page. The app redirects to `db-<app
    /// key>://1/connect`.
    func dropboxAppURL(scheme: String) -> URL? {
        let fields = FormFields.encode([
            ("k", appKey), ("s", ""), ("state", state),
            ("extra_query_params", response == .code ? FormFields.encode(accessParameters) : nil),
        ])
        return URL(string: "\(scheme)://1/connect?\(fields)")
    }

    /// Returns the state that the Dropbox app expects. The app reads the requested access from it.
    static func dropboxAppState(
        _ response: Response, _ pkce: PKCE?, _ scopeRequest: ScopeRequest?, _ options: SignInOptions,
        _ random: (Int) -> Data
    ) -> String {
        guard response == .code, let pkce else { return "oauth2:" + random(16).base64URL }
        var parts = ["oauth2code", pkce.challenge, PKCE.method, options.access.rawValue]
        if let scopeRequest, let scopes = scopeRequest.scopeString {
            parts.append(scopes)
            if scopeRequest.includeGrantedScopes { parts.append(scopeRequest.scopeType.rawValue) }
        }
        return parts.joined(separator: ":")
    }
}

extension SignInAttempt: CustomStringConvertible, CustomReflectable {
    /// The app key, without secrets.
    public var description: String { "SignInAttempt(app \(appKey))" }

    /// A mirror without secrets, like `description`.
    public var customMirror: Mirror { Mirror(self, children: ["appKey": appKey]) }
}

/// The result in a redirect URL.
enum RedirectResult: Sendable, Hashable {
    /// A code to exchange for a token.
    case code(String)
    /// A token, in the implicit flow.
    case token(DropboxAccessToken)
    /// The user denied access.
    case cancelled
    /// The sign-in failed for this reason.
    case rejected(OAuth2Error, String?)
}

extension SignInAttempt {
    /// Returns the result in a redirect URL, or `nil` if the URL isn't a redirect of the app.
    func result(in url: URL) -> RedirectResult? {
        guard let redirect = Redirect(url), redirect.matches(redirectURL, appKey: appKey) else { return nil }
        if redirect.isCancellation { return .cancelled }
        guard ConstantTimeComparison.areEqual((redirect.fields["state"] ?? "").utf8, state.utf8) else {
            return .rejected(.inconsistentState, "the redirect does not belong to the sign-in in progress")
        }
        return redirect.result(for: response)
    }

    /// Returns a Boolean value that indicates whether a URL is a redirect of the app with this key, at one of its
    /// standard addresses or at `redirectURL`.
    static func isRedirect(_ url: URL, for appKey: String, redirectURL: URL? = nil) -> Bool {
        Redirect(url)?.matches(redirectURL, appKey: appKey) ?? false
    }
}

/// The URL of a redirect.
private struct Redirect {
    let parts: URLComponents
    /// The fields of the query and of the fragment.
    let fields: [String: String]

    init?(_ url: URL) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        self.parts = parts
        fields = FormFields.decode(
            [parts.percentEncodedQuery, parts.percentEncodedFragment].compactMap(\.self)
                .joined(separator: "&"))
    }

    /// The hosts to which the Dropbox app (`db-<app key>://1`) and the page (`db-<app key>://2`) redirect the users of
    /// apps. All other URLs of the scheme belong to the app itself.
    private static let appHosts: Set = ["1", "2"]
    private static let appPaths: Set = ["/connect", "/token", "/cancel"]

    /// Returns a Boolean value that indicates whether this is the redirect URL of the attempt, or one of those of apps.
    func matches(_ redirectURL: URL?, appKey: String) -> Bool {
        if parts.scheme?.lowercased() == "db-" + appKey.lowercased() {
            return Self.appHosts.contains(parts.host ?? "") && Self.appPaths.contains(parts.path)
        }
        guard let expected = redirectURL.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }) else {
            return false
        }
        func path(_ parts: URLComponents) -> String {
            parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        }
        return parts.scheme?.lowercased() == expected.scheme?.lowercased()
            && parts.host?.lowercased() == expected.host?.lowercased()
            && parts.port == expected.port && path(parts) == path(expected)
    }

    private var isAppScheme: Bool { parts.scheme?.lowercased().hasPrefix("db-") == true }

    /// A Boolean value that indicates whether the user canceled. The Dropbox app, and the page's Cancel button in apps,
    /// use a separate URL for that.
    var isCancellation: Bool { isAppScheme && parts.path == "/cancel" }

    func result(for response: SignInAttempt.Response) -> RedirectResult {
        if let error = fields["error"] {
            return error == "access_denied"
                ? .cancelled : .rejected(OAuth2Error(rawValue: error) ?? .unknown, fields["error_description"])
        }
        let isFromDropboxApp = isAppScheme && parts.host == "1" && parts.path == "/connect"
        let result = isFromDropboxApp ? resultOfDropboxApp(response) : resultOfPage(response)
        return result ?? .rejected(.invalidRequest, "the redirect has neither a \(response.rawValue) nor an error")
    }

    private func resultOfPage(_ response: SignInAttempt.Response) -> RedirectResult? {
        switch response {
        case .code: return fields["code"].map { .code($0) }
        case .token:
            guard let token = fields["access_token"],
                let uid = fields["account_id"] ?? fields["team_id"] ?? fields["uid"]
            else { return nil }
            return .token(DropboxAccessToken(accessToken: token, uid: uid))
        }
    }

    /// Returns the result in the response of the Dropbox app, which uses the fields of OAuth 1: the kind of the token,
    /// and the token as its secret.
    private func resultOfDropboxApp(_ response: SignInAttempt.Response) -> RedirectResult? {
        guard let secret = fields["oauth_token_secret"], !secret.isEmpty else { return nil }
        switch (response, fields["oauth_token"]) {
        case (.code, "oauth2code:"): return .code(secret)
        case (.token, "oauth2:"):
            return fields["uid"].map { .token(DropboxAccessToken(accessToken: secret, uid: $0)) }
        default: return nil
        }
    }
}

/// A proof key for code exchange (PKCE, RFC 7636), which proves that the program that exchanges a code also requested
/// it.
struct PKCE: Sendable, Hashable, Codable {
    /// The method that derives the challenge from the verifier.
    static let method = "S256"

    /// The secret that the program stores until it exchanges the code.
    let verifier: String

    /// Creates a key from 32 random bytes.
    init(_ random: (Int) -> Data) {
        verifier = random(32).base64URL
    }

    /// The challenge to include in the request for a code.
    var challenge: String {
        var digest = SHA256()
        Data(verifier.utf8).withUnsafeBytes { digest.update($0) }
        return digest.finalize { Data($0) }.base64URL
    }
}

extension Data {
    /// The bytes in the URL-safe alphabet of Base64 (RFC 4648, section 5), without padding.
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
