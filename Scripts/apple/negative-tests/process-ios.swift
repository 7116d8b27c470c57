// want: 'Process' is unavailable in iOS
// on: iOS
import Foundation
func f() { _ = Process() }
