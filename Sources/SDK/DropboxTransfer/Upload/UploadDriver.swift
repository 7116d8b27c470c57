import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Executes an upload: performs the actions of the state machine, which read content, send requests, wait, and write
/// the journal.
final class UploadDriver: Sendable {
    /// The progress of the upload.
    let progress = ProgressReporter()

    /// Counts the bytes that were sent and confirmed.
    let counter: UploadCounter

    let routes: FilesRoutes
    let content: UploadContent
    let commit: Files.CommitInfo
    private let options: FileUploadOptions
    private let settings: TransferSettings

    init(
        _ routes: FilesRoutes, _ content: UploadContent, _ commit: Files.CommitInfo, _ options: FileUploadOptions
    ) {
        self.routes = routes
        self.content = content
        self.commit = commit
        self.options = options
        counter = UploadCounter(options.onProgress)
        settings = TransferSettings(routes.client)
    }

    /// Uploads the content. Canceling the task stops the upload soon.
    func run() async -> Result<Files.FileMetadata, FileUploadError> {
        guard let journal = options.journal, case .file(let file) = content,
            file.size > options.roundedChunkSize
        else { return await outcome(entry: nil) }
        do {
            let entry = JournalEntry(journal, file, commit.path, routes.client.context)
            return try await entry.withLock { await outcome(entry: $0) }
        } catch is CancellationError {
            return .failure(.cancelled)
        } catch {
            options.onJournalFailure?(error)
            return await outcome(entry: nil)
        }
    }

    /// Uploads the content with an entry in the journal. If the entry can't be used, the upload goes on without it.
    private func outcome(entry: JournalEntry?) async -> Result<Files.FileMetadata, FileUploadError> {
        var entry = entry
        var limits = options.limits(content.size, settings.retryPolicy)
        var record: UploadCheckpoint?
        do {
            record = try await BlockingIO.disk.run { [entry] () throws(any Error) in try entry?.checkpoint() }
        } catch {
            await abandon(&entry, error)
        }
        if let record { limits.chunkSize = record.chunkSize }
        var stateMachine = UploadStateMachine(
            size: content.size, isReplayable: content.isReplayable, to: commit.destination, limits: limits,
            record: record)
        count(stateMachine)
        await withTaskGroup(of: UploadStateMachine.Event.self) { group in
            var actions = stateMachine.start(at: settings.clock.now())
            while true {
                if let current = entry, stateMachine.checkpoint != record {
                    let latest = stateMachine.checkpoint
                    record = latest
                    do {
                        try await BlockingIO.disk.run { () throws(any Error) in try current.store(latest) }
                    } catch {
                        await abandon(&entry, error)
                    }
                }
                for action in actions { group.addTask { await self.perform(action) } }
                if Task.isCancelled { _ = stateMachine.handle(.stopped(.cancelled)) }
                guard !stateMachine.isFinished, let event = await group.next() else { break }
                actions = stateMachine.handle(event, at: settings.clock.now())
                // A chunk also counts as arrived if its response was lost and the response to the next attempt shows
                // that it arrived.
                if case .stream(let chunks) = content, case .sent(let chunk, _, _) = event,
                    stateMachine.chunks.arrived.contains(chunk.index)
                {
                    chunks.release(chunk.index)
                }
                count(stateMachine, event.chunk)
            }
            // Closes the connections of the remaining requests.
            group.cancelAll()
        }
        let outcome = stateMachine.outcome ?? .failure(.unexpectedState)
        if case .success = outcome, let entry {
            // The file is in Dropbox. If its entry can't be removed, the next upload of the file treats the upload as
            // finished.
            do { try await BlockingIO.disk.run { () throws(any Error) in try entry.remove() } } catch {}
        }
        return outcome
    }

    /// Deletes an entry of the journal that can no longer be updated, so that no outdated state remains.
    private func abandon(_ entry: inout JournalEntry?, _ error: any Error) async {
        guard let abandoned = entry else { return }
        entry = nil
        options.onJournalFailure?(error)
        // If the entry can't be removed, a later upload finds that the session has more, and continues from there.
        do { try await BlockingIO.disk.run { () throws(any Error) in try abandoned.remove() } } catch {}
    }

    private func count(_ stateMachine: UploadStateMachine, _ ended: UploadStateMachine.Chunk? = nil) {
        counter.recordConfirmed(stateMachine.arrivedBytes, of: stateMachine.size, ended: ended)
        progress.update(completed: stateMachine.arrivedBytes, total: stateMachine.size)
    }

    private func perform(_ action: UploadStateMachine.Action) async -> UploadStateMachine.Event {
        switch action {
        case .upload(let chunk): return await send(chunk) { await upload($0, chunk) }
        case .append(let chunk, let session):
            return await send(chunk) { .sent(chunk, await append(chunk, session, $0), $0.digests) }
        case .start(let isConcurrent): return await start(isConcurrent)
        case .finish(let session, let size): return .finished(await finish(session, size))
        case .check(let size, let hash): return await verifyCommit(size, hash)
        case .hash(let chunk):
            do {
                let digests = try await BlockingIO.bulk.run { [content] _ in try content.digests(chunk.range) }
                return .hashed(chunk, digests, ifChanged: content.changedError)
            } catch is CancellationError {
                return .stopped(.cancelled)
            } catch {
                return .stopped(.source(error))
            }
        case .read(let index):
            guard case .stream(let chunks) = content else { return .stopped(.unexpectedState) }
            do {
                let (count, isLast) = try await chunks.read(index)
                return .read(count, isLast: isLast)
            } catch {
                return .stopped(.source(error))
            }
        case .wait(let waiter, let duration):
            do { try await settings.pause(duration, before: Files.upload.descriptor.path) } catch {
                return .stopped(.cancelled)
            }
            return .waited(waiter)
        }
    }

