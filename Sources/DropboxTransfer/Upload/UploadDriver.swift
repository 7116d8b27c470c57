import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// Carries an upload out: reads content, calls routes, waits and writes the journal, as the plan says.
final class UploadDriver: Sendable {
    /// How far it has come.
    let progress = ProgressReporter()

    /// What has been sent and confirmed.
    let counter: UploadCounter

    let routes: FilesRoutes
    let content: UploadContent
    let commit: Files.CommitInfo
    private let options: UploadOptions
    private let settings: TransferSettings

    init(
        _ routes: FilesRoutes, _ content: UploadContent, _ commit: Files.CommitInfo, _ options: UploadOptions
    ) {
        self.routes = routes
        self.content = content
        self.commit = commit
        self.options = options
        counter = UploadCounter(options.onProgress)
        settings = TransferSettings(routes.client)
    }

    /// Uploads the content. Cancelling the task ends it soon.
    func outcome() async -> Result<Files.FileMetadata, FileUploadError> {
        guard let journal = options.journal, case .file(let file) = content,
            file.size > options.sizeOfChunks
        else { return await outcome(page: nil) }
        do {
            let page = JournalEntry(journal, file, commit.path, routes.client.scope)
            return try await page.exclusively { await outcome(page: $0) }
        } catch {
            return .failure(error is CancellationError ? .cancelled : .journal(error))
        }
    }

    private func outcome(page: JournalEntry?) async -> Result<Files.FileMetadata, FileUploadError> {
        var limits = options.limits(content.size, settings.retry)
        var record: UploadCheckpoint?
        do {
            record = try await BlockingIO.disk.run { () throws(any Error) in try page?.record() }
        } catch {
            return .failure(.journal(error))
        }
        if let record { limits.chunkSize = record.chunkSize }
        var plan = UploadStateMachine(
            size: content.size, isReplayable: content.isReplayable, limits: limits, record: record)
        count(plan)
        await withTaskGroup(of: UploadStateMachine.Event.self) { group in
            var actions = plan.begin(at: settings.time.now())
            while true {
                if let page, plan.record != record {
                    let latest = plan.record
                    record = latest
                    do {
                        try await BlockingIO.disk.run { () throws(any Error) in try page.keep(latest) }
                    } catch {
                        actions = plan.handle(.stopped(.journal(error)))
                    }
                }
                for action in actions { group.addTask { await self.perform(action) } }
                if Task.isCancelled { _ = plan.handle(.stopped(.cancelled)) }
                guard !plan.isFinished, let event = await group.next() else { break }
                actions = plan.handle(event, at: settings.time.now())
                // Also where the answer to a chunk was lost, and that to the next attempt tells that it had arrived.
                if case .stream(let chunks) = content, case .sent(let chunk, _, _) = event,
                    plan.chunks.arrived.contains(chunk.index)
                {
                    chunks.release(chunk.index)
                }
                count(plan, event.chunk)
            }
            // Closes the connections of what is left.
            group.cancelAll()
        }
        let outcome = plan.outcome ?? .failure(.unexpectedState)
        if case .success = outcome, let page {
            // The file is in Dropbox; a page that stays is taken for finished by the next upload of the file.
            do { try await BlockingIO.disk.run { () throws(any Error) in try page.remove() } } catch {}
        }
        return outcome
    }

    private func count(_ plan: UploadStateMachine, _ ended: UploadStateMachine.Chunk? = nil) {
        counter.confirmed(plan.arrivedBytes, of: plan.size, ended: ended)
        progress.update(completed: plan.arrivedBytes, total: plan.size)
    }

    private func perform(_ action: UploadStateMachine.Action) async -> UploadStateMachine.Event {
        switch action {
        case .upload(let chunk): return await send(chunk) { await upload($0, chunk) }
        case .append(let chunk, let session):
            return await send(chunk) { .sent(chunk, await append(chunk, session, $0), $0.digests) }
        case .start(let isConcurrent): return await start(isConcurrent)
        case .finish(let session, let size): return .finished(await finish(session, size))
        case .check(let size, let hash): return await look(size, hash)
        case .hash(let chunk):
            do {
                let digests = try await BlockingIO.bulk.run { [content] _ in try content.digests(chunk.range) }
                return .hashed(chunk, digests, ifChanged: content.changed)
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

    /// Sends a chunk. Where that fails because the content is not what it was, nothing else matters.
    private func send(
        _ chunk: UploadStateMachine.Chunk, _ call: (UploadContent.Piece) async -> UploadStateMachine.Event
    ) async -> UploadStateMachine.Event {
        do {
            let piece = try await BlockingIO.bulk.run { [content] _ in
                try content.piece(chunk.range, from: chunk.start, chunk: chunk.index)
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
    /// The chunk whose request is over.
    fileprivate var chunk: UploadStateMachine.Chunk? { if case .sent(let chunk, _, _) = self { chunk } else { nil } }

    /// Whether a request with content was not accepted.
    fileprivate var isFailure: Bool {
        switch self {
        case .uploaded(.file, _), .sent(_, .accepted, _): false
        default: true
        }
    }
}
