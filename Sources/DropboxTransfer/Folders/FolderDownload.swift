import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Downloads a folder while it is being listed: page by page, folders first, then several files concurrently. The next
/// page is requested when the last files of a page were started.
///
/// Each file is opened relative to the root directory, name by name and without following symbolic links. Nothing is
/// written outside of the root, even if another process changes the tree in the meantime.
struct FolderDownload: Sendable {
    let files: FilesRoutes
    /// The root directory, or `nil` in a dry run if it doesn't exist.
    let root: DirectoryHandle?
    let options: FolderTransferOptions
    let progress: FolderProgress
    let items: ItemResultCollector

    /// Downloads all files of a listing.
    ///
    /// - Parameters:
    ///   - first: The first page. The others follow.
    ///   - pages: The listing.
    ///   - tree: The tree to which the listing is applied.
    /// - Returns: The tree after all pages were applied.
    /// - Throws: The error of the listing, possibly after some files were downloaded.
    func run(_ first: [Files.Metadata]?, _ pages: ResumableListing, _ tree: RemoteTree) async throws -> RemoteTree {
        var page = first
        var pages = pages
        var tree = tree
        var failed: Set<[String]> = []
        try await withThrowingTaskGroup(of: Void.self) { group in
            var inFlight = 0
            while let entries = page {
                for file in await createFolders(tree.apply(entries), &failed) {
                    if inFlight >= max(1, options.maximumConcurrentFiles) {
                        try await group.next()
                        inFlight -= 1
                    }
                    group.addTask { items.add(file.displayPath, size: file.size, await transfer(file)) }
                    inFlight += 1
                }
                page = try await pages.next()
            }
            _ = await createFolders(tree.removeOrphans(), &failed)
            progress.completeTotal()
            try await group.waitForAll()
        }
        return tree
    }

    // MARK: Folders

    /// Creates the folders of a page, and returns the files that can be downloaded. The largest files are first,
    /// because they take longest, while smaller ones use the remaining bandwidth.
    private func createFolders(
        _ matches: [RemoteTree.Match], _ failed: inout Set<[String]>
    ) async -> [RemoteTree.File] {
        var queue: [RemoteTree.File] = []
        for match in matches {
            switch match {
            case .folder(let path, _):
                let outcome: FolderTransferResult.Outcome
                if let failure = parentFailure(path.dropLast(), failed) {
                    outcome = failure
                } else {
                    outcome = await createFolder(path)
                }
                if case .failed = outcome { failed.insert(path) }
                items.add(path.joined(separator: "/"), isFolder: true, outcome)
            case .file(let file):
                progress.addToTotal(file.size)
                if let outcome = parentFailure(file.path.dropLast(), failed) {
                    items.add(file.displayPath, size: file.size, outcome)
                } else {
                    queue.append(file)
                }
            case .notTransferred(let path, let entry, let outcome):
                items.add(
                    path.joined(separator: "/"), isFolder: entry is Files.FolderMetadata,
                    size: (entry as? Files.FileMetadata).map { Int64(clamping: $0.size) } ?? 0, outcome)
            }
        }
        return queue.sorted { $0.size > $1.size }
    }

    /// Returns the outcome of an item in a folder that couldn't be created, or `nil` if it was created.
    private func parentFailure(
        _ folder: ArraySlice<String>, _ failed: Set<[String]>
    ) -> FolderTransferResult.Outcome? {
        failed.contains(Array(folder)) ? .failed(FolderItemError.parentFailed(folder.joined(separator: "/"))) : nil
    }

    private func createFolder(_ path: [String]) async -> FolderTransferResult.Outcome {
        guard let root else { return .planned }
        do {
            try items.checkSpace()
            return try await BlockingIO.disk.run { _ in
                if try existing(path[...], below: root) != nil { return .identical }
                if options.isDryRun { return .planned }
                _ = try createDirectories(path[...], below: root)
                return .transferred(nil)
            }
        } catch {
            return .failed(error)
        }
    }

    /// Returns the folder at a path, or `nil` if it doesn't exist.
    private func existing(_ path: ArraySlice<String>, below root: DirectoryHandle) throws -> DirectoryHandle? {
        var folder = root
        for name in path {
            guard let item = try folder.item(name) else { return nil }
            guard item.kind == .folder else { throw FolderItemError.exists }
            folder = try folder.folder(name)
        }
        return folder
    }

    private func createDirectories(_ path: ArraySlice<String>, below root: DirectoryHandle) throws -> DirectoryHandle {
        var folder = root
        for name in path { folder = try folder.createFolder(name) }
        return folder
    }

    // MARK: Files

    private func transfer(_ file: RemoteTree.File) async -> FolderTransferResult.Outcome {
        guard let root, let name = file.path.last else { return .planned }
        let counter = progress.counter(of: file.size)
        do {
            try Task.checkCancellation()
            try items.checkSpace()
            let existing = try await BlockingIO.bulk.run { try existingItem(file, name, below: root, $0) }
            switch existing {
            case .same:
                counter.update(to: file.size)
                return .identical
            case .other where !options.overwrite: throw FolderItemError.exists
            case .other, .nothing: break
            }
            if options.isDryRun { return .planned }
            let folder = try await BlockingIO.disk.run { _ in try createDirectories(file.path.dropLast(), below: root) }
            let metadata = try await files.downloadFile(
                path: "rev:" + file.metadata.rev, known: file.metadata, to: name, in: folder,
                overwrite: options.overwrite,
                options: FileDownloadOptions {
                    $0.maximumConcurrentRequests = 2
                    $0.preservesModificationTime = options.preservesModificationTime
                },
                FileMove(
                    access: TransferSettings(files.client).filesAccess,
                    destination: folder.url.appendingPathComponent(name))
            ) { completed, _ in counter.update(to: completed) }
            return .transferred(metadata)
        } catch {
            return .failed(error)
        }
    }

    private enum ExistingItem { case nothing, same, other }

    /// Returns the state of the existing item at the destination of a file.
    private func existingItem(
        _ file: RemoteTree.File, _ name: String, below root: DirectoryHandle, _ cancellation: CancellationFlag
    )
        throws -> ExistingItem
    {
        guard let folder = try existing(file.path.dropLast(), below: root), let item = try folder.item(name) else {
            return .nothing
        }
        guard item.kind == .file else { return .other }
        guard options.skipsIdentical, item.size == file.size,
            try folder.contentHash(of: name, cancellation) == file.metadata.contentHash
        else { return .other }
        return .same
    }
}

extension RemoteTree.File {
    fileprivate var size: Int64 { Int64(clamping: metadata.size) }
    fileprivate var displayPath: String { path.joined(separator: "/") }
}

extension DirectoryHandle {
    /// Returns the content hash of a file.
    fileprivate func contentHash(of name: String, _ cancellation: CancellationFlag) throws -> String {
        let file = OpenFile(try openFile(name, O_RDONLY | O_NONBLOCK))
        return try ContentHash.hash(
            of: file.descriptor, at: url.appendingPathComponent(name), check: cancellation.check)
    }
}
