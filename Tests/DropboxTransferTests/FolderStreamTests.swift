import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// Folders of any size: what is known of them at a time, what is told of them, and what becomes of a listing that breaks.
@Suite(.timeLimit(.minutes(10)))
struct FolderStreamTests {
    private static let names = (0..<9).map { "\($0)" }

    /// An account with nine files of one byte, whose listings have so many entries on a page.
    private func withFiles(pageSize: Int, body: (DownloadFixture) async throws -> Void) async throws {
        try await DownloadFixture.run { site in
            for name in Self.names { try site.account.put("/folder/\(name)", name) }
            site.emulator.faults.add(.smallPages(of: pageSize))
            site.emulator.calls.clear()
            try await body(site)
        }
    }

    @Test func filesComeWhileTheFolderIsListed() async throws {
        try await withFiles(pageSize: 2) { site in
            let result = try await site.client.files.downloadFolder(
                path: "/folder", to: try site.url("target"),
                options: FolderTransferOptions { $0.maximumConcurrentFiles = 1 })
            #expect(result.isSuccess && result.items.map(\.path) == Self.names)
            let routes = site.emulator.calls.all.map(\.route)
            let pages = routes.indices.filter { routes[$0].hasPrefix("files/list_folder") }
            #expect(pages.count >= 5)
            // No page is asked for before the files of the one before it have begun, of which one at a time comes.
            for (page, next) in zip(pages.dropFirst(), pages.dropFirst(2)) {
                #expect(routes[page..<next].contains("files/download"), "\(routes)")
            }
        }
    }

    @Test func aListingThatIsForgottenBeginsAnewAndTellsNothingTwice() async throws {
        try await withFiles(pageSize: 2) { site in
            site.emulator.faults.add(.cursorReset, skipping: 2, times: 1)
            let target = try site.url("target")
            let down = try await site.client.files.downloadFolder(path: "/folder", to: target)
            #expect(down.items.map(\.path) == Self.names && down.isSuccess, "\(down.failures)")
            #expect(site.emulator.calls.all.count { $0.route == "files/list_folder" } == 2)
            #expect(site.emulator.calls.all.count { $0.route == "files/download" } == 9)
            try Data("new".utf8).write(to: target.appendingPathComponent("new"))
            site.emulator.faults.add(.cursorReset, skipping: 2, times: 1)
            let up = try await site.client.files.uploadFolder(from: target, to: "/folder")
            #expect(up.items.map(\.path) == Self.names + ["new"] && up.isSuccess, "\(up.failures)")
            #expect(up.transferredBytes == 3)
        }
    }

