import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Folder uploads that resume after their process exited.
@Suite(.timeLimit(.minutes(10)))
struct FolderJournalTests {
    private static let chunk = 8 << 20

    /// Provides a directory with a large and a small file, and a server whose client crashes at the given request with
    /// content.
    private func withFolder(
        dyingAt number: Int, body: (UploadFixture, URL, UploadJournal, CrashInjector) async throws -> Void
    ) async throws {
        let death = CrashInjector(at: "append_v2") { $0.hasSuffix(".json") }
        try await UploadFixture.run(death.rule) { fixture in
            let source = fixture.folder.appendingPathComponent("source")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            _ = try fixture.write("source/large", 4 * Self.chunk + 7)
            _ = try fixture.write("source/small", 10)
            let journal = UploadJournal(directory: fixture.folder.appendingPathComponent("journal"), account: "ada")
            let (deaths, died) = AsyncStream<Void>.makeStream()
            try death.comes(at: number, #require(journal.directory)) { died.yield() }
            let first = Task {
                defer { died.finish() }
                return try await upload(source, journal, fixture)
            }
            for await _ in deaths { break }
            first.cancel()
            _ = await first.result
            #expect(try death.isOver(#require(journal.directory)))
            fixture.emulator.calls.removeAll()
            try await body(fixture, source, journal, death)
        }
    }

    /// Uploads a directory. Files of two or more chunks count as large.
    private func upload(_ source: URL, _ journal: UploadJournal, _ fixture: UploadFixture) async throws
        -> FolderTransferResult
    {
        let options = FolderTransferOptions { $0.journal = journal }
        let upload = FolderUpload(
            files: fixture.client.files.limited(by: nil), source: DirectoryTree(try DirectoryHandle(source)),
            root: "/folder",
            options: options, progress: FolderProgress(), items: ItemResultCollector(options))
        try await upload.run()
        return upload.items.result
    }

    @Test func largeFileResumesWithMissingBytes() async throws {
        // The small file measures the link. Four requests of 8 MiB follow, and the last chunk after all others arrived.
        try await withFolder(dyingAt: 5) { fixture, source, journal, _ in
            let result = try await upload(source, journal, fixture)
            #expect(result.isSuccess, "\(result.failures)")
            let sent = fixture.emulator.calls.all.filter { $0.route.hasSuffix("append_v2") }
            #expect(sent.reduce(0) { $0 + ($1.request.size ?? 0) } == 7)
            try fixture.expect("/folder/large", is: source.appendingPathComponent("large"))
            try fixture.expect("/folder/small", is: source.appendingPathComponent("small"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: #require(journal.directory).path) == [])
        }
    }

    @Test func uploadedFileIsRemovedFromTheJournal() async throws {
        try await withFolder(dyingAt: 5) { fixture, source, journal, _ in
            let file = source.appendingPathComponent("large")
            try await fixture.client.files.uploadFile(from: file, to: "/folder/large")
            let result = try await upload(source, journal, fixture)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: #require(journal.directory).path) == [])
        }
    }
}
