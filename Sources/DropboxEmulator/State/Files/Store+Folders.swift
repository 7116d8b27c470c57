import DropboxCore
import Foundation
import DropboxSQLite

/// Making folders, and deleting.
extension Store {
    /// Makes a folder, and the folders on the way to it.
    func createFolder(at reference: PathReference, isAutorenamed: Bool, _ view: NamespaceView) throws -> Entry {
        try write { try $0.createFolder(at: reference, isAutorenamed: isAutorenamed, view) }
    }

    /// Makes many in one transaction. One that cannot be made does not hinder the others.
    func createFolders(
        at batch: [PathReference], isAutorenamed: Bool, _ view: NamespaceView
    ) throws -> [Result<Entry, WriteFailure>] {
        try write { writer in
            try batch.map { path in
                try writer.attempt { try writer.createFolder(at: path, isAutorenamed: isAutorenamed, view) }
            }
        }
    }

    /// What is to be deleted.
    struct Deletion: Sendable {
        var path: PathReference
        /// The rev that a file must have; folders have none.
        var parentRev: String?
    }

    /// Deletes a file, or a folder with all that is in it. Answers what it was. What is mounted is only unmounted: it goes
    /// on for others, and can be mounted again.
    func delete(at reference: PathReference, parentRev: String? = nil, _ view: NamespaceView) throws -> Entry {
        try write { try $0.delete(Deletion(path: reference, parentRev: parentRev), view) }
    }

    /// Deletes many in one transaction. One that cannot go does not hinder the others.
    func delete(_ batch: [Deletion], _ view: NamespaceView) throws -> [Result<Entry, DeleteFailure>] {
        try write { writer in
            try batch.map { deletion in try writer.attempt { try writer.delete(deletion, view) } }
        }
    }

    /// The place that a path names, if something can be written there.
    static func writable(_ reference: PathReference, _ view: NamespaceView, _ writer: Writer) throws -> Location {
        let location: Location
        do {
            location = try locate(reference, view, writer.connection)
        } catch LookupFailure.malformedPath {
            throw WriteFailure.malformedPath
        } catch is LookupFailure {
            throw WriteFailure.noWritePermission
        }
        guard !location.isRoot else { throw WriteFailure.conflict(.folder) }
        for name in location.names where NameRules.validate(name) == .disallowed {
            throw WriteFailure.disallowedName
        }
        guard location.canWrite else { throw WriteFailure.noWritePermission }
        return location
    }
}

extension Writer {
    func createFolder(at reference: PathReference, isAutorenamed: Bool, _ view: NamespaceView) throws -> Entry {
        var location = try Store.writable(reference, view, self)
        try requireNoFileAbove(location)
        if let occupant = try Store.occupant(of: location, connection) {
            guard isAutorenamed else { throw WriteFailure.conflict(occupant.kind == .file ? .file : .folder) }
            location = try freeLocation(near: location, style: .numbered, isFile: false)
        }
        try makeFolders(through: location)
        return try entry(at: location)
    }

    func delete(_ deletion: Store.Deletion, _ view: NamespaceView) throws -> Entry {
        let location: Location
        do {
            location = try Store.locate(deletion.path, view, connection)
        } catch let failure as LookupFailure {
            throw DeleteFailure.lookup(failure)
        }
        guard !location.isRoot else { throw DeleteFailure.write(.noWritePermission) }
        guard let entry = try Store.occupant(of: location, connection) else { throw DeleteFailure.lookup(.notFound) }
        guard location.canWrite else { throw DeleteFailure.write(.noWritePermission) }
        if let parentRev = deletion.parentRev {
            guard let file = entry.file else { throw DeleteFailure.lookup(.notFile) }
            guard file.rev == parentRev else { throw DeleteFailure.write(.conflict(.file)) }
        }
        if try isLocked(entry, for: view) { throw DeleteFailure.lookup(.locked) }
        try remove(entry)
        return entry
    }

    /// The entry of a place that was just written.
    func entry(at location: Location) throws -> Entry {
        guard let entry = try Store.entry(at: location, connection) else { throw LookupFailure.notFound }
        return entry
    }

    /// Refuses a place below a file.
    func requireNoFileAbove(_ location: Location) throws {
        var above = location.parent
        while !above.isRoot {
            if let occupant = try Store.occupant(of: above, connection) {
                if occupant.kind == .file { throw WriteFailure.conflict(.fileAncestor) }
                return
            }
            above = above.parent
        }
    }

    /// Makes the folder at a place and all folders above it that are missing. Answers the place with the names that it
    /// has: those of folders that were there before count, not those that the caller wrote.
    @discardableResult
    func makeFolders(through location: Location) throws -> Location {
        if location.isRoot { return location }
        if let occupant = try Store.occupant(of: location, connection) { return try occupant.location }
        let place = try makeFolders(through: location.parent).child(location.names.last ?? "")
        try put(place, .folder, id: store.minting.fileID())
        return place
    }

    /// A place beside an occupied one.
    func freeLocation(near location: Location, style: Autorename.Style, isFile: Bool) throws -> Location {
        let folder = location.parent
        let name = try Autorename.name(for: location.names.last ?? "", style: style, isFile: isFile) { name in
            try Store.occupant(of: folder.child(name), connection) != nil
        }
        return folder.child(name)
    }

    /// Removes an entry with all below it: the deepest first, so that whoever gets to know of one of them later than of
    /// its folder has no need to. What is mounted is unmounted.
    ///
    /// - Parameter forMove: whether all of it is about to stand elsewhere.
    func remove(_ entry: Entry, forMove: Bool = false) throws {
        var gone = [entry]
        if entry.kind == .folder, entry.mounted == nil {
            gone += try Store.descendants(of: try entry.location, connection)
        }
        var freed: UInt64 = 0
        for entry in gone.reversed() {
            freed += entry.file?.size ?? 0
            if !forMove, let mounts = entry.mounts, let point = entry.mounted.flatMap({ mounts[$0] }) {
                try emptyAppFolder(point, mounts)
            }
            try bury(entry)
        }
        try charge(entry.namespace, -Int64(clamping: freed))
    }
}
