import Dispatch
import Foundation

// Swift 5 mode, like a framework of Apple: the compiler then checks at run time that a closure of the main actor, which this
// module receives, runs on the main actor.

@MainActor public final class ASPresentationAnchor: NSObject {}

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in page in a system window.
///
/// The documentation doesn't specify the queue of the completion handler. On macOS, apps report that it's called on another
/// queue than the main queue.
@MainActor public final class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (_ callbackURL: URL?, _ error: (any Error)?) -> Void

    /// The window on the screen.
    public private(set) static var shown: ASWebAuthenticationSession?

    public let url: URL
    public let callbackURLScheme: String?
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    private let completionHandler: CompletionHandler
    private var isFinished = false

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.url = url
        self.callbackURLScheme = callbackURLScheme
        self.completionHandler = completionHandler
    }

    /// Shows the window. It requires a presentation context provider.
    public func start() -> Bool {
        guard presentationContextProvider?.presentationAnchor(for: self) != nil, !isFinished else { return false }
        Self.shown = self
        return true
    }

    /// Closes the window. The completion handler isn't called then.
    public func cancel() {
        isFinished = true
        Self.shown = nil
    }

    /// Calls the completion handler, as when the page redirects to a URL, or the user closes the window (`nil`).
    public func finish(_ url: URL?) {
        guard !isFinished else { return }
        cancel()
        nonisolated(unsafe) let completionHandler = completionHandler
        let error = NSError(domain: "com.apple.AuthenticationServices.WebAuthenticationSession", code: 1, userInfo: nil)
        DispatchQueue.global().async { completionHandler(url, url == nil ? error : nil) }
    }
}
