#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import DropboxCore
    import DropboxOAuth

    extension DropboxClientsManager {
        /// Starts the sign-in of a user in the browser. Pass the redirect URL to `handleRedirectURL`.
        ///
        /// It uses the code flow with PKCE. The token is refreshed when it expires. The app's `Info.plist` must contain
        /// the URL scheme `db-<app key>`. Command-line tools have no URL scheme and use `signIn` instead.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: The view controller that shows messages and the spinner, a weak reference. If it is `nil`,
        ///     the key window shows them.
        ///   - loadingStatusDelegate: Shows a loading indicator during the exchange of the code for a token. It is a
        ///     weak reference. If it is `nil`, a spinner is shown.
        ///   - openURL: Opens a URL in another app: `{ NSWorkspace.shared.open($0) }`.
        ///   - scopeRequest: The scopes to request, or `nil` for all scopes of the app.
        ///   - presentation: The presentation of the sign-in page. The default is the user's browser.
        ///   - options: Additional options of the sign-in page.
        @preconcurrency @MainActor
        public static func authorizeFromControllerV2(
            sharedApplication: NSApplication, controller: NSViewController?,
            loadingStatusDelegate: (any LoadingStatusDelegate)?, openURL: @escaping @MainActor (URL) -> Void,
            scopeRequest: ScopeRequest?, presentation: SignInPresentation = .page,
            options: SignInOptions = SignInOptions()
        ) {
            let application = DesktopSharedApplication(
                sharedApplication: sharedApplication, controller: controller,
                loadingStatusDelegate: loadingStatusDelegate,
                presentation: presentation, openURL: openURL)
            // The user can start another sign-in while the page of an earlier one is open.
            DesktopSharedApplication.sharedDesktopApplication?.closePage()
            DesktopSharedApplication.sharedDesktopApplication = application
            authorize(application, scopeRequest: scopeRequest, options: options) { [weak application] in
                application?.closePage()
            }
        }

        /// Starts the sign-in of a user for an old app that receives a token without expiration in the redirect URL.
        /// Dropbox issues such tokens only to old apps.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: The view controller that shows messages and the spinner, a weak reference.
        ///   - openURL: Opens a URL in another app: `{ NSWorkspace.shared.open($0) }`.
        @available(*, deprecated, renamed: "authorizeFromControllerV2")
        @preconcurrency @MainActor
        public static func authorizeFromController(
            sharedApplication: NSApplication, controller: NSViewController?,
            openURL: @escaping @MainActor (URL) -> Void
        ) {
            let application = DesktopSharedApplication(
                sharedApplication: sharedApplication, controller: controller, openURL: openURL)
            // The user can start another sign-in while the page of an earlier one is open.
            DesktopSharedApplication.sharedDesktopApplication?.closePage()
            DesktopSharedApplication.sharedDesktopApplication = application
            authorize(application, usePKCE: false) { [weak application] in application?.closePage() }
        }
    }
#endif
