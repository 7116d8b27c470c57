import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Small files of a folder download: they are received in memory and written in groups.
@Suite(.timeLimit(.minutes(10)))
struct SmallFileTests {
    // MARK: Writing

    /// Writes files to a directory, and returns their outcomes by name.
    private func write(_ files: [SmallFileWriter.File], _ writer: SmallFileWriter) async -> [String: String] {
        let outcomes = Locked<[String: String]>([:])
        for file in files {
            writer.write(file) { outcome in outcomes.withLock { $0[file.name] = "\(outcome)" } }
        }
        await writer.waitUntilIdle()
        return outcomes.withLock(\.self)
    }

    private func file(_ name: String, _ text: String, in folder: DirectoryHandle) -> SmallFileWriter.File {
        SmallFileWriter.File(
            content: Data(text.utf8), name: name, modified: Date(timeIntervalSince1970: 1_500_000_000)
        ) { folder }
    }

    /// Skips the test on systems where each file is moved to its destination separately.
    private func makeWriter(_ folder: DirectoryHandle) throws -> SmallFileWriter? { SmallFileWriter(folder) }

    @Test func manyFilesAreWrittenWithTheirTimes() async throws {
        let place = try TemporaryDirectory()
        let folder = try DirectoryHandle(place.url)
        guard let writer = try makeWriter(folder) else { return }
        let names = (0..<1_000).map { "file \($0)" }
        let outcomes = await write(names.map { file($0, "content of \($0)", in: folder) }, writer)
        #expect(outcomes.count == names.count && outcomes.values.allSatisfy { $0 == "written" })
        #expect(Set(try place.names) == Set(names))
        for name in names {
            let url = place.url.appendingPathComponent(name)
            #expect(try String(contentsOf: url, encoding: .utf8) == "content of \(name)")
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            #expect(attributes[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_500_000_000))
        }
    }

    @Test func existingFilesAreRejected() async throws {
        let place = try TemporaryDirectory()
        let folder = try DirectoryHandle(place.url)
        guard let writer = try makeWriter(folder) else { return }
        try Data("old".utf8).write(to: place.url.appendingPathComponent("existing"))
        let outcomes = await write(
            [
                file("existing", "new", in: folder), file("good", "c", in: folder),
            ], writer)
        #expect(outcomes == ["existing": "rejected", "good": "written"])
        #expect(try place.names.sorted() == ["existing", "good"])
        #expect(
            try String(contentsOf: place.url.appendingPathComponent("existing"), encoding: .utf8) == "old")
    }

    @Test func failureConcernsOnlyOneFile() async throws {
        let place = try TemporaryDirectory()
        let folder = try DirectoryHandle(place.url)
        guard let writer = try makeWriter(folder) else { return }
        let long = String(repeating: "x", count: 300)
        let outcomes = await write([file(long, "a", in: folder), file("b", "b", in: folder)], writer)
        #expect(outcomes["b"] == "written")
        #expect(outcomes[long]?.hasPrefix("failed") == true)
        #expect(try place.names == ["b"])
    }

    // MARK: Folders

    @Test func folderOfSmallFilesIsDownloaded() async throws {
        try await DownloadFixture.run { fixture in
            let names = (0..<300).map { "\($0 / 100)/file \($0)" }
            for name in names { try fixture.account.put("/folder/\(name)", "content of \(name)") }
            let target = try fixture.url("target")
            let result = try await fixture.client.files.downloadFolder(path: "/folder", to: target)
            #expect(result.isSuccess, "\(result.failures)")
            for name in names {
                let text = try String(contentsOf: target.appendingPathComponent(name), encoding: .utf8)
                #expect(text == "content of \(name)")
            }
            let folders = (0..<3).map { target.appendingPathComponent("\($0)").path }
            for folder in folders { #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 100) }
            fixture.emulator.calls.removeAll()
            let again = try await fixture.client.files.downloadFolder(path: "/folder", to: target)
            #expect(again.isSuccess)
            #expect(!fixture.emulator.calls.all.contains { $0.route == "files/download" })
        }
    }

    /// The first download of each file is interrupted.
    @Test func interruptedSmallFilesAreDownloadedAgain() async throws {
        try await DownloadFixture.run { fixture in
            for number in 0..<20 { try fixture.account.put("/folder/\(number)", .pattern(5_000, seed: UInt64(number))) }
            try fixture.emulator.faults.add(.truncate(after: 100), on: "files/download", times: 20)
            let target = try fixture.url("target")
            let result = try await fixture.client.files.downloadFolder(path: "/folder", to: target)
            #expect(result.isSuccess, "\(result.failures)")
            for number in 0..<20 {
                let data = try Data(contentsOf: target.appendingPathComponent("\(number)"))
                #expect(data == .pattern(5_000, seed: UInt64(number)))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).count == 20)
        }
    }

    @Test func failedSmallFileHasItsError() async throws {
        try await DownloadFixture.run { fixture in
            for name in ["a", "b"] { try fixture.account.put("/folder/\(name)", name) }
            try fixture.emulator.faults.add(.serverError(status: 400), on: "files/download", times: 1)
            let result = try await fixture.client.files.downloadFolder(path: "/folder", to: try fixture.url("target"))
            #expect(result.failures.count == 1)
            #expect(result.failures.values.first is FileDownloadError)
        }
    }

    // MARK: Concurrency

    /// Simulates requests with a latency, to a server that responds to a limited number of requests per second. Returns
    /// the limit after some requests.
    private func limit(
        latency: Duration, rate: Double, maximum: Int = 64, requests: Int = 3_000
    ) -> Int {
        var now: Duration = .zero
        var window = ConcurrencyWindow(maximum: maximum, now: now)
        var responses: [Duration] = []
        var isServerFree: Duration = .zero
        for _ in 0..<requests {
            while responses.count < window.limit {
                isServerFree = max(isServerFree, now) + .seconds(1 / rate)
                responses.append(isServerFree + latency)
            }
            now = max(now, responses.removeFirst())
            window.finish(at: now)
        }
        return window.limit
    }

    @Test func concurrencyGrowsWithTheLatency() {
        #expect(limit(latency: .milliseconds(50), rate: 10_000) == 64)
        #expect(limit(latency: .milliseconds(200), rate: 100_000, maximum: 256) == 256)
    }

    @Test func concurrencyStaysLowIfMoreRequestsAreNotFaster() {
        #expect(limit(latency: .milliseconds(1), rate: 1_000) <= 2 * ConcurrencyWindow.initialLimit)
        #expect(limit(latency: .milliseconds(50), rate: 10_000, maximum: 1) == 1)
    }

    @Test func fewLargeFilesAreDownloadedAtTheSameTime() async throws {
        let metadata = Files.FileMetadata(
            name: "a", id: "id:a", clientModified: Date(), serverModified: Date(), rev: "0123456789", size: 1)
        let file = RemoteTree.File(path: ItemPath().child("a"), metadata: metadata)
        var queue = DownloadQueue(maximum: 64, now: .zero)
        queue.add((0..<100).map { _ in file }, (0..<100).map { _ in file })
        var counts = (small: 0, large: 0)
        while let item = queue.next() {
            switch item {
            case .small: counts.small += 1
            case .large: counts.large += 1
            }
        }
        #expect(counts == (8, 8))
        queue.finish(.large, at: .zero)
        guard case .large? = queue.next() else { return #expect(Bool(false)) }
        queue.finish(.small, at: .zero)
        guard case .small? = queue.next() else { return #expect(Bool(false)) }
        #expect(queue.next().map { _ in true } == nil)
    }
}
