import Foundation
import SwiftyDropbox

/// What one command changed in Dropbox, so that `dbx undo` can take it back.
struct HistoryEntry: Sendable {
    /// A change of an item.
    struct Change: Codable, Sendable {
        enum Kind: String, Codable, Sendable { case created, replaced, deleted, moved }

        var kind: Kind
        /// The path after the change; for a deletion, the path before it.
        var path: String
        /// The path before a move.
        var from: String?
        /// The ID of the item after the change.
        var id: String?
        /// The revision of a file before the change.
        var before: String?
        /// The revision of a file after the change.
        var after: String?
        /// The content hash of a file after the change; for a deletion, before it.
        var hash: String?
        let isFolder: Bool
        /// The size of an upload that is planned, in bytes.
        var size: UInt64?
        /// The modification time that a planned upload sends, in seconds since 1970.
        var modified: Double?
        /// The number of the change that this one takes back, if the command is `dbx undo`.
        var undoes: Int?
        /// Whether somebody else may have made the change: Dropbox doesn't tell who created a folder.
        var isUncertain: Bool?
        /// Whether Dropbox chooses another name for a planned item if an item exists at the path.
        var autorenames: Bool?
        /// The state of the parent before the change, to find an item with another name.
        var cursor: String?
        /// The lowercased paths of the items that had been deleted from a folder before it was, if they are known.
        var deletedBefore: [String]?
        /// Where an item was that the command moved to this account from another one.
        var origin: Origin?

        /// The source of a move between accounts.
        struct Origin: Codable, Sendable {
            /// The options that select the account of the source.
            let options: String
            /// The name of the file with the history of that account.
            let history: String
            let path: String
            let id: String?
        }

        /// Returns the planned creation of an item, or the planned replacement of a file.
        static func planned(
            at path: String, isFolder: Bool = false, replacing revision: String? = nil, size: UInt64? = nil,
            modified: Date? = nil, hash: String? = nil
        ) -> Change {
            // Dropbox stores whole seconds.
            Change(
                kind: revision == nil ? .created : .replaced, path: path, before: revision, hash: hash,
                isFolder: isFolder, size: size, modified: modified?.timeIntervalSince1970.rounded(.down))
        }

        /// Returns a change that the upload of a folder plans.
        ///
        /// - Parameter folder: The path of the uploaded folder.
        static func planned(_ change: PlannedChange, in folder: String) -> Change {
            let path = folder + "/" + change.path
            return switch change.kind {
            case .upload:
                .planned(
                    at: path, replacing: change.revision, size: UInt64(clamping: change.size),
                    modified: change.clientModified)
            case .creation: .planned(at: path, isFolder: true)
            case .deletion:
                Change(kind: .deleted, path: path, id: change.id, before: change.revision, isFolder: change.isFolder)
            case .renaming(let former):
                Change(
                    kind: .moved, path: path, from: folder + "/" + former, id: change.id, isFolder: change.isFolder)
            }
        }

        /// Returns the planned move of an item.
        static func planned(moving item: Files.Metadata, to path: String, autorename: Bool) -> Change {
            Change(
                kind: .moved, path: path, from: item.displayPath, id: item.itemID, isFolder: item.revision == nil,
                autorenames: autorename ? true : nil)
        }

        static func created(_ item: Files.Metadata) -> Change {
            Change(
                kind: .created, path: item.displayPath, id: item.itemID, after: item.revision, hash: item.hash,
                isFolder: item.revision == nil)
        }

        static func deleted(_ item: Files.Metadata) -> Change {
            Change(
                kind: .deleted, path: item.displayPath, id: item.itemID, before: item.revision, hash: item.hash,
                isFolder: item.revision == nil)
        }

        static func moved(_ item: Files.Metadata, from path: String) -> Change {
            Change(
                kind: .moved, path: item.displayPath, from: path, id: item.itemID, after: item.revision,
                isFolder: item.revision == nil)
        }

        /// Returns the changes that the upload of a folder made to an item. A folder that the upload needs isn't among
        /// them: it has no ID yet.
        ///
        /// - Parameter folder: The path of the uploaded folder.
        static func changes(of item: FolderTransferResult.Item, in folder: String) -> [Change] {
            let path = folder + "/" + item.path
            var changes: [Change] = []
            for case .formerSpelling(let name, let id) in item.notices {
                let former = folder + "/" + item.path(named: name)
                changes.append(Change(kind: .moved, path: path, from: former, id: id, isFolder: item.isFolder))
            }
            switch item.outcome {
            case .transferred(let file?):
                changes.append(item.previousRevision.map { .replaced(file, revision: $0) } ?? .created(file))
            case .deleted:
                changes.append(
                    Change(
                        kind: .deleted, path: path, id: item.deletedID, before: item.previousRevision,
                        isFolder: item.isFolder))
            case .transferred(nil), .identical, .planned, .deletionPlanned, .skipped, .failed: break
            }
            return changes
        }

