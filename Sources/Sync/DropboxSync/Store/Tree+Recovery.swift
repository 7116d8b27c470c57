import DropboxCore
import DropboxSQLite

/// Queuing changes again that a damaged or older database lost.
extension Tree {
    /// The numbers of the changes that wait to be queued again, oldest first.
    var orphans: [Int64] {
        get throws { try db.rows("SELECT number FROM orphan ORDER BY number") { $0.integer(0) ?? 0 } }
    }

    func isOrphan(_ number: Int64) throws -> Bool {
        try db.value("SELECT 1 FROM orphan WHERE number = ?", number, as: Int.self) != nil
    }

    /// Forgets a change that the database lost.
    /// - Parameter file: The file of its content, if it isn't needed.
    func removeOrphan(_ number: Int64, deleting file: String? = nil) throws {
        try db.execute("DELETE FROM orphan WHERE number = ?", number)
        guard let file else { return }
        try db.execute("INSERT OR IGNORE INTO retired (file) VALUES (?)", file)
        recorder.record(unusedFile: file)
    }

    /// Queues a change again if that is possible.
    ///
    /// An item that is as the change would make it doesn't need the change, but only if it's so on the server, too. The
    /// database may be so old that it has the state before another change, which this one undid.
    ///
    /// - Parameters:
    ///   - earlier: The earlier changes of the same item that the database lost.
    ///   - isUpToDate: Whether all remote changes are applied.
    ///   - isForced: Whether the change doesn't wait for others: missing folders are created, and an item at the path is
    ///     avoided.
    func requeue(
        _ number: Int64, _ record: ChangeRecord, after earlier: [Int64], isUpToDate: Bool, isForced: Bool
    ) throws {
        guard try isDoubtfulOrphan(number) else {
            return try enqueueAgain(number, record, after: earlier, isUpToDate: isUpToDate, isForced: isForced)
        }
        let last: Int64 = try db.value("SELECT max(number) FROM queue") ?? 0
        try enqueueAgain(number, record, after: earlier, isUpToDate: isUpToDate, isForced: isForced)
        try db.execute(
            "UPDATE queue SET is_doubtful = max(is_doubtful, ?) WHERE number > ?", Change.Certainty.doubtful.rawValue,
            last)
    }

    /// Returns whether a lost change has a content that isn't sent: it's doubtful, and the server has deleted its file,
    /// perhaps for the user of this device. All remote changes must be applied.
    func isOvertakenOrphan(_ number: Int64, _ record: ChangeRecord) throws -> Bool {
        guard record.kind == .content, let id = record.id, try isDoubtfulOrphan(number) else { return false }
        return try node(id: id)?.remote == nil
    }

    private func isDoubtfulOrphan(_ number: Int64) throws -> Bool {
        try db.value("SELECT is_doubtful FROM orphan WHERE number = ?", number) == 1
    }

    private func enqueueAgain(
        _ number: Int64, _ record: ChangeRecord, after earlier: [Int64], isUpToDate: Bool, isForced: Bool
    ) throws {
        guard let path = SyncPath(record.path) else { return try doubtOrphan(number, record, .recordLost) }
        if record.kind != .deletion { try removeDeletionDoubt(of: record.id) }
        switch record.kind {
        case .content:
            guard let content = record.content else { return try doubtOrphan(number, record, .recordLost) }
            try requeue(number, record, content, path, isUpToDate: isUpToDate, isForced: isForced)
        case .folder: try requeueFolder(number, path, isUpToDate: isUpToDate, isForced: isForced)
        case .move: try requeueMove(number, record, path, isUpToDate: isUpToDate, isForced: isForced)
        case .deletion:
            try requeueDeletion(number, record, after: earlier, isUpToDate: isUpToDate, isForced: isForced)
        case .unknown: try doubtOrphan(number, record, .recordLost)
        }
    }

    private func doubtOrphan(_ number: Int64, _ record: ChangeRecord, _ reason: DoubtfulChange.Reason) throws {
        try addDoubt(number, record, reason)
        try removeOrphan(number)
    }

