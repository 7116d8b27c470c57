import Foundation

@testable import DropboxCore
@testable import DropboxOAuth
@testable import DropboxHTTP

/// Parsers of redirects and responses during sign-in, and of stored tokens.
enum SignIns {
    private static func attempt(_ response: SignInAttempt.Response) -> SignInAttempt {
        SignInAttempt(
            appKey: "key", host: "www.dropbox.com", response: response, pkce: nil, scopeRequest: nil,
            options: SignInOptions(), locale: nil, redirectURL: URL(string: "http://127.0.0.1:53682/"),
            state: "the state")
    }

    /// Parses a redirect URL of a browser or the Dropbox app.
    static func redirect(_ data: Data) throws {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { return }
        _ = SignInAttempt.isRedirect(url, for: "key")
        for response in [SignInAttempt.Response.code, .token] {
            switch attempt(response).result(in: url) {
            case .code(let code)?: expect(response == .code, "expected a token, received a code: \(code)")
            case .token(let token)?:
                expect(response == .token, "expected a code, received a token")
                _ = token.description
            default: break
            }
        }
        if let stored = try? JSONDecoder().decode(SignInAttempt.self, from: data) { _ = stored.authorizeURL }
    }

    /// Parses a request to the loopback port on which a program waits for the redirect.
    static func request(_ data: Data) throws {
        let response = LoopbackHTTPHandler(attempt: attempt(.code)).response(to: String(decoding: data, as: UTF8.self))
        expect([200, 400, 404, 405].contains(response.status), "the status for the browser is \(response.status)")
        let bytes = Data(response.bytes)
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { fatalError("a response has no head") }
        let body = bytes[end.upperBound...]
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        expect(
            head.contains("\r\nContent-Length: \(body.count)\r\n"),
            "the Content-Length of a response is wrong:\n\(head)")
        expect(body.range(of: Data("<script".utf8)) == nil, "a response contains a script")
    }

    /// Parses the response to the exchange of an authorization code.
    static func token(_ data: Data) throws {
        var configuration = DropboxOAuthManager.Configuration(appKey: "key")
        configuration.retryPolicy = .never
        let status = (data.first ?? 0) & 1 == 0 ? 200 : 400
        let endpoint = TokenEndpoint(
            configuration: configuration,
            transport: FixedResponseTransport(status: status, headers: ["Retry-After": "3"], body: data.dropFirst()))
        let token: DropboxAccessToken
        do {
            token = try runBlocking { try await endpoint.exchange(code: "code", pkce: nil, redirectURL: nil) }
        } catch {
            _ = "\(error)"
            throw error
        }
        try checkRoundTrip(of: token)
    }

    /// Parses stored tokens, as a file and individually.
    static func store(_ data: Data) throws {
        if let token = DropboxAccessToken(stored: data, for: "uid") { try checkRoundTrip(of: token) }
        let file = try TokenFile(data, location: "here")
        for token in file.tokens.values { _ = token.description }
        let decoded = try TokenFile(file.data(location: "here"), location: "here")
        expect(decoded == file, "encoding and decoding changes the tokens")
    }

    /// Verifies that encoding and decoding preserves a token.
    private static func checkRoundTrip(of token: DropboxAccessToken) throws {
        _ = (token.description, token.isValid(at: Date()))
        let encoded = try JSONEncoder().encode(token)
        try expect(
            try JSONDecoder().decode(DropboxAccessToken.self, from: encoded) == token,
            "encoding and decoding changes the token: \(token)")
    }
}
