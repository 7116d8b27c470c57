import Foundation

/// What signing in needs from the app around it: pages, messages, other apps.
///
/// The SDK has one for apps on iOS and one for macOS. Programs without windows do not need any: `signIn` takes the way
/// to open a page as a parameter.
@MainActor
public protocol SharedApplication: AnyObject, Sendable {
    /// Shows a message with a button to close it.
    func presentErrorMessage(_ message: String, title: String)

    /// Shows a message with these buttons. The one called `Cancel`, if there is one, is for giving up.
    func presentErrorMessageWithHandlers(
        _ message: String, title: String, buttonHandlers: [String: @MainActor () -> Void])

    /// Opens the official Dropbox app at `authURL`, where the platform signs in by that app.
    /// - Returns: Whether the platform does; otherwise nothing has happened.
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool

    /// Shows the sign-in page.
    ///
    /// - Parameters:
    ///   - authURL: Where the page is.
    ///   - tryIntercept: To be called with each address that the page goes to, where the app can see that; `true` says
    ///     that the page has done its work and is to be closed.
    ///   - cancelHandler: To be called when the user closes the page.
    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool,
        cancelHandler: @escaping @MainActor () -> Void)

    /// Opens an address in whichever app it belongs to.
    func presentExternalApp(_ url: URL)

    /// Whether there is an app for an address.
    func canPresentExternalApp(_ url: URL) -> Bool

    /// Shows that something is under way: a code is exchanged for a token.
    func presentLoading()

    /// Ends what `presentLoading()` began.
    func dismissLoading()
}

/// Shows in the app's own way that a code is being exchanged for a token.
@MainActor
public protocol LoadingStatusDelegate: AnyObject, Sendable {
    /// The exchange has begun.
    func showLoading()

    /// The exchange is over.
    func dismissLoading()
}
