// want: main actor-isolated
import Foundation
@MainActor func g() {}
func f() { Thread.detachNewThread { g() } }
