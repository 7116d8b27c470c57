import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Collects the extraneous items at the destination of a transfer, and deletes them.
final class FolderMirror: Sendable {
    private let options: FolderTransferOptions
    private let items: ItemResultCollector
    private let plan = Locked(MirrorPlan())

    /// Creates a mirror, or returns `nil` if the options don't request deletions.
    init?(_ options: FolderTransferOptions, _ items: ItemResultCollector) {
        guard options.deletesExtraneous else { return nil }
        self.options = options
        self.items = items
    }

    /// Records that a file at the destination has a counterpart at the source.
    func recordMatchedFile() { plan.withLock { $0.recordMatchedFile() } }

    /// Records that a file is transferred that didn't exist at the destination.
    func recordNewFile() { plan.withLock { $0.recordNewFile() } }

    /// Adds an extraneous item.
    func add(_ entry: MirrorPlan.Entry) { plan.withLock { $0.add(entry) } }

    /// A Boolean value that indicates whether deletions are allowed. After a failure, an item may only seem to be
    /// extraneous.
    private var mayDelete: Bool { !items.hasFailures }

    /// Deletes the groups of entries, and reports the outcome of each entry.
    ///
    /// - Parameter delete: A closure that deletes a group and returns the outcomes, or throws the error of the entire
    ///   group.
    /// - Throws: `MassDeletionError` or `CancellationError`.
    private func finish(
        _ delete: ([MirrorPlan.Entry]) async throws -> [FolderTransferResult.Outcome]
    ) async throws {
        let plan = plan.withLock { $0 }
        let groups = plan.deletions
        if options.isDryRun { for entry in groups.joined() { report(entry, .deletionPlanned) } }
        try plan.check(maximumFraction: options.maximumDeletionFraction)
        guard !options.isDryRun else { return }
        for group in groups {
            try Task.checkCancellation()
            do {
                for (entry, outcome) in zip(group, try await delete(group)) { report(entry, outcome) }
            } catch {
                if let first = group.first { report(first, .failed(error)) }
            }
        }
    }

    private func report(_ entry: MirrorPlan.Entry, _ outcome: FolderTransferResult.Outcome) {
        items.add(entry.path.joined(separator: "/"), isFolder: entry.isFolder, size: entry.size, outcome)
    }
}

// MARK: Deletions in Dropbox

extension FolderMirror {
    /// Adds an item in Dropbox without a local counterpart. The content of a folder is listed at the end.
    func add(_ entry: Files.Metadata, at path: [String]) {
        let isIgnored = options.isExcluded?(path.joined(separator: "/"), entry is Files.FolderMetadata) == true
        var planned = MirrorPlan.Entry(entry, at: path, isPreserved: isIgnored)
        if planned.size > options.maximumFileSize ?? .max { planned.isPreserved = true }
        add(planned)
    }

    /// Deletes extraneous items below a folder in Dropbox. A single file that has changed since it was listed is
    /// preserved. A folder is deleted with its current content.
    func finish(_ files: FilesRoutes, root: String) async throws {
        guard mayDelete else { return }
        let folders = plan.withLock { $0.deletions.joined().filter(\.isFolder) }
        for folder in folders {
            do { try await list(folder, files, root) } catch let error as CallError<Files.ListFolderError> {
                // Another client deleted the folder in the meantime.
                guard case .path(.notFound) = error.routeError else { throw error }
            }
        }
        try await finish { group in
            guard let top = group.first else { return [] }
            let path = ([root] + top.path).joined(separator: "/")
            do {
                _ = try await files.retrier.performIdempotent { files.deleteV2(path: path, parentRev: top.rev) }
            } catch let error as CallError<Files.DeleteError> {
                // Another client deleted the item, or an earlier attempt with a lost response did.
                guard case .pathLookup(.notFound) = error.routeError else { throw error }
            }
            return group.map { _ in .deleted }
        }
    }

    private func list(_ folder: MirrorPlan.Entry, _ files: FilesRoutes, _ root: String) async throws {
        let prefix = folder.path.joined(separator: "/") + "/"
        var folderOptions = options
        folderOptions.isExcluded = options.isExcluded.map { isExcluded in
            { @Sendable (path: String, isFolder: Bool) in isExcluded(prefix + path, isFolder) }
        }
        var tree = RemoteTree(root: folder.lowerPath ?? "", folderOptions)
        var pages = ResumableListing(files, ([root] + folder.path).joined(separator: "/"), isRecursive: true)
        var matches: [RemoteTree.Match] = []
        while let page = try await pages.next() { matches += tree.apply(page) }
        for match in matches + tree.removeOrphans() {
            switch match {
            case .folder(let path, let entry): add(MirrorPlan.Entry(entry, at: folder.path + path))
            case .file(let file): add(MirrorPlan.Entry(file.metadata, at: folder.path + file.path))
            case .notTransferred(let path, let entry, _):
                add(MirrorPlan.Entry(entry, at: folder.path + path, isPreserved: true))
            }
        }
    }
}

extension MirrorPlan.Entry {
    /// Creates an entry for an item in Dropbox. Items that transfers can't restore are preserved: links, cloud
    /// documents, and shared folders.
    fileprivate init(_ entry: Files.Metadata, at path: [String], isPreserved: Bool = false) {
        let file = entry as? Files.FileMetadata
        let folder = entry as? Files.FolderMetadata
        let cannotBeRestored = file.map { $0.symlinkInfo != nil || !$0.isDownloadable } ?? (folder?.isShared == true)
        self.init(
            path: path, isFolder: folder != nil, size: Int64(clamping: file?.size ?? 0), rev: file?.rev,
            lowerPath: folder?.pathLower, isPreserved: isPreserved || cannotBeRestored)
    }
}

