import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

// Signing in from apps with windows: asking, and taking the address that the app is opened with afterwards.
extension DropboxClientsManager {
    /// Lets a user or a team sign in by way of an app's own `SharedApplication`. The calls for iOS and macOS,
    /// `authorizeFromControllerV2`, have one. `handleRedirectURL` takes what comes back.
    ///
    /// - Parameters:
    ///   - application: The app around, for pages and other apps.
    ///   - usePKCE: `false` for old apps, which still get a token that does not expire in the redirect.
    ///   - scopeRequest: What to ask for; all that the app is registered for by default.
    ///   - options: What else the page asks; nothing by default.
    ///   - closePage: Takes the sign-in page away, when the user is back.
    @MainActor
    public static func authorize(
        _ application: any SharedApplication, usePKCE: Bool = true, scopeRequest: ScopeRequest? = nil,
        options: SignInOptions = SignInOptions(), closePage: (@MainActor @Sendable () -> Void)? = nil
    ) {
        guard let recipe else { return }
        state.change { $0.closeSignInPage = closePage }
        recipe.oauthManager.authorize(
            application, usePKCE: usePKCE, scopeRequest: scopeRequest, options: options)
    }

    /// Ends the sign-in of a user that `authorizeFromControllerV2` began, if `url` is its redirect. On success there is a
    /// new `authorizedClient`, and the account is among `authorizedClients`.
    ///
    /// Call it from the app delegate or, in apps with scenes, for each address of the scene delegate.
    ///
    /// - Parameters:
    ///   - url: What the app was opened with.
    ///   - includeBackgroundClient: Whether the account gets an `authorizedBackgroundClient` as well. It needs
    ///     `backgroundSessionTransportClient` or `backgroundSessionConfiguration`.
    ///   - transportClient: A transport client of the app's own; that of the setup by default.
    ///   - backgroundSessionTransportClient: A transport client of the app's own with a background session.
    ///   - sessionConfiguration: Time limits and connections; those of the setup by default.
    ///   - backgroundSessionConfiguration: The background session.
    ///   - completion: Called once, on the main queue, if the redirect was meant for the sign-in: with the token, with
    ///     `.cancel` where the user gave up, or with the error.
    /// - Returns: `false` for an address that is meant for somebody else; nothing happens then.
    @discardableResult
    public static func handleRedirectURL(
        _ url: URL, includeBackgroundClient: Bool, transportClient: (any DropboxTransportClient)? = nil,
        backgroundSessionTransportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil,
        backgroundSessionConfiguration: NetworkSessionConfiguration? = nil,
        completion: @escaping DropboxOAuthCompletion
    ) -> Bool {
        handle(url, completion) { token, recipe in
            useAccount(token, as: .user, recipe, given: transportClient, session: sessionConfiguration)
            guard includeBackgroundClient else { return }
            useInBackground(
                token, recipe, given: backgroundSessionTransportClient, session: backgroundSessionConfiguration, nil)
        }
    }

    /// The same as `handleRedirectURL` with a background client for a session of this identifier, which has all settings
    /// of the session of the setup.
    @discardableResult
    public static func handleRedirectURL(
        _ url: URL, backgroundSessionIdentifier: String, sharedContainerIdentifier: String? = nil,
        completion: @escaping DropboxOAuthCompletion
    ) -> Bool {
        handleRedirectURL(
            url, includeBackgroundClient: true,
            backgroundSessionConfiguration: recipe?.configuration.session.inBackground(
                withIdentifier: backgroundSessionIdentifier, sharedContainerIdentifier: sharedContainerIdentifier),
            completion: completion)
    }

    /// Ends the sign-in of a team: on success there is a new `authorizedTeamClient`. Otherwise as `handleRedirectURL`.
    @discardableResult
    public static func handleRedirectURLTeam(
        _ url: URL, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil, completion: @escaping DropboxOAuthCompletion
    ) -> Bool {
        handle(url, completion) { token, recipe in
            useAccount(token, as: .team, recipe, given: transportClient, session: sessionConfiguration)
        }
    }

    private static func handle(
        _ url: URL, _ completion: @escaping DropboxOAuthCompletion,
        signedIn: @escaping @Sendable (DropboxAccessToken, ClientFactory) -> Void
    ) -> Bool {
        guard let recipe else { return false }
        let isOurs = recipe.oauthManager.handleRedirectURL(url) { result in
            if case .success(let token) = result { signedIn(token, recipe) }
            completion(result)
        }
        if isOurs { closeSignInPage() }
        return isOurs
    }

    /// Takes the sign-in page away: the user is back.
    private static func closeSignInPage() {
        let close = state.change { state in
            defer { state.closeSignInPage = nil }
            return state.closeSignInPage
        }
        if let close { Task { await close() } }
    }

    // MARK: Accounts that are signed in

    /// Makes a signed-in user the `authorizedClient`. Where he is not signed in, there is none afterwards.
    ///
    /// - Parameters:
    ///   - tokenUid: The `uid` of the user's token.
    ///   - transportClient: A transport client of the app's own; that of the setup by default.
    ///   - sessionConfiguration: Time limits and connections; those of the setup by default.
    public static func reauthorizeClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        guard let recipe, let token = storedToken(tokenUid, recipe) else { return authorizedClient = nil }
        useAccount(token, as: .user, recipe, given: transportClient, session: sessionConfiguration)
    }

    /// Makes a signed-in team the `authorizedTeamClient`. The parameters are those of `reauthorizeClient`.
    public static func reauthorizeTeamClient(
        _ tokenUid: String, transportClient: (any DropboxTransportClient)? = nil,
        sessionConfiguration: NetworkSessionConfiguration? = nil
    ) {
        guard let recipe, let token = storedToken(tokenUid, recipe) else { return authorizedTeamClient = nil }
        useAccount(token, as: .team, recipe, given: transportClient, session: sessionConfiguration)
    }
}
