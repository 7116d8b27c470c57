import DropboxCore
import Foundation

/// A sign-in that has begun: the page to open, and what is needed to take the answer.
///
/// A server keeps it in the session of the browser that it sends to `authorizeURL` (it is `Codable`) and hands it to
/// `DropboxOAuthManager.finish` with what comes back. Keep it secret: whoever has it and the answer can sign in.
public struct SignInAttempt: Sendable, Hashable, Codable {
    /// What the app gets at the end.
    enum Response: String, Sendable, Codable {
        /// A code that is exchanged for a token.
        case code
        /// A token in the redirect: the implicit flow, for apps that have not moved on.
        case token
    }

    let appKey: String
    /// The server of the page.
    let host: String
    let response: Response
    /// `nil` where a secret takes its place, and for the implicit flow.
    let proofKey: PKCE?
    let scopeRequest: ScopeRequest?
    let options: SignInOptions
    let locale: String?

    /// Where the page sends the user back to; `nil` where it shows him a code.
    public let redirectURL: URL?

    /// Comes back unchanged with the answer. By it a server finds the attempt that an answer belongs to.
    public let state: String

    /// The page to open. It must be a real browser: the page refuses to work in web views.
    public var authorizeURL: URL? {
        let query = FormFields.encode(
            [("client_id", appKey), ("redirect_uri", redirectURL?.absoluteString), ("state", state)] + wish + [
                ("disable_signup", options.allowsSignUp ? nil : "true"), ("locale", locale),
                ("require_role", options.requiredRole?.rawValue),
                ("force_reapprove", options.forcesReapproval ? "true" : nil),
                ("force_reauthentication", options.forcesReauthentication ? "true" : nil),
            ])
        return BaseHosts.url(host: host, path: "/oauth2/authorize?" + query)
    }

    /// What is asked for, in the words of `/oauth2/authorize`.
    private var wish: [(name: String, value: String?)] {
        let scope = scopeRequest?.scopeString
        let included = scopeRequest.flatMap { $0.includeGrantedScopes ? $0.scopeType.rawValue : nil }
        return [
            ("response_type", response.rawValue), ("code_challenge", proofKey?.challenge),
            ("code_challenge_method", proofKey.map { _ in PKCE.method }),
            ("token_access_type", response == .code ? options.access.rawValue : nil), ("scope", scope),
            ("include_granted_scopes", scope == nil ? nil : included),
        ]
    }

    // MARK: The Dropbox app

    /// The schemes of the Dropbox apps that can let other apps in, in the order in which they are tried: the app of
    /// companies that manage their devices, and the usual one.
    static let dropboxAppSchemes = ["dbapi-8-emm", "dbapi-2"]

    /// The address that asks the Dropbox app, in place of the page. It answers to `db-<app key>://1/connect`.
    func dropboxAppURL(scheme: String) -> URL? {
        let fields = FormFields.encode([
            ("k", appKey), ("s", ""), ("state", state),
            ("extra_query_params", response == .code ? FormFields.encode(wish) : nil),
        ])
        return URL(string: "\(scheme)://1/connect?\(fields)")
    }

    /// What the Dropbox app expects as state. It reads from it what it is asked for.
    static func dropboxAppState(
        _ response: Response, _ proofKey: PKCE?, _ scopeRequest: ScopeRequest?, _ options: SignInOptions,
        _ random: (Int) -> Data
    ) -> String {
        guard response == .code, let proofKey else { return "oauth2:" + random(16).base64URL }
        var parts = ["oauth2code", proofKey.challenge, PKCE.method, options.access.rawValue]
        if let scopeRequest, let scopes = scopeRequest.scopeString {
            parts.append(scopes)
            if scopeRequest.includeGrantedScopes { parts.append(scopeRequest.scopeType.rawValue) }
        }
        return parts.joined(separator: ":")
    }
}

extension SignInAttempt: CustomStringConvertible, CustomReflectable {
    /// Whose sign-in it is, never its secrets.
    public var description: String { "SignInAttempt(app \(appKey))" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: ["appKey": appKey]) }
}
