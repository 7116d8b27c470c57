import DropboxCore
import Foundation
import DropboxConcurrency

/// Cuts a stream into chunks, and keeps each until the server has it.
final class StreamChunks: Sendable {
    private struct State {
        /// What was read beyond the last chunk.
        var rest = Data()
        var chunks: [Int: Data] = [:]
    }

    private let feed: StreamFeed
    private let chunkSize: Int
    private let state = Locked(State())

    init(_ feed: StreamFeed, chunkSize: Int) {
        self.feed = feed
        self.chunkSize = chunkSize
    }

    /// Reads the next chunk, and as much more as tells whether it is the last. One at a time.
    func read(_ index: Int) async throws -> (count: Int64, isLast: Bool) {
        var bytes = state.withLock { state in
            defer { state.rest = Data() }
            return state.rest
        }
        bytes.reserveCapacity(chunkSize)
        while bytes.count <= chunkSize, let more = try await feed.next() { bytes.append(more) }
        let isLast = bytes.count <= chunkSize
        let chunk = isLast ? bytes : Data(bytes.prefix(chunkSize))
        let rest = Data(bytes.dropFirst(chunkSize))
        state.withLock { state in
            state.chunks[index] = chunk
            state.rest = rest
        }
        return (Int64(chunk.count), isLast)
    }

    /// A chunk that was read and not let go.
    func bytes(of index: Int) throws -> Data {
        guard let bytes = state.withLock({ $0.chunks[index] }) else { throw ClientError.unexpectedState }
        return bytes
    }

    /// Lets a chunk go.
    func release(_ index: Int) {
        _ = state.withLock { $0.chunks.removeValue(forKey: index) }
    }

    /// Ends the stream; whoever makes it is told by the cancellation of its task.
    func close() { feed.close() }
}
