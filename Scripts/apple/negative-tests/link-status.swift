// want: cannot convert value of type 'stat' to expected argument type 'UnsafeMutablePointer<stat>'
import Foundation
func f(_ facts: stat) -> Int32 { lstat("x", facts) }
