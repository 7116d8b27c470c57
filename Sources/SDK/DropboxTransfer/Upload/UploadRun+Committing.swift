import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// The requests that commit files, and those that find out whether files were committed.
extension UploadRun {
    func commit(_ entries: [UploadPlan.Entry]) async -> UploadPlan.Event {
        if Task.isCancelled { return .uncommitted(UploadPlan.Failure(.notSent, .cancelled)) }
        guard limits.commitsTogether else { return await completing { await finish(entries) } }
        do {
            // Other batches of the same account may be in progress.
            guard let client = routes.client.implementation else {
                return await commitTogether(entries)
            }
            return try await client.withCommitPermit { await commitTogether(entries) }
        } catch {
            return .uncommitted(UploadPlan.Failure(.notSent, .cancelled))
        }
    }

    /// Commits the session of the only file.
    private func finish(_ entries: [UploadPlan.Entry]) async -> UploadPlan.Event {
        guard let entry = entries.first else { return .stopped(.unexpectedState) }
        let request = routes.uploadSessionFinish(
            cursor: Self.cursor(entry), commit: items[entry.file].commit, input: Data())
        do throws(CallError<Files.UploadSessionFinishError>) {
            return .committed([.file(try await request.response())])
        } catch {
            guard let reason = error.routeError else {
                return .uncommitted(UploadPlan.Failure(error.verdict, .finishError(error)))
            }
            return .committed([Self.commitResult(reason, .finishError(error), error.verdict)])
        }
    }

    private func commitTogether(_ entries: [UploadPlan.Entry]) async -> UploadPlan.Event {
        if Task.isCancelled { return .uncommitted(UploadPlan.Failure(.notSent, .cancelled)) }
        let arguments = entries.map { entry in
            Files.UploadSessionFinishArg(cursor: Self.cursor(entry), commit: items[entry.file].commit)
        }
        return await completing {
            do throws(CallError<Void>) {
                let results = try await routes.uploadSessionFinishBatchV2(entries: arguments).response().entries
                return .committed(results.map(Self.commitResult))
            } catch {
                // The route defines no errors.
                return .uncommitted(UploadPlan.Failure(error.verdict, .finishError(error.mapped { .other })))
            }
        }
    }

    private static func cursor(_ entry: UploadPlan.Entry) -> Files.UploadSessionCursor {
        Files.UploadSessionCursor(sessionId: entry.session, offset: UInt64(entry.size))
    }

    private static func commitResult(_ entry: Files.UploadSessionFinishBatchResultEntry) -> UploadPlan.CommitResult {
        switch entry {
        case .success(let metadata): .file(metadata)
        case .failure(let error):
            // The response was successful, so only the entry determines the verdict.
            commitResult(
                error, .finishError(.routeError(Box(error), nil, nil, nil)),
                error.isWriteLimit ? .rejected(retryAfter: nil) : .permanent)
        }
    }

    private static func commitResult(
        _ reason: Files.UploadSessionFinishError, _ error: FileUploadError, _ verdict: FailureVerdict
    ) -> UploadPlan.CommitResult {
        switch reason {
        case .lookupFailed(.notFound): .sessionLost(error)
        case .lookupFailed(.incorrectOffset), .concurrentSessionMissingData, .concurrentSessionNotClosed:
            .incomplete(error)
        default: .rejected(UploadPlan.Failure(verdict, error))
        }
    }

    /// The maximum time for which a canceled upload waits for the response to a commit.
    private static let maximumCommitTime: Duration = .seconds(5)

    /// Performs a commit to its end, also if the upload is canceled in the meantime: the server executes it anyway, and
    /// without its response, it's unknown which files are in Dropbox.
    private func completing(
        _ commit: @escaping @Sendable () async -> UploadPlan.Event
    ) async -> UploadPlan.Event {
        let clock = settings.clock
        return await withDelayedCancellation(Self.maximumCommitTime, sleep: { try await clock.sleep($0) }) {
            await commit()
        }
    }

    // MARK: Verification

