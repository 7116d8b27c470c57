import DropboxCore
import DropboxFiles

extension FilesRoutes {
    /// Returns the item at a path or with an ID, or `nil` if there is none.
    package func item(at path: String) async throws(CallError<Files.GetMetadataError>) -> Files.Metadata? {
        do { return try await getMetadata(path: path).response() } catch {
            if case .path(.notFound) = error.routeError { return nil }
            throw error
        }
    }

    /// Creates a folder. An attempt whose response is lost is repeated, and the folder that it created is found.
    ///
    /// - Returns: The folder, or `nil` if another program created it before.
    /// - Throws: `CallError<Files.CreateFolderError>`, the error of the lookup, or `CancellationError`.
    package func createFolder(at path: String) async throws -> Files.FolderMetadata? {
        var attemptCount = 0
        do {
            return try await retrier.performIdempotent {
                attemptCount += 1
                return createFolderV2(path: path)
            }.metadata
        } catch let error as CallError<Files.CreateFolderError> {
            guard case .path(.conflict(.folder)) = error.routeError else { throw error }
        }
        guard attemptCount > 1, let folder = try await metadata(at: path) as? Files.FolderMetadata else { return nil }
        // A folder with items can be that of another program.
        let isEmpty = try await retrier.read { listFolder(path: folder.id, limit: 1) }.entries.isEmpty
        return isEmpty ? folder : nil
    }
}

extension Files.Metadata {
    /// Returns whether the item is at a path, in exactly that spelling of the name.
    ///
    /// A move fails with a conflict if an earlier attempt, whose response was lost, or another program made it already.
    /// Listings don't tell: they don't return an item of which only the case of the name changed.
    package func isAt(_ path: String) -> Bool {
        guard let current = pathLower else { return false }
        return CaseFoldedName.key(current) == CaseFoldedName.key(path)
            && CaseFoldedName.normalized(name) == CaseFoldedName.normalized(String(path.lastPathName))
    }
}

extension Files.FolderMetadata {
    /// The ID of the shared folder that is mounted here, or `nil` for an ordinary folder. Dropbox reports it in two fields, one
    /// of which is deprecated.
    package var mountedFolderID: String? { sharingInfo?.sharedFolderId ?? sharedFolderId }

    /// A Boolean value that indicates whether the folder is shared.
    package var isShared: Bool { mountedFolderID != nil }
}
