import Foundation
import DropboxConcurrency

/// Takes an asynchronous sequence piece by piece, from any task. The sequence is held back while nobody wants more.
final class StreamFeed: Sendable {
    private struct State {
        var producer: Task<Void, Never>?
        var piece: Data?
        /// Waits until its piece is taken; hears `false` when no more is wanted.
        var writer: CheckedContinuation<Bool, Never>?
        /// Waits for a piece or the end.
        var reader: CheckedContinuation<Void, Never>?
        var end: Result<Void, any Error>?
    }

    private let state = Locked(State())

    /// Begins to read `content`.
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

    /// The next piece; `nil` at the end.
    /// - Throws: What the sequence throws, or `CancellationError`.
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
                    let isDue = state.withLock { state in
                        if state.piece != nil || state.end != nil { return true }
                        state.reader = reader
                        return false
                    }
                    if isDue { reader.resume() }
                }
            }
        } onCancel: {
            close()
        }
    }

    /// Ends the sequence.
    func close() {
        end(.failure(CancellationError()))
        state.withLock { $0.producer }?.cancel()
    }

    private func put(_ piece: Data) async -> Bool {
        await withCheckedContinuation { writer in
            let (reader, isEnded) = state.withLock { state in
                if state.end != nil { return (nil as CheckedContinuation<Void, Never>?, true) }
                state.piece = piece
                state.writer = writer
                defer { state.reader = nil }
                return (state.reader, false)
            }
            if isEnded { writer.resume(returning: false) }
            reader?.resume()
        }
    }

    private func end(_ end: Result<Void, any Error>) {
        let (reader, writer) = state.withLock { state in
            defer {
                state.end = state.end ?? end
                state.reader = nil
            }
            // A piece that waits is still taken, unless all is over.
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
