import DropboxCore
import DropboxSQLite
import Foundation

/// The parameters for writing a file.
struct Commit: Sendable {
    var path: PathReference
    var intent: WriteIntent = .add
    var isAutorenamed = false
    var isStrict = false
    var clientModified: Date?
    /// The ID for a new file. It is used if no other entry has it.
    var preferredID: String?
}

/// Uploaded content that isn't part of a file yet. Its blocks are pinned during its lifetime.
struct Upload: Sendable {
    let content: Content
    let pins: ContentStore.Pins
}

/// Writing files.
extension Store {
    /// Writes uploaded content to a path.
    func commit(_ upload: Upload, as commit: Commit, _ view: NamespaceView) throws -> Entry {
        try withExtendedLifetime(upload.pins) {
            try write { try $0.commit(upload.content, as: commit, view) }
        }
    }
}

extension Writer {
    func commit(_ content: Content, as commit: Commit, _ view: NamespaceView) throws -> Entry {
        var location = try Store.writableLocation(commit.path, view, self)
        try requireNoFileAncestor(location)
        var occupant = try Store.occupant(of: location, connection)
        let decision = WriteConflictPolicy.decision(
            for: commit.intent, existing: Self.occupant(occupant, content), isStrict: commit.isStrict)
        switch decision {
        case .unchanged:
            if let occupant { return occupant }
        case .write:
            break
        case .conflict:
            guard commit.isAutorenamed else { throw WriteError.conflict(occupant?.kind == .folder ? .folder : .file) }
            let style = Autorename.style(for: commit.intent)
            location = try availableLocation(near: location, style: style, isFile: true)
            occupant = nil
        }
        if let occupant, try isLocked(occupant, for: view) { throw WriteError.noWritePermission }
        let growth = Int64(clamping: content.size) - Int64(clamping: occupant?.file?.size ?? 0)
        try requireSpace(growth, view)
        let folder = try createFolders(through: location.parent)
        // An overwritten file keeps its ID and the case of its name.
        let target = folder.child(occupant?.name ?? location.names.last ?? "")
        let id = try occupant?.id ?? availableID(commit.preferredID)
        let revision = try addRevision(content, id: id, at: target, clientModified: commit.clientModified)
        try put(target, .file, id: id, revision: revision)
        try adjustUsedSpace(of: target.namespace, by: growth)
        return try entry(at: target)
    }

    /// Returns the given ID if it isn't in use, or a new one.
    private func availableID(_ id: String?) throws -> String {
        let query = "SELECT EXISTS (SELECT 1 FROM entries WHERE id = ? AND kind > 0 AND mounted IS NULL)"
        guard let id, try connection.value(query, id, as: Bool.self) != true else { return store.idGenerator.fileID() }
        return id
    }

    /// Checks that the account has space for the given number of additional bytes.
    func requireSpace(_ growth: Int64, _ view: NamespaceView) throws {
        guard growth > 0 else { return }
        if growth > (try Store.remainingSpace(for: view.account, connection)) { throw WriteError.insufficientSpace }
    }

    private static func occupant(_ entry: Entry?, _ content: Content) -> ExistingItem {
        guard let entry else { return .nothing }
        guard let file = entry.file else { return .folder }
        return .file(rev: file.rev, hasSameContent: file.contentHash == content.hash)
    }
}

/// Creating folders and deleting.
extension Store {
    /// Creates a folder and its missing parents.
    func createFolder(at reference: PathReference, isAutorenamed: Bool, _ view: NamespaceView) throws -> Entry {
        try write { try $0.createFolder(at: reference, isAutorenamed: isAutorenamed, view) }
    }

    /// Creates folders in one transaction. A failure doesn't affect the other folders.
    func createFolders(
        at batch: [PathReference], isAutorenamed: Bool, _ view: NamespaceView
    ) throws -> [Result<Entry, WriteError>] {
        try write { writer in
            try batch.map { path in
                try writer.attempt { try writer.createFolder(at: path, isAutorenamed: isAutorenamed, view) }
            }
        }
    }

    /// An item to delete.
    struct Deletion: Sendable {
        var path: PathReference
        /// The expected revision of a file. Must be `nil` for a folder.
        var expectedRevision: String?
    }

    /// Deletes a file, or a folder and its content. Mounted namespaces are only unmounted: they remain available to
    /// other accounts and can be mounted again.
    ///
    /// - Returns: The deleted entry.
    func delete(at reference: PathReference, parentRev: String? = nil, _ view: NamespaceView) throws -> Entry {
        try write { try $0.delete(Deletion(path: reference, expectedRevision: parentRev), view) }
    }

