import Foundation
import DropboxSQLite

/// Moving and copying many at once.
extension Store {
    /// Where something is and where it shall be.
    struct RelocationPair: Sendable {
        var from: PathReference
        var to: PathReference
    }

    /// Moves or copies each on its own. One that fails does not hinder the others.
    func relocateEach(
        _ relocation: Relocation, _ batch: [RelocationPair], _ options: RelocationOptions, _ view: NamespaceView
    ) throws -> [Result<Entry, RelocationFailure>] {
        try write { writer in
            let colliding = try collisions(of: batch, relocation, view, writer.connection)
            return try batch.enumerated().map { index, passage in
                try writer.attempt {
                    if colliding.contains(index) { throw RelocationFailure.nestedPaths }
                    return try writer.relocate(
                        relocation, from: passage.from, to: passage.to, options, view)
                }
            }
        }
    }

    /// Moves or copies all, or none if one of them fails.
    func relocateAll(
        _ relocation: Relocation, _ batch: [RelocationPair], _ options: RelocationOptions, _ view: NamespaceView
    ) throws -> [Entry] {
        try write { writer in
            guard try collisions(of: batch, relocation, view, writer.connection).isEmpty else {
                throw RelocationFailure.nestedPaths
            }
            return try batch.map { passage in
                try writer.relocate(
                    relocation, from: passage.from, to: passage.to, options, view)
            }
        }
    }

    /// The positions of the passages that get in the way of an earlier one. Several copies may come from one place.
    private func collisions(
        of batch: [RelocationPair], _ relocation: Relocation, _ view: NamespaceView, _ connection: Connection
    ) throws -> Set<Int> {
        var sources = PathSet()
        var targets = PathSet()
        var colliding: Set<Int> = []
        for (index, passage) in batch.enumerated() {
            let from = try key(of: passage.from, view, connection)
            let to = try key(of: passage.to, view, connection)
            if let from, targets.collides(with: from) || (relocation == .move && sources.collides(with: from)) {
                colliding.insert(index)
            }
            if let to, targets.collides(with: to) || sources.collides(with: to) { colliding.insert(index) }
            if let from { sources.insert(from) }
            if let to { targets.insert(to) }
        }
        return colliding
    }

    /// What two paths to one place have in common; nil for a path that leads nowhere, which has a failure of its own.
    private func key(of reference: PathReference, _ view: NamespaceView, _ connection: Connection) throws -> String? {
        do {
            let location = try Self.locate(reference, view, connection)
            return "/\(location.namespace)\(location.path)"
        } catch is LookupFailure {
            return nil
        }
    }
}
