// want: 'state' is inaccessible due to 'private' protection level
import DropboxConcurrency
func f() { _ = CancellationFlag().state }
