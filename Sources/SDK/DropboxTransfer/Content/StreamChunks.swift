import DropboxConcurrency
import DropboxCore
import Foundation

/// Splits a stream into chunks, and stores each until the server has it.
final class StreamChunks: Sendable {
    private struct State {
        /// The bytes that were read after the last chunk.
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

    /// Reads the next chunk, and enough bytes to determine whether it is the last. Don't call this concurrently.
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

    /// Returns a chunk that was read and not released.
    func bytes(of index: Int) throws -> Data {
        guard let bytes = state.withLock({ $0.chunks[index] }) else { throw ClientError.unexpectedState }
        return bytes
    }

    /// Releases a chunk.
    func release(_ index: Int) {
        _ = state.withLock { $0.chunks.removeValue(forKey: index) }
    }

    /// Closes the stream, and cancels the task that produces it.
    func close() { feed.close() }
}

/// Reads an asynchronous sequence element by element, from any task. Applies back pressure while no element is
/// requested.
final class StreamFeed: Sendable {
    private struct State {
        var producer: Task<Void, Never>?
        var piece: Data?
        /// Suspended until its piece is consumed. Resumes with `false` if the feed was closed.
        var writer: CheckedContinuation<Bool, Never>?
        /// Suspended until a piece or the end is available.
        var reader: CheckedContinuation<Void, Never>?
        var end: Result<Void, any Error>?
    }

    private let state = Locked(State())

    /// Creates a feed, and starts to read `content`.
    init<Content: AsyncSequence & Sendable>(_ content: Content) where Content.Element == Data {
        let producer = Task { [weak self] in
            do {
                for try await piece in content where !piece.isEmpty {
                    guard let self, await self.put(piece) else { return }
                }
                self?.end(.success(()))
            } catch {
                self?.end(.failure(error))
            }
        }
        state.withLock { $0.producer = producer }
    }

    deinit { close() }

    /// Returns the next piece, or `nil` at the end.
    ///
    /// - Throws: The error of the sequence, or `CancellationError`.
    func next() async throws -> Data? {
        try await withTaskCancellationHandler {
            while true {
                let (piece, writer, end) = state.withLock { state in
                    defer {
                        state.piece = nil
                        state.writer = nil
                    }
                    return (state.piece, state.writer, state.end)
                }
                writer?.resume(returning: true)
                if let piece { return piece }
                if let end {
                    try end.get()
                    return nil
                }
                await withCheckedContinuation { reader in
                    let isReady = state.withLock { state in
                        if state.piece != nil || state.end != nil { return true }
                        state.reader = reader
                        return false
                    }
                    if isReady { reader.resume() }
                }
            }
        } onCancel: {
            close()
        }
    }

    /// Closes the feed.
    func close() {
        end(.failure(CancellationError()))
        state.withLock { $0.producer }?.cancel()
    }

    private func put(_ piece: Data) async -> Bool {
        await withCheckedContinuation { writer in
            let (reader, isFinished) = state.withLock { state in
                if state.end != nil { return (nil as CheckedContinuation<Void, Never>?, true) }
                state.piece = piece
                state.writer = writer
                defer { state.reader = nil }
                return (state.reader, false)
            }
            if isFinished { writer.resume(returning: false) }
            reader?.resume()
        }
    }

    private func end(_ end: Result<Void, any Error>) {
        let (reader, writer) = state.withLock { state in
            defer {
                state.end = state.end ?? end
                state.reader = nil
            }
            // A pending piece is still delivered, unless the feed failed.
            guard case .failure = end else {
                return (state.reader, nil as CheckedContinuation<Bool, Never>?)
            }
            defer { state.writer = nil }
            return (state.reader, state.writer)
        }
        reader?.resume()
        writer?.resume(returning: false)
    }
}
