import DropboxCore
import Foundation
import DropboxSQLite

/// Moving and copying.
extension Store {
    enum Relocation: Sendable {
        case move
        case copy
    }

    /// What a move or copy may do beyond the usual.
    struct RelocationOptions: Sendable {
        var isAutorenamed = false
        /// Whether content may change its owner.
        var allowsNewOwner = false
    }

    /// Moves or copies a file, or a folder with all that is in it. Answers what stands at the destination then.
    func relocate(
        _ relocation: Relocation, from: PathReference, to: PathReference, _ options: RelocationOptions,
        _ view: NamespaceView
    ) throws -> Entry {
        try write { writer in
            try writer.relocate(relocation, from: from, to: to, options, view)
        }
    }
}

extension Writer {
    /// - Parameter owner: through whose eyes the source is found, if not through the caller's.
    func relocate(
        _ relocation: Store.Relocation, from: PathReference, seenBy owner: NamespaceView? = nil, to: PathReference,
        _ options: Store.RelocationOptions, _ view: NamespaceView
    ) throws -> Entry {
        let source = try source(from, relocation, owner ?? view)
        if relocation == .move, try isLocked(source, for: view) { throw RelocationFailure.from(.locked) }
        var target = try destination(to, view)
        let isSamePlace = source.namespace == target.namespace && source.path == target.path
        if isSamePlace, relocation == .move, source.name != target.names.last { return try recase(source, to: target) }
        if try isInside(target, source) {
            throw relocation == .move ? RelocationFailure.intoItself : RelocationFailure.nestedPaths
        }
        if let occupant = try Store.occupant(of: target, connection) {
            guard options.isAutorenamed else {
                throw RelocationFailure.to(.conflict(occupant.kind == .file ? .file : .folder))
            }
            target = try freeLocation(near: target, style: .numbered, isFile: source.kind == .file)
        }
        let limit = store.limits.maximumRelocation
        let below =
            source.kind == .folder && source.mounted == nil
            ? try Store.descendants(of: try source.location, limit: limit, connection) : []
        guard below.count < limit else { throw RelocationFailure.tooManyFiles }
        try requireMobility(of: [source] + below, relocation, to: target, options)
        let size = Int64(clamping: ([source] + below).reduce(0) { $0 + ($1.file?.size ?? 0) })
        if relocation == .copy || isSpaceNeeded(from: source, to: target) {
            do {
                try requireSpace(size, view)
            } catch is WriteFailure {
                throw RelocationFailure.insufficientQuota
            }
        }
        // Before the new entries are written: an id stands for one entry at a time.
        if relocation == .move { try remove(source, forMove: true) }
        target = try makeFolders(through: target.parent).child(target.names.last ?? source.name)
        for entry in [source] + below {
            var location = target
            location.names += entry.names.dropFirst(source.names.count)
            try place(entry, at: location, relocation)
        }
        return try self.entry(at: target)
    }

    /// Whether a place is below an entry, in its namespace or in one that is mounted at it or below it.
    private func isInside(_ target: Location, _ source: Entry) throws -> Bool {
        if target.namespace == source.namespace { return target.path.hasPrefix(source.path + "/") }
        guard let path = source.seenPath, let holder = target.point?.path else { return false }
        return (holder + target.path).hasPrefix(path + "/")
    }

    /// Refuses what shared folders cannot do: be copied, be moved into each other, or leave the home that they are mounted
    /// in; and what would give content of the caller to somebody else unasked.
    private func requireMobility(
        of entries: [Entry], _ relocation: Store.Relocation, to target: Location, _ options: Store.RelocationOptions
    ) throws {
        guard let source = entries.first else { return }
        if let mount = entries.first(where: { $0.mounted != nil }) {
            guard relocation == .move else { throw RelocationFailure.sharedFolderCopied }
            if target.namespace != source.namespace {
                let isNested = target.point?.isShared == true && mounts(mount)?.isShared == true
                throw isNested ? RelocationFailure.sharedFolderNested : RelocationFailure.sharedFolderMoved
            }
        }
        guard relocation == .move, target.namespace != source.namespace, !options.allowsNewOwner else { return }
        let owner = try Store.owner(of: source.namespace, connection)
        if owner == target.mounts.view.account, try Store.owner(of: target.namespace, connection) != owner {
            throw RelocationFailure.ownershipTransferred
        }
    }

    private func mounts(_ entry: Entry) -> MountPoint? { entry.mounted.flatMap { entry.mounts?[$0] } }

    /// Whether a move brings bytes to the caller's account that did not count there before.
    private func isSpaceNeeded(from source: Entry, to target: Location) -> Bool {
        source.namespace != target.namespace && source.seenPath == nil && target.point?.path != nil
    }

    /// Writes what an entry becomes by a move or copy.
    func place(_ entry: Entry, at location: Location, _ relocation: Store.Relocation) throws {
        let id = relocation == .move ? entry.id : store.minting.fileID()
        guard let file = entry.file else {
            return try put(location, .folder, id: entry.mounted == nil ? id : entry.id, mounted: entry.mounted)
        }
        let revision = try addRevision(
            id: id, at: location, size: file.size, hash: file.contentHash, clientModified: file.clientModified)
        try put(location, .file, id: id, revision: revision)
        try charge(location.namespace, Int64(clamping: file.size))
    }

    /// A move that changes nothing but the case of letters. The journal is silent about it, as the service's is.
    private func recase(_ source: Entry, to target: Location) throws -> Entry {
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

    private func source(_ reference: PathReference, _ relocation: Store.Relocation, _ view: NamespaceView) throws
        -> Entry
    {
        do {
            let location = try Store.locate(reference, view, connection)
            guard !location.isRoot else { throw RelocationFailure.fromWrite(.noWritePermission) }
            guard let entry = try Store.occupant(of: location, connection) else { throw LookupFailure.notFound }
            guard relocation == .copy || location.canWrite else {
                throw RelocationFailure.fromWrite(.noWritePermission)
            }
            return entry
        } catch let failure as LookupFailure {
            throw RelocationFailure.from(failure)
        }
    }

    private func destination(_ reference: PathReference, _ view: NamespaceView) throws -> Location {
        do {
            let location = try Store.writable(reference, view, self)
            try requireNoFileAbove(location)
            return location
        } catch let failure as WriteFailure {
            throw RelocationFailure.to(failure)
        }
    }
}
