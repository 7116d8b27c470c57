import Foundation
@_exported import UIKit

@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

// The methods are optional on Apple platforms.
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// A web page in the app, without access to its content.
///
/// Sources: documentation of `SFSafariViewController` and of its delegate: A URL that isn't `http` or `https` raises an exception.
/// The delegate is told when the user taps Done, and the page is dismissed then. A page that can't be loaded stays open, and shows
/// the error. A redirect to the URL of an app opens that app, and leaves the page open.
@MainActor open class SFSafariViewController: UIViewController {
    @MainActor public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public override nonisolated init() {}
    }

    public let url: URL
    public weak var delegate: (any SFSafariViewControllerDelegate)?

    public init(url: URL, configuration: Configuration) {
        self.url = url
        super.init()
        if !["http", "https"].contains(url.scheme?.lowercased()) {
            UIViewController.mistakes.append("The specified URL has an unsupported scheme")
        }
    }

    // MARK: The user and the page

    /// The user taps Done. The animation of the dismissal begins.
    public func tapDone() {
        delegate?.safariViewControllerDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }

    /// The page was loaded, or shows an error.
    public func completeInitialLoad(_ isSuccessful: Bool) {
        delegate?.safariViewController(self, didCompleteInitialLoad: isSuccessful)
    }

    /// The page redirects to a URL.
    public func redirect(to url: URL) { UIApplication.shared.open(url) }
}
