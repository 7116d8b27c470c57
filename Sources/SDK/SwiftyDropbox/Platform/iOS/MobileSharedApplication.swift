#if canImport(UIKit) && canImport(SafariServices) && !os(visionOS)
    import DropboxCore
    import DropboxOAuth
    import SafariServices
    import UIKit

    /// The user interface of the sign-in on iOS. `authorizeFromControllerV2` creates an instance.
    ///
    /// It doesn't use `UIApplication.shared` or other API that is unavailable in app extensions.
    @preconcurrency @MainActor
    public final class MobileSharedApplication: SharedApplication {
        private let application: UIApplication
        private weak var controller: UIViewController?
        private let openURL: @MainActor (URL) -> Void
        private weak var loadingStatusDelegate: (any LoadingStatusDelegate)?
        private let presentation: SignInPresentation
        private var page: SignInPage?
        private var spinner: UIView?

        /// The user interface of the current sign-in, or `nil` before the first sign-in.
        public static var sharedMobileApplication: MobileSharedApplication?

        /// Creates the user interface of a sign-in.
        ///
        /// - Parameters:
        ///   - sharedApplication: The app.
        ///   - controller: The view controller that presents the page, a weak reference. If it is `nil`, the root view
        ///     controller of the active scene, or the controller that it presents, presents the page.
        ///   - loadingStatusDelegate: Shows a loading indicator during the exchange of the code for a token. It is a
        ///     weak reference. If it is `nil`, a spinner is shown.
        ///   - presentation: The presentation of the sign-in page. The default is a page in the app.
        ///   - openURL: Opens a URL in another app.
        public init(
            sharedApplication application: UIApplication, controller: UIViewController?,
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
                self?.withPresenter { self?.show(authURL, on: $0, tryIntercept, cancelHandler) }
            }
        }

        private func show(
            _ url: URL, on presenter: UIViewController?, _ tryIntercept: @escaping @MainActor (URL) -> Bool,
            _ cancelled: @escaping @MainActor () -> Void
        ) {
            guard let presenter else { return cancelled() }
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

        /// Closes the page after the redirect.
        public func dismissAuthController() {
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
            _ message: String, title: String, buttonHandlers: [String: () -> Void]
        ) {
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            for (name, handler) in SignInStrings.ordered(buttonHandlers) {
                let style: UIAlertAction.Style = name == SignInStrings.cancel ? .cancel : .default
                alert.addAction(UIAlertAction(title: name, style: style) { _ in handler() })
            }
            withPresenter { $0?.present(alert, animated: true, completion: nil) }
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

        /// Passes the topmost view controller to a closure, after a transition in progress. During a transition, such as that
        /// of a page that the user has just closed, UIKit ignores presentations.
        private func withPresenter(_ body: @escaping @MainActor (UIViewController?) -> Void) {
            let presenter = presenter
            let isQueued = presenter?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
                self?.withPresenter(body)
            }
            if isQueued != true { body(presenter) }
        }

        /// The topmost view controller, which presents pages and messages.
        private var presenter: UIViewController? {
            var topmost = controller ?? rootViewController
            while let next = topmost?.presentedViewController, !next.isBeingDismissed { topmost = next }
            return topmost
        }

        private var rootViewController: UIViewController? {
            let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
            let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
            let window = scene?.windows.first { $0.isKeyWindow } ?? scene?.windows.first
            return window?.rootViewController
        }
    }

    /// The current sign-in page.
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

    /// The sign-in page in a page of the app. It redirects to the app's URL scheme.
    @MainActor
    final class SignInSafariController: SFSafariViewController, SFSafariViewControllerDelegate {
        private let closed: @MainActor () -> Void

        /// - Parameters:
        ///   - url: The URL of the sign-in page.
        ///   - closed: A closure that is called when the user closes the page.
        init(_ url: URL, closed: @escaping @MainActor () -> Void) {
            self.closed = closed
            super.init(url: url, configuration: SFSafariViewController.Configuration())
            delegate = self
        }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            closed()
        }
    }

    extension UIView {
        /// Covers a view with a spinner during the exchange of the code for a token.
        ///
        /// A view controller would have to wait for the dismissal of the sign-in page, and would block presentations by
        /// the app.
        static func spinner(over view: UIView) -> UIView {
            let cover = UIView()
            cover.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            let indicator = UIActivityIndicatorView(style: .large)
            for view in [cover, indicator] { view.translatesAutoresizingMaskIntoConstraints = false }
            cover.addSubview(indicator)
            view.addSubview(cover)
            NSLayoutConstraint.activate([
                cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                cover.topAnchor.constraint(equalTo: view.topAnchor),
                cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                indicator.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
                indicator.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            ])
            indicator.startAnimating()
            return cover
        }
    }
#endif
