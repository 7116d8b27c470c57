import DropboxCore
import DropboxEmulator
import DropboxStone
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxTransfer

/// Transfers that delete extraneous items.
@Suite(.timeLimit(.minutes(10)))
struct FolderMirrorTests {
    private func write(_ paths: [String], below url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for path in paths {
            let place = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(path.utf8).write(to: place)
        }
    }

    private func paths(below url: URL) throws -> [String] {
        (FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []).sorted()
    }

    private func mirror(_ change: (inout FolderTransferOptions) -> Void = { _ in }) -> FolderTransferOptions {
        FolderTransferOptions {
            $0.deletesExtraneous = true
            change(&$0)
        }
    }

    private func deleted(_ result: FolderTransferResult) -> [String] {
        result.items.compactMap { item in
            switch item.outcome {
            case .deleted, .deletionPlanned: item.path
            default: nil
            }
        }
    }

    /// Provides a local directory with two files, and a folder in Dropbox with additional ones.
    private func withFolders(
        rule: FaultyTransport.Rule? = nil, _ body: (DownloadFixture, URL) async throws -> Void
    ) async throws {
        try await DownloadFixture.run(rule: rule) { fixture in
            let source = try fixture.url("source")
            try write(["a", "inner/b"], below: source)
            for path in ["/up/a", "/up/inner/b", "/up/inner/old", "/up/gone/c", "/up/gone/deep/d", "/up/e.tmp"] {
                try fixture.account.put(path, String(path.dropFirst(4)))
            }
            try await body(fixture, source)
        }
    }

    // MARK: Uploads

