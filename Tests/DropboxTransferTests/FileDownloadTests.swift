import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// Downloads of files from an emulator, without trouble and with a little.
@Suite(.timeLimit(.minutes(10)))
struct FileDownloadTests {
    private static let sizes = [0, 1, 4 << 20, (4 << 20) + 1, (9 << 20) + 12_345]

    @Test(arguments: sizes) func aFileOfAnySizeComesWhole(size: Int) async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(size, seed: 1)
            let rev = try site.account.put("/a", content)
            let metadata = try await site.client.files.downloadFile(
                path: "/a", to: try site.url("a"), options: .small)
            #expect(metadata.rev == rev)
            #expect(try Data(contentsOf: site.url("a")) == content)
            #expect(try site.names == ["a"])
        }
    }

    @Test func aSmallFileTakesOneRequest() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", "hello")
            _ = try await site.client.files.downloadFile(path: "/a", to: try site.url("a"))
            #expect(site.emulator.calls.all.count == 1)
        }
    }

    @Test func aLargeFileComesInRangesOfOneRevision() async throws {
        try await DownloadFixture.run { site in
            let rev = try site.account.put("/a", .random(13 << 20, seed: 2))
            _ = try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .small)
            let calls = site.emulator.calls.all
            #expect(calls.count == 4)
            #expect(calls.filter { $0.argument?.contains("rev:" + rev) == true }.count == 3)
            #expect(Set(site.ranges.compactMap(\.self)).count == 4)
        }
    }

    @Test func aFileThatIsThereStaysUnlessItMayBeReplaced() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", "new")
            try Data("old".utf8).write(to: try site.url("a"))
            await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(path: "/a", to: try site.url("a"))
            }
            #expect(try Data(contentsOf: site.url("a")) == Data("old".utf8))
            #expect(site.emulator.calls.all.isEmpty)
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), overwrite: true)
            #expect(try Data(contentsOf: site.url("a")) == Data("new".utf8))
        }
    }

    @Test func theTimeOfTheLastChangeIsThatOfTheFile() async throws {
        try await DownloadFixture.run { site in
            let time = Date(timeIntervalSince1970: 1_000_000_000)
            _ = try await site.client.files.upload(path: "/a", clientModified: time, input: Data("a".utf8)).response()
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"))
            try await site.client.files.downloadFile(
                path: "/a", to: try site.url("b"), options: FileDownloadOptions { $0.preservesModificationTime = false }
            )
            let times = try ["a", "b"].map {
                try FileManager.default.attributesOfItem(atPath: site.url($0).path)[.modificationDate] as? Date
            }
            #expect(times[0] == time)
            #expect(times[1] != time)
        }
    }

    @Test func theCountGrowsToTheSizeOfTheFile() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", .random(9 << 20, seed: 3))
            site.emulator.faults.add(.truncate(after: 1 << 20), on: "files/download", skipping: 1, times: 2)
            let counts = Calls<Int64>()
            _ = try await site.client.files.downloadFile(
                path: "/a", to: "a", in: DirectoryHandle(try site.url("")), overwrite: false, options: .small
            ) { completed, _ in counts.add(completed) }
            let all = counts.all
            #expect(all.max() == 9 << 20)
            #expect(all.first == 0)
        }
    }

    @Test func aMissingFileLeavesNothing() async throws {
        try await DownloadFixture.run { site in
            let error = await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(path: "/a", to: try site.url("a"))
            }
            #expect(error?.call?.isNotFound == true)
            let names = try site.names
            #expect(names.isEmpty)
        }
    }

    @Test func aConnectionThatBreaksIsContinuedFromTheNextByte() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(4 << 20, seed: 4)
            try site.account.put("/a", content)
            site.emulator.faults.add(.truncate(after: 1_000_000), on: "files/download", times: 3)
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .small)
            #expect(try Data(contentsOf: site.url("a")) == content)
            #expect(
                site.ranges == [
                    "bytes=0-4194303", "bytes=1000000-4194303", "bytes=2000000-4194303", "bytes=3000000-4194303",
                ])
        }
    }

    @Test func bytesThatChangeOnTheWayAreAnErrorAndLeaveTheFileAlone() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", .random(5 << 20, seed: 5))
            try Data("old".utf8).write(to: try site.url("a"))
            site.emulator.faults.add(.corrupt(), on: "files/download", skipping: 1)
            let error = await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(
                    path: "/a", to: try site.url("a"), overwrite: true, options: .small)
            }
            #expect(error?.isDamage == true)
            #expect(try Data(contentsOf: site.url("a")) == Data("old".utf8))
            #expect(try site.names == ["a"])
        }
    }

    @Test func aSecondCallGoesOnWhereTheFirstOneFailed() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(16 << 20, seed: 6)
            try site.account.put("/a", content)
            site.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 3)
            await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            }
            #expect(try site.names.count == 2)
            try Self.expectCancellationOfReading(in: site)
            site.emulator.faults.clear()
            site.emulator.calls.clear()
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            #expect(try Data(contentsOf: site.url("a")) == content)
            #expect(site.ranges == ["bytes=12582912-16777215"])
            #expect(try site.names == ["a"])
        }
    }

    @Test func aFileThatChangedMeanwhileStartsOver() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", .random(12 << 20, seed: 7))
            site.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 2)
            await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            }
            site.emulator.faults.clear()
            let content = Data.random(11 << 20, seed: 8)
            try site.account.put("/a", content)
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            #expect(try Data(contentsOf: site.url("a")) == content)
        }
    }

    @Test func aBlockThatIsNotWhatTheJournalSaysIsFetchedAgain() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(12 << 20, seed: 9)
            try site.account.put("/a", content)
            site.emulator.faults.add(.serverError(status: 400), on: "files/download", skipping: 2)
            await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            }
            site.emulator.faults.clear()
            site.emulator.calls.clear()
            let partial = try #require(try site.names.first { $0.hasSuffix(".partial") })
            let file = try FileHandle(forWritingTo: try site.url(partial))
            try file.seek(toOffset: 100)
            try file.write(contentsOf: Data("rotten".utf8))
            try file.close()
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .sequential)
            #expect(try Data(contentsOf: site.url("a")) == content)
            #expect(site.ranges == ["bytes=0-4194303", "bytes=8388608-12582911"])
        }
    }

    @Test func aFileThatChangesDuringTheDownloadComesAsItWas() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(12 << 20, seed: 10)
            try site.account.put("/a", content)
            let file = try site.url("a")
            site.emulator.faults.add(.latency(.milliseconds(300)), on: "files/download", skipping: 1, times: 1)
            async let metadata = site.client.files.downloadFile(path: "/a", to: file, options: .sequential)
            _ = await site.emulator.calls.waitForCall { $0.route == "files/download" }
            try site.account.put("/a", "something else")
            #expect(try await metadata.size == 12 << 20)
            #expect(try Data(contentsOf: file) == content)
        }
    }

    @Test func twoDownloadsToOneFileDoNotMix() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", .random(8 << 20, seed: 11))
            site.emulator.faults.add(.stall(after: 0), on: "files/download", times: 1)
            let file = try site.url("a")
            let first = Task { try await site.client.files.downloadFile(path: "/a", to: file, options: .sequential) }
            _ = await site.emulator.calls.waitForArrival { $0.route == "files/download" }
            let error = await #expect(throws: FileDownloadError.self) {
                try await site.client.files.downloadFile(path: "/a", to: file)
            }
            #expect("\(error.map { "\($0)" } ?? "")".contains("another download to \(file.path) is under way"))
            first.cancel()
            let outcome = await first.result
            #expect((outcome.failure as? FileDownloadError)?.isCancellation == true)
            try await site.client.files.downloadFile(path: "/a", to: file)
        }
    }

    @Test func aClientOfAnotherMakeDownloadsTheWhole() async throws {
        try await DownloadFixture.run { site in
            let content = Data.random(5 << 20, seed: 12)
            try site.account.put("/a", content)
            let client = DropboxClient(transportClient: WrappedClient(site.client.client))
            try await client.files.downloadFile(path: "/a", to: try site.url("a"), options: .small)
            #expect(try Data(contentsOf: site.url("a")) == content)
        }
    }

    @Test func anAppMovesItsFilesByItsOwnMeans() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", "hello")
            let moves = Calls<String>()
            let client = DropboxClient(
                transportClient: DropboxTransportClientImpl(
                    authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: site.emulator.accessToken)),
                    configuration: .init {
                        $0.baseHosts = BaseHosts(server: site.emulator.url.absoluteString)
                        $0.filesAccess = WatchedAccess(moves: moves)
                    }))
            try await client.files.downloadFile(path: "/a", to: try site.url("a"))
            #expect(moves.all == ["a"])
            client.shutdown()
        }
    }

    @Test func whatIsNoRegularFileIsNeverReplaced() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/f/pipe", "new")
            try site.account.put("/f/other", "new")
            try FileManager.default.createDirectory(at: try site.url("f"), withIntermediateDirectories: true)
            let (pipe, link) = (try site.url("f/pipe"), try site.url("link"))
            #expect(mkfifo(pipe.path, 0o600) == 0)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
            for place in [pipe, link] {
                let error = await #expect(throws: FileDownloadError.self) {
                    try await site.client.files.downloadFile(path: "/f/pipe", to: place, overwrite: true)
                }
                #expect(error.map { "\($0)" }?.contains("\(place.path) is no regular file") == true, "\(error as Any)")
            }
            #expect(site.emulator.calls.all.isEmpty)

            let options = FolderTransferOptions { $0.overwrite = true }
            let result = try await site.client.files.downloadFolder(path: "/f", to: try site.url("f"), options: options)
            #expect(result.failures.keys.sorted() == ["pipe"])
            #expect(try Data(contentsOf: site.url("f/other")) == Data("new".utf8))
            var facts = stat()
            #expect(stat(pipe.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == pipe.path)
        }
    }

    @Test func aPlantedLinkIsNotWrittenThrough() async throws {
        try await DownloadFixture.run { site in
            try site.account.put("/a", .random(5 << 20, seed: 13))
            try Data("mine".utf8).write(to: try site.url("victim"))
            let name = try #require(try Self.partialName(in: site))
            for suffix in ["", ".journal"] {
                try FileManager.default.createSymbolicLink(
                    at: try site.url(name + suffix), withDestinationURL: try site.url("victim"))
            }
            try await site.client.files.downloadFile(path: "/a", to: try site.url("a"), options: .small)
            #expect(try Data(contentsOf: site.url("victim")) == Data("mine".utf8))
            #expect(try site.names == ["a", "victim"])
        }
    }

    /// What an earlier download left is not read to its end for a task that was cancelled.
    private static func expectCancellationOfReading(in site: DownloadFixture) throws {
        let partial = try DownloadFile(in: DirectoryHandle(try site.url("")), for: "a")
        defer { partial.unlock() }
        let cancellation = Cancellation()
        cancellation.cancel()
        #expect(throws: CancellationError.self) { _ = try partial.resume(cancellation) }
    }

    private static func partialName(in site: DownloadFixture) throws -> String? {
        let partial = try DownloadFile(in: DirectoryHandle(try site.url("")), for: "a")
        defer { withExtendedLifetime(partial) {} }
        let name = try site.names.first { $0.hasSuffix(".partial") }
        try partial.discard(always: true)
        return name
    }
}

