import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

// From a call, or from what an earlier process has left, to a batch upload under way.

extension FilesRoutes {
    /// - Parameters:
    ///   - terms: What the caller wants of it.
    ///   - carriesParts: Whether requests with content outlive the process by themselves; by default where the system
    ///     carries them.
    ///   - onProgress: Hears of the bytes that were sent and those that are confirmed.
    func batchUploadTask(
        _ files: [URL: Files.CommitInfo], limits: BatchUploadStateMachine.Limits,
        terms: RequestOptions = RequestOptions(),
        carriesParts: Bool = false, onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) -> BatchUploadTask {
        let client = client as? DropboxTransportClientImpl
        let errorHandlers = client?.configuration.globalErrorHandlers ?? .shared
        let run = BatchUploadTask.Run(
            name: Self.batchUploadRoute.path, terms: terms, errorHandlers: errorHandlers
        ) {
            [self] run throws(CallError<Void>) in
            var upload = await BlockingIO.disk.run { [progress = run.progress] in
                BatchUploadDriver(self, files, limits: limits, progress: progress, onProgress)
            }
            let batch = try await client?.begin(Self.batchUploadRoute, run) { [upload] journal in
                try BatchUploadJournal.begin(try upload.heading, at: journal)
            }
            guard let batch else { return await upload.outcome(of: run) }
            upload.keeping = try await DurableBatchUpload(
                BatchUploadJournal(batch.journal), [:], batch, self, carriesParts)
            return await upload.outcome(of: run, batch)
        }
        return BatchUploadTask(run, Array(files.keys))
    }

    /// What a batch upload has in place of a route.
    fileprivate static var batchUploadRoute: RouteDescriptor {
        RouteDescriptor(namespace: "files", name: "batch_upload")
    }
}

extension BackgroundTransfer {
    /// The batch upload that an earlier process has begun. Not for users.
    public func batchUpload() -> BatchUploadTask {
        batchUpload(limits: BatchUploadOptions().limits)
    }

    func batchUpload(limits: BatchUploadStateMachine.Limits, carriesParts: Bool = false) -> BatchUploadTask {
        let run = batch(FilesRoutes.batchUploadRoute) {
            (run: BatchUploadTask.Run, batch, client) throws(CallError<Void>) in
            let routes = FilesRoutes(client: client)
            var upload: BatchUploadDriver
            do {
                let (journal, heading, progress) = try await BlockingIO.disk.run { () throws(any Error) in
                    try BatchUploadJournal.open(batch.journal)
                }
                upload = try await BlockingIO.disk.run { [progress = run.progress] () throws(any Error) in
                    try BatchUploadDriver(routes, heading, limits: limits, progress: progress)
                }
                upload.keeping = try await DurableBatchUpload(journal, progress, batch, routes, carriesParts)
            } catch let error as ReconnectionError {
                // Nor can any later process read it.
                await batch.end(run)
                throw .reconnectionError(error)
            } catch {
                batch.leave()
                throw .reconnectionError(error)
            }
            return await upload.outcome(of: run, batch)
        }
        return BatchUploadTask(run, [])
    }
}

extension DurableBatchUpload {
    fileprivate init(
        _ journal: BatchUploadJournal, _ progress: [Int: BatchUploadStateMachine.Progress], _ batch: any DurableBatch,
        _ routes: FilesRoutes, _ carriesParts: Bool
    ) async throws(CallError<Void>) {
        self.journal = journal
        self.progress = progress
        deadline = batch.deadline
        do {
            parts = carriesParts || batch.isCarriedBySystem ? try await DurableBatchParts(batch, routes) : nil
        } catch {
            throw .clientError(.fileAccessError(error))
        }
    }
}

extension BatchUploadDriver {
    /// The result, which is forgotten as soon as it has been handed over where the batch outlives the process.
    fileprivate func outcome(of run: BatchUploadTask.Run, _ batch: (any DurableBatch)? = nil) async -> BatchUploadResult
    {
        // A task that is cancelled while it waits finds that out at its next step.
        try? await (routes.client as? DropboxTransportClientImpl)?.begin(run)
        let result = await outcome()
        await batch?.end(run)
        return result
    }
}
