import Dispatch
import Foundation

// Swift 5 mode, like a framework of Apple: the compiler then checks at run time that a closure of the main actor, which this
// module receives, runs on the main actor.

/// An `NSWindow` or a `UIWindow`, depending on the platform. This module has both.
public typealias ASPresentationAnchor = NSObject

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A sign-in page in a system window.
///
/// The documentation doesn't specify the queue of the completion handler. On macOS, apps report that it's called on another
/// queue than the main queue.
@MainActor public final class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (_ callbackURL: URL?, _ error: (any Error)?) -> Void

    /// The windows on the screen.
    public private(set) static var windows: [ASWebAuthenticationSession] = []
    /// The topmost window on the screen.
    public static var shown: ASWebAuthenticationSession? { windows.last }

    public let url: URL
    public let callbackURLScheme: String?
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    public var prefersEphemeralWebBrowserSession = false
    private let completionHandler: CompletionHandler
    private var isFinished = false
    /// Whether `start` fails, as without a window on the screen. `ASWebAuthenticationSessionError.Code`: The completion handler
    /// then receives `presentationContextInvalid`.
    public static var cannotStart = false

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.url = url
        self.callbackURLScheme = callbackURLScheme
        self.completionHandler = completionHandler
    }

    /// Shows the window. It requires a presentation context provider.
    public func start() -> Bool {
        guard presentationContextProvider?.presentationAnchor(for: self) != nil, !isFinished else { return false }
        if Self.cannotStart {
            complete(nil, 3)
            return false
        }
        Self.windows.append(self)
        return true
    }

    /// Closes the window. The completion handler isn't called then.
    public func cancel() {
        isFinished = true
        Self.windows.removeAll { $0 === self }
    }

    /// Calls the completion handler, as when the page redirects to a URL, or the user closes the window (`nil`).
    public func finish(_ url: URL?) {
        guard !isFinished else { return }
        cancel()
        complete(url, 1)
    }

    private func complete(_ url: URL?, _ code: Int) {
        nonisolated(unsafe) let completionHandler = completionHandler
        let error = NSError(
            domain: "com.apple.AuthenticationServices.WebAuthenticationSession", code: code, userInfo: nil)
        DispatchQueue.global().async { completionHandler(url, url == nil ? error : nil) }
    }
}
