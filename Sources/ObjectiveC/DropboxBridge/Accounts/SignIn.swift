// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// A manager for code in C, whose language can be changed.
package final class OAuthManagerBox: Sendable {
    private let current: Locked<DropboxOAuthManager>

    package init(_ manager: DropboxOAuthManager) {
        current = Locked(manager)
    }

    package var manager: DropboxOAuthManager { current.withLock { $0 } }

    /// Changes the language of the sign-in page. Discards a sign-in that hasn't finished.
    func setLocale(_ identifier: String?) {
        current.change { current in
            guard current.configuration.locale?.identifier != identifier else { return }
            var configuration = current.configuration
            configuration.locale = identifier.map { Locale(identifier: $0) }
            current = DropboxOAuthManager(
                configuration: configuration, secureStorageAccess: current.secureStorageAccess)
        }
    }
}

/// A sign-in page for code in C.
// @unchecked Sendable because both closures are constant, and called on the main thread only.
final class SignInPageBox: @unchecked Sendable {
    private let tryIntercept: @MainActor (URL) -> Bool
    private let cancelHandler: @MainActor () -> Void

    @MainActor
    init(
        tryIntercept: @escaping @MainActor (URL) -> Bool, cancelHandler: @escaping @MainActor () -> Void
    ) {
        self.tryIntercept = tryIntercept
        self.cancelHandler = cancelHandler
    }

    func cancel() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.cancelHandler() } }
    }

    /// Handles the redirect URL. Returns `false` for other URLs, and on other threads than the main thread.
    func intercept(_ url: URL) -> Bool {
        guard Thread.isMainThread else { return false }
        return MainActor.assumeIsolated { tryIntercept(url) }
    }
}

/// An app in C.
final class CApplication: SharedApplication {
    // nonisolated(unsafe) because the callbacks are constant, and called on the main thread only.
    private nonisolated(unsafe) let callbacks: DropboxApplicationCallbacks

    nonisolated init(_ callbacks: DropboxApplicationCallbacks) {
        self.callbacks = callbacks
    }

    deinit {
        callbacks.release(callbacks.context)
    }

    func presentErrorMessage(_ message: String, title: String) {
        callbacks.presentErrorMessage(callbacks.context, message, title)
    }

    func presentErrorMessageWithHandlers(_ message: String, title: String, buttonHandlers: [String: () -> Void]) {
        presentErrorMessage(message, title: title)
    }

    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool {
        callbacks.presentPlatformSpecificAuth(callbacks.context, authURL.absoluteString)
    }

    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool, cancelHandler: @escaping @MainActor () -> Void
    ) {
        let page = Reference.retaining(SignInPageBox(tryIntercept: tryIntercept, cancelHandler: cancelHandler))
        defer { DropboxRelease(UnsafeRawPointer(page)) }
        callbacks.presentAuthChannel(callbacks.context, authURL.absoluteString, page)
    }

    func presentExternalApp(_ url: URL) { callbacks.presentExternalApp(callbacks.context, url.absoluteString) }

    func canPresentExternalApp(_ url: URL) -> Bool {
        callbacks.canPresentExternalApp(callbacks.context, url.absoluteString)
    }

    func presentLoading() { callbacks.presentLoading(callbacks.context) }

    func dismissLoading() { callbacks.dismissLoading(callbacks.context) }
}

@c @implementation
public func DropboxSignInPageCancel(_ page: OpaquePointer) {
    Reference.object(page, as: SignInPageBox.self).cancel()
}

@c @implementation
public func DropboxSignInPageIntercept(_ page: OpaquePointer, _ url: UnsafePointer<CChar>) -> Bool {
    guard let url = URL(string: String(cString: url)) else { return false }
    return Reference.object(page, as: SignInPageBox.self).intercept(url)
}

@c @implementation
public func DropboxOAuthManagerCreate(_ options: UnsafePointer<DropboxOAuthManagerOptions>) -> OpaquePointer {
    let options = options.pointee
    let configuration = DropboxOAuthManager.Configuration(appKey: String(cString: options.appKey)) {
        if let host = options.host.nonemptyString {
            // A server that has all functions of the service, such as the emulator
            if host.contains("://") { $0.baseHosts = BaseHosts(server: host) }
            $0.baseHosts.authorizeHost = host
        }
        if let host = options.apiHost.nonemptyString { $0.baseHosts.apiHost = host }
        $0.appRedirectURL = options.redirectURL.nonemptyString.flatMap { URL(string: $0) }
        $0.userAgent = options.userAgent.nonemptyString
    }
    let manager = DropboxOAuthManager(
        configuration: configuration, secureStorageAccess: TokenStoreBox.storage(options.tokenStore))
    if let closePage = options.closePage.closure() { manager.closePageAfterRedirect(closePage) }
    return Reference.retaining(OAuthManagerBox(manager))
}