    /// Checks whether the sent content is at the destination of a file, or next to it if the server may have renamed the
    /// file.
    func destinationState(of file: UploadPlan.File) async -> UploadPlan.DestinationState {
        let (destination, size, hash) = (file.destination, file.size ?? 0, file.hash)
        var isEmpty = false
        do throws(CallError<Files.GetMetadataError>) {
            let metadata = try await routes.getMetadata(path: destination.path).response()
            if let found = metadata as? Files.FileMetadata, destination.contains(found, size: size, hash) {
                return .content(found)
            }
        } catch {
            guard case .path(.notFound) = error.routeError else { return Self.unknown(error) }
            isEmpty = true
        }
        do {
            let file = try await routes.renamedFile(of: destination, size: size, hash)
            return file.map { .content($0) } ?? (isEmpty ? .nothing : .other)
        } catch let error as CallError<Files.ListFolderError> {
            if case .path(.notFound) = error.routeError { return .nothing }
            return Self.unknown(error)
        } catch let error as CallError<Files.ListFolderContinueError> {
            guard case .reset = error.routeError else { return Self.unknown(error) }
            // The listing restarts.
            return .unknown(UploadPlan.Failure(.rejected(retryAfter: nil), .verificationFailed(error)))
        } catch {
            return .unknown(UploadPlan.Failure(.permanent, .verificationFailed(error)))
        }
    }

    private static func unknown<RouteError>(_ error: CallError<RouteError>) -> UploadPlan.DestinationState {
        .unknown(UploadPlan.Failure(error.verdict, .verificationFailed(error)))
    }
}

extension Files.UploadSessionFinishError {
    /// A Boolean value that indicates whether the error is the contention between writes.
    fileprivate var isWriteLimit: Bool {
        switch self {
        case .tooManyWriteOperations, .path(.tooManyWriteOperations): true
        default: false
        }
    }
}

extension Files.CommitInfo {
    /// The destination of the commit.
    var destination: CommitDestination {
        var isUpdate = false
        if case .update = mode { isUpdate = true }
        return CommitDestination(path: path, autorename: autorename, isUpdate: isUpdate)
    }
}

extension CommittedFile {
    package init(_ file: Files.FileMetadata) {
        self.init(
            name: file.name, id: file.id, pathLower: file.pathLower, pathDisplay: file.pathDisplay, size: file.size,
            contentHash: file.contentHash)
    }
}

extension CommitDestination {
    /// Returns whether a file at the destination has the sent content.
    func contains(_ file: Files.FileMetadata, size: Int64, _ hash: String?) -> Bool {
        let file = CommittedFile(file)
        return isLocation(of: file) && Self.hasContent(file, size: size, contentHash: hash, requiresHash: true)
    }

    /// Returns the error of a file that the server returned for a commit, or `nil` if it is the file that was sent.
    package func error(of file: Files.FileMetadata, size: Int64, _ hash: String?) -> FileUploadError? {
        let answer = CommittedFile(file)
        // The request or session belongs to this upload, so a missing hash is acceptable.
        guard Self.hasContent(answer, size: size, contentHash: hash, requiresHash: false) else {
            return .contentHashMismatch(file)
        }
        return isLocation(of: answer) ? nil : .unexpectedFile(file, requestedPath: path)
    }
}

extension FilesRoutes {
    /// Returns the file with the sent content that the server renamed, or `nil` if none exists.
    ///
    /// - Throws: The error of `listFolder` or `listFolderContinue`, or `EndlessListingError` after 1,000 pages.
    func renamedFile(
        of destination: CommitDestination, size: Int64, _ hash: String?
    ) async throws -> Files.FileMetadata? {
        guard let folder = destination.folderOfRenamedFile else { return nil }
        var page = try await listFolder(path: folder).response()
        var fruitlessPages = FruitlessPages()
        while true {
            let files = page.entries.compactMap { $0 as? Files.FileMetadata }
            let match = files.first {
                destination.isRenamed($0.name) && destination.contains($0, size: size, hash)
            }
            if let match { return match }
            guard page.hasMore else { return nil }
            try fruitlessPages.record(hasProgress: false)
            page = try await listFolderContinue(cursor: page.cursor).response()
        }
    }
}
