/// Collects what a transaction changes in the local tree.
final class ChangeRecorder {
    /// The changed locations, the changed files and folders, the changes that the server has now, and the contents that
    /// are no longer referenced.
    struct Summary: Sendable {
        var paths: Set<SyncPath> = []
        var nodes: Set<Int64> = []
        var sent: [SentChange] = []
        var unusedFiles: [String] = []
        var isEmpty: Bool { paths.isEmpty && nodes.isEmpty && sent.isEmpty }
    }

    /// The maximum number of paths. More paths are replaced by the root.
    static let maximumPaths = 1000

    private(set) var summary = Summary()
    /// Whether the cache may exceed its limit at the end of the transaction.
    private(set) var mayExceedCacheSize = false

    /// Records that an item at a path, including everything below it, appeared, disappeared, or changed. `nil` is
    /// ignored: the item isn't visible to the app.
    func record(_ path: () throws -> SyncPath?) rethrows {
        if summary.paths == [.root] { return }
        guard let path = try path() else { return }
        if !path.isRoot, summary.paths.count < Self.maximumPaths {
            summary.paths.insert(path)
        } else {
            summary.paths = [.root]
        }
    }

    func record(_ change: SentChange) { summary.sent.append(change) }

    func record(node: Int64) { summary.nodes.insert(node) }

    /// Makes the transaction shrink the cache at its end, once for all changes.
    func requestSmallerCache() { mayExceedCacheSize = true }

    func record(unusedFile: String) { summary.unusedFiles.append(unusedFile) }
}
