import DropboxCore
import Foundation

/// Determines which items to delete at the destination of a transfer. It performs no I/O.
///
/// The caller adds the extraneous items of the destination. A folder is deleted with all its content. If an item in a
/// folder is preserved, only the other content of the folder is deleted.
struct MirrorPlan: Sendable {
    /// An extraneous item.
    struct Entry: Sendable {
        let path: ItemPath
        let isFolder: Bool
        /// The size in bytes, or 0 for folders.
        var size: Int64 = 0
        /// The revision of a file in Dropbox.
        var rev: String?
        /// The ID of an item in Dropbox.
        var id: String?
        /// The `path_lower` of a folder in Dropbox.
        var lowerPath: String?
        /// The rules that apply in a folder in Dropbox.
        var scope: IgnoreScope?
        /// A Boolean value that indicates whether to preserve the item and its content, because the options exclude it,
        /// or because transfers don't support it.
        var isPreserved = false
        /// A Boolean value that indicates whether a file takes the place of the folder, or of one that contains the item.
        var isReplaced = false
    }

    /// The number of files that may be deleted regardless of their fraction, unless the source has no files.
    static let unguardedCount = 10

    /// A Boolean value that indicates whether folders are preserved that contain no file, unless a file replaces them.
    var preservesEmptyFolders = false

    /// The number of files with a counterpart at the source.
    private(set) var matchedFileCount = 0
    /// A Boolean value that indicates whether files are transferred that didn't exist before.
    private(set) var hasNewFiles = false
    /// The entries by the folder and the name. An entry may be added again with another object as its path.
    private var entries: [Location: Entry] = [:]

    private struct Location: Hashable {
        let folder: ItemPath?
        let name: String
    }

    /// Records that a file has a counterpart at the source.
    mutating func recordMatchedFile() { matchedFileCount += 1 }

    /// Records that a file is transferred that didn't exist before.
    mutating func recordNewFile() { hasNewFiles = true }

    /// Adds an extraneous item. Adding it twice has no effect.
    mutating func add(_ entry: Entry) {
        let location = Location(folder: entry.path.parent, name: entry.path.name)
        if entries[location] == nil { entries[location] = entry }
    }

    /// The groups of entries to delete together: either a file, or a folder followed by all its content.
    var deletions: [[Entry]] {
        var children: [ItemPath: Set<ItemPath>] = [:]
        // The folders that contain a preserved item.
        var occupied: Set<ItemPath> = []
        var root: ItemPath?
        var planned: [ItemPath: Entry] = [:]
        let filled = preservesEmptyFolders ? foldersWithFiles : []
        for var entry in entries.values {
            if preservesEmptyFolders, entry.isFolder, !entry.isReplaced, !filled.contains(entry.path) {
                entry.isPreserved = true
            }
            planned[entry.path] = entry
            var item = entry.path
            while let folder = item.parent {
                let isNew = children[folder, default: []].insert(item).inserted
                let becomesOccupied = entry.isPreserved && occupied.insert(folder).inserted
                guard isNew || becomesOccupied else { break }
                item = folder
            }
            if item.isRoot { root = item }
        }
        guard let root else { return [] }
        var groups: [[Entry]] = []
        // The items to visit, the next one last, and whether each belongs to the last group.
        var remaining = [(item: root, isInGroup: false)]
        while let (item, isInGroup) = remaining.popLast() {
            let entry = planned[item]
            if entry?.isPreserved == true { continue }
            var startsGroup = false
            if let entry, !occupied.contains(item) {
                if isInGroup { groups[groups.count - 1].append(entry) } else { groups.append([entry]) }
                startsGroup = true
            }
            let next = children[item, default: []].sorted { $0.name > $1.name }
            remaining += next.map { ($0, isInGroup || startsGroup) }
        }
        return groups
    }

    /// The folders that contain a file, possibly in a folder.
    private var foldersWithFiles: Set<ItemPath> {
        var folders: Set<ItemPath> = []
        for entry in entries.values where !entry.isFolder {
            var next = entry.path.parent
            while let folder = next, folders.insert(folder).inserted { next = folder.parent }
        }
        return folders
    }

    /// Throws an error if the deletions require confirmation because they are too many, or because the source has no
    /// files. The source may only be empty because it isn't mounted.
    ///
    /// - Parameter share: The maximum fraction of all files that may be deleted, from 0 to 1.
    func check(maximumFraction share: Double) throws(MassDeletionError) {
        let deletedCount = deletions.joined().count { !$0.isFolder }
        let all = matchedFileCount + entries.values.count { !$0.isFolder }
        let isSourceEmpty = matchedFileCount == 0 && !hasNewFiles
        // Preserved files, such as those that filters exclude, don't make an empty source safe.
        let isTooMuch =
            isSourceEmpty
            ? deletedCount > 0 && share < 1
            : deletedCount > Self.unguardedCount && Double(deletedCount) > share * Double(all)
        if isTooMuch { throw .tooManyDeletions(deletedCount, of: all) }
    }
}

/// The error of a transfer that would delete too much. Nothing was deleted.
public enum MassDeletionError: Error, Sendable, Hashable {
    /// The given number of files would be deleted. This is more than `FolderTransferOptions.maximumDeletionFraction`
    /// allows, or the source has no files.
    case tooManyDeletions(Int, of: Int)
}

extension MassDeletionError: CustomStringConvertible, LocalizedError {
    /// The error, and what to do.
    public var description: String {
        switch self {
        case .tooManyDeletions(let count, let all):
            """
            not deleting \(count) of \(all) files: they exceed the allowed fraction; make sure that the source isn't \
            empty by mistake (for example, unmounted), or allow a larger fraction (1 allows all deletions)
            """
        }
    }

    /// The same text as `description`.
    public var errorDescription: String? { description }
}
