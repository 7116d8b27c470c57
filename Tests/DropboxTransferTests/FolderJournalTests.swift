import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// Uploads of folders that go on after their process died.
@Suite(.timeLimit(.minutes(10)))
struct FolderJournalTests {
    private static let chunk = 8 << 20

    /// A folder with a large file and a small one, and a server whose client dies at this request with content.
    private func withFolder(
        dyingAt number: Int, body: (UploadFixture, URL, UploadJournal, CrashInjector) async throws -> Void
    ) async throws {
        let death = CrashInjector(at: "append_v2") { $0.hasSuffix(".json") }
        try await UploadFixture.run(death.rule) { site in
            let source = site.folder.appendingPathComponent("source")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            _ = try site.write("source/large", 4 * Self.chunk + 7)
            _ = try site.write("source/small", 10)
            let journal = UploadJournal(directory: site.folder.appendingPathComponent("journal"), account: "ada")
            let (deaths, died) = AsyncStream<Void>.makeStream()
            death.comes(at: number, journal.folder) { died.yield() }
            let first = Task {
                defer { died.finish() }
                return try await upload(source, journal, site)
            }
            for await _ in deaths { break }
            first.cancel()
            _ = await first.result
            #expect(try death.isOver(journal.folder))
            site.emulator.calls.clear()
            try await body(site, source, journal, death)
        }
    }

    /// Uploads a folder, of which files count as large from two chunks on.
    private func upload(_ source: URL, _ journal: UploadJournal, _ site: UploadFixture) async throws
        -> FolderTransferResult
    {
        let options = FolderTransferOptions { $0.journal = journal }
        let upload = FolderUpload(
            files: site.client.files.limited(by: nil), source: try DirectoryHandle(source), root: "/folder",
            options: options, tally: FolderProgress(), items: ItemResultCollector(options),
            largeSize: Int64(2 * Self.chunk))
        try await upload.run()
        return upload.items.result
    }

    @Test func ofALargeFileOnlyWhatHasNotArrivedIsSentAgain() async throws {
        // Requests of 4, 8, 8, 8 and 4 MiB; the last chunk goes when all others have arrived.
        try await withFolder(dyingAt: 6) { site, source, journal, _ in
            let result = try await upload(source, journal, site)
            #expect(result.isSuccess, "\(result.failures)")
            let sent = site.emulator.calls.all.filter { $0.route.hasSuffix("append_v2") }
            #expect(sent.reduce(0) { $0 + ($1.request.size ?? 0) } == 7)
            try site.expect("/folder/large", is: source.appendingPathComponent("large"))
            try site.expect("/folder/small", is: source.appendingPathComponent("small"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: journal.folder.path) == [])
        }
    }

    @Test func aFileThatIsThereByNowLeavesNothingInTheJournal() async throws {
        try await withFolder(dyingAt: 5) { site, source, journal, _ in
            let file = source.appendingPathComponent("large")
            try await site.client.files.uploadFile(from: file, to: "/folder/large")
            let result = try await upload(source, journal, site)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: journal.folder.path) == [])
        }
    }
}
