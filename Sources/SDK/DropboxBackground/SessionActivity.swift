import DropboxConcurrency
import DropboxCore

/// The work of a background session that requires this process: everything except waiting for the transfers of the system
/// and for the next attempt of a transfer.
///
/// The system suspends the process when nothing prevents it. Work that is in progress then stalls until the next launch.
final class SessionActivity: Sendable {
    private struct Transfer {
        let batch: String?
        var isPaused = false
    }

    private struct State {
        /// The transfers in progress.
        var transfers: [String: Transfer] = [:]
        /// The batches in progress, and the number of their unfinished requests.
        var batches: [String: Int] = [:]
        var waiters: [@Sendable () -> Void] = []
        var assertion: ProcessAssertion?

        var isSettled: Bool {
            transfers.values.allSatisfy(\.isPaused)
                && batches.allSatisfy { id, count in transfers.values.count { $0.batch == id } == count }
        }
    }

    private let state = Locked(State())

    /// Begins or continues work on a transfer.
    ///
    /// - Parameter batch: The batch that the transfer belongs to.
    func begin(_ id: String, batch: String?) {
        change { $0.transfers[id] = Transfer(batch: batch) }
    }

    /// Records whether a transfer waits for something other than this process.
    func setPaused(_ isPaused: Bool, _ id: String) {
        change { $0.transfers[id]?.isPaused = isPaused }
    }

    /// Ends work on a transfer or a batch.
    func end(_ id: String) {
        change { state in
            state.transfers[id] = nil
            state.batches[id] = nil
        }
    }

    /// Records the number of unfinished requests of a batch. If all of them wait for the system, the batch does, too.
    func setRequestCount(_ count: Int, ofBatch id: String) {
        change { state in
            state.transfers[id] = nil
            state.batches[id] = count
        }
    }

    /// Waits until no work is in progress, or the task is canceled.
    func settled() async {
        let settled = CancellableContinuation<Void>()
        // A canceled task knows that it is canceled.
        try? await settled.value { finish in
            change { $0.waiters.append { finish(()) } }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let (waiters, ended) = state.withLock { state -> ([@Sendable () -> Void], ProcessAssertion?) in
            body(&state)
            guard state.isSettled else {
                if state.assertion == nil { state.assertion = ProcessAssertion("swift-dropbox transfers") }
                return ([], nil)
            }
            defer { (state.waiters, state.assertion) = ([], nil) }
            return (state.waiters, state.assertion)
        }
        ended?.end()
        for waiter in waiters { waiter() }
    }
}
