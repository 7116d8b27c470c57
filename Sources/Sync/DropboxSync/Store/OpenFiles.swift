import DropboxConcurrency

/// The contents, nodes, and changes in use, which must not be removed until files are closed or uploads end.
struct OpenFiles: Sendable {
    /// The number of open files per content.
    var contents: [Int64: Int] = [:]
    /// The numbers of the changes that are being sent to the server.
    var sending: Set<Int64> = []
    /// The nodes of open files.
    var nodes: Set<Int64> = []
    /// The nodes of new open files that have no content yet. They aren't sent.
    var unwritten: Set<Int64> = []
    /// The number of open files and thumbnails per rev whose content isn't in the cache yet.
    var awaitedVersions: [String: Int] = [:]
    /// The nodes of which something must be removed when their files are closed. Thumbnails have negative numbers.
    private var nodesToCleanUp: Set<Int64> = []

    var isEmpty: Bool { contents.isEmpty && nodes.isEmpty && awaitedVersions.isEmpty }

    /// Returns whether a file can be opened, which is possible once at a time.
    func isFree(_ node: Int64?) -> Bool { node.map { !nodes.contains($0) } ?? true }

    func isUsing(_ content: Tree.Content) -> Bool {
        contents[content.key] != nil || content.rev.map { awaitedVersions[$0] != nil } == true
    }

    // MARK: Opening and closing

    /// Records that a file is open at a version.
    ///
    /// - Parameter node: The node; `nil` for a thumbnail, of which many can be open.
    mutating func add(_ node: Int64?, _ version: File.Version) {
        if let node { nodes.insert(node) }
        if let content = version.content {
            contents[content, default: 0] += 1
        } else if let rev = version.remote?.rev {
            awaitedVersions[rev, default: 0] += 1
        }
    }

    /// Records that a file is no longer open at a version.
    mutating func remove(_ node: Int64?, _ version: File.Version) {
        if let node { nodes.remove(node) }
        if let content = version.content {
            release(content)
        } else if let rev = version.remote?.rev {
            awaitedVersions[rev] = awaitedVersions[rev].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
    }

    mutating func release(_ content: Int64) {
        contents[content] = contents[content].flatMap { $0 > 1 ? $0 - 1 : nil }
    }

    // MARK: Removing later

    /// Records that something of a node must be removed when its file is closed.
    mutating func requestCleanup(of node: Int64) { nodesToCleanUp.insert(node) }

    /// Returns whether something of a node must be removed now that its file is closed, and forgets it.
    mutating func takeCleanup(of node: Int64) -> Bool { nodesToCleanUp.remove(node) != nil }
}

extension Tree {
    /// Returns whether a file is open.
    func isOpen(_ node: Int64) -> Bool { openFiles.withLock { $0.nodes.contains(node) } }

    /// Returns whether a file or folder can be deleted from the tree. One that is open is deleted when it's closed.
    func canPurge(_ node: Int64) -> Bool {
        openFiles.withLock { open in
            guard open.nodes.contains(node) else { return true }
            open.requestCleanup(of: node)
            return false
        }
    }

    /// Returns whether a content can be removed to make room. Contents of open files can't, and the cache shrinks when
    /// they are closed.
    func canEvict(_ content: Content) -> Bool {
        openFiles.withLock { open in
            guard open.nodes.contains(content.node) || open.isUsing(content) else { return true }
            open.requestCleanup(of: content.node)
            return false
        }
    }

    /// Returns whether a content can be removed. One that is in use is removed when its file is closed.
    func canRemove(_ content: Content) -> Bool {
        openFiles.withLock { open in
            guard open.isUsing(content) else { return true }
            open.requestCleanup(of: content.node)
            return false
        }
    }
}
