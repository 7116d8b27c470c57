#if os(iOS)
    import DropboxCore
    import DropboxOAuth
    import UIKit

    extension DropboxClientsManager {
        /// Lets the user sign in: in the Dropbox app where it is installed, else on a page. `handleRedirectURL` takes what
        /// comes back.
        ///
        /// It is the code flow with PKCE, and the token is renewed when it expires. The app's `Info.plist` needs the URL
        /// scheme `db-<app key>` and, to ask the Dropbox app, `dbapi-2` and `dbapi-8-emm` among its
        /// `LSApplicationQueriesSchemes`.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: What the page is shown over; it is held weakly. `nil`, for SwiftUI, stands for the root view
        ///     controller of the active scene.
        ///   - loadingStatusDelegate: Shows that a code is exchanged for a token; held weakly. `nil` for a spinner.
        ///   - openURL: Opens an address in another app: `{ UIApplication.shared.open($0) }`.
        ///   - scopeRequest: What to ask for; all that the app is registered for where it is `nil`.
        ///   - presentation: Where the page is shown: in a page of the app by default.
        ///   - options: What else the page asks; nothing by default. With options the Dropbox app is not asked.
        @MainActor
        public static func authorizeFromControllerV2(
            _ sharedApplication: UIApplication, controller: UIViewController?,
            loadingStatusDelegate: (any LoadingStatusDelegate)?, openURL: @escaping @MainActor (URL) -> Void,
            scopeRequest: ScopeRequest?, presentation: SignInPresentation = .page,
            options: SignInOptions = SignInOptions()
        ) {
            let application = MobileSharedApplication(
                sharedApplication, controller: controller, loadingStatusDelegate: loadingStatusDelegate,
                presentation: presentation, openURL: openURL)
            authorize(application, scopeRequest: scopeRequest, options: options) { [weak application] in
                application?.closePage()
            }
        }

        /// Lets the user sign in to an app that still gets a token in the redirect, one that does not expire. Dropbox gives
        /// such tokens to old apps only; the parameters are those of `authorizeFromControllerV2`.
        @available(*, deprecated, renamed: "authorizeFromControllerV2")
        @MainActor
        public static func authorizeFromController(
            _ sharedApplication: UIApplication, controller: UIViewController?,
            openURL: @escaping @MainActor (URL) -> Void
        ) {
            let application = MobileSharedApplication(sharedApplication, controller: controller, openURL: openURL)
            authorize(application, usePKCE: false) { [weak application] in application?.closePage() }
        }
    }
#endif
