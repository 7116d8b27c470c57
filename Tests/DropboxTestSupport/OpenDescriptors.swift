import Foundation

/// Returns all open file descriptors of this process. They can be large numbers, because concurrent tests open
/// thousands.
public func openDescriptors() throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").compactMap { Int32($0) }
}

/// Raises the number of files that this process can open, up to its hard limit.
public func raiseOpenFileLimit(to count: UInt) {
    #if canImport(Darwin)
        let resource = RLIMIT_NOFILE
    #else
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(max(limit.rlim_cur, rlim_t(count)), limit.rlim_max)
    setrlimit(resource, &limit)
}
