import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// Gathers what a transfer finds on the side that is to become like the other one, and deletes what has nothing there.
final class FolderMirror: Sendable {
    private let options: FolderTransferOptions
    private let items: ItemResultCollector
    private let plan = Locked(MirrorPlan())

    /// `nil` where nothing is to be deleted.
    init?(_ options: FolderTransferOptions, _ items: ItemResultCollector) {
        guard options.deletesExtraneous else { return nil }
        self.options = options
        self.items = items
    }

    /// A file has something on the other side.
    func keepFile() { plan.withLock { $0.keepFile() } }

    /// A file comes that was not on the other side before.
    func expectFile() { plan.withLock { $0.expectFile() } }

    /// Something has nothing on the other side.
    func add(_ entry: MirrorPlan.Entry) { plan.withLock { $0.add(entry) } }

    /// Not where something has failed: that is on one side only because of that, or not known at all.
    private var mayDelete: Bool { !items.hasFailures }

    /// Deletes group by group, and tells what becomes of each entry.
    /// - Parameter delete: Gives that, or throws why nothing of the group is deleted.
    /// - Throws: `MassDeletionError`, or `CancellationError`.
    private func finish(
        _ delete: ([MirrorPlan.Entry]) async throws -> [FolderTransferResult.Outcome]
    ) async throws {
        let plan = plan.withLock { $0 }
        let groups = plan.deletions
        if options.isDryRun { for entry in groups.joined() { tell(entry, .deletionPlanned) } }
        try plan.check(maximumShare: options.maximumDeletionFraction)
        guard !options.isDryRun else { return }
        for group in groups {
            try Task.checkCancellation()
            do {
                for (entry, outcome) in zip(group, try await delete(group)) { tell(entry, outcome) }
            } catch {
                if let first = group.first { tell(first, .failed(error)) }
            }
        }
    }

    private func tell(_ entry: MirrorPlan.Entry, _ outcome: FolderTransferResult.Outcome) {
        items.add(entry.path.joined(separator: "/"), isFolder: entry.isFolder, size: entry.size, outcome)
    }
}

// MARK: In Dropbox

extension FolderMirror {
    /// Something in Dropbox has no file or folder here. What is in a folder is listed at the end.
    func add(_ entry: Files.Metadata, at path: [String]) {
        let isIgnored = options.isExcluded?(path.joined(separator: "/"), entry is Files.FolderMetadata) == true
        var planned = MirrorPlan.Entry(entry, at: path, stays: isIgnored)
        if planned.size > options.maximumFileSize ?? .max { planned.stays = true }
        add(planned)
    }

    /// Deletes what is in Dropbox below a folder and has nothing here. A file by itself that has changed since it was listed
    /// stays; a folder goes with what is in it by then.
    func finish(_ files: FilesRoutes, root: String) async throws {
        guard mayDelete else { return }
        let folders = plan.withLock { $0.deletions.joined().filter(\.isFolder) }
        for folder in folders {
            do { try await list(folder, files, root) } catch let error as CallError<Files.ListFolderError> {
                // Somebody has deleted it meanwhile.
                guard case .path(.notFound) = error.routeError else { throw error }
            }
        }
        try await finish { group in
            guard let top = group.first else { return [] }
            let place = ([root] + top.path).joined(separator: "/")
            do {
                _ = try await files.repeated.retryingReads { files.deleteV2(path: place, parentRev: top.rev) }
            } catch let error as CallError<Files.DeleteError> {
                // Somebody else has deleted it, or an attempt whose answer was lost.
                guard case .pathLookup(.notFound) = error.routeError else { throw error }
            }
            return group.map { _ in .deleted }
        }
    }

