// want: expects 0 arguments, but 1 was used in closure body
import Foundation
func f() { Thread.detachNewThread { (n: Int) in print(n) } }
