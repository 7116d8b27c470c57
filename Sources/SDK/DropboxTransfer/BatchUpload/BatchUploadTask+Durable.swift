import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

// Creates batch uploads, either from a call or from the state that an earlier process persisted.

extension FilesRoutes {
    /// Creates and starts a batch upload.
    ///
    /// - Parameters:
    ///   - files: The local files, and the commit information of each.
    ///   - limits: The sizes and limits.
    ///   - options: The request options of the caller.
    ///   - hasDurableChunks: Whether requests with content continue after the process exits. They always do if the
    ///     system performs them.
    ///   - onProgress: A closure that receives the number of sent and confirmed bytes.
    func batchUploadTask(
        _ files: [URL: Files.CommitInfo], limits: BatchUploadStateMachine.Limits,
        options: RequestOptions = RequestOptions(),
        hasDurableChunks: Bool = false, onProgress: (@Sendable (UploadProgress) -> Void)? = nil
    ) -> BatchUploadTask {
        let client = client.implementation
        let errorHandlers = client?.configuration.globalErrorHandlers ?? .shared
        let execution = BatchUploadTask.Run(
            name: Self.batchUploadRoute.path, options: options, errorHandlers: errorHandlers
        ) {
            [self] execution throws(CallError<Void>) in
            var driver = await BlockingIO.disk.run { [progress = execution.progress] in
                BatchUploadDriver(self, files, limits: limits, progress: progress, onProgress)
            }
            let batch = try await client?.beginBatch(Self.batchUploadRoute, execution: execution) { [driver] journal in
                try BatchUploadJournal.create(try driver.header, at: journal)
            }
            guard let batch else { return await driver.outcome(of: execution) }
            do throws(CallError<Void>) {
                driver.durableUpload = try await DurableBatchUpload(
                    BatchUploadJournal(batch.journal), [:], batch, self, hasDurableChunks)
            } catch {
                // The caller receives the error, so no later process resumes the batch.
                await batch.finish(execution)
                throw error
            }
            return await driver.outcome(of: execution, batch)
        }
        return BatchUploadTask(execution, Array(files.keys))
    }

    /// The descriptor of a batch upload, which has no route.
    fileprivate static var batchUploadRoute: RouteDescriptor {
        RouteDescriptor(namespace: "files", name: "batch_upload")
    }
}

extension BackgroundTransfer {
    /// Returns the batch upload that an earlier process started. This method is public for other modules of the SDK.
    public func batchUpload() -> BatchUploadTask {
        batchUpload(limits: BatchUploadOptions().limits)
    }

    func batchUpload(limits: BatchUploadStateMachine.Limits, hasDurableChunks: Bool = false) -> BatchUploadTask {
        let execution = batch(FilesRoutes.batchUploadRoute) {
            (execution: BatchUploadTask.Run, batch, client) throws(CallError<Void>) in
            let routes = FilesRoutes(client: client)
            var driver: BatchUploadDriver
            do {
                let (journal, header, progress) = try await BlockingIO.disk.run { () throws(any Error) in
                    try BatchUploadJournal.open(batch.journal)
                }
                driver = try await BlockingIO.disk.run { [progress = execution.progress] () throws(any Error) in
                    try BatchUploadDriver(routes, header, limits: limits, progress: progress)
                }
                driver.durableUpload = try await DurableBatchUpload(journal, progress, batch, routes, hasDurableChunks)
            } catch let error as ReconnectionError {
                // No later process can read the journal either.
                await batch.finish(execution)
                throw .reconnectionError(error)
            } catch {
                batch.detach()
                throw .reconnectionError(error)
            }
            return await driver.outcome(of: execution, batch)
        }
        return BatchUploadTask(execution, [])
    }
}

extension DurableBatchUpload {
    fileprivate init(
        _ journal: BatchUploadJournal, _ progress: [Int: BatchUploadStateMachine.Progress], _ batch: any DurableBatch,
        _ routes: FilesRoutes, _ hasDurableChunks: Bool
    ) async throws(CallError<Void>) {
        self.journal = journal
        self.progress = progress
        deadline = batch.deadline
        setRequestCount = { batch.setRequestCount($0) }
        do {
            durableChunks =
                hasDurableChunks || batch.isPerformedBySystem ? try await DurableBatchChunks(batch, routes) : nil
        } catch {
            throw .clientError(.fileAccessError(error))
        }
    }
}

extension BatchUploadDriver {
    /// Performs the upload, and returns the result. A durable batch is deleted when the result was delivered.
    fileprivate func outcome(
        of execution: BatchUploadTask.Run, _ batch: (any DurableBatch)? = nil
    ) async -> BatchUploadResult {
        // If the task is canceled while it waits, the next step detects that.
        try? await routes.client.implementation?.waitForEarliestBeginDate(of: execution)
        let result = await run()
        await batch?.finish(execution)
        return result
    }
}

