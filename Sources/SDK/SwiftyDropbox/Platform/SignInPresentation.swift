#if canImport(AuthenticationServices) && !os(tvOS) && !os(watchOS)
    import AuthenticationServices
    import DropboxCore
    import DropboxOAuth
    import Foundation
    import Network

    /// The presentation of the sign-in page.
    public enum SignInPresentation: Sendable, Hashable {
        /// A page in the app on iOS (`SFSafariViewController`), or the user's browser on macOS.
        case page

        /// A system window (`ASWebAuthenticationSession`), which closes automatically. If `isEphemeral` is `true`, the
        /// window doesn't have the cookies of the browser, so that the user can sign in to another account.
        case authenticationSession(isEphemeral: Bool)
    }

    /// A sign-in page in an `ASWebAuthenticationSession`.
    @MainActor
    final class WebAuthentication: NSObject, ASWebAuthenticationPresentationContextProviding {
        private let anchor: ASPresentationAnchor
        private var session: ASWebAuthenticationSession?

        init(anchor: ASPresentationAnchor) {
            self.anchor = anchor
        }

        /// Shows a page until it redirects to a URL with `scheme`, or the user closes it.
        ///
        /// - Returns: `true` if the page is shown.
        func start(
            _ page: URL, scheme: String, isEphemeral: Bool, redirected: @escaping @MainActor (URL) -> Void,
            cancelled: @escaping @MainActor () -> Void
        ) -> Bool {
            let session = ASWebAuthenticationSession(url: page, callbackURLScheme: scheme) {
                @Sendable [weak self] url, _ in
                // The system can call it on any queue. Without `@Sendable`, it would be a closure of the main actor.
                Task { @MainActor in
                    // The system also calls it if the window can't be shown. The caller then shows another page.
                    guard let self, self.session != nil else { return }
                    self.session = nil
                    if let url { redirected(url) } else { cancelled() }
                }
            }
            session.presentationContextProvider = self
            session.prefersEphemeralWebBrowserSession = isEphemeral
            self.session = session
            let isShown = session.start()
            if !isShown { self.session = nil }
            return isShown
        }

        func close() {
            session?.cancel()
            session = nil
        }

        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { anchor }
    }

    extension URL {
        /// The scheme of the redirect URI of a sign-in page.
        var redirectScheme: String? {
            let components = URLComponents(url: self, resolvingAgainstBaseURL: true)
            let redirect = components?.queryItems?.first { $0.name == "redirect_uri" }?.value
            return redirect.flatMap { URL(string: $0)?.scheme }
        }
    }

    /// A check for a network connection before a sign-in page opens.
    enum NetworkReachability {
        static func isAvailable() async -> Bool {
            let monitor = NWPathMonitor()
            let (paths, continuation) = AsyncStream.makeStream(of: Bool.self)
            monitor.pathUpdateHandler = { continuation.yield($0.status != .unsatisfied) }
            monitor.start(queue: DispatchQueue(label: "swift-dropbox.connectivity"))
            defer { monitor.cancel() }
            for await isAvailable in paths { return isAvailable }
            return true
        }
    }

    extension SharedApplication {
        /// Calls `body` if a network is available. Otherwise shows an error message with buttons to retry and to
        /// cancel.
        func whenOnline(cancelled: @escaping @MainActor () -> Void, _ body: @escaping @MainActor () -> Void) {
            Task {
                if await NetworkReachability.isAvailable() { return body() }
                presentErrorMessageWithHandlers(
                    SignInStrings.offline, title: SignInStrings.offlineTitle,
                    buttonHandlers: [
                        SignInStrings.cancel: cancelled,
                        SignInStrings.retry: { [weak self] in self?.whenOnline(cancelled: cancelled, body) },
                    ])
            }
        }
    }

    /// The strings of the messages during sign-in.
    enum SignInStrings {
        static let offlineTitle = "No internet connection"
        static let offline = "Signing in to Dropbox requires an internet connection. Try again when you are connected."
        static let retry = "Retry"
        static let cancel = "Cancel"
        static let close = "OK"

        /// Returns buttons in the order in which to show them: Cancel last, because the Return key of macOS presses the
        /// first one.
        static func ordered(_ buttons: [String: () -> Void]) -> [(key: String, value: () -> Void)] {
            buttons.sorted { isOrdered($0.key, before: $1.key) }
        }

        /// Returns whether a button comes before another one: a strict weak order, as sorting requires.
        static func isOrdered(_ first: String, before second: String) -> Bool {
            (first == cancel ? 1 : 0, first) < (second == cancel ? 1 : 0, second)
        }
    }
#endif
