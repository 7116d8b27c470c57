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
    /// The rules that the download brings, or `nil` if it brings none.
    let rules: IgnoreRules?

    let names = LocalNames()

    /// The small files that can't be written as such, and are downloaded like large ones.
    let rejected = Locked<[RemoteTree.File]>([])

    /// The files whose local name isn't decided, because the file system finds another item under their names.
    private let undecided = Locked<[RemoteTree.File]>([])

    /// The files whose names are those of local directories, which are deleted first.
    private let replacements = Locked<[RemoteTree.File]>([])

    /// The keys of the folders in whose place there is still a local file.
    private let blockedFolders = Locked<Set<Int>>([])

    /// The keys of the folders whose rules a dry run doesn't know, because it doesn't download their files.
    private let unknownRules = Locked<Set<Int>>([])

    /// A Boolean value that indicates whether the folder has a file that can be transferred.
    private let hasFiles = Locked(false)
    /// The rules that applied in the folders before the download, which can replace files with rules.
    private let formerScopes = Locked<[Int: IgnoreScope]>([:])

    init(
        files: FilesRoutes, directories: DirectoryTree?, options: FolderTransferOptions, progress: FolderProgress,
        items: ItemResultCollector, rules: IgnoreRules?
    ) {
        self.files = files
        self.rules = rules
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
        var folders = try await Folders(self, tree.top)
        let clock = source.settings.clock
        var queue = DownloadQueue(maximum: options.maximumConcurrentFiles, now: clock.now())
        /// Starts downloads until all files are started, or until all downloads are finished.
        func perform(untilIdle: Bool) async throws {
            while true {
                while let item = queue.next() {
                    group.addTask {
                        switch item {
                        case .large(let file):
                            if let outcome = await transfer(file) { add(file, outcome) }
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
            let files = await folders.create(tree.apply(entries))
            let (small, large) = await smallFiles(files, writer)
            queue.add(small, large)
            try await perform(untilIdle: false)
            page = try await pages.next()
        }
        _ = await folders.create(tree.removeOrphans())
        let (small, large) = await smallFiles(await folders.createWaiting(tree), writer)
        queue.add(small, large)
        progress.completeTotal()
        hasFiles.withLock { $0 = folders.hasFiles }
        formerScopes.withLock { $0 = Dictionary(folders.scopes.map { ($0.key.key, $0.value) }) { $1 } }
        for folder in folders.ignored { tree.ignore(folder) }
        repeat {
            try await perform(untilIdle: true)
            await writer?.waitUntilIdle()
            queue.add([], await rejected.takeAll() + decideNames(undecided.takeAll(), tree))
        } while !queue.isEmpty
        return tree
    }

    func add(_ file: RemoteTree.File, _ outcome: FolderTransferResult.Outcome) {
        items.add(file.displayPath, size: file.size, outcome, names.notices(of: file.path))
    }

    /// Chooses the names of files whose names in Dropbox are those of other local items. Returns the files that have
    /// one.
    private func decideNames(_ files: [RemoteTree.File], _ tree: RemoteTree) async -> [RemoteTree.File] {
        guard let directories, !files.isEmpty else { return [] }
        // In an order that doesn't depend on the listing, so that the names are the same in each download.
        let sorted = files.map { ($0.displayPath, $0) }.sorted { $0.0 < $1.0 }
        return await BlockingIO.disk.run {
            sorted.compactMap { _, file in
                do {
                    guard let parent = file.path.parent, let folder = try directories.existing(parent) else {
                        return file
                    }
                    try names.decide(file.path, in: folder, isFile: true, tree)
                    return file
                } catch {
                    add(file, .failed(error))
                    return nil
                }
            }
        }
    }

    /// Deletes what earlier downloads left, and in a mirror what Dropbox doesn't have.
    ///
    /// - Parameter tree: The content of the folder in Dropbox.
    /// - Throws: `MassDeletionError` or `CancellationError`. A system error if a local directory can't be read.
    func finish(_ tree: RemoteTree) async throws {
        guard let directories else { return }
        let partials = names.spellings.partials
        if let mirror = FolderMirror(options, items) {
            let files = replacements.takeAll()
            let replaced = try await mirror.finish(
                directories, tree, names, partials, formerScopes.withLock(\.self), hasFiles: hasFiles.withLock(\.self),
                unknownRules: unknownRules.withLock(\.self),
                files.map { FolderMirror.Replacement(path: $0.path, size: $0.size) })
            for file in files where replaced.contains(file.path.key) {
                if options.isDryRun {
                    add(file, .planned)
                } else {
                    add(file, await transfer(file) ?? .failed(FolderItemError.folderExists))
                }
            }
        } else if !options.isDryRun, !items.hasFailures {
            await BlockingIO.disk.run { partials.remove(from: directories) }
        }
    }

    /// Returns the directory at a path, or `nil` if it doesn't exist.
    func existing(_ path: ItemPath, _ directories: DirectoryTree) throws -> DirectoryHandle? {
        do throws(SystemError) { return try directories.existing(path) } catch {
            guard error.isNotADirectory else { throw error }
            let isBlocked = blockedFolders.withLock { keys in path.components.contains { keys.contains($0.key) } }
            if isBlocked { return nil }
            throw FolderItemError.exists
        }
    }

    /// Removes the local file in whose place a folder goes.
    ///
    /// - Parameters:
    ///   - name: The local name of the folder.
    ///   - path: The path of the folder.
    ///   - directory: The directory of its parent.
    ///   - scope: The rules that apply in that directory.
    ///   - isNeeded: Whether the folder is created now. Otherwise, the file stays until then.
    /// - Throws: `FolderItemError` if the file must be preserved, or a system error.
    func replaceFile(
        _ name: String, at path: ItemPath, in directory: DirectoryHandle, _ scope: IgnoreScope?, isNeeded: Bool
    ) throws {
        guard let item = try directory.item(name), item.kind == .file else { return }
        guard options.overwrite else { throw FolderItemError.exists }
        if let parent = path.parent { try checkIsOld(name, in: parent) }
        if options.exclusion(of: path, isFolder: false, scope) != nil
            || options.reason(toSkipFileOf: item.size, item.modified) != nil
        {
            throw FolderItemError.notReplaced(reason: "it is excluded or skipped")
        }
        blockedFolders.withLock { _ = $0.insert(path.key) }
        guard isNeeded else { return }
        if !options.isDryRun { try directory.remove(name) }
        items.add(path.string, size: item.size, options.isDryRun ? .deletionPlanned : .deleted)
    }

    /// Returns the name of the local counterpart of an item. A mirror gets the spelling in Dropbox.
    func localName(of path: ItemPath, in folder: DirectoryHandle) throws -> LocalNames.Choice {
        let choice = try names.choice(for: path, in: folder)
        guard case .existing(let name) = choice, options.deletesExtraneous, !options.isDryRun else { return choice }
        return .existing(try names.adoptSpelling(of: path, from: name, in: folder))
    }

    // MARK: Files

    /// Downloads a file. Returns `nil` if its local name isn't decided, or if it replaces a directory later.
    private func transfer(_ file: RemoteTree.File) async -> FolderTransferResult.Outcome? {
        guard let directories, let parent = file.path.parent else { return .planned }
        let counter = progress.counter(of: file.size)
        do {
            try Task.checkCancellation()
            try items.checkSpace()
            guard let (name, existing) = try await BlockingIO.bulk.run({ try existingItem(file, directories, $0) })
            else {
                undecided.withLock { $0.append(file) }
                return nil
            }
            switch existing {
            case .same:
                counter.update(to: file.size)
                return .identical
            case .folder:
                guard options.overwrite, options.deletesExtraneous else { throw FolderItemError.folderExists }
                replacements.withLock { $0.append(file) }
                return nil
            case .other where !options.overwrite: throw FolderItemError.exists
            case .other, .nothing: break
            }
            if options.isDryRun {
                if file.path.name == IgnoreRules.filename, !parent.isRoot, options.usesIgnoreFiles {
                    unknownRules.withLock { _ = $0.insert(parent.key) }
                }
                return .planned
            }
            let folder = try await BlockingIO.disk.run { _ in try directories.create(parent) }
            do throws(FileDownloadError) {
                // A new file replaces nothing, not even another new file whose name the file system equates with this
                // one.
                return .transferred(
                    try await download(file, to: name, in: folder, replacing: existing == .other, counter))
            } catch {
                guard existing == .nothing, error.isDestinationCollision else { throw error }
                let choice = try await BlockingIO.disk.run { _ in
                    let choice: LocalNames.Choice =
                        names.retract(file.path) ? .undecided : try localName(of: file.path, in: folder)
                    if case .undecided = choice { try DownloadFile.removeAbandoned(for: name, in: folder) }
                    return choice
                }
                if case .undecided = choice {
                    undecided.withLock { $0.append(file) }
                    return nil
                }
                guard case .existing(let name) = choice, options.overwrite else { throw error }
                try checkIsOld(name, in: parent)
                // Another program replaced the file.
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

    private enum ExistingItem { case nothing, same, folder, other }

    /// Returns the local name of a file, and the state of the existing item with this name; `nil` if the name isn't
    /// decided.
    private func existingItem(
        _ file: RemoteTree.File, _ directories: DirectoryTree, _ cancellation: CancellationFlag
    ) throws -> (name: String, ExistingItem)? {
        guard let parent = file.path.parent, let folder = try existing(parent, directories) else {
            return (file.path.name, .nothing)
        }
        let name: String
        switch try localName(of: file.path, in: folder) {
        case .new(let new): return (new, .nothing)
        case .existing(let existing): name = existing
        case .undecided: return nil
        }
        guard let item = try folder.item(name) else { return (name, .nothing) }
        if options.comparesNothing, item.kind == .file, file.path.name != IgnoreRules.filename { return (name, .same) }
        if options.skipsIdentical, item.kind == .file, item.size == file.size {
            if !options.comparesContent, item.isCounterpart(of: file.metadata) { return (name, .same) }
            if try folder.contentHash(of: name, cancellation) == file.metadata.contentHash { return (name, .same) }
        }
        if options.overwrite { try checkIsOld(name, in: parent) }
        return (name, item.kind == .folder ? .folder : .other)
    }

    /// Throws an error if the directory has got an item during the transfer, which must not be overwritten. If the file
    /// system changed its name, it's another file of the transfer.
    private func checkIsOld(_ name: String, in folder: ItemPath) throws {
        if names.spellings.isNew(name, in: folder) { throw FolderItemError.collision(with: name) }
    }
}

extension RemoteTree.File {
    var size: Int64 { Int64(clamping: metadata.size) }
    var displayPath: String { path.string }
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

extension Locked<[RemoteTree.File]> {
    /// Removes and returns all files.
    fileprivate func takeAll() -> [RemoteTree.File] {
        withLock { files in
            defer { files = [] }
            return files
        }
    }
}
