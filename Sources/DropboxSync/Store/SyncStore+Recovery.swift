import DropboxCore
import DropboxSQLite
import Foundation

/// Recovers unsent contents that the database lost, and handles contents that turn out to be damaged.
extension SyncStore {
    /// Queues the unsent contents that a damaged database lost, each at its path. From then on they are ordinary
    /// changes, and the ordinary conflict rules apply.
    ///
    /// - Parameter isUpToDate: Whether all remote changes are applied, so that a file that isn't in the tree isn't on
    ///   the server either.
    func recoverUnsent(isUpToDate: Bool) throws(SyncError) {
        let files = try read { tree in try tree.db.rows("SELECT file FROM orphan") { $0.text(0) ?? "" } }
        if files.isEmpty { return }
        do {
            let orphans = try files.map { (file: $0, record: try contents.record(of: $0)) }
            for (file, record) in orphans.sorted(by: { ($0.record?.sequence ?? 0) < ($1.record?.sequence ?? 0) }) {
                guard let record, let path = SyncPath(record.path) else {
                    try moveToQuarantine(orphan: file, record, .unidentified)
                    continue
                }
                let url = contents.url(of: file)
                guard FileManager.default.fileExists(atPath: url.path) else {
                    try moveToQuarantine(orphan: file, record, .missing)
                    continue
                }
                guard try ContentHash.hash(ofFileAt: url, check: {}) == record.hash else {
                    try moveToQuarantine(orphan: file, record, .damaged)
                    continue
                }
                try write { try $0.requeue(orphan: file, record, path, isUpToDate: isUpToDate) }
            }
        } catch {
            throw SyncError(error)
        }
    }

    private func moveToQuarantine(orphan file: String, _ record: UnsentRecord?, _ reason: QuarantinedFile.Reason) throws
    {
        try quarantine.add(file, from: contents, path: record?.path, hash: record?.hash, reason)
        try write { try $0.delete(orphan: file) }
    }

    /// Returns the URL of a content after verifying that it's unchanged. Blocks while the content is hashed, the
    /// first time.
    ///
    /// - Throws: `ContentDamageError`; `SyncError.Code.notCached` if the content is no longer in the cache.
    func verifiedURL(of key: Int64) throws -> URL {
        guard let content = try read({ try $0.content(key) }) else {
            throw SyncError(.notCached, "the content is not in the cache")
        }
        return try verifiedURL(of: content)
    }

    func verifiedURL(of content: Tree.Content) throws -> URL {
        let url = contents.url(of: content.file)
        try contentVerifier.verify(content, at: url)
        return url
    }

    /// Removes a damaged content from the cache. An unsent content is moved to the quarantine and isn't sent.
    func removeDamagedContent(_ damage: ContentDamageError) throws(SyncError) {
        guard let content = try read({ try $0.content(damage.content.key) }) else { return }
        do {
            if content.isUnsent {
                let path = try read { try $0.path(of: content.node) ?? $0.lastPath(of: content.node) }
                let reason: QuarantinedFile.Reason = damage.isMissing ? .missing : .damaged
                try quarantine.add(content.file, from: contents, path: path?.stringValue, hash: content.hash, reason)
            }
            try write { tree in
                // It may have been sent in the meantime by an upload that read it earlier.
                if content.isUnsent { try tree.abandon(content.key) } else { try tree.drop(content) }
            }
        } catch {
            throw SyncError(error)
        }
    }
}

extension Tree {
    /// The number of unsent contents that wait to be queued again.
    var orphanCount: Int { get throws { try db.value("SELECT count(*) FROM orphan") ?? 0 } }

    /// Deletes an orphan and its content.
    func delete(orphan file: String) throws {
        try db.execute("DELETE FROM orphan WHERE file = ?", file)
        try db.execute("INSERT OR IGNORE INTO retired (file) VALUES (?)", file)
        recorder.record(unusedFile: file)
    }

    /// Queues an unsent content again that a damaged database lost.
    func requeue(orphan file: String, _ record: UnsentRecord, _ path: SyncPath, isUpToDate: Bool) throws {
        let previous = try record.previous.flatMap(content(inFile:))
        let known = try previous.flatMap { try node($0.node) } ?? record.id.flatMap(node(id:)) ?? lookUp(path)
        let stored = PendingContent(file: file, hash: record.hash, size: record.size)
        guard let node = known, !node.isFolder, node.local != nil || isOpen(node.key) else {
            // Its base version may be among the remote changes that aren't applied yet.
            if record.baseHash != nil || record.baseRev != nil, !isUpToDate { return }
            return try createRecoveredFile(stored, record, path)
        }
        if node.remote?.version?.hash == record.hash, try unsentContent(of: node.key) == nil {
            // The upload succeeded, but the database lost the result.
            return try delete(orphan: file)
        }
        let last = try changes(of: node.key).last { $0.kind == .put }?.content
        guard record.baseRev != nil || record.baseHash != nil, last == nil || last == previous?.key else {
            // The path has another file now, or the file was changed since.
            return try createRecoveredFile(stored, record, path)
        }
        try db.execute("DELETE FROM orphan WHERE file = ?", file)
        _ = try write(
            stored, to: node.key, basedOn: last == nil ? base(of: record, node) : nil, modified: record.modified,
            replacing: nil, lastPath: path)
    }

    /// Returns the base version of a content. A version with the same bytes is the base even if its rev differs.
    private func base(of record: UnsentRecord, _ node: Node) -> BaseVersion? {
        if let version = node.remote?.version, let hash = record.baseHash, version.hash == hash {
            return BaseVersion(rev: version.rev, hash: hash)
        }
        return BaseVersion(rev: record.baseRev ?? "", hash: record.baseHash)
    }

    /// Creates a new file with a content at its path, or next to an existing item.
    private func createRecoveredFile(_ stored: PendingContent, _ record: UnsentRecord, _ path: SyncPath) throws {
        var folder = SyncStore.rootKey
        var parentPath = SyncPath.root
        for name in path.names.dropLast() {
            parentPath = parentPath.appending(name)
            if let child = try child(of: folder, CaseFoldedName.key(name)) {
                // A file replaced the folder, so use the closest existing folder.
                guard child.isFolder else { break }
                folder = child.key
            } else {
                try createFolder(parentPath)
                guard let created = try lookUp(parentPath) else { break }
                folder = created.key
            }
        }
        var location = Location(parent: folder, name: path.name)
        if try child(of: folder, CaseFoldedName.key(path.name)) != nil {
            location = try conflictedCopyLocation(for: location, isFolder: false)
        }
        try db.execute("DELETE FROM orphan WHERE file = ?", stored.file)
        try createFile(at: location, stored, modified: record.modified)
    }
}
