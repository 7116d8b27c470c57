import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

// Sign-in from apps with a user interface: opening the sign-in page, and handling the redirect URL.
extension DropboxClientsManager {
    /// Starts the sign-in of a user or a team with your own `SharedApplication`. Pass the redirect URL to
    /// `handleRedirectURL`.
    ///
    /// Apps on iOS and macOS can use `authorizeFromControllerV2`, which has a `SharedApplication`.
    ///
    /// - Parameters:
    ///   - application: Presents pages, messages, and other apps.
    ///   - usePKCE: Whether to use the code flow with PKCE. The default is `true`. Use `false` only for old apps that
    ///     still receive a token without expiration in the redirect URL.
    ///   - scopeRequest: The scopes to request. The default is `nil`, for all scopes of the app.
    ///   - options: Additional options of the sign-in page.
    ///   - closePage: Closes the sign-in page after the redirect.
    @MainActor
    public static func authorize(
        _ application: any SharedApplication, usePKCE: Bool = true, scopeRequest: ScopeRequest? = nil,
        options: SignInOptions = SignInOptions(), closePage: (@MainActor @Sendable () -> Void)? = nil
    ) {
        guard let clientFactory else { return }
        state.change { $0.closeSignInPage = closePage }
        clientFactory.oauthManager.authorize(
            application, usePKCE: usePKCE, scopeRequest: scopeRequest, options: options)
    }

    /// Finishes the sign-in of a user that `authorizeFromControllerV2` started, if `url` is its redirect URL.
    ///
    /// On success, sets `authorizedClient`, and adds the account to `authorizedClients`. Call it from the app delegate
    /// or, in apps with scenes, for each URL of the scene delegate.
    ///
    /// - Parameters:
    ///   - url: The URL that the app was opened with.
    ///   - includeBackgroundClient: Whether to create `authorizedBackgroundClient` for the account, too.
    ///   - transportClient: Your own transport client. The default is that of the setup.
    ///   - backgroundSessionTransportClient: Your own transport client with a background session. The default is `nil`.
    ///   - sessionConfiguration: The session: timeouts and connections. The default is that of the setup.
    ///   - backgroundSessionConfiguration: The background session. The default is a session with the settings of the
    ///     setup and the identifier `<bundle identifier>.SwiftyDropbox.backgroundSession`.
    ///   - completion: A closure that is called once on the main queue: with the token, with `.cancel` if the user
    ///     canceled, with an error, or with `nil` if `url` is not the redirect URL of a sign-in.
    /// - Returns: `false` if `url` is not the redirect URL of a sign-in.
    @discardableResult
    public static func handleRedirectURL(
        _ url: URL, includeBackgroundClient: Bool, transportClient: (any DropboxTransportClient)? = nil,
        backgroundSessionTransportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil,
        backgroundSessionConfiguration: NetworkSessionConfiguration? = nil,
        completion: @escaping DropboxOAuthCompletion
    ) -> Bool {
        handle(url, completion) { token, clientFactory in
            setCurrentAccount(token, as: .user, clientFactory, given: transportClient, session: sessionConfiguration)
            guard includeBackgroundClient else { return }
            setBackgroundAccount(
                token, clientFactory, given: backgroundSessionTransportClient, session: backgroundSessionConfiguration,
                nil)
        }
    }

    /// Finishes the sign-in of a user, and creates a background client with the session settings of the setup.
    ///
    /// - Parameters:
    ///   - url: The URL that the app was opened with.
    ///   - backgroundSessionIdentifier: The identifier of the background session.
    ///   - sharedContainerIdentifier: The container that an app extension shares with its app. The default is `nil`.
    ///   - completion: A closure that is called once on the main queue: with the token, with `.cancel` if the user
    ///     canceled, with an error, or with `nil` if `url` is not the redirect URL of a sign-in.
    /// - Returns: `false` if `url` is not the redirect URL of a sign-in.
    @discardableResult
    public static func handleRedirectURL(
        _ url: URL, backgroundSessionIdentifier: String, sharedContainerIdentifier: String? = nil,
        completion: @escaping DropboxOAuthCompletion
    ) -> Bool {
        handleRedirectURL(
            url, includeBackgroundClient: true,
            backgroundSessionConfiguration: clientFactory?.configuration.session.inBackground(
                withIdentifier: backgroundSessionIdentifier, sharedContainerIdentifier: sharedContainerIdentifier),
            completion: completion)
    }

    /// Finishes the sign-in of a team, if `url` is its redirect URL. On success, sets `authorizedTeamClient`.
    ///
    /// - Parameters:
    ///   - url: The URL that the app was opened with.
    ///   - transportClient: Your own transport client. The default is that of the setup.
    ///   - sessionConfiguration: The session: timeouts and connections. The default is that of the setup.
    ///   - completion: A closure that is called once on the main queue: with the token, with `.cancel` if the user
    ///     canceled, with an error, or with `nil` if `url` is not the redirect URL of a sign-in.
    /// - Returns: `false` if `url` is not the redirect URL of a sign-in.
    @discardableResult
    public static func handleRedirectURLTeam(
        _ url: URL, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil, completion: @escaping DropboxOAuthCompletion
    ) -> Bool {
        handle(url, completion) { token, clientFactory in
            setCurrentAccount(token, as: .team, clientFactory, given: transportClient, session: sessionConfiguration)
        }
    }

