// on: iOS
// want: cannot convert value of type 'UIScene' to expected argument type 'UIWindowScene'
import UIKit
@MainActor func f(_ scene: UIScene) { _ = UIWindow(windowScene: scene) }
