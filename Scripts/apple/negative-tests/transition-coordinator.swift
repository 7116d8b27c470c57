// on: iOS
// want: value of optional type '\(any UIViewControllerTransitionCoordinator\)\?' must be unwrapped
import UIKit
@MainActor func f(_ controller: UIViewController) { controller.transitionCoordinator.animate(alongsideTransition: nil) { _ in } }
