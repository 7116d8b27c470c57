/// Decides how to handle local changes, given the remote state: pure functions of the local, remote, and base
/// versions.
///
/// The rules: The remote version keeps the path, and a local edit that it doesn't contain becomes a conflicted copy.
/// An edit on either side takes precedence over a deletion. Moves follow the ID. Content that the server already has
/// isn't sent again.
enum ConflictPlanner {
    /// What to do about the oldest change of a node.
    enum Step: Sendable, Hashable {
        /// The server already has the change: remove it from the queue.
        case finish
        /// The change is outdated: remove it from the queue, and keep the remote state.
        case drop
        /// Upload the content as a new file at the change's location.
        case uploadNew
        /// Upload the content as the next version of the file with this ID, if it still has this rev.
        case uploadVersion(id: String, rev: String)
        /// Another device was faster: the local data become a separate file next to the remote one.
        case makeConflictedCopy
        /// The remote file or folder was deleted, and the local data become new.
        case recreate
        /// Create the folder.
        case createFolder
        /// Move the item on the server.
        case move
        /// Delete the item on the server; a file only if it still has this rev.
        case delete(rev: String?)
        /// Delete what the user saw in the folder, and keep items that were added or changed since.
        case deletePartially
    }

    /// Returns the next step for the oldest change of a node.
    ///
    /// - Parameters:
    ///   - change: The oldest change of a node.
    ///   - remote: The remote state of the node; `nil` if the server doesn't have it.
    ///   - isKnownToServer: Whether the server has ever had it.
    ///   - isOwnVersion: Whether this device uploaded the remote version of a file.
    ///   - hash: The hash of the new content.
    ///   - hasForeignChangesBelow: For the deletion of a folder, whether another device added or changed something in
    ///     it after the deletion.
    static func step(
        for change: Change, remote: RemoteState?, isKnownToServer: Bool, isOwnVersion: Bool = false,
        hash: String? = nil, hasForeignChangesBelow: Bool = false
    ) -> Step {
        switch change.kind {
        case .put: put(change, remote, isKnownToServer: isKnownToServer, isOwnVersion, hash)
        case .folder: remote == nil ? (isKnownToServer ? .recreate : .createFolder) : .finish
        case .move: move(change, remote)
        case .delete: delete(change, remote, isOwnVersion, hasForeignChangesBelow)
        }
    }

    private static func put(
        _ change: Change, _ remote: RemoteState?, isKnownToServer: Bool, _ isOwnVersion: Bool, _ hash: String?
    ) -> Step {
        guard let remote, let id = remote.id, let version = remote.version else {
            return isKnownToServer || change.location == nil ? .recreate : .uploadNew
        }
        if let hash, version.hash == hash { return .finish }
        let isUnchanged = isOwnVersion || change.base?.isSame(as: version) ?? false
        return isUnchanged ? .uploadVersion(id: id, rev: version.rev) : .makeConflictedCopy
    }

    private static func move(_ change: Change, _ remote: RemoteState?) -> Step {
        guard let remote, let location = change.location else { return .drop }
        return remote.location == location ? .finish : .move
    }

    private static func delete(
        _ change: Change, _ remote: RemoteState?, _ isOwnVersion: Bool, _ hasForeignChangesBelow: Bool
    ) -> Step {
        guard let remote else { return .finish }
        if let version = remote.version {
            return isOwnVersion || change.base?.isSame(as: version) == true ? .delete(rev: version.rev) : .drop
        }
        return hasForeignChangesBelow ? .deletePartially : .delete(rev: nil)
    }

    // MARK: Local tree

    /// Returns the local location of a node: the one of the newest change, or else the remote one; `nil` if it isn't
    /// visible.
    static func location(remote: RemoteState?, changes: [Change]) -> Location? {
        if changes.contains(where: { $0.kind == .delete }) { return nil }
        // The folder of an overtaken content must not come back because of it.
        if changes.last(where: { $0.kind == .put })?.certainty == .overtaken { return nil }
        return changes.last { $0.location != nil }?.location ?? remote?.location
    }

    // MARK: Rejected changes

