import DropboxCore
import Locking

/// Counts the bytes of many files. A byte counts once, when it is sent first.
final class UploadTally: Sendable {
    private struct State {
        var reached: [Int64]
        var sum: Int64 = 0
    }

    private let report: ProgressReport

    private let sizes: [Int64]
    private let total: Int64
    private let state: Locked<State>

    /// - Parameters:
    ///   - sizes: The size of each file in bytes. Files with holes can have more of them than fit into the sum, which then is
    ///     as large as it can be.
    ///   - report: Who wants to know.
    init(_ sizes: [Int64], _ report: ProgressReport) {
        self.report = report
        self.sizes = sizes
        total = .sum(sizes)
        state = Locked(State(reached: sizes.map { _ in 0 }))
    }

    /// Tells that it has begun, with what earlier processes have sent of each file.
    func begin(at reached: [Int64]) {
        let sum = state.withLock { state in
            state.reached = reached
            state.sum = .sum(reached)
            return state.sum
        }
        report.update(completed: sum, total: total)
    }

    /// The first `count` bytes of a file have been sent.
    func reached(_ count: Int64, of file: Int) {
        let count = min(count, sizes[file])
        let sum = state.withLock { state -> Int64? in
            guard count > state.reached[file] else { return nil }
            state.sum = .sum([state.sum, count - state.reached[file]])
            state.reached[file] = count
            return state.sum
        }
        if let sum { report.update(completed: sum, total: total) }
    }
}
