import DropboxCore
import DropboxEmulator
import DropboxFiles
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
