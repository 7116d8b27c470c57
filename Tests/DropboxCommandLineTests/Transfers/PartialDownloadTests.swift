import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// What interrupted downloads of single files leave.
@Suite(.timeLimit(.minutes(10)))
struct PartialDownloadTests {
    private static let name = ".dropbox-0123456789abcdef01234567.partial"

    @Test(arguments: [6.0, 8.0]) func oldPartialDownloadsAreRemoved(days: Double) async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a", "text")
            let folder = fixture.folder.url
            for name in [Self.name, Self.name + ".journal"] {
                let file = folder.appendingPathComponent(name)
                try Data("partial".utf8).write(to: file)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: file.path)
            }
            let result = await fixture.dbx("get", "/a", folder.path + "/")
            #expect(result.status == .success, "\(result.error)")
            #expect(try fixture.folder.names.contains { $0.hasPrefix(".dropbox-") } == (days < 7))
        }
    }

    @Test func partialDownloadOfADeletedFileIsRemoved() async throws {
        try await CommandFixture.run { fixture in
            let target = fixture.folder.url.appendingPathComponent("p")
            // The name that a download to `p` uses.
            let hash = SHA256.hexadecimalDigest(of: Data("p".utf8)).prefix(24)
            let partial = fixture.folder.url.appendingPathComponent(".dropbox-\(hash).partial")
            try Data("partial".utf8).write(to: partial)
            let result = await fixture.dbx("get", "/p", target.path)
            #expect(result.status == .failure)
            #expect(try fixture.folder.names.isEmpty)
        }
    }

    @Test func mirrorWithoutARecordIsUploaded() async throws {
        try await CommandFixture.run { fixture in
            let source = fixture.folder.url.appendingPathComponent("source")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try Data("a".utf8).write(to: source.appendingPathComponent("a"))
            // The directory of the records can't be created.
            try Data().write(to: fixture.journal.url.appendingPathComponent("copies"))
            let words = ["put", source.path, "/mirror", "--delete"]
            let log = await fixture.dbx(words)
            #expect(log.status == .success && log.error.contains("--force-delete"), "\(log.error)")
            #expect(try fixture.ada.list("/mirror") == ["/mirror/a"])
            #expect(await fixture.dbx(words).status == .failure)
        }
    }
}
