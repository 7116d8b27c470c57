import DropboxCore
import SwiftyDropbox

/// Items in Dropbox that a user names by a path or a pattern.
enum RemoteItems {
    /// Returns the item at a path, or all items that match a pattern.
    ///
    /// - Parameters:
    ///   - path: The path or pattern.
    ///   - client: The client.
    ///   - terminal: The terminal for warnings.
    ///   - isJSON: Whether warnings are JSON objects.
    ///   - allowsNone: Whether the result is empty if there is no item, instead of an error. The default is `false`.
    ///   - operation: The start of the message if no item is at the path.
    ///   - code: The code of this error.
    static func matching(
        _ path: String, _ client: DropboxClient, _ terminal: Terminal, isJSON: Bool, allowsNone: Bool = false,
        for operation: String, missing code: String
    ) async throws(CommandError) -> [Files.Metadata] {
        if let pattern = try await RemotePattern.resolve(path, client) {
            var items: [Files.Metadata] = []
            let listing = CheckedListing(terminal, isJSON: isJSON)
            try await pattern.forEach(client, allowsNone: allowsNone, listing) { items.append($0) }
            return items
        }
        if allowsNone { return try await item(at: path, client).map { [$0] } ?? [] }
        return [try await requiredItem(at: path, client, for: operation, missing: code)]
    }

    /// Returns the item at a path, or throws an error with a code if there is none.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - client: The client.
    ///   - operation: The start of the message.
    ///   - code: The code.
    static func requiredItem(
        at path: String, _ client: DropboxClient, for operation: String, missing code: String
    ) async throws(CommandError) -> Files.Metadata {
        do throws(CallError<Files.GetMetadataError>) {
            return try await client.files.getMetadata(path: path).response()
        } catch {
            guard case .path(.notFound)? = error.routeError else { throw .failure(operation, error) }
            var failure = CommandError.rejection(operation, code: code)
            failure.details = CommandError.details(of: error)
            failure.details.code = code
            throw failure
        }
    }

    /// Returns the item at a path, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - client: The client.
    ///   - operation: The start of error messages, or `nil` for the lookup itself.
    static func item(
        at path: String, _ client: DropboxClient, for operation: String? = nil
    ) async throws(CommandError) -> Files.Metadata? {
        do throws(CallError<Files.GetMetadataError>) {
            return try await client.files.getMetadata(path: path).response()
        } catch {
            if case .path(.notFound)? = error.routeError { return nil }
            throw .failure(operation ?? "cannot find \(path)", error)
        }
    }

    /// Returns the last revisions of the file at a path, newest first. The result is empty if they aren't known.
    static func revisions(of path: String, _ client: DropboxClient) async -> [String] {
        do { return try await client.files.listRevisions(path: path, limit: 10).response().entries.map(\.rev) } catch {
            return []
        }
    }

    /// Returns the closest item above a path that exists, or `nil` if it's the root.
    static func existingItem(above path: String, _ client: DropboxClient) async throws(CommandError) -> Files.Metadata?
    {
        var folder = path[...]
        while !folder.parentPath.isEmpty {
            folder = folder.parentPath
            if let item = try await item(at: String(folder), client) { return item }
        }
        return nil
    }

    /// Returns the path of the closest folder above a path that exists, which is empty for the root.
    static func existingFolder(above path: String, _ client: DropboxClient) async throws(CommandError) -> String {
        var path = path
        while let item = try await existingItem(above: path, client) {
            path = item.displayPath
            if item is Files.FolderMetadata { return path }
        }
        return ""
    }

    /// Returns everything below a folder, parents before their items.
    ///
    /// - Parameter includeDeleted: Whether deleted items are returned, too. The default is `false`.
    static func contents(
        of path: String, includeDeleted: Bool = false, _ client: DropboxClient
    ) async throws(CommandError) -> [Files.Metadata] {
        var items: [Files.Metadata] = []
        do {
            for try await entry in client.files.entries(
                in: path, recursive: true, includeDeleted: includeDeleted)
            {
                items.append(entry)
            }
        } catch { throw .failure("cannot list \(path)", error) }
        // The listing contains the folder itself.
        return items.filter { $0.displayPath.lowercased() != path.lowercased() && $0.nameError == nil }
    }
}
