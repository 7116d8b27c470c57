import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Uploads a folder while it is being scanned: a few folders are scanned in advance, and files are uploaded in batches.
final class FolderUpload: Sendable {
    let files: FilesRoutes
    /// The local directory.
    let source: DirectoryTree
    /// The folder in Dropbox, or an empty string for the root.
    let root: String
    let options: FolderTransferOptions
    let progress: FolderProgress
    let items: ItemResultCollector
    /// Collects extraneous items in Dropbox, if they are to be deleted.
    let mirror: FolderMirror?
    /// The folders that are created with their first file, and what has their names in Dropbox.
    private let postponed = Locked<[ItemPath: FolderScan.Remote]>([:])
    private let postponedCreations = KeyedSemaphore()
    /// The maximum number of files in a batch, which is that of a commit request.
    private static let maximumCount = 1_000
    /// The number of bytes for which a batch doesn't wait for more files.
    private static let sufficientSize: Int64 = 64 << 20
    private static let maximumScans = 4
    private static let maximumBatches = 2
    /// The maximum number of concurrent requests of a batch.
    private static let maximumRequests = 8

    /// The scanned items that were not started, and the number of operations in progress.
    private struct State {
        /// The next folder is last, to scan the tree depth-first, so that few folders wait.
        var folders: [FolderScan]
        var files: [FolderScan.Upload] = []
        var size: Int64 = 0
        var scans = 0
        var batches = 0
        /// The files that take the place of folders in Dropbox, by the keys of their paths.
        var replacements: [Int: FolderScan.Upload] = [:]

        var isScanning: Bool { scans > 0 || !folders.isEmpty }
    }

    // Indirect, because copying the payloads generates more code than the rest of this file.
    private indirect enum Event: Sendable {
        case scanned(FolderScan, FolderScan.ScanResult)
        case sentBatch
    }

    init(
        files: FilesRoutes, source: DirectoryTree, root: String, options: FolderTransferOptions,
        progress: FolderProgress, items: ItemResultCollector, mirror: FolderMirror? = nil
    ) {
        self.files = files
        self.source = source
        self.root = root
        self.options = options
        self.progress = progress
        self.items = items
        self.mirror = mirror
    }

    /// Uploads all files.
    ///
    /// - Throws: An error if the root folder isn't accessible locally or in Dropbox.
    func run() async throws {
        guard let location = options.journal?.location(for: source.root.url, root, files.client.context),
            !options.isDryRun
        else { return try await scanAndSend(nil) }
        let outcome: Result<Void, any Error>
        do {
            outcome = try await JournalFile.using(location) { [self] in await scanAndSend(journaledIn: $0, location) }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            options.onJournalFailure?(error)
            return try await scanAndSend(nil)
        }
        try outcome.get()
    }

    /// Uploads all files with a journal, and removes the files from it that don't exist anymore.
    private func scanAndSend(
        journaledIn journal: JournalFile, _ location: JournalLocation
    ) async -> Result<Void, any Error> {
        do {
            try await scanAndSend((journal, location))
            // A remaining file is harmless.
            if !Task.isCancelled {
                await journal.lane.run { do { try journal.removeLeftovers() } catch {} }
            }
            return .success(())
        } catch {
            return .failure(error)
        }
    }

    /// - Parameter journal: The journal of the files that don't share requests, or `nil` if there is none.
    private func scanAndSend(_ journal: (JournalFile, JournalLocation)?) async throws {
        let replacements = try await withThrowingTaskGroup(of: Event.self) { group in
            var state = State(folders: [FolderScan(ItemPath(), .unknown, self)])
            while true {
                begin(&state, &group, journal)
                guard let event = try await group.next() else { break }
                switch event {
                case .scanned(let scan, let result):
                    state.scans -= 1
                    if !scan.isFinished { state.folders.append(scan) }
                    state.folders += result.folders.reversed()
                    for upload in result.uploads + result.replacements { progress.addToTotal(upload.size) }
                    for upload in result.replacements { state.replacements[upload.place.key] = upload }
                    state.files += result.uploads
                    state.size = .sum([state.size] + result.uploads.map(\.size))
                    if !state.isScanning { progress.completeTotal() }
                case .sentBatch: state.batches -= 1
                }
            }
            return state.replacements
        }
        try await mirror(replacements, journal)
    }

