#if os(iOS)
    import DropboxCore
    import DropboxOAuth
    import SafariServices
    import UIKit

    /// What signing in needs from an app on iOS. `authorizeFromControllerV2` makes one.
    ///
    /// It touches neither `UIApplication.shared` nor anything else that app extensions may not use.
    @MainActor
    public final class MobileSharedApplication: SharedApplication {
        private let application: UIApplication
        private weak var controller: UIViewController?
        private let openURL: @MainActor (URL) -> Void
        private weak var loadingStatusDelegate: (any LoadingStatusDelegate)?
        private let presentation: SignInPresentation
        private var page: SignInPage?
        private var spinner: UIView?

        /// - Parameters:
        ///   - application: The app.
        ///   - controller: What the page is shown over; it is held weakly. Without one it is the root view controller of
        ///     the active scene, or what that presents.
        ///   - loadingStatusDelegate: Shows that a code is exchanged for a token; held weakly. `nil` for a spinner.
        ///   - presentation: Where the page is shown: in a page of the app by default.
        ///   - openURL: Opens an address in another app.
        public init(
            _ application: UIApplication, controller: UIViewController?,
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
            guard let presenter else {
                return cancelled()
            }
            if case .authenticationSession(let isEphemeral) = presentation, let window = presenter.view.window,
                let scheme = url.redirectScheme
            {
                let session = WebAuthentication(anchor: window)
                page = .session(session)
                let isShown = session.start(
                    url, scheme: scheme, isEphemeral: isEphemeral, redirected: { _ = tryIntercept($0) },
                    cancelled: cancelled)
                if isShown { return }
            }
            let safari = SignInSafariController(url, closed: cancelled)
            page = .safari(safari)
            presenter.present(safari, animated: true, completion: nil)
        }

        /// Takes the page away: the user is back.
        func closePage() {
            page?.close()
            page = nil
        }

        // MARK: Other apps

        public func presentPlatformSpecificAuth(_ authURL: URL) -> Bool {
            presentExternalApp(authURL)
            return true
        }

        public func presentExternalApp(_ url: URL) { openURL(url) }

        public func canPresentExternalApp(_ url: URL) -> Bool { application.canOpenURL(url) }

        // MARK: Messages

        public func presentErrorMessage(_ message: String, title: String) {
            presentErrorMessageWithHandlers(message, title: title, buttonHandlers: [SignInStrings.close: {}])
        }

        public func presentErrorMessageWithHandlers(
            _ message: String, title: String, buttonHandlers: [String: @MainActor () -> Void]
        ) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            for (name, handler) in buttonHandlers.sorted(by: { $0.key < $1.key }) {
                let style: UIAlertAction.Style = name == SignInStrings.cancel ? .cancel : .default
                alert.addAction(UIAlertAction(title: name, style: style) { _ in handler() })
            }
            presenter?.present(alert, animated: true, completion: nil)
        }

        public func presentLoading() {
            if let loadingStatusDelegate { return loadingStatusDelegate.showLoading() }
            guard spinner == nil, let view = presenter?.view else { return }
            spinner = .spinner(over: view.window ?? view)
        }

        public func dismissLoading() {
            loadingStatusDelegate?.dismissLoading()
            spinner?.removeFromSuperview()
            spinner = nil
        }

        /// What pages and messages are shown over: the uppermost controller.
        private var presenter: UIViewController? {
            var uppermost = controller ?? rootViewController
            while let next = uppermost?.presentedViewController, !next.isBeingDismissed { uppermost = next }
            return uppermost
        }

        private var rootViewController: UIViewController? {
            let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
            let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
            let window = scene?.windows.first { $0.isKeyWindow } ?? scene?.windows.first
            return window?.rootViewController
        }
    }

    /// The page that is shown.
    private enum SignInPage {
        case safari(SignInSafariController)
        case session(WebAuthentication)

        @MainActor func close() {
            switch self {
            case .safari(let page): page.presentingViewController?.dismiss(animated: true, completion: nil)
            case .session(let session): session.close()
            }
        }
    }
#endif