@c @implementation
public func DropboxOAuthManagerIsSame(_ manager: OpaquePointer, _ other: OpaquePointer) -> Bool {
    Reference.object(manager, as: OAuthManagerBox.self).manager
        === Reference.object(other, as: OAuthManagerBox.self).manager
}

@c @implementation
public func DropboxOAuthManagerCopyTokenStore(_ manager: OpaquePointer) -> OpaquePointer {
    let manager = Reference.object(manager, as: OAuthManagerBox.self).manager
    return Reference.retaining(TokenStoreBox(manager.secureStorageAccess))
}

@c @implementation
public func DropboxOAuthManagerCopyLocale(_ manager: OpaquePointer) -> UnsafeMutablePointer<CChar>? {
    Reference.object(manager, as: OAuthManagerBox.self).manager.locale.map { allocatedCString($0.identifier) }
}

@c @implementation
public func DropboxOAuthManagerAuthorize(
    _ manager: OpaquePointer, _ application: UnsafePointer<DropboxApplicationCallbacks>,
    _ options: UnsafePointer<DropboxSignInOptions>
) {
    let manager = Reference.object(manager, as: OAuthManagerBox.self)
    let application = CApplication(application.pointee)
    let settings = options.pointee
    manager.setLocale(settings.locale.nonemptyString)
    let scopeRequest = settings.scopes.string.map { scopes in
        ScopeRequest(
            scopeType: settings.isTeamScope ? .team : .user,
            scopes: scopes.split(separator: " ").map(String.init), includeGrantedScopes: settings.includeGrantedScopes)
    }
    var signInOptions = SignInOptions()
    signInOptions.allowsSignUp = !settings.disableSignup
    signInOptions.forcesReauthentication = settings.forceReauthentication
    let usePKCE = settings.usePKCE
    let start: @MainActor @Sendable () -> Void = { [signInOptions] in
        manager.manager.authorize(
            application, usePKCE: usePKCE, scopeRequest: scopeRequest, options: signInOptions)
    }
    if Thread.isMainThread {
        MainActor.assumeIsolated { start() }
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { start() } }
    }
}

@c @implementation
public func DropboxOAuthManagerHandleRedirect(
    _ manager: OpaquePointer, _ url: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer?,
    _ completion: DropboxCompletionFunction
) -> Bool {
    let completion = CCompletion(context, completion)
    guard let url = URL(string: String(cString: url)) else {
        DispatchQueue.main.async { completion(nil) }
        return false
    }
    return Reference.object(manager, as: OAuthManagerBox.self).manager.handleRedirectURL(url) { completion($0) }
}

@c @implementation
public func DropboxOAuthManagerHandleTokenRedirect(
    _ manager: OpaquePointer, _ url: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer?,
    _ completion: DropboxCompletionFunction
) -> Bool {
    let manager = Reference.object(manager, as: OAuthManagerBox.self).manager
    let result = URL(string: String(cString: url)).flatMap { manager.handleTokenRedirect($0) }
    CCompletion(context, completion)(result)
    return result != nil
}

@c @implementation
public func DropboxOAuthManagerRefresh(
    _ manager: OpaquePointer, _ token: UnsafePointer<DropboxToken>, _ scopes: UnsafePointer<CChar>,
    _ onMainQueue: Bool, _ context: UnsafeMutableRawPointer?, _ completion: DropboxCompletionFunction
) {
    let completion = CCompletion(context, completion)
    Reference.object(manager, as: OAuthManagerBox.self).manager.refreshAccessToken(
        DropboxAccessToken(token), scopes: String(cString: scopes).split(separator: " ").map(String.init),
        queue: onMainQueue ? nil : .global()
    ) { completion($0) }
}

@c @implementation
public func DropboxOAuthManagerCreateTokenProvider(
    _ manager: OpaquePointer, _ token: UnsafePointer<DropboxToken>
) -> OpaquePointer {
    let manager = Reference.object(manager, as: OAuthManagerBox.self).manager
    return Reference.retaining(TokenProviderBox(manager.accessTokenProviderForToken(DropboxAccessToken(token))))
}
