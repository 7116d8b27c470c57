/// The downloads in progress, by rev and by node.
struct DownloadTable: Sendable {
    private var downloads: [String: Engine.Download] = [:]
    /// The revs of the downloads of each node.
    private var revs: [Int64: Set<String>] = [:]

    var isEmpty: Bool { downloads.isEmpty }

    var values: some Collection<Engine.Download> { downloads.values }

    subscript(rev: String) -> Engine.Download? { downloads[rev] }

    mutating func insert(_ download: Engine.Download, rev: String) {
        remove(rev)
        downloads[rev] = download
        revs[download.node, default: []].insert(rev)
    }

    /// Changes a download, if it belongs to a promise.
    ///
    /// - Returns: Whether it does.
    @discardableResult
    mutating func update(
        _ rev: String, of promise: Promise<Tree.Content>, _ change: (inout Engine.Download) -> Void
    ) -> Bool {
        guard var download = downloads[rev], download.promise === promise else { return false }
        change(&download)
        downloads[rev] = download
        return true
    }

    mutating func setProgress(_ progress: Float, of rev: String) { downloads[rev]?.progress = progress }

    @discardableResult
    mutating func remove(_ rev: String) -> Engine.Download? {
        guard let download = downloads.removeValue(forKey: rev) else { return nil }
        revs[download.node]?.remove(rev)
        if revs[download.node]?.isEmpty == true { revs[download.node] = nil }
        return download
    }

    /// Removes and returns the downloads of a node that `isUnneeded` selects by their revs.
    mutating func remove(of node: Int64, where isUnneeded: (String) -> Bool) -> [Engine.Download] {
        (revs[node] ?? []).filter(isUnneeded).compactMap { remove($0) }
    }
}
