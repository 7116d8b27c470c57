// on: iOS
// want: cannot convert value of type 'NSNotification.Name' to expected argument type 'String'
import UIKit
@MainActor func f() { func take(_ text: String) {}; take(UIApplication.protectedDataDidBecomeAvailableNotification) }
