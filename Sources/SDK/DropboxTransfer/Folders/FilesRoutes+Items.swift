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
