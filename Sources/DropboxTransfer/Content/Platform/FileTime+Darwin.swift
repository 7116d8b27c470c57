#if canImport(Darwin)
    import Foundation

    extension stat {
        /// When the content was changed last.
        var modified: timespec { st_mtimespec }
    }
#endif
