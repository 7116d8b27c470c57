import DropboxFiles
import DropboxSQLite
import DropboxTransfer
import Foundation

/// Applying remote changes.
extension Tree {
    /// A page of a listing, with the cursor of the next page.
    struct Page: Sendable {
        var entries: [RemoteChange]
        var cursor: String
        var hasMore: Bool
        /// The error of the first entry that is ignored because of its name.
        var ignored: MalformedNameError?

        init(entries: [RemoteChange], cursor: String, hasMore: Bool) {
            self.entries = entries
            self.cursor = cursor
            self.hasMore = hasMore
        }

        init(_ result: Files.ListFolderResult) {
            entries = result.entries.compactMap(RemoteChange.init)
            cursor = result.cursor
            hasMore = result.hasMore
            ignored = result.entries.lazy.compactMap(\.nameError).first
        }
    }

    /// The outcome of a round of remote changes.
    struct Round: Sendable {
        /// The watched paths that changed.
        var paths: Set<SyncPath> = []
        var hasDeletions = false
    }

    /// Applies the staged pages and the last page of a round of remote changes, and saves the cursor of the next round.
    ///
    /// - Parameters:
    ///   - page: The last page.
    ///   - watched: The paths to report if they changed.
    ///   - date: The current time, in seconds since 1970.
    @discardableResult
    func apply(_ page: Page, watching watched: Set<SyncPath> = [], date: Double) throws -> Round {
        var round = Round()
        let number = try nextEpoch
        var update = try RemoteChangeApplier(self, epoch: number, date: date)
        func apply(_ entry: RemoteChange, staged: Int64?) throws {
            let path = SyncPath(unchecked: entry.lowerPath)
            if watched.contains(path) { round.paths.insert(path) }
            if entry.kind == .deleted { round.hasDeletions = true }
            try update.apply(entry, staged: staged)
        }
        var last: Int64 = 0
        while case let staged = try stagedEntries(after: last), !staged.isEmpty {
            for entry in staged {
                try apply(entry.entry, staged: entry.number)
                last = entry.number
            }
        }
        for entry in page.entries { try apply(entry, staged: nil) }
        try setMovedFolders(update.markUnlistedChildrenDeleted(movedHere: movedFolders))
        try clearStaged()
        try set(.cursor, page.cursor)
        // After a round without changes, earlier deletions still count as made with knowledge of everything remote.
        if !update.touched.isEmpty { try set(.epoch, String(number)) }
        try reconcile(update)
        try releaseUnneededHold()
        return round
    }

    /// Starts a full listing. The pages of an earlier listing remain until this one is complete.
    ///
    /// - Parameters:
    ///   - root: The new folder in which paths start; `nil` if it doesn't change.
    ///   - former: The folder in which paths started before.
    func beginListing(from root: Engine.NewRoot? = nil, former: SyncedFolder? = nil) throws {
        if let root { try changeRoot(from: former, to: root.folder, root.info) }
        let round = try nextEpoch
        try set(.epoch, String(round))
        try set(.listing, String(round))
        try set(.cursor, nil)
        try clearStaged()
        try setMovedFolders([])
    }

    /// The keys of the folders that this device moved and that no listing returned since. Until then, they seem to
    /// contain more than the server may have had when it moved them.
    var movedFolders: Set<Int64> {
        get throws { Set(try setting(.movedFolders)?.split(separator: ",").compactMap { Int64($0) } ?? []) }
    }

    func setMovedFolders(_ keys: Set<Int64>) throws {
        try set(.movedFolders, keys.isEmpty ? nil : keys.sorted().map(String.init).joined(separator: ","))
    }

    /// Applies a page of a full listing. The last page completes the first sync.
    func apply(listed page: Page, date: Double) throws {
        // Each page is a separate round: a deletion made here before a page was received was made without knowing the
        // page.
        let round = try nextEpoch
        let listing = try setting(.listing).flatMap(Int64.init) ?? round
        var update = try RemoteChangeApplier(self, epoch: round, date: date, listing: listing)
        for entry in page.entries { try update.apply(entry) }
        if !page.hasMore {
            try update.markUnlistedDeleted()
            try set(.listing, nil)
            try set(.completedFirstSync, "1")
        }
        try set(.cursor, page.cursor)
        try set(.epoch, String(round))
        try reconcile(update)
        try releaseUnneededHold()
    }

    /// Reconciles the local tree with remote changes that were applied.
    func reconcile(_ update: RemoteChangeApplier) throws {
        // Remove deletions first. Otherwise, items in a folder deleted on both sides would keep the folder.
        let ended = try finishDeletions(of: update.touched)
        let concerned = try reconcileEchoes(update.echoes, added: update.addedFolders)
        try reconcile(update.touched.union(ended).union(concerned))
    }
}