/// The state that allows a batch upload to continue after the process exits.
struct DurableBatchUpload: Sendable {
    let journal: BatchUploadJournal
    /// The progress of earlier processes.
    var progress: [Int: BatchUploadStateMachine.Progress] = [:]
    /// The time after which no attempt is made.
    let deadline: Date
    /// The requests with content, or `nil` if they end with the process.
    let durableChunks: DurableBatchChunks?
    /// Records the number of requests that the batch waits for.
    let setRequestCount: @Sendable (Int) -> Void

    /// Returns limits with enough attempts to retry a file until the deadline.
    func untilDeadline(_ limits: BatchUploadStateMachine.Limits) -> BatchUploadStateMachine.Limits {
        var limits = limits
        // A later process finds these requests by their byte ranges, and sends nothing again.
        if durableChunks != nil { limits.isPaced = false }
        let pauses = max(deadline.timeIntervalSinceNow, 0) / max(limits.maximumBackoff / .seconds(1), 1)
        limits.maximumAttempts = max(limits.maximumAttempts, Int(min(pauses, 1e6)))
        return limits
    }
}

/// The requests with content that the system sends even after the process exits.
struct DurableBatchChunks: Sendable {
    private let batch: any DurableBatch
    private let routes: FilesRoutes
    /// The requests of earlier processes.
    private let unclaimed: Locked<[String: BackgroundTransfer]>

    /// - Parameters:
    ///   - batch: The batch.
    ///   - routes: The routes of the background session.
    init(_ batch: any DurableBatch, _ routes: FilesRoutes) async throws {
        self.batch = batch
        self.routes = routes
        unclaimed = Locked(try await batch.parts())
    }

    /// Returns the request of a part: either that of an earlier process, or a new one from `make`.
    func request<ASerial, RSerial, ESerial>(
        _ key: String, _ route: Route<ASerial, RSerial, ESerial>,
        _ make: (FilesRoutes) -> UploadRequest<RSerial, ESerial>
    ) -> UploadRequest<RSerial, ESerial> {
        if let part = unclaimed.withLock({ $0.removeValue(forKey: key) }), part.route == route.descriptor.path {
            return part.upload(route)
        }
        let request = make(routes)
        batch.addPart(request, key: key)
        return request
    }
}

extension BatchUploadJournal.Header.File {
    init(_ url: URL, _ commit: Files.CommitInfo, _ file: Result<LocalFile, BatchUploadError>) throws {
        self.url = url.absoluteString
        let text = StoredPath.text(for: url.path)
        path = text == url.path ? nil : text
        self.commit = String(decoding: try commit.jsonData(), as: UTF8.self)
        if case .success(let file) = file { fingerprint = file.fingerprint }
    }

    /// The location of the file now, or `nil` if it's invalid.
    fileprivate var location: URL? {
        let original = URL(string: url)
        guard let current = path.map(StoredPath.path), current != original?.path else { return original }
        return URL(fileURLWithPath: current)
    }
}

extension BatchUploadJournal.Header {
    /// Returns the progress that is trustworthy. If a file was not accessible when the batch started, it is unknown
    /// whether its content has changed since.
    ///
    /// - Throws: `ReconnectionError` if the progress contains invalid numbers.
    func validated(
        _ progress: [Int: BatchUploadStateMachine.Progress]
    ) throws -> [Int: BatchUploadStateMachine.Progress] {
        let isPossible =
            RequestSize.isValid(chunkSize) && maximumRequests > 0
            && files.allSatisfy { ($0.fingerprint?.size ?? 0) >= 0 } && progress.keys.allSatisfy(files.indices.contains)
        guard isPossible else { throw ReconnectionError(.badPersistedStringFormat) }
        return try progress.filter { file, progress in
            guard progress.outcome == nil else { return true }
            guard let fingerprint = files[file].fingerprint else { return progress.isCommitting }
            guard progress.isValid(for: fingerprint.size) else { throw ReconnectionError(.badPersistedStringFormat) }
            return true
        }
    }

    /// Returns the URL and the commit information of each file.
    func uploads() throws -> [(URL, Files.CommitInfo)] {
        do {
            return try files.map { file in
                guard let url = file.location else {
                    throw UploadSourceError.notARegularFile(URL(fileURLWithPath: file.url))
                }
                return (url, try Files.CommitInfo(jsonData: Data(file.commit.utf8)))
            }
        } catch {
            throw ReconnectionError(.badPersistedStringFormat, underlyingError: error)
        }
    }
}