    /// Removes the question whether the user deleted an item: a later change of it shows that they still had it.
    private func removeDeletionDoubt(of id: String?) throws {
        guard let id else { return }
        for doubt in try doubts
        where doubt.reason == .uncertain && doubt.record.kind == .deletion && doubt.record.id == id {
            try removeDoubt(doubt.number)
        }
    }

    // MARK: Contents

    private func requeue(
        _ number: Int64, _ record: ChangeRecord, _ content: ChangeRecord.Content, _ path: SyncPath, isUpToDate: Bool,
        isForced: Bool
    ) throws {
        let previous = try content.previous.flatMap(self.content(inFile:))
        let known = try previous.flatMap { try node($0.node) } ?? record.id.flatMap(node(id:)) ?? lookUp(path)
        let stored = PendingContent(file: content.file, hash: content.hash, size: content.size)
        let isNew = record.base == nil
        guard let node = known, !node.isFolder, node.local != nil || isOpen(node.key) else {
            // Its base version may be among the remote changes that aren't applied yet.
            if !isNew, !isUpToDate { return }
            return try createRecoveredFile(number, stored, content, path, isForced: isForced)
        }
        if node.remote?.version?.hash == content.hash, try unsentContent(of: node.key) == nil {
            // The upload succeeded, but the database lost the result.
            if isUpToDate { try removeOrphan(number, deleting: content.file) }
            return
        }
        let last = try changes(of: node.key).last { $0.kind == .put }?.content
        guard !isNew, last == nil || last == previous?.key else {
            // The path has another file now, or the file was changed since.
            return try createRecoveredFile(number, stored, content, path, isForced: isForced)
        }
        try removeOrphan(number)
        _ = try write(
            stored, to: node.key, basedOn: last == nil ? base(of: record, node) : nil, modified: content.modified,
            replacing: nil, lastPath: path)
        try recordFormerAttempt(of: node.key)
    }

    private func recordFormerAttempt(of node: Int64) throws {
        if let change = try changes(of: node).last { try recordFormerAttempt(change) }
    }

    /// Returns the base version of a content. A version with the same bytes is the base even if its rev differs.
    private func base(of record: ChangeRecord, _ node: Node) -> BaseVersion? {
        if let version = node.remote?.version, let hash = record.base?.hash, version.hash == hash {
            return BaseVersion(rev: version.rev, hash: hash)
        }
        return BaseVersion(rev: record.base?.rev ?? "", hash: record.base?.hash)
    }

    /// Creates a new file with a content at its path, or next to an existing item.
    private func createRecoveredFile(
        _ number: Int64, _ stored: PendingContent, _ content: ChangeRecord.Content, _ path: SyncPath, isForced: Bool
    ) throws {
        guard let location = try recoveredLocation(path, isFolder: false, isForced: isForced) else { return }
        try removeOrphan(number)
        try recordFormerAttempt(of: createFile(at: location, stored, modified: content.modified).node)
    }

    // MARK: Folders

    private func requeueFolder(_ number: Int64, _ path: SyncPath, isUpToDate: Bool, isForced: Bool) throws {
        if let folder = try lookUp(path), folder.isFolder {
            if isUpToDate || folder.remote == nil { try removeOrphan(number) }
            return
        }
        guard let location = try recoveredLocation(path, isFolder: true, isForced: isForced) else { return }
        try removeOrphan(number)
        try recordFormerAttempt(of: createFolder(at: location))
    }

    /// Returns the location for a new item at a path; `nil` if the folder is missing or an item exists at the path.
    ///
    /// - Parameter isForced: Whether to create missing folders, and to avoid an existing item.
    private func recoveredLocation(_ path: SyncPath, isFolder: Bool, isForced: Bool) throws -> Location? {
        var folder = SyncStore.rootKey
        var parentPath = SyncPath.root
        for name in path.names.dropLast() {
            parentPath = parentPath.appending(name)
            if let child = try child(of: folder, CaseFoldedName.key(name)) {
                // A file replaced the folder, so use the closest existing folder.
                guard child.isFolder else {
                    if isForced { break }
                    return nil
                }
                folder = child.key
            } else {
                guard isForced else { return nil }
                try createFolder(parentPath)
                guard let created = try lookUp(parentPath) else { break }
                folder = created.key
            }
        }
        let location = Location(parent: folder, name: path.name)
        guard try child(of: folder, CaseFoldedName.key(path.name)) != nil else { return location }
        return isForced ? try conflictedCopyLocation(for: location, isFolder: isFolder) : nil
    }

