// want: 'isCancelled' is inaccessible due to 'private' protection level
import DropboxConcurrency
func f() -> Bool { CancellationFlag().isCancelled }
