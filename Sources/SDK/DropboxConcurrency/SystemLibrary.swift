// The C library of the system, for this module and all that import it. Foundation exports it, too.
#if canImport(Darwin)
    @_exported import Darwin
#else
    @_exported import Glibc
#endif
