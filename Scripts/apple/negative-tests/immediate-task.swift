// on: macOS
// want: is only available in macOS 26
func f() { Task.immediate {} }
