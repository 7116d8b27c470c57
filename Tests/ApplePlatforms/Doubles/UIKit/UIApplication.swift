@_exported import Foundation

// Swift 5 mode, like a framework of Apple. Apple's classes have many more members: these are the ones that the SDK and the tests use.

@MainActor open class UIResponder: NSObject {
    public override nonisolated init() {}
}

@MainActor public protocol UIApplicationDelegate: AnyObject {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
}

/// The app, and the other apps on the device.
///
/// Sources: documentation of `UIApplication`, and that of each member below.
@MainActor public final class UIApplication: UIResponder {
    public struct OpenURLOptionsKey: Hashable, Sendable {}
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    public static let shared = UIApplication()

    /// Posted on the main queue when the user unlocks the device.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")

    public weak var delegate: (any UIApplicationDelegate)?
    public var connectedScenes: Set<UIScene> = []

    // MARK: The controls of a test

    /// The values of `CFBundleURLSchemes`: the URLs that open this app.
    public var urlSchemes: Set<String> = []
    /// The values of `LSApplicationQueriesSchemes`.
    public var queriedSchemes: Set<String> = []
    /// The other apps on the device, by the scheme of the URLs that open them.
    public var installedApps: [String: (URL) -> Void] = [:]

    /// Restores the state after a launch on a device without other apps.
    public func reset() {
        (delegate, connectedScenes, urlSchemes, queriedSchemes, installedApps) = (nil, [], [], [], [:])
        UIViewController.mistakes = []
        UIViewController.transitions = []
    }

    /// Opens this app with a URL, as another app does.
    ///
    /// Source: documentation of `application(_:open:options:)`: The system doesn't call it in an app that supports scenes. It
    /// calls `scene(_:openURLContexts:)` of the scene that becomes active.
    public func receive(_ url: URL) {
        let scene = connectedScenes.first { $0.activationState == .foregroundActive } ?? connectedScenes.first
        guard let scene, scene.delegate != nil || delegate == nil else {
            _ = delegate?.application(self, open: url, options: [:])
            return
        }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    }

    // MARK: Opening URLs

    private func handler(of url: URL) -> ((URL) -> Void)? {
        guard let scheme = url.scheme?.lowercased() else { return nil }
        if urlSchemes.contains(scheme) { return { self.receive($0) } }
        return installedApps[scheme]
    }

    /// Source: documentation of `canOpenURL(_:)`: It returns `false` for a scheme that the app doesn't declare in
    /// `LSApplicationQueriesSchemes`, whether or not an app for it is installed. `http` and `https` need no declaration.
    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), handler(of: url) != nil else { return false }
        return queriedSchemes.contains(scheme) || ["http", "https"].contains(scheme)
    }

    /// Source: documentation of `open(_:options:completionHandler:)`: The declaration of schemes doesn't restrict it. It returns
    /// at once. The completion handler receives on the main queue whether an app was opened.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let handler = handler(of: url)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                handler?(url)
                completionHandler?(handler != nil)
            }
        }
    }
}

// MARK: Scenes

@MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(_ url: URL) { self.url = url }
}

@MainActor public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    public var activationState = ActivationState.foregroundActive
    public weak var delegate: (any UISceneDelegate)?
}

@MainActor public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] = []

    /// Creates a scene with a window that shows a view controller.
    public init(root: UIViewController, _ state: ActivationState = .foregroundActive) {
        super.init()
        activationState = state
        let window = UIWindow()
        window.rootViewController = root
        window.isKeyWindow = true
        windows = [window]
    }
}
