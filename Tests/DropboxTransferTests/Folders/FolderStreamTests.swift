import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Folders of any size: memory use, reported items, and interrupted listings.
@Suite(.timeLimit(.minutes(10)))
struct FolderStreamTests {
    private static let names = (0..<9).map { "\($0)" }

    /// Provides an account with nine files of one byte, whose listings have pages of the given size.
    private func withFiles(pageSize: Int, body: (DownloadFixture) async throws -> Void) async throws {
        try await DownloadFixture.run { fixture in
            for name in Self.names { try fixture.account.put("/folder/\(name)", name) }
            try fixture.emulator.faults.add(.smallPages(of: pageSize))
            fixture.emulator.calls.removeAll()
            try await body(fixture)
        }
    }

    @Test func filesAreDownloadedDuringTheListing() async throws {
        try await withFiles(pageSize: 2) { fixture in
            let result = try await fixture.client.files.downloadFolder(
                path: "/folder", to: try fixture.url("target"),
                options: FolderTransferOptions { $0.maximumConcurrentFiles = 1 })
            #expect(result.isSuccess && result.items.map(\.path) == Self.names)
            let routes = fixture.emulator.calls.all.map(\.route)
            let pages = routes.indices.filter { routes[$0].hasPrefix("files/list_folder") }
            #expect(pages.count >= 5)
            // The next page is requested only after the files of the previous one were started, one at a time.
            for (page, next) in zip(pages.dropFirst(), pages.dropFirst(2)) {
                #expect(routes[page..<next].contains("files/download"), "\(routes)")
            }
        }
    }

    @Test func expiredListingRestartsWithoutDuplicates() async throws {
        try await withFiles(pageSize: 2) { fixture in
            try fixture.emulator.faults.add(.cursorReset, skipping: 2, times: 1)
            let target = try fixture.url("target")
            let down = try await fixture.client.files.downloadFolder(path: "/folder", to: target)
            #expect(down.items.map(\.path) == Self.names && down.isSuccess, "\(down.failures)")
            #expect(fixture.emulator.calls.all.count { $0.route == "files/list_folder" } == 2)
            #expect(fixture.emulator.calls.all.count { $0.route == "files/download" } == 9)
            try Data("new".utf8).write(to: target.appendingPathComponent("new"))
            try fixture.emulator.faults.add(.cursorReset, skipping: 2, times: 1)
            let up = try await fixture.client.files.uploadFolder(from: target, to: "/folder")
            #expect(up.items.map(\.path) == Self.names + ["new"] && up.isSuccess, "\(up.failures)")
            #expect(up.transferredBytes == 3)
        }
    }

