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
    static let partSize = 8 << 20

    /// Files from here on go up by upload session.
    static let sessionThreshold: Int64 = 32 << 20

    /// Entries of a page of the listing: few enough that any real folder takes several.
    static let pageLimit: UInt32 = 100

    // MARK: Upload

    func upload(_ tree: LocalTree) async throws(CommandError) -> Phase.Result {
        let phase = Phase("Upload", files: tree.files.count, bytes: tree.bytes, terminal: terminal)
        for folder in [""] + tree.folders.sorted() {
            let path = folder.isEmpty ? remoteRoot : remotePath(folder)
            phase.countRequest()
            do { _ = try await client.files.createFolderV2(path: path).response() } catch {
                throw .failure("cannot create the folder \(path)", error)
            }
        }
        // The biggest first: it takes longest, and the small ones fill the other connections meanwhile.
        try await forEach(tree.files.sorted { $0.size > $1.size }, limit: Self.concurrency) {
            file throws(CommandError) in
            do {
                if file.size >= Self.sessionThreshold {
                    try await uploadInParts(file, phase)
                } else {
                    phase.countRequest()
                    let hash = try ContentHash.ofFile(at: file.url)
                    _ = try await client.files
                        .upload(path: remotePath(file.path), contentHash: hash, input: file.url).response()
                    phase.advance(bytes: file.size)
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
        phase.countRequest()
        let session = try await client.files.uploadSessionStart(input: Data()).response().sessionId
        var offset: UInt64 = 0
        while let part = try source.read(upToCount: Self.partSize), !part.isEmpty {
            phase.countRequest()
            try await client.files.uploadSessionAppendV2(
                cursor: Files.UploadSessionCursor(sessionId: session, offset: offset),
                contentHash: ContentHash.of(part), input: part
            ).response()
            offset += UInt64(part.count)
            phase.advance(bytes: Int64(part.count))
        }
        phase.countRequest()
        _ = try await client.files.uploadSessionFinish(
            cursor: Files.UploadSessionCursor(sessionId: session, offset: offset),
            commit: Files.CommitInfo(path: remotePath(file.path)), input: Data()
        ).response()
    }

    // MARK: List

    /// Lists the remote folder recursively, page by page.
    func list() async throws(CommandError) -> ([Files.Metadata], Phase.Result) {
        let phase = Phase("List", terminal: terminal)
        do {
            phase.countRequest()
            var page = try await client.files
                .listFolder(path: remoteRoot, recursive: true, limit: Self.pageLimit).response()
            var entries = page.entries
            phase.advance(files: page.entries.count)
            while page.hasMore {
                phase.countRequest()
                page = try await client.files.listFolderContinue(cursor: page.cursor).response()
                entries += page.entries
                phase.advance(files: page.entries.count)
            }
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
                phase.countRequest()
                let counted = ByteProgress(phase)
                _ = try await client.files.download(path: file.id, destination: destination)
                    .progress { counted.reached($0.completedUnitCount) }
                    .response()
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
