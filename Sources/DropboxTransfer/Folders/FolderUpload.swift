import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// Carries out the upload of a folder while it is looked at: a few folders are looked at ahead of what is sent, small
/// files go together, large ones one after the other, each in several requests at a time.
final class FolderUpload: Sendable {
    let files: FilesRoutes
    /// The folder here.
    let source: DirectoryHandle
    /// The folder in Dropbox; empty for the root.
    let root: String
    let options: FolderTransferOptions
    let tally: FolderProgress
    let items: ItemResultCollector
    /// Takes note of what is only in Dropbox, where that is to be deleted.
    let mirror: FolderMirror?
    /// Files from here on are large.
    let largeSize: Int64

    /// So many small files go together: as many as one call makes files of.
    private static let batchSize = 1_000
    private static let maximumLooks = 4
    private static let maximumBatches = 2

    /// What has been found and not begun, and what is under way.
    private struct State {
        /// The next one last, so that a tree is gone through in depth and few folders wait.
        var folders: [FolderScan]
        var small: [FolderScan.Upload] = []
        var large: [FolderScan.Upload] = []
        var looks = 0
        var batches = 0
        var isLargeUnderWay = false

        var isLooking: Bool { looks > 0 || !folders.isEmpty }
    }

    // Indirect, because copies of all that is in it take more code than all else here.
    private indirect enum Event: Sendable {
        case looked(FolderScan, FolderScan.ScanResult)
        case sentBatch
        case sentLarge
    }

    init(
        files: FilesRoutes, source: DirectoryHandle, root: String, options: FolderTransferOptions,
        tally: FolderProgress,
        items: ItemResultCollector, mirror: FolderMirror? = nil, largeSize: Int64 = 64 << 20
    ) {
        self.files = files
        self.source = source
        self.root = root
        self.options = options
        self.tally = tally
        self.items = items
        self.mirror = mirror
        self.largeSize = largeSize
    }

    /// - Throws: Where the folder at the top cannot be had, here or there.
    func run() async throws {
        try await withThrowingTaskGroup(of: Event.self) { group in
            var state = State(folders: [FolderScan([], .unknown, self)])
            while true {
                begin(&state, &group)
                guard let event = try await group.next() else { break }
                switch event {
                case .looked(let look, let found):
                    state.looks -= 1
                    if !look.isFinished { state.folders.append(look) }
                    state.folders += found.folders.reversed()
                    for upload in found.uploads {
                        tally.find(upload.size)
                        if upload.size < largeSize {
                            state.small.append(upload)
                        } else {
                            state.large.append(upload)
                        }
                    }
                    if !state.isLooking { tally.complete() }
                case .sentBatch: state.batches -= 1
                case .sentLarge: state.isLargeUnderWay = false
                }
            }
        }
    }

    /// Begins whatever can begin now.
    private func begin(_ state: inout State, _ group: inout ThrowingTaskGroup<Event, any Error>) {
        while state.looks < Self.maximumLooks, state.small.count + state.large.count < 2 * Self.batchSize,
            let look = state.folders.popLast()
        {
            state.looks += 1
            group.addTask {
                var look = look
                let found = try await look.step()
                return .looked(look, found)
            }
        }
        while state.batches < Self.maximumBatches, !state.small.isEmpty,
            state.small.count >= Self.batchSize || !state.isLooking
        {
            let batch = Array(state.small.prefix(Self.batchSize))
            state.small.removeFirst(batch.count)
            state.batches += 1
            group.addTask {
                await self.send(batch)
                return .sentBatch
            }
        }
        if !state.isLargeUnderWay, let upload = state.large.popLast() {
            state.isLargeUnderWay = true
            group.addTask {
                await self.send(upload)
                return .sentLarge
            }
        }
    }

    /// A file is in Dropbox: an upload of it that died before it knew leaves nothing in the journal.
    func settle(_ url: URL, _ size: Int64, at path: String) async {
        guard let journal = options.journal, size >= largeSize, !options.isDryRun else { return }
        // A page that stays does no harm but to take room.
        do {
            let file = try await BlockingIO.disk.run { _ in try LocalFile(url) }
            try await JournalEntry(journal, file, path, files.client.scope).removeIfCompleted()
        } catch {}
    }

    // MARK: Sending

    /// Where the transfers of files tell how far they are.
    private static let queue = DispatchQueue(label: "swift-dropbox.folder-upload")

    private func send(_ batch: [FolderScan.Upload]) async {
        do throws(FolderItemError) {
            try items.checkRoom()
        } catch {
            for upload in batch { items.add(upload.path, size: upload.size, .failed(error)) }
            return
        }
        let counter = tally.counter(of: .sum(batch.map(\.size)))
        let commits = batch.map { ($0.url, $0.commit) }
        let result = await files.batchUpload(
            Dictionary(commits) { first, _ in first }, BatchUploadOptions(),
            queue: Self.queue
        ) { counter.reached($0.completedUnitCount) }
        for upload in batch {
            let outcome: FolderTransferResult.Outcome =
                switch result.outcomes[upload.url] {
                case .uploaded(let metadata): .transferred(metadata)
                case .rejected(let error): .failed(FolderItemError.rejected(error))
                case .failed(let error): .failed(error)
                case nil: .failed(CancellationError())
                }
            items.add(upload.path, size: upload.size, outcome)
        }
        // What could not be sent does not count, and the last calls of the progress may not have come.
        let uploaded = result.uploaded
        counter.reached(.sum(batch.map { uploaded[$0.url] == nil ? 0 : $0.size }))
    }

    private func send(_ upload: FolderScan.Upload) async {
        let counter = tally.counter(of: upload.size)
        do {
            try items.checkRoom()
            let metadata = try await files.uploadFile(
                from: upload.url, to: upload.commit.path, mode: upload.commit.mode,
                options: UploadOptions {
                    $0.clientModified = upload.commit.clientModified
                    $0.journal = options.journal
                    $0.progressQueue = Self.queue
                }
            ) { counter.reached($0.completedUnitCount) }
            counter.reached(upload.size)
            items.add(upload.path, size: upload.size, .transferred(metadata))
        } catch {
            items.add(upload.path, size: upload.size, .failed(error))
        }
    }
}
