import DropboxHTTP
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

/// The incremental comparison of one folder of an upload with its counterpart in Dropbox. Each step processes a page of
/// the Dropbox listing, or the same number of files that Dropbox doesn't have.
///
/// The scan stores the filenames of the local directory, but at most one page of the Dropbox listing.
struct FolderScan: Sendable {
    /// The known state of a folder in Dropbox before the scan.
    enum Remote: Sendable {
        case unknown
        case absent
        /// A file has the name of the folder, which takes its place.
        case file(Files.FileMetadata)
        /// The folder can't exist: its parent failed, or another item has its name.
        case failed(any Error)
    }

    /// A file to upload.
    struct Upload: Sendable {
        let place: ItemPath
        let path: String
        let url: URL
        let size: Int64
        let commit: Files.CommitInfo
        var notices: [FolderTransferResult.Notice] = []
    }

    /// The result of a step.
    struct ScanResult: Sendable {
        var uploads: [Upload] = []
        /// The files that take the place of folders in Dropbox, after these were deleted.
        var replacements: [Upload] = []
        var folders: [FolderScan] = []
    }

    private enum Phase {
        case initial
        case listing(ResumableListing)
        /// Enqueues the entries that Dropbox doesn't have, starting at an index.
        case enqueuing(from: Int)
        case finished
    }

    /// The number of files per step, the same as in a page of a listing.
    private static let stepSize = 1_000

    let path: ItemPath
    let transfer: FolderUpload
    private var remote: Remote
    /// The rules that apply in the parent of the local directory.
    private let outer: IgnoreScope?
    /// What else there is to know about the folder.
    private let notices: [FolderTransferResult.Notice]
    private var phase = Phase.initial
    private var local: LocalDirectory?
    /// A Boolean value for each entry that indicates whether it was processed.
    private var isDone: [Bool] = []

    init(
        _ path: ItemPath, _ remote: Remote, _ transfer: FolderUpload, _ outer: IgnoreScope? = nil,
        _ notices: [FolderTransferResult.Notice] = []
    ) {
        self.path = path
        self.outer = outer
        self.notices = notices
        self.remote = remote
        self.transfer = transfer
    }

    var isFinished: Bool { if case .finished = phase { true } else { false } }

    /// Performs the next step.
    ///
    /// - Throws: An error if the top-level folder isn't accessible. Other failures are reported per item.
    mutating func step() async throws -> ScanResult {
        var result = ScanResult()
        switch phase {
        case .initial:
            if try await begin() { phase = .listing(ResumableListing(transfer.files, remotePath, isRecursive: false)) }
        case .listing(var pages):
            do {
                if let page = try await pages.next() {
                    for entry in page { await processRemoteEntry(entry, &result) }
                    phase = .listing(pages)
                } else {
                    try await end(exists: true)
                }
            } catch let error as CallError<Files.ListFolderError> {
                guard case .path(.notFound) = error.routeError else {
                    try fail(error)
                    break
                }
                try await end(exists: false)
            } catch {
                try fail(error)
            }
        case .enqueuing(let first): await processLocalEntries(from: first, &result)
        case .finished: break
        }
        try await waitForNextSecond(after: result.uploads + result.replacements)
        return result
    }

    /// Waits until the seconds in which files changed are over, for about a second at most.
    ///
    /// Dropbox stores times in whole seconds. A file that is read at once, and changed again in the same second, would
    /// have the same time as its copy, and not be uploaded again.
    private func waitForNextSecond(after uploads: [Upload]) async throws {
        let clock = TransferSettings(transfer.files.client).clock
        let now = clock.date().timeIntervalSince1970
        let ends = uploads.lazy.compactMap { $0.commit.clientModified?.timeIntervalSince1970 }
            .map { $0.rounded(.down) + 1 + Self.timeGranularity }
        // No change of a file sets a time in the future.
        guard let end = ends.filter({ $0 > now && $0 < now + 2 }).max() else { return }
        try await clock.sleep(.seconds(end - now))
    }

    /// The time by which the clock of a file system may be behind, in seconds.
    private static let timeGranularity = 0.05

    // MARK: Steps

    /// The path of the folder in Dropbox, empty for the root.
    private var remotePath: String { ([transfer.root] + path.names).joined(separator: "/") }

    private func displayPath(_ name: String) -> String { (path.names + [name]).joined(separator: "/") }

    /// Reads the local directory. Returns whether to list the folder in Dropbox.
    private mutating func begin() async throws -> Bool {
        let (path, transfer, outer) = (path, transfer, outer)
        do {
            let local = try await BlockingIO.disk.run { _ in
                try LocalDirectory(path, in: transfer.source, transfer.options, outer) { itemPath, item, outcome in
                    let size = item?.kind == .file ? item?.size : nil
                    transfer.items.add(itemPath.string, isFolder: item?.kind == .folder, size: size ?? 0, outcome)
                }
            }
            self.local = local
            isDone = Array(repeating: false, count: local.entries.count)
        } catch {
            // If the folder failed in Dropbox, its failure was already reported.
            if case .failed = remote {} else { try fail(error) }
            phase = .finished
            return false
        }
        switch remote {
        case .unknown: return true
        case .absent, .file: try await end(exists: false)
        case .failed: phase = .enqueuing(from: 0)
        }
        return false
    }

