import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// The requests that commit files, and those that find out whether files were committed.
extension BatchUploadDriver {
    func commit(_ entries: [BatchUploadStateMachine.Entry]) async -> BatchUploadStateMachine.Event {
        let arguments = entries.map { entry in
            Files.UploadSessionFinishArg(
                cursor: Files.UploadSessionCursor(sessionId: entry.session, offset: UInt64(entry.size)),
                commit: uploads[entry.file].commit)
        }
        let files = entries.map(\.file)
        do {
            // Other batches of the same account may be in progress.
            guard let client = routes.client.implementation else {
                return await commit(files, arguments)
            }
            return try await client.withCommitPermit { await commit(files, arguments) }
        } catch {
            return .uncommitted(JudgedError(.clientWide, .cancelled))
        }
    }

    private func commit(_ files: [Int], _ entries: [Files.UploadSessionFinishArg]) async
        -> BatchUploadStateMachine.Event
    {
        do {
            if let journal = durableUpload?.journal {
                try await BlockingIO.disk.run { () throws(any Error) in try journal.writeCommit(of: files) }
            }
        } catch {
            return .uncommitted(JudgedError(.clientWide, BatchUploadError(error)))
        }
        if Task.isCancelled { return .uncommitted(JudgedError(.clientWide, .cancelled)) }
        return await completing { [routes] in
            do throws(CallError<Void>) {
                return .committed(try await routes.uploadSessionFinishBatchV2(entries: entries).response().entries)
            } catch {
                return .uncommitted(JudgedError(error.verdict, .finishError(error)))
            }
        }
    }

    /// The maximum time for which a canceled upload waits for the response to a commit.
    private static let maximumCommitTime: Duration = .seconds(5)

    /// Performs a commit to its end, also if the upload is canceled in the meantime: the server executes it anyway, and
    /// without its response, nobody knows which files are in Dropbox.
    private func completing(
        _ commit: @escaping @Sendable () async -> BatchUploadStateMachine.Event
    ) async -> BatchUploadStateMachine.Event {
        let task = Task { await commit() }
        let clock = settings.clock
        let deadline = Locked<Task<Void, any Error>?>(nil)
        defer { deadline.withLock { $0?.cancel() } }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            let wait = Task {
                try await clock.sleep(Self.maximumCommitTime)
                task.cancel()
            }
            deadline.withLock { $0 = wait }
        }
    }

    /// Returns the file that an upload with this hash was committed to, or else the item at its destination.
    func destinationState(_ file: BatchUploadStateMachine.File?) async -> BatchUploadStateMachine.DestinationState {
        guard let file else { return .unknown(JudgedError(.permanent, .unexpectedState)) }
        let (destination, size, hash) = (file.destination, file.size, file.hash)
        do {
            let metadata = try await routes.getMetadata(path: destination.path).response() as? Files.FileMetadata
            if let metadata, destination.contains(metadata, size: size, hash) { return .file(metadata) }
            let renamedFile = try await routes.renamedFile(of: destination, size: size, hash)
            return (renamedFile ?? metadata).map { .file($0) } ?? .noFile
        } catch let error as CallError<Files.GetMetadataError> {
            if case .path(.notFound) = error.routeError { return .noFile }
            return .unknown(JudgedError(error.verdict, .unexpectedState))
        } catch let error as CallError<Files.ListFolderError> {
            return .unknown(JudgedError(error.verdict, .unexpectedState))
        } catch let error as CallError<Files.ListFolderContinueError> {
            return .unknown(JudgedError(error.verdict, .unexpectedState))
        } catch {
            return .unknown(JudgedError(.permanent, .unexpectedState))
        }
    }
}
