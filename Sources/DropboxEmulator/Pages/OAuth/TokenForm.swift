import Foundation

/// The form of a request for tokens, and the client that sent it.
struct TokenForm {
    /// Who asks, by HTTP Basic or in the form.
    struct Client {
        let key: String
        let secret: String?

        /// The app that the client says it is. A secret has to be right; whether there has to be one, the grant tells.
        func app(_ store: Store) throws -> App {
            guard let app = try store.app(key), app.isEnabled, secret == nil || secret == app.secret else {
                throw TokenErrorResponse("invalid_client: Invalid client_id or client_secret")
            }
            return app
        }
    }

    let client: Client
    private let fields: [String: String]
    private let hasBasic: Bool

    /// - Parameter authorization: the header of this name.
    init(_ fields: [String: String], _ authorization: String?) throws {
        self.fields = fields
        guard let authorization, authorization.lowercased().hasPrefix("basic ") else {
            hasBasic = false
            client = Client(key: fields["client_id"] ?? "", secret: fields["client_secret"])
            return
        }
        hasBasic = true
        let pair = Data(base64Encoded: String(authorization.dropFirst("basic ".count)))
        let parts = String(decoding: pair ?? Data(), as: UTF8.self)
            .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // An empty password is how clients without a secret fill in the form of HTTP Basic.
        client = Client(key: parts[0], secret: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
    }

    subscript(name: String) -> String? { fields[name] }

    func required(_ name: String) throws -> String {
        guard let value = fields[name] else {
            throw TokenErrorResponse.invalidRequest(#"missing required field "\#(name)""#)
        }
        return value
    }

    /// The service knows exactly the fields of a grant. Whoever shows credentials in the header cannot in the form too.
    func refuseFields(except names: Set<String>) throws {
        let known = names.union(["grant_type", "locale"] + (hasBasic ? [] : ["client_id", "client_secret"]))
        for name in fields.keys.sorted() where !known.contains(name) {
            throw TokenErrorResponse.invalidRequest(#"unknown field "\#(name)""#)
        }
    }
}

/// Why no tokens are given: what OAuth has codes for. Status 400.
struct TokenErrorResponse: Error, Sendable, Hashable {
    let code: String
    let description: String?

    init(_ code: String, _ description: String? = nil) {
        self.code = code
        self.description = description
    }

    static func invalidRequest(_ description: String) -> TokenErrorResponse { .init("invalid_request", description) }
    static func invalidGrant(_ description: String) -> TokenErrorResponse { .init("invalid_grant", description) }

    /// There is no such refresh token. What has not the form of one is refused in other words.
    static func unknownRefreshToken(_ text: String) -> TokenErrorResponse {
        invalidGrant(
            text.utf8.count == Token.refreshLength
                ? "refresh token is invalid or revoked" : "refresh token is malformed")
    }

    /// The client shows neither a secret nor a verifier, and needs one of them.
    static let unauthenticated = invalidRequest("No auth function available for given request")

    var answer: [String: Any] {
        var answer = ["error": code]
        answer["error_description"] = description
        return answer
    }

    /// Runs `body`; what is wrong with a code is explained in the service's words.
    static func explaining<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as CodeFailure {
            switch failure {
            case .unknown, .wrongApp: throw invalidGrant("code doesn't exist or has expired")
            case .used: throw invalidGrant("code has already been used (within the last hour)")
            case .wrongRedirect: throw invalidGrant("redirect_uri mismatch")
            case .wrongVerifier: throw invalidGrant("invalid code verifier")
            }
        }
    }
}
