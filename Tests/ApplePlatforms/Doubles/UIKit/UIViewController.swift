@_exported import Foundation

/// The transition in which a view controller appears or disappears. It lasts until a test ends it.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Runs `completion` when the transition has ended.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

@MainActor final class Transition: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext {
    let presenting: UIViewController
    let presented: UIViewController
    let isDismissal: Bool
    private var completions: [() -> Void] = []

    init(_ presenting: UIViewController, _ presented: UIViewController, isDismissal: Bool) {
        (self.presenting, self.presented, self.isDismissal) = (presenting, presented, isDismissal)
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append { completion(self) } }
        return true
    }

    func end() {
        if isDismissal {
            presented.presentingViewController = nil
            presenting.presentedViewController = nil
        }
        for completion in completions { completion() }
    }
}

/// A view controller, with the rules of modal presentations.
///
/// Sources: documentation of `present(_:animated:completion:)`, `dismiss(animated:completion:)`, and `transitionCoordinator`. The
/// messages are those that UIKit logs.
@MainActor open class UIViewController: UIResponder {
    /// The mistakes that UIKit logs. It ignores the call then.
    public static var mistakes: [String] = []
    static var transitions: [Transition] = []

    public lazy var view: UIView = {
        let view = UIView()
        view.controller = self
        return view
    }()
    public var title: String?
    public internal(set) weak var presentingViewController: UIViewController?
    public internal(set) var presentedViewController: UIViewController?

    public var isBeingDismissed: Bool { Self.transitions.contains { $0.presented === self && $0.isDismissal } }
    public var isBeingPresented: Bool { Self.transitions.contains { $0.presented === self && !$0.isDismissal } }

    /// The coordinator of the transition in progress that concerns the view controller.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        Self.transitions.first { $0.presented === self || $0.presenting === self }
    }

    /// Ends the animations in progress.
    public static func endTransitions() {
        let ended = transitions
        transitions = []
        for transition in ended { transition.end() }
    }

    var window: UIWindow? {
        var bottom = self
        while let next = bottom.presentingViewController { bottom = next }
        return bottom.rootWindow
    }

    weak var rootWindow: UIWindow?

    /// Shows another view controller over this one, which must be on the screen and show no other one.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        let names = "Attempt to present \(type(of: controller)) on \(type(of: self))"
        if let presented = presentedViewController {
            return Self.mistakes.append("\(names) which is already presenting \(type(of: presented))")
        }
        guard window != nil else {
            return Self.mistakes.append("\(names) whose view is not in the window hierarchy")
        }
        guard transitionCoordinator == nil else {
            return Self.mistakes.append("\(names) while a transition is in progress")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        begin(Transition(self, controller, isDismissal: false), animated, completion)
    }

    /// Dismisses the view controller that this one presents and those above it. If it presents none, its presenting view
    /// controller dismisses this one.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        guard !presentedViewController.isBeingDismissed else { return }
        begin(Transition(self, presentedViewController, isDismissal: true), animated, completion)
    }

    private func begin(_ transition: Transition, _ animated: Bool, _ completion: (() -> Void)?) {
        transition.animate(alongsideTransition: nil) { _ in completion?() }
        if animated { Self.transitions.append(transition) } else { transition.end() }
    }
}

// MARK: Alerts

@MainActor public final class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    func run() { handler?(self) }
}

/// Source: documentation of `UIAlertController`: The system dismisses the alert when the user taps a button, and then calls the
/// handler of its action. An alert has at most one cancel button (`addAction(_:)` raises an exception).
@MainActor public final class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public let message: String?
    public private(set) var actions: [UIAlertAction] = []

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        super.init()
        self.title = title
    }

    public func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            UIViewController.mistakes.append("UIAlertController can only have one action with a style of cancel")
        }
        actions.append(action)
    }

    /// The user taps a button.
    public func tap(_ title: String) {
        presentingViewController?.dismiss(animated: true) { [self] in
            actions.first { $0.title == title }?.run()
        }
        UIViewController.endTransitions()
    }
}
