import Foundation
import DropboxConcurrency

/// Standard input as a stream. Reading blocks, so it has a thread of its own.
enum StandardInput {
    /// What comes, as fast as somebody takes it.
    static var content: AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream {
            // Whoever is cancelled waits no longer; the thread goes on until something comes, or the process ends.
            try await BlockingIO.foreign.read { _ in try next() }
        }
    }

    /// All that comes, in a file that is there while `use` runs, for whoever needs it at once. It need not fit into memory.
    static func withFile<Result>(_ use: (URL) async throws -> Result) async throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-input-\(UUID().uuidString)")
        let handle = try await BlockingIO.disk.run { () throws(any Error) in
            let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        defer { unlink(file.path) }
        for try await part in content {
            try await BlockingIO.disk.run { () throws(any Error) in try handle.write(contentsOf: part) }
        }
        try await BlockingIO.disk.run { () throws(any Error) in try handle.close() }
        return try await use(file)
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