    @Test func uploadDeletesExtraneousItemsInDropbox() async throws {
        try await withFolders { fixture, source in
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deleted(result) == ["e.tmp", "gone", "gone/c", "gone/deep", "gone/deep/d", "inner/old"])
            #expect(try fixture.account.list("/up") == ["/up/a", "/up/inner/", "/up/inner/b"])
            #expect(fixture.emulator.calls.all.count { $0.route == "files/delete_v2" } == 3)
            let again = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(deleted(again).isEmpty && again.isSuccess)
        }
    }

    @Test func excludedItemsAreNeverDeleted() async throws {
        try await withFolders { fixture, source in
            try fixture.account.put("/up/gone/deep/kept.tmp", "kept")
            try FileManager.default.createSymbolicLink(
                atPath: source.appendingPathComponent("LINK").path, withDestinationPath: "a")
            try fixture.account.put("/up/link", "what the link led to when it was followed")
            let options = mirror { $0.isExcluded = { path, _ in path.hasSuffix(".tmp") } }
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deleted(result) == ["gone/c", "gone/deep/d", "inner/old"])
            #expect(
                try fixture.account.list("/up") == [
                    "/up/a", "/up/e.tmp", "/up/gone/", "/up/gone/deep/", "/up/gone/deep/kept.tmp", "/up/inner/",
                    "/up/inner/b", "/up/link",
                ])
        }
    }

    @Test func tooLargeFilesAreNeverDeleted() async throws {
        try await withFolders { fixture, source in
            try fixture.account.put("/up/gone/large", Data(count: 100))
            try fixture.account.put("/up/large", Data(count: 100))
            let options = mirror {
                $0.maximumFileSize = 99
                $0.maximumDeletionFraction = 1
            }
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(up.failures.isEmpty)
            let left = try fixture.account.list("/up").filter { $0.hasSuffix("large") }.sorted()
            #expect(left == ["/up/gone/large", "/up/large"])

            try write(["only/small"], below: source)
            try Data(count: 100).write(to: source.appendingPathComponent("only/large"))
            let down = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: options)
            #expect(down.failures.isEmpty)
            #expect(try paths(below: source).filter { $0.hasPrefix("only/") } == ["only/large"])
        }
    }

    @Test func unrecoverableItemsInDropboxArePreserved() async throws {
        try await withFolders { fixture, source in
            try fixture.account.put("/up/gone/shared/x", "x")
            try fixture.account.put("/up/together/x", "x")
            for path in ["/up/gone/shared", "/up/together"] {
                _ = try await fixture.client.sharing.shareFolder(path: path).response()
            }
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deleted(result) == ["e.tmp", "gone/c", "gone/deep", "gone/deep/d", "inner/old"])
            #expect(try fixture.account.read("/up/gone/shared/x") == Data("x".utf8))
            #expect(try fixture.account.read("/up/together/x") == Data("x".utf8))
        }
    }

    @Test func dryRunReportsDeletionsAndWritesNothing() async throws {
        try await withFolders { fixture, source in
            fixture.emulator.calls.removeAll()
            let options = mirror { $0.isDryRun = true }
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(deleted(result) == ["e.tmp", "gone", "gone/c", "gone/deep", "gone/deep/d", "inner/old"])
            #expect(fixture.emulator.calls.all.allSatisfy { $0.route.hasPrefix("files/list_folder") })
            try write(["only here/x"], below: source)
            let down = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: options)
            #expect(deleted(down) == ["only here", "only here/x"])
            #expect(try paths(below: source).contains("only here/x"))
        }
    }

    @Test func failurePreventsDeletions() async throws {
        try await withFolders { fixture, source in
            try Data("other".utf8).write(to: source.appendingPathComponent("a"))
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(result.failures.count == 1 && deleted(result).isEmpty)
            #expect(!fixture.emulator.calls.all.contains { $0.route == "files/delete_v2" })
        }
    }

    @Test func massDeletionRequiresPermission() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<12 { try fixture.account.put("/up/\(name)", "x") }
            let source = try fixture.url("source")
            try write(["new"], below: source)
            // Nothing is uploaded, or the second attempt would count what the first one uploaded.
            try write((0..<30).map { "more/\($0)" }, below: source)
            for _ in 1...2 {
                await #expect(throws: MassDeletionError.tooManyDeletions(12, of: 12)) {
                    try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
                }
                #expect(try fixture.account.list("/up").count == 12)
            }
            try FileManager.default.removeItem(at: source.appendingPathComponent("more"))
            let options = mirror { $0.maximumDeletionFraction = 1 }
            try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(try fixture.account.list("/up") == ["/up/new"])
            try write((0..<12).map { "\($0)" }, below: source)
            await #expect(throws: MassDeletionError.tooManyDeletions(12, of: 13)) {
                try await fixture.client.files.downloadFolder(path: "/up", to: source, options: mirror())
            }
            #expect(try paths(below: source).count == 13)
        }
    }

    @Test func downloadedFilesDoNotExcuseDeletions() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<30 { try fixture.account.put("/up/new \(name)", "x") }
            let target = try fixture.url("target")
            let old = (0..<20).map { "old \($0)" }
            try write(old, below: target)
            for isDryRun in [true, false, false] {
                await #expect(throws: MassDeletionError.tooManyDeletions(20, of: 20)) {
                    try await fixture.client.files.downloadFolder(
                        path: "/up", to: target, options: mirror { $0.isDryRun = isDryRun })
                }
                #expect(try paths(below: target) == old.sorted())
            }
        }
    }

    @Test func differingFilesAreReportedBeforeDeletions() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a"], below: source)
            try fixture.account.put("/up/a", "b")
            try fixture.account.put("/up/old", "x")
            let options = mirror { $0.overwrite = true }
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(result.isSuccess && deleted(result) == ["old"])
            #expect(try fixture.account.read("/up/a") == Data("a".utf8))
            // Without permission to overwrite, a file that differs fails, and nothing is deleted.
            try fixture.account.put("/up/a", "b")
            try fixture.account.put("/up/old", "x")
            let refused = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(refused.failures.count == 1 && deleted(refused).isEmpty)
            // The transfer reports what differs, whatever it would delete.
            for number in 0..<20 { try fixture.account.put("/up/old \(number)", "x") }
            let many = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(Set(many.failures.keys) == ["a"])
        }
    }

    @Test func emptySourceRequiresPermission() async throws {
        try await DownloadFixture.run { fixture in
            let (files, empty) = (fixture.client.files, try fixture.url("empty"))
            try write([], below: empty)
            for name in 0..<3 { try fixture.account.put("/up/\(name)", "x") }
            _ = try await files.createFolderV2(path: "/empty").response()
            let source = try fixture.url("source")
            // The item is never uploaded, so it is preserved regardless of the source.
            try write(["a", "b", ".DS_Store"], below: source)
            await #expect(throws: MassDeletionError.tooManyDeletions(3, of: 3)) {
                try await files.uploadFolder(from: empty, to: "/up", options: mirror())
            }
            await #expect(throws: MassDeletionError.tooManyDeletions(2, of: 3)) {
                try await files.downloadFolder(path: "/empty", to: source, options: mirror())
            }
            #expect(try fixture.account.list("/up").count == 3)
            #expect(try paths(below: source) == [".DS_Store", "a", "b"])
            let options = mirror { $0.maximumDeletionFraction = 1 }
            try await files.uploadFolder(from: empty, to: "/up", options: options)
            try await files.downloadFolder(path: "/empty", to: source, options: options)
            #expect(try fixture.account.list("/up").isEmpty)
            #expect(try paths(below: source) == [".DS_Store"])
        }
    }

    @Test func fewFilesMayAllBeReplaced() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<3 { try fixture.account.put("/up/\(name)", "x") }
            let source = try fixture.url("source")
            try write(["new"], below: source)
            let planned = mirror { $0.isDryRun = true }
            let down = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: planned)
            #expect(deleted(down) == ["new"])
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(deleted(up) == ["0", "1", "2"])
            #expect(try fixture.account.list("/up") == ["/up/new"])
        }
    }

    @Test func fileChangedAfterTheScanIsPreserved() async throws {
        try await withFolders { fixture, source in
            let account = fixture.account
            let options = mirror {
                // Nothing is counted before.
                $0.maximumDeletionFraction = 1
                $0.isExcluded = { path, _ in
                    if path == "inner/old" { _ = try? account.put("/up/inner/old", "another client's text") }
                    return false
                }
            }
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(Set(result.failures.keys) == ["inner/old"])
            #expect(try account.read("/up/inner/old") == Data("another client's text".utf8))
        }
    }

    @Test func deletion_lostResponse_succeeds() async throws {
        let rule: FaultyTransport.Rule = { route, number in
            route == "delete_v2" && number == 1 ? .loseAnswer : nil
        }
        try await withFolders(rule: rule) { fixture, source in
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(result.isSuccess, "\(result.failures)")
            #expect(try fixture.account.list("/up") == ["/up/a", "/up/inner/", "/up/inner/b"])
        }
    }

    // MARK: Downloads

    @Test func downloadDeletesExtraneousLocalItems() async throws {
        try await withFolders { fixture, source in
            try write(["a", "inner/b", "inner/only here", "folder/x", "folder/deep/y"], below: source)
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: mirror())
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deleted(result) == ["folder", "folder/deep", "folder/deep/y", "folder/x", "inner/only here"])
            let files = try paths(below: source)
            #expect(
                files == [
                    "a", "e.tmp", "gone", "gone/c", "gone/deep", "gone/deep/d", "inner", "inner/b", "inner/old",
                ])
        }
    }

    @Test func localItemsThatAreNeverUploadedArePreserved() async throws {
        try await withFolders { fixture, source in
            try write(
                [".DS_Store", "folder/desktop.ini", "folder/x", "mine.tmp", "accent/\u{301}/desktop.ini", "accent/x"],
                below: source)
            let outside = try fixture.url("outside")
            try write(["precious"], below: outside)
            for name in ["link", "folder/link"] {
                try FileManager.default.createSymbolicLink(
                    at: source.appendingPathComponent(name), withDestinationURL: outside)
            }
            #expect(mkfifo(source.appendingPathComponent("pipe").path, 0o600) == 0)
            let options = mirror {
                $0.isExcluded = { path, _ in path == "mine.tmp" }
                $0.symbolicLinks = .follow
            }
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: options)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deleted(result) == ["accent/x", "folder/x"])
            let files = Set(try paths(below: source))
            #expect(
                files.isSuperset(of: [".DS_Store", "folder/desktop.ini", "mine.tmp", "link", "folder/link", "pipe"]))
            #expect(try paths(below: outside) == ["precious"])
        }
    }

    @Test func localFolderMatchingASkippedItemIsPreserved() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/up/a", "a")
            try fixture.account.put("/up/Private/theirs", "x")
            _ = try await fixture.client.files.paperCreate(
                path: "/up/notes.paper", importFormat: .markdown, input: Data("# Notes".utf8)
            ).response()
            let source = try fixture.url("source")
            let own = ["notes.paper/mine", "notes.paper/deep/mine", "private/mine"]
            try write(own + ["gone"], below: source)
            let options = mirror { $0.isExcluded = { path, _ in path == "Private" } }
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: options)
            #expect(result.failures.isEmpty, "\(result.failures)")
            #expect(deleted(result) == ["gone"])
            #expect(Set(try paths(below: source)).isSuperset(of: own))
        }
    }

    @Test func deletionsInPreservedFoldersAreReported() async throws {
        try await withFolders { fixture, source in
            try write(["folder/x", "folder/y"], below: source)
            let late = source.appendingPathComponent("folder/new")
            let options = mirror {
                // Nothing is counted before.
                $0.maximumDeletionFraction = 1
                // The last request for the content of the folder, before any deletion.
                $0.isExcluded = { path, _ in
                    if path == "folder/y" { _ = FileManager.default.createFile(atPath: late.path, contents: nil) }
                    return false
                }
            }
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: options)
            #expect(deleted(result) == ["folder/x", "folder/y"])
            #expect(Set(result.failures.keys) == ["folder"])
            #expect(try paths(below: source).filter { $0.hasPrefix("folder/") } == ["folder/new"])
        }
    }

    @Test(arguments: [
        (#"{"sharing_info":{"read_only":false,"shared_folder_id":"84528192421"}}"#, true),
        (#"{"shared_folder_id":"84528192421"}"#, true),
        (#"{"sharing_info":{"read_only":false,"parent_shared_folder_id":"84528192421"}}"#, false), ("{}", false),
    ])
    func eitherFieldIdentifiesASharedFolder(fields: String, isShared: Bool) throws {
        let facts = #"{"name":"a","id":"id:a4ayc_80_OEAAAAAAAAAXz""#
        let folder = try Files.FolderMetadata(
            jsonData: Data((fields == "{}" ? facts + "}" : facts + "," + fields.dropFirst()).utf8))
        #expect(folder.isShared == isShared)
    }

    @Test func namesMatchRegardlessOfCaseAndForm() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/up/Docs/Caf\u{E9}", "x")
            try fixture.account.put("/up/docs2", "x")
            let source = try fixture.url("source")
            try write(["dOCS/cafe\u{301}", "DOCS2", "gone"], below: source)
            let options = mirror { $0.overwrite = true }
            let result = try await fixture.client.files.downloadFolder(path: "/up", to: source, options: options)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(deleted(result) == ["gone"])
            let up = try await fixture.client.files.uploadFolder(
                from: try fixture.url("source/Docs"), to: "/up/docs", options: options)
            #expect(up.isSuccess && deleted(up).isEmpty, "\(up.items)")
        }
    }

    @Test func allPagesOfAListingAreMirrored() async throws {
        try await withFolders { fixture, source in
            try fixture.emulator.faults.add(.smallPages(of: 1))
            try fixture.emulator.faults.add(.cursorReset, skipping: 3, times: 1)
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: mirror())
            #expect(result.isSuccess, "\(result.failures)")
            #expect(try fixture.account.list("/up") == ["/up/a", "/up/inner/", "/up/inner/b"])
        }
    }
}
