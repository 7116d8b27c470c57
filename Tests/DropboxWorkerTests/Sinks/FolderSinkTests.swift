import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxTransfer
@testable import DropboxWorker

/// Tests the copy of a namespace on disk.
@Suite(.timeLimit(.minutes(2)))
struct FolderSinkTests {
    /// The paths of all items below a folder, with a slash after those of folders.
    private func tree(_ root: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return paths.filter { !$0.hasPrefix(".dropbox-worker") }.map { path in
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(
                atPath: root.appendingPathComponent(path).path, isDirectory: &isDirectory)
            return isDirectory.boolValue ? path + "/" : path
        }.sorted()
    }

    private func run(_ body: (SinkFixture, FolderSink, URL) async throws -> Void) async throws {
        try await SinkFixture.run { fixture in
            let root = fixture.directory.url.appendingPathComponent("copy")
            try await body(fixture, FolderSink(root: root), root.appendingPathComponent("accounts/42"))
        }
    }

    @Test func copiesFilesWithTheirTimes() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/Docs/a.txt", Data("one".utf8))
            try await fixture.upload("/b.txt", Data())
            _ = try await fixture.client.files.createFolderV2(path: "/Empty").response()
            let changes = try await fixture.deliver(to: sink)
            #expect(try tree(root) == ["Docs/", "Docs/a.txt", "Empty/", "b.txt"])
            #expect(try Data(contentsOf: root.appendingPathComponent("Docs/a.txt")) == Data("one".utf8))
            guard case .file(let file)? = changes.first(where: { $0.path == "/docs/a.txt" })?.kind else {
                Issue.record("no change of the file")
                return
            }
            let attributes = try FileManager.default.attributesOfItem(
                atPath: root.appendingPathComponent("Docs/a.txt").path)
            #expect(attributes[.modificationDate] as? Date == file.clientModified)
            #expect(fixture.downloaded.withLock { $0 } == 3)
        }
    }

    @Test func appliesChangesAgainWithoutADownload() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/a.txt", Data("one".utf8))
            let changes = try await fixture.deliver(to: sink)
            #expect(fixture.downloadCount == 1)
            for change in changes { try await sink.apply(change, of: fixture.namespace, files: fixture.files) }
            #expect(fixture.downloadCount == 1)
            // Another content of the same size and time is noticed.
            let file = root.appendingPathComponent("a.txt")
            let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
            try Data("two".utf8).write(to: file)
            try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file.path)
            for change in changes { try await sink.apply(change, of: fixture.namespace, files: fixture.files) }
            #expect(try Data(contentsOf: file) == Data("one".utf8))
        }
    }

    @Test func followsMovesDeletionsAndSpellings() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/Docs/Deep/a.txt", Data("one".utf8))
            try await fixture.upload("/old.txt", Data("two".utf8))
            let first = try await fixture.deliver(to: sink)
            _ = try await fixture.client.files.moveV2(fromPath: "/Docs", toPath: "/Papers").response()
            try await fixture.deliver(to: sink)
            let file = try #require(first.first { $0.path == "/old.txt" })
            let renamed = WorkerChange(key: "42:r", path: file.path, displayPath: "/OLD.txt", kind: file.kind)
            try await sink.apply(renamed, of: fixture.namespace, files: fixture.files)
            let moved = try tree(root)
            #expect(moved == ["OLD.txt", "Papers/", "Papers/Deep/", "Papers/Deep/a.txt"])
            _ = try await fixture.client.files.deleteV2(path: "/papers").response()
            try await fixture.deliver(to: sink)
            #expect(try tree(root) == ["OLD.txt"])
            // The deletion again has no effect.
            let deletion = WorkerChange(key: "42:x", path: "/papers", displayPath: "/PAPERS", kind: .deleted)
            try await sink.apply(deletion, of: fixture.namespace, files: fixture.files)
            #expect(try tree(root) == ["OLD.txt"])
        }
    }

    @Test func findsFoldersInAnySpelling() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/Docs/a.txt", Data("one".utf8))
            let changes = try await fixture.deliver(to: sink)
            // Dropbox guarantees the spelling only of the last name.
            for change in changes where change.path.hasSuffix("a.txt") {
                let other = WorkerChange(
                    key: change.key, path: "/docs/b.txt", displayPath: "/dOCS/b.txt", kind: change.kind)
                try await sink.apply(other, of: fixture.namespace, files: fixture.files)
            }
            #expect(try tree(root) == ["Docs/", "Docs/a.txt", "Docs/b.txt"])
        }
    }

    /// A slash with a combining character is one character, which isn't a slash.
    @Test func copiesNamesThatStartWithACombiningCharacter() async throws {
        try await run { fixture, sink, root in
            for path in ["/\u{301}abc.txt", "/dir/\u{200D}join.txt", "/dir/\u{301}/inside"] {
                try await fixture.upload(path, Data(path.utf8))
            }
            try await fixture.deliver(to: sink)
            // Joined as text: a URL can take a slash with a combining character for a part of a name.
            for path in ["/\u{301}abc.txt", "/dir/\u{200D}join.txt", "/dir/\u{301}/inside"] {
                #expect(FileManager.default.contents(atPath: root.path + path) == Data(path.utf8))
            }
            _ = try await fixture.client.files.deleteV2(path: "/dir").response()
            try await fixture.deliver(to: sink)
            #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["\u{301}abc.txt"])
        }
    }

    /// A name that the folder can't have is an error, until the file is deleted.
    @Test func deletesNamesThatItCannotHave() async throws {
        try await run { fixture, sink, _ in
            let path = "/" + String(repeating: "é", count: 200)
            try await fixture.upload(path, Data("a".utf8))
            await #expect(throws: FolderSinkError.self) { try await fixture.deliver(to: sink) }
            _ = try await fixture.client.files.deleteV2(path: path).response()
            let changes = try await fixture.deliver(to: sink)
            #expect(changes.map(\.path) == [path])
        }
    }

    /// What isn't from Dropbox is reported when a change takes its place.
    @Test func reportsLocalItemsThatItReplaces() async throws {
        try await SinkFixture.run { fixture in
            let root = fixture.directory.url.appendingPathComponent("copy")
            let top = root.appendingPathComponent("accounts/42")
            let replaced = Locked<[String]>([])
            let sink = FolderSink(root: root) { path in replaced.withLock { $0.append(path) } }
            func replacements() -> [String] {
                replaced.withLock { paths in
                    defer { paths = [] }
                    return paths.map { String($0.dropFirst(top.path.count)) }
                }
            }
            func write(_ path: String) throws {
                let url = URL(fileURLWithPath: top.path + path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data("local".utf8).write(to: url)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000.5)], ofItemAtPath: url.path)
            }
            // Copies of Dropbox are replaced, and removed, without a report.
            for path in ["/file", "/Docs/a", "/Gone/b", "/becomes folder", "/becomes file/c"] {
                try await fixture.upload(path, Data("one".utf8))
            }
            try await fixture.deliver(to: sink)
            try await fixture.upload("/file", Data("longer".utf8))
            for path in ["/Gone", "/becomes folder", "/becomes file"] {
                _ = try await fixture.client.files.deleteV2(path: path).response()
            }
            try await fixture.upload("/becomes folder/d", Data("one".utf8))
            try await fixture.upload("/becomes file", Data("one".utf8))
            try await fixture.deliver(to: sink)
            #expect(replacements().isEmpty)
            // What other programs wrote is reported, each item once.
            try write("/new")
            try write("/directory/x/y")
            try write("/parent")
            try write("/Docs/left")
            try write("/link target")
            try FileManager.default.createSymbolicLink(
                atPath: top.path + "/link", withDestinationPath: top.path + "/link target")
            try write("/file")
            for path in ["/new", "/directory", "/parent/e", "/link", "/file"] {
                try await fixture.upload(path, Data("two".utf8))
            }
            _ = try await fixture.client.files.deleteV2(path: "/Docs").response()
            try await fixture.deliver(to: sink)
            #expect(replacements().sorted() == ["/Docs", "/directory", "/file", "/link", "/new", "/parent"])
            #expect(FileManager.default.contents(atPath: top.path + "/link target") == Data("local".utf8))
            // The file is the same as the one in Dropbox, so nothing is replaced.
            try await fixture.deliver(to: sink)
            #expect(replacements().isEmpty)
        }
    }

    /// The error of a folder that can't be created is a sentence of the system.
    @Test func namesTheFolderThatCannotBeCreated() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("file")
        try Data().write(to: file)
        let error = await #expect(throws: SystemError.self) {
            _ = try await FolderSink(root: file.appendingPathComponent("a/b")).place()
        }
        #expect(error?.number == ENOTDIR)
        let deep = directory.url.appendingPathComponent("a/b/c")
        let place = try await FolderSink(root: deep).place()
        #expect(try await FolderSink(root: deep).place() == place)
    }

    @Test func checksWhetherItCanWrite() async throws {
        try await run { fixture, sink, _ in
            #expect(await sink.isWorking(after: CancellationError()) == true)
            let blocked = fixture.directory.url.appendingPathComponent("blocked")
            try Data().write(to: blocked)
            #expect(await FolderSink(root: blocked).isWorking(after: CancellationError()) == false)
        }
    }

    @Test func replacesFilesByFoldersAndFoldersByFiles() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/x", Data("file".utf8))
            try await fixture.upload("/y/in/side", Data("file".utf8))
            try await fixture.deliver(to: sink)
            _ = try await fixture.client.files.deleteV2(path: "/x").response()
            _ = try await fixture.client.files.deleteV2(path: "/y").response()
            try await fixture.upload("/x/inside", Data("1".utf8))
            try await fixture.upload("/y", Data("2".utf8))
            try await fixture.deliver(to: sink)
            #expect(try tree(root) == ["x/", "x/inside", "y"])
        }
    }

    @Test func neverLeavesItsFolder() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/a/b.txt", Data("one".utf8))
            let changes = try await fixture.deliver(to: sink)
            for path in ["/../b.txt", "/a/../../b.txt", "", "/", "b.txt", "/a\0b"] {
                let change = WorkerChange(key: "k", path: path, displayPath: path, kind: .deleted)
                await #expect(throws: FolderSinkError.self) {
                    try await sink.apply(change, of: fixture.namespace, files: fixture.files)
                }
            }
            // A symbolic link in the copy is replaced, not followed.
            let outside = fixture.directory.url.appendingPathComponent("outside")
            try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
            try FileManager.default.removeItem(at: root.appendingPathComponent("a"))
            try FileManager.default.createSymbolicLink(
                at: root.appendingPathComponent("a"), withDestinationURL: outside)
            for change in changes { try await sink.apply(change, of: fixture.namespace, files: fixture.files) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
            #expect(try tree(root) == ["a/", "a/b.txt"])
        }
    }

    @Test func continuesAnInterruptedDownload() async throws {
        try await run { fixture, sink, root in
            let content = Data.pattern(9 << 20)
            try await fixture.upload("/large", content)
            let change = try #require(try await fixture.changes().first)
            try fixture.emulator.faults.add(.truncate(after: 5 << 20), on: "files/download", times: 1)
            await #expect(throws: (any Error).self) {
                try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            }
            #expect(!FileManager.default.fileExists(atPath: root.appendingPathComponent("large").path))
            try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            #expect(try Data(contentsOf: root.appendingPathComponent("large")) == content)
            let staging = root.appendingPathComponent("../../.dropbox-worker")
            #expect(try FileManager.default.contentsOfDirectory(atPath: staging.path).isEmpty)
        }
    }

    @Test func leavesNothingOfADownloadWhoseFileWasDeleted() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/large", Data.pattern(9 << 20))
            let change = try #require(try await fixture.changes().first)
            try fixture.emulator.faults.add(.truncate(after: 5 << 20), on: "files/download", times: 1)
            await #expect(throws: (any Error).self) {
                try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            }
            let staging = root.appendingPathComponent("../../.dropbox-worker")
            #expect(try !FileManager.default.contentsOfDirectory(atPath: staging.path).isEmpty)
            _ = try await fixture.client.files.deleteV2(path: "/large").response()
            try await fixture.deliver(to: sink)
            #expect(try FileManager.default.contentsOfDirectory(atPath: staging.path).isEmpty)
        }
    }

    /// A worker that is paused in a download keeps the lock of its partial file.
    @Test func pausedDownloadKeepsNobodyFromTheFile() async throws {
        try await run { fixture, sink, root in
            try await fixture.upload("/a.txt", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let place = try FolderSinkPlace(change, of: fixture.namespace)
            let folder = fixture.directory.url.appendingPathComponent("copy")
            let staging = try FolderSinkTree.staging(in: folder)
            var paused = [try DownloadFile(in: staging, for: place.stagedFile(in: folder).lastPathComponent)]
            try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            let file = root.appendingPathComponent("a.txt")
            #expect(try Data(contentsOf: file) == Data("one".utf8))
            try FileManager.default.removeItem(at: file)
            // So many are an exception, for which the change isn't to blame.
            for number in 1..<4 {
                paused.append(
                    try DownloadFile(
                        in: staging, for: place.stagedFile(in: folder, number: number).lastPathComponent))
            }
            let error = try await #require(throws: FileDownloadError.self) {
                try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            }
            let item = OutboxItem(
                id: 1, sink: "folder", number: 1, path: change.path, displayPath: change.displayPath, kind: change.kind,
                attempts: 99, failures: 99)
            let result = DeliveryAttempt(item: item, error: error).result(isCounted: true, WorkerConfiguration())
            guard case .postponed(99, 100, _, _) = result else {
                Issue.record("\(result)")
                return
            }
            paused = []
            try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            #expect(try Data(contentsOf: file) == Data("one".utf8))
        }
    }

    /// The directory of interrupted downloads can be a link, too.
    @Test func writesNothingThroughALinkInTheFolder() async throws {
        try await run { fixture, sink, root in
            let folder = fixture.directory.url.appendingPathComponent("copy")
            let victim = fixture.directory.url.appendingPathComponent("victim")
            let manager = FileManager.default
            for url in [folder, victim] { try manager.createDirectory(at: url, withIntermediateDirectories: true) }
            let link = folder.appendingPathComponent(".dropbox-worker")
            try manager.createSymbolicLink(at: link, withDestinationURL: victim)
            // A file that an earlier download could have left is the victim's.
            try await fixture.upload("/a.txt", Data("one".utf8))
            let change = try #require(try await fixture.changes().first)
            let staged = try FolderSinkPlace(change, of: fixture.namespace).stagedFile(in: folder).lastPathComponent
            let precious = victim.appendingPathComponent(staged)
            try Data("precious".utf8).write(to: precious)
            let deletion = WorkerChange(key: "", path: change.path, displayPath: change.displayPath, kind: .deleted)
            try await sink.apply(deletion, of: fixture.namespace, files: fixture.files)
            #expect(await sink.isWorking(after: CancellationError()) == true)
            try manager.removeItem(at: link)
            try manager.createSymbolicLink(at: link, withDestinationURL: victim)
            try await sink.apply(change, of: fixture.namespace, files: fixture.files)
            #expect(try Data(contentsOf: root.appendingPathComponent("a.txt")) == Data("one".utf8))
            #expect(try manager.contentsOfDirectory(atPath: victim.path) == [staged])
            #expect(try Data(contentsOf: precious) == Data("precious".utf8))
        }
    }
}
