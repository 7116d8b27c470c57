// on: iOS
// want: 'shared' is unavailable in application extensions for iOS
import UIKit
@MainActor func f() { _ = UIApplication.shared }
