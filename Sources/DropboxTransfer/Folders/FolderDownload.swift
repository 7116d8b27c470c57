import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Downloads a folder while it is being listed: page by page, folders first, then several files concurrently. The next
/// page is requested when the last files of a page were started.
///
/// New files that are small are received in memory and written by a `SmallFileWriter`. All others are downloaded like
/// single files, which can resume.
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

    /// The maximum size of a file that is received in memory.
    private static let maximumSmallSize: Int64 = 256 << 10
    private static let maximumOpenFolders = 64

    /// The small files that can't be written as such, and are downloaded like large ones.
    private let rejected = Locked<[RemoteTree.File]>([])

    init(
        files: FilesRoutes, root: DirectoryHandle?, options: FolderTransferOptions, progress: FolderProgress,
        items: ItemResultCollector
    ) {
        self.files = files
        self.root = root
        self.options = options
        self.progress = progress
        self.items = items
    }

    /// Downloads all files of a listing.
    ///
    /// - Parameters:
    ///   - first: The first page. The others follow.
    ///   - pages: The listing.
    ///   - tree: The tree to which the listing is applied.
    /// - Returns: The tree after all pages were applied.
    /// - Throws: The error of the listing, possibly after some files were downloaded.
    func run(_ first: [Files.Metadata]?, _ pages: ResumableListing, _ tree: RemoteTree) async throws -> RemoteTree {
        let source = ContentSource(files.client)
        let writer = await smallFileWriter(source)
        let outcome: Result<RemoteTree, any Error>
        do {
            outcome = .success(
                try await withThrowingTaskGroup(of: DownloadQueue.Kind.self) { group in
                    try await run(first, pages, tree, source, writer, &group)
                })
        } catch {
            outcome = .failure(error)
        }
        await writer?.waitUntilIdle()
        return try outcome.get()
    }

    private func run(
        _ first: [Files.Metadata]?, _ pages: ResumableListing, _ tree: RemoteTree, _ source: ContentSource,
        _ writer: SmallFileWriter?, _ group: inout ThrowingTaskGroup<DownloadQueue.Kind, any Error>
    ) async throws -> RemoteTree {
        var page = first
        var pages = pages
        var tree = tree
        var failed: Set<[String]> = []
        let clock = source.settings.clock
        var queue = DownloadQueue(maximum: options.maximumConcurrentFiles, now: clock.now())
        /// Starts downloads until all files are started, or until all downloads are finished.
        func perform(untilIdle: Bool) async throws {
            while true {
                while let item = queue.next() {
                    group.addTask {
                        switch item {
                        case .large(let file):
                            items.add(file.displayPath, size: file.size, await transfer(file))
                            return .large
                        case .small(let file):
                            if let writer { await transfer(file, source, writer) }
                            return .small
                        }
                    }
                }
                guard untilIdle ? !queue.isIdle : !queue.isEmpty else { return }
                if let kind = try await group.next() { queue.finish(kind, at: clock.now()) }
            }
        }
        while let entries = page {
            let files = await createFolders(tree.apply(entries), &failed)
            let (small, large) = await smallFiles(files, writer)
            queue.add(small, large)
            try await perform(untilIdle: false)
            page = try await pages.next()
        }
        _ = await createFolders(tree.removeOrphans(), &failed)
        progress.completeTotal()
        repeat {
            try await perform(untilIdle: true)
            await writer?.waitUntilIdle()
            let others = rejected.withLock { rejected in
                defer { rejected = [] }
                return rejected
            }
            queue.add([], others)
        } while !queue.isEmpty
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

    // MARK: Small files

    private func smallFileWriter(_ source: ContentSource) async -> SmallFileWriter? {
        guard let root, !options.isDryRun, source.settings.filesAccess is FilesAccessImpl else { return nil }
        return await BlockingIO.disk.run { SmallFileWriter(root) }
    }

    /// Separates the small files that don't exist yet, with their open folders, from all others.
    private func smallFiles(
        _ files: [RemoteTree.File], _ writer: SmallFileWriter?
    ) async -> (small: [DownloadQueue.SmallFile], large: [RemoteTree.File]) {
        guard let root, let writer else { return ([], files) }
        return await BlockingIO.bulk.run {
            var small: [DownloadQueue.SmallFile] = []
            var large: [RemoteTree.File] = []
            var folders: [ArraySlice<String>: DirectoryHandle] = [:]
            for file in files {
                // If this throws an error, the same operation fails again for a large file, which reports the error.
                if let folder = try? smallFileFolder(of: file, below: root, &folders, writer) {
                    small.append(DownloadQueue.SmallFile(file: file, folder: folder))
                } else {
                    large.append(file)
                }
            }
            return (small, large)
        }
    }

    /// Returns the folder for a file, or `nil` if the file isn't small or may exist already.
    private func smallFileFolder(
        of file: RemoteTree.File, below root: DirectoryHandle,
        _ folders: inout [ArraySlice<String>: DirectoryHandle], _ writer: SmallFileWriter
    ) throws -> DirectoryHandle? {
        guard file.size <= Self.maximumSmallSize, file.metadata.contentHash != nil, let name = file.path.last else {
            return nil
        }
        let path = file.path.dropLast()
        // Each open folder has a descriptor.
        if folders.count >= Self.maximumOpenFolders, folders[path] == nil { folders = [:] }
        let folder = try folders[path] ?? createDirectories(path, below: root)
        folders[path] = folder
        guard try writer.canWrite(in: folder), try folder.item(name) == nil else { return nil }
        return try DownloadFile.hasPartial(of: name, in: folder) ? nil : folder
    }

    private func transfer(
        _ item: DownloadQueue.SmallFile, _ source: ContentSource, _ writer: SmallFileWriter
    ) async {
        let file = item.file
        do {
            try Task.checkCancellation()
            try items.checkSpace()
            guard let content = try await source.content(of: file.metadata), let name = file.path.last else {
                return rejected.withLock { $0.append(file) }
            }
            let target = SmallFileWriter.File(
                content: content, contentHash: file.metadata.contentHash, name: name, folder: item.folder,
                modified: options.preservesModificationTime ? file.metadata.clientModified : nil)
            writer.write(target) { outcome in
                switch outcome {
                case .written:
                    progress.counter(of: file.size).update(to: file.size)
                    items.add(file.displayPath, size: file.size, .transferred(file.metadata))
                case .rejected: rejected.withLock { $0.append(file) }
                case .failed(let error): items.add(file.displayPath, size: file.size, .failed(error))
                }
            }
            await writer.waitForRoom()
        } catch {
            items.add(file.displayPath, size: file.size, .failed(error))
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
