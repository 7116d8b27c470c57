// want: 'storage' is inaccessible due to 'private' protection level
import DropboxConcurrency
func f() -> Int { Locked(1).storage }
