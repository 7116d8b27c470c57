import Foundation

/// Standard input as a stream. Reading blocks, so it has a thread of its own.
enum StandardInput {
    private static let queue = DispatchQueue(label: "dbx.standard-input")

    /// What comes, as fast as somebody takes it.
    static var content: AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream {
            // Whoever is cancelled waits no longer; the thread goes on until something comes, or the process ends.
            let (answers, answered) = AsyncStream.makeStream(of: Result<Data?, any Error>.self)
            queue.async {
                answered.yield(Result { try next() })
                answered.finish()
            }
            for await answer in answers { return try answer.get() }
            throw CancellationError()
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
