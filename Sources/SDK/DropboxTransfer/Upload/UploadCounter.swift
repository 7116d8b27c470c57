import DropboxConcurrency
import DropboxCore

/// Counts the bytes of an upload, which concurrent requests send.
///
/// `Progress` never decreases. `UploadProgress` distinguishes sent bytes from bytes that the server confirmed.
final class UploadCounter: Sendable {
    private struct State {
        /// The number of bytes of each file that the server has, and the size of the file.
        var confirmed: [Int64] = []
        var sizes: [Int64?] = []
        var sumConfirmed: Int64 = 0
        /// The sum of the sizes, or `nil` for a stream whose end was not reached.
        var total: Int64?
        /// The number of bytes that each request in flight sent.
        var sending: [UploadPace.Request: Int64] = [:]
        /// The maximum number of bytes that were sent or confirmed so far.
        var maximumSent: Int64 = 0
    }

    private let reporter: ProgressReporter
    private let countsSentBytes: Bool
    private let onProgress: (@Sendable (UploadProgress) -> Void)?
    private let state = Locked(State())

    /// - Parameters:
    ///   - reporter: Receives the progress.
    ///   - countsSentBytes: Whether a byte counts when it is first sent. Otherwise, it counts when the server has it.
    ///   - onProgress: A closure that runs for each change, on the thread that causes it.
    init(
        _ reporter: ProgressReporter, countsSentBytes: Bool, _ onProgress: (@Sendable (UploadProgress) -> Void)?
    ) {
        self.reporter = reporter
        self.countsSentBytes = countsSentBytes
        self.onProgress = onProgress
    }

    /// Starts counting with the bytes of each file that earlier attempts sent.
    func begin(at confirmed: [Int64], sizes: [Int64?]) {
        change { state in
            (state.confirmed, state.sizes) = (confirmed, sizes)
            // The sum of the sizes of sparse files can overflow. The total is then the maximum integer.
            state.total = sizes.contains(nil) ? nil : .sum(sizes.compactMap(\.self))
            state.sumConfirmed = .sum(confirmed)
        }
    }

    /// Records the number of bytes that a request sent. It carries the given chunks, one after the other.
    ///
    /// - Returns: Whether more bytes than ever were sent.
    @discardableResult
    func recordSent(_ count: Int64, of chunks: [UploadPlan.Chunk]) -> Bool {
        guard let first = chunks.first else { return false }
        // The bytes before the start of a chunk count as confirmed when the entire chunk is.
        return change { $0.sending[UploadPace.Request(first)] = max(count, 0) + first.start - first.range.lowerBound }
    }

    /// Records the end of the request with a chunk, and the number of leading bytes of each of its files that the server
    /// has.
    func recordConfirmed(_ request: UploadPace.Request, _ files: [(file: Int, count: Int64, size: Int64?)]) {
        change { state in
            state.sending[request] = nil
            for (file, count, size) in files {
                let count = min(count, size ?? count)
                // A file that lost its session has no confirmed bytes.
                state.sumConfirmed = .sum([max(state.sumConfirmed - state.confirmed[file], 0), count])
                state.confirmed[file] = count
                if state.sizes[file] == nil, size != nil {
                    state.sizes[file] = size
                    state.total = state.sizes.contains(nil) ? nil : .sum(state.sizes.compactMap(\.self))
                }
            }
        }
    }

    /// Returns whether more bytes than ever were sent.
    @discardableResult
    private func change(_ change: (inout State) -> Void) -> Bool {
        let (progress, isAdvance) = state.withLock { state in
            change(&state)
            let sent = Int64.sum([state.sumConfirmed, .sum(state.sending.values)])
            defer { state.maximumSent = max(state.maximumSent, sent) }
            let progress = UploadProgress(
                bytesSent: min(sent, state.total ?? sent), bytesConfirmed: state.sumConfirmed, bytesTotal: state.total)
            return (progress, sent > state.maximumSent)
        }
        reporter.update(
            completed: countsSentBytes ? progress.bytesSent : progress.bytesConfirmed, total: progress.bytesTotal)
        onProgress?(progress)
        return isAdvance
    }
}