    @Test func repeatedlyExpiredListingFails() async throws {
        try await withFiles(pageSize: 2) { fixture in
            try fixture.emulator.faults.add(.cursorReset)
            await #expect(throws: CallError<Files.ListFolderContinueError>.self) {
                try await fixture.client.files.downloadFolder(path: "/folder", to: try fixture.url("target"))
            }
        }
    }

    @Test func damagedListingIsRequestedAgain() async throws {
        try await withFiles(pageSize: 2) { fixture in
            try fixture.emulator.faults.add(.corrupt(), on: "files/list_folder*", times: 2)
            try fixture.emulator.faults.add(.corrupt(), on: "files/get_metadata", times: 2)
            let target = try fixture.url("target")
            #expect(try await fixture.client.files.downloadFolder(path: "/folder", to: target).isSuccess)
            try fixture.emulator.faults.add(.corrupt(), on: "files/list_folder", times: 2)
            #expect(try await fixture.client.files.uploadFolder(from: target, to: "/other").isSuccess)
        }
    }

    @Test func itemHandlerReplacesTheItemList() async throws {
        try await withFiles(pageSize: 100) { fixture in
            try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", times: 1)
            let heard = Calls<FolderTransferResult.Item>()
            let options = FolderTransferOptions { $0.onItem = { heard.add($0) } }
            let target = try fixture.url("target")
            let down = try await fixture.client.files.downloadFolder(path: "/folder", to: target, options: options)
            #expect(Set(heard.all.map(\.path)) == Set(Self.names) && heard.all.count == 9)
            #expect(down.items.count == 1 && down.failures.count == 1)
            let up = try await fixture.client.files.uploadFolder(from: target, to: "/up", options: options)
            #expect(heard.all.count == 17)
            #expect(up.items.isEmpty && up.isSuccess)
        }
    }

    @Test(arguments: ["down", "up"]) func totalIsReportedWhenKnown(direction: String) async throws {
        try await withFiles(pageSize: 2) { fixture in
            let (counts, count) = AsyncStream.makeStream(of: [Int64].self)
            let progress: ProgressBlock = { count.yield([$0.completedUnitCount, $0.totalUnitCount]) }
            let folder = try fixture.url("folder")
            if direction == "down" {
                try await fixture.client.files.downloadFolder(path: "/folder", to: folder, progress: progress)
            } else {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                for name in Self.names { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
                try await fixture.client.files.uploadFolder(from: folder, to: "/up", progress: progress)
            }
            var last: [Int64] = [0, -1]
            for await next in counts {
                #expect(next[0] >= last[0] && [-1, 9].contains(next[1]) && next[1] >= last[1], "\(last) \(next)")
                last = next
                if last == [9, 9] { break }
            }
        }
    }

    /// Bytes count when they are sent, because a slow request would otherwise look like one that hangs.
    @Test func uploadReportsBytesBeforeTheServerConfirmsThem() async throws {
        try await DownloadFixture.run { fixture in
            let folder = try fixture.url("folder")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(count: 100_000).write(to: folder.appendingPathComponent("a"))
            try fixture.emulator.faults.add(.stall(after: 0), on: "files/upload_session/*")
            let (counts, count) = AsyncStream.makeStream(of: Int64.self)
            let upload = Task {
                try await fixture.client.files.uploadFolder(from: folder, to: "/up") {
                    count.yield($0.completedUnitCount)
                }
            }
            for await next in counts where next == 100_000 { break }
            upload.cancel()
            _ = await upload.result
            #expect(try fixture.account.list() == [])
        }
    }

    @Test func customFilesAccessMovesDownloads() async throws {
        let moves = Calls<String>()
        try await DownloadFixture.run(filesAccess: RecordingFilesAccess(moves: moves)) { fixture in
            try fixture.account.put("/folder/in/a", "a")
            try fixture.account.put("/folder/b", "b")
            let target = try fixture.url("target")
            let result = try await fixture.client.files.downloadFolder(path: "/folder", to: target)
            #expect(result.isSuccess, "\(result.failures)")
            #expect(Set(moves.all) == ["target/b", "in/a"])
            #expect(try Data(contentsOf: target.appendingPathComponent("in/a")) == Data("a".utf8))
        }
    }

    @Test func scanStepIsLimitedToAPage() async throws {
        try await DownloadFixture.run { fixture in
            let folder = try fixture.url("source")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in 0..<2_500 {
                #expect(
                    FileManager.default.createFile(atPath: folder.appendingPathComponent("\(name)").path, contents: nil)
                )
            }
            let options = FolderTransferOptions()
            let upload = FolderUpload(
                files: fixture.client.files, source: DirectoryTree(try DirectoryHandle(folder)), root: "",
                options: options,
                progress: FolderProgress(), items: ItemResultCollector(options))
            var look = FolderScan(ItemPath(), .absent, upload)
            var names: [String] = []
            while !look.isFinished {
                let found = try await look.step()
                #expect(found.uploads.count <= 1_000)
                names += found.uploads.map(\.path)
            }
            #expect(Set(names).count == 2_500 && names.count == 2_500)
        }
    }

    @Test func contentOfAFailedFolderFails() async throws {
        try await DownloadFixture.run { fixture in
            let source = try fixture.url("source/a/b")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            try Data("c".utf8).write(to: source.appendingPathComponent("c"))
            try fixture.account.put("/up/a", "a file that replaces the folder")
            let result = try await fixture.client.files.uploadFolder(from: try fixture.url("source"), to: "/up")
            #expect(result.items.map(\.path) == ["a", "a/b", "a/b/c"])
            #expect(result.failures.count == 3)
            #expect(try fixture.account.list() == ["/up/", "/up/a"])
        }
    }
}

/// Moves files like the default implementation, and records the destinations.
private struct RecordingFilesAccess: FilesAccess {
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
