import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The metadata of files in folder transfers, and items that can't be transferred.
@Suite(.timeLimit(.minutes(10)))
struct FolderContentTests {
    private func time(_ url: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    /// Uses a time in the past, which differs from the time of writing.
    @Test(arguments: [true, false]) func modificationTimesSurviveTransfers(isKept: Bool) async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            let target = try fixture.url("target")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            let file = source.appendingPathComponent("a")
            try Data("a".utf8).write(to: file)
            let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file.path)
            let options = FolderTransferOptions { $0.preservesModificationTime = isKept }
            _ = try await fixture.client.files.uploadFolder(from: source, to: "/f", options: options)
            let metadata = try await fixture.client.files.getMetadata(path: "/f/a").response() as? Files.FileMetadata
            #expect((metadata?.clientModified == longAgo) == isKept)
            _ = try await fixture.client.files.downloadFolder(path: "/f", to: target, options: options)
            #expect((try time(target.appendingPathComponent("a")) == longAgo) == isKept)
        }
    }

    /// When a file is read, the second of its last change is over. A later change then has another time.
    @Test func changeInTheSecondOfTheScanIsUploaded() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("counter")
        let second = Date(timeIntervalSince1970: 1_000_000_000)
        let write = { @Sendable (text: String, fraction: Double) in
            try Data(text.utf8).write(to: file)
            let time = second.addingTimeInterval(fraction)
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
        }
        try write("1001", 0.1)
        let passed = Locked(0.2)
        let clock = ClientClock(
            now: ClientClock.system.now,
            sleep: { duration in
                let end = passed.withLock { $0 + duration / .seconds(1) }
                // Only the wait for the end of the second is that short.
                guard end < 1.1 else { return try await ClientClock.system.sleep(duration) }
                try write("1002", 0.9)
                passed.withLock { $0 = end }
            },
            date: { second.addingTimeInterval(passed.withLock { $0 }) })
        try await DownloadFixture.run(time: clock) { fixture in
            let options = FolderTransferOptions { $0.overwrite = true }
            for _ in 0..<2 {
                let result = try await fixture.client.files.uploadFolder(from: folder.url, to: "/f", options: options)
                #expect(result.failures.isEmpty)
            }
            #expect(passed.withLock { $0 } > 1)
            #expect(try fixture.account.read("/f/counter") == Data("1002".utf8))
        }
    }

    @Test func cloudDocumentsAreSkipped() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/f/a", "a")
            _ = try await fixture.client.files.paperCreate(
                path: "/f/notes.paper", importFormat: .markdown, input: Data("# Notes".utf8)
            ).response()
            let target = try fixture.url("target")
            let result = try await fixture.client.files.downloadFolder(path: "/f", to: target)
            #expect(result.failures.isEmpty)
            let document = try #require(result.items.first { $0.path.hasPrefix("notes") })
            guard case .skipped(.exportOnly) = document.outcome else {
                return #expect(Bool(false), "\(document.outcome)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["a"])
            // The document is also preserved if extraneous items are deleted.
            let up = try await fixture.client.files.uploadFolder(
                from: target, to: "/f",
                options: FolderTransferOptions {
                    $0.deletesExtraneous = true
                    $0.maximumDeletionFraction = 1
                })
            #expect(up.failures.isEmpty)
            let left = try fixture.account.list("/f")
            #expect(left.count == 2, "\(left)")
        }
    }
}
