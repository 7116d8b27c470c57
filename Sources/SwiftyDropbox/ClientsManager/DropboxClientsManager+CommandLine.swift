import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

extension DropboxClientsManager {
    /// Signs a user in by the browser, from a command line or a desktop program without a URL scheme: the page comes back
    /// to a port of this machine. The account becomes the `authorizedClient`.
    ///
    ///     DropboxClientsManager.setupWithAppKey("<APP_KEY>")
    ///     let client = try await DropboxClientsManager.signIn(openURL: DefaultBrowser().open)
    ///
    /// - Parameters:
    ///   - scopeRequest: What to ask for; all that the app is registered for by default.
    ///   - options: What else the page asks; nothing by default.
    ///   - redirect: Where the page sends the user back to: `http://localhost` at a free port by default.
    ///   - timeout: How long to wait for the user: 5 minutes by default.
    ///   - openURL: Opens the page, or tells the user its address.
    /// - Throws: A `SignInError`. Cancelling the task ends the wait.
    @discardableResult
    public static func signIn(
        scopeRequest: ScopeRequest? = nil, options: SignInOptions = SignInOptions(),
        redirect: LoopbackRedirect = LoopbackRedirect(), timeout: Duration = .seconds(300),
        openURL: @escaping @Sendable (URL) async throws(SignInError) -> Void
    ) async throws(SignInError) -> DropboxClient {
        guard let recipe else { throw .cannotPresent("nothing is set up; call setupWithAppKey first") }
        let token = try await recipe.oauthManager.signIn(
            scopeRequest: scopeRequest, options: options, redirect: redirect, timeout: timeout, openURL: openURL)
        return useAccount(token, recipe)
    }

    /// Ends a sign-in that `DropboxOAuthManager.beginSignIn` began without a redirect, with the code that the page showed
    /// to the user: for programs on machines without a browser. The account becomes the `authorizedClient`.
    /// - Throws: A `SignInError`; `.refused` with `.invalidGrant` where the code is wrong.
    @discardableResult
    public static func finishSignIn(
        _ attempt: SignInAttempt, code: String
    ) async throws(SignInError) -> DropboxClient {
        guard let recipe else { throw .cannotPresent("nothing is set up; call setupWithAppKey first") }
        return useAccount(try await recipe.oauthManager.finish(attempt, code: code), recipe)
    }

    private static func useAccount(_ token: DropboxAccessToken, _ recipe: ClientFactory) -> DropboxClient {
        useAccount(token, as: .user, recipe)
        // Another thread may have changed the account by now.
        return state.withLock { $0.accounts[token.uid]?.user }
            ?? DropboxClient(accessToken: token, dropboxOauthManager: recipe.oauthManager)
    }
}
