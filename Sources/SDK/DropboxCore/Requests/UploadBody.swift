import DropboxConcurrency
import DropboxHTTP
import Foundation

/// The content of an upload.
// @unchecked Sendable because an `InputStream` is transferred with the request: afterward, only the upload reads it.
public enum UploadBody: @unchecked Sendable {
    /// Bytes in memory.
    case data(Data)

    /// A file, which is read while it is sent.
    case file(URL)

    /// A range of a file, which is read while it is sent. The range is relative to the start of the file.
    case part(URL, Range<Int64>)

    /// A stream that can be read once. Pass it unopened and don't use it afterward. An upload from a stream is never
    /// retried, because its bytes are consumed by the first attempt.
    case stream(InputStream)
}

extension UploadBody {
    /// The body in the form that the transport uses.
    package var httpBody: HTTPBody {
        switch self {
        case .data(let data): .data(data)
        case .file(let url): .file(url)
        case .part(let url, let range): .file(url, range: range)
        case .stream(let stream): StreamReader(stream).httpBody
        }
    }
}

/// An error that indicates that an upload from a stream was repeated. A stream can be read only once.
public struct StreamAlreadyConsumedError: Error, Sendable, CustomStringConvertible {
    /// A message with the reason and a remedy.
    public var description: String {
        "the stream was read by an earlier request: upload data or a file if a request may be restarted"
    }
}

/// Reads an `InputStream` on threads for blocking operations.
// @unchecked Sendable because `stream` is accessed only while `lock` is held.
private final class StreamReader: @unchecked Sendable {
    private static let chunkSize = 256 << 10

    private let stream: InputStream
    private let lock = NSLock()

    init(_ stream: InputStream) {
        self.stream = stream
    }

    var httpBody: HTTPBody {
        .stream { writer in try await self.copy(to: writer) }
    }

    private func copy(to writer: HTTPBody.Writer) async throws {
        do {
            while let chunk = try await next() { try await writer.write(chunk) }
        } catch is CancellationError {
            // A canceled upload doesn't wait for an app that provides no data. The stream is closed after the current
            // read.
            BlockingIO.external.enqueue { self.close() }
            throw CancellationError()
        } catch {
            await BlockingIO.external.run { self.close() }
            throw error
        }
        await BlockingIO.external.run { self.close() }
    }

    private func next() async throws -> Data? {
        try await BlockingIO.external.read { _ in try self.withLock { try self.read() } }
    }

    private func close() { withLock { stream.close() } }

    private func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    private func read() throws -> Data? {
        if stream.streamStatus == .notOpen { stream.open() }
        // The upload that read the stream has closed it. An empty body instead would create a wrong file.
        if stream.streamStatus == .closed { throw StreamAlreadyConsumedError() }
        var chunk = Data(count: Self.chunkSize)
        let count = chunk.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { stream.read($0.assumingMemoryBound(to: UInt8.self), maxLength: buffer.count) } ?? 0
        }
        guard count >= 0 else { throw stream.streamError ?? CocoaError(.fileReadUnknown) }
        return count == 0 ? nil : chunk.prefix(count)
    }
}
