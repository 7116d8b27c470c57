// on: iOS
// want: cannot convert value of type 'URL' to expected argument type 'String'
import UIKit
@MainActor func f(_ context: UIOpenURLContext) { func take(_ text: String) {}; take(context.url) }
