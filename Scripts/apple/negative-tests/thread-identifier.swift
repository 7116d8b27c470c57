// want: conformance of '.*Pointer.*' to 'Sendable' is unavailable
import Foundation
func f() async -> Bool { await Task.detached { pthread_self() }.value == pthread_self() }
