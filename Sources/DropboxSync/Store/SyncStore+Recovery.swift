import DropboxSQLite
import DropboxCore
import Foundation

/// What becomes of unsent contents that the database lost, and of contents that turn out to be damaged.
extension SyncStore {
    /// Puts the unsent contents that a damaged database lost into the queue again, each at its path: from there on they are
    /// changes like all others, and the ordinary rules for conflicts hold.
    ///
    /// - Parameter isUpToDate: whether all news have been taken in, so that what isn't in the tree isn't on the server.
    func recoverUnsent(isUpToDate: Bool) throws(SyncError) {
        let files = try read { tree in try tree.db.rows("SELECT file FROM orphan") { $0.text(0) ?? "" } }
        if files.isEmpty { return }
        do {
            let orphans = try files.map { (file: $0, record: try contents.record(of: $0)) }
            for (file, record) in orphans.sorted(by: { ($0.record?.sequence ?? 0) < ($1.record?.sequence ?? 0) }) {
                guard let record, let path = SyncPath(record.path) else {
                    try setAside(orphan: file, record, .unidentified)
                    continue
                }
                let url = contents.url(of: file)
                guard FileManager.default.fileExists(atPath: url.path) else {
                    try setAside(orphan: file, record, .missing)
                    continue
                }
                guard try ContentHash.hash(ofFileAt: url, check: {}) == record.hash else {
                    try setAside(orphan: file, record, .damaged)
                    continue
                }
                try write { try $0.place(orphan: file, record, path, isUpToDate: isUpToDate) }
            }
        } catch {
            throw SyncError(error)
        }
    }

    private func setAside(orphan file: String, _ record: UnsentRecord?, _ reason: QuarantinedFile.Reason) throws {
        try quarantine.add(file, from: contents, path: record?.path, hash: record?.hash, reason)
        try write { try $0.retire(orphan: file) }
    }

    /// Where a content is, once it is known to be what was stored. Blocks while it is read for the first time.
    ///
    /// - Throws: `ContentDamage`; `SyncError.Code.notCached` where the cache doesn't have it any more.
    func soundURL(of key: Int64) throws -> URL {
        guard let content = try read({ try $0.content(key) }) else {
            throw SyncError(.notCached, "the content is not in the cache")
        }
        return try soundURL(of: content)
    }

    func soundURL(of content: Tree.Content) throws -> URL {
        let url = contents.url(of: content.file)
        try checks.check(content, at: url)
        return url
    }

    /// Removes a damaged content from the cache. One that the server doesn't have goes to the quarantine, and isn't sent.
    func setAside(_ damage: ContentDamage) throws(SyncError) {
        guard let content = try read({ try $0.content(damage.content.key) }) else { return }
        do {
            if content.isUnsent {
                let path = try read { try $0.path(of: content.node) ?? $0.lastPath(of: content.node) }
                let reason: QuarantinedFile.Reason = damage.isMissing ? .missing : .damaged
                try quarantine.add(content.file, from: contents, path: path?.stringValue, hash: content.hash, reason)
            }
            try write { tree in
                // It may have been sent meanwhile, by somebody who had read it before.
                if content.isUnsent { try tree.abandon(content.key) } else { try tree.drop(content) }
            }
        } catch {
            throw SyncError(error)
        }
    }
}

extension Tree {
    /// How many unsent contents wait for their place in the queue.
    var orphanCount: Int { get throws { try db.value("SELECT count(*) FROM orphan") ?? 0 } }

    /// Deletes the content of an orphan, or what is left of it.
    func retire(orphan file: String) throws {
        try db.execute("DELETE FROM orphan WHERE file = ?", file)
        try db.execute("INSERT OR IGNORE INTO retired (file) VALUES (?)", file)
        log.record(unusedFile: file)
    }

    /// Puts an unsent content into the queue again that a lost database had there.
    func place(orphan file: String, _ record: UnsentRecord, _ path: SyncPath, isUpToDate: Bool) throws {
        let former = try record.previous.flatMap(content(inFile:))
        let known = try former.flatMap { try node($0.node) } ?? record.id.flatMap(node(id:)) ?? lookUp(path)
        let stored = PendingContent(file: file, hash: record.hash, size: record.size)
        guard let node = known, !node.isFolder, node.local != nil || open.nodes.contains(node.key) else {
            // What it was made from may be among the news.
            if record.baseHash != nil || record.baseRev != nil, !isUpToDate { return }
            return try placeNew(stored, record, path)
        }
        if node.remote?.version?.hash == record.hash, try unsentContent(of: node.key) == nil {
            // It arrived, and only the database has forgotten that.
            return try retire(orphan: file)
        }
        let last = try changes(of: node.key).last { $0.kind == .put }?.content
        guard record.baseRev != nil || record.baseHash != nil, last == nil || last == former?.key else {
            // Another file is there, or it was written to since.
            return try placeNew(stored, record, path)
        }
        try db.execute("DELETE FROM orphan WHERE file = ?", file)
        _ = try write(
            stored, to: node.key, basedOn: last == nil ? base(of: record, node) : nil, modified: record.modified,
            replacing: nil, lastPath: path)
    }

    /// The version that a content was made from. What has the same bytes is that version, whatever its rev is.
    private func base(of record: UnsentRecord, _ node: Node) -> BaseVersion? {
        if let version = node.remote?.version, let hash = record.baseHash, version.hash == hash {
            return BaseVersion(rev: version.rev, hash: hash)
        }
        return BaseVersion(rev: record.baseRev ?? "", hash: record.baseHash)
    }

    /// A content becomes a file of its own at its path, or beside what is there.
    private func placeNew(_ stored: PendingContent, _ record: UnsentRecord, _ path: SyncPath) throws {
        var folder = SyncStore.rootKey
        var above = SyncPath.root
        for name in path.names.dropLast() {
            above = above.appending(name)
            if let child = try child(of: folder, CaseFoldedName.key(name)) {
                // A file took the place of the folder: next to it is as near as it gets.
                guard child.isFolder else { break }
                folder = child.key
            } else {
                try createFolder(above)
                guard let made = try lookUp(above) else { break }
                folder = made.key
            }
        }
        var place = Location(parent: folder, name: path.name)
        if try child(of: folder, CaseFoldedName.key(path.name)) != nil {
            place = try conflictPlace(for: place, isFolder: false)
        }
        try db.execute("DELETE FROM orphan WHERE file = ?", stored.file)
        try createFile(at: place, stored, modified: record.modified)
    }
}
