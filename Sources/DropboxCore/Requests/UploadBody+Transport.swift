import Foundation
import DropboxHTTP
import DropboxConcurrency

extension UploadBody {
    /// The body as the transport takes it.
    package var httpBody: HTTPBody {
        switch self {
        case .data(let data): .data(data)
        case .file(let url): .file(url)
        case .part(let url, let range): .file(url, range: range)
        case .stream(let stream): StreamReader(stream).httpBody
        }
    }
}

/// An upload from a stream was to be repeated. The stream can be read once.
public struct StreamAlreadyConsumedError: Error, Sendable, CustomStringConvertible {
    /// What happened, and what to do.
    public var description: String {
        "the stream was read by an earlier request: upload data or a file where a request may be restarted"
    }
}

/// Reads an `InputStream` on threads for what blocks.
// @unchecked Sendable because `stream` is touched only while `turn` is held.
private final class StreamReader: @unchecked Sendable {
    private static let chunkSize = 256 << 10

    private let stream: InputStream
    private let turn = NSLock()

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
            // Whoever is cancelled does not wait for an app that gives nothing. The stream is closed when it has.
            BlockingIO.foreign.later { self.close() }
            throw CancellationError()
        } catch {
            await BlockingIO.foreign.run { self.close() }
            throw error
        }
        await BlockingIO.foreign.run { self.close() }
    }

    private func next() async throws -> Data? {
        try await BlockingIO.foreign.read { _ in try self.inTurn { try self.read() } }
    }

    private func close() { inTurn { stream.close() } }

    private func inTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }

    private func read() throws -> Data? {
        if stream.streamStatus == .notOpen { stream.open() }
        // Closed by the upload that read it. An empty body in its place would be a wrong file.
        if stream.streamStatus == .closed { throw StreamAlreadyConsumedError() }
        var chunk = Data(count: Self.chunkSize)
        let count = chunk.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { stream.read($0.assumingMemoryBound(to: UInt8.self), maxLength: buffer.count) } ?? 0
        }
        guard count >= 0 else { throw stream.streamError ?? CocoaError(.fileReadUnknown) }
        return count == 0 ? nil : chunk.prefix(count)
    }
}
