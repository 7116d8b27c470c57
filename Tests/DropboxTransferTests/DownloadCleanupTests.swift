import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// What downloads leave behind when they break off, and what later ones make of it.
@Suite(.timeLimit(.minutes(10)))
struct DownloadCleanupTests {
    private static let block = 4 << 20

    /// Downloads `/a`, which ends after so many requests.
    private func breakOff(_ site: DownloadFixture, after requests: Int) async throws {
        let fault = site.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: requests)
        await #expect(throws: FileDownloadError.self) {
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
        }
        site.emulator.faults.remove(fault)
        site.emulator.calls.clear()
    }

    @Test func aJournalThatLostItsEndGoesOnFromThere() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(6 * Self.block, seed: 1)
            try site.account.put("/a", content)
            try await breakOff(site, after: 2)
            let journal = try #require(try site.names.first { $0.hasSuffix(".journal") })
            let file = try FileHandle(forUpdating: try site.url(journal))
            try file.truncate(atOffset: try file.seekToEnd() - 10)
            try file.close()
            // What this one adds counts for the next, although the line before it is a part of one only.
            try await breakOff(site, after: 3)
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            #expect(try Data(contentsOf: site.url("a")) == content)
            #expect(site.ranges.first == "bytes=\(4 * Self.block)-\(5 * Self.block - 1)")
        }
    }

    @Test func whereThereAreNoLinksAFileGetsItsNameAllTheSame() throws {
        let place = try TemporaryFolder()
        let folder = try DirectoryHandle(place.url)
        for name in ["partial", "there"] { try Data(name.utf8).write(to: place.url.appendingPathComponent(name)) }
        #expect(throws: POSIXError.self) { try folder.renameWithoutLink("partial", to: "there") }
        try folder.renameWithoutLink("partial", to: "new")
        #expect(try place.names == ["new", "there"])
        for (name, text) in ["new": "partial", "there": "there"] {
            #expect(try Data(contentsOf: place.url.appendingPathComponent(name)) == Data(text.utf8))
        }
    }

    @Test func aFileThatIsShorterThanWhatHadComeCountsNoMoreThanItsSize() async throws {
        let change = Locked<@Sendable () -> Void>({})
        let rule: FaultyTransport.Rule = { route, number in
            switch (route, number) {
            case ("download", 2): .first { change.withLock { $0 }() }
            // The revision is gone.
            case ("download", 3): .status(416)
            default: nil
            }
        }
        try await DownloadFixture.run(rule: rule) { site in
            let account = site.account
            try account.put("/a", .random(3 * Self.block, seed: 2))
            change.withLock { $0 = { _ = try? account.put("/a", "short") } }
            let queue = DispatchQueue(label: "progress")
            let counts = Calls<[Int64]>()
            var options = FileDownloadOptions.sequential
            options.progressQueue = queue
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: options) { progress in
                counts.add([progress.completedUnitCount, progress.totalUnitCount])
            }
            queue.sync {}
            #expect(try Data(contentsOf: site.url("a")) == Data("short".utf8))
            #expect(counts.all.allSatisfy { $0[0] <= $0[1] }, "\(counts.all)")
            #expect(counts.all.last == [5, 5])
        }
    }
}
