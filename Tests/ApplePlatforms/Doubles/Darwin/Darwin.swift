// The module that makes `canImport(Darwin)` true. It re-exports glibc, and adds what Darwin has in addition or declares
// differently.
@_exported import Glibc
import Synchronization

// MARK: Limits

/// Returns a limit of the process. Darwin's function takes the constants as they are imported.
public func getrlimit(_ resource: __rlimit_resource, _ limit: UnsafeMutablePointer<rlimit>) -> Int32 {
    Glibc.getrlimit(__rlimit_resource_t(resource.rawValue), limit)
}

// MARK: Threads

/// Creates a thread. Darwin declares the thread as an optional pointer, and the argument as non-null.
public func pthread_create(
    _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafePointer<pthread_attr_t>?,
    _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 {
    guard let argument else { return EINVAL }
    let context = Unmanaged.passRetained(ThreadStart(start, argument))
    var identifier = pthread_t()
    let error = Glibc.pthread_create(
        &identifier, attributes,
        { context in
            guard let context else { return nil }
            let body = Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue()
            return body.start(body.argument)
        }, context.toOpaque())
    if error == 0 { thread.pointee = identifier } else { context.release() }
    return error
}

private final class ThreadStart {
    let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    let argument: UnsafeMutableRawPointer

    init(
        _ start: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
        _ argument: UnsafeMutableRawPointer
    ) { (self.start, self.argument) = (start, argument) }
}

/// Returns 0, for a thread other than the main thread: on Linux, the main queue and the main actor run on any thread.
public func pthread_main_np() -> Int32 { 0 }

// MARK: Sockets

/// Darwin's socket addresses begin with their length, which the kernel ignores.
extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

public let SOCK_STREAM = Int32(Glibc.SOCK_STREAM.rawValue)
public let IPPROTO_IPV6 = Int32(Glibc.IPPROTO_IPV6)
public let SHUT_WR = Int32(Glibc.SHUT_WR)
/// glibc has no such option. `setsockopt` fails, which callers ignore.
public let SO_NOSIGPIPE: Int32 = 0x1022

// MARK: Files

extension stat {
    /// The time of the last change of the content.
    public var st_mtimespec: timespec { st_mtim }
    /// The time of the last change of the content or the attributes.
    public var st_ctimespec: timespec { st_ctim }
}

/// A command that glibc lacks.
public enum DarwinFileCommand: Sendable { case fullSynchronization }

/// Writes a file to the medium (manual page of `fcntl` on macOS).
public let F_FULLFSYNC = DarwinFileCommand.fullSynchronization

public func fcntl(_ descriptor: Int32, _ command: DarwinFileCommand) -> Int32 {
    let failure = FullSynchronization.failure.withLock(\.self)
    if let failure {
        errno = failure
        return -1
    }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/fd/\(descriptor)", &path, path.count)
    FullSynchronization.paths.withLock { paths in
        paths.append(String(decoding: path.prefix(max(length, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return Glibc.fsync(descriptor)
}

/// What the command did.
public enum FullSynchronization {
    /// The paths of the files that were synchronized.
    public static let paths = Mutex<[String]>([])
    /// The error of the file system, such as `ENOTSUP`.
    public static let failure = Mutex<Int32?>(nil)
}

/// Waits for a condition, at most for a duration.
@discardableResult
public func pthread_cond_timedwait_relative_np(
    _ condition: UnsafeMutablePointer<pthread_cond_t>, _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
    _ duration: UnsafePointer<timespec>
) -> Int32 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + duration.pointee.tv_nsec
    time.tv_sec += duration.pointee.tv_sec + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    return pthread_cond_timedwait(condition, mutex, &time)
}

// MARK: Extended attributes

// Linux lets programs choose only names that begin with `user.`, and its functions have no position.

public func fgetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int { linuxGetAttribute(descriptor, "user." + String(cString: name), value, size) }

public func fsetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int32 { linuxSetAttribute(descriptor, "user." + String(cString: name), value, size, options) }

public func fremovexattr(_ descriptor: Int32, _ name: UnsafePointer<CChar>, _ options: Int32) -> Int32 {
    linuxRemoveAttribute(descriptor, "user." + String(cString: name))
}

@_silgen_name("fgetxattr") private func linuxGetAttribute(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int

@_silgen_name("fsetxattr") private func linuxSetAttribute(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int32

@_silgen_name("fremovexattr") private func linuxRemoveAttribute(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>
) -> Int32