/// One change from a listing: the item that is now at a path.
struct RemoteChange: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case file(id: String, RemoteVersion)
        case folder(id: String)
        case deleted
    }

    /// The path in its original case. Only the last component is guaranteed to have the correct case.
    let displayPath: String
    /// The path in lower case, which identifies the item on the server.
    let lowerPath: String
    let kind: Kind
    /// The ID of the shared folder that is mounted at the folder; `nil` if none is.
    let sharedFolder: String?

    init(displayPath: String, lowerPath: String, kind: Kind, sharedFolder: String? = nil) {
        self.displayPath = displayPath
        self.lowerPath = lowerPath
        self.kind = kind
        self.sharedFolder = sharedFolder
    }

    /// Returns `nil` if the item has no path, such as a shared item that isn't mounted, or if its name or path can't exist.
    init?(_ metadata: Files.Metadata) {
        guard let lower = metadata.pathLower, metadata.nameError == nil else { return nil }
        lowerPath = lower
        displayPath = metadata.pathDisplay ?? lower
        let folder = metadata as? Files.FolderMetadata
        sharedFolder = folder?.mountedFolderID
        switch metadata {
        case let file as Files.FileMetadata:
            kind = .file(id: file.id, RemoteVersion(file))
        case let folder as Files.FolderMetadata: kind = .folder(id: folder.id)
        case is Files.DeletedMetadata: kind = .deleted
        default: return nil
        }
    }
}

extension RemoteVersion {
    init(_ file: Files.FileMetadata) {
        self.init(
            rev: file.rev, hash: file.contentHash, size: Int64(clamping: file.size),
            modified: file.clientModified.timeIntervalSince1970)
    }
}

/// Staged pages of remote changes. A move is listed as a deletion and a new item, possibly on a later page, so a
/// round is applied only when its last page is received. The pages are stored on disk: memory use is bounded, and no
/// page is read again after a lost connection or a restart.
extension Tree {
    /// Stores a page and the cursor of the next page.
    func stage(_ page: Page) throws {
        for entry in page.entries {
            let kind: StagedKind
            var id: String?
            var version: RemoteVersion?
            switch entry.kind {
            case .file(let fileID, let fileVersion): (kind, id, version) = (.file, fileID, fileVersion)
            case .folder(let folderID): (kind, id) = (.folder, folderID)
            case .deleted: kind = .deleted
            }
            try db.execute(
                """
                INSERT INTO staged (kind, id, display_path, lower_path, rev, hash, size, modified, shared_folder)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, kind.rawValue, id, entry.displayPath, entry.lowerPath, version?.rev, version?.hash, version?.size,
                version?.modified, entry.sharedFolder)
        }
        try set(.stagedCursor, page.cursor)
    }

    /// Returns up to 1000 staged changes after a number; none at the end.
    func stagedEntries(after number: Int64) throws -> [(number: Int64, entry: RemoteChange)] {
        try db.rows(
            """
            SELECT number, kind, id, display_path, lower_path, rev, hash, size, modified, shared_folder FROM staged
            WHERE number > ? ORDER BY number LIMIT 1000
            """, number
        ) { row in
            let id = row.text(2) ?? ""
            let kind: RemoteChange.Kind =
                switch row.integer(1).flatMap({ StagedKind(rawValue: Int($0)) }) {
                case .file?:
                    .file(
                        id: id,
                        RemoteVersion(
                            rev: row.text(5) ?? "", hash: row.text(6), size: row.integer(7) ?? 0,
                            modified: row.real(8) ?? 0))
                case .folder?: .folder(id: id)
                // Only `stage(_:)` writes this column.
                case .deleted?, nil: .deleted
                }
            let entry = RemoteChange(
                displayPath: row.text(3) ?? "", lowerPath: row.text(4) ?? "", kind: kind, sharedFolder: row.text(9))
            return (row.integer(0) ?? 0, entry)
        }
    }

    /// Returns whether the staged changes up to a number contain an ID.
    func isStaged(id: String, upTo number: Int64) throws -> Bool {
        try db.value("SELECT 1 FROM staged WHERE id = ? AND number <= ? LIMIT 1", id, number, as: Int.self) != nil
    }

    /// Deletes the staged pages.
    func clearStaged() throws {
        guard try setting(.stagedCursor) != nil else { return }
        try db.execute("DELETE FROM staged")
        try set(.stagedCursor, nil)
    }

    private enum StagedKind: Int {
        case file = 1
        case folder = 2
        case deleted = 3
    }
}
