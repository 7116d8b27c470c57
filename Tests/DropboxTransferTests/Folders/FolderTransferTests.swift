import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Uploads and downloads of entire folders.
@Suite(.timeLimit(.minutes(10)))
struct FolderTransferTests {
    /// Returns the files and folders below a directory, by path. Folders have no content.
    private func tree(_ url: URL) throws -> [String: Data?] {
        var tree: [String: Data?] = [:]
        for path in FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? [] {
            let place = url.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
            tree[path] = isFolder.boolValue ? .some(nil) : try Data(contentsOf: place)
        }
        return tree
    }

    private func write(_ files: [String: Data?], below url: URL) throws {
        for (path, content) in files {
            let place = url.appendingPathComponent(path)
            let folder = content == nil ? place : place.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try content?.write(to: place)
        }
    }

    private func outcomes(_ result: FolderTransferResult) -> [String: String] {
        result.items.reduce(into: [:]) { outcomes, item in
            outcomes[item.path] =
                switch item.outcome {
                case .transferred: "transferred"
                case .identical: "identical"
                case .planned: "planned"
                case .deleted: "deleted"
                case .deletionPlanned: "deletion planned"
                case .skipped(let reason): "\(reason)"
                case .failed: "failed"
                }
        }
    }

    private let sample: [String: Data?] = [
        "a.txt": Data("a".utf8), "empty.txt": Data(), "big.bin": .pattern(9 << 20, seed: 1),
        "Folder/Ünder/deep.txt": Data("deep".utf8), "Empty folder/in it": nil,
    ]

