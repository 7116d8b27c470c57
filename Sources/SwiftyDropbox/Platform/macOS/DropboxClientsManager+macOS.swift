#if os(macOS)
    import AppKit
    import DropboxCore
    import DropboxOAuth

    extension DropboxClientsManager {
        /// Lets the user sign in on a page in his browser. `handleRedirectURL` takes what comes back.
        ///
        /// It is the code flow with PKCE, and the token is renewed when it expires. The app's `Info.plist` needs the URL
        /// scheme `db-<app key>`. Command lines, which have none, call `signIn` instead.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: Where messages and the spinner are shown; it is held weakly. `nil` stands for the key window.
        ///   - loadingStatusDelegate: Shows that a code is exchanged for a token; held weakly. `nil` for a spinner.
        ///   - openURL: Opens an address in another app: `{ NSWorkspace.shared.open($0) }`.
        ///   - scopeRequest: What to ask for; all that the app is registered for where it is `nil`.
        ///   - presentation: Where the page is shown: in the user's browser by default.
        ///   - options: What else the page asks; nothing by default.
        @MainActor
        public static func authorizeFromControllerV2(
            sharedApplication: NSApplication, controller: NSViewController?,
            loadingStatusDelegate: (any LoadingStatusDelegate)?, openURL: @escaping @MainActor (URL) -> Void,
            scopeRequest: ScopeRequest?, presentation: SignInPresentation = .page,
            options: SignInOptions = SignInOptions()
        ) {
            let application = DesktopSharedApplication(
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
            sharedApplication: NSApplication, controller: NSViewController?,
            openURL: @escaping @MainActor (URL) -> Void
        ) {
            let application = DesktopSharedApplication(sharedApplication, controller: controller, openURL: openURL)
            authorize(application, usePKCE: false) { [weak application] in application?.closePage() }
        }
    }
#endif
