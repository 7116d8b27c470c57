import DropboxCore
import DropboxConcurrency

/// Counts the bytes of many files.
///
/// `Progress` counts a byte once, when it is sent first, and never goes back. `UploadProgress` tells what was sent from what the
/// server has confirmed.
final class BatchProgress: Sendable {
    private struct State {
        var reached: [Int64]
        var sum: Int64 = 0
        var confirmed: [Int64]
        var sumConfirmed: Int64 = 0
        /// What the requests under way have sent, each by its first file.
        var sending: [Int: Int64] = [:]
    }

    private let report: ProgressReporter
    private let tell: (@Sendable (UploadProgress) -> Void)?

    private let sizes: [Int64]
    private let total: Int64
    private let state: Locked<State>

    /// - Parameters:
    ///   - sizes: The size of each file in bytes. Files with holes can have more of them than fit into the sum, which then is
    ///     as large as it can be.
    ///   - report: Who wants to know.
    ///   - tell: Is called with each change, on the thread that finds it.
    init(_ sizes: [Int64], _ report: ProgressReporter, _ tell: (@Sendable (UploadProgress) -> Void)? = nil) {
        self.report = report
        self.tell = tell
        self.sizes = sizes
        total = .sum(sizes)
        let none = sizes.map { _ in Int64(0) }
        state = Locked(State(reached: none, confirmed: none))
    }

    /// Tells that it has begun, with what earlier processes have sent of each file.
    func begin(at reached: [Int64]) {
        change { state in
            (state.reached, state.sum) = (reached, .sum(reached))
            (state.confirmed, state.sumConfirmed) = (state.reached, state.sum)
            return true
        }
    }

    /// A request has sent so many bytes of what it carries: these bytes of these files, one after the other.
    func sent(_ count: Int64, of content: [(file: Int, bytes: Range<Int64>)]) {
        guard let first = content.first?.file else { return }
        change { state in
            state.sending[first] = max(count, 0)
            var left = count
            var isFurther = false
            for (file, bytes) in content where left > 0 {
                if reach(bytes.lowerBound + min(left, Int64(bytes.count)), of: file, &state) { isFurther = true }
                left -= Int64(bytes.count)
            }
            return isFurther
        }
    }

    /// The request for these files is over, and the server has so many of the first bytes of each.
    func confirmed(_ files: [(file: Int, count: Int64)]) {
        guard let first = files.first?.file else { return }
        change { state in
            state.sending[first] = nil
            var isFurther = false
            for (file, count) in files {
                let count = min(count, sizes[file])
                // A file whose session is lost has nothing confirmed any more.
                state.sumConfirmed = .sum([max(state.sumConfirmed - state.confirmed[file], 0), count])
                state.confirmed[file] = count
                if reach(count, of: file, &state) { isFurther = true }
            }
            return isFurther
        }
    }

    /// The first `count` bytes of a file have been sent. Gives whether that is further than before.
    private func reach(_ count: Int64, of file: Int, _ state: inout State) -> Bool {
        let count = min(count, sizes[file])
        guard count > state.reached[file] else { return false }
        state.sum = .sum([state.sum, count - state.reached[file]])
        state.reached[file] = count
        return true
    }

    /// - Parameter change: Gives whether the count that never goes back has changed.
    private func change(_ change: (inout State) -> Bool) {
        let (sum, progress) = state.withLock { state in
            let sum = change(&state) ? state.sum : nil
            let sent = min(.sum([state.sumConfirmed, .sum(state.sending.values)]), total)
            return (sum, UploadProgress(bytesSent: sent, bytesConfirmed: state.sumConfirmed, bytesTotal: total))
        }
        if let sum { report.update(completed: sum, total: total) }
        tell?(progress)
    }
}
