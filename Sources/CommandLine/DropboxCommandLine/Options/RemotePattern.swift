import DropboxCore
import SwiftyDropbox

/// A path in Dropbox whose last component is a pattern, such as `/photos/*.jpg`.
struct RemotePattern: Sendable {
    /// The path of the folder, or the empty string for the root.
    let folder: String
    let name: NamePattern

    /// Returns the pattern of a path, or `nil` if the path has no wildcards.
    ///
    /// A path that is the name of an existing item isn't a pattern, because brackets are common in names.
    static func resolve(_ path: String, _ client: DropboxClient) async throws(CommandError) -> RemotePattern? {
        let path = normalized(path)
        let (folder, name) = (path.parentPath, path.lastPathName)
        let isPattern = NamePattern.isPattern(name)
        guard isPattern || NamePattern.isPattern(folder) else { return nil }
        do {
            _ = try await client.files.getMetadata(path: path).response()
            return nil
        } catch {
            switch error.routeError {
            // A pattern can contain a backslash, which is invalid in a name.
            case .path(.notFound), .path(.malformedPath): break
            default: throw .failure("cannot find \(path)", error)
            }
        }
        guard isPattern, !NamePattern.isPattern(folder) else {
            throw .usage("invalid path '\(path)': only the last component can be a pattern")
        }
        return RemotePattern(folder: String(folder), name: NamePattern(name, ignoresCase: true))
    }

    /// Returns a path in the format of the Dropbox API: with a leading slash (unless it is an ID), without a trailing
    /// slash, and empty for the root.
    static func normalized(_ path: String) -> String {
        var path = path[...]
        while path.endsWithSlash { path = path.parentPath }
        let isWhole = path.isEmpty || path.startsWithSlash || ["id:", "rev:", "ns:"].contains { path.hasPrefix($0) }
        return isWhole ? String(path) : "/" + path
    }

    /// Returns the path of an item, or the pattern of several, in the format of the Dropbox API.
    ///
    /// - Throws: A usage error for a revision: only what downloads a file takes one, and everything else would use the
    ///   current file.
    static func ofItem(_ path: String) throws(CommandError) -> String {
        let path = normalized(path)
        guard path.hasPrefix("rev:") else { return path }
        throw .usage(
            """
            invalid path '\(path)': it is a revision, and not an item; `dbx get \(path) FILE` downloads it, and \
            `dbx restore PATH --rev \(path.dropFirst(4))` brings it back
            """)
    }

    /// Runs a closure for each matching entry, in the order of the server.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - recursive: Whether to match the names of entries in all subfolders, too. The default is `false`.
    ///   - includeDeleted: Whether to include deleted entries. The default is `false`.
    ///   - allowsNone: Whether to succeed if no entry matches. The default is `false`.
    ///   - listing: Reports entries whose names can't exist.
    ///   - work: The closure.
    /// - Throws: The error of the closure, or a failure if the folder cannot be listed, or no entry matches although one must.
    func forEach(
        _ client: DropboxClient, recursive: Bool = false, includeDeleted: Bool = false, allowsNone: Bool = false,
        _ listing: CheckedListing, _ work: (Files.Metadata) async throws(CommandError) -> Void
    ) async throws(CommandError) {
        var isEmpty = true
        do {
            let entries = client.files.entries(in: folder, recursive: recursive, includeDeleted: includeDeleted)
            for try await entry in entries {
                guard listing.accepts(entry), name.matches(entry.name) else { continue }
                isEmpty = false
                try await work(entry)
            }
        } catch { throw .failure("cannot list \(folder.isEmpty ? "/" : folder)", error) }
        if isEmpty, !allowsNone { throw .failure("no item in \(folder.isEmpty ? "/" : folder) matches the pattern") }
    }
}
