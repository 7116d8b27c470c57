import DropboxCore
import DropboxFiles

extension FilesRoutes {
    /// Returns the item if it's at a path, in exactly that spelling of the name.
    ///
    /// A move fails with a conflict if an earlier attempt, whose response was lost, or another program made it already.
    /// Listings don't tell: they don't return an item of which only the case of the name changed.
    ///
    /// - Parameters:
    ///   - item: The ID or the former path of the item.
    ///   - path: The path that the item was to get.
    /// - Returns: `nil` if the item is somewhere else, or doesn't exist.
    package func item(
        _ item: String, ifMovedTo path: String
    ) async throws(CallError<Files.GetMetadataError>) -> Files.Metadata? {
        let metadata: Files.Metadata
        do { metadata = try await getMetadata(path: item).response() } catch {
            if case .path(.notFound) = error.routeError { return nil }
            throw error
        }
        guard let current = metadata.pathLower, CaseFoldedName.key(current) == CaseFoldedName.key(path),
            CaseFoldedName.normalized(metadata.name) == CaseFoldedName.normalized(String(path.lastPathName))
        else { return nil }
        return metadata
    }
}
