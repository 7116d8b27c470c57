// on: macOS
// want: value of optional type
import Darwin
func f(_ actions: posix_spawn_file_actions_t?) -> posix_spawn_file_actions_t { actions }