    /// Deletes extraneous items in Dropbox, then uploads the files that take the place of folders.
    private func mirror(
        _ replacements: [Int: FolderScan.Upload], _ journal: (JournalFile, JournalLocation)?
    ) async throws {
        guard let mirror else { return }
        let replaced = try await mirror.finish(
            files, root: root, replacements.values.map { FolderMirror.Replacement(path: $0.place, size: $0.size) })
        var uploads = replaced.compactMap { replacements[$0] }
        while !uploads.isEmpty {
            let batch = Array(uploads.prefix(Self.maximumCount))
            uploads.removeFirst(batch.count)
            if options.isDryRun {
                for upload in batch { items.add(upload.path, size: upload.size, .planned, upload.notices) }
            } else {
                await send(batch, journal)
            }
        }
    }

    /// Starts all operations that can start now.
    private func begin(
        _ state: inout State, _ group: inout ThrowingTaskGroup<Event, any Error>,
        _ journal: (JournalFile, JournalLocation)?
    ) {
        while state.scans < Self.maximumScans, state.files.count < 2 * Self.maximumCount,
            let scan = state.folders.popLast()
        {
            state.scans += 1
            group.addTask {
                var scan = scan
                let result = try await scan.step()
                return .scanned(scan, result)
            }
        }
        while state.batches < Self.maximumBatches, !state.files.isEmpty,
            state.files.count >= Self.maximumCount || state.size >= Self.sufficientSize || !state.isScanning
        {
            let batch = Array(state.files.prefix(Self.maximumCount))
            state.files.removeFirst(batch.count)
            state.size = .sum(state.files.map(\.size))
            state.batches += 1
            group.addTask {
                await self.send(batch, journal)
                return .sentBatch
            }
        }
    }

    // MARK: Folders

    /// Reports a folder.
    func report(
        _ folder: ItemPath, _ outcome: FolderTransferResult.Outcome, _ notices: [FolderTransferResult.Notice] = []
    ) {
        let localName = source.spelling(of: folder).map { FolderTransferResult.Notice.localName($0) }
        items.add(folder.string, isFolder: true, outcome, notices + (localName.map { [$0] } ?? []))
    }

    /// Announces a folder before it's created, and returns the closure that receives the outcome.
    @discardableResult func announce(_ folder: ItemPath) -> (@Sendable (PlannedChange.Outcome) -> Void)? {
        // The top-level folder isn't reported.
        folder.isRoot || options.isDryRun ? nil : options.willChange?([PlannedChange(creating: folder)])
    }

    /// Reports a folder that doesn't exist in Dropbox only if a file in it is uploaded.
    func postpone(_ folder: ItemPath, _ remote: FolderScan.Remote) { postponed.withLock { $0[folder] = remote } }

    /// Reports the folders that are created with a file, and deletes files that have their names.
    ///
    /// - Parameter folder: The folder of the file.
    func createPostponed(_ folder: ItemPath) async throws {
        let folders = postponed.withLock { postponed in
            postponed.isEmpty ? [] : folder.components.filter { postponed[$0] != nil }
        }
        for folder in folders.reversed() {
            // Another scan may be creating the same folder.
            try await postponedCreations.withPermit(for: folder.string) { () -> Result<Void, any Error> in
                guard let remote = postponed.withLock({ $0[folder] }) else { return .success(()) }
                do { try await remove(remote, at: folder) } catch { return .failure(error) }
                postponed.withLock { $0[folder] = nil }
                announce(folder)
                report(folder, options.isDryRun ? .planned : .transferred(nil))
                return .success(())
            }.get()
        }
    }

