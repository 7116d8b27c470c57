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

    /// The time of the last change of the content or of the attributes, which no program can set.
    package var changed: timespec {
        #if canImport(Darwin)
            return st_ctimespec
        #else
            return st_ctim
        #endif
    }
}
