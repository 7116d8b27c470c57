import AppleFoundation
@_exported import Foundation

// Swift 5 mode, like a framework of Apple.

@MainActor open class NSResponder: NSObject {
    public override nonisolated init() {}
}

/// The app.
@MainActor public final class NSApplication: NSResponder {
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Header `NSAlert.h`: The first button is 1000, the second one 1001, and so on.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    }

    public static let shared = NSApplication()

    /// The window that receives key presses. Documentation of `keyWindow`: It's `nil` if the app is inactive, or while its user
    /// interface is being loaded.
    public var keyWindow: NSWindow?
}

/// The apps of the desktop.
@MainActor public final class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()

    /// The apps that open URLs, by scheme. The system knows the scheme of this app, too, once it was launched from the Finder.
    public var applications: [String: (URL) -> Void] = [:]

    /// Source: documentation of `open(_:)`: It returns whether the location was opened. It is for the main thread or others.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let application = applications[url.scheme?.lowercased() ?? ""] else { return false }
        application(url)
        return true
    }
}

// MARK: Windows

@MainActor public final class NSWindow: NSResponder {
    public var contentViewController: NSViewController? { didSet { contentViewController?.view.window = self } }
}

@MainActor open class NSViewController: NSResponder {
    public var view = NSView()
}

@MainActor open class NSView: NSResponder {
    public var translatesAutoresizingMaskIntoConstraints = true
    public private(set) var subviews: [NSView] = []
    public private(set) weak var superview: NSView?
    public internal(set) weak var window: NSWindow?
    public let centerXAnchor = NSLayoutXAxisAnchor()
    public let centerYAnchor = NSLayoutYAxisAnchor()

    public func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}

@MainActor public final class NSProgressIndicator: NSView {
    public enum Style: UInt, Sendable { case bar, spinning }

    public var style = Style.bar
    public private(set) var isAnimating = false

    public func startAnimation(_ sender: Any?) { isAnimating = true }
}

// MARK: Alerts

/// Source: documentation of `NSAlert`: Buttons are added from the trailing side. The Return key presses the first one, and Escape
/// one with the title “Cancel”. `runModal` returns when the user has pressed one.
@MainActor public final class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }

    /// What the user does with each alert: returns the title of a button, or `nil` for the Return key.
    public static var user: (NSAlert) -> String? = { _ in nil }

    public var messageText = ""
    public var informativeText = ""
    public var alertStyle = Style.warning
    public private(set) var buttons: [String] = []

    public override nonisolated init() {}

    @discardableResult
    public func addButton(withTitle title: String) -> Any {
        buttons.append(title)
        return title
    }

    public func runModal() -> NSApplication.ModalResponse {
        let index = Self.user(self).flatMap(buttons.firstIndex(of:)) ?? 0
        return NSApplication.ModalResponse(
            rawValue: NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + index)
    }
}
