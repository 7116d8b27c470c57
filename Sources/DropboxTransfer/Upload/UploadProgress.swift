import DropboxConcurrency

/// How far an upload has come, in bytes of its content.
///
/// What was sent and not confirmed is on its way, or waits in buffers of the system; it is sent again when the upload is
/// interrupted.
public struct UploadProgress: Sendable, Hashable {
    /// How many bytes have been handed to the network: those that are confirmed, and those of the requests under way. It falls
    /// back when a request fails, whose bytes are sent again.
    public let bytesSent: Int64

    /// How many bytes the server has confirmed, in an earlier run of the upload or in this one.
    public let bytesConfirmed: Int64

    /// How many bytes there are; `nil` for a stream that is not at its end.
    public let bytesTotal: Int64?

    /// Counts of these values, in bytes.
    public init(bytesSent: Int64, bytesConfirmed: Int64, bytesTotal: Int64?) {
        self.bytesSent = bytesSent
        self.bytesConfirmed = bytesConfirmed
        self.bytesTotal = bytesTotal
    }
}

/// Counts the bytes of an upload, which several requests send at a time.
final class UploadCounter: Sendable {
    private struct State {
        var confirmed: Int64 = 0
        var total: Int64?
        /// What the requests under way have sent, each by the first byte of its chunk and its round.
        var sending: [Request: Int64] = [:]
    }

    private struct Request: Hashable {
        let start: Int64
        let round: Int

        init(_ chunk: UploadStateMachine.Chunk) { (start, round) = (chunk.range.lowerBound, chunk.round) }
    }

    private let state = Locked(State())
    private let tell: (@Sendable (UploadProgress) -> Void)?

    /// - Parameter tell: Is called with each change, on the thread that finds it.
    init(_ tell: (@Sendable (UploadProgress) -> Void)?) { self.tell = tell }

    /// The request for a chunk has sent so many bytes.
    func sent(_ bytes: Int64, of chunk: UploadStateMachine.Chunk) {
        change { $0.sending[Request(chunk)] = max(bytes, 0) }
    }

    /// The server has so many bytes, and the request for this chunk, if there is one, is over.
    func confirmed(_ bytes: Int64, of total: Int64?, ended chunk: UploadStateMachine.Chunk? = nil) {
        change { state in
            (state.confirmed, state.total) = (bytes, total)
            if let chunk { state.sending[Request(chunk)] = nil }
        }
    }

    private func change(_ change: (inout State) -> Void) {
        let progress = state.withLock { state in
            change(&state)
            let sent = state.sending.values.reduce(state.confirmed) { $0 + $1 }
            return UploadProgress(
                bytesSent: min(sent, state.total ?? sent), bytesConfirmed: state.confirmed, bytesTotal: state.total)
        }
        tell?(progress)
    }
}
