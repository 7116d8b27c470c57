import Foundation

extension stat {
    /// The time of the last modification.
    package var modified: timespec {
        #if canImport(Darwin)
            return st_mtimespec
        #else
            return st_mtim
        #endif
    }
}
