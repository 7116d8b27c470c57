import DropboxCore
import Locking

/// Counts the bytes of many files. The count of a file never goes back.
final class FolderTally: Sendable {
    private struct State {
        var reached: [[String]: Int64] = [:]
        var sum: Int64 = 0
    }

    /// Who wants to know.
    let report = ProgressReport()

    private let state = Locked(State())
    private let total = Locked(Int64(0))

    /// From now on there are so many bytes in all.
    func begin(total bytes: Int64) {
        total.withLock { $0 = bytes }
        report.update(completed: 0, total: bytes)
    }

    /// The first `count` bytes of a file have been moved.
    func reached(_ count: Int64, of file: [String]) {
        let sum = state.withLock { state in
            let before = state.reached[file] ?? 0
            guard count > before else { return state.sum }
            state.sum = .sum([state.sum, count - before])
            state.reached[file] = count
            return state.sum
        }
        report.update(completed: sum, total: total.withLock { $0 })
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