    @Test func aListingThatIsForgottenAgainAndAgainIsAnError() async throws {
        try await withFiles(pageSize: 2) { site in
            site.emulator.faults.add(.cursorReset)
            await #expect(throws: CallError<Files.ListFolderContinueError>.self) {
                try await site.client.files.downloadFolder(path: "/folder", to: try site.url("target"))
            }
        }
    }

    @Test func aDamagedListingIsAskedForAgain() async throws {
        try await withFiles(pageSize: 2) { site in
            site.emulator.faults.add(.corrupt(), on: "files/list_folder*", times: 2)
            site.emulator.faults.add(.corrupt(), on: "files/get_metadata", times: 2)
            let target = try site.url("target")
            #expect(try await site.client.files.downloadFolder(path: "/folder", to: target).isSuccess)
            site.emulator.faults.add(.corrupt(), on: "files/list_folder", times: 2)
            #expect(try await site.client.files.uploadFolder(from: target, to: "/other").isSuccess)
        }
    }

    @Test func whoHearsOfEverythingGetsNoListOfIt() async throws {
        try await withFiles(pageSize: 100) { site in
            site.emulator.faults.add(.serverError(status: 400), on: "files/download", times: 1)
            let heard = Calls<FolderTransferResult.Item>()
            let options = FolderTransferOptions { $0.onItem = { heard.add($0) } }
            let target = try site.url("target")
            let down = try await site.client.files.downloadFolder(path: "/folder", to: target, options: options)
            #expect(Set(heard.all.map(\.path)) == Set(Self.names) && heard.all.count == 9)
            #expect(down.items.count == 1 && down.failures.count == 1)
            let up = try await site.client.files.uploadFolder(from: target, to: "/up", options: options)
            #expect(heard.all.count == 17)
            #expect(up.items.isEmpty && up.isSuccess)
        }
    }

    @Test(arguments: ["down", "up"]) func theTotalIsToldWhenItIsKnown(direction: String) async throws {
        try await withFiles(pageSize: 2) { site in
            let (counts, count) = AsyncStream.makeStream(of: [Int64].self)
            let progress: ProgressBlock = { count.yield([$0.completedUnitCount, $0.totalUnitCount]) }
            let folder = try site.url("folder")
            if direction == "down" {
                try await site.client.files.downloadFolder(path: "/folder", to: folder, progress: progress)
            } else {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for name in Self.names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
                try await site.client.files.uploadFolder(from: folder, to: "/up", progress: progress)
            }
            var last: [Int64] = [0, -1]
            for await next in counts {
                #expect(next[0] >= last[0] && [-1, 9].contains(next[1]) && next[1] >= last[1], "\(last) \(next)")
                last = next
                if last == [9, 9] { break }
            }
        }
    }

    @Test func theAppsOwnAccessToFilesMovesWhatIsDownloaded() async throws {
        let moves = Calls<String>()
        try await DownloadFixture.run(filesAccess: NotedAccess(moves: moves)) { site in
            try site.account.put("/folder/in/a", "a")
            try site.account.put("/folder/b", "b")
            let target = try site.url("target")
            let result = try await site.client.files.downloadFolder(path: "/folder", to: target)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(Set(moves.all) == ["target/b", "in/a"])
            #expect(try Data(contentsOf: target.appendingPathComponent("in/a")) == Data("a".utf8))
        }
    }

    @Test func aStepOfALookTakesNoMoreThanAPageOfFiles() async throws {
        try await DownloadFixture.run { site in
            let folder = try site.url("source")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in 0..<2_500 {
                #expect(
                    FileManager.default.createFile(atPath: folder.appendingPathComponent("\(name)").path, contents: nil)
                )
            }
            let options = FolderTransferOptions()
            let upload = FolderUpload(
                files: site.client.files, source: try DirectoryHandle(folder), root: "", options: options,
                tally: FolderProgress(), items: ItemResultCollector(options))
            var look = FolderScan([], .absent, upload)
            var names: [String] = []
            while !look.isFinished {
                let found = try await look.step()
                #expect(found.uploads.count <= 1_000)
                names += found.uploads.map(\.path)
            }
            #expect(Set(names).count == 2_500 && names.count == 2_500)
        }
    }

    @Test func whatIsInAFolderThatCannotBeHadIsAFailureToo() async throws {
        try await DownloadFixture.run { site in
            let source = try site.url("source/a/b")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try Data("c".utf8).write(to: source.appendingPathComponent("c"))
            try site.account.put("/up/a", "a file in the place of the folder")
            let result = try await site.client.files.uploadFolder(from: try site.url("source"), to: "/up")
            #expect(result.items.map(\.path) == ["a", "a/b", "a/b/c"])
            #expect(result.failures.count == 3)
            #expect(try site.account.list() == ["/up/", "/up/a"])
        }
    }
}

/// Moves files as the system does, and notes where to.
private struct NotedAccess: FilesAccess {
    let moves: Calls<String>
    private let system = FilesAccessImpl()

    init(moves: Calls<String>) { self.moves = moves }

    func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL {
        moves.add(finalUrl.pathComponents.suffix(2).joined(separator: "/"))
        return try system.moveFile(from: temporaryLocation, to: finalUrl, overwrite: overwrite)
    }

    func moveFileToTemporaryLocation(from networkSessionTemporaryLocation: URL) throws -> URL {
        try system.moveFileToTemporaryLocation(from: networkSessionTemporaryLocation)
    }

    func errorData(from location: URL) throws -> Data { try system.errorData(from: location) }
}
