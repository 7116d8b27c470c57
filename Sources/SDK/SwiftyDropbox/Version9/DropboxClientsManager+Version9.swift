import DropboxCore
import DropboxOAuth
import Foundation

// The forms of SwiftyDropbox 9 and earlier for redirect URLs and tokens.

extension DropboxClientsManager {
    /// Finishes the sign-in of a user, if `url` is its redirect URL.
    ///
    /// - Parameters:
    ///   - url: The URL that the app was opened with.
    ///   - completion: A closure that is called once on the main queue if `url` is the redirect URL: with the token,
    ///     with `.cancel` if the user canceled, or with an error.
    /// - Returns: `false` if `url` is not the redirect URL of a sign-in. The method has no effect then.
    @available(*, deprecated, message: "Add the argument `includeBackgroundClient: false`.")
    @discardableResult
    public static func handleRedirectURL(_ url: URL, completion: @escaping DropboxOAuthCompletion) -> Bool {
        handleRedirectURL(url, includeBackgroundClient: false, completion: completion)
    }

    /// Finishes the sign-in of a user that `authorizeFromController` started, if `url` is its redirect URL, and waits
    /// until the token is stored.
    ///
    /// - Parameter url: The URL that the app was opened with.
    /// - Returns: The token, `.cancel` if the user canceled, or an error, or `nil` if `url` is not the redirect URL of a
    ///   sign-in. If the redirect contains a code, as it does after `authorizeFromControllerV2`, the result is an error,
    ///   and the sign-in can still be finished with `handleRedirectURL(_:includeBackgroundClient:completion:)`.
    @available(*, deprecated, message: "Call `handleRedirectURL(_:includeBackgroundClient:completion:)`.")
    @discardableResult
    public static func handleRedirectURL(_ url: URL) -> DropboxOAuthResult? {
        handleTokenRedirect(url, .user)
    }

    /// Finishes the sign-in of a team that `authorizeFromController` started, if `url` is its redirect URL, and waits
    /// until the token is stored.
    ///
    /// - Parameter url: The URL that the app was opened with.
    /// - Returns: The token, `.cancel` if the admin canceled, or an error, or `nil` if `url` is not the redirect URL of a
    ///   sign-in. If the redirect contains a code, as it does after `authorizeFromControllerV2`, the result is an error,
    ///   and the sign-in can still be finished with `handleRedirectURLTeam(_:completion:)`.
    @available(*, deprecated, message: "Call `handleRedirectURLTeam(_:completion:)`.")
    @discardableResult
    public static func handleRedirectURLTeam(_ url: URL) -> DropboxOAuthResult? {
        handleTokenRedirect(url, .team)
    }

    private static func handleTokenRedirect(_ url: URL, _ accountType: Setup.AccountType) -> DropboxOAuthResult? {
        guard let clientFactory, let result = clientFactory.oauthManager.handleTokenRedirect(url) else { return nil }
        if case .success(let token) = result { setCurrentAccount(token, as: accountType, clientFactory) }
        closeSignInPage()
        return result
    }
}

extension DropboxTransportClient {
    /// The access token, which may have expired, or `nil` if the client authenticates in another way.
    @available(*, deprecated, message: "Use `accessTokenProvider?.accessToken`.")
    public var accessToken: String? { accessTokenProvider?.accessToken }
}