    // MARK: Moves

    private func requeueMove(
        _ number: Int64, _ record: ChangeRecord, _ target: SyncPath, isUpToDate: Bool, isForced: Bool
    ) throws {
        guard let node = try movedItem(record), let path = try path(of: node.key) else {
            // It was never sent, and the record of its content has the new path; or it was deleted.
            if isForced { try removeOrphan(number) }
            return
        }
        if path.stringValue == target.stringValue {
            if isUpToDate || node.remote == nil { try removeOrphan(number) }
            return
        }
        let isFree = try lookUp(target).map { $0.key == node.key } ?? true
        let folder = try target.parent.flatMap(lookUp)
        let isPossible = isFree && folder?.isFolder == true && (path == target || !target.isWithin(path))
        if isPossible, let folder, try isWhereUserPutIt(node, path, record) || isAtFormerLocation(node, record) {
            try enqueue(
                .move, of: node.key, location: Location(parent: folder.key, name: target.name), origin: node.local)
            try reconcile([node.key])
            return try removeOrphan(number)
        }
        if let created = try lookUp(target), try isResult(node, of: created, record) {
            // The server executed the creation under the former path.
            try reconcile(try adoptResult(node, into: created))
            return try removeOrphan(number)
        }
        if isForced { try doubtOrphan(number, record, .itemChanged) }
    }

    /// Returns whether a queued change creates an item, or moves it, where it was before a move.
    private func isWhereUserPutIt(_ node: Node, _ path: SyncPath, _ record: ChangeRecord) throws -> Bool {
        let isInPlace = try node.local.map { try isInFormerFolder($0, record) && hasFormerName($0, record) } ?? false
        guard path.stringValue == record.formerPath || isInPlace else { return false }
        return try node.remote == nil || changes(of: node.key).contains { $0.kind == .move }
    }

    /// Returns whether a remote item is what an item that was created here became on the server, before a move.
    private func isResult(_ remote: Node, of created: Node, _ record: ChangeRecord) throws -> Bool {
        guard created.remote == nil, created.isFolder == remote.isFolder, try changes(of: remote.key).isEmpty,
            try isAtFormerLocation(remote, record)
        else { return false }
        if remote.isFolder { return try remoteChildren(of: remote.key).isEmpty }
        guard let hash = remote.remote?.version?.hash else { return false }
        return try unsentContents(of: created.key).contains { $0.hash == hash }
    }

    /// Returns whether an item is where it was before a move.
    private func isAtFormerLocation(_ node: Node, _ record: ChangeRecord) throws -> Bool {
        guard let former = record.formerPath.flatMap(SyncPath.init(_:)), let location = node.remote?.location else {
            return false
        }
        if try isInFormerFolder(location, record) { return hasFormerName(location, record) }
        if try serverPath(of: location).flatMap(SyncPath.init(_:)) == former { return true }
        // A folder above it was moved before.
        return try node.local == location && path(of: node.key) == former
    }

    /// Returns whether a location is in the folder that an item was in before a move. The folder may have been moved since.
    private func isInFormerFolder(_ location: Location, _ record: ChangeRecord) throws -> Bool {
        guard let id = record.formerParent else { return false }
        return try node(location.parent)?.id == id
    }

    private func hasFormerName(_ location: Location, _ record: ChangeRecord) -> Bool {
        CaseFoldedName.key(location.name) == formerNameKey(record)
    }

    /// Returns the key of the name that an item had before a move.
    private func formerNameKey(_ record: ChangeRecord) -> String? {
        record.formerPath.flatMap(SyncPath.init(_:)).map { CaseFoldedName.key($0.name) }
    }

