import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Files that became folders, and folders that became files.
@Suite(.timeLimit(.minutes(10)))
struct ChangedKindTests {
    private func write(_ paths: [String], below url: URL) throws {
        for path in paths {
            let place = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(path.utf8).write(to: place)
        }
    }

    private func paths(below url: URL) -> [String] {
        (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).sorted()
    }

    private func options(deletes: Bool, isDryRun: Bool = false) -> FolderTransferOptions {
        FolderTransferOptions {
            $0.overwrite = true
            $0.deletesExtraneous = deletes
            $0.isDryRun = isDryRun
        }
    }

    private func deletions(_ result: FolderTransferResult) -> [FolderTransferResult.Item] {
        result.items.filter {
            switch $0.outcome {
            case .deleted, .deletionPlanned: true
            default: false
            }
        }
    }

    @Test(arguments: [true, false]) func uploadedFolderReplacesAFile(needsFile: Bool) async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a/b/c", "k"], below: source)
            try fixture.account.put("/up/a", "former")
            let files = fixture.client.files
            #expect(try await files.uploadFolder(from: source, to: "/up").failures.keys.contains("a"))
            _ = try await files.uploadFolder(from: source, to: "/up", options: options(deletes: false, isDryRun: true))
            #expect(try fixture.account.read("/up/a") == Data("former".utf8))
            var options = options(deletes: false)
            options.transfersEmptyFolders = !needsFile
            let result = try await files.uploadFolder(from: source, to: "/up", options: options)
            #expect(result.isSuccess, "\(result.failures)")
            let deleted = try #require(deletions(result).first)
            #expect(deleted.path == "a" && deleted.previousRevision != nil && deleted.deletedID != nil)
            #expect(try fixture.account.list("/up") == ["/up/a/", "/up/a/b/", "/up/a/b/c", "/up/k"])
        }
    }

    @Test func uploadedFileReplacesAFolderOnlyInAMirror() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a", "k"], below: source)
            for path in ["/up/a/x", "/up/a/deep/y", "/up/gone"] { try fixture.account.put(path, "x") }
            let files = fixture.client.files
            let failed = try await files.uploadFolder(from: source, to: "/up", options: options(deletes: false))
            guard case FolderItemError.folderExists? = failed.failures["a"] else {
                Issue.record("\(failed.failures)")
                return
            }
            let planned = try await files.uploadFolder(
                from: source, to: "/up", options: options(deletes: true, isDryRun: true))
            #expect(deletions(planned).map(\.path) == ["a", "a/deep", "a/deep/y", "a/x", "gone"])
            let result = try await files.uploadFolder(from: source, to: "/up", options: options(deletes: true))
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deletions(result).map(\.path) == ["a", "a/deep", "a/deep/y", "a/x", "gone"])
            #expect(try fixture.account.list("/up") == ["/up/a", "/up/k"])
            #expect(try fixture.account.read("/up/a") == Data("a".utf8))
        }
    }

    @Test func excludedContentKeepsAFolder() async throws {
        try await DownloadFixture.run { fixture in
            let (source, target) = (try fixture.url("source"), try fixture.url("target"))
            try write(["a"], below: source)
            try write(["a/kept.tmp", "a/x"], below: target)
            for path in ["/up/a/x", "/up/a/kept.tmp", "/up/gone"] { try fixture.account.put(path, "x") }
            try fixture.account.put("/down/a", "a")
            var options = options(deletes: true)
            options.isExcluded = { path, _ in path.hasSuffix(".tmp") }
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            let down = try await fixture.client.files.downloadFolder(path: "/down", to: target, options: options)
            for result in [up, down] {
                guard case FolderItemError.notReplaced? = result.failures["a"] else {
                    Issue.record("\(result.failures)")
                    continue
                }
                #expect(deletions(result).isEmpty)
            }
            #expect(try fixture.account.list("/up").count == 4)
            #expect(paths(below: target) == ["a", "a/kept.tmp", "a/x"])
        }
    }

    @Test func contentOfReplacedFoldersCountsAsDeleted() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a", "k"], below: source)
            for number in 0..<12 { try fixture.account.put("/up/a/\(number)", "x") }
            await #expect(throws: MassDeletionError.tooManyDeletions(12, of: 12)) {
                try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options(deletes: true))
            }
            #expect(try fixture.account.list("/up/a").count == 12)
        }
    }

    @Test func downloadedFolderReplacesAFile() async throws {
        try await DownloadFixture.run { fixture in
            let target = try fixture.url("target")
            try write(["a"], below: target)
            try fixture.account.put("/down/a/b/c", "x")
            let files = fixture.client.files
            #expect(try await files.downloadFolder(path: "/down", to: target).failures["a"] != nil)
            let planned = try await files.downloadFolder(
                path: "/down", to: target, options: options(deletes: false, isDryRun: true))
            #expect(planned.isSuccess && deletions(planned).map(\.path) == ["a"])
            #expect(paths(below: target) == ["a"])
            let result = try await files.downloadFolder(path: "/down", to: target, options: options(deletes: false))
            #expect(result.isSuccess, "\(result.failures)")
            #expect(paths(below: target) == ["a", "a/b", "a/b/c"])
        }
    }

    @Test func downloadedFileReplacesAFolderOnlyInAMirror() async throws {
        try await DownloadFixture.run { fixture in
            let target = try fixture.url("target")
            try write(["a/x", "a/deep/y", "gone", "k"], below: target)
            for path in ["/down/a", "/down/k"] { try fixture.account.put(path, "new") }
            let files = fixture.client.files
            let failed = try await files.downloadFolder(path: "/down", to: target, options: options(deletes: false))
            guard case FolderItemError.folderExists? = failed.failures["a"] else {
                Issue.record("\(failed.failures)")
                return
            }
            let result = try await files.downloadFolder(path: "/down", to: target, options: options(deletes: true))
            #expect(result.isSuccess, "\(result.failures)")
            #expect(paths(below: target) == ["a", "k"])
            #expect(try Data(contentsOf: target.appendingPathComponent("a")) == Data("new".utf8))
        }
    }
}
