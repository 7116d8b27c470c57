import DropboxConcurrency

/// Decides in which order an engine works: which of the possible steps is next, and when the uploads run that were
/// started.
///
/// It decides nothing else. What is possible and which contents are uploaded together depends only on the engine.
protocol EngineScheduler: Sendable {
    /// Chooses the next step of the sync loop.
    ///
    /// - Parameters:
    ///   - saves: The steps that save the results of uploads, oldest first.
    ///   - search: Searches for the step that applies remote changes or sends the next local change. It reads the queue.
    /// - Returns: One of the steps; `nil` if there is nothing to do.
    func nextStep(
        saves: [Engine.Step], search: () throws(SyncError) -> Engine.Step?
    ) throws(SyncError) -> Engine.Step?

    /// Runs an upload beside the sync loop.
    ///
    /// - Returns: The task of the upload. If it's canceled, the upload fails.
    func run(_ upload: @escaping @Sendable () async -> Void) -> Task<Void, Never>
}

/// Saves results first, because later changes may wait for them. Runs uploads concurrently.
struct ConcurrentScheduler: EngineScheduler {
    func nextStep(
        saves: [Engine.Step], search: () throws(SyncError) -> Engine.Step?
    ) throws(SyncError) -> Engine.Step? {
        if let save = saves.first { return save }
        return try search()
    }

    func run(_ upload: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        Task.onDedicatedThreads(upload)
    }
}
