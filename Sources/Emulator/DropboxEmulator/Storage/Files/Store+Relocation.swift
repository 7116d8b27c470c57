import DropboxCore
import DropboxSQLite
import Foundation

/// Moving and copying.
extension Store {
    enum RelocationKind: Sendable {
        case move
        case copy
    }

    /// The options of a move or copy.
    struct RelocationOptions: Sendable {
        var isAutorenamed = false
        /// A Boolean value that indicates whether the owner of the content may change.
        var allowsNewOwner = false
    }

    /// Moves or copies a file, or a folder and its content.
    ///
    /// - Returns: The entry at the destination.
    func relocate(
        _ relocation: RelocationKind, from: PathReference, to: PathReference, _ options: RelocationOptions,
        _ view: NamespaceView
    ) throws -> Entry {
        try write { writer in
            try writer.relocate(relocation, from: from, to: to, options, view)
        }
    }
}

extension Writer {
    /// Moves or copies an entry.
    ///
    /// - Parameters:
    ///   - relocation: Whether to move or copy.
    ///   - from: The source.
    ///   - owner: The view in which to resolve the source, or `nil` for the view of the caller.
    ///   - to: The destination.
    ///   - options: The options of the move or copy.
    ///   - view: The view of the caller.
    /// - Returns: The entry at the destination.
    func relocate(
        _ relocation: Store.RelocationKind, from: PathReference, resolvedIn owner: NamespaceView? = nil,
        to: PathReference,
        _ options: Store.RelocationOptions, _ view: NamespaceView
    ) throws -> Entry {
        let source = try source(from, relocation, owner ?? view)
        if relocation == .move, try isLocked(source, for: view) { throw RelocationError.from(.locked) }
        var target = try destination(to, view)
        let isSameLocation = source.namespace == target.namespace && source.path == target.path
        if isSameLocation, relocation == .move, source.name != target.names.last {
            return try changeCase(source, to: target)
        }
        if try isInside(target, source) {
            throw relocation == .move ? RelocationError.intoItself : RelocationError.nestedPaths
        }
        if let occupant = try Store.occupant(of: target, connection) {
            guard options.isAutorenamed else {
                throw RelocationError.to(.conflict(occupant.kind == .file ? .file : .folder))
            }
            target = try availableLocation(near: target, style: .numbered, isFile: source.kind == .file)
        }
        let limit = store.limits.maximumRelocatedEntries
        let descendants =
            source.kind == .folder && source.mountedNamespace == nil
            ? try Store.descendants(of: try source.location, limit: limit, connection) : []
        guard descendants.count < limit else { throw RelocationError.tooManyFiles }
        try requireMobility(of: [source] + descendants, relocation, to: target, options)
        let size = Int64(clamping: ([source] + descendants).reduce(0) { $0 + ($1.file?.size ?? 0) })
        if relocation == .copy || isSpaceNeeded(from: source, to: target) {
            do {
                try requireSpace(size, view)
            } catch is WriteError {
                throw RelocationError.insufficientQuota
            }
        }
        // Remove the source first, because an ID must be unique among existing entries.
        if relocation == .move { try remove(source, forMove: true) }
        target = try createFolders(through: target.parent).child(target.names.last ?? source.name)
        for entry in [source] + descendants {
            var location = target
            location.names += entry.names.dropFirst(source.names.count)
            try writeRelocated(entry, at: location, relocation)
        }
        return try self.entry(at: target)
    }

    /// Returns whether a location is below an entry, in its namespace or in one mounted at or below it.
    private func isInside(_ target: Location, _ source: Entry) throws -> Bool {
        if target.namespace == source.namespace { return target.path.isPath(below: source.path) }
        guard let path = source.pathInView, let holder = target.mountPoint?.path else { return false }
        return (holder + target.path).isPath(below: path)
    }

