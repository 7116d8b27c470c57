// want: cannot convert value of type 'String' to expected argument type 'NSNotification.Name'
import Foundation
func f() { _ = NotificationCenter.default.addObserver(forName: "x", object: nil, queue: nil) { _ in } }
