import Foundation
import SwiftyDropbox

/// The main job of the SDK, end to end: uploads a tree, lists it, downloads it again and compares every byte.
struct DemoJob: Sendable {
    let client: DropboxClient
    let terminal: Terminal

    /// The folder in Dropbox that everything goes into; deleted at the end.
    let remoteRoot: String

    /// The folder on this machine that everything comes back to.
    let downloads: URL

    /// Requests in flight at once.
    static let concurrency = 8

    /// Bytes of one part of an upload session.
    static let chunkSize = 8 << 20

    /// Files from here on go up by upload session.
    static let sessionThreshold: Int64 = 32 << 20

    /// Entries of a page of the listing: few enough that any real folder takes several.
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
        // The biggest first: it takes longest, and the small ones fill the other connections meanwhile.
        try await forEach(tree.files.sorted { $0.size > $1.size }, limit: Self.concurrency) {
            file throws(CommandError) in
            do {
                if file.size >= Self.sessionThreshold {
                    try await uploadInParts(file, phase)
                } else {
                    let hash = try ContentHash.hash(ofFileAt: file.url)
                    let counted = ByteProgress(phase)
                    let upload = client.files.upload(
                        path: remotePath(file.path), contentHash: hash, input: file.url
                    ).progress { counted.reached($0.completedUnitCount) }
                    _ = try await upload.response()
                    phase.count(upload)
                    counted.reached(file.size)
                }
            } catch { throw .failure("cannot upload \(file.path)", error) }
            phase.advance(files: 1)
        }
        return phase.finish()
    }

    /// Uploads through an upload session, part by part; every part carries its own content hash.
    private func uploadInParts(_ file: LocalTree.File, _ phase: Phase) async throws {
        let source = try FileHandle(forReadingFrom: file.url)
        defer { source.closeFile() }
        let start = client.files.uploadSessionStart(input: Data())
        var cursor = Files.UploadSessionCursor(sessionId: try await start.response().sessionId, offset: 0)
        phase.count(start)
        while let part = try source.read(upToCount: Self.chunkSize), !part.isEmpty {
            let counted = ByteProgress(phase)
            let append = client.files.uploadSessionAppendV2(
                cursor: cursor, contentHash: ContentHash.hash(of: part), input: part
            ).progress { counted.reached($0.completedUnitCount) }
            try await append.response()
            phase.count(append)
            counted.reached(Int64(part.count))
            cursor = Files.UploadSessionCursor(
                sessionId: cursor.sessionId, offset: cursor.offset + UInt64(part.count))
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
        try await forEach(files.sorted { $0.size > $1.size }, limit: Self.concurrency) { file throws(CommandError) in
            let destination = downloads.appendingPathComponent(relativePath(file))
            do {
                try FileManager.default.createDirectory(
                    at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
                let counted = ByteProgress(phase)
                let download = client.files.download(path: file.id, destination: destination)
                    .progress { counted.reached($0.completedUnitCount) }
                _ = try await download.response()
                phase.count(download)
                counted.reached(Int64(file.size))
            } catch { throw .failure("cannot download \(relativePath(file))", error) }
            phase.advance(files: 1)
        }
        return phase.finish()
    }

    // MARK: Paths

    func remotePath(_ path: String) -> String { remoteRoot + "/" + path }

    /// The path of an entry below the remote root.
    func relativePath(_ entry: Files.Metadata) -> String {
        String((entry.pathDisplay ?? entry.name).dropFirst(remoteRoot.count + 1))
    }

    /// Removes what the job left in Dropbox. Runs also after an interruption, so it does not heed cancellation.
    func cleanUp() async throws(CommandError) {
        let client = client
        let path = remoteRoot
        let deletion = Task { try await client.files.deleteV2(path: path).response() }
        do { _ = try await deletion.value } catch { throw .failure("cannot delete \(path)", error) }
    }
}
