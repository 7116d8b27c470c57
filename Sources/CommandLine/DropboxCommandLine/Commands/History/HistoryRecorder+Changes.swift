import DropboxCore
import SwiftyDropbox

/// The changes that several commands make.
extension HistoryRecorder {
    /// Creates a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - placement: What was at the path, or `nil` if nothing was there, and its parent exists.
    ///   - client: The client of the account.
    func createFolder(
        at path: String, in placement: Placement? = nil, _ client: DropboxClient
    ) async throws -> Files.Metadata {
        try await make(
            [.planned(at: path, isFolder: true)], in: placement, changes: { [.created($0)] },
            find: {
                let item = try await RemoteItems.item(at: path, client)
                guard placement?.isFree ?? true, let item, item is Files.FolderMetadata else { return .notMade }
                return .made(item)
            }
        ) {
            try await client.files.createFolderV2(path: path).response().metadata
        }
    }

    /// Moves an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - target: The new path.
    ///   - placement: What was at the new path, or `nil` if its parent exists.
    ///   - autorename: Whether Dropbox chooses another name if an item exists. The default is `false`.
    ///   - transfersOwnership: Whether the owner of the new folder may become the owner of the item.
    ///   - client: The client of the account.
    func move(
        _ item: Files.Metadata, to target: String, in placement: Placement? = nil, autorename: Bool = false,
        transfersOwnership: Bool, _ client: DropboxClient
    ) async throws -> Files.Metadata {
        let source = item.displayPath
        let planned = HistoryEntry.Change.planned(moving: item, to: target, autorename: autorename)
        return try await make(
            [planned], in: placement, changes: { [.moved($0, from: source)] },
            find: {
                guard let id = item.itemID, let current = try await RemoteItems.item(at: id, client),
                    planned.isMade(of: current)
                else { return .notMade }
                return .made(current)
            }
        ) {
            try await client.files.moveV2(
                fromPath: source, toPath: target, allowSharedFolder: true, autorename: autorename,
                allowOwnershipTransfer: transfersOwnership
            ).response().metadata
        }
    }

    /// Copies an item, and records the copy with everything in it, so that an undo can tell it from what others put there
    /// later.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - contents: Everything in it.
    ///   - target: The path of the copy.
    ///   - placement: What was at this path.
    ///   - autorename: Whether Dropbox chooses another name if an item exists. The default is `false`.
    ///   - origin: Where the item is from that a move between accounts copies, or `nil` for another copy. The default is `nil`.
    ///   - client: The client of the account with the copy.
    ///   - list: Returns everything in a folder that was copied, or `nil` for a usual listing. The default is `nil`.
    ///   - work: Requests the copy.
    func copy(
        _ item: Files.Metadata, with contents: [Files.Metadata], to target: String, in placement: Placement,
        autorename: Bool = false, from origin: HistoryEntry.Change.Origin? = nil, _ client: DropboxClient,
        list: (@Sendable (Files.Metadata) async throws -> [Files.Metadata])? = nil,
        _ work: @escaping @Sendable () async throws -> Files.Metadata
    ) async throws -> Files.Metadata {
        let depth = item.displayPath.pathNames.count
        var planned = ([item] + contents).map { entry in
            let names = entry.displayPath.pathNames.dropFirst(depth).map { String($0) }
            return HistoryEntry.Change.planned(
                at: ([target] + names).joined(separator: "/"), isFolder: entry is Files.FolderMetadata, hash: entry.hash
            )
        }
        (planned[0].cursor, planned[0].origin) = (placement.cursor, origin)
        return try await make(
            planned, in: placement,
            changes: { copy in
                var created = HistoryEntry.Change.created(copy)
                created.origin = origin
                guard copy is Files.FolderMetadata else { return [created] }
                let contents =
                    if let list { try await list(copy) } else {
                        try await RemoteItems.contents(of: copy.displayPath, client)
                    }
                return [created] + contents.filter { $0.nameError == nil }.map { .created($0) }
            },
            find: {
                // With --autorename, another request could make a second copy.
                guard placement.isFree else { return autorename ? .unknown : .notMade }
                guard let copy = try await RemoteItems.item(at: target, client) else { return .notMade }
                let isSame = copy is Files.FolderMetadata == (item is Files.FolderMetadata) && copy.hash == item.hash
                return isSame ? .made(copy) : .notMade
            }, work)
    }

    /// Restores a revision of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - revision: The revision.
    ///   - hash: The content hash of the revision, or `nil` if it isn't known.
    ///   - current: The revision of the file now, or `nil` if it was deleted.
    ///   - placement: What is at the path, or `nil` if its parent exists.
    ///   - client: The client of the account.
    func restore(
        _ path: String, _ revision: String, _ hash: String?, replacing current: String? = nil,
        in placement: Placement? = nil, _ client: DropboxClient
    ) async throws -> Files.FileMetadata {
        try await make(
            [.planned(at: path, replacing: current, hash: hash)], in: placement,
            changes: { file in [current.map { .replaced(file, revision: $0) } ?? .created(file)] },
            find: {
                let file = try await RemoteItems.item(at: path, client) as? Files.FileMetadata
                guard let file, file.rev != current else { return .notMade }
                return hash == nil || file.contentHash == hash ? .made(file) : .notMade
            }
        ) {
            try await client.files.restore(path: path, rev: revision).response()
        }
    }

    /// Deletes an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - contents: Everything in it.
    ///   - deleted: The items that were deleted from it before, or `nil` if they aren't known.
    ///   - client: The client of the account.
    func delete(
        _ item: Files.Metadata, with contents: [Files.Metadata] = [], deletedBefore deleted: [Files.Metadata]? = nil,
        _ client: DropboxClient
    ) async throws {
        let (path, revision) = (item.displayPath, item.revision)
        var change = HistoryEntry.Change.deleted(item)
        if item is Files.FolderMetadata, let deleted, deleted.count <= 1_000 {
            change.deletedBefore = deleted.map { $0.displayPath.lowercased() }
        }
        try await make(
            [change] + contents.map { .deleted($0) },
            find: {
                // Another item may be at its path now.
                try await RemoteItems.item(at: item.itemID ?? path, client) == nil ? .made(()) : .notMade
            }
        ) {
            // A file that has changed since it was found isn't the one that the user wants to delete.
            _ = try await client.files.deleteV2(path: path, parentRev: revision).response()
        }
    }
}
