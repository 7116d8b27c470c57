import Foundation

/// The app features that a sign-in needs: pages, messages, and other apps.
///
/// The SDK includes implementations for apps on iOS and on macOS. Programs without windows don't need one, because
/// `signIn` has a parameter that opens the page.
@preconcurrency @MainActor
public protocol SharedApplication: AnyObject, Sendable {
    /// Shows a message with a button to close it.
    func presentErrorMessage(_ message: String, title: String)

    /// Shows a message with the given buttons. A button named `Cancel` cancels the sign-in.
    func presentErrorMessageWithHandlers(
        _ message: String, title: String, buttonHandlers: [String: () -> Void])

    /// Opens the official Dropbox app with `authURL`, if the platform supports that.
    ///
    /// - Returns: `true` if the platform supports it. Otherwise the method has no effect.
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool

    /// Shows the sign-in page.
    ///
    /// - Parameters:
    ///   - authURL: The URL of the page.
    ///   - tryIntercept: A closure to call with each URL that the page navigates to, if the app can observe that. It
    ///     returns `true` if the page has finished and must be closed.
    ///   - cancelHandler: A closure to call when the user closes the page.
    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool,
        cancelHandler: @escaping @MainActor () -> Void)

    /// Opens a URL in the app that handles it.
    func presentExternalApp(_ url: URL)

    /// Returns a Boolean value that indicates whether an app handles the URL.
    func canPresentExternalApp(_ url: URL) -> Bool

    /// Shows a progress indicator while a code is exchanged for a token.
    func presentLoading()

    /// Removes the progress indicator of `presentLoading()`.
    func dismissLoading()
}

/// A delegate that shows the app's own progress indicator while a code is exchanged for a token.
@preconcurrency @MainActor
public protocol LoadingStatusDelegate: AnyObject, Sendable {
    /// Called when the exchange starts.
    func showLoading()

    /// Called when the exchange has finished.
    func dismissLoading()
}