    /// Combines changes so that none waits for a rejected one: at most one new content and one move, or only a
    /// deletion. A content that was replaced isn't sent.
    ///
    /// - Parameters:
    ///   - changes: All changes of a node, oldest first.
    ///   - isOnServer: Whether the server has the node.
    static func combinedChanges(_ changes: [Change], isOnServer: Bool) -> [Change] {
        if var deletion = changes.last(where: { $0.kind == .delete }) {
            // The user deleted the version that they had seen: the base of their own edit.
            if let base = changes.first(where: { $0.kind == .put })?.base { deletion.base = base }
            return isOnServer ? [deletion] : []
        }
        let creations = changes.filter { $0.kind == .put || $0.kind == .folder }
        let moves = changes.filter { $0.kind == .move }
        var creation = creations.last
        // It has the base and the location of the first one.
        creation?.base = creations.first?.base
        creation?.location = creations.last { $0.location != nil }?.location
        if isOnServer { return [creation, moves.last].compactMap(\.self).sorted { $0.number < $1.number } }
        guard var creation else { return [] }
        if let location = changes.last(where: { $0.location != nil })?.location { creation.location = location }
        return [creation]
    }

    // MARK: Mass-deletion guard

    /// Returns whether deletions are held until the app confirms them.
    ///
    /// - Parameters:
    ///   - deletions: The number of remote files that the queued deletions affect.
    ///   - files: The number of remote files.
    ///   - limit: The number of files that may be deleted without confirmation.
    static func shouldHold(deletions: Int, files: Int, limit: Int) -> Bool {
        deletions > limit && deletions * 2 > files
    }
}

/// A location in the tree: the key of the parent folder, and a name.
struct Location: Sendable, Hashable {
    var parent: Int64
    var name: String
}

/// A change made on this device that the server doesn't have yet: one entry of the queue.
struct Change: Sendable, Hashable {
    enum Kind: Int, Sendable, Hashable {
        /// New content of a file, possibly its first.
        case put = 1
        /// A new folder.
        case folder = 2
        /// A new parent folder or name.
        case move = 3
        /// A deletion.
        case delete = 4
    }

    /// The position in the queue. Numbers increase.
    var number: Int64
    /// The key of the changed node.
    var node: Int64
    var kind: Kind
    /// The key of the new content.
    var content: Int64?
    /// The version that a put replaces or a deletion deletes; `nil` for a new file.
    var base: BaseVersion?
    /// The new location of the node; `nil` for new content of an existing file, and for a deletion.
    var location: Location?
    /// For a deletion: the latest round of remote changes that the user can have seen.
    var epoch: Int64
    /// The number of failed attempts.
    var attempts: Int
    /// Whether the server rejected it.
    var isRejected = false
    /// Whether its upload was started, so that the server may have it.
    var isStarted = false
    /// The local location of the node before a move or a deletion.
    var origin: Location?
    /// The number of the change in the journal; `nil` in the transaction that queues it.
    var record: Int64?
    var certainty = Certainty.certain

    /// How certain it is that the user still wants the change.
    enum Certainty: Int, Sendable {
        case certain = 0
        /// The database may be from another time: the change may have been sent, and more may have happened since. It's
        /// checked before it's sent.
        case doubtful = 1
        /// A doubtful content whose file was deleted on the server, perhaps by the user of this device. It isn't sent.
        case overtaken = 2
    }

    /// Whether the change must be checked before it's sent.
    var isDoubtful: Bool { certainty != .certain }
}

/// The version that a change is based on. A move changes the rev of a file, so the content hash is compared, too.
struct BaseVersion: Sendable, Hashable {
    var rev: String
    var hash: String?

    init(rev: String, hash: String?) {
        self.rev = rev
        self.hash = hash
    }

    /// Returns `nil` if there is no remote version.
    init?(_ version: RemoteVersion?) {
        guard let version else { return nil }
        self.init(rev: version.rev, hash: version.hash)
    }

    /// Returns whether a remote version has the content that the change is based on.
    func isSame(as version: RemoteVersion) -> Bool { rev == version.rev || (hash != nil && hash == version.hash) }
}

/// The known state of a node on the server.
struct RemoteState: Sendable, Hashable {
    var id: String?
    var location: Location
    /// The version of a file; `nil` for folders.
    var version: RemoteVersion?
}

/// A version of a file on the server.
struct RemoteVersion: Sendable, Hashable {
    var rev: String
    var hash: String?
    var size: Int64
    var modified: Double
}