    /// Sends a chunk. If the content changed in the meantime, that error replaces all others.
    private func send(
        _ chunk: UploadStateMachine.Chunk, _ call: (UploadContent.ChunkBody) async -> UploadStateMachine.Event
    ) async -> UploadStateMachine.Event {
        do {
            let piece = try await BlockingIO.bulk.run { [content] _ in
                try content.chunkBody(chunk.range, from: chunk.start, chunk: chunk.index)
            }
            let event = await call(piece)
            if event.isFailure {
                try await BlockingIO.disk.run { [content] () throws(any Error) in try content.check() }
            }
            return event
        } catch is CancellationError {
            return .stopped(.cancelled)
        } catch {
            return .stopped(.source(error))
        }
    }
}

extension UploadStateMachine.Event {
    /// The chunk whose request ended.
    fileprivate var chunk: UploadStateMachine.Chunk? { if case .sent(let chunk, _, _) = self { chunk } else { nil } }

    /// A Boolean value that indicates whether a request with content was not accepted.
    fileprivate var isFailure: Bool {
        switch self {
        case .uploaded(.file, _), .sent(_, .accepted, _): false
        default: true
        }
    }
}

/// The requests of an upload, and the translation of their responses into events.
extension UploadDriver {
    func upload(_ piece: UploadContent.ChunkBody, _ chunk: UploadStateMachine.Chunk) async -> UploadStateMachine.Event {
        let argument = Files.UploadArg(
            path: commit.path, mode: commit.mode, autorename: commit.autorename, clientModified: commit.clientModified,
            mute: commit.mute, propertyGroups: commit.propertyGroups, strictConflict: commit.strictConflict,
            contentHash: piece.hash)
        let request = routes.client.request(Files.upload, serverArgs: argument, input: piece.body)
        observeProgress(request, chunk)
        let uploaded: UploadStateMachine.UploadResult
        do throws(CallError<Files.UploadError>) {
            uploaded = .file(try await request.response())
        } catch {
            let failure = FileUploadError.uploadError(error)
            uploaded =
                switch error.routeError {
                case .contentHashMismatch: .failed(.rejected(retryAfter: nil), failure)
                case .path(let failed) where error.verdict.isTemporary:
                    .stored(session: failed.uploadSessionId, failure)
                default: .failed(error.verdict, failure)
                }
        }
        return .uploaded(uploaded, piece.digests)
    }

    /// Counts the bytes that a request sends.
    private func observeProgress<RSerial, ESerial>(
        _ request: UploadRequest<RSerial, ESerial>, _ chunk: UploadStateMachine.Chunk
    ) {
        let before = chunk.start - chunk.range.lowerBound
        request.execution.progress.addObserver { [counter] in counter.recordSent(before + $0, of: chunk) }
    }

    func start(_ isConcurrent: Bool) async -> UploadStateMachine.Event {
        let request = routes.uploadSessionStart(sessionType: isConcurrent ? .concurrent : .sequential, input: Data())
        do throws(CallError<Files.UploadSessionStartError>) {
            return .started(try await request.response().sessionId)
        } catch {
            return .failed(.start, error.verdict, .startError(error))
        }
    }

    func append(
        _ chunk: UploadStateMachine.Chunk, _ session: String, _ piece: UploadContent.ChunkBody
    ) async -> UploadStateMachine.AppendResult {
        let argument = Files.UploadSessionAppendArg(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(chunk.start)), close: chunk.isLast,
            contentHash: piece.hash)
        let request = routes.client.request(Files.uploadSessionAppendV2, serverArgs: argument, input: piece.body)
        observeProgress(request, chunk)
        do throws(CallError<Files.UploadSessionAppendError>) {
            try await request.response()
            return .accepted
        } catch {
            let failure = FileUploadError.appendError(error)
            return switch error.routeError {
            case .incorrectOffset(let state): .offsetMismatch(end: Int64(clamping: state.correctOffset), failure)
            case .closed: .closed(failure)
            case .notFound: .sessionLost(failure)
            case .contentHashMismatch: .failed(.rejected(retryAfter: nil), failure)
            default: .failed(error.verdict, failure)
            }
        }
    }

    func finish(_ session: String, _ size: Int64) async -> UploadStateMachine.FinishResult {
        let request = routes.uploadSessionFinish(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: UInt64(size)), commit: commit, input: Data())
        do throws(CallError<Files.UploadSessionFinishError>) {
            return .file(try await request.response())
        } catch {
            let failure = FileUploadError.finishError(error)
            return switch error.routeError {
            case .lookupFailed(.notFound): .sessionLost(failure)
            case .lookupFailed(.incorrectOffset), .concurrentSessionMissingData, .concurrentSessionNotClosed:
                .incomplete(failure)
            default: .failed(error.verdict, failure)
            }
        }
    }
}