    /// Handles the end of the listing in Dropbox.
    private mutating func end(exists: Bool) async throws {
        phase = .enqueuing(from: 0)
        guard !exists else { return report(.identical) }
        let former = remote
        remote = .absent
        guard transfer.options.transfersEmptyFolders || path.isRoot else { return transfer.postpone(path, former) }
        do { try await transfer.remove(former, at: path) } catch { return try fail(error) }
        guard !transfer.options.isDryRun else { return report(.planned) }
        // A folder with entries is created together with its first file.
        let didCreate = transfer.announce(path)
        guard local?.entries.isEmpty == true else { return report(.transferred(nil)) }
        do {
            guard let folder = try await transfer.files.createFolder(at: remotePath) else {
                didCreate?(.known)
                return report(.identical)
            }
            didCreate?(.created(folder.id))
            report(.transferred(nil))
        } catch let error as CancellationError {
            throw error
        } catch {
            if (error as? CallError<Files.CreateFolderError>)?.routeError != nil { didCreate?(.known) }
            try fail(error)
        }
    }

    /// Handles a folder whose content, and therefore whose items, can't be transferred.
    private mutating func fail(_ error: any Error) throws {
        if path.isRoot { throw error }
        report(.failed(error))
        remote = .failed(error)
        phase = .enqueuing(from: 0)
    }

    private func report(_ outcome: FolderTransferResult.Outcome) {
        if !path.isRoot { transfer.report(path, outcome, notices) }
    }

    // MARK: Entries

    /// Processes an item in Dropbox, and the local entry with its name.
    private mutating func processRemoteEntry(_ entry: Files.Metadata, _ result: inout ScanResult) async {
        guard let local, !(entry is Files.DeletedMetadata) else { return }
        if let error = entry.nameError {
            let isFolder = entry is Files.FolderMetadata
            let failure = FolderItemError.unsafeName(error.name)
            return transfer.items.add(displayPath(entry.name), isFolder: isFolder, .failed(failure))
        }
        guard let index = local.index(of: CaseFoldedName.key(entry.name)) else {
            guard let mirror = transfer.mirror else { return }
            if !local.names.contains(CaseFoldedName.key(entry.name)) {
                mirror.add(entry, at: path.child(entry.name), local.scope)
            } else if entry is Files.FileMetadata {
                // The local item with this name is not uploaded, but the file in Dropbox has a counterpart.
                mirror.recordMatchedFile()
            }
            return
        }
        guard !isDone[index] else { return }
        isDone[index] = true
        if entry is Files.FileMetadata { transfer.mirror?.recordMatchedFile() }
        let localEntry = local.entries[index]
        guard localEntry.isFolder else { return await processFile(localEntry, entry, &result) }
        var remote = Remote.failed(FolderItemError.exists)
        var notices: [FolderTransferResult.Notice] = []
        do {
            if let folder = entry as? Files.FolderMetadata {
                notices = try await adoptSpelling(of: localEntry, for: folder, id: folder.id)
                remote = .unknown
            } else if let file = entry as? Files.FileMetadata,
                try transfer.mayReplace(file, at: path.child(localEntry.name), local.scope)
            {
                remote = .file(file)
            }
        } catch {
            remote = .failed(error)
        }
        addSubfolder(localEntry, remote, notices, &result)
    }

    /// Gives an item in Dropbox the spelling of its local counterpart, such as another case, if the transfer is a
    /// mirror.
    private func adoptSpelling(
        of local: LocalDirectory.Entry, for entry: Files.Metadata, id: String
    ) async throws -> [FolderTransferResult.Notice] {
        let name = CaseFoldedName.normalized(local.name)
        guard transfer.mirror != nil, !entry.name.utf8.elementsEqual(name.utf8), let former = entry.pathLower else {
            return []
        }
        if !transfer.options.isDryRun {
            let new = remotePath + "/" + name
            let didChange = transfer.options.willChange?([
                PlannedChange(
                    renaming: entry.name, to: path.child(name), id: id, isFolder: entry is Files.FolderMetadata)
            ])
            do {
                _ = try await transfer.files.retrier.performIdempotent {
                    transfer.files.moveV2(fromPath: former, toPath: new)
                }
            } catch let error as CallError<Files.RelocationError> {
                guard case .to(.conflict) = error.routeError,
                    try await transfer.files.metadata(at: id)?.isAt(new) == true
                else {
                    if error.routeError != nil { didChange?(.known) }
                    throw error
                }
            }
        }
        return [.formerSpelling(entry.name, id: id)]
    }