    /// Checks that the entries can be moved or copied. Shared folders can't be copied, moved into each other, or moved
    /// out of the home in which they are mounted. The owner of content changes only with permission.
    private func requireMobility(
        of entries: [Entry], _ relocation: Store.RelocationKind, to target: Location, _ options: Store.RelocationOptions
    ) throws {
        guard let source = entries.first else { return }
        if let mount = entries.first(where: { $0.mountedNamespace != nil }) {
            guard relocation == .move else { throw RelocationError.sharedFolderCopied }
            if target.namespace != source.namespace {
                let isNested = target.mountPoint?.isShared == true && mountPoint(of: mount)?.isShared == true
                throw isNested ? RelocationError.sharedFolderNested : RelocationError.sharedFolderMoved
            }
        }
        guard relocation == .move, target.namespace != source.namespace, !options.allowsNewOwner else { return }
        let owner = try Store.owner(of: source.namespace, connection)
        if owner == target.mounts.view.account, try Store.owner(of: target.namespace, connection) != owner {
            throw RelocationError.ownershipTransferred
        }
    }

    private func mountPoint(of entry: Entry) -> MountPoint? { entry.mountedNamespace.flatMap { entry.mounts?[$0] } }

    /// Returns whether a move adds bytes to the used space of the caller's account.
    private func isSpaceNeeded(from source: Entry, to target: Location) -> Bool {
        source.namespace != target.namespace && source.pathInView == nil && target.mountPoint?.path != nil
    }

    /// Writes the entry for the destination of a move or copy.
    func writeRelocated(_ entry: Entry, at location: Location, _ relocation: Store.RelocationKind) throws {
        let id = relocation == .move ? entry.id : store.idGenerator.fileID()
        guard let file = entry.file else {
            return try put(
                location, .folder, id: entry.mountedNamespace == nil ? id : entry.id, mounted: entry.mountedNamespace)
        }
        let revision = try addRevision(
            id: id, at: location, size: file.size, hash: file.contentHash, clientModified: file.clientModified)
        try put(location, .file, id: id, revision: revision)
        try adjustUsedSpace(of: location.namespace, by: Int64(clamping: file.size))
    }

    /// Moves an entry to a path that differs only in case. Like Dropbox, it records no change in the journal.
    private func changeCase(_ source: Entry, to target: Location) throws -> Entry {
        let count = source.names.count
        let name = target.names.last ?? source.name
        for entry in [source] + (try Store.descendants(of: try source.location, connection)) {
            var names = entry.names
            names[count - 1] = name
            try connection.execute(
                "UPDATE entries SET name = ?, display = ? WHERE namespace = ? AND path = ?",
                entry.path == source.path ? name : entry.name, "/" + names.joined(separator: "/"), entry.namespace,
                entry.path)
        }
        return try entry(at: target)
    }

    private func source(_ reference: PathReference, _ relocation: Store.RelocationKind, _ view: NamespaceView) throws
        -> Entry
    {
        do {
            let location = try Store.locate(reference, view, connection)
            guard !location.isRoot else { throw RelocationError.fromWrite(.noWritePermission) }
            guard let entry = try Store.occupant(of: location, connection) else { throw LookupError.notFound }
            if relocation == .move { try requireRemovable(entry, from: location) }
            return entry
        } catch let failure as WriteError {
            throw RelocationError.fromWrite(failure)
        } catch let failure as LookupError {
            throw RelocationError.from(failure)
        }
    }

    private func destination(_ reference: PathReference, _ view: NamespaceView) throws -> Location {
        do {
            let location = try Store.writableLocation(reference, view, self)
            try requireNoFileAncestor(location)
            return location
        } catch let failure as WriteError {
            throw RelocationError.to(failure)
        }
    }
}

/// Moving and copying in batches.
extension Store {
    /// A source and its destination.
    struct RelocationPair: Sendable {
        var from: PathReference
        var to: PathReference
    }

    /// Moves or copies each pair independently. A failure doesn't affect the other pairs.
    func relocateEach(
        _ relocation: RelocationKind, _ batch: [RelocationPair], _ options: RelocationOptions, _ view: NamespaceView
    ) throws -> [Result<Entry, RelocationError>] {
        try write { writer in
            let conflicts = try conflictingIndices(of: batch, relocation, view, writer.connection)
            return try batch.enumerated().map { index, pair in
                try writer.attempt {
                    if conflicts.contains(index) { throw RelocationError.nestedPaths }
                    return try writer.relocate(
                        relocation, from: pair.from, to: pair.to, options, view)
                }
            }
        }
    }

