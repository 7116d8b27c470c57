import DropboxHTTP
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The remains of interrupted downloads, and their use by later ones.
@Suite(.timeLimit(.minutes(10)))
struct DownloadCleanupTests {
    private static let block = 4 << 20

    /// Downloads `/a`, and fails after the given number of requests.
    private func interrupt(_ fixture: DownloadFixture, after requests: Int) async throws {
        let fault = try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: requests)
        await #expect(throws: FileDownloadError.self) {
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
        }
        fixture.emulator.faults.remove(fault)
        fixture.emulator.calls.removeAll()
    }

    @Test func truncatedJournalResumes() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(6 * Self.block, seed: 1)
            try fixture.account.put("/a", content)
            try await interrupt(fixture, after: 2)
            let journal = try #require(try fixture.names.first { $0.hasSuffix(".journal") })
            let file = try FileHandle(forUpdating: try fixture.url(journal))
            try file.truncate(atOffset: try file.seekToEnd() - 10)
            try file.close()
            // Records that this download adds are valid for the next one, although the previous line is truncated.
            try await interrupt(fixture, after: 3)
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
            #expect(fixture.ranges.first == "bytes=\(4 * Self.block)-\(5 * Self.block - 1)")
        }
    }

    @Test func renameWorksWithoutHardLinks() throws {
        let place = try TemporaryDirectory()
        let folder = try DirectoryHandle(place.url)
        for name in ["partial", "there"] { try Data(name.utf8).write(to: place.url.appendingPathComponent(name)) }
        #expect(throws: SystemError.self) { try folder.renameWithoutLink("partial", to: "there") }
        try folder.renameWithoutLink("partial", to: "new")
        #expect(try place.names == ["new", "there"])
        for (name, text) in ["new": "partial", "there": "there"] {
            #expect(try Data(contentsOf: place.url.appendingPathComponent(name)) == Data(text.utf8))
        }
    }

    @Test func shorterFileLimitsTheProgress() async throws {
        let change = Locked<@Sendable () -> Void>({})
        let rule: FaultyTransport.Rule = { route, number in
            switch (route, number) {
            case ("download", 2): .first { change.withLock { $0 }() }
            // The revision no longer exists.
            case ("download", 3): .status(416)
            default: nil
            }
        }
        try await DownloadFixture.run(rule: rule) { fixture in
            let account = fixture.account
            try account.put("/a", .pattern(3 * Self.block, seed: 2))
            change.withLock { $0 = { _ = try? account.put("/a", "short") } }
            let queue = DispatchQueue(label: "progress")
            let counts = Calls<[Int64]>()
            var options = FileDownloadOptions.sequential
            options.progressQueue = queue
            try await fixture.client.files.downloadFile(
                path: "/a", to: try fixture.url("a"), options: options
            ) { progress in
                counts.add([progress.completedUnitCount, progress.totalUnitCount])
            }
            queue.sync {}
            #expect(try Data(contentsOf: fixture.url("a")) == Data("short".utf8))
            #expect(counts.all.allSatisfy { $0[0] <= $0[1] }, "\(counts.all)")
            #expect(counts.all.last == [5, 5])
        }
    }

    /// The file of an interrupted download is deleted in Dropbox, or is complete when the folder is downloaded again.
    @Test(arguments: [true, false]) func partialDownloadWithoutAFileIsRemoved(isMirror: Bool) async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(6 * Self.block, seed: 3))
            try fixture.account.put("/folder/b", "b")
            try await interrupt(fixture, after: 2)
            #expect(try fixture.names.count { $0.hasPrefix(".dropbox-") } == 2)
            try fixture.account.delete("/a")
            // A download in progress uses its files.
            let root = try fixture.url("a").deletingLastPathComponent()
            let used = try DownloadFile(in: try DirectoryHandle(root), for: "used")
            try await fixture.client.files.downloadFolder(
                path: "/", to: root, options: FolderTransferOptions { $0.deletesExtraneous = isMirror })
            #expect(try fixture.names.filter { $0.hasPrefix(".dropbox-") } == [used.url.lastPathComponent])
        }
    }
}
