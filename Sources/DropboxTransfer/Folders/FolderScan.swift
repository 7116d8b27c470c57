import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency

/// A look at one folder of an upload, here and in Dropbox, step by step: a step takes in a page of the listing of Dropbox,
/// or as many files that are not there.
///
/// Of a folder its names are kept; of Dropbox no more than a page.
struct FolderScan: Sendable {
    /// What is known of a folder in Dropbox before it is looked at.
    enum Remote: Sendable {
        case unknown
        case absent
        /// It cannot be there: the folder above it could not be had, or something else has its name.
        case failed(any Error)
    }

    /// A file that is to be uploaded.
    struct Upload: Sendable {
        let path: String
        let url: URL
        let size: Int64
        let commit: Files.CommitInfo
    }

    /// What a step has found.
    struct ScanResult: Sendable {
        var uploads: [Upload] = []
        var folders: [FolderScan] = []
    }

    private enum Phase {
        case beginning
        case listing(ResumableListing)
        /// From this entry on those are taken that Dropbox does not have.
        case enqueuing(from: Int)
        case finished
    }

    /// As many files as a page of a listing may have.
    private static let stepSize = 1_000

    let path: [String]
    let transfer: FolderUpload
    private var remote: Remote
    private var phase = Phase.beginning
    private var local: LocalDirectory?
    /// Which entries are dealt with.
    private var isDone: [Bool] = []

    init(_ path: [String], _ remote: Remote, _ transfer: FolderUpload) {
        self.path = path
        self.remote = remote
        self.transfer = transfer
    }

    var isFinished: Bool { if case .finished = phase { true } else { false } }

    /// Goes on by a step.
    /// - Throws: Where the folder at the top cannot be had. Other failures become those of items.
    mutating func step() async throws -> ScanResult {
        var found = ScanResult()
        switch phase {
        case .beginning:
            if try await begin() { phase = .listing(ResumableListing(transfer.files, place, isRecursive: false)) }
        case .listing(var pages):
            do {
                if let page = try await pages.next() {
                    for entry in page { await take(entry, &found) }
                    phase = .listing(pages)
                } else {
                    try await end(isThere: true)
                }
            } catch let error as CallError<Files.ListFolderError> {
                guard case .path(.notFound) = error.routeError else {
                    try fail(error)
                    break
                }
                try await end(isThere: false)
            } catch {
                try fail(error)
            }
        case .enqueuing(let first): await takeNew(from: first, &found)
        case .finished: break
        }
        return found
    }

    // MARK: Steps

    /// The path of the folder in Dropbox, empty for the root.
    private var place: String { ([transfer.root] + path).joined(separator: "/") }

    private func shown(_ name: String) -> String { (path + [name]).joined(separator: "/") }

    /// Reads the folder here. Gives whether Dropbox is to be asked.
    private mutating func begin() async throws -> Bool {
        let (path, transfer) = (path, transfer)
        do {
            let local = try await BlockingIO.disk.run { _ in
                try LocalDirectory(path, below: transfer.source, transfer.options) { place, item, outcome in
                    let size = item?.kind == .file ? item?.size : nil
                    transfer.items.add(place, isFolder: item?.kind == .folder, size: size ?? 0, outcome)
                }
            }
            self.local = local
            isDone = Array(repeating: false, count: local.entries.count)
        } catch {
            // Of a folder that cannot be had there it was told that it failed.
            if case .failed = remote {} else { try fail(error) }
            phase = .finished
            return false
        }
        switch remote {
        case .unknown: return true
        case .absent: try await end(isThere: false)
        case .failed: phase = .enqueuing(from: 0)
        }
        return false
    }

    /// Dropbox has no more to tell.
    private mutating func end(isThere: Bool) async throws {
        phase = .enqueuing(from: 0)
        guard !isThere else { return tell(.identical) }
        remote = .absent
        guard !transfer.options.isDryRun else { return tell(.planned) }
        // The others come into being with the first file in them.
        guard local?.entries.isEmpty == true else { return tell(.transferred(nil)) }
        do {
            let place = place
            _ = try await transfer.files.repeated.retryingReads { transfer.files.createFolderV2(path: place) }
            tell(.transferred(nil))
        } catch let error as CallError<Files.CreateFolderError> {
            if case .path(.conflict(.folder)) = error.routeError { return tell(.identical) }
            try fail(error)
        }
    }

