#if os(iOS) || os(macOS)
    import AuthenticationServices

    /// Where the sign-in page is shown.
    public enum SignInPresentation: Sendable, Hashable {
        /// In a page of the app on iOS (`SFSafariViewController`), in the user's browser on macOS.
        case page

        /// In a window of the system's (`ASWebAuthenticationSession`), which closes by itself. With `isEphemeral` it knows
        /// nothing of the browser's cookies, so that another account can sign in.
        case authenticationSession(isEphemeral: Bool)
    }

    /// A sign-in page in a window of the system's.
    @MainActor
    final class WebAuthentication: NSObject, ASWebAuthenticationPresentationContextProviding {
        private let anchor: ASPresentationAnchor
        private var session: ASWebAuthenticationSession?

        init(anchor: ASPresentationAnchor) {
            self.anchor = anchor
        }

        /// Shows a page until it goes to an address with `scheme`, or the user closes it.
        /// - Returns: Whether the page is shown.
        func start(
            _ page: URL, scheme: String, isEphemeral: Bool, redirected: @escaping @MainActor (URL) -> Void,
            cancelled: @escaping @MainActor () -> Void
        ) -> Bool {
            let session = ASWebAuthenticationSession(url: page, callbackURLScheme: scheme) { [weak self] url, _ in
                Task { @MainActor in
                    self?.session = nil
                    if let url { redirected(url) } else { cancelled() }
                }
            }
            session.presentationContextProvider = self
            session.prefersEphemeralWebBrowserSession = isEphemeral
            self.session = session
            return session.start()
        }

        func close() {
            session?.cancel()
            session = nil
        }

        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { anchor }
    }

    extension URL {
        /// The scheme of the address that a sign-in page comes back to.
        var redirectScheme: String? {
            let parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
            let redirect = parts?.queryItems?.first { $0.name == "redirect_uri" }?.value
            return redirect.flatMap { URL(string: $0)?.scheme }
        }
    }
#endif
