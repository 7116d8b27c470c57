import DropboxCore
import Foundation

/// The rules for the redirect URIs of apps.
enum RedirectPolicy {
    /// A registered value that allows every URI that an app could register. It is meant for apps that exist only in a
    /// test; Dropbox has nothing like it.
    static let anyURI = "*"

    /// Returns whether an app can redirect its users to a URI.
    ///
    /// The app must have registered exactly this URI, with two exceptions. The port of a loopback URI that was
    /// registered without one is ignored (RFC 8252, section 7.3). The URI of the mobile SDKs, whose scheme contains the
    /// app key, needs no registration.
    static func allows(_ uri: String, for app: App) -> Bool {
        guard let uri = RedirectURI(uri) else { return false }
        return uri.scheme == "db-" + app.key.lowercased()
            || app.redirectURIs.contains { registered in
                registered == anyURI
                    ? uri.isRegistrable
                    : registered == uri.text || RedirectURI(registered).map(uri.matchesIgnoringPort) ?? false
            }
    }

    private struct RedirectURI {
        let text: String
        let scheme: String
        let parts: URLComponents

        init?(_ text: String) {
            guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
                parts.fragment == nil, !text.contains(where: \.isNewline)
            else { return nil }
            self.text = text
            self.scheme = scheme
            self.parts = parts
        }

        private var isOnLoopback: Bool {
            scheme == "http" && ["localhost", "127.0.0.1", "[::1]", "::1"].contains(parts.host?.lowercased())
        }

        /// Whether an app can register the URI: HTTPS, plain HTTP on loopback, or the custom scheme of an app.
        var isRegistrable: Bool {
            switch scheme {
            case "https": !(parts.host ?? "").isEmpty
            case "http": isOnLoopback
            // Browsers handle these schemes themselves.
            case "javascript", "data", "file", "about", "blob", "vbscript", "view-source": false
            default: true
            }
        }

        /// Returns whether both URIs are on loopback and differ at most in the port, which the registered one lacks.
        func matchesIgnoringPort(_ registered: RedirectURI) -> Bool {
            guard isOnLoopback, registered.isOnLoopback, registered.parts.port == nil else { return false }
            var components = parts
            components.port = nil
            return components.string == registered.text
        }
    }
}

/// The challenge of a proof key for code exchange (PKCE, RFC 7636). The program that exchanges an authorization code
/// proves with the verifier that it requested the code.
struct PKCE: Sendable, Hashable {
    enum Method: String, Sendable {
        /// The challenge is the SHA-256 hash of the verifier, encoded as base64url.
        case s256 = "S256"
        /// The challenge is the verifier.
        case plain
    }

    let challenge: String
    let method: Method

    /// Returns whether a text can be a verifier or a challenge: 43 to 128 letters, digits, and `-._~`.
    static func isWellFormed(_ text: String) -> Bool {
        (43...128).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~".utf8.contains(byte)
                }
            }
    }

    /// Returns whether the challenge belongs to a verifier.
    func matches(verifier: String) -> Bool {
        guard Self.isWellFormed(verifier) else { return false }
        switch method {
        case .plain: return challenge == verifier
        case .s256: return challenge == Self.challenge(for: verifier)
        }
    }

    private static func challenge(for verifier: String) -> String {
        BlockHash(of: Data(verifier.utf8)).bytes.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