extension Files.FolderMetadata {
    /// A Boolean value that indicates whether the folder is shared. Dropbox reports this in two fields, one of which is
    /// deprecated.
    var isShared: Bool { (sharingInfo?.sharedFolderId ?? sharedFolderId) != nil }
}

// MARK: Local deletions

extension FolderMirror {
    /// Deletes extraneous items below a local directory.
    func finish(_ root: DirectoryHandle, _ tree: RemoteTree) async throws {
        guard mayDelete else { return }
        if tree.hasFiles { recordNewFile() }
        try await BlockingIO.bulk.run { _ in try self.collect([], root, tree, existsRemotely: true) }
        try await finish { group in
            try await BlockingIO.bulk.run { _ in
                // Delete each item separately and folders last, to preserve items that were added in the meantime.
                group.reversed().map { entry in
                    do { try Self.delete(entry, below: root) } catch { return .failed(error) }
                    return .deleted
                }.reversed()
            }
        }
    }

    /// Collects extraneous items of a directory. Symbolic links, and items that Dropbox doesn't accept, were never
    /// transferred and are preserved.
    private func collect(_ path: [String], _ root: DirectoryHandle, _ tree: RemoteTree, existsRemotely: Bool) throws {
        var options = options
        options.symbolicLinks = .skip
        let folder = try LocalDirectory(path, below: root, options) { itemPath, item, _ in
            // Split bytes: a slash followed by a combining character is a different character.
            let path = itemPath.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            add(MirrorPlan.Entry(path: path, isFolder: item?.kind == .folder, isPreserved: true))
        }
        for entry in folder.entries {
            let own = path + [entry.name]
            let existsRemotely = existsRemotely && tree.contains(own)
            if entry.isFolder, existsRemotely, !tree.containsFolder(own) {
                // The item with this name in Dropbox is skipped, so its content is unknown.
                add(MirrorPlan.Entry(path: own, isFolder: true, isPreserved: true))
                continue
            }
            if !existsRemotely {
                let size = entry.isFolder ? 0 : try folder.handle.item(entry.name)?.size ?? 0
                add(MirrorPlan.Entry(path: own, isFolder: entry.isFolder, size: size))
            } else if !entry.isFolder {
                recordMatchedFile()
            }
            if entry.isFolder { try collect(own, root, tree, existsRemotely: existsRemotely) }
        }
    }

    private static func delete(_ entry: MirrorPlan.Entry, below root: DirectoryHandle) throws {
        guard let name = entry.path.last else { return }
        var folder = root
        for name in entry.path.dropLast() { folder = try folder.folder(name) }
        try folder.remove(name, isFolder: entry.isFolder)
    }
}

/// Determines which items to delete at the destination of a transfer. It performs no I/O.
///
/// The caller adds the extraneous items of the destination. A folder is deleted with all its content. If an item in a
/// folder is preserved, only the other content of the folder is deleted.
struct MirrorPlan: Sendable {
    /// An extraneous item.
    struct Entry: Hashable, Sendable {
        let path: [String]
        let isFolder: Bool
        /// The size in bytes, or 0 for folders.
        var size: Int64 = 0
        /// The revision of a file in Dropbox.
        var rev: String?
        /// The `path_lower` of a folder in Dropbox.
        var lowerPath: String?
        /// A Boolean value that indicates whether to preserve the item and its content, because the options exclude it,
        /// or because transfers don't support it.
        var isPreserved = false
    }

    /// The number of files that may be deleted regardless of their fraction, unless the source has no files.
    static let unguardedCount = 10

    /// The number of files with a counterpart at the source.
    private(set) var matchedFileCount = 0
    /// A Boolean value that indicates whether files are transferred that didn't exist before.
    private(set) var hasNewFiles = false
    private var entries: [[String]: Entry] = [:]

    /// Records that a file has a counterpart at the source.
    mutating func recordMatchedFile() { matchedFileCount += 1 }

    /// Records that a file is transferred that didn't exist before.
    mutating func recordNewFile() { hasNewFiles = true }

    /// Adds an extraneous item. Adding it twice has no effect.
    mutating func add(_ entry: Entry) { entries[entry.path] = entry }

    /// The groups of entries to delete together: either a file, or a folder followed by all its content.
    var deletions: [[Entry]] {
        let preserved = Set(entries.values.lazy.filter(\.isPreserved).map(\.path))
        let occupied = Set(preserved.lazy.flatMap { path in path.indices.map { Array(path[..<$0]) } })
        // Sorting places the content of a folder directly after it.
        let deleted = entries.values.filter { entry in
            !occupied.contains(entry.path)
                && !entry.path.indices.contains { preserved.contains(Array(entry.path[...$0])) }
        }
        .sorted { $0.path.lexicographicallyPrecedes($1.path) }
        var groups: [[Entry]] = []
        for entry in deleted {
            if let top = groups.last?.first, entry.path.starts(with: top.path) {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups
    }

    /// Throws an error if the deletions require confirmation because they are too many, or because the source has no
    /// files. The source may only be empty because it isn't mounted.
    ///
    /// - Parameter share: The maximum fraction of all files that may be deleted, from 0 to 1.
    func check(maximumFraction share: Double) throws(MassDeletionError) {
        let deletedCount = deletions.joined().count { !$0.isFolder }
        let all = matchedFileCount + entries.values.count { !$0.isFolder }
        let isSourceEmpty = matchedFileCount == 0 && !hasNewFiles
        guard deletedCount > (isSourceEmpty ? 0 : Self.unguardedCount), Double(deletedCount) > share * Double(all)
        else {
            return
        }
        throw .tooManyDeletions(deletedCount, of: all)
    }
}

/// The error of a transfer whose deletions were not performed.
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
