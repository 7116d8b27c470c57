import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Collects the extraneous items at the destination of a transfer, and deletes them.
final class FolderMirror: Sendable {
    /// A file that takes the place of a folder at the destination, which is deleted before the file is transferred.
    struct Replacement: Sendable {
        let path: ItemPath
        let size: Int64
    }

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

    /// The plan after all items were added. Before, a folder whose content isn't known yet would seem to be empty.
    private var completePlan: MirrorPlan {
        var plan = plan.withLock(\.self)
        plan.preservesEmptyFolders = !options.transfersEmptyFolders
        return plan
    }

    /// Returns whether deletions are allowed, and each file can replace its folder. Reports the files that can't.
    private func mayDelete(for replacements: [Replacement]) -> Bool {
        guard !replacements.isEmpty else { return mayDelete }
        if mayDelete {
            let deletions = Set(completePlan.deletions.joined().map(\.path.key))
            let kept = replacements.filter { !deletions.contains($0.path.key) }
            if kept.isEmpty { return true }
            reportKept(kept, "a part of the folder is excluded, skipped, or can't be restored")
            let others = Set(replacements.map(\.path.key)).subtracting(kept.map(\.path.key))
            reportKept(replacements.filter { others.contains($0.path.key) }, Self.failureReason)
        } else {
            reportKept(replacements, Self.failureReason)
        }
        return false
    }

    private static let failureReason = "nothing is deleted, because another item failed"

    private func reportKept(_ replacements: [Replacement], _ reason: String) {
        for file in replacements {
            items.add(file.path.string, size: file.size, .failed(FolderItemError.notReplaced(reason: reason)))
        }
    }

    /// Deletes the groups of entries, and reports the outcome of each entry.
    ///
    /// - Parameters:
    ///   - announces: Whether the changes are in Dropbox, and the options want to know them before. The default is `false`.
    ///   - delete: A closure that deletes a group and returns the outcomes, or throws the error of the entire group.
    /// - Returns: The keys of the paths of the deleted folders that files replace.
    /// - Throws: `MassDeletionError` or `CancellationError`.
    private func finish(
        announces: Bool = false, _ delete: ([MirrorPlan.Entry]) async throws -> [FolderTransferResult.Outcome]
    ) async throws -> Set<Int> {
        let plan = completePlan
        let groups = plan.deletions
        var replaced: Set<Int> = []
        func finish(_ entry: MirrorPlan.Entry, _ outcome: FolderTransferResult.Outcome) {
            report(entry, outcome)
            if case .failed = outcome { return }
            if entry.isReplaced { replaced.insert(entry.path.key) }
        }
        if options.isDryRun { for entry in groups.joined() { finish(entry, .deletionPlanned) } }
        try plan.check(maximumFraction: options.maximumDeletionFraction)
        guard !options.isDryRun else { return replaced }
        for group in groups {
            try Task.checkCancellation()
            do {
                let changes = announces ? group.map(PlannedChange.init(deleting:)) : []
                try await options.announcing(changes) {
                    for (entry, outcome) in zip(group, try await delete(group)) { finish(entry, outcome) }
                }
            } catch {
                if let first = group.first { report(first, .failed(error)) }
            }
        }
        return replaced
    }

    private func report(_ entry: MirrorPlan.Entry, _ outcome: FolderTransferResult.Outcome) {
        items.add(
            entry.path.string, isFolder: entry.isFolder, size: entry.size, outcome, replacing: entry.rev,
            deleting: entry.id)
    }
}

// MARK: Deletions in Dropbox

extension FolderMirror {
    /// Adds an item in Dropbox without a local counterpart. The content of a folder is listed at the end.
    ///
    /// - Parameters:
    ///   - entry: The item.
    ///   - path: The path of the item.
    ///   - scope: The rules that apply in the local counterpart of its folder.
    ///   - isReplaced: Whether the item is a folder in whose place a local file goes.
    func add(_ entry: Files.Metadata, at path: ItemPath, _ scope: IgnoreScope?, isReplaced: Bool = false) {
        let isExcluded = options.exclusion(of: path, isFolder: entry is Files.FolderMetadata, scope) != nil
        let isSkipped = (entry as? Files.FileMetadata).map { options.reason(toSkip: $0) != nil } ?? false
        var planned = MirrorPlan.Entry(entry, at: path, isPreserved: isExcluded || isSkipped)
        planned.scope = scope
        planned.isReplaced = isReplaced
        if isReplaced { recordNewFile() }
        add(planned)
    }

