import DropboxConcurrency
import DropboxCore

/// Counts the bytes of several files.
///
/// `Progress` counts a byte when it is first sent, and never decreases. `UploadProgress` distinguishes sent bytes from
/// bytes that the server confirmed.
final class BatchProgress: Sendable {
    private struct State {
        var reached: [Int64]
        var sum: Int64 = 0
        var confirmed: [Int64]
        var sumConfirmed: Int64 = 0
        /// The number of bytes that each request in flight sent, by the first file of the request.
        var sending: [Int: Int64] = [:]
    }

    private let reporter: ProgressReporter
    private let onProgress: (@Sendable (UploadProgress) -> Void)?

    private let sizes: [Int64]
    private let total: Int64
    private let state: Locked<State>

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - sizes: The size of each file in bytes. The sum of the sizes of sparse files can overflow. The total is then
    ///     the maximum integer.
    ///   - reporter: Receives the progress.
    ///   - onProgress: A closure that runs for each change, on the thread that causes it.
    init(_ sizes: [Int64], _ reporter: ProgressReporter, _ onProgress: (@Sendable (UploadProgress) -> Void)? = nil) {
        self.reporter = reporter
        self.onProgress = onProgress
        self.sizes = sizes
        total = .sum(sizes)
        let zeros = sizes.map { _ in Int64(0) }
        state = Locked(State(reached: zeros, confirmed: zeros))
    }

    /// Starts counting with the bytes of each file that earlier processes sent.
    func begin(at reached: [Int64]) {
        change { state in
            (state.reached, state.sum) = (reached, .sum(reached))
            (state.confirmed, state.sumConfirmed) = (state.reached, state.sum)
            return true
        }
    }

    /// Records the number of bytes that a request sent. The request carries the given ranges of files, one after the
    /// other.
    func recordSent(_ count: Int64, of content: [(file: Int, bytes: Range<Int64>)]) {
        guard let first = content.first?.file else { return }
        change { state in
            state.sending[first] = max(count, 0)
            var remaining = count
            var didAdvance = false
            for (file, bytes) in content where remaining > 0 {
                if reach(bytes.lowerBound + min(remaining, Int64(bytes.count)), of: file, &state) { didAdvance = true }
                remaining -= Int64(bytes.count)
            }
            return didAdvance
        }
    }

    /// Records the end of the request for files, and the number of leading bytes of each that the server has.
    func recordConfirmed(_ files: [(file: Int, count: Int64)]) {
        guard let first = files.first?.file else { return }
        change { state in
            state.sending[first] = nil
            var didAdvance = false
            for (file, count) in files {
                let count = min(count, sizes[file])
                // A file that lost its session has no confirmed bytes.
                state.sumConfirmed = .sum([max(state.sumConfirmed - state.confirmed[file], 0), count])
                state.confirmed[file] = count
                if reach(count, of: file, &state) { didAdvance = true }
            }
            return didAdvance
        }
    }

    /// Records that the first `count` bytes of a file were sent. Returns whether the number increased.
    private func reach(_ count: Int64, of file: Int, _ state: inout State) -> Bool {
        let count = min(count, sizes[file])
        guard count > state.reached[file] else { return false }
        state.sum = .sum([state.sum, count - state.reached[file]])
        state.reached[file] = count
        return true
    }

    /// - Parameter change: A closure that returns whether the number that never decreases changed.
    private func change(_ change: (inout State) -> Bool) {
        let (sum, progress) = state.withLock { state in
            let sum = change(&state) ? state.sum : nil
            let sent = min(.sum([state.sumConfirmed, .sum(state.sending.values)]), total)
            return (sum, UploadProgress(bytesSent: sent, bytesConfirmed: state.sumConfirmed, bytesTotal: total))
        }
        if let sum { reporter.update(completed: sum, total: total) }
        onProgress?(progress)
    }
}
