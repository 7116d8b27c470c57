import DropboxConcurrency
import DropboxCore
import Foundation

// The individual steps of a sign-in. `+Loopback` contains the sign-in with a browser, and `+Apps` the sign-in of apps.
extension DropboxOAuthManager {
    /// Starts a sign-in. Open its `authorizeURL` in a browser, and pass the result to one of the `finish` methods.
    ///
    /// - Parameters:
    ///   - redirectURL: The URL to which the page redirects the browser. It must exactly match a URL that is registered
    ///     for the app. If it's `nil`, the default, the page shows a code that the user copies.
    ///   - scopeRequest: The requested scopes, or `nil` for all scopes of the app. The default is `nil`.
    ///   - options: The options of the page.
    public func beginSignIn(
        redirectURL: URL? = nil, scopeRequest: ScopeRequest? = nil, options: SignInOptions = SignInOptions()
    ) -> SignInAttempt {
        attempt(.code, redirectURL: redirectURL, scopeRequest: scopeRequest, options: options)
    }

    /// Finishes a sign-in with the redirect of the browser, and stores the token.
    ///
    /// - Parameters:
    ///   - attempt: The sign-in that ``beginSignIn(redirectURL:scopeRequest:options:)`` returned. It can be finished
    ///     once.
    ///   - redirect: The complete URL of the redirect, including its query.
    /// - Returns: The token.
    /// - Throws: ``SignInError``. It's `.cancelled` if the user denied access, and `.rejected` with
    ///   `.inconsistentState` if the redirect doesn't belong to the attempt.
    @discardableResult
    public func finish(_ attempt: SignInAttempt, redirect: URL) async throws(SignInError) -> DropboxAccessToken {
        guard let result = attempt.result(in: redirect) else {
            throw .rejected(
                AccessTokenError(reason: .inconsistentState, message: "the redirect does not belong to this sign-in"))
        }
        return try await finish(attempt, result)
    }

    /// Finishes a sign-in with the code that the page showed to the user, and stores the token.
    ///
    /// - Parameters:
    ///   - attempt: The sign-in that ``beginSignIn(redirectURL:scopeRequest:options:)`` returned, without a redirect.
    ///   - code: The code that the user entered. The method ignores whitespace in it.
    /// - Returns: The token.
    /// - Throws: ``SignInError``. It's `.rejected` with `.invalidGrant` if the code is wrong.
    @discardableResult
    public func finish(_ attempt: SignInAttempt, code: String) async throws(SignInError) -> DropboxAccessToken {
        try await finish(attempt, .code(code.filter { !$0.isWhitespace }))
    }

    // MARK: Steps

    /// Creates a sign-in.
    ///
    /// - Parameter isForDropboxApp: Whether the Dropbox app can handle the sign-in.
    func attempt(
        _ response: SignInAttempt.Response, redirectURL: URL?, scopeRequest: ScopeRequest?, options: SignInOptions,
        isForDropboxApp: Bool = false
    ) -> SignInAttempt {
        let random = configuration.random
        let pkce = response == .code && configuration.appSecret == nil ? PKCE(random) : nil
        let state =
            isForDropboxApp
            ? SignInAttempt.dropboxAppState(response, pkce, scopeRequest, options, random) : random(24).base64URL
        return SignInAttempt(
            appKey: configuration.appKey, host: configuration.baseHosts.authorizeHost, response: response,
            pkce: pkce, scopeRequest: scopeRequest, options: options, locale: configuration.localeName,
            redirectURL: redirectURL, state: state)
    }

    func finish(_ attempt: SignInAttempt, _ result: RedirectResult) async throws(SignInError) -> DropboxAccessToken {
        let token: DropboxAccessToken
        switch result {
        case .cancelled: throw .cancelled
        case .rejected(let reason, let text): throw .rejected(AccessTokenError(reason: reason, message: text))
        case .token(let issued): token = issued
        case .code(let code):
            let endpoint = TokenEndpoint(
                configuration: configuration, transport: transport, reachability: reachability)
            token = try await endpoint.exchange(code: code, pkce: attempt.pkce, redirectURL: attempt.redirectURL)
        }
        do throws(TokenStoreError) {
            try await storeSignedIn(token)
        } catch {
            throw .tokenNotStored(error)
        }
        return token
    }

    /// Stores the token of an account that has signed in. Blocks.
    func store(_ token: DropboxAccessToken) throws(TokenStoreError) {
        try tokens.store(token)
        didSignIn(token.uid)
    }
}