    /// Deletes extraneous items below a folder in Dropbox. A single file that has changed since it was listed is
    /// preserved. A folder is deleted with its current content.
    ///
    /// - Parameters:
    ///   - files: The routes.
    ///   - root: The path of the folder in Dropbox.
    ///   - replacements: The files that take the place of folders. Those that can't have been reported.
    /// - Returns: The keys of the paths of the files that can be uploaded now.
    /// - Throws: The error of a listing, `MassDeletionError`, or `CancellationError`.
    func finish(_ files: FilesRoutes, root: String, _ replacements: [Replacement]) async throws -> Set<Int> {
        guard mayDelete else {
            _ = mayDelete(for: replacements)
            return []
        }
        let folders = plan.withLock { $0.deletions.joined().filter(\.isFolder) }
        for folder in folders {
            do { try await list(folder, files, root) } catch let error as CallError<Files.ListFolderError> {
                // Another client deleted the folder in the meantime.
                guard case .path(.notFound) = error.routeError else { throw error }
            }
        }
        guard mayDelete(for: replacements) else { return [] }
        return try await finish(announces: true) { group in
            guard let top = group.first else { return [] }
            let path = ([root] + top.path.names).joined(separator: "/")
            try await files.deleteListedItem(at: path, top.rev)
            return group.map { _ in .deleted }
        }
    }

    private func list(_ folder: MirrorPlan.Entry, _ files: FilesRoutes, _ root: String) async throws {
        var tree = RemoteTree(root: folder.lowerPath ?? "", at: folder.path, options, folder.scope)
        var pages = ResumableListing(files, ([root] + folder.path.names).joined(separator: "/"), isRecursive: true)
        var matches: [RemoteTree.Match] = []
        while let page = try await pages.next() { matches += tree.apply(page) }
        for match in matches + tree.removeOrphans() {
            var planned: MirrorPlan.Entry =
                switch match {
                case .folder(let path, let entry): .init(entry, at: path)
                case .file(let file): .init(file.metadata, at: file.path)
                case .notTransferred(let path, let entry, _): .init(entry, at: path, isPreserved: true)
                }
            planned.isReplaced = folder.isReplaced
            add(planned)
        }
    }
}

extension MirrorPlan.Entry {
    /// Creates an entry for an item in Dropbox. Items that transfers can't restore are preserved: links, cloud
    /// documents, and shared folders.
    fileprivate init(_ entry: Files.Metadata, at path: ItemPath, isPreserved: Bool = false) {
        let file = entry as? Files.FileMetadata
        let folder = entry as? Files.FolderMetadata
        let cannotBeRestored = file.map { $0.symlinkInfo != nil || !$0.isDownloadable } ?? (folder?.isShared == true)
        self.init(
            path: path, isFolder: folder != nil, size: Int64(clamping: file?.size ?? 0), rev: file?.rev,
            id: file?.id ?? folder?.id, lowerPath: folder?.pathLower, isPreserved: isPreserved || cannotBeRestored)
    }
}

// MARK: Local deletions

extension FolderMirror {
    /// A local directory of a mirror.
    private struct Directory {
        let path: ItemPath
        let existsRemotely: Bool
        /// A Boolean value that indicates whether a file of the download takes the place of the directory, or of one that
        /// contains it.
        var isReplaced = false
        /// A Boolean value that indicates whether the download brings rules that a dry run doesn't know.
        var hasUnknownRules = false
        /// The rules that apply in its parent.
        var outer: IgnoreScope?
    }

    /// Deletes extraneous items below a local directory.
    ///
    /// - Parameters:
    ///   - directories: The local directories.
    ///   - tree: The content of the folder in Dropbox.
    ///   - names: The local names of the items of the download.
    ///   - partials: The partial downloads that were found. Those in the other directories are added.
    ///   - formerScopes: The rules that applied before the download, by the keys of their folders.
    ///   - hasFiles: Whether the source has files.
    ///   - unknownRules: The keys of the folders whose rules a dry run doesn't know. It counts nothing in them.
    ///   - replacements: The files that take the place of directories. Those that can't have been reported.
    /// - Returns: The keys of the paths of the files that can be downloaded now.
    /// - Throws: A system error, `MassDeletionError`, or `CancellationError`.
    func finish(
        _ directories: DirectoryTree, _ tree: RemoteTree, _ names: LocalNames, _ partials: AbandonedPartials,
        _ formerScopes: [Int: IgnoreScope], hasFiles: Bool, unknownRules: Set<Int>, _ replacements: [Replacement]
    ) async throws -> Set<Int> {
        guard mayDelete else {
            _ = mayDelete(for: replacements)
            return []
        }
        let replacedKeys = Set(replacements.map(\.path.key))
        if hasFiles { recordNewFile() }
        try await BlockingIO.bulk.run { cancellation in
            var remaining = [Directory(path: ItemPath(), existsRemotely: true)]
            // The files with rules that Dropbox doesn't have.
            var ruleFiles: [(entry: MirrorPlan.Entry, scope: IgnoreScope)] = []
            while let directory = remaining.popLast() {
                try cancellation.check()
                do {
                    var directory = directory
                    if unknownRules.contains(directory.path.key) { directory.hasUnknownRules = true }
                    remaining += try self.collect(
                        directory, directories, tree, names, partials, formerScopes, replacedKeys, &ruleFiles)
                } catch let error as FolderItemError {
                    self.items.add(directory.path.string, isFolder: true, .failed(error))
                }
            }
            // Without its rules, the next transfer would delete what they have excluded.
            for (entry, scope) in ruleFiles {
                var entry = entry
                if scope.hasExcluded { entry.isPreserved = true }
                self.add(entry)
            }
            if !self.options.isDryRun { partials.remove(from: directories) }
        }
        guard mayDelete(for: replacements) else { return [] }
        return try await finish { group in
            try await BlockingIO.bulk.run { _ in
                // Delete each item separately and folders last, to preserve items that were added in the meantime.
                group.reversed().map { entry in
                    do { try Self.delete(entry, directories) } catch { return .failed(error) }
                    return .deleted
                }.reversed()
            }
        }
    }

