import DropboxCore

/// Paths that are in use, and whether another path can be used at the same time: none contains the other.
struct PathConflicts: Sendable {
    private var paths: [String: Int] = [:]
    /// The folders that contain the paths.
    private var ancestors: [String: Int] = [:]

    /// Adds a path.
    mutating func insert(_ path: String) {
        paths[path, default: 0] += 1
        for ancestor in path.ancestorPaths { ancestors[ancestor, default: 0] += 1 }
    }

    /// Removes a path that was added.
    mutating func remove(_ path: String) {
        Self.decrement(&paths, path)
        for ancestor in path.ancestorPaths { Self.decrement(&ancestors, ancestor) }
    }

    /// Returns whether a path is in use, is in one that is, or contains one.
    func conflict(with path: String) -> Bool {
        paths[path] != nil || ancestors[path] != nil || path.ancestorPaths.contains { paths[$0] != nil }
    }

    private static func decrement(_ counts: inout [String: Int], _ key: String) {
        guard let count = counts[key] else { return }
        counts[key] = count > 1 ? count - 1 : nil
    }
}
