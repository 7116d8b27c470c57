import DropboxCore
import DropboxConcurrency

/// Counts the bytes of many files, which are found one after the other.
final class FolderProgress: Sendable {
    private struct State {
        var moved: Int64 = 0
        var found: Int64 = 0
        var isComplete = false
    }

    /// Counts the bytes of one transfer. The count never goes back.
    final class Counter: Sendable {
        private let tally: FolderProgress
        private let size: Int64
        private let reached = Locked(Int64(0))

        fileprivate init(_ tally: FolderProgress, _ size: Int64) {
            self.tally = tally
            self.size = size
        }

        /// The first `count` bytes have been moved. There may be more of them than there were when they were found.
        func reached(_ count: Int64) {
            let count = min(count, size)
            let step = reached.withLock { reached in
                defer { reached = max(reached, count) }
                return max(count - reached, 0)
            }
            if step > 0 { tally.add(step) }
        }
    }

    /// Who wants to know. The total is -1 until all files have been found.
    let report = ProgressReporter()

    private let state = Locked(State())

    /// A counter for so many of the bytes.
    func counter(of size: Int64) -> Counter { Counter(self, size) }

    /// There are so many bytes more.
    func find(_ bytes: Int64) {
        state.withLock { $0.found = .sum([$0.found, bytes]) }
    }

    /// There are no more than those.
    func complete() {
        let state = state.withLock { state in
            state.isComplete = true
            return state
        }
        report.update(completed: state.moved, total: state.found)
    }

    private func add(_ bytes: Int64) {
        let state = state.withLock { state in
            state.moved = .sum([state.moved, bytes])
            return state
        }
        report.update(completed: state.moved, total: state.isComplete ? state.found : nil)
    }
}

extension Int64 {
    /// The sum of sizes that somebody else tells, which may be more than there are numbers: the largest one then.
    static func sum(_ sizes: some Sequence<Int64>) -> Int64 {
        sizes.reduce(0) { sum, size in
            let (sum, isTooLarge) = sum.addingReportingOverflow(size)
            return isTooLarge ? .max : sum
        }
    }
}
