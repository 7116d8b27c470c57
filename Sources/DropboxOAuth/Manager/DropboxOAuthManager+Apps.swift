import DropboxConcurrency
import DropboxCore
import Foundation

// Signing in from apps with windows: the page, or the Dropbox app, comes back to `db-<app key>://…`, which the system
// hands to the app, and the app to `handleRedirectURL`.
extension DropboxOAuthManager {
    /// Where the page sends the users of apps back to.
    private var appRedirectURL: URL? { URL(string: "db-\(configuration.appKey)://2/token") }

    /// Opens the Dropbox app where there is one, else the sign-in page. `handleRedirectURL` takes what comes back. A
    /// sign-in that was under way before is forgotten.
    ///
    /// - Parameters:
    ///   - sharedApplication: The app around, for pages and other apps.
    ///   - usePKCE: Whether to sign in with a code and get a token that is renewed. `false`, the default for the sake of
    ///     old code, gets a token in the redirect, which Dropbox gives to old apps only.
    ///   - scopeRequest: What to ask for; all that the app is registered for by default. Only with `usePKCE`.
    @MainActor
    public func authorizeFromSharedApplication(
        _ sharedApplication: any SharedApplication, usePKCE: Bool = false, scopeRequest: ScopeRequest? = nil
    ) {
        authorize(sharedApplication, usePKCE: usePKCE, scopeRequest: scopeRequest, options: SignInOptions())
    }

    /// The same, with more to say about what the page asks: `forcesReauthentication` lets the user choose another account.
    /// The Dropbox app knows no such options, so they are for the page.
    @MainActor
    public func authorize(
        _ application: any SharedApplication, usePKCE: Bool = true, scopeRequest: ScopeRequest? = nil,
        options: SignInOptions
    ) {
        let response: SignInAttempt.Response = usePKCE ? .code : .token
        let scopeRequest = usePKCE ? scopeRequest : nil
        // The Dropbox app gives codes for proof keys only, which a secret takes the place of.
        if options == SignInOptions(), !usePKCE || configuration.appSecret == nil {
            let attempt = attempt(
                response, redirectURL: appRedirectURL, scopeRequest: scopeRequest, options: options,
                isForDropboxApp: true)
            for scheme in SignInAttempt.dropboxAppSchemes {
                guard let url = attempt.dropboxAppURL(scheme: scheme), application.canPresentExternalApp(url) else {
                    continue
                }
                remember(attempt, application)
                if application.presentPlatformSpecificAuth(url) { return }
            }
        }
        let attempt = attempt(
            response, redirectURL: appRedirectURL, scopeRequest: scopeRequest, options: options)
        guard let page = attempt.authorizeURL else {
            let message = "\(RequestConfigurationError.badHost(configuration.baseHosts.authorizeHost))"
            return application.presentErrorMessage(message, title: "Dropbox")
        }
        remember(attempt, application)
        let appKey = configuration.appKey
        application.presentAuthChannel(
            page,
            tryIntercept: { [weak application] url in
                guard SignInAttempt.isRedirect(url, for: appKey) else { return false }
                application?.presentExternalApp(url)
                return true
            },
            cancelHandler: { [weak application] in
                if let url = URL(string: "db-\(appKey)://2/cancel") { application?.presentExternalApp(url) }
            })
    }

    private func remember(_ attempt: SignInAttempt, _ application: any SharedApplication) {
        state.change { $0.pending = PendingSignIn(attempt: attempt, application: application) }
    }

    /// Ends the sign-in that `authorizeFromSharedApplication` began, if `url` is its redirect. The token is kept.
    ///
    /// - Parameters:
    ///   - url: What the app was opened with.
    ///   - completion: Called once, on the main queue, if the redirect was meant for the sign-in: with the token, with
    ///     `.cancel` where the user gave up, or with the error: `.inconsistentState` where the redirect does not belong
    ///     to the sign-in that is under way, `.tokenStorageError` where the token could not be kept.
    /// - Returns: `false` for an address that is meant for somebody else; nothing happens then.
    public func handleRedirectURL(_ url: URL, completion: @escaping DropboxOAuthCompletion) -> Bool {
        guard SignInAttempt.isRedirect(url, for: configuration.appKey) else { return false }
        let (answer, pending) = takeAnswer(in: url)
        Task {
            let result: DropboxOAuthResult
            do throws(SignInError) {
                result = .success(try await finish(answer, pending))
            } catch {
                result = error.result
            }
            DispatchQueue.main.async { completion(result) }
        }
        return true
    }

    /// The answer to the pending sign-in, which is over then, unless the redirect belongs to another one.
    private func takeAnswer(in url: URL) -> (RedirectResult, PendingSignIn?) {
        state.change { state in
            guard let pending = state.pending else {
                return (
                    .rejected(.inconsistentState, "no sign-in is under way; it may have been begun before a restart"),
                    nil
                )
            }
            let answer = pending.attempt.result(in: url) ?? .rejected(.unknown, "the redirect is not for this app")
            if case .rejected(.inconsistentState, _) = answer { return (answer, pending) }
            state.pending = nil
            return (answer, pending)
        }
    }

    private func finish(
        _ answer: RedirectResult, _ pending: PendingSignIn?
    ) async throws(SignInError) -> DropboxAccessToken {
        guard let pending else {
            guard case .rejected(let reason, let text) = answer else { throw .cancelled }
            throw .rejected(AccessTokenError(reason: reason, text: text))
        }
        guard case .code = answer, let application = pending.application else {
            return try await finish(pending.attempt, answer)
        }
        await application.presentLoading()
        let result: Result<DropboxAccessToken, SignInError>
        do throws(SignInError) {
            result = .success(try await finish(pending.attempt, answer))
        } catch {
            result = .failure(error)
        }
        await application.dismissLoading()
        return try result.get()
    }
}
