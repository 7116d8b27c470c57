import Foundation

/// An error of a file operation.
package struct FileError: Error, Sendable, CustomStringConvertible {
    /// A message such as `cannot open /home/ada/.config/dbx/tokens.json: Permission denied`.
    package let description: String

    /// The reason without the path, such as `Permission denied`.
    package let reason: String

    /// A Boolean value that indicates whether the disk is full or the quota is exceeded.
    package let isOutOfSpace: Bool

    /// Creates an error with the reason in `errno`.
    init(_ operation: String, _ url: URL) {
        let number = errno
        self.init(operation, url, reason: String(cString: strerror(number)), number)
    }

    /// Creates an error with a reason.
    ///
    /// - Parameter number: The value of `errno`, or 0.
    init(_ operation: String, _ url: URL, reason: String, _ number: Int32 = 0) {
        description = "\(operation) \(url.path): \(reason)"
        self.reason = reason
        isOutOfSpace = number == ENOSPC || number == EDQUOT
    }

    /// Creates an error with an underlying error.
    init(_ operation: String, _ url: URL, underlyingError error: any Error) {
        let reason = message(for: error)
        description =
            reason.hasPrefix(url.path + ": ") ? "\(operation) \(reason)" : "\(operation) \(url.path): \(reason)"
        self.reason = reason
        isOutOfSpace = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    }
}
