import Foundation
import DropboxConcurrency

/// A body that is in memory from the start.
final class DataBodySource: ResponseBodySource {
    private let rest: Locked<Data?>

    init(_ data: Data) { rest = Locked(data.isEmpty ? nil : data) }

    func next() async throws(HTTPError) -> Data? { take() }

    func cancel() { _ = take() }

    private func take() -> Data? {
        rest.withLock { rest in
            defer { rest = nil }
            return rest
        }
    }
}

/// Writing to descriptors, with the interruptions and half-way returns of the system call handled.
enum FileDescriptorWriter {
    static func write(_ data: Data, to descriptor: Int32) throws(HTTPError) {
        let failure = data.withUnsafeBytes { write($0, to: descriptor) }
        if failure != 0 { throw .file(failure, "The answer cannot be written to the file") }
    }

    /// Writes all bytes; returns 0, or the system's error number.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 {
                return EIO  // `errno` speaks of an earlier call
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
