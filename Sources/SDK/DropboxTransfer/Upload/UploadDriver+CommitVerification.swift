import DropboxCore
import DropboxFiles

/// Commit verification: the check of the destination after an upload with an indeterminate outcome.
extension UploadDriver {
    /// Checks whether content of this size and hash is at the destination, or next to it if the server may have renamed
    /// the file.
    func verifyCommit(_ size: Int64, _ hash: String) async -> UploadStateMachine.Event {
        do throws(CallError<Files.GetMetadataError>) {
            let metadata = try await routes.getMetadata(path: commit.path).response()
            if let file = metadata as? Files.FileMetadata, commit.destination.contains(file, size: size, hash) {
                return .checked(.content(file))
            }
        } catch {
            guard case .path(.notFound) = error.routeError else { return failed(error) }
            return .checked(.nothing)
        }
        do {
            let file = try await routes.renamedFile(of: commit.destination, size: size, hash)
            return .checked(file.map { .content($0) } ?? .other)
        } catch let error as CallError<Files.ListFolderError> {
            if case .path(.notFound) = error.routeError { return .checked(.nothing) }
            return failed(error)
        } catch let error as CallError<Files.ListFolderContinueError> {
            guard case .reset = error.routeError else { return failed(error) }
            // The listing restarts.
            return .failed(.check, .rejected(retryAfter: nil), .verificationFailed(error))
        } catch {
            return .stopped(.verificationFailed(error))
        }
    }

    private func failed<RouteError>(_ error: CallError<RouteError>) -> UploadStateMachine.Event {
        .failed(.check, error.verdict, .verificationFailed(error))
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
