import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// Carries out the download of a folder while it is listed: page by page, folders first, then files, several at a time. The
/// next page is asked for when the last files of one have begun.
///
/// Each file is reached from the open folder at the top, name by name and through no link, so whatever somebody puts
/// into the tree meanwhile, nothing is written outside of it.
struct FolderDownload: Sendable {
    let files: FilesRoutes
    /// `nil` where there is none, and none is to be made.
    let root: DirectoryHandle?
    let options: FolderTransferOptions
    let tally: FolderProgress
    let items: ItemResultCollector

    /// - Parameter first: The first page; the others follow.
    /// - Returns: All that was told.
    /// - Throws: What the listing throws, after some files have come perhaps.
    func run(_ first: [Files.Metadata]?, _ pages: ResumableListing, _ tree: RemoteTree) async throws -> RemoteTree {
        var page = first
        var pages = pages
        var tree = tree
        var failed: Set<[String]> = []
        try await withThrowingTaskGroup(of: Void.self) { group in
            var underWay = 0
            while let entries = page {
                for file in await makeFolders(tree.found(entries), &failed) {
                    if underWay >= max(1, options.maximumConcurrentFiles) {
                        try await group.next()
                        underWay -= 1
                    }
                    group.addTask { items.add(file.shownPath, size: file.size, await transfer(file)) }
                    underWay += 1
                }
                page = try await pages.next()
            }
            _ = await makeFolders(tree.rest(), &failed)
            tally.complete()
            try await group.waitForAll()
        }
        return tree
    }

    // MARK: Folders

    /// Makes the folders that a page tells of, and gives the files that can come now: the largest first, because they take
    /// longest, and the small ones fill what is left of the line meanwhile.
    private func makeFolders(_ found: [RemoteTree.Match], _ failed: inout Set<[String]>) async -> [RemoteTree.File] {
        var queue: [RemoteTree.File] = []
        for next in found {
            switch next {
            case .folder(let path, _):
                let outcome: FolderTransferResult.Outcome
                if let failure = unreachable(path.dropLast(), failed) {
                    outcome = failure
                } else {
                    outcome = await makeFolder(path)
                }
                if case .failed = outcome { failed.insert(path) }
                items.add(path.joined(separator: "/"), isFolder: true, outcome)
            case .file(let file):
                tally.find(file.size)
                if let outcome = unreachable(file.path.dropLast(), failed) {
                    items.add(file.shownPath, size: file.size, outcome)
                } else {
                    queue.append(file)
                }
            case .left(let path, let entry, let outcome):
                items.add(
                    path.joined(separator: "/"), isFolder: entry is Files.FolderMetadata,
                    size: (entry as? Files.FileMetadata).map { Int64(clamping: $0.size) } ?? 0, outcome)
            }
        }
        return queue.sorted { $0.size > $1.size }
    }

    /// The outcome of what is in a folder that could not be made; `nil` where it could.
    private func unreachable(
        _ folder: ArraySlice<String>, _ failed: Set<[String]>
    ) -> FolderTransferResult.Outcome? {
        failed.contains(Array(folder)) ? .failed(FolderItemError.parentFailed(folder.joined(separator: "/"))) : nil
    }

    private func makeFolder(_ path: [String]) async -> FolderTransferResult.Outcome {
        guard let root else { return .planned }
        do {
            try items.checkRoom()
            return try await BlockingIO.disk.run { _ in
                if try existing(path[...], below: root) != nil { return .identical }
                if options.isDryRun { return .planned }
                _ = try make(path[...], below: root)
                return .transferred(nil)
            }
        } catch {
            return .failed(error)
        }
    }

    /// A folder that is there; `nil` where there is nothing.
    private func existing(_ path: ArraySlice<String>, below root: DirectoryHandle) throws -> DirectoryHandle? {
        var folder = root
        for name in path {
            guard let item = try folder.item(name) else { return nil }
            guard item.kind == .folder else { throw FolderItemError.exists }
            folder = try folder.folder(name)
        }
        return folder
    }

    private func make(_ path: ArraySlice<String>, below root: DirectoryHandle) throws -> DirectoryHandle {
        var folder = root
        for name in path { folder = try folder.makeFolder(name) }
        return folder
    }

    // MARK: Files

    private func transfer(_ file: RemoteTree.File) async -> FolderTransferResult.Outcome {
        guard let root, let name = file.path.last else { return .planned }
        let counter = tally.counter(of: file.size)
        do {
            try Task.checkCancellation()
            try items.checkRoom()
            let found = try await BlockingIO.bulk.run { try look(file, name, below: root, $0) }
            switch found {
            case .same:
                counter.reached(file.size)
                return .identical
            case .other where !options.overwrite: throw FolderItemError.exists
            case .other, .nothing: break
            }
            if options.isDryRun { return .planned }
            let folder = try await BlockingIO.disk.run { _ in try make(file.path.dropLast(), below: root) }
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
            ) { completed, _ in counter.reached(completed) }
            return .transferred(metadata)
        } catch {
            return .failed(error)
        }
    }

    private enum ExistingItem { case nothing, same, other }

    /// What lies where the file is to lie.
    private func look(
        _ file: RemoteTree.File, _ name: String, below root: DirectoryHandle, _ cancellation: Cancellation
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
    fileprivate var shownPath: String { path.joined(separator: "/") }
}

extension DirectoryHandle {
    /// The content hash of a file.
    fileprivate func contentHash(of name: String, _ cancellation: Cancellation) throws -> String {
        let file = OpenFile(try openFile(name, O_RDONLY | O_NONBLOCK))
        return try ContentHash.hash(
            of: file.number, at: url.appendingPathComponent(name), check: cancellation.check)
    }
}
