#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import DropboxCore
    import DropboxOAuth

    /// The user interface of the sign-in on macOS. `authorizeFromControllerV2` creates an instance.
    @preconcurrency @MainActor
    public final class DesktopSharedApplication: SharedApplication {
        private let application: NSApplication
        private weak var controller: NSViewController?
        private let openURL: @MainActor (URL) -> Void
        private weak var loadingStatusDelegate: (any LoadingStatusDelegate)?
        private let presentation: SignInPresentation
        private var session: WebAuthentication?
        private var spinner: NSProgressIndicator?

        /// The user interface of the current sign-in, or `nil` before the first sign-in.
        public static var sharedDesktopApplication: DesktopSharedApplication?

        /// Creates the user interface of a sign-in.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: The view controller that shows messages and the spinner, a weak reference. If it is `nil`,
        ///     the key window shows them.
        ///   - loadingStatusDelegate: Shows a loading indicator during the exchange of the code for a token. It is a
        ///     weak reference. If it is `nil`, a spinner is shown.
        ///   - presentation: The presentation of the sign-in page. The default is the user's browser.
        ///   - openURL: Opens a URL in another app.
        public init(
            sharedApplication application: NSApplication, controller: NSViewController?,
            loadingStatusDelegate: (any LoadingStatusDelegate)? = nil, presentation: SignInPresentation = .page,
            openURL: @escaping @MainActor (URL) -> Void
        ) {
            self.application = application
            self.controller = controller
            self.loadingStatusDelegate = loadingStatusDelegate
            self.presentation = presentation
            self.openURL = openURL
        }

        // MARK: Sign-in page

        public func presentAuthChannel(
            _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool,
            cancelHandler: @escaping @MainActor () -> Void
        ) {
            whenOnline(cancelled: cancelHandler) { [weak self] in
                self?.show(authURL, tryIntercept, cancelHandler)
            }
        }

        private func show(
            _ url: URL, _ tryIntercept: @escaping @MainActor (URL) -> Bool, _ cancelled: @escaping @MainActor () -> Void
        ) {
            if case .authenticationSession(let isEphemeral) = presentation, let window, let scheme = url.redirectScheme
            {
                let session = WebAuthentication(anchor: window)
                self.session = session
                let isShown = session.start(
                    url, scheme: scheme, isEphemeral: isEphemeral, redirected: { _ = tryIntercept($0) },
                    cancelled: cancelled)
                if isShown { return }
            }
            openURL(url)
        }

        /// Closes the authentication session after the redirect. A page in the browser stays open.
        package func closePage() {
            session?.close()
            session = nil
        }

        // MARK: Other apps

        /// Returns `false`, because the Dropbox app for macOS can't authorize other apps.
        public func presentPlatformSpecificAuth(_ authURL: URL) -> Bool { false }

        public func presentExternalApp(_ url: URL) { openURL(url) }

        /// Returns `false`, because macOS uses only sign-in pages.
        public func canPresentExternalApp(_ url: URL) -> Bool { false }

        // MARK: Messages

        public func presentErrorMessage(_ message: String, title: String) {
            presentErrorMessageWithHandlers(message, title: title, buttonHandlers: [SignInStrings.close: {}])
        }

        public func presentErrorMessageWithHandlers(
            _ message: String, title: String, buttonHandlers: [String: () -> Void]
        ) {
            let buttons = SignInStrings.ordered(buttonHandlers)
            let alert = NSAlert()
            alert.messageText = title
            alert.informativeText = message
            alert.alertStyle = .warning
            for (name, _) in buttons { alert.addButton(withTitle: name) }
            let index = alert.runModal().rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
            if buttons.indices.contains(index) { buttons[index].value() }
        }

        public func presentLoading() {
            if let loadingStatusDelegate { return loadingStatusDelegate.showLoading() }
            guard spinner == nil, let view = controller?.view ?? window?.contentViewController?.view else { return }
            let spinner = NSProgressIndicator()
            spinner.style = .spinning
            spinner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(spinner)
            NSLayoutConstraint.activate([
                spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
            spinner.startAnimation(nil)
            self.spinner = spinner
        }

        public func dismissLoading() {
            loadingStatusDelegate?.dismissLoading()
            spinner?.removeFromSuperview()
            spinner = nil
        }

        private var window: NSWindow? { controller?.view.window ?? application.keyWindow }
    }
#endif