    @Test func treeSurvivesUploadAndDownload() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            let target = try fixture.url("target")
            try write(sample, below: source)
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/Backup")
            #expect(up.isSuccess, "\(up.failures)")
            let down = try await fixture.client.files.downloadFolder(path: "/Backup", to: target)
            #expect(down.isSuccess, "\(down.failures)")
            let (sent, come) = (try tree(source), try tree(target))
            #expect(sent == come)
            let times = try [source, target].map {
                try FileManager.default.attributesOfItem(atPath: $0.appendingPathComponent("a.txt").path)[
                    .modificationDate] as? Date
            }
            #expect(times[0].map { Int($0.timeIntervalSince1970) } == times[1].map { Int($0.timeIntervalSince1970) })
        }
    }

    @Test func identicalFilesAreSkipped() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            let target = try fixture.url("target")
            try write(sample, below: source)
            try await fixture.client.files.uploadFolder(from: source, to: "/Backup")
            try await fixture.client.files.downloadFolder(path: "/Backup", to: target)
            fixture.emulator.calls.removeAll()
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/Backup")
            let down = try await fixture.client.files.downloadFolder(path: "/Backup", to: target)
            #expect(Set(outcomes(up).values) == ["identical"])
            #expect(Set(outcomes(down).values) == ["identical"])
            #expect(Set(fixture.emulator.calls.all.map(\.route)) == ["files/get_metadata", "files/list_folder"])
        }
    }

    @Test func dryRunWritesNothing() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(sample, below: source)
            let dry = FolderTransferOptions { $0.isDryRun = true }
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/Backup", options: dry)
            #expect(Set(outcomes(up).values) == ["planned"])
            #expect(try fixture.account.list().isEmpty)
            try await fixture.client.files.uploadFolder(from: source, to: "/Backup")
            let down = try await fixture.client.files.downloadFolder(
                path: "/Backup", to: try fixture.url("target"), options: dry)
            #expect(Set(outcomes(down).values) == ["planned"])
            #expect(down.transferredBytes == up.transferredBytes)
            #expect(try fixture.names == ["source"])
        }
    }

    @Test func differentContentIsReplacedOnlyOnRequest() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a": Data("new".utf8), "b": Data("b".utf8)], below: source)
            try fixture.account.put("/Backup/a", "old")
            let careful = try await fixture.client.files.uploadFolder(from: source, to: "/Backup")
            #expect(outcomes(careful) == ["a": "failed", "b": "transferred"])
            #expect(try fixture.account.read("/Backup/a") == Data("old".utf8))
            let bold = try await fixture.client.files.uploadFolder(
                from: source, to: "/Backup", options: FolderTransferOptions { $0.overwrite = true })
            #expect(outcomes(bold) == ["a": "transferred", "b": "identical"])

            try fixture.account.put("/Backup/a", "newer")
            let kept = try await fixture.client.files.downloadFolder(path: "/Backup", to: source)
            #expect(outcomes(kept) == ["a": "failed", "b": "identical"])
            #expect(try Data(contentsOf: source.appendingPathComponent("a")) == Data("new".utf8))
            try await fixture.client.files.downloadFolder(
                path: "/Backup", to: source, options: FolderTransferOptions { $0.overwrite = true })
            #expect(try Data(contentsOf: source.appendingPathComponent("a")) == Data("newer".utf8))
        }
    }

    @Test func excludedItemsAreNotScanned() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a": Data("a".utf8), "no/b": Data("b".utf8), "c.tmp": Data()], below: source)
            let options = FolderTransferOptions {
                $0.isExcluded = { path, isFolder in isFolder ? path == "no" : path.hasSuffix(".tmp") }
            }
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/", options: options)
            #expect(outcomes(up) == ["a": "transferred", "no": "excluded", "c.tmp": "excluded"])
            #expect(try fixture.account.list() == ["/a"])
            try fixture.account.put("/no/b", "b")
            let down = try await fixture.client.files.downloadFolder(
                path: "/", to: try fixture.url("target"), options: options)
            #expect(outcomes(down) == ["a": "transferred", "no": "excluded"])
        }
    }

    @Test func tooLargeFilesAreSkippedInBothDirections() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["small": Data(count: 10), "inner/large": Data(count: 11)], below: source)
            let options = FolderTransferOptions { $0.maximumFileSize = 10 }
            let up = try await fixture.client.files.uploadFolder(from: source, to: "/", options: options)
            #expect(outcomes(up) == ["small": "transferred", "inner": "transferred", "inner/large": "tooLarge"])
            try fixture.account.put("/inner/there", Data(count: 12))
            let down = try await fixture.client.files.downloadFolder(
                path: "/", to: try fixture.url("target"), options: options)
            #expect(outcomes(down) == ["small": "transferred", "inner": "transferred", "inner/there": "tooLarge"])
        }
    }

    @Test func linksAreSkippedOrFollowedWithoutCycles() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a": Data("a".utf8), "folder/b": Data("b".utf8)], below: source)
            try Data("elsewhere".utf8).write(to: try fixture.url("elsewhere"))
            for (name, target) in ["link": "../elsewhere", "folder/circle": "..", "dangling": "nothing"] {
                try FileManager.default.createSymbolicLink(
                    atPath: source.appendingPathComponent(name).path, withDestinationPath: target)
            }
            let skipped = try await fixture.client.files.uploadFolder(from: source, to: "/skipped")
            #expect(outcomes(skipped)["link"] == "symbolicLink")
            #expect(try fixture.account.list("/skipped").count == 3)
            let followed = try await fixture.client.files.uploadFolder(
                from: source, to: "/followed", options: FolderTransferOptions { $0.symbolicLinks = .follow })
            #expect(outcomes(followed)["folder/circle"] == "symbolicLink")
            #expect(outcomes(followed)["dangling"] == "symbolicLink")
            #expect(try fixture.account.read("/followed/link") == Data("elsewhere".utf8))
        }
    }

    @Test func oneFailureDoesNotStopOthers() async throws {
        try await DownloadFixture.run { fixture in
            for name in 0..<20 { try fixture.account.put("/\(name)", "x\(name)") }
            try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 5, times: 2)
            let target = try fixture.url("target")
            let result = try await fixture.client.files.downloadFolder(path: "", to: target)
            #expect(result.failures.count == 2)
            #expect(try tree(target).count == 18)
            let again = try await fixture.client.files.downloadFolder(path: "", to: target)
            #expect(again.isSuccess)
            #expect(outcomes(again).values.count { $0 == "identical" } == 18)
        }
    }

    /// What Dropbox ignores isn't missed. What the user made and Dropbox can't store is an error.
    @Test func namesThatDropboxIgnoresAreSkippedAndImpossibleNamesFail() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            let ignored = ["desktop.ini", "~$report.docx", ".~lock.a#", "~a.tmp", ".dropbox-00.partial"]
            let impossible = ["back\\slash": "a backslash", "blank ": "white space", "\u{7F}": "DEL"]
            for name in ignored + impossible.keys + ["ok"] { try write([name: Data("x".utf8)], below: source) }
            try write(["twice": Data("1".utf8), "Twice": Data("2".utf8)], below: source)
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/")
            let told = outcomes(result)
            for name in ignored { #expect(told[name] == "ignoredName", "\(name)") }
            for (name, reason) in impossible {
                let error = try #require(result.failures[name])
                #expect("\(error)".contains(reason))
            }
            #expect(told["ok"] == "transferred")
            #expect(Set([told["twice"], told["Twice"]]) == ["transferred", "failed"])
        }
    }

    /// The lock file of an open document doesn't stop a mirror.
    @Test func ignoredNamesDoNotPreventDeletions() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source")
            try write(["a.docx": Data("a".utf8), "~$a.docx": Data("x".utf8)], below: source)
            try fixture.account.put("/up/old.docx", "old")
            let options = FolderTransferOptions { $0.deletesExtraneous = true }
            let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
            #expect(result.isSuccess)
            #expect(try fixture.account.list("/up") == ["/up/a.docx"])
        }
    }

    #if os(Linux)
        /// The sizes of such files are 0 and the size of a page.
        @Test(arguments: ["/proc/version", "/sys/kernel/mm/transparent_hugepage/enabled"])
        func fileWithAWrongSizeIsUploadedAsRead(_ path: String) async throws {
            guard let content = FileManager.default.contents(atPath: path), !content.isEmpty else { return }
            try await DownloadFixture.run { fixture in
                let file = URL(fileURLWithPath: path)
                try await fixture.client.files.uploadFile(from: file, to: "/file")
                #expect(try fixture.account.read("/file") == content)
                let source = try fixture.url("source")
                try write(["other": Data("x".utf8)], below: source)
                symlink(path, source.appendingPathComponent("link").path)
                let options = FolderTransferOptions { $0.symbolicLinks = .follow }
                let result = try await fixture.client.files.uploadFolder(from: source, to: "/up", options: options)
                #expect(result.isSuccess, "\(result.failures)")
                #expect(try fixture.account.read("/up/link") == content)
            }
        }
    #endif

    @Test func missingFolderIsAnError() async throws {
        try await DownloadFixture.run { fixture in
            await #expect(throws: CallError<Files.GetMetadataError>.self) {
                try await fixture.client.files.downloadFolder(path: "/nowhere", to: try fixture.url("target"))
            }
            let missing = try fixture.url("missing")
            await #expect(throws: (any Error).self) {
                try await fixture.client.files.uploadFolder(from: missing, to: "/")
            }
            #expect(fixture.emulator.calls.all.count == 1)
        }
    }
}
