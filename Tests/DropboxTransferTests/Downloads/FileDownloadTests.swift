import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Downloads of files from an emulator, with few or no faults.
@Suite(.timeLimit(.minutes(10)))
struct FileDownloadTests {
    private static let sizes = [0, 1, 4 << 20, (4 << 20) + 1, (9 << 20) + 12_345]

    @Test(arguments: sizes) func fileOfAnySizeIsDownloaded(size: Int) async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(size, seed: 1)
            let rev = try fixture.account.put("/a", content)
            let metadata = try await fixture.client.files.downloadFile(
                path: "/a", to: try fixture.url("a"), options: .small)
            #expect(metadata.rev == rev)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
            #expect(try fixture.names == ["a"])
        }
    }

    @Test func smallFileNeedsOneRequest() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", "hello")
            _ = try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"))
            #expect(fixture.emulator.calls.all.count == 1)
        }
    }

    @Test func largeFileIsDownloadedInRangesOfOneRevision() async throws {
        try await DownloadFixture.run { fixture in
            let rev = try fixture.account.put("/a", .pattern(13 << 20, seed: 2))
            _ = try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .small)
            let calls = fixture.emulator.calls.all
            #expect(calls.count == 4)
            #expect(calls.filter { $0.argument?.contains("rev:" + rev) == true }.count == 3)
            #expect(Set(fixture.ranges.compactMap(\.self)).count == 4)
        }
    }

    @Test func existingFileIsReplacedOnlyOnRequest() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", "new")
            try Data("old".utf8).write(to: try fixture.url("a"))
            await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"))
            }
            #expect(try Data(contentsOf: fixture.url("a")) == Data("old".utf8))
            #expect(fixture.emulator.calls.all.isEmpty)
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), overwrite: true)
            #expect(try Data(contentsOf: fixture.url("a")) == Data("new".utf8))
        }
    }

    @Test func modificationTimeIsPreserved() async throws {
        try await DownloadFixture.run { fixture in
            let time = Date(timeIntervalSince1970: 1_000_000_000)
            _ = try await fixture.client.files.upload(path: "/a", clientModified: time, input: Data("a".utf8))
                .response()
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"))
            try await fixture.client.files.downloadFile(
                path: "/a", to: try fixture.url("b"),
                options: FileDownloadOptions { $0.preservesModificationTime = false }
            )
            let times = try ["a", "b"].map {
                try FileManager.default.attributesOfItem(atPath: fixture.url($0).path)[.modificationDate] as? Date
            }
            #expect(times[0] == time)
            #expect(times[1] != time)
        }
    }

    @Test func progressReachesTheFileSize() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(9 << 20, seed: 3))
            try fixture.emulator.faults.add(.truncate(after: 1 << 20), on: "files/download", skipping: 1, times: 2)
            let counts = Calls<Int64>()
            _ = try await fixture.client.files.downloadFile(
                path: "/a", to: "a", in: DirectoryHandle(try fixture.url("")), overwrite: false, options: .small
            ) { completed, _ in counts.add(completed) }
            let all = counts.all
            #expect(all.max() == 9 << 20)
            #expect(all.first == 0)
        }
    }

    @Test func missingFileLeavesNoFiles() async throws {
        try await DownloadFixture.run { fixture in
            let error = await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"))
            }
            #expect(error?.call?.isNotFound == true)
            let names = try fixture.names
            #expect(names.isEmpty)
        }
    }

    @Test func lostConnectionResumesAtTheNextByte() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(4 << 20, seed: 4)
            try fixture.account.put("/a", content)
            try fixture.emulator.faults.add(.truncate(after: 1_000_000), on: "files/download", times: 3)
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .small)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
            #expect(
                fixture.ranges == [
                    "bytes=0-4194303", "bytes=1000000-4194303", "bytes=2000000-4194303", "bytes=3000000-4194303",
                ])
        }
    }

    @Test func corruptedBytesThrowAndPreserveTheFile() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(5 << 20, seed: 5))
            try Data("old".utf8).write(to: try fixture.url("a"))
            try fixture.emulator.faults.add(.corrupt(), on: "files/download", skipping: 1)
            let error = await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(
                    path: "/a", to: try fixture.url("a"), overwrite: true, options: .small)
            }
            #expect(error?.isDamage == true)
            #expect(try Data(contentsOf: fixture.url("a")) == Data("old".utf8))
            #expect(try fixture.names == ["a"])
        }
    }

    @Test func secondCallResumesTheFailedDownload() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(16 << 20, seed: 6)
            try fixture.account.put("/a", content)
            try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 3)
            await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            }
            #expect(try fixture.names.count == 2)
            try Self.expectCancellationOfReading(in: fixture)
            fixture.emulator.faults.removeAll()
            fixture.emulator.calls.removeAll()
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
            #expect(fixture.ranges == ["bytes=12582912-16777215"])
            #expect(try fixture.names == ["a"])
        }
    }

    @Test func changedFileRestartsTheDownload() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(12 << 20, seed: 7))
            try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 2)
            await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            }
            fixture.emulator.faults.removeAll()
            let content = Data.pattern(11 << 20, seed: 8)
            try fixture.account.put("/a", content)
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
        }
    }

    @Test func blockThatDiffersFromTheJournalIsDownloadedAgain() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(12 << 20, seed: 9)
            try fixture.account.put("/a", content)
            try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 2)
            await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            }
            fixture.emulator.faults.removeAll()
            fixture.emulator.calls.removeAll()
            let partial = try #require(try fixture.names.first { $0.hasSuffix(".partial") })
            let file = try FileHandle(forWritingTo: try fixture.url(partial))
            try file.seek(toOffset: 100)
            try file.write(contentsOf: Data("rotten".utf8))
            try file.close()
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .sequential)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
            #expect(fixture.ranges == ["bytes=0-4194303", "bytes=8388608-12582911"])
        }
    }

    @Test func fileChangedDuringDownloadKeepsItsRevision() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(12 << 20, seed: 10)
            try fixture.account.put("/a", content)
            let file = try fixture.url("a")
            try fixture.emulator.faults.add(.latency(.milliseconds(300)), on: "files/download", skipping: 1, times: 1)
            async let metadata = fixture.client.files.downloadFile(path: "/a", to: file, options: .sequential)
            _ = await fixture.emulator.calls.waitForResponse { $0.route == "files/download" }
            try fixture.account.put("/a", "something else")
            #expect(try await metadata.size == 12 << 20)
            #expect(try Data(contentsOf: file) == content)
        }
    }

    @Test func concurrentDownloadsToOneFileDoNotMix() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(8 << 20, seed: 11))
            try fixture.emulator.faults.add(.stall(after: 0), on: "files/download", times: 1)
            let file = try fixture.url("a")
            let first = Task { try await fixture.client.files.downloadFile(path: "/a", to: file, options: .sequential) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == "files/download" }
            let error = await #expect(throws: FileDownloadError.self) {
                try await fixture.client.files.downloadFile(path: "/a", to: file)
            }
            #expect("\(error.map { "\($0)" } ?? "")".contains("another download to \(file.path) is in progress"))
            first.cancel()
            let outcome = await first.result
            #expect((outcome.failure as? FileDownloadError)?.isCancellation == true)
            try await fixture.client.files.downloadFile(path: "/a", to: file)
        }
    }

    @Test func customClientDownloadsTheEntireFile() async throws {
        try await DownloadFixture.run { fixture in
            let content = Data.pattern(5 << 20, seed: 12)
            try fixture.account.put("/a", content)
            let client = DropboxClient(transportClient: WrappedClient(fixture.client.client, isTransparent: false))
            try await client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .small)
            #expect(try Data(contentsOf: fixture.url("a")) == content)
        }
    }

    @Test func customFilesAccessMovesTheFile() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", "hello")
            let moves = Calls<String>()
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(
                        LongLivedAccessTokenProvider(accessToken: fixture.emulator.accessToken)),
                    configuration: .init {
                        $0.baseHosts = BaseHosts(server: fixture.emulator.url.absoluteString)
                        $0.filesAccess = RecordingFilesAccess(moves: moves)
                    }))
            try await client.files.downloadFile(path: "/a", to: try fixture.url("a"))
            #expect(moves.all == ["a"])
            client.shutdown()
        }
    }

    @Test func specialFilesAreNeverReplaced() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/f/pipe", "new")
            try fixture.account.put("/f/other", "new")
            try FileManager.default.createDirectory(at: try fixture.url("f"), withIntermediateDirectories: true)
            let (pipe, link) = (try fixture.url("f/pipe"), try fixture.url("link"))
            #expect(mkfifo(pipe.path, 0o600) == 0)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
            for place in [pipe, link] {
                let error = await #expect(throws: FileDownloadError.self) {
                    try await fixture.client.files.downloadFile(path: "/f/pipe", to: place, overwrite: true)
                }
                #expect(
                    error.map { "\($0)" }?.contains("\(place.path) is not a regular file") == true, "\(error as Any)")
            }
            #expect(fixture.emulator.calls.all.isEmpty)

            let options = FolderTransferOptions { $0.overwrite = true }
            let result = try await fixture.client.files.downloadFolder(
                path: "/f", to: try fixture.url("f"), options: options)
            #expect(result.failures.keys.sorted() == ["pipe"])
            #expect(try Data(contentsOf: fixture.url("f/other")) == Data("new".utf8))
            var facts = stat()
            #expect(stat(pipe.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == pipe.path)
        }
    }

    @Test func plantedLinkIsNotFollowed() async throws {
        try await DownloadFixture.run { fixture in
            try fixture.account.put("/a", .pattern(5 << 20, seed: 13))
            try Data("mine".utf8).write(to: try fixture.url("victim"))
            let name = try #require(try Self.partialName(in: fixture))
            for suffix in ["", ".journal"] {
                try FileManager.default.createSymbolicLink(
                    at: try fixture.url(name + suffix), withDestinationURL: try fixture.url("victim"))
            }
            try await fixture.client.files.downloadFile(path: "/a", to: try fixture.url("a"), options: .small)
            #expect(try Data(contentsOf: fixture.url("victim")) == Data("mine".utf8))
            #expect(try fixture.names == ["a", "victim"])
        }
    }

    /// Expects that a canceled task doesn't read all content of an earlier download.
    private static func expectCancellationOfReading(in fixture: DownloadFixture) throws {
        let partial = try DownloadFile(in: DirectoryHandle(try fixture.url("")), for: "a")
        defer { partial.unlock() }
        let cancellation = CancellationFlag()
        cancellation.cancel()
        #expect(throws: CancellationError.self) { _ = try partial.resume(cancellation) }
    }

    private static func partialName(in fixture: DownloadFixture) throws -> String? {
        let partial = try DownloadFile(in: DirectoryHandle(try fixture.url("")), for: "a")
        defer { withExtendedLifetime(partial) {} }
        let name = try fixture.names.first { $0.hasSuffix(".partial") }
        try partial.discard(always: true)
        return name
    }
}

/// Records moves.
private struct RecordingFilesAccess: FilesAccess {
    let moves: Calls<String>

    func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL {
        moves.add(finalUrl.lastPathComponent)
        return try FilesAccessImpl().moveFile(from: temporaryLocation, to: finalUrl, overwrite: overwrite)
    }
    func moveFileToTemporaryLocation(from location: URL) throws -> URL { location }
    func errorData(from location: URL) throws -> Data { Data() }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension FileDownloadError {
    var isDamage: Bool {
        if case .contentHashMismatch(_, let expected, let received) = self { expected != received } else { false }
    }

    fileprivate var call: CallError<Files.DownloadError>? {
        if case .call(let error) = self { error } else { nil }
    }
}
