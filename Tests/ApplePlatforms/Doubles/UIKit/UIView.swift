import AppleFoundation
@_exported import Foundation

public final class UIColor: NSObject, Sendable {
    public static let black = UIColor()
    public func withAlphaComponent(_ alpha: Double) -> UIColor { self }
}

@MainActor open class UIView: UIResponder {
    public var backgroundColor: UIColor?
    public var translatesAutoresizingMaskIntoConstraints = true
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    weak var controller: UIViewController?

    /// The window, or `nil` if the view isn't on the screen.
    public var window: UIWindow? { self as? UIWindow ?? superview?.window ?? controller?.window }

    public func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let centerXAnchor = NSLayoutXAxisAnchor()
    public let centerYAnchor = NSLayoutYAxisAnchor()
}

@MainActor public final class UIWindow: UIView {
    public var isKeyWindow = false
    public var rootViewController: UIViewController? {
        didSet {
            oldValue?.rootWindow = nil
            rootViewController?.rootWindow = self
        }
    }
}

@MainActor public final class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    public private(set) var isAnimating = false

    public init(style: Style) {}

    public func startAnimating() { isAnimating = true }
}
