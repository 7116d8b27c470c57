import Foundation

@testable import DropboxCore
@testable import DropboxOAuth
@testable import DropboxHTTP

/// Readers of what comes back from signing in, and of stored tokens.
enum SignIns {
    private static func attempt(_ response: SignInAttempt.Response) -> SignInAttempt {
        SignInAttempt(
            appKey: "key", host: "www.dropbox.com", response: response, proofKey: nil, scopeRequest: nil,
            options: SignInOptions(), locale: nil, redirectURL: URL(string: "http://127.0.0.1:53682/"),
            state: "the state")
    }

    /// An address that a browser or the Dropbox app came back to.
    static func redirect(_ data: Data) throws {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { return }
        _ = SignInAttempt.isRedirect(url, for: "key")
        for response in [SignInAttempt.Response.code, .token] {
            switch attempt(response).answer(in: url) {
            case .code(let code)?: expect(response == .code, "there is a code (\(code)) where a token is waited for")
            case .token(let token)?:
                expect(response == .token, "there is a token where a code is waited for")
                _ = token.description
            default: break
            }
        }
        if let kept = try? JSONDecoder().decode(SignInAttempt.self, from: data) { _ = kept.authorizeURL }
    }

    /// What is sent to the port at which a program waits for the browser.
    static func request(_ data: Data) throws {
        let reply = LoopbackHTTPHandler(attempt: attempt(.code)).reply(to: String(decoding: data, as: UTF8.self))
        expect([200, 400, 404, 405].contains(reply.status), "a browser is told \(reply.status)")
        let bytes = Data(reply.bytes)
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { fatalError("a reply has no head") }
        let body = bytes[end.upperBound...]
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        expect(
            head.contains("\r\nContent-Length: \(body.count)\r\n"), "a reply has another length than it says:\n\(head)")
        expect(body.range(of: Data("<script".utf8)) == nil, "a reply has what a browser runs")
    }

    /// What the server gives for a code.
    static func token(_ data: Data) throws {
        var configuration = DropboxOAuthManager.Configuration(appKey: "key")
        configuration.retryPolicy = .never
        let status = (data.first ?? 0) & 1 == 0 ? 200 : 400
        let endpoint = TokenEndpoint(
            configuration: configuration,
            transport: Recited(status: status, headers: ["Retry-After": "3"], body: data.dropFirst()))
        let token: DropboxAccessToken
        do {
            token = try finish { try await endpoint.exchange(code: "code", proofKey: nil, redirectURL: nil) }
        } catch {
            _ = "\(error)"
            throw error
        }
        try keep(token)
    }

    /// Tokens that were stored, as a document and one by one.
    static func store(_ data: Data) throws {
        if let token = DropboxAccessToken(stored: data, for: "uid") { try keep(token) }
        let document = try TokenFile(data, place: "here")
        for token in document.tokens.values { _ = token.description }
        let again = try TokenFile(document.data(place: "here"), place: "here")
        expect(again == document, "tokens are others when they are read again")
    }

    /// A token can be kept, and is the same afterwards.
    private static func keep(_ token: DropboxAccessToken) throws {
        _ = (token.description, token.isGood(at: Date()))
        let kept = try JSONEncoder().encode(token)
        try expect(
            try JSONDecoder().decode(DropboxAccessToken.self, from: kept) == token,
            "a token is another one when it is read again: \(token)")
    }
}
