#if os(iOS)
    import SafariServices
    import UIKit

    /// The sign-in page in a page of the app. It comes back to the app by the app's own URL scheme.
    @MainActor
    final class SignInSafariController: SFSafariViewController, SFSafariViewControllerDelegate {
        private let closed: @MainActor () -> Void

        /// - Parameter closed: Called when the user closes the page.
        init(_ url: URL, closed: @escaping @MainActor () -> Void) {
            self.closed = closed
            super.init(url: url, configuration: SFSafariViewController.Configuration())
            delegate = self
        }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
            closed()
        }
    }
#endif
