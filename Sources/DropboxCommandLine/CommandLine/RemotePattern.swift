import SwiftyDropbox

/// A path in Dropbox whose last name is a pattern: `/photos/*.jpg`.
struct RemotePattern: Sendable {
    /// The folder before the pattern, empty for the root.
    let folder: String
    let name: NamePattern

    /// What a path means that may be a pattern; `nil` for one that is none, or is the name of something: brackets are common
    /// in names.
    static func find(_ path: String, _ client: DropboxClient) async throws(CommandError) -> RemotePattern? {
        let path = normalized(path)
        let end = path.lastIndex(of: "/") ?? path.startIndex
        let name = path[end...].drop { $0 == "/" }
        let isPattern = NamePattern.isPattern(name)
        guard isPattern || NamePattern.isPattern(path[..<end]) else { return nil }
        do {
            _ = try await client.files.getMetadata(path: path).response()
            return nil
        } catch {
            switch error.routeError {
            // Names have no backslash; patterns may.
            case .path(.notFound), .path(.malformedPath): break
            default: throw .failure("cannot look for \(path)", error)
            }
        }
        guard isPattern, !NamePattern.isPattern(path[..<end]) else {
            throw .usage("A pattern may be the last name of a path only, other than in '\(path)'.")
        }
        return RemotePattern(folder: String(path[..<end]), name: NamePattern(name, ignoresCase: true))
    }

    /// A path as Dropbox takes it: it begins with a slash unless it is an id, and does not end in one; the root is empty.
    static func normalized(_ path: String) -> String {
        var path = path[...]
        while path.last == "/" { path.removeLast() }
        let isWhole = path.isEmpty || ["/", "id:", "rev:", "ns:"].contains { path.hasPrefix($0) }
        return isWhole ? String(path) : "/" + path
    }

    /// What the pattern stands for. Does `work` with each entry, in the order of the server.
    func forEach(
        _ client: DropboxClient, recursive: Bool = false,
        _ work: (Files.Metadata) async throws(CommandError) -> Void
    ) async throws(CommandError) {
        var isEmpty = true
        do {
            for try await entry in client.files.entries(in: folder, recursive: recursive) where name.matches(entry.name)
            {
                isEmpty = false
                try await work(entry)
            }
        } catch { throw .failure("cannot list \(folder.isEmpty ? "/" : folder)", error) }
        if isEmpty { throw .failure("nothing in \(folder.isEmpty ? "/" : folder) is of this pattern") }
    }
}
