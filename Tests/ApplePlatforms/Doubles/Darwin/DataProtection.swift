import Synchronization

/// The protection of files while the device is locked.
///
/// Sources: documentation of `FileProtectionType`, and Apple's Platform Security guide, “Data Protection classes”: a file of the
/// class `complete` can be opened only while the device is unlocked. One of the class `completeUntilFirstUserAuthentication`,
/// the default, can be opened after the first unlock since the device was started. Opening fails with `EPERM` otherwise. A file that is open
/// stays usable here. A new file has the class of its folder. Renaming and deleting need no key.
public enum DataProtection {
    public enum Class: UInt8, Sendable { case complete, untilFirstUnlock, none }

    public enum DeviceState: Sendable { case beforeFirstUnlock, locked }

    fileprivate static let attribute = "user.protection-class"
    private static let folders = Mutex<[String: DeviceState]>([:])
    fileprivate static let isInUse = Atomic(false)

    /// Locks the device for the files in a folder, because tests run concurrently.
    public static func lock(_ folder: String, _ state: DeviceState = .locked) {
        folders.withLock { $0[folder] = state }
    }

    /// Unlocks the device for the files in a folder.
    public static func unlock(_ folder: String) { folders.withLock { $0[folder] = nil } }

    /// Sets the class of a file, or of the files that are created in a folder from now on.
    public static func setClass(_ protection: Class, of path: String) -> Bool {
        isInUse.store(true, ordering: .relaxed)
        var value = protection.rawValue
        return setxattr(path, attribute, &value, 1, 0) == 0
    }

    /// Returns the class of a file, or of the files that are created in a folder.
    public static func protectionClass(of path: String) -> Class {
        var (value, path) = (UInt8(0), path)
        while true {
            if getxattr(path, attribute, &value, 1) == 1 { return Class(rawValue: value) ?? .none }
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return .untilFirstUnlock }
            path = String(path[..<slash])
        }
    }

    private static let denials = Mutex<[String: Int]>([:])

    /// Returns how often a file could not be opened.
    public static func denialCount(of path: String) -> Int { denials.withLock { $0[path] ?? 0 } }

    /// Returns whether a file can be opened now.
    fileprivate static func canOpen(_ path: String) -> Bool {
        guard let state = folders.withLock({ $0.first { path.hasPrefix($0.key + "/") }?.value }) else { return true }
        let canOpen =
            switch protectionClass(of: path) {
            case .complete: false
            case .untilFirstUnlock: state != .beforeFirstUnlock
            case .none: true
            }
        if !canOpen { denials.withLock { $0[path, default: 0] += 1 } }
        return canOpen
    }
}

// Functions of glibc that the module `Glibc` lacks.
@_silgen_name("setxattr") package func setxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("getxattr") package func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int
@_silgen_name("__open64") private func systemOpen(
    _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t
) -> Int32

private func openUnlessProtected(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    guard DataProtection.isInUse.load(ordering: .relaxed) else { return systemOpen(path, flags, mode) }
    let name = String(cString: path)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return systemOpen(path, flags, mode) }
    guard exists || flags & O_CREAT != 0, !DataProtection.canOpen(name) else {
        let descriptor = systemOpen(path, flags, mode)
        if descriptor >= 0, !exists { _ = DataProtection.setClass(DataProtection.protectionClass(of: name), of: name) }
        return descriptor
    }
    errno = EPERM
    return -1
}

// The program's own functions replace those of glibc, also for Foundation. The last parameter isn't variadic here, which makes no
// difference to callers.
@_cdecl("open") public func openProtected(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    openUnlessProtected(path, flags, mode)
}

@_cdecl("open64") public func openProtected64(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    openUnlessProtected(path, flags, mode)
}
