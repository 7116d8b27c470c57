import Foundation

/// Standard input as a stream. Reading blocks, so it has a thread of its own.
enum StandardInput {
    private static let queue = DispatchQueue(label: "dbx.standard-input")

    /// What comes, as fast as somebody takes it.
    static var content: AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream {
            try await withCheckedThrowingContinuation { continuation in
                queue.async { continuation.resume(with: Result { try next() }) }
            }
        }
    }

    private static func next() throws -> Data? {
        var buffer = Data(count: 256 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { return buffer.prefix(count) }
            if count == 0 { return nil }
            let code = errno
            guard code == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
        }
    }
}
