import Foundation
import DropboxConcurrency

/// Holds content back, so that it does not go faster than somebody wants.
package struct Throttle: Sendable {
    /// How many bytes go at a time.
    private let piece: @Sendable () -> Int
    /// Returns when so many bytes may go.
    private let wait: @Sendable (Int) async throws -> Void

    /// - Parameters:
    ///   - piece: how many bytes go at a time, asked before each piece.
    ///   - wait: returns when so many bytes may go; throws when the task is cancelled.
    package init(piece: @escaping @Sendable () -> Int, wait: @escaping @Sendable (Int) async throws -> Void) {
        self.piece = piece
        self.wait = wait
    }

    /// Cuts the next piece off `rest` and gives it when it may go.
    fileprivate func take(from rest: inout Data) async throws -> Data {
        let next = rest.prefix(max(1, piece()))
        try await wait(next.count)
        rest = rest.dropFirst(next.count)
        return next
    }

    fileprivate func write(_ data: Data, to writer: HTTPBody.Writer) async throws {
        var rest = data
        while !rest.isEmpty { try await writer.write(try await take(from: &rest)) }
    }
}

extension HTTPBody {
    /// The same bytes, sent no faster than `pace` allows.
    package func paced(_ pace: Throttle) -> HTTPBody {
        if isEmpty { return self }
        return .stream(length: length, isReplayable: isReplayable) { writer in
            try await content { chunk in
                do {
                    try await pace.write(chunk, to: writer)
                    return nil
                } catch {
                    return error as? HTTPError ?? .cancelled
                }
            }
        }
    }
}

extension HTTPResponseBody {
    /// The same bytes, handed out no faster than `pace` allows; the server has to wait meanwhile.
    package func paced(_ pace: Throttle) -> HTTPResponseBody {
        HTTPResponseBody(source: ThrottledBodySource(source, pace), expectedLength: expectedLength)
    }
}

private final class ThrottledBodySource: ResponseBodySource {
    private let source: any ResponseBodySource
    private let pace: Throttle
    /// What has come and was not handed out yet.
    private let rest = Locked(Data())

    init(_ source: any ResponseBodySource, _ pace: Throttle) {
        self.source = source
        self.pace = pace
    }

    func next() async throws(HTTPError) -> Data? {
        var chunk = rest.withLock { rest in
            defer { rest = Data() }
            return rest
        }
        if chunk.isEmpty {
            guard let next = try await source.next() else { return nil }
            chunk = next
        }
        let piece: Data
        do {
            piece = try await pace.take(from: &chunk)
        } catch {
            source.cancel()
            throw .cancelled
        }
        let left = chunk
        rest.withLock { $0 = left }
        return piece
    }

    func cancel() { source.cancel() }
}