    /// Returns the item that a move is about. Without an ID, it's identified by the folder that it was in, which may have
    /// been moved since, and by its former path only if that folder isn't known.
    private func movedItem(_ record: ChangeRecord) throws -> Node? {
        guard record.id == nil, let folder = try record.formerParent.flatMap(node(id:)),
            let nameKey = formerNameKey(record)
        else { return try item(of: record, at: record.formerPath) }
        return try child(of: folder.key, nameKey)
    }

    // MARK: Deletions

    private func requeueDeletion(
        _ number: Int64, _ record: ChangeRecord, after earlier: [Int64], isUpToDate: Bool, isForced: Bool
    ) throws {
        let isFirst = try db.value("SELECT min(number) FROM orphan") == number
        guard let node = try itemToDelete(record), node.local != nil, node.key != SyncStore.rootKey else {
            // It's deleted already, or it will be listed or queued again.
            if isForced, isFirst { try removeOrphan(number) }
            return
        }
        // Earlier changes may concern items in a folder. The deletion of a file doesn't wait for others: if the server has
        // deleted the file, too, its unsent content must not become a new file.
        guard try node.isFolder ? isFirst : !earlier.contains(where: isOrphan) else { return }
        // A folder may contain more than is known here, also of what the user saw.
        if try (isUpToDate || !node.isFolder) && isDeletedAsSeen(node, record) {
            // The remote version may be older here than the one that the user edited and then deleted.
            let edited = try changes(of: node.key).first { $0.kind == .put }?.base
            let base = edited ?? BaseVersion(node.remote?.version)
            try enqueue(.delete, of: node.key, base: base, origin: node.local)
            if !node.isFolder, let deletion = try changes(of: node.key).last {
                // The user saw these versions. The server may have received another one of them than is known here.
                try recordFormerUploads(record.seen?.first?.hashes ?? [], of: deletion)
            }
            try reconcile([node.key])
            return try removeOrphan(number)
        }
        if isForced { try doubtOrphan(number, record, .itemChanged) }
    }

    /// Returns the item that a deletion is about. The server may have deleted it, too, and what is unsent in it created it
    /// again.
    private func itemToDelete(_ deletion: ChangeRecord) throws -> Node? {
        if let node = try item(of: deletion, at: deletion.path) { return node }
        guard let node = try SyncPath(deletion.path).flatMap(lookUp), node.id == nil else { return nil }
        return node
    }

    /// Returns the item that a change is about.
    private func item(of record: ChangeRecord, at path: String?) throws -> Node? {
        if let id = record.id { return try node(id: id) }
        return try path.flatMap(SyncPath.init(_:)).flatMap(lookUp)
    }

    /// Returns whether an item, with everything in it, is as the user saw it when they deleted it. Items in it that they
    /// deleted or moved out of it before don't count.
    private func isDeletedAsSeen(_ node: Node, _ record: ChangeRecord) throws -> Bool {
        let seen = ChangeRecord.SeenItems(record.seen ?? [])
        var items: [(node: Node, path: String)] = [(node, "")]
        var visited: Set<Int64> = []
        while let (item, path) = items.popLast() {
            guard visited.insert(item.key).inserted else { continue }
            if try changes(of: item.key).contains(where: { $0.kind == .delete }) { continue }
            guard let known = seen.item(item, at: path) else { return false }
            guard item.isFolder else {
                let hash = try unsentContent(of: item.key)?.hash ?? item.remote?.version?.hash
                guard let hash, known.hashes?.contains(hash) == true else { return false }
                continue
            }
            guard known.hashes == nil else { return false }
            let remaining = try remoteChildren(of: item.key).filter { $0.local == nil }
            for child in try children(of: item.key) + remaining {
                let name = CaseFoldedName.key(child.local?.name ?? child.remote?.location.name ?? "")
                items.append((child, path.isEmpty ? name : path + "/" + name))
            }
        }
        return true
    }
}
