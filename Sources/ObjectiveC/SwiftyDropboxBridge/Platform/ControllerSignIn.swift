// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxBridge
import Foundation
import SwiftyDropbox

#if os(iOS)
    import UIKit

    private typealias Application = UIApplication
    private typealias Controller = UIViewController
#elseif os(macOS)
    import AppKit

    private typealias Application = NSApplication
    private typealias Controller = NSViewController
#endif

#if os(iOS) || os(macOS)
    @c @implementation
    public func DropboxManagerAuthorizeFromController(_ signIn: UnsafePointer<DropboxControllerSignIn>) {
        let signIn = ControllerSignIn(signIn.pointee)
        guard Thread.isMainThread else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { signIn.start() } }
        }
        MainActor.assumeIsolated { signIn.start() }
    }

    /// A sign-in that code in C starts.
    // @unchecked Sendable because the objects are constant, and used on the main thread only.
    private final class ControllerSignIn: @unchecked Sendable {
        private let application: Application
        private let controller: Controller?
        private let opener: URLOpener
        private let loadingStatus: CLoadingStatus?
        private let usePKCE: Bool
        private let scopeRequest: ScopeRequest?

        init(_ signIn: DropboxControllerSignIn) {
            application = Unmanaged<Application>.fromOpaque(signIn.application).takeUnretainedValue()
            controller = signIn.controller.map { Unmanaged<Controller>.fromOpaque($0).takeUnretainedValue() }
            opener = URLOpener(signIn)
            loadingStatus = CLoadingStatus(signIn)
            usePKCE = signIn.usePKCE
            scopeRequest = signIn.scopes.string.map { scopes in
                ScopeRequest(
                    scopeType: signIn.isTeamScope ? .team : .user,
                    scopes: scopes.split(separator: " ").map(String.init),
                    includeGrantedScopes: signIn.includeGrantedScopes)
            }
        }

        @MainActor
        func start() {
            // The application that presents the page retains the closure, and so the delegate, which it doesn't retain.
            let openURL: @MainActor (URL) -> Void = { [opener, loadingStatus] url in
                withExtendedLifetime(loadingStatus) { opener.open(url) }
            }
            DropboxClientsManager.authorize(
                application, controller, loadingStatus, openURL, usePKCE: usePKCE, scopeRequest: scopeRequest)
        }
    }

    extension DropboxClientsManager {
        /// Starts a sign-in with the user interface of the SDK.
        @MainActor
        fileprivate static func authorize(
            _ application: Application, _ controller: Controller?,
            _ loadingStatusDelegate: (any LoadingStatusDelegate)?, _ openURL: @escaping @MainActor (URL) -> Void,
            usePKCE: Bool, scopeRequest: ScopeRequest?
        ) {
            #if os(iOS)
                let interface = MobileSharedApplication(
                    sharedApplication: application, controller: controller,
                    loadingStatusDelegate: loadingStatusDelegate, openURL: openURL)
                MobileSharedApplication.sharedMobileApplication = interface
                authorize(interface, usePKCE: usePKCE, scopeRequest: scopeRequest) { [weak interface] in
                    interface?.dismissAuthController()
                }
            #else
                let interface = DesktopSharedApplication(
                    sharedApplication: application, controller: controller,
                    loadingStatusDelegate: loadingStatusDelegate, openURL: openURL)
                DesktopSharedApplication.sharedDesktopApplication = interface
                authorize(interface, usePKCE: usePKCE, scopeRequest: scopeRequest) { [weak interface] in
                    interface?.closePage()
                }
            #endif
        }
    }

    /// Opens URLs with a function in C.
    // @unchecked Sendable because the function is called on the main thread only.
    private final class URLOpener: @unchecked Sendable {
        private let signIn: DropboxControllerSignIn

        init(_ signIn: DropboxControllerSignIn) { self.signIn = signIn }

        deinit { signIn.releaseOpenURL(signIn.openURLContext) }

        func open(_ url: URL) { signIn.openURL(signIn.openURLContext, url.absoluteString) }
    }

    /// Shows the app's progress indicator with functions in C.
    // @unchecked Sendable because the functions are constant, and called on the main thread only.
    private final class CLoadingStatus: LoadingStatusDelegate, @unchecked Sendable {
        // nonisolated(unsafe) because the functions are constant.
        private nonisolated(unsafe) let signIn: DropboxControllerSignIn

        nonisolated init?(_ signIn: DropboxControllerSignIn) {
            guard signIn.showLoading != nil else { return nil }
            self.signIn = signIn
        }

        deinit { signIn.releaseLoading?(signIn.loadingContext) }

        func showLoading() { signIn.showLoading?(signIn.loadingContext) }
        func dismissLoading() { signIn.dismissLoading?(signIn.loadingContext) }
    }
#else
    /// Releases the functions: other platforms have no user interface.
    @c @implementation
    public func DropboxManagerAuthorizeFromController(_ signIn: UnsafePointer<DropboxControllerSignIn>) {
        DropboxClientsManager.log(.error, "DropboxClientsManager: this platform has no user interface for the sign-in")
        signIn.pointee.releaseOpenURL(signIn.pointee.openURLContext)
        signIn.pointee.releaseLoading?(signIn.pointee.loadingContext)
    }
#endif
