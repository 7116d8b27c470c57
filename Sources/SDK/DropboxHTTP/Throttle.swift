import DropboxConcurrency
import Foundation

/// A limit on the rate of a body's bytes.
package struct Throttle: Sendable {
    /// Returns the number of bytes to transfer at once.
    private let chunkSize: @Sendable () -> Int
    /// Returns when the given number of bytes may be transferred.
    private let wait: @Sendable (Int) async throws -> Void

    /// Creates a throttle.
    ///
    /// - Parameters:
    ///   - chunkSize: Returns the number of bytes to transfer at once. It's called before each chunk.
    ///   - wait: Returns when the given number of bytes may be transferred. Throws when the task is canceled.
    package init(chunkSize: @escaping @Sendable () -> Int, wait: @escaping @Sendable (Int) async throws -> Void) {
        self.chunkSize = chunkSize
        self.wait = wait
    }

    /// Removes the next chunk from `rest` and returns it when it may be transferred.
    fileprivate func nextChunk(from rest: inout Data) async throws -> Data {
        let next = rest.prefix(max(1, chunkSize()))
        try await wait(next.count)
        rest = rest.dropFirst(next.count)
        return next
    }

    fileprivate func write(_ data: Data, to writer: HTTPBody.Writer) async throws {
        var rest = data
        while !rest.isEmpty { try await writer.write(try await nextChunk(from: &rest)) }
    }
}

extension HTTPBody {
    /// Returns a body with the same bytes that sends them no faster than `throttle` allows.
    package func throttled(by throttle: Throttle) -> HTTPBody {
        if isEmpty { return self }
        return .stream(length: length, isReplayable: isReplayable) { writer in
            try await writeChunks { chunk in
                do {
                    try await throttle.write(chunk, to: writer)
                    return nil
                } catch {
                    return error as? HTTPError ?? .cancelled
                }
            }
        }
    }
}

extension HTTPResponseBody {
    /// Returns a body with the same bytes that returns them no faster than `throttle` allows, which makes the server
    /// wait.
    package func throttled(by throttle: Throttle) -> HTTPResponseBody {
        HTTPResponseBody(source: ThrottledBodySource(source, throttle), expectedLength: expectedLength)
    }
}

private final class ThrottledBodySource: ResponseBodySource {
    private let source: any ResponseBodySource
    private let throttle: Throttle
    /// The received bytes that haven't been returned yet.
    private let buffer = Locked(Data())

    init(_ source: any ResponseBodySource, _ throttle: Throttle) {
        self.source = source
        self.throttle = throttle
    }

    func next() async throws(HTTPError) -> Data? {
        var chunk = buffer.withLock { buffer in
            defer { buffer = Data() }
            return buffer
        }
        if chunk.isEmpty {
            guard let next = try await source.next() else { return nil }
            chunk = next
        }
        let next: Data
        do {
            next = try await throttle.nextChunk(from: &chunk)
        } catch {
            source.cancel()
            throw .cancelled
        }
        let remaining = chunk
        buffer.withLock { $0 = remaining }
        return next
    }

    func cancel() { source.cancel() }
}
