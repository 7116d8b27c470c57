// want: cannot convert value of type 'Int' to expected argument type 'mode_t'
import Foundation
func f(_ mode: Int, _ descriptor: Int32) -> Int32 { flock(descriptor, LOCK_EX) + fchmod(descriptor, mode) }
