import DropboxConcurrency

/// Where images are decoded and pages are laid out: on a thread of its own, one piece of work at a time, so that neither the
/// server nor other calls wait for it, and the memory of one big image is the most that is in use.
final class MediaWorker: Sendable {
    private let lane = BlockingIO(threads: 1)

    /// Does the work when it is its turn, unless the task is cancelled before: nobody waits for the result then.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await lane.run { _ in try work() }
    }
}
