// want: cannot convert value of type 'Int32' to expected argument type 'mode_t'
import Foundation
func f(_ mode: Int32) -> Int32 { chmod("x", mode) }