    /// Moves or copies all pairs, or none if one fails.
    func relocateAll(
        _ relocation: RelocationKind, _ batch: [RelocationPair], _ options: RelocationOptions, _ view: NamespaceView
    ) throws -> [Entry] {
        try write { writer in
            guard try conflictingIndices(of: batch, relocation, view, writer.connection).isEmpty else {
                throw RelocationError.nestedPaths
            }
            return try batch.map { pair in
                try writer.relocate(
                    relocation, from: pair.from, to: pair.to, options, view)
            }
        }
    }

    /// Returns the indices of the pairs that conflict with an earlier pair. Several pairs can copy the same source.
    private func conflictingIndices(
        of batch: [RelocationPair], _ relocation: RelocationKind, _ view: NamespaceView, _ connection: Connection
    ) throws -> Set<Int> {
        var sources = PathSet()
        var targets = PathSet()
        var conflicts: Set<Int> = []
        for (index, pair) in batch.enumerated() {
            let from = try key(of: pair.from, view, connection)
            let to = try key(of: pair.to, view, connection)
            if let from, targets.collides(with: from) || (relocation == .move && sources.collides(with: from)) {
                conflicts.insert(index)
            }
            if let to, targets.collides(with: to) || sources.collides(with: to) { conflicts.insert(index) }
            if let from { sources.insert(from) }
            if let to { targets.insert(to) }
        }
        return conflicts
    }

    /// Returns a key that is equal for all paths to the same location, or `nil` if the path can't be resolved. That
    /// error is reported later.
    private func key(of reference: PathReference, _ view: NamespaceView, _ connection: Connection) throws -> String? {
        do {
            let location = try Self.locate(reference, view, connection)
            return "/\(location.namespace)\(location.path)"
        } catch is LookupError {
            return nil
        }
    }
}

/// Copy references, with which one account can copy a file or folder of another.
extension Store {
    enum CopyReferenceError: Error, Sendable, Hashable {
        case invalid
        /// Another app created the reference.
        case wrongApp
        case notFound
    }

    /// Creates a reference that the same app can use for any account.
    func createCopyReference(
        to reference: PathReference, app: String, _ view: NamespaceView
    ) throws -> (text: String, entry: Entry, expires: Date) {
        let text = idGenerator.base64URLString(length: 22)
        let lifetime = limits.copyReferenceLifetime.seconds
        let expires = Date(timeIntervalSince1970: (clock.now.timeIntervalSince1970 + lifetime).rounded(.down))
        let entry = try transaction { connection in
            let entry = try Self.entry(at: reference, view, connection)
            try connection.execute(
                "INSERT INTO copy_references VALUES (?, ?, ?, ?, ?, ?)", text, view.account, view.root, app, entry.id,
                expires)
            return entry
        }
        return (text, entry, expires)
    }

    /// Copies the referenced item to a path of the caller.
    func saveCopyReference(_ text: String, to target: PathReference, app: String, _ view: NamespaceView) throws -> Entry
    {
        try write { writer in
            let query = "SELECT account, root, app, item, expires FROM copy_references WHERE reference = ?"
            let result = try writer.connection.first(query, text) { row in
                (
                    owner: NamespaceView(account: row[0] ?? 0, root: row[1] ?? 0), app: row[2] as String? ?? "",
                    item: row[3] as String? ?? "", expires: row[4] as Date? ?? .distantPast
                )
            }
            guard let result, result.expires > clock.now else { throw CopyReferenceError.invalid }
            guard result.app == app else { throw CopyReferenceError.wrongApp }
            do {
                return try writer.relocate(
                    .copy, from: .id(result.item, []), resolvedIn: result.owner, to: target, .init(), view)
            } catch RelocationError.from {
                throw CopyReferenceError.notFound
            }
        }
    }
}
