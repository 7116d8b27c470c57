import DropboxCore
import Foundation

/// A change that may be lost because the cache was damaged or restored from a backup.
///
/// After damage, a filesystem makes those changes again that it can prove: the journal has a record of the change, and
/// the item on the server is as the user saw it. It never deletes, moves, or overwrites anything else on the server.
/// Instead, it lists the change, and the app or the user decides.
public struct DoubtfulChange: Sendable, Hashable, Identifiable {
    /// The kinds of changes.
    public enum Kind: String, Sendable, Hashable {
        /// The deletion of a file, or of a folder with its content.
        case deletion
        /// A move.
        case move
        /// Nothing is known about the change except that it existed.
        case unknown
    }

    /// The reasons why the filesystem doesn't make the change again.
    public enum Reason: String, Sendable, Hashable {
        /// The item has changed on the server since the user made the change.
        case itemChanged
        /// It isn't certain that the user made the change.
        case uncertain
        /// The record of the change is damaged or missing.
        case recordLost
    }

    /// The decisions about a doubtful change.
    public enum Decision: Sendable, Hashable {
        /// Make the change in the current state of the filesystem. The deletion of a folder spares the items that the
        /// user hadn't seen in it.
        case makeAgain
        /// Keep the item as it is.
        case forget
    }

    /// The ID among the doubtful changes of a filesystem.
    public let id: Int64
    /// The kind of the change.
    public let kind: Kind
    /// The path of the item before the change; `nil` if it isn't known.
    public let path: SyncPath?
    /// The path to which the item was moved; `nil` for other kinds of changes.
    public let newPath: SyncPath?
    /// The reason why it's doubtful.
    public let reason: Reason
    /// The time when the doubt arose.
    public let date: Date
}

/// Changes that may be lost.
extension Filesystem {
    /// The changes that may be lost, oldest first; empty unless the cache was damaged or restored from a backup. They are
    /// kept until the app calls `resolve(_:_:)`.
    ///
    /// Reading this property doesn't count as a use of the filesystem.
    /// - Throws: ``SyncError/Code/shutdown``; ``SyncError/Code/cache``.
    public var doubtfulChanges: [DoubtfulChange] {
        get throws(SyncError) {
            if let end = core.engine.stopError { throw end }
            return try core.store.read { try $0.doubts.map(DoubtfulChange.init) }
        }
    }

    /// Carries out the decision about a doubtful change, and removes the change from the list.
    ///
    /// - Parameters:
    ///   - change: One of `doubtfulChanges`.
    ///   - decision: Whether to make the change again.
    /// - Throws: ``SyncError/Code/notFound`` if the change is no longer listed, or nothing exists at its path;
    ///   ``SyncError/Code/illegalArgument`` if a change of an unknown kind should be made again;
    ///   ``SyncError/Code/exists`` and ``SyncError/Code/parent`` for a move. The change then remains listed.
    public func resolve(
        _ change: DoubtfulChange, _ decision: DoubtfulChange.Decision
    ) async throws(SyncError) {
        let core = core
        let limit = core.engine.configuration.massDeletionThreshold
        try await core.whenReady { () throws(SyncError) in
            try core.store.write { tree in
                guard let doubt = try tree.doubt(change.id) else {
                    throw SyncError(.notFound, "the change is no longer listed", path: change.path)
                }
                if decision == .makeAgain { try tree.makeAgain(doubt) }
                try tree.removeDoubt(doubt.number)
                try tree.holdMassDeletion(limit: limit)
            }
        }
        core.engine.recordLocalChange()
        core.observers.filesystem.notify(())
    }
}

extension DoubtfulChange {
    init(_ doubt: Tree.Doubt) {
        id = doubt.number
        let path = SyncPath(doubt.record.path)
        switch doubt.record.kind {
        case .move:
            kind = .move
            self.path = doubt.record.formerPath.flatMap(SyncPath.init(_:))
            newPath = path
        case .deletion:
            kind = .deletion
            self.path = path
            newPath = nil
        case .content, .folder, .unknown:
            kind = .unknown
            self.path = path.flatMap { $0.isRoot ? nil : $0 }
            newPath = nil
        }
        reason = doubt.reason
        date = Date(timeIntervalSince1970: doubt.date)
    }
}
