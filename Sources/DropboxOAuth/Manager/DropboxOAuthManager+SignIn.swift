import DropboxCore
import Foundation
import DropboxConcurrency

// Signing in step by step. What waits for a browser is in +Loopback, what apps do in +Apps.
extension DropboxOAuthManager {
    /// Begins a sign-in. Open its `authorizeURL` in a browser, and hand what comes back to one of the `finish` methods.
    ///
    /// - Parameters:
    ///   - redirectURL: Where the page sends the user back to: an address that is registered for the app, letter for
    ///     letter. `nil`, the default, has the page show a code, which the user copies.
    ///   - scopeRequest: What to ask for; all that the app is registered for by default.
    ///   - options: What else the page asks.
    public func beginSignIn(
        redirectURL: URL? = nil, scopeRequest: ScopeRequest? = nil, options: SignInOptions = SignInOptions()
    ) -> SignInAttempt {
        attempt(.code, redirectURL: redirectURL, scopeRequest: scopeRequest, options: options)
    }

    /// Ends a sign-in with the redirect that the browser came back with, and keeps the token.
    ///
    /// - Parameters:
    ///   - attempt: What `beginSignIn` gave. It can be finished once.
    ///   - redirect: The whole address that was called, its query included.
    /// - Throws: A `SignInError`: `.cancelled` where the user said no; `.refused` with `.inconsistentState` where the
    ///   redirect belongs to another attempt, or to nobody.
    @discardableResult
    public func finish(_ attempt: SignInAttempt, redirect: URL) async throws(SignInError) -> DropboxAccessToken {
        guard let answer = attempt.result(in: redirect) else {
            throw .rejected(
                AccessTokenError(reason: .inconsistentState, text: "the redirect is not the one of this sign-in"))
        }
        return try await finish(attempt, answer)
    }

    /// Ends a sign-in with the code that the page showed to the user, and keeps the token.
    ///
    /// - Parameters:
    ///   - attempt: What `beginSignIn` gave, without a redirect.
    ///   - code: What the user typed; white space in it does not matter.
    /// - Throws: A `SignInError`; `.refused` with `.invalidGrant` where the code is wrong.
    @discardableResult
    public func finish(_ attempt: SignInAttempt, code: String) async throws(SignInError) -> DropboxAccessToken {
        try await finish(attempt, .code(code.filter { !$0.isWhitespace }))
    }

    // MARK: Steps

    /// - Parameter isForDropboxApp: Whether the attempt can also be shown to the Dropbox app.
    func attempt(
        _ response: SignInAttempt.Response, redirectURL: URL?, scopeRequest: ScopeRequest?, options: SignInOptions,
        isForDropboxApp: Bool = false
    ) -> SignInAttempt {
        let random = configuration.random
        let proofKey = response == .code && configuration.appSecret == nil ? PKCE(random) : nil
        let state =
            isForDropboxApp
            ? SignInAttempt.dropboxAppState(response, proofKey, scopeRequest, options, random) : random(24).base64URL
        return SignInAttempt(
            appKey: configuration.appKey, host: configuration.baseHosts.authorizeHost, response: response,
            proofKey: proofKey, scopeRequest: scopeRequest, options: options, locale: configuration.localeName,
            redirectURL: redirectURL, state: state)
    }

    func finish(_ attempt: SignInAttempt, _ answer: RedirectResult) async throws(SignInError) -> DropboxAccessToken {
        let token: DropboxAccessToken
        switch answer {
        case .cancelled: throw .cancelled
        case .rejected(let reason, let text): throw .rejected(AccessTokenError(reason: reason, text: text))
        case .token(let given): token = given
        case .code(let code):
            token = try await TokenEndpoint(configuration: configuration, transport: transport)
                .exchange(code: code, proofKey: attempt.proofKey, redirectURL: attempt.redirectURL)
        }
        let tokens = tokens
        do throws(TokenStoreError) {
            try await BlockingIO.foreign.run { () throws(TokenStoreError) in try tokens.store(token) }
        } catch {
            throw .tokenNotStored(error)
        }
        forgetNeed(token.uid)
        configuration.log?(.info, "signed in: \(token.uid)")
        return token
    }
}