    /// Deletes items in one transaction. A failure doesn't affect the other items.
    func delete(_ batch: [Deletion], _ view: NamespaceView) throws -> [Result<Entry, DeleteError>] {
        try write { writer in
            try batch.map { deletion in try writer.attempt { try writer.delete(deletion, view) } }
        }
    }

    /// Returns the location of a path.
    ///
    /// - Throws: `WriteError` if the location isn't writable.
    static func writableLocation(_ reference: PathReference, _ view: NamespaceView, _ writer: Writer) throws -> Location
    {
        let location: Location
        do {
            location = try locate(reference, view, writer.connection)
        } catch LookupError.malformedPath {
            throw WriteError.malformedPath
        } catch is LookupError {
            throw WriteError.noWritePermission
        }
        guard !location.isRoot else { throw WriteError.conflict(.folder) }
        for name in location.names where NameRules.validate(name) == .disallowed {
            throw WriteError.disallowedName
        }
        guard location.canWrite else { throw WriteError.noWritePermission }
        return location
    }
}

extension Writer {
    func createFolder(at reference: PathReference, isAutorenamed: Bool, _ view: NamespaceView) throws -> Entry {
        var location = try Store.writableLocation(reference, view, self)
        try requireNoFileAncestor(location)
        if let occupant = try Store.occupant(of: location, connection) {
            guard isAutorenamed else { throw WriteError.conflict(occupant.kind == .file ? .file : .folder) }
            location = try availableLocation(near: location, style: .numbered, isFile: false)
        }
        try createFolders(through: location)
        return try entry(at: location)
    }

    func delete(_ deletion: Store.Deletion, _ view: NamespaceView) throws -> Entry {
        let location: Location
        do {
            location = try Store.locate(deletion.path, view, connection)
        } catch let failure as LookupError {
            throw DeleteError.lookup(failure)
        }
        guard !location.isRoot else { throw DeleteError.write(.noWritePermission) }
        guard let entry = try Store.occupant(of: location, connection) else { throw DeleteError.lookup(.notFound) }
        do {
            try requireRemovable(entry, from: location)
        } catch let failure as WriteError {
            throw DeleteError.write(failure)
        }
        if let parentRev = deletion.expectedRevision {
            guard let file = entry.file else { throw DeleteError.lookup(.notFile) }
            guard file.rev == parentRev else { throw DeleteError.write(.conflict(.file)) }
        }
        if try isLocked(entry, for: view) { throw DeleteError.lookup(.locked) }
        try remove(entry)
        return entry
    }

    /// Checks that the caller can delete or move an entry.
    ///
    /// Team folders, and the homes of members in the root of a team, change only together with the team.
    func requireRemovable(_ entry: Entry, from location: Location) throws {
        guard location.canWrite else { throw WriteError.noWritePermission }
        guard let namespace = entry.mountedNamespace else { return }
        let kind = try connection.value("SELECT kind FROM namespaces WHERE number = ?", namespace, as: String.self)
        switch kind.flatMap(NamespaceKind.init) {
        case .teamFolder: throw WriteError.teamFolder
        case .home: throw WriteError.noWritePermission
        case .shared, .appFolder, .teamRoot, nil: break
        }
    }

    /// Returns the entry at a location that was just written.
    func entry(at location: Location) throws -> Entry {
        guard let entry = try Store.entry(at: location, connection) else { throw LookupError.notFound }
        return entry
    }

    /// Checks that no parent of a location is a file.
    func requireNoFileAncestor(_ location: Location) throws {
        var above = location.parent
        while !above.isRoot {
            if let occupant = try Store.occupant(of: above, connection) {
                if occupant.kind == .file { throw WriteError.conflict(.fileAncestor) }
                return
            }
            above = above.parent
        }
    }

    /// Creates the folder at a location and its missing parents.
    ///
    /// - Returns: The location with the names of the existing folders, which can differ from the given names in case.
    @discardableResult
    func createFolders(through location: Location) throws -> Location {
        if location.isRoot { return location }
        if let occupant = try Store.occupant(of: location, connection) { return try occupant.location }
        let folder = try createFolders(through: location.parent).child(location.names.last ?? "")
        try put(folder, .folder, id: store.idGenerator.fileID())
        return folder
    }

    /// Returns a free location next to an occupied one.
    func availableLocation(near location: Location, style: Autorename.Style, isFile: Bool) throws -> Location {
        let folder = location.parent
        let name = try Autorename.name(for: location.names.last ?? "", style: style, isFile: isFile) { name in
            try Store.occupant(of: folder.child(name), connection) != nil
        }
        return folder.child(name)
    }

