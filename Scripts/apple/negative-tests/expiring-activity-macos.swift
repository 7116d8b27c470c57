// on: macOS
// want: unavailable in macOS
import Foundation
func f() { ProcessInfo.processInfo.performExpiringActivity(withReason: "reason") { _ in } }
