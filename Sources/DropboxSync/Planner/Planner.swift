/// Decides what becomes of local changes in the light of what the server has: functions of (local, remote, base) without
/// state, that do nothing themselves.
///
/// The rules: the server's version keeps the path, and a local edit that it does not contain becomes a conflicted copy. An
/// edit outlives a deletion, on either side. Moves follow the id. What the server has already is not sent again.
enum Planner {
    /// What to do about the oldest change of a node.
    enum Step: Sendable, Hashable {
        /// The server has it already: take it off the queue.
        case finish
        /// It was overtaken by the server: take it off the queue, the server's state holds.
        case drop
        /// Upload the content as a new file at the change's place.
        case uploadNew
        /// Upload the content as the next version of the file with this id, if that still has this rev.
        case uploadVersion(id: String, rev: String)
        /// Somebody else was faster: the local data become a file of their own beside the server's.
        case splitConflict
        /// The server's file or folder is gone, and the local data outlive it: they become new.
        case recreate
        /// Make the folder.
        case createFolder
        /// Move it on the server.
        case move
        /// Delete it on the server, a file only if it still has this rev.
        case delete(rev: String?)
        /// Delete what the user saw in the folder, and keep what has come or changed since.
        case deletePartly
    }

    /// - Parameters:
    ///   - change: the oldest change of a node.
    ///   - remote: what the server has of the node; nil for nothing (yet, or any more).
    ///   - isKnownToServer: whether the server has ever had it.
    ///   - isOwnVersion: whether what the server has of a file was put there by this device.
    ///   - hash: the hash of the content that was put.
    ///   - hasNewsBelow: for the deletion of a folder: whether something in it came or changed after the deletion.
    static func step(
        for change: Change, remote: RemoteState?, isKnownToServer: Bool, isOwnVersion: Bool = false,
        hash: String? = nil, hasNewsBelow: Bool = false
    ) -> Step {
        switch change.kind {
        case .put: put(change, remote, isKnownToServer: isKnownToServer, isOwnVersion, hash)
        case .folder: remote == nil ? (isKnownToServer ? .recreate : .createFolder) : .finish
        case .move: move(change, remote)
        case .delete: delete(change, remote, isOwnVersion, hasNewsBelow)
        }
    }

    private static func put(
        _ change: Change, _ remote: RemoteState?, isKnownToServer: Bool, _ isOwnVersion: Bool, _ hash: String?
    ) -> Step {
        guard let remote, let id = remote.id, let version = remote.version else {
            return isKnownToServer || change.place == nil ? .recreate : .uploadNew
        }
        if let hash, version.hash == hash { return .finish }
        let isUnchanged = isOwnVersion || change.base?.isSame(as: version) ?? false
        return isUnchanged ? .uploadVersion(id: id, rev: version.rev) : .splitConflict
    }

    private static func move(_ change: Change, _ remote: RemoteState?) -> Step {
        guard let remote, let place = change.place else { return .drop }
        return remote.place == place ? .finish : .move
    }

    private static func delete(
        _ change: Change, _ remote: RemoteState?, _ isOwnVersion: Bool, _ hasNewsBelow: Bool
    ) -> Step {
        guard let remote else { return .finish }
        if let version = remote.version {
            return isOwnVersion || change.base?.isSame(as: version) == true ? .delete(rev: version.rev) : .drop
        }
        return hasNewsBelow ? .deletePartly : .delete(rev: nil)
    }

    // MARK: The local view

    /// Where the app sees a node: where the newest change puts it, otherwise where the server has it; nil for nowhere.
    static func place(remote: RemoteState?, changes: [Change]) -> Location? {
        if changes.contains(where: { $0.kind == .delete }) { return nil }
        return changes.last { $0.place != nil }?.place ?? remote?.place
    }

    // MARK: Refused changes

    /// The fewest changes that come to the same, so that none waits for another one that the server refuses: at most one
    /// new content and one move, or nothing but a deletion. A content that was replaced since is not sent any more.
    ///
    /// - Parameters:
    ///   - changes: all changes of a node, oldest first.
    ///   - isOnServer: whether the server has the node.
    static func folded(_ changes: [Change], isOnServer: Bool) -> [Change] {
        if var deletion = changes.last(where: { $0.kind == .delete }) {
            // It deletes what the user has seen: the version that his own content followed.
            if let base = changes.first(where: { $0.kind == .put })?.base { deletion.base = base }
            return isOnServer ? [deletion] : []
        }
        let makings = changes.filter { $0.kind == .put || $0.kind == .folder }
        let moves = changes.filter { $0.kind == .move }
        var making = makings.last
        // It follows the version that the first one followed, and stands where that one stood.
        making?.base = makings.first?.base
        making?.place = makings.last { $0.place != nil }?.place
        if isOnServer { return [making, moves.last].compactMap(\.self).sorted { $0.number < $1.number } }
        guard var making else { return [] }
        if let place = changes.last(where: { $0.place != nil })?.place { making.place = place }
        return [making]
    }

    // MARK: The brake

    /// Whether deletions are held back until somebody says that they are meant.
    ///
    /// - Parameters:
    ///   - deletions: how many files on the server the waiting deletions concern.
    ///   - files: how many files the server has.
    ///   - limit: how many may always be deleted.
    static func holdsBack(deletions: Int, files: Int, limit: Int) -> Bool {
        deletions > limit && deletions * 2 > files
    }
}
