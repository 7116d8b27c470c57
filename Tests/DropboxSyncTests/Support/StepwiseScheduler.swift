import DropboxConcurrency

@testable import DropboxSync

/// Performs the steps of an engine, and the uploads that it started, one at a time, in the order that a test chooses.
final class StepwiseScheduler: EngineScheduler {
    /// An upload that was started, and waits for its turn.
    private struct WaitingUpload: Sendable {
        /// Whether the process still exists when the upload's turn comes.
        let turn: Promise<Bool>
        let task: Task<Void, Never>
    }

    private struct State {
        var choose: (@Sendable (Int) -> Int)?
        var uploads: [WaitingUpload] = []
        /// The upload that was chosen instead of a step.
        var chosen: WaitingUpload?
    }

    private let state = Locked(State())

    /// Sets the function that chooses what is next: it receives the number of possibilities, and returns the index of one.
    /// By default, the first is next. Possible are the steps that save results, the uploads that were started, and one
    /// other step, in this order.
    func setChooser(_ choose: (@Sendable (Int) -> Int)?) { state.withLock { $0.choose = choose } }

    func nextStep(
        saves: [Engine.Step], search: () throws(SyncError) -> Engine.Step?
    ) throws(SyncError) -> Engine.Step? {
        let other = try search()
        let (uploadCount, choose) = state.withLock { ($0.uploads.count, $0.choose) }
        let count = saves.count + uploadCount + (other == nil ? 0 : 1)
        if count == 0 { return nil }
        let index = choose?(count) ?? 0
        if index < saves.count { return saves[index] }
        if index == saves.count + uploadCount { return other }
        state.withLock { $0.chosen = $0.uploads.remove(at: index - saves.count) }
        return nil
    }

    func run(_ upload: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        let turn = Promise<Bool>()
        let task = Task {
            // A canceled upload fails when its turn comes, too. The other task isn't canceled.
            guard case .success(true) = await Task(operation: { try await turn.value() }).result else { return }
            await upload()
        }
        state.withLock { $0.uploads.append(WaitingUpload(turn: turn, task: task)) }
        return task
    }

    /// Runs the upload that was chosen instead of a step. Returns `false` if none was.
    func runChosenUpload() async -> Bool {
        let chosen = state.withLock { state in
            defer { state.chosen = nil }
            return state.chosen
        }
        guard let chosen else { return false }
        chosen.turn.fulfill(.success(true))
        await chosen.task.value
        return true
    }

    /// Runs all uploads that were started.
    func runUploads() async {
        while let upload = state.withLock({ $0.uploads.isEmpty ? nil : $0.uploads.removeFirst() }) {
            upload.turn.fulfill(.success(true))
            await upload.task.value
        }
    }

    /// Forgets the uploads that wait, as the end of the process does.
    func forgetUploads() {
        let uploads = state.withLock { state in
            defer { state.uploads = [] }
            return state.uploads
        }
        for upload in uploads { upload.turn.fulfill(.success(false)) }
    }
}
