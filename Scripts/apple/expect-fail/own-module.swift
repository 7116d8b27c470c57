// want: 'state' is inaccessible due to 'private' protection level
import Locking
func f() -> Int { Locked(1).state }
