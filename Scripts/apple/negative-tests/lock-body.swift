// want: call can throw
import Foundation
func g() throws {}
func f(_ lock: NSLock) { lock.withLock { try g() } }
