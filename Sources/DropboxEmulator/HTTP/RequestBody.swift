import Foundation

/// The body of a request, taken piece by piece. Nothing more is read from the client while the taker is behind.
struct RequestBody: Sendable {
    /// Why a body ended before its end.
    enum Failure: Error, Sendable {
        /// The client went away, or the server is stopping.
        case disconnected
        /// The body is longer than `collect` was told to take.
        case tooLarge
    }

    let exchange: RequestHandler

    /// The next piece (at most about 1 MiB); nil at the end. One taker at a time.
    func next() async throws(Failure) -> Data? {
        try await exchange.nextPiece()
    }

    /// The whole body, if it has at most `limit` bytes.
    func collect(upTo limit: Int) async throws(Failure) -> Data {
        var whole = Data()
        while let piece = try await next() {
            guard whole.count + piece.count <= limit else { throw .tooLarge }
            if whole.isEmpty { whole = piece } else { whole.append(piece) }
        }
        return whole
    }
}
