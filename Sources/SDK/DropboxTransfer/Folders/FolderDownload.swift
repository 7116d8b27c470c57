import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// Downloads a folder while it is being listed: page by page, folders first, then several files concurrently. The next
/// page is requested when the last files of a page were started.
///
/// New files that are small are received in memory and written by a `SmallFileWriter`. All others are downloaded like
/// single files, which can resume.
///
/// Each directory is opened by its name in its parent, without following symbolic links. Nothing is written outside of
/// the root, even if another process adds links in the meantime.
struct FolderDownload: Sendable {
    let files: FilesRoutes
    /// The destination, or `nil` in a dry run if it doesn't exist.
    let directories: DirectoryTree?
    let options: FolderTransferOptions
    let progress: FolderProgress
    let items: ItemResultCollector

    /// The maximum size of a file that is received in memory.
    private static let maximumSmallSize: Int64 = 256 << 10

    private let spellings = LocalSpellings()

    /// The small files that can't be written as such, and are downloaded like large ones.
    private let rejected = Locked<[RemoteTree.File]>([])

    init(
        files: FilesRoutes, directories: DirectoryTree?, options: FolderTransferOptions, progress: FolderProgress,
        items: ItemResultCollector
    ) {
        self.files = files
        self.directories = directories
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
        var failed: Set<ItemPath> = []
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

    /// Deletes the partial downloads of earlier runs whose files this one didn't need.
    func removeAbandonedPartials() async {
        guard let directories, !options.isDryRun else { return }
        await BlockingIO.disk.run { [partials = spellings.partials] in
            for (folder, name) in partials {
                // A remaining one is harmless, and the next run tries again.
                do {
                    if let folder = try directories.existing(folder) {
                        try DownloadFile.removeAbandoned(name, in: folder)
                    }
                } catch {}
            }
        }
    }

    // MARK: Folders

    /// Creates the folders of a page, and returns the files that can be downloaded.
    private func createFolders(
        _ matches: [RemoteTree.Match], _ failed: inout Set<ItemPath>
    ) async -> [RemoteTree.File] {
        var queue: [RemoteTree.File] = []
        for match in matches {
            switch match {
            case .folder(let path, _):
                let outcome: FolderTransferResult.Outcome
                if let failure = parentFailure(path, failed) {
                    outcome = failure
                } else {
                    outcome = await createFolder(path)
                }
                if case .failed = outcome { failed.insert(path) }
                items.add(path.string, isFolder: true, outcome)
            case .file(let file):
                progress.addToTotal(file.size)
                if let outcome = parentFailure(file.path, failed) {
                    items.add(file.displayPath, size: file.size, outcome)
                } else {
                    queue.append(file)
                }
            case .notTransferred(let path, let entry, let outcome):
                items.add(
                    path.string, isFolder: entry is Files.FolderMetadata,
                    size: (entry as? Files.FileMetadata).map { Int64(clamping: $0.size) } ?? 0, outcome)
            }
        }
        return queue
    }

    /// Returns the outcome of an item in a folder that couldn't be created, or `nil` if it was created.
    private func parentFailure(
        _ path: ItemPath, _ failed: Set<ItemPath>
    ) -> FolderTransferResult.Outcome? {
        guard let folder = path.parent, failed.contains(folder) else { return nil }
        return .failed(FolderItemError.parentFailed(folder.string))
    }

    private func createFolder(_ path: ItemPath) async -> FolderTransferResult.Outcome {
        guard let directories else { return .planned }
        do {
            try items.checkSpace()
            return try await BlockingIO.disk.run { _ in
                if let parent = path.parent, let folder = try existing(parent, directories),
                    let name = try localName(of: path, in: folder), !name.utf8.elementsEqual(path.name.utf8)
                {
                    directories.setSpelling(name, of: path)
                }
                if try existing(path, directories) != nil { return .identical }
                if options.isDryRun { return .planned }
                _ = try directories.create(path)
                spellings.addEmptyFolder(path)
                return .transferred(nil)
            }
        } catch {
            return .failed(error)
        }
    }

    /// Returns the directory at a path, or `nil` if it doesn't exist.
    private func existing(_ path: ItemPath, _ directories: DirectoryTree) throws -> DirectoryHandle? {
        do throws(SystemError) { return try directories.existing(path) } catch {
            if error.isNotADirectory { throw FolderItemError.exists }
            throw error
        }
    }

    /// Returns the name of the local counterpart of an item, or `nil` if it doesn't exist. A mirror gets the spelling in
    /// Dropbox.
    private func localName(of path: ItemPath, in folder: DirectoryHandle) throws -> String? {
        switch try spellings.spelling(of: path, in: folder) {
        case .absent: return nil
        case .taken(let other): throw FolderItemError.collision(with: other)
        case .present(let name):
            let hasOtherSpelling = !name.utf8.elementsEqual(path.name.utf8)
            guard hasOtherSpelling, options.deletesExtraneous, !options.isDryRun else { return name }
            try folder.rename(name, to: path.name, replacing: true)
            spellings.didRename(path)
            return path.name
        }
    }

    // MARK: Files

    private func transfer(_ file: RemoteTree.File) async -> FolderTransferResult.Outcome {
        guard let directories, let parent = file.path.parent else { return .planned }
        let counter = progress.counter(of: file.size)
        do {
            try Task.checkCancellation()
            try items.checkSpace()
            let (name, existing) = try await BlockingIO.bulk.run { try existingItem(file, directories, $0) }
            switch existing {
            case .same:
                counter.update(to: file.size)
                return .identical
            case .other where !options.overwrite: throw FolderItemError.exists
            case .other, .nothing: break
            }
            if options.isDryRun { return .planned }
            let folder = try await BlockingIO.disk.run { _ in try directories.create(parent) }
            do throws(FileDownloadError) {
                // A new file replaces nothing, not even another new file whose name the file system equates with this one.
                return .transferred(
                    try await download(file, to: name, in: folder, replacing: existing == .other, counter))
            } catch {
                guard existing == .nothing, error.isDestinationCollision else { throw error }
                let name = try await BlockingIO.disk.run { _ in try localName(of: file.path, in: folder) }
                guard let name, options.overwrite else { throw error }
                // Another program created the file.
                return .transferred(try await download(file, to: name, in: folder, replacing: true, counter))
            }
        } catch {
            return .failed(error)
        }
    }

    private func download(
        _ file: RemoteTree.File, to name: String, in folder: DirectoryHandle, replacing: Bool,
        _ counter: FolderProgress.Counter
    ) async throws(FileDownloadError) -> Files.FileMetadata {
        try await files.downloadFile(
            path: file.displayPath, to: name, in: folder, overwrite: replacing,
            options: FileDownloadOptions {
                $0.knownMetadata = file.metadata
                $0.acceptsMissingContentHash = options.acceptsMissingContentHash
                $0.maximumConcurrentRequests = 2
                $0.preservesModificationTime = options.preservesModificationTime
            },
            FileMove(
                access: TransferSettings(files.client).filesAccess,
                destination: folder.url.appendingPathComponent(name))
        ) { completed, _ in counter.update(to: completed) }
    }

    // MARK: Small files

    private func smallFileWriter(_ source: ContentSource) async -> SmallFileWriter? {
        guard let root = directories?.root, !options.isDryRun, source.settings.filesAccess is FilesAccessImpl else {
            return nil
        }
        return await BlockingIO.disk.run { SmallFileWriter(root) }
    }

    /// Separates the small files that don't exist yet from all others. Of the others, the largest are first, because
    /// they take longest, while smaller ones use the remaining bandwidth.
    private func smallFiles(
        _ files: [RemoteTree.File], _ writer: SmallFileWriter?
    ) async -> (small: [RemoteTree.File], large: [RemoteTree.File]) {
        guard let directories, let writer else { return ([], files.sorted { $0.size > $1.size }) }
        return await BlockingIO.bulk.run {
            var small: [RemoteTree.File] = []
            var large: [RemoteTree.File] = []
            for file in files {
                // If this throws an error, the same operation fails again for a large file, which reports the error.
                if (try? isNewSmallFile(file, directories, writer)) == true {
                    small.append(file)
                } else {
                    large.append(file)
                }
            }
            return (small, large.sorted { $0.size > $1.size })
        }
    }

    /// Returns whether a file is small and certainly doesn't exist yet. Creates its folder.
    private func isNewSmallFile(
        _ file: RemoteTree.File, _ directories: DirectoryTree, _ writer: SmallFileWriter
    ) throws -> Bool {
        guard file.size <= Self.maximumSmallSize, file.metadata.contentHash != nil, let parent = file.path.parent else {
            return false
        }
        let folder = try directories.create(parent)
        guard try writer.canWrite(in: folder), try localName(of: file.path, in: folder) == nil else { return false }
        return try !DownloadFile.hasPartial(of: file.path.name, in: folder)
    }

    private func transfer(_ file: RemoteTree.File, _ source: ContentSource, _ writer: SmallFileWriter) async {
        guard let directories, let parent = file.path.parent else { return }
        do {
            try Task.checkCancellation()
            try items.checkSpace()
            let content: Data
            do throws(FileDownloadError) {
                content = try await source.content(of: ContentRevision(file.metadata))
            } catch {
                // Interrupted or damaged content is requested again as that of a large file.
                guard error.isInterruption else { throw error }
                return rejected.withLock { $0.append(file) }
            }
            let target = SmallFileWriter.File(
                content: content, name: file.path.name,
                modified: options.preservesModificationTime ? file.metadata.clientModified : nil
            ) { () throws(SystemError) in try directories.create(parent) }
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

    /// Returns the local name of a file, and the state of the existing item with this name.
    private func existingItem(
        _ file: RemoteTree.File, _ directories: DirectoryTree, _ cancellation: CancellationFlag
    ) throws -> (name: String, ExistingItem) {
        guard let parent = file.path.parent, let folder = try existing(parent, directories),
            let name = try localName(of: file.path, in: folder), let item = try folder.item(name)
        else { return (file.path.name, .nothing) }
        guard item.kind == .file, options.skipsIdentical, item.size == file.size else { return (name, .other) }
        if !options.comparesContent, item.isCounterpart(of: file.metadata) { return (name, .same) }
        return (name, try folder.contentHash(of: name, cancellation) == file.metadata.contentHash ? .same : .other)
    }
}

extension RemoteTree.File {
    fileprivate var size: Int64 { Int64(clamping: metadata.size) }
    fileprivate var displayPath: String { path.string }
}

extension FileDownloadError {
    /// A Boolean value that indicates whether an item exists at the destination, and may not be replaced.
    fileprivate var isDestinationCollision: Bool {
        guard case .call(.clientError(.fileAccessError(let error as FilesAccessError))) = self else { return false }
        if case .errorMovingFromTempLocationDestinationCollision = error { return true }
        return false
    }
}

extension SystemError {
    /// A Boolean value that indicates whether a directory can't be opened because an item of another kind has its name.
    fileprivate var isNotADirectory: Bool { number == ENOTDIR || number == ELOOP }
}

extension DirectoryHandle {
    /// Returns the content hash of a file.
    fileprivate func contentHash(of name: String, _ cancellation: CancellationFlag) throws -> String {
        let file = OpenFile(try openFile(name, O_RDONLY | O_NONBLOCK))
        return try ContentHash.hash(
            of: file.descriptor, at: url.appendingPathComponent(name), check: cancellation.check)
    }
}
