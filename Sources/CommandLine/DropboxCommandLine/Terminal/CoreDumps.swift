import Foundation

/// The copies of a process's memory that the system writes to disk, or sends to a crash reporter, if the process crashes.
enum CoreDumps {
    /// Prevents core dumps of this process, because they contain access tokens.
    ///
    /// On Linux, the limit alone doesn't suffice: it applies only to files, and not if the system passes core dumps to a
    /// program such as `systemd-coredump`. A process that isn't dumpable has no core dumps at all. It also can't be
    /// debugged by another process of the user, which could read the tokens as well; root can debug it. The process itself
    /// still has access to its entries in `/proc/self`. Programs that it starts are dumpable.
    static func disable() {
        var limit = rlimit()
        #if canImport(Darwin)
            let resource = RLIMIT_CORE
        #else
            let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
            setNotDumpable()
        #endif
        // Only the soft limit: a program that this one starts, such as a browser, can raise it again. Lowering it can't fail.
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = 0
        _ = setrlimit(resource, &limit)
    }

    #if !canImport(Darwin)
        private static func setNotDumpable() {
            // Swift can't call variadic functions. In the calling conventions of Linux, their integers are passed like those of
            // other functions.
            typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            guard let symbol = dlsym(nil, "prctl") else { return }
            let setDumpable: Int32 = 4
            _ = unsafeBitCast(symbol, to: ProcessControl.self)(setDumpable, 0, 0, 0, 0)
        }
    #endif
}