    private func list(_ folder: MirrorPlan.Entry, _ files: FilesRoutes, _ root: String) async throws {
        let prefix = folder.path.joined(separator: "/") + "/"
        var inner = options
        inner.isExcluded = options.isExcluded.map { isExcluded in
            { @Sendable (path: String, isFolder: Bool) in isExcluded(prefix + path, isFolder) }
        }
        var tree = RemoteTree(root: folder.lowerPath ?? "", inner)
        var pages = ResumableListing(files, ([root] + folder.path).joined(separator: "/"), isRecursive: true)
        var found: [RemoteTree.Match] = []
        while let page = try await pages.next() { found += tree.found(page) }
        for next in found + tree.rest() {
            switch next {
            case .folder(let path, let entry): add(MirrorPlan.Entry(entry, at: folder.path + path))
            case .file(let file): add(MirrorPlan.Entry(file.metadata, at: folder.path + file.path))
            case .left(let path, let entry, _): add(MirrorPlan.Entry(entry, at: folder.path + path, stays: true))
            }
        }
    }
}

extension MirrorPlan.Entry {
    /// Something in Dropbox. What no transfer brings back stays: links, documents of the cloud, folders that are shared.
    fileprivate init(_ entry: Files.Metadata, at path: [String], stays: Bool = false) {
        let file = entry as? Files.FileMetadata
        let folder = entry as? Files.FolderMetadata
        let isKept = file.map { $0.symlinkInfo != nil || !$0.isDownloadable } ?? (folder?.isShared == true)
        self.init(
            path: path, isFolder: folder != nil, size: Int64(clamping: file?.size ?? 0), rev: file?.rev,
            lowerPath: folder?.pathLower, stays: stays || isKept)
    }
}

extension Files.FolderMetadata {
    /// Whether others work in it too. Dropbox says so in two places, of which one is on its way out.
    var isShared: Bool { (sharingInfo?.sharedFolderId ?? sharedFolderId) != nil }
}

// MARK: Here

extension FolderMirror {
    /// Deletes what is below a folder here and has nothing in Dropbox.
    func finish(_ root: DirectoryHandle, _ tree: RemoteTree) async throws {
        guard mayDelete else { return }
        if tree.hasFiles { expectFile() }
        try await BlockingIO.bulk.run { _ in try self.gather([], root, tree, isThere: true) }
        try await finish { group in
            try await BlockingIO.bulk.run { _ in
                // Each by itself and folders last, so that nothing goes that has come meanwhile.
                group.reversed().map { entry in
                    do { try Self.delete(entry, below: root) } catch { return .failed(error) }
                    return .deleted
                }.reversed()
            }
        }
    }

    /// Goes through a folder. Links, and what Dropbox would not take, have never been transferred and stay.
    private func gather(_ path: [String], _ root: DirectoryHandle, _ tree: RemoteTree, isThere: Bool) throws {
        var options = options
        options.symbolicLinks = .skipped
        let folder = try LocalDirectory(path, below: root, options) { place, item, _ in
            // By bytes: a slash before an accent is no slash to characters.
            let path = place.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            add(MirrorPlan.Entry(path: path, isFolder: item?.kind == .folder, stays: true))
        }
        for entry in folder.entries {
            let own = path + [entry.name]
            let isThere = isThere && tree.has(own)
            if entry.isFolder, isThere, !tree.hasFolder(own) {
                // What has its name in Dropbox is left out, so what is in it was not told.
                add(MirrorPlan.Entry(path: own, isFolder: true, stays: true))
                continue
            }
            if !isThere {
                let size = entry.isFolder ? 0 : try folder.handle.item(entry.name)?.size ?? 0
                add(MirrorPlan.Entry(path: own, isFolder: entry.isFolder, size: size))
            } else if !entry.isFolder {
                keepFile()
            }
            if entry.isFolder { try gather(own, root, tree, isThere: isThere) }
        }
    }

    private static func delete(_ entry: MirrorPlan.Entry, below root: DirectoryHandle) throws {
        guard let name = entry.path.last else { return }
        var folder = root
        for name in entry.path.dropLast() { folder = try folder.folder(name) }
        try folder.remove(name, isFolder: entry.isFolder)
    }
}