    private static func handle(
        _ url: URL, _ completion: @escaping DropboxOAuthCompletion,
        signedIn: @escaping @Sendable (DropboxAccessToken, ClientFactory) -> Void
    ) -> Bool {
        guard let clientFactory else {
            DispatchQueue.main.async { completion(nil) }
            return false
        }
        let isHandled = clientFactory.oauthManager.handleRedirectURL(url) { result in
            if case .success(let token) = result { signedIn(token, clientFactory) }
            completion(result)
        }
        if isHandled { closeSignInPage() }
        return isHandled
    }

    /// Closes the sign-in page after the redirect.
    static func closeSignInPage() {
        let close = state.change { state in
            defer { state.closeSignInPage = nil }
            return state.closeSignInPage
        }
        if let close { Task { await close() } }
    }

    // MARK: Switching between signed-in accounts

    /// Sets `authorizedClient` to a client for a signed-in user. If the user isn't signed in, logs an error, and the
    /// current client stays.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the user's token.
    ///   - transportClient: Your own transport client. The default is that of the setup.
    ///   - sessionConfiguration: The session: timeouts and connections. The default is that of the setup.
    public static func reauthorizeClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        guard let clientFactory, let token = storedToken(tokenUid, clientFactory) else { return logSignedOut(tokenUid) }
        setCurrentAccount(token, as: .user, clientFactory, given: transportClient, session: sessionConfiguration)
    }

    /// Sets `authorizedTeamClient` to a client for a signed-in team. If the team isn't signed in, logs an error, and the
    /// current client stays.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the team's token.
    ///   - transportClient: Your own transport client. The default is that of the setup.
    ///   - sessionConfiguration: The session: timeouts and connections. The default is that of the setup.
    public static func reauthorizeTeamClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        guard let clientFactory, let token = storedToken(tokenUid, clientFactory) else { return logSignedOut(tokenUid) }
        setCurrentAccount(token, as: .team, clientFactory, given: transportClient, session: sessionConfiguration)
    }

    static func logSignedOut(_ tokenUid: String) {
        log(.error, "DropboxClientsManager: \(tokenUid) is not signed in; sign in first")
    }
}

extension DropboxClientsManager {
    /// Signs in a user with the browser and a redirect to a port of this machine, and sets `authorizedClient`.
    ///
    /// Use it in command-line tools and in desktop programs without a URL scheme.
    ///
    ///     DropboxClientsManager.setupWithAppKey("<APP_KEY>")
    ///     let client = try await DropboxClientsManager.signIn(openURL: DefaultBrowser().open)
    ///
    /// - Parameters:
    ///   - scopeRequest: The scopes to request. The default is `nil`, for all scopes of the app.
    ///   - options: Additional options of the sign-in page.
    ///   - redirect: The redirect URL. The default is `http://localhost` with a free port.
    ///   - timeout: The maximum time to wait for the user. The default is 5 minutes.
    ///   - openURL: Opens the sign-in page, or shows its URL to the user.
    /// - Returns: The client.
    /// - Throws: A `SignInError`. Canceling the task stops the wait.
    @discardableResult
    public static func signIn(
        scopeRequest: ScopeRequest? = nil, options: SignInOptions = SignInOptions(),
        redirect: LoopbackRedirect = LoopbackRedirect(), timeout: Duration = .seconds(300),
        openURL: @escaping @Sendable (URL) async throws(SignInError) -> Void
    ) async throws(SignInError) -> DropboxClient {
        guard let clientFactory else {
            throw .cannotPresent("DropboxClientsManager is not set up; call setupWithAppKey first")
        }
        let token = try await clientFactory.oauthManager.signIn(
            scopeRequest: scopeRequest, options: options, redirect: redirect, timeout: timeout, openURL: openURL)
        return makeCurrentClient(token, clientFactory)
    }

    /// Finishes a sign-in without a redirect with the code that the sign-in page shows, and sets `authorizedClient`.
    ///
    /// Use it on machines without a browser.
    ///
    /// - Parameters:
    ///   - attempt: The sign-in that `DropboxOAuthManager.beginSignIn` started.
    ///   - code: The code that the user copied from the page.
    /// - Returns: The client.
    /// - Throws: A `SignInError`. If the code is wrong, it is `.rejected` with `.invalidGrant`.
    @discardableResult
    public static func finishSignIn(
        _ attempt: SignInAttempt, code: String
    ) async throws(SignInError) -> DropboxClient {
        guard let clientFactory else {
            throw .cannotPresent("DropboxClientsManager is not set up; call setupWithAppKey first")
        }
        return makeCurrentClient(try await clientFactory.oauthManager.finish(attempt, code: code), clientFactory)
    }

    private static func makeCurrentClient(_ token: DropboxAccessToken, _ clientFactory: ClientFactory) -> DropboxClient
    {
        setCurrentAccount(token, as: .user, clientFactory)
        // Another thread may have unlinked the account in the meantime.
        return state.withLock { $0.accounts[token.uid]?.user }
            ?? DropboxClient(accessToken: token, dropboxOauthManager: clientFactory.oauthManager)
    }
}
