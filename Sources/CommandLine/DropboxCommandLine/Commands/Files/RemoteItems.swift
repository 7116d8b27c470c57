import SwiftyDropbox

/// Items in Dropbox that a user names by a path or a pattern.
enum RemoteItems {
    /// Returns the item at a path, or all items that match a pattern. The result is empty if there are none.
    static func matching(
        _ path: String, _ client: DropboxClient, _ terminal: Terminal, isJSON: Bool
    ) async throws(CommandError) -> [Files.Metadata] {
        if let pattern = try await RemotePattern.resolve(path, client) {
            var items: [Files.Metadata] = []
            let listing = CheckedListing(terminal, isJSON: isJSON)
            try await pattern.forEach(client, listing) { items.append($0) }
            return items
        }
        return try await item(at: path, client).map { [$0] } ?? []
    }

    /// Returns the item at a path, or `nil` if there is none.
    static func item(at path: String, _ client: DropboxClient) async throws(CommandError) -> Files.Metadata? {
        do throws(CallError<Files.GetMetadataError>) {
            return try await client.files.getMetadata(path: path).response()
        } catch {
            if case .path(.notFound)? = error.routeError { return nil }
            throw .failure("cannot find \(path)", error)
        }
    }

    /// Returns everything below a folder, parents before their items.
    static func contents(of path: String, _ client: DropboxClient) async throws(CommandError) -> [Files.Metadata] {
        var items: [Files.Metadata] = []
        do {
            for try await entry in client.files.entries(in: path, recursive: true) { items.append(entry) }
        } catch { throw .failure("cannot list \(path)", error) }
        // The listing contains the folder itself.
        return items.filter { $0.displayPath.lowercased() != path.lowercased() && $0.nameError == nil }
    }
}