        /// - Parameter revision: The revision that was replaced.
        static func replaced(_ file: Files.FileMetadata, revision: String) -> Change {
            Change(
                kind: .replaced, path: file.displayPath, id: file.id, before: revision, after: file.rev,
                hash: file.contentHash, isFolder: false)
        }
    }

    /// The letters and digits that select the entry.
    let id: String
    let date: Date
    /// The command as the user typed it, without options.
    let command: String
    /// The changes, whose numbers are their indices.
    var changes: [Change] = []
    /// Changes that were recorded before they were made, by their numbers, if it wasn't recorded what became of them. The
    /// command was stopped, or received no response.
    var plans: [Int: Plan] = [:]
    /// A Boolean value that indicates whether the changes were taken back.
    var isUndone = false
    /// A Boolean value that indicates whether an undo took back some of the changes, and the others can't be taken back.
    var isPartlyUndone = false

    /// Changes that were recorded before they were made.
    struct Plan: Sendable {
        let changes: [Change]
        /// The number of changes that were recorded before.
        let start: Int
    }

    /// The ID of the command that this one took back, or `nil` if it's no undo.
    var undoneID: String? { command.hasPrefix("undo ") ? String(command.dropFirst("undo ".count)) : nil }
}

extension HistoryEntry {
    static func all(_ file: HistoryFile) throws(CommandError) -> [HistoryEntry] {
        do { return try file.entries() } catch { throw .failure("cannot read the history", error) }
    }

    /// The changes in the order in which they can be taken back: last things first, but folders before what is in them. Those
    /// in one element don't depend on each other.
    var changesToTakeBack: [[NumberedChange]] {
        var groups: [[NumberedChange]] = []
        for (number, change) in changes.enumerated() {
            // A folder is recorded before its contents, and must exist before them again; a created one is deleted with them.
            let isInGroup = groups.last?.last.map { $0.change.kind == change.kind && change.kind != .moved } ?? false
            if isInGroup {
                groups[groups.count - 1].append((number, change))
            } else {
                groups.append([(number, change)])
            }
        }
        return groups.reversed().flatMap { group in
            group.filter(\.change.isFolder).map { [$0] } + [group.filter { !$0.change.isFolder }]
        }
    }

    typealias NumberedChange = (number: Int, change: Change)

    /// Returns the numbers of the changes that commands of `dbx undo` took back.
    ///
    /// - Parameter entries: All commands.
    func numbersTakenBack(in entries: [HistoryEntry]) -> Set<Int> {
        var numbers: Set<Int> = []
        for undo in entries.drop(while: { $0.id != id }).dropFirst() where undo.undoneID == id && !undo.isUndone {
            let undone = undo.numbersTakenBack(in: entries)
            let (lost, kept) = (
                undo.changes.indices.filter(undone.contains), undo.changes.indices.filter { !undone.contains($0) }
            )
            numbers.formUnion(
                Set(kept.compactMap { undo.changes[$0].undoes }).subtracting(
                    lost.compactMap { undo.changes[$0].undoes }))
        }
        return numbers
    }

    /// Returns the entry whose ID starts with a text.
    static func select(_ id: String, in entries: [HistoryEntry]) throws(CommandError) -> HistoryEntry {
        let matches = entries.filter { $0.id == id } + entries.filter { $0.id != id && $0.id.hasPrefix(id) }
        guard let entry = matches.first, matches.count == 1 || entry.id == id else {
            throw .failure(
                matches.isEmpty ? "no command has the ID \(id); see `dbx history`" : "several commands start with \(id)"
            )
        }
        return entry
    }
}

extension HistoryEntry.Change {
    var text: String {
        let path = isFolder ? path + "/" : path
        return switch kind {
        case .created: "created \(path)"
        case .replaced: "replaced \(path)"
        case .deleted: "deleted \(path)"
        case .moved: "moved \(from ?? "") to \(path)"
        }
    }
}

extension Files.Metadata {
    /// The ID of a file or folder.
    var itemID: String? {
        if let file = self as? Files.FileMetadata { return file.id }
        return (self as? Files.FolderMetadata).map { $0.id }
    }

    /// The content hash of a file.
    var hash: String? { (self as? Files.FileMetadata)?.contentHash }

    /// The revision of a file.
    var revision: String? { (self as? Files.FileMetadata).map { $0.rev } }
}
