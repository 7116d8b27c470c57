import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation

/// Uploads a folder while it is being scanned: a few folders are scanned in advance. Small files are uploaded in
/// batches, large ones one after the other, each with several concurrent requests.
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
    /// The minimum size of large files.
    let largeSize: Int64

    /// The number of small files in a batch, which is the maximum of a commit request.
    private static let batchSize = 1_000
    private static let maximumScans = 4
    private static let maximumBatches = 2

    /// The scanned items that were not started, and the number of operations in progress.
    private struct State {
        /// The next folder is last, to scan the tree depth-first, so that few folders wait.
        var folders: [FolderScan]
        var small: [FolderScan.Upload] = []
        var large: [FolderScan.Upload] = []
        var scans = 0
        var batches = 0
        var isSendingLarge = false

        var isScanning: Bool { scans > 0 || !folders.isEmpty }
    }

    // Indirect, because copying the payloads generates more code than the rest of this file.
    private indirect enum Event: Sendable {
        case scanned(FolderScan, FolderScan.ScanResult)
        case sentBatch
        case sentLarge
    }

    init(
        files: FilesRoutes, source: DirectoryTree, root: String, options: FolderTransferOptions,
        progress: FolderProgress,
        items: ItemResultCollector, mirror: FolderMirror? = nil, largeSize: Int64 = 64 << 20
    ) {
        self.files = files
        self.source = source
        self.root = root
        self.options = options
        self.progress = progress
        self.items = items
        self.mirror = mirror
        self.largeSize = largeSize
    }

    /// Uploads all files.
    ///
    /// - Throws: An error if the root folder isn't accessible locally or in Dropbox.
    func run() async throws {
        try await withThrowingTaskGroup(of: Event.self) { group in
            var state = State(folders: [FolderScan(ItemPath(), .unknown, self)])
            while true {
                begin(&state, &group)
                guard let event = try await group.next() else { break }
                switch event {
                case .scanned(let scan, let result):
                    state.scans -= 1
                    if !scan.isFinished { state.folders.append(scan) }
                    state.folders += result.folders.reversed()
                    for upload in result.uploads {
                        progress.addToTotal(upload.size)
                        if upload.size < largeSize {
                            state.small.append(upload)
                        } else {
                            state.large.append(upload)
                        }
                    }
                    if !state.isScanning { progress.completeTotal() }
                case .sentBatch: state.batches -= 1
                case .sentLarge: state.isSendingLarge = false
                }
            }
        }
    }

    /// Starts all operations that can start now.
    private func begin(_ state: inout State, _ group: inout ThrowingTaskGroup<Event, any Error>) {
        while state.scans < Self.maximumScans, state.small.count + state.large.count < 2 * Self.batchSize,
            let scan = state.folders.popLast()
        {
            state.scans += 1
            group.addTask {
                var scan = scan
                let result = try await scan.step()
                return .scanned(scan, result)
            }
        }
        while state.batches < Self.maximumBatches, !state.small.isEmpty,
            state.small.count >= Self.batchSize || !state.isScanning
        {
            let batch = Array(state.small.prefix(Self.batchSize))
            state.small.removeFirst(batch.count)
            state.batches += 1
            group.addTask {
                await self.send(batch)
                return .sentBatch
            }
        }
        if !state.isSendingLarge, let upload = state.large.popLast() {
            state.isSendingLarge = true
            group.addTask {
                await self.send(upload)
                return .sentLarge
            }
        }
    }

    /// Deletes the journal entry of a file that is in Dropbox, in case an earlier upload of it was interrupted before
    /// it received the response.
    func removeJournalEntry(_ url: URL, _ size: Int64, at path: String) async {
        guard let journal = options.journal, size >= largeSize, !options.isDryRun else { return }
        // A remaining entry is harmless.
        do {
            let file = try await BlockingIO.disk.run { _ in try LocalFile(url) }
            try await JournalEntry(journal, file, path, files.client.context).removeIfCompleted()
        } catch {}
    }

    // MARK: Sending

    /// The queue on which the transfers of files report their progress.
    private static let queue = DispatchQueue(label: "swift-dropbox.folder-upload")

    private func send(_ batch: [FolderScan.Upload]) async {
        do throws(FolderItemError) {
            try items.checkSpace()
        } catch {
            for upload in batch { items.add(upload.path, size: upload.size, .failed(error)) }
            return
        }
        let counter = progress.counter(of: .sum(batch.map(\.size)))
        let commits = batch.map { ($0.url, $0.commit) }
        let result = await files.batchUpload(
            Dictionary(commits) { first, _ in first }, BatchUploadOptions(),
            queue: Self.queue
        ) { counter.update(to: $0.completedUnitCount) }
        // Files that failed don't count, and the last progress reports may not have been delivered.
        let uploaded = result.uploaded
        counter.update(to: .sum(batch.map { uploaded[$0.url] == nil ? 0 : $0.size }))
        for upload in batch {
            let outcome: FolderTransferResult.Outcome
            switch result.outcomes[upload.url] {
            case .uploaded(let metadata): outcome = .transferred(metadata)
            case .rejected(let error): outcome = .failed(FolderItemError.rejected(error))
            // The file is read to its end instead.
            case .failed(let error) where error.hasWrongSize:
                await send(upload)
                continue
            case .failed(let error): outcome = .failed(error)
            case nil: outcome = .failed(CancellationError())
            }
            items.add(upload.path, size: upload.size, outcome)
        }
    }

    private func send(_ upload: FolderScan.Upload) async {
        let counter = progress.counter(of: upload.size)
        do {
            try items.checkSpace()
            let metadata = try await files.uploadFile(
                from: upload.url, to: upload.commit.path, mode: upload.commit.mode,
                options: FileUploadOptions {
                    $0.clientModified = upload.commit.clientModified
                    $0.journal = options.journal
                    $0.onJournalFailure = options.onJournalFailure
                    $0.progressQueue = Self.queue
                }
            ) { counter.update(to: $0.completedUnitCount) }
            counter.update(to: upload.size)
            items.add(upload.path, size: upload.size, .transferred(metadata))
        } catch {
            items.add(upload.path, size: upload.size, .failed(error))
        }
    }
}

extension BatchUploadError {
    /// A Boolean value that indicates whether the file has more or fewer bytes than its size says.
    fileprivate var hasWrongSize: Bool {
        guard case .clientError(.clientError(.fileAccessError(let error as UploadSourceError))) = self else {
            return false
        }
        if case .wrongSize = error { return true }
        return false
    }
}