    /// Deletes an entry and its descendants. Unmounts the mounted namespaces.
    ///
    /// Descendants are deleted first, so the change of a folder follows those of its content in the journal.
    ///
    /// - Parameters:
    ///   - entry: The entry to delete.
    ///   - forMove: Whether the entries are about to be written at another location.
    func remove(_ entry: Entry, forMove: Bool = false) throws {
        var entries = [entry]
        if entry.kind == .folder, entry.mountedNamespace == nil {
            entries += try Store.descendants(of: try entry.location, connection)
        }
        var freed: UInt64 = 0
        for entry in entries.reversed() {
            freed += entry.file?.size ?? 0
            if !forMove, let mounts = entry.mounts, let point = entry.mountedNamespace.flatMap({ mounts[$0] }) {
                try removeContents(ofAppFolder: point, mounts)
            }
            try markDeleted(entry)
        }
        try adjustUsedSpace(of: entry.namespace, by: -Int64(clamping: freed))
    }
}

/// Permanent deletion.
extension Store {
    /// Permanently deletes the entry at a path and its descendants, including all revisions. Deletes the entry first if
    /// it exists. The deletion remains in the journal.
    func purge(_ deletion: Deletion, _ view: NamespaceView) throws {
        try write { writer in
            let entry: Entry
            do {
                entry = try Self.entry(at: deletion.path, view, includesDeleted: true, writer.connection)
            } catch let failure as LookupError {
                throw DeleteError.lookup(failure)
            }
            if entry.kind != .deleted { _ = try writer.delete(deletion, view) }
            try writer.purgeRevisions(of: entry)
        }
    }
}

extension Writer {
    fileprivate func purgeRevisions(of entry: Entry) throws {
        let (namespace, path) = (entry.namespace, entry.path)
        /// Returns the condition that a row of a table is the entry or is below it.
        func isPurged(_ row: String) -> String {
            "\(row).namespace = ?1 AND (\(row).path = ?2 OR (\(row).path > ?2 || '/' AND \(row).path < ?2 || '0'))"
        }
        // Include the revisions of a file from before it was moved here, but none of a file that was moved away, even if it
        // was deleted at its new path since.
        let ids = """
            SELECT id FROM revisions WHERE \(isPurged("revisions"))
            UNION SELECT id FROM entries WHERE \(isPurged("entries")) AND kind = 0 AND id <> ''
            """
        let revisions = """
            SELECT number FROM revisions WHERE id IN (\(ids)) AND id NOT IN (
                SELECT moved.id FROM entries moved
                WHERE moved.id IN (\(ids)) AND NOT (\(isPurged("moved"))) AND (moved.kind > 0 OR moved.sequence > coalesce(
                    (SELECT max(sequence) FROM entries WHERE \(isPurged("entries")) AND id = moved.id), 0)))
            """
        let contents = "SELECT content FROM revisions WHERE number IN (\(revisions))"
        let hashes = try connection.rows(contents, namespace, path) { BlockHash(bytes: $0[0] ?? Data()) }
        try connection.execute("DELETE FROM revisions WHERE number IN (\(revisions))", namespace, path)
        try connection.execute(
            "UPDATE entries SET id = '', revision = NULL WHERE \(isPurged("entries")) AND kind = 0", namespace, path)
        try releaseContents(Set(hashes))
    }

    /// Permanently deletes all entries and revisions in a namespace.
    func purgeAll(in namespace: Int64) throws {
        let query =
            "SELECT \(Entry.columns) FROM \(Entry.source) WHERE e.namespace = ? AND e.kind > 0 ORDER BY e.path DESC"
        for entry in try connection.rows(query, namespace, make: Entry.init) { try markDeleted(entry) }
        let contents = "SELECT content FROM revisions WHERE namespace = ?"
        let hashes = try connection.rows(contents, namespace) { BlockHash(bytes: $0[0] ?? Data()) }
        try connection.execute("DELETE FROM revisions WHERE namespace = ?", namespace)
        try connection.execute("UPDATE entries SET id = '', revision = NULL WHERE namespace = ?", namespace)
        try connection.execute("UPDATE namespaces SET used = 0 WHERE number = ?", namespace)
        try releaseContents(Set(hashes))
    }

    /// Releases the blocks of the contents that no revision refers to anymore.
    ///
    /// An index of contents would slow down every upload. One scan of all revisions is cheaper.
    private func releaseContents(_ hashes: Set<BlockHash>) throws {
        var unused = hashes
        if !unused.isEmpty {
            try connection.forEach("SELECT content FROM revisions") { row in
                unused.remove(BlockHash(bytes: row[0] ?? Data()))
            }
        }
        for hash in unused {
            let query = "SELECT block FROM content_blocks WHERE content = ?"
            recordReleasedBlocks(try connection.rows(query, hash.bytes) { BlockHash(bytes: $0[0] ?? Data()) })
            try connection.execute("DELETE FROM content_blocks WHERE content = ?", hash.bytes)
        }
    }
}
