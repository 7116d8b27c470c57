import Foundation
import SQLite

/// Moving and copying.
extension Store {
    enum Relocation: Sendable {
        case move
        case copy
    }

    /// Moves or copies a file, or a folder with all that is in it. Answers what stands at the destination then.
    func relocate(
        _ relocation: Relocation, from: PathReference, to: PathReference, isAutorenamed: Bool, _ view: View
    ) throws -> Entry {
        try write { writer in
            try writer.relocate(relocation, from: from, to: to, isAutorenamed: isAutorenamed, view)
        }
    }
}

extension Writer {
    func relocate(
        _ relocation: Store.Relocation, from: PathReference, to: PathReference, isAutorenamed: Bool, _ view: View
    ) throws -> Entry {
        let source = try source(from, view)
        var target = try destination(to, view)
        let isSamePlace = source.namespace == target.namespace && source.path == target.path
        if isSamePlace, relocation == .move, source.name != target.names.last { return try recase(source, to: target) }
        if target.namespace == source.namespace, target.path.hasPrefix(source.path + "/") {
            throw relocation == .move ? RelocationFailure.intoItself : RelocationFailure.nestedPaths
        }
        if let occupant = try Store.occupant(of: target, connection) {
            guard isAutorenamed else {
                throw RelocationFailure.to(.conflict(occupant.kind == .file ? .file : .folder))
            }
            target = try freeLocation(near: target, style: .numbered, isFile: source.kind == .file)
        }
        let limit = store.limits.maximumRelocation
        let below =
            source.kind == .folder ? try Store.descendants(of: source.location, limit: limit, connection) : []
        guard below.count < limit else { throw RelocationFailure.tooManyFiles }
        if relocation == .copy {
            do {
                try requireSpace(Int64(clamping: ([source] + below).reduce(0) { $0 + ($1.file?.size ?? 0) }), view)
            } catch is WriteFailure {
                throw RelocationFailure.insufficientQuota
            }
        } else {
            // Before the new entries are written: an id stands for one entry at a time.
            try remove(source)
        }
        target = try makeFolders(through: target.parent).child(target.names.last ?? source.name)
        for entry in [source] + below {
            let names = target.names + entry.names.dropFirst(source.names.count)
            try place(entry, at: Location(namespace: target.namespace, names: names), relocation)
        }
        return try self.entry(at: target)
    }

    private func place(_ entry: Entry, at location: Location, _ relocation: Store.Relocation) throws {
        let id = relocation == .move ? entry.id : store.minting.fileID()
        guard let file = entry.file else { return try put(location, .folder, id: id) }
        let revision = try addRevision(
            id: id, at: location, size: file.size, hash: file.contentHash, clientModified: file.clientModified)
        try put(location, .file, id: id, revision: revision)
        try charge(location.namespace, Int64(clamping: file.size))
    }

    /// A move that changes nothing but the case of letters. The journal is silent about it, as the service's is.
    private func recase(_ source: Entry, to target: Location) throws -> Entry {
        let count = source.names.count
        let name = target.names.last ?? source.name
        for entry in [source] + (try Store.descendants(of: source.location, connection)) {
            var names = entry.names
            names[count - 1] = name
            try connection.execute(
                "UPDATE entries SET name = ?, display = ? WHERE namespace = ? AND path = ?",
                entry.path == source.path ? name : entry.name, "/" + names.joined(separator: "/"), entry.namespace,
                entry.path)
        }
        return try entry(at: target)
    }

    private func source(_ reference: PathReference, _ view: View) throws -> Entry {
        do {
            let location = try Store.locate(reference, view, connection)
            guard !location.isRoot else { throw RelocationFailure.fromWrite(.noWritePermission) }
            guard let entry = try Store.occupant(of: location, connection) else { throw LookupFailure.notFound }
            return entry
        } catch let failure as LookupFailure {
            throw RelocationFailure.from(failure)
        }
    }

    private func destination(_ reference: PathReference, _ view: View) throws -> Location {
        do {
            let location = try Store.writable(reference, view, self)
            try requireNoFileAbove(location)
            return location
        } catch let failure as WriteFailure {
            throw RelocationFailure.to(failure)
        }
    }
}
