#if canImport(UIKit) && canImport(SafariServices) && !os(visionOS)
    import DropboxCore
    import DropboxOAuth
    import UIKit

    extension DropboxClientsManager {
        /// Starts the sign-in of a user in the Dropbox app if it is installed, otherwise on a sign-in page. Pass the
        /// redirect URL to `handleRedirectURL`.
        ///
        /// It uses the code flow with PKCE. The token is refreshed when it expires. The app's `Info.plist` must contain
        /// the URL scheme `db-<app key>`. For sign-in with the Dropbox app, it must also contain `dbapi-2` and
        /// `dbapi-8-emm` in `LSApplicationQueriesSchemes`.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: The view controller that presents the page, a weak reference. If it is `nil` (in SwiftUI,
        ///     for example), the root view controller of the active scene presents the page.
        ///   - loadingStatusDelegate: Shows a loading indicator during the exchange of the code for a token. It is a
        ///     weak reference. If it is `nil`, a spinner is shown.
        ///   - openURL: Opens a URL in another app: `{ UIApplication.shared.open($0) }`.
        ///   - scopeRequest: The scopes to request, or `nil` for all scopes of the app.
        ///   - presentation: The presentation of the sign-in page. The default is a page in the app.
        ///   - options: Additional options of the sign-in page. If there are any, the Dropbox app is not used.
        @preconcurrency @MainActor
        public static func authorizeFromControllerV2(
            _ sharedApplication: UIApplication, controller: UIViewController?,
            loadingStatusDelegate: (any LoadingStatusDelegate)?, openURL: @escaping @MainActor (URL) -> Void,
            scopeRequest: ScopeRequest?, presentation: SignInPresentation = .page,
            options: SignInOptions = SignInOptions()
        ) {
            let application = MobileSharedApplication(
                sharedApplication: sharedApplication, controller: controller,
                loadingStatusDelegate: loadingStatusDelegate,
                presentation: presentation, openURL: openURL)
            // The user can start another sign-in while the page of an earlier one is open.
            MobileSharedApplication.sharedMobileApplication?.dismissAuthController()
            MobileSharedApplication.sharedMobileApplication = application
            authorize(application, scopeRequest: scopeRequest, options: options) { [weak application] in
                application?.dismissAuthController()
            }
        }

        /// Starts the sign-in of a user for an old app that receives a token without expiration in the redirect URL.
        /// Dropbox issues such tokens only to old apps.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: The view controller that presents the page, a weak reference.
        ///   - openURL: Opens a URL in another app: `{ UIApplication.shared.open($0) }`.
        @available(*, deprecated, renamed: "authorizeFromControllerV2")
        @preconcurrency @MainActor
        public static func authorizeFromController(
            _ sharedApplication: UIApplication, controller: UIViewController?,
            openURL: @escaping @MainActor (URL) -> Void
        ) {
            let application = MobileSharedApplication(
                sharedApplication: sharedApplication, controller: controller, openURL: openURL)
            // The user can start another sign-in while the page of an earlier one is open.
            MobileSharedApplication.sharedMobileApplication?.dismissAuthController()
            MobileSharedApplication.sharedMobileApplication = application
            authorize(application, usePKCE: false) { [weak application] in application?.dismissAuthController() }
        }
    }
#endif
