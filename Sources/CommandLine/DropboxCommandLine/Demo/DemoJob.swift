import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// The transfers of the demo: uploads, lists, and downloads a directory tree.
struct DemoJob: Sendable {
    let client: DropboxClient
    let terminal: Terminal

    /// The destination folder in Dropbox, which is deleted at the end.
    let remoteRoot: String

    /// The local directory for the downloads.
    let downloads: URL

    /// The maximum number of concurrent requests.
    static let concurrency = 8

    /// The number of bytes in a chunk of an upload session.
    static let chunkSize = 8 << 20

    /// The minimum size in bytes of a file that is uploaded in an upload session.
    static let sessionThreshold: Int64 = 32 << 20

    /// The maximum number of entries in a page of the listing. It is small, so that a typical folder needs several
    /// pages.
    static let pageLimit: UInt32 = 100

    // MARK: Upload

    func upload(_ tree: LocalTree) async throws(CommandError) -> Phase.Result {
        let phase = Phase("Upload", files: tree.files.count, bytes: tree.bytes, terminal: terminal)
        for folder in [""] + tree.folders.sorted() {
            let path = folder.isEmpty ? remoteRoot : remotePath(folder)
            do {
                let creation = client.files.createFolderV2(path: path)
                _ = try await creation.response()
                phase.count(creation)
            } catch { throw .failure("cannot create the folder \(path)", error) }
        }
        // Start with the largest file. Small files use the other connections in the meantime.
        try await forEachConcurrently(tree.files.sorted { $0.size > $1.size }, limit: Self.concurrency) {
            file throws(CommandError) in
            do {
                if file.size >= Self.sessionThreshold {
                    try await uploadInChunks(file, phase)
                } else {
                    let hash = try ContentHash.hash(ofFileAt: file.url)
                    let progress = ByteProgress(phase)
                    let upload = client.files.upload(
                        path: remotePath(file.path), contentHash: hash, input: file.url
                    ).progress { progress.report($0.completedUnitCount) }
                    _ = try await upload.response()
                    phase.count(upload)
                    progress.report(file.size)
                }
            } catch { throw .failure("cannot upload \(file.path)", error) }
            phase.advance(files: 1)
        }
        return phase.finish()
    }

    /// Uploads a file in an upload session. Each chunk has its own content hash.
    private func uploadInChunks(_ file: LocalTree.File, _ phase: Phase) async throws {
        let source = try FileHandle(forReadingFrom: file.url)
        defer { source.closeFile() }
        let start = client.files.uploadSessionStart(input: Data())
        var cursor = Files.UploadSessionCursor(sessionId: try await start.response().sessionId, offset: 0)
        phase.count(start)
        while let chunk = try source.read(upToCount: Self.chunkSize), !chunk.isEmpty {
            let progress = ByteProgress(phase)
            let append = client.files.uploadSessionAppendV2(
                cursor: cursor, contentHash: ContentHash.hash(of: chunk), input: chunk
            ).progress { progress.report($0.completedUnitCount) }
            try await append.response()
            phase.count(append)
            progress.report(Int64(chunk.count))
            cursor = Files.UploadSessionCursor(
                sessionId: cursor.sessionId, offset: cursor.offset + UInt64(chunk.count))
        }
        let finish = client.files.uploadSessionFinish(
            cursor: cursor, commit: Files.CommitInfo(path: remotePath(file.path)), input: Data())
        _ = try await finish.response()
        phase.count(finish)
    }

    // MARK: List

    /// Lists the remote folder recursively, page by page.
    func list() async throws(CommandError) -> ([Files.Metadata], Phase.Result) {
        let phase = Phase("List", terminal: terminal)
        do {
            let first = client.files.listFolder(path: remoteRoot, recursive: true, limit: Self.pageLimit)
            var page = try await first.response()
            phase.count(first)
            var entries = page.entries
            while page.hasMore {
                phase.advance(files: page.entries.count)
                let next = client.files.listFolderContinue(cursor: page.cursor)
                page = try await next.response()
                phase.count(next)
                entries += page.entries
            }
            phase.advance(files: page.entries.count)
            return (entries, phase.finish())
        } catch { throw .failure("cannot list \(remoteRoot)", error) }
    }

    // MARK: Download

    func download(_ files: [Files.FileMetadata]) async throws(CommandError) -> Phase.Result {
        let bytes = files.reduce(0) { $0 + Int64($1.size) }
        let phase = Phase("Download", files: files.count, bytes: bytes, terminal: terminal)
        try await forEachConcurrently(files.sorted { $0.size > $1.size }, limit: Self.concurrency) {
            file throws(CommandError) in
            let destination = downloads.appendingPathComponent(relativePath(file))
            do {
                try FileManager.default.createDirectory(
                    at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
                let progress = ByteProgress(phase)
                let download = client.files.download(path: file.id, destination: destination)
                    .progress { progress.report($0.completedUnitCount) }
                _ = try await download.response()
                phase.count(download)
                progress.report(Int64(file.size))
            } catch { throw .failure("cannot download \(relativePath(file))", error) }
            phase.advance(files: 1)
        }
        return phase.finish()
    }

    // MARK: Paths

    func remotePath(_ path: String) -> String { remoteRoot + "/" + path }

    /// Returns the path of an entry relative to the remote root.
    func relativePath(_ entry: Files.Metadata) -> String {
        String((entry.pathDisplay ?? entry.name).dropFirst(remoteRoot.count + 1))
    }

    /// Deletes the folder in Dropbox. It ignores cancellation, because it must also run after an interruption.
    func cleanUp() async throws(CommandError) {
        let client = client
        let path = remoteRoot
        let deletion = Task { try await client.files.deleteV2(path: path).response() }
        do { _ = try await deletion.value } catch { throw .failure("cannot delete \(path)", error) }
    }
}

/// The progress of one file in a phase. It converts totals into increments, and ignores late or repeated reports.
final class ByteProgress: Sendable {
    private let phase: Phase
    private let transferred = Locked<Int64>(0)

    init(_ phase: Phase) { self.phase = phase }

    /// Reports the total number of transferred bytes.
    func report(_ bytes: Int64) {
        let increment = transferred.withLock { transferred -> Int64 in
            let increment = max(0, bytes - transferred)
            transferred += increment
            return increment
        }
        if increment > 0 { phase.advance(bytes: increment) }
    }
}

/// Runs `work` for every item, at most `limit` concurrently. The first error cancels the remaining work and is thrown.
func forEachConcurrently<Item: Sendable>(
    _ items: [Item], limit: Int, _ work: @escaping @Sendable (Item) async throws(CommandError) -> Void
) async throws(CommandError) {
    do {
        try await withThrowingTaskGroup(of: Void.self) { group in
            var remaining = items.makeIterator()
            for _ in 0..<limit { if let item = remaining.next() { group.addTask { try await work(item) } } }
            while try await group.next() != nil {
                if let item = remaining.next() { group.addTask { try await work(item) } }
            }
        }
    } catch {
        throw .failure("", error)
    }
}