    /// The folder cannot be had, nor what is in it.
    private mutating func fail(_ error: any Error) throws {
        if path.isEmpty { throw error }
        tell(.failed(error))
        remote = .failed(error)
        phase = .enqueuing(from: 0)
    }

    private func tell(_ outcome: FolderTransferResult.Outcome) {
        if !path.isEmpty { transfer.items.add(path.joined(separator: "/"), isFolder: true, outcome) }
    }

    // MARK: Entries

    /// Takes what is in Dropbox and here.
    private mutating func take(_ entry: Files.Metadata, _ found: inout ScanResult) async {
        guard let local, !(entry is Files.DeletedMetadata) else { return }
        guard let index = local.index(of: CaseFoldedName.key(entry.name)) else {
            guard let mirror = transfer.mirror else { return }
            if !local.names.contains(FilenameValidation.key(entry.name)) {
                mirror.add(entry, at: path + [entry.name])
            } else if entry is Files.FileMetadata {
                // What has its name here is not sent, but there.
                mirror.keepFile()
            }
            return
        }
        guard !isDone[index] else { return }
        isDone[index] = true
        if entry is Files.FileMetadata { transfer.mirror?.keepFile() }
        let own = local.entries[index]
        if own.isFolder {
            let remote: Remote = entry is Files.FolderMetadata ? .unknown : .failed(FolderItemError.exists)
            enter(own, remote, &found)
        } else {
            await take(own, entry, &found)
        }
    }

    /// Takes what is only here.
    private mutating func takeNew(from first: Int, _ found: inout ScanResult) async {
        guard let local, first < local.entries.count else {
            phase = .finished
            return
        }
        let last = min(first + Self.stepSize, local.entries.count)
        for index in first..<last where !isDone[index] {
            let own = local.entries[index]
            let error: (any Error)? = if case .failed(let error) = remote { error } else { nil }
            if own.isFolder {
                enter(own, error.map { .failed($0) } ?? .absent, &found)
            } else if error == nil {
                transfer.mirror?.expectFile()
                await take(own, nil, &found)
            } else {
                transfer.items.add(
                    shown(own.name), .failed(FolderItemError.parentFailed(path.joined(separator: "/"))))
            }
        }
        phase = .enqueuing(from: last)
    }

    private func enter(_ own: LocalDirectory.Entry, _ remote: Remote, _ found: inout ScanResult) {
        // One that is blocked by what has its name fails for that reason, those below it because of it.
        var remote = remote
        if case .failed(let error) = remote {
            transfer.items.add(shown(own.name), isFolder: true, .failed(error))
            remote = .failed(FolderItemError.parentFailed(shown(own.name)))
        }
        found.folders.append(FolderScan(path + [own.name], remote, transfer))
    }

    /// Decides about a file.
    private func take(_ own: LocalDirectory.Entry, _ entry: Files.Metadata?, _ found: inout ScanResult) async {
        guard let handle = local?.handle else { return }
        let place = shown(own.name)
        let options = transfer.options
        let url = handle.url.appendingPathComponent(own.name)
        var size: Int64 = 0
        do {
            try Task.checkCancellation()
            guard let item = try handle.item(own.name, followingLinks: options.symbolicLinks == .followed),
                item.kind == .file
            else { throw POSIXError(.ENOENT, userInfo: [NSFilePathErrorKey: url.path]) }
            size = item.size
            var mode = Files.WriteMode.add
            if let entry {
                guard let remote = entry as? Files.FileMetadata else { throw FolderItemError.exists }
                if options.skipsIdentical, Int64(clamping: remote.size) == size, let hash = remote.contentHash,
                    try await BlockingIO.bulk.run({ try ContentHash.hash(ofFileAt: url, check: $0.check) }) == hash
                {
                    await transfer.settle(url, size, at: self.place + "/" + own.name)
                    return transfer.items.add(place, size: size, .identical)
                }
                guard options.overwrite else { throw FolderItemError.exists }
                mode = .update(remote.rev)
            }
            if options.isDryRun { return transfer.items.add(place, size: size, .planned) }
            let modified = options.preservesModificationTime ? item.modified : nil
            found.uploads.append(
                Upload(
                    path: place, url: url, size: size,
                    commit: Files.CommitInfo(
                        path: self.place + "/" + own.name, mode: mode, clientModified: modified)))
        } catch {
            transfer.items.add(place, size: size, .failed(error))
        }
    }
}
