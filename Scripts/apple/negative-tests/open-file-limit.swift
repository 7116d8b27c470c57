// want: cannot find '__rlimit_resource_t' in scope
import Foundation
func f(_ limit: inout rlimit) { getrlimit(__rlimit_resource_t(RLIMIT_NOFILE), &limit) }
