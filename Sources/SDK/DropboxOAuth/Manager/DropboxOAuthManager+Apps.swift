import DropboxConcurrency
import DropboxCore
import Foundation

// The sign-in of apps with windows. The page or the Dropbox app redirects to `db-<app key>://…`. The system passes this
// URL to the app, and the app passes it to `handleRedirectURL`.
extension DropboxOAuthManager {
    /// The URL to which the page redirects the users of apps.
    private var appRedirectURL: URL? {
        configuration.appRedirectURL ?? URL(string: "db-\(configuration.appKey)://2/token")
    }

    private func isRedirect(_ url: URL) -> Bool {
        SignInAttempt.isRedirect(url, for: configuration.appKey, redirectURL: configuration.appRedirectURL)
    }

    /// Opens the Dropbox app if it's installed, otherwise the sign-in page. Pass the redirect URL to
    /// ``handleRedirectURL(_:completion:)``. Discards an earlier sign-in that hasn't finished.
    ///
    /// - Parameters:
    ///   - sharedApplication: The app, which presents pages and opens other apps.
    ///   - usePKCE: Whether to request a code and a token that can be refreshed. The default is `false` for
    ///     compatibility: the redirect contains the token, which Dropbox supports for old apps only.
    ///   - scopeRequest: The requested scopes, or `nil` for all scopes of the app. The default is `nil`. Requires
    ///     `usePKCE`.
    @preconcurrency @MainActor
    public func authorizeFromSharedApplication(
        _ sharedApplication: any SharedApplication, usePKCE: Bool = false, scopeRequest: ScopeRequest? = nil
    ) {
        authorize(sharedApplication, usePKCE: usePKCE, scopeRequest: scopeRequest, options: SignInOptions())
    }

    /// Opens the Dropbox app if it's installed, otherwise the sign-in page, with additional options. Pass the redirect
    /// URL to ``handleRedirectURL(_:completion:)``. Discards an earlier sign-in that hasn't finished.
    ///
    /// The Dropbox app doesn't support options, so the method opens the page if any option differs from its default.
    /// For example, `forcesReauthentication` lets the user choose another account.
    ///
    /// - Parameters:
    ///   - application: The app, which presents pages and opens other apps.
    ///   - usePKCE: Whether to request a code and a token that can be refreshed. The default is `true`. Otherwise the
    ///     redirect contains the token, which Dropbox supports for old apps only.
    ///   - scopeRequest: The requested scopes, or `nil` for all scopes of the app. The default is `nil`. Requires
    ///     `usePKCE`.
    ///   - options: The options of the page.
    @preconcurrency @MainActor
    public func authorize(
        _ application: any SharedApplication, usePKCE: Bool = true, scopeRequest: ScopeRequest? = nil,
        options: SignInOptions
    ) {
        let response: SignInAttempt.Response = usePKCE ? .code : .token
        let scopeRequest = usePKCE ? scopeRequest : nil
        // The Dropbox app returns codes only for PKCE, which a secret replaces.
        if options == SignInOptions(), !usePKCE || configuration.appSecret == nil {
            let attempt = attempt(
                response, redirectURL: appRedirectURL, scopeRequest: scopeRequest, options: options,
                isForDropboxApp: true)
            for scheme in SignInAttempt.dropboxAppSchemes {
                guard let url = attempt.dropboxAppURL(scheme: scheme), application.canPresentExternalApp(url) else {
                    continue
                }
                setPending(attempt, application)
                if application.presentPlatformSpecificAuth(url) { return }
            }
        }
        let attempt = attempt(
            response, redirectURL: appRedirectURL, scopeRequest: scopeRequest, options: options)
        guard let page = attempt.authorizeURL else {
            let message = "\(RequestConfigurationError.invalidHost(configuration.baseHosts.authorizeHost))"
            return application.presentErrorMessage(message, title: "Dropbox")
        }
        setPending(attempt, application)
        let (appKey, redirectURL) = (configuration.appKey, configuration.appRedirectURL)
        application.presentAuthChannel(
            page,
            tryIntercept: { [weak application] url in
                guard SignInAttempt.isRedirect(url, for: appKey, redirectURL: redirectURL) else { return false }
                application?.presentExternalApp(url)
                return true
            },
            cancelHandler: { [weak application] in
                if let url = URL(string: "db-\(appKey)://2/cancel") { application?.presentExternalApp(url) }
            })
    }

