#if os(macOS)
    import AppKit
    import DropboxCore
    import DropboxOAuth

    /// What signing in needs from an app on macOS. `authorizeFromControllerV2` makes one.
    @MainActor
    public final class DesktopSharedApplication: SharedApplication {
        private let application: NSApplication
        private weak var controller: NSViewController?
        private let openURL: @MainActor (URL) -> Void
        private weak var loadingStatusDelegate: (any LoadingStatusDelegate)?
        private let presentation: SignInPresentation
        private var session: WebAuthentication?
        private var spinner: NSProgressIndicator?

        /// - Parameters:
        ///   - application: The app.
        ///   - controller: Where messages and the spinner are shown; it is held weakly. Without one it is the content of
        ///     the key window.
        ///   - loadingStatusDelegate: Shows that a code is exchanged for a token; held weakly. `nil` for a spinner.
        ///   - presentation: Where the page is shown: in the user's browser by default.
        ///   - openURL: Opens an address in another app.
        public init(
            _ application: NSApplication, controller: NSViewController?,
            loadingStatusDelegate: (any LoadingStatusDelegate)? = nil, presentation: SignInPresentation = .page,
            openURL: @escaping @MainActor (URL) -> Void
        ) {
            self.application = application
            self.controller = controller
            self.loadingStatusDelegate = loadingStatusDelegate
            self.presentation = presentation
            self.openURL = openURL
        }

        // MARK: The sign-in page

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

        /// Takes the page away: the user is back. A browser is not ours to close.
        func closePage() {
            session?.close()
            session = nil
        }

        // MARK: Other apps

        /// The Dropbox app of macOS lets no other apps in.
        public func presentPlatformSpecificAuth(_ authURL: URL) -> Bool { false }

        public func presentExternalApp(_ url: URL) { openURL(url) }

        /// Only pages are asked on macOS.
        public func canPresentExternalApp(_ url: URL) -> Bool { false }

        // MARK: Messages

        public func presentErrorMessage(_ message: String, title: String) {
            presentErrorMessageWithHandlers(message, title: title, buttonHandlers: [SignInStrings.close: {}])
        }

        public func presentErrorMessageWithHandlers(
            _ message: String, title: String, buttonHandlers: [String: @MainActor () -> Void]
        ) {
            // The first button is the one that Return presses: what is not for giving up comes first.
            let buttons = buttonHandlers.sorted { one, _ in one.key != SignInStrings.cancel }
            let alert = NSAlert()
            alert.messageText = title
            alert.informativeText = message
            alert.alertStyle = .warning
            for (name, _) in buttons { alert.addButton(withTitle: name) }
            let pressed = alert.runModal().rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
            if buttons.indices.contains(pressed) { buttons[pressed].value() }
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