    /// Collects extraneous items of a directory, and returns its subdirectories. Symbolic links, and items that Dropbox
    /// doesn't accept, were never transferred and are preserved.
    private func collect(
        _ directory: Directory, _ directories: DirectoryTree, _ tree: RemoteTree, _ names: LocalNames,
        _ partials: AbandonedPartials, _ formerScopes: [Int: IgnoreScope], _ replaced: Set<Int>,
        _ ruleFiles: inout [(entry: MirrorPlan.Entry, scope: IgnoreScope)]
    ) throws -> [Directory] {
        var options = options
        options.symbolicLinks = .skip
        let path = directory.path
        let folder = try LocalDirectory(path, in: directories, options, directory.outer) { item, local, _ in
            if DownloadFile.isPartial(item.name) { return partials.add(item.name, in: path) }
            add(MirrorPlan.Entry(path: item, isFolder: local?.kind == .folder, isPreserved: true))
        }
        var subfolders: [Directory] = []
        for entry in folder.entries {
            let localPath = path.child(entry.localName, entry.identity)
            var own = localPath
            if directory.existsRemotely {
                let name = names.dropboxName(of: entry.localName, in: path) ?? entry.name
                let counterpart = path.child(name, entry.identity)
                if tree.contains(counterpart) {
                    own = counterpart
                    if entry.isFolder, !name.utf8.elementsEqual(entry.localName.utf8) {
                        directories.setSpelling(entry.localName, of: own)
                    }
                }
            }
            let isReplaced = directory.isReplaced || entry.isFolder && replaced.contains(own.key)
            let existsRemotely = directory.existsRemotely && tree.contains(own) && !isReplaced
            if entry.isFolder, existsRemotely, !tree.containsFolder(own) {
                // The item with this name in Dropbox is skipped, so its content is unknown.
                add(MirrorPlan.Entry(path: own, isFolder: true, isPreserved: true))
                continue
            }
            if !existsRemotely {
                let size = entry.isFolder ? 0 : try folder.handle.item(entry.localName)?.size ?? 0
                var planned = MirrorPlan.Entry(path: own, isFolder: entry.isFolder, size: size)
                planned.isReplaced = isReplaced
                // The file system may have changed the name of a new item. The next transfer finds out.
                planned.isPreserved =
                    directory.hasUnknownRules || names.spellings.isNew(entry.localName, in: path)
                    || wasExcluded(own, isFolder: entry.isFolder, formerScopes)
                if !entry.isFolder, entry.localName == IgnoreRules.filename, let scope = folder.scope,
                    scope !== directory.outer
                {
                    ruleFiles.append((planned, scope))
                } else {
                    add(planned)
                }
            } else if !entry.isFolder {
                recordMatchedFile()
            }
            if entry.isFolder {
                subfolders.append(
                    Directory(
                        path: own, existsRemotely: existsRemotely, isReplaced: isReplaced,
                        hasUnknownRules: directory.hasUnknownRules, outer: folder.scope))
            }
        }
        return subfolders
    }

    /// Returns whether the rules from before the download exclude an item.
    private func wasExcluded(_ path: ItemPath, isFolder: Bool, _ formerScopes: [Int: IgnoreScope]) -> Bool {
        var folder = path.parent
        while let next = folder {
            if let scope = formerScopes[next.key] {
                return scope.excludes(path, isFolder: isFolder, unless: options.rules)
            }
            folder = next.parent
        }
        return false
    }

    private static func delete(_ entry: MirrorPlan.Entry, _ directories: DirectoryTree) throws {
        guard let folder = entry.path.parent else { return }
        let name = entry.isFolder ? directories.spelling(of: entry.path) ?? entry.path.name : entry.path.name
        try directories.existing(folder)?.remove(name, isFolder: entry.isFolder)
    }
}
