// want: cannot convert value of type 'Int32' to expected argument type 'mode_t'
import Foundation
func f(_ folder: Int32, _ mode: Int32) -> Int32 { openat(folder, "x", O_WRONLY | O_CREAT | O_NOFOLLOW, mode) }