/// A transport client that is not the SDK's own.
private final class WrappedClient: DropboxTransportClient {
    private let inner: any DropboxTransportClient
    init(_ inner: any DropboxTransportClient) { self.inner = inner }

    var accessTokenProvider: (any AccessTokenProvider)? {
        get { inner.accessTokenProvider }
        set { inner.accessTokenProvider = newValue }
    }
    var selectUser: String? {
        get { inner.selectUser }
        set { inner.selectUser = newValue }
    }
    var pathRoot: Common.PathRoot? {
        get { inner.pathRoot }
        set { inner.pathRoot = newValue }
    }
    var scope: CallContext { inner.scope }
    func with(context scope: CallContext) -> any DropboxTransportClient { inner.with(context: scope) }
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>
    ) -> RpcRequest<Result, RouteError> { inner.request(route) }
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument?
    ) -> RpcRequest<Result, RouteError> { inner.request(route, serverArgs: serverArgs) }
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, input: UploadBody
    ) -> UploadRequest<Result, RouteError> { inner.request(route, serverArgs: serverArgs, input: input) }
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Result, RouteError> {
        inner.request(route, serverArgs: serverArgs, overwrite: overwrite, destination: destination)
    }
    func request<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, serverArgs: Argument
    ) -> DownloadRequestMemory<Result, RouteError> { inner.request(route, serverArgs: serverArgs) }
    func shutdown() { inner.shutdown() }
}

/// Notes what is moved.
private struct WatchedAccess: FilesAccess {
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