    private func setPending(_ attempt: SignInAttempt, _ application: any SharedApplication) {
        state.change { state in
            state.pending = PendingSignIn(attempt: attempt, application: application)
            state.restoresSignIn = false
        }
        // The system may terminate the app while the user is in another one.
        BlockingIO.external.enqueue { self.storePendingSignIn() }
    }

    /// Finishes the sign-in that ``authorizeFromSharedApplication(_:usePKCE:scopeRequest:)`` started, if `url` is its
    /// redirect. Stores the token.
    ///
    /// - Parameters:
    ///   - url: The URL with which the app was opened.
    ///   - completion: A closure that is called once on the main queue. It receives the token, `.cancel` if the user
    ///     canceled, or an error: `.inconsistentState` if the redirect belongs to another sign-in, `.tokenStorageError`
    ///     if the token can't be stored. It receives `nil` if the URL isn't a redirect of the app.
    /// - Returns: `false` if the URL isn't a redirect of the app.
    public func handleRedirectURL(_ url: URL, completion: @escaping DropboxOAuthCompletion) -> Bool {
        guard isRedirect(url) else {
            DispatchQueue.main.async { completion(nil) }
            return false
        }
        let consumed = state.withLock({ $0.pending == nil }) ? nil : consumeRedirect(url)
        let closeSignInPage = state.withLock { $0.closeSignInPage }
        Task {
            if let closeSignInPage { await closeSignInPage() }
            if consumed == nil { await BlockingIO.external.run { self.restorePendingSignIn() } }
            let (redirectResult, pending) = consumed ?? consumeRedirect(url)
            await BlockingIO.external.run { self.storePendingSignIn() }
            let result: DropboxOAuthResult
            do throws(SignInError) {
                result = .success(try await finish(redirectResult, pending))
            } catch {
                result = error.result
            }
            DispatchQueue.main.async { completion(result) }
        }
        return true
    }

    /// Finishes the sign-in with a redirect that contains a token, and waits until the token is stored.
    ///
    /// - Returns: The result of the sign-in, or `nil` if `url` isn't a redirect of the app. It is an error if the redirect
    ///   contains a code, because a request has to exchange that for a token. The sign-in isn't finished then.
    package func handleTokenRedirect(_ url: URL) -> DropboxOAuthResult? {
        guard isRedirect(url) else { return nil }
        restorePendingSignIn()
        defer { storePendingSignIn() }
        switch consumeRedirect(url, keepsCode: true).0 {
        case .code:
            return .error(.unknown, "the redirect contains a code: call handleRedirectURL with a completion handler")
        case .cancelled: return .cancel
        case .rejected(let reason, let text): return .error(reason, text)
        case .token(let token):
            do throws(TokenStoreError) {
                try store(token)
                return .success(token)
            } catch {
                return SignInError.tokenNotStored(error).result
            }
        }
    }

    /// Returns the result of the pending sign-in and removes it, unless the redirect belongs to another sign-in.
    ///
    /// - Parameter keepsCode: Whether the sign-in stays pending if the redirect contains a code.
    private func consumeRedirect(_ url: URL, keepsCode: Bool = false) -> (RedirectResult, PendingSignIn?) {
        state.change { state in
            guard let pending = state.pending else {
                if url.path == "/cancel" { return (.cancelled, nil) }
                return (
                    .rejected(
                        .inconsistentState, "no sign-in is in progress; it may have started long ago, or in another app"
                    ),
                    nil
                )
            }
            let redirectResult =
                pending.attempt.result(in: url) ?? .rejected(.unknown, "the redirect is not for this app")
            switch redirectResult {
            case .rejected(.inconsistentState, _): break
            case .code where keepsCode: break
            default: state.pending = nil
            }
            return (redirectResult, pending)
        }
    }

    private func finish(
        _ redirectResult: RedirectResult, _ pending: PendingSignIn?
    ) async throws(SignInError) -> DropboxAccessToken {
        guard let pending else {
            guard case .rejected(let reason, let text) = redirectResult else { throw .cancelled }
            throw .rejected(AccessTokenError(reason: reason, message: text))
        }
        guard case .code = redirectResult, let application = pending.application else {
            return try await finish(pending.attempt, redirectResult)
        }
        await application.presentLoading()
        let result: Result<DropboxAccessToken, SignInError>
        do throws(SignInError) {
            result = .success(try await finish(pending.attempt, redirectResult))
        } catch {
            result = .failure(error)
        }
        await application.dismissLoading()
        return try result.get()
    }
}