    /// Returns whether a folder may take the place of a file in Dropbox.
    ///
    /// - Throws: `FolderItemError.notReplaced` if the file is one of those that transfers preserve.
    func mayReplace(_ file: Files.FileMetadata, at path: ItemPath, _ scope: IgnoreScope?) throws -> Bool {
        guard options.overwrite else { return false }
        let reason: String? =
            if options.exclusion(of: path, isFolder: false, scope) != nil || options.reason(toSkip: file) != nil {
                "it is excluded or skipped"
            } else {
                file.symlinkInfo != nil || !file.isDownloadable ? "it can't be restored" : nil
            }
        if let reason { throw FolderItemError.notReplaced(reason: reason) }
        return true
    }

    /// Deletes the file in whose place a folder goes, unless it changed since it was listed.
    func remove(_ remote: FolderScan.Remote, at path: ItemPath) async throws {
        guard case .file(let file) = remote else { return }
        let path = path.parent?.child(file.name) ?? path
        func report(_ outcome: FolderTransferResult.Outcome) {
            items.add(
                path.string, size: Int64(clamping: file.size), outcome, replacing: file.rev, deleting: file.id)
        }
        if options.isDryRun { return report(.deletionPlanned) }
        try await options.announcing([PlannedChange(deleting: file, at: path)]) {
            try await files.deleteListedItem(at: ([root] + path.names).joined(separator: "/"), file.rev)
            report(.deleted)
        }
    }

    // MARK: Sending

    /// The queue on which the transfers of files report their progress.
    private static let queue = DispatchQueue(label: "swift-dropbox.folder-upload")

    private func send(_ batch: [FolderScan.Upload], _ journal: (JournalFile, JournalLocation)?) async {
        do throws(FolderItemError) {
            try items.checkSpace()
        } catch {
            for upload in batch { items.add(upload.path, size: upload.size, .failed(error)) }
            return
        }
        let counter = progress.counter(of: .sum(batch.map(\.size)))
        var limits = BatchUploadOptions().limits(of: files.client)
        limits.maximumRequests = min(Self.maximumRequests, max(options.maximumConcurrentFiles, 1))
        let uploads = await BlockingIO.disk.run { batch.map { UploadRun.Item(url: $0.url, $0.commit) } }
        var run = UploadRun(
            files, uploads, limits,
            UploadCounter(ProgressReporter(), countsSentBytes: false) { counter.update(to: $0.bytesSent) })
        if let (file, location) = journal {
            run = run.journaled(in: file, at: location, options.onJournalFailure ?? { _ in })
        }
        let didChange = options.willChange?(batch.map(PlannedChange.init))
        let misread = Locked<[FolderScan.Upload]>([])
        run.onFinish = { [self] file, outcome in
            let upload = batch[file]
            switch outcome {
            case .success(let metadata):
                add(upload, metadata)
            // The file is read to its end instead.
            case .failure(.source(UploadSourceError.wrongSize)): misread.withLock { $0.append(upload) }
            case .failure(.finishError(let error)):
                items.add(
                    upload.path, size: upload.size,
                    .failed(error.routeError.map { FolderItemError.rejected($0) } ?? FileUploadError.finishError(error))
                )
            case .failure(let error): items.add(upload.path, size: upload.size, .failed(error))
            }
        }
        let outcomes = await run.outcomes()
        for upload in misread.withLock({ $0 }) { await send(upload) }
        let isKnown = outcomes.files.allSatisfy { outcome in
            if case .failure(let error) = outcome { error.isOutcomeKnown } else { true }
        }
        didChange?(isKnown ? .known : .unknown)
    }

    /// Reports an uploaded file.
    private func add(_ upload: FolderScan.Upload, _ metadata: Files.FileMetadata) {
        items.add(
            upload.path, size: upload.size, .transferred(metadata), replacing: upload.commit.replacedRevision,
            upload.notices)
    }

    /// Uploads a file whose size is wrong.
    private func send(_ upload: FolderScan.Upload) async {
        do {
            let metadata = try await files.uploadFile(
                from: upload.url, to: upload.commit.path, mode: upload.commit.mode,
                options: FileUploadOptions {
                    $0.clientModified = upload.commit.clientModified
                    $0.progressQueue = Self.queue
                })
            add(upload, metadata)
        } catch {
            items.add(upload.path, size: upload.size, .failed(error))
        }
    }
}
