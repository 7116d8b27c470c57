import Foundation

/// An error of the operating system, usually for a file or a directory.
///
/// `error as NSError` has the domain `NSPOSIXErrorDomain`, the code, and the path as `NSFilePathErrorKey`. It isn't a
/// `POSIXError` because that doesn't keep the path on Linux.
public struct SystemError: Error, Hashable, Sendable {
    /// The value of `errno`, such as `ENOSPC`.
    public let number: Int32

    /// The path of the file or directory, if there is one.
    public let path: String?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - number: A value of `errno`.
    ///   - path: The path of the file or directory. The default is `nil`.
    public init(number: Int32, path: String? = nil) {
        self.number = number
        self.path = path
    }

    /// A Boolean value that indicates whether the disk is full, or the quota of the user is exceeded.
    public var isDiskFull: Bool { number == ENOSPC || number == EDQUOT }
}

extension SystemError: CustomNSError {
    /// The domain of the operating system's errors.
    public static var errorDomain: String { NSPOSIXErrorDomain }

    /// The value of `errno`.
    public var errorCode: Int { Int(number) }

    /// The path and the message.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        info[NSFilePathErrorKey] = path
        return info
    }
}

extension SystemError: CustomStringConvertible {
    /// The path, and the message of the system.
    public var description: String {
        let message = String(cString: strerror(number))
        return path.map { "\($0): \(message)" } ?? message
    }
}