    /// Processes entries that exist only locally.
    private mutating func processLocalEntries(from first: Int, _ result: inout ScanResult) async {
        guard let local, first < local.entries.count else {
            phase = .finished
            return
        }
        let last = min(first + Self.stepSize, local.entries.count)
        for index in first..<last where !isDone[index] {
            let localEntry = local.entries[index]
            let error: (any Error)? = if case .failed(let error) = remote { error } else { nil }
            if localEntry.isFolder {
                addSubfolder(localEntry, error.map { .failed($0) } ?? .absent, [], &result)
            } else if error == nil {
                transfer.mirror?.recordNewFile()
                await processFile(localEntry, nil, &result)
            } else {
                transfer.items.add(
                    displayPath(localEntry.name), .failed(FolderItemError.parentFailed(path.string)))
            }
        }
        phase = .enqueuing(from: last)
    }

    private func addSubfolder(
        _ entry: LocalDirectory.Entry, _ remote: Remote, _ notices: [FolderTransferResult.Notice],
        _ result: inout ScanResult
    ) {
        // Report the actual error for a folder that is blocked by another item. Items below it fail because of their
        // parent.
        var remote = remote
        if case .failed(let error) = remote {
            transfer.items.add(displayPath(entry.name), isFolder: true, .failed(error))
            remote = .failed(FolderItemError.parentFailed(displayPath(entry.name)))
        }
        let own = path.child(entry.name, entry.identity)
        if entry.isRenamed { transfer.source.setSpelling(entry.localName, of: own) }
        result.folders.append(FolderScan(own, remote, transfer, local?.scope, notices))
    }

    private func isIdentical(_ item: DirectoryHandle.Item, _ url: URL, _ file: Files.FileMetadata) async throws -> Bool
    {
        guard let hash = file.contentHash, item.size == Int64(clamping: file.size) else { return false }
        if !transfer.options.comparesContent, item.isCounterpart(of: file) { return true }
        return try await BlockingIO.bulk.run { try ContentHash.hash(ofFileAt: url, check: $0.check) } == hash
    }

    /// Decides what to do with a file.
    private func processFile(
        _ localEntry: LocalDirectory.Entry, _ entry: Files.Metadata?, _ result: inout ScanResult
    ) async {
        guard let handle = local?.handle else { return }
        let place = path.child(localEntry.name)
        let itemPath = place.string
        let options = transfer.options
        let url = handle.url.appendingPathComponent(localEntry.localName)
        var notices = localEntry.notices
        var size: Int64 = 0
        do {
            try Task.checkCancellation()
            guard let item = try handle.item(localEntry.localName, followingLinks: options.symbolicLinks == .follow),
                item.kind == .file
            else { throw SystemError(number: ENOENT, path: url.path) }
            size = item.size
            var mode = Files.WriteMode.add
            let replaced = entry as? Files.FolderMetadata
            if let entry, replaced == nil {
                guard let remote = entry as? Files.FileMetadata else { throw FolderItemError.exists }
                notices += try await adoptSpelling(of: localEntry, for: entry, id: remote.id)
                var isSame = options.comparesNothing
                if !isSame, options.skipsIdentical { isSame = try await isIdentical(item, url, remote) }
                if isSame {
                    return transfer.items.add(itemPath, size: size, .identical, notices)
                }
                guard options.overwrite else { throw FolderItemError.exists }
                mode = .update(remote.rev)
            }
            let sendsTime = options.preservesModificationTime && item.modified.isRepresentable
            if options.preservesModificationTime, !sendsTime { notices.append(.keptModificationTime(item.modified)) }
            let upload = Upload(
                place: place, path: itemPath, url: url, size: size,
                commit: Files.CommitInfo(
                    path: remotePath + "/" + localEntry.name, mode: mode,
                    clientModified: sendsTime ? item.modified : nil), notices: notices)
            if let replaced {
                guard options.overwrite, let mirror = transfer.mirror else { throw FolderItemError.folderExists }
                mirror.add(replaced, at: path.child(replaced.name), local?.scope, isReplaced: true)
                return result.replacements.append(upload)
            }
            try await transfer.createPostponed(path)
            if options.isDryRun { return transfer.items.add(itemPath, size: size, .planned, notices) }
            result.uploads.append(upload)
        } catch {
            transfer.items.add(itemPath, size: size, .failed(error), notices)
        }
    }
}

extension LocalDirectory.Entry {
    /// A Boolean value that indicates whether the item has another name in Dropbox.
    fileprivate var isRenamed: Bool { !name.utf8.elementsEqual(localName.utf8) }

    fileprivate var notices: [FolderTransferResult.Notice] { isRenamed ? [.localName(localName)] : [] }
}

extension DirectoryHandle.Item {
    /// Returns whether the size and the time show that a file of this size is unchanged since it was transferred.
    ///
    /// Dropbox stores times in whole seconds. A file that another program uploaded in the second of its last change may
    /// have been changed again in that second.
    func isCounterpart(of file: Files.FileMetadata) -> Bool {
        let second = modified.timeIntervalSince1970.rounded(.down)
        guard kind == .file, size == Int64(clamping: file.size), second == file.clientModified.timeIntervalSince1970
        else { return false }
        let end = second + 2
        let wasDownloaded = modified.timeIntervalSince1970 == second && changed.timeIntervalSince1970 >= end
        return wasDownloaded || file.serverModified.timeIntervalSince1970 >= end
    }
}
