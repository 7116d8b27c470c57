// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxOAuth
import Foundation

/// A manager for code in C, whose language can be changed.
final class OAuthManagerBox: Sendable {
    private let current: Locked<DropboxOAuthManager>

    init(_ manager: DropboxOAuthManager) {
        current = Locked(manager)
    }

    var manager: DropboxOAuthManager { current.withLock { $0 } }

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

/// An action for code in C.
final class CAction: Sendable {
    private struct Action {
        let perform: @MainActor @Sendable () -> Void
    }

    private let action: Action

    init(_ perform: @escaping @MainActor @Sendable () -> Void) {
        action = Action(perform: perform)
    }

    func callAsFunction() {
        let perform = action.perform
        DispatchQueue.main.async { MainActor.assumeIsolated { perform() } }
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
        let action = Reference.retaining(CAction(cancelHandler))
        defer { DropboxRelease(UnsafeRawPointer(action)) }
        callbacks.presentAuthChannel(callbacks.context, authURL.absoluteString, action)
    }

    func presentExternalApp(_ url: URL) { callbacks.presentExternalApp(callbacks.context, url.absoluteString) }

    func canPresentExternalApp(_ url: URL) -> Bool {
        callbacks.canPresentExternalApp(callbacks.context, url.absoluteString)
    }

    func presentLoading() { callbacks.presentLoading(callbacks.context) }

    func dismissLoading() { callbacks.dismissLoading(callbacks.context) }
}

@c @implementation
public func DropboxActionCall(_ action: OpaquePointer) {
    Reference.object(action, as: CAction.self)()
}

@c @implementation
public func DropboxOAuthManagerCreate(_ options: UnsafePointer<DropboxOAuthManagerOptions>) -> OpaquePointer {
    let options = options.pointee
    let configuration = DropboxOAuthManager.Configuration(appKey: String(cString: options.appKey)) {
        if let host = options.host.nonemptyString { $0.baseHosts.authorizeHost = host }
        if let host = options.apiHost.nonemptyString { $0.baseHosts.apiHost = host }
        $0.appRedirectURL = options.redirectURL.nonemptyString.flatMap { URL(string: $0) }
        $0.userAgent = options.userAgent.nonemptyString
    }
    return Reference.retaining(
        OAuthManagerBox(
            DropboxOAuthManager(configuration: configuration, secureStorageAccess: SharedTokenStore.current)))
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
