import Foundation
import HTTPTransport

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
public struct SpentStreamError: Error, Sendable, CustomStringConvertible {
    /// What happened, and what to do.
    public var description: String {
        "the stream was read by an earlier request: upload data or a file where a request may be restarted"
    }
}

/// Reads an `InputStream` on a queue of its own, because reading one blocks.
// @unchecked Sendable because `stream` is touched on `queue` only.
private final class StreamReader: @unchecked Sendable {
    private static let chunkSize = 256 << 10

    private let stream: InputStream
    private let queue = DispatchQueue(label: "swift-dropbox.upload-stream")

    init(_ stream: InputStream) {
        self.stream = stream
    }

    var httpBody: HTTPBody {
        .stream { writer in try await self.copy(to: writer) }
    }

    private func copy(to writer: HTTPBody.Writer) async throws {
        do {
            while let chunk = try await next() { try await writer.write(chunk) }
        } catch {
            await close()
            throw error
        }
        await close()
    }

    private func next() async throws -> Data? {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.read() }) }
        }
    }

    private func close() async {
        await withCheckedContinuation { continuation in
            queue.async {
                self.stream.close()
                continuation.resume()
            }
        }
    }

    private func read() throws -> Data? {
        if stream.streamStatus == .notOpen { stream.open() }
        // Closed by the upload that read it. An empty body in its place would be a wrong file.
        if stream.streamStatus == .closed { throw SpentStreamError() }
        var chunk = Data(count: Self.chunkSize)
        let count = chunk.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { stream.read($0.assumingMemoryBound(to: UInt8.self), maxLength: buffer.count) } ?? 0
        }
        guard count >= 0 else { throw stream.streamError ?? CocoaError(.fileReadUnknown) }
        return count == 0 ? nil : chunk.prefix(count)
    }
}
