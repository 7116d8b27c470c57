import DropboxConcurrency
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore
@testable import DropboxTransfer

/// A later client of a background session finds the batch uploads of an earlier one.
@Suite(.timeLimit(.minutes(10))) struct BatchReconnectingTests {
    @Test func unfinishedBatchResumesWithPersistedString() async throws {
        try await BackgroundFixture.run { fixture in
            let files = try fixture.batch([12_000_000, 10, 5_000_000])
            let first = try fixture.client { $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 4_000_000) }
            let task = first.files.batchUploadFiles(fileUrlsToCommitInfo: files, persistingString: "holiday") {
                _, _, _ in
            }
            // The first chunk of the large file has arrived.
            try await fixture.written("count", 1)
            first.shutdown()
            #expect(await task?.result().isSuccess == false)

            let second = try fixture.client()
            let found = await second.getAllRequests()
            guard case .success(.files_batchUpload(let batch)) = found.first, found.count == 1 else {
                Issue.record("\(found)")
                return
            }
            #expect(batch.clientPersistedString == "holiday")
            let (counts, count) = AsyncStream.makeStream(of: Int64.self)
            batch.progress(queue: DispatchQueue(label: "progress")) { count.yield($0.completedUnitCount) }
            for await first in counts {
                #expect(first >= 4 << 20, "it begins with what has been sent")
                break
            }
            let result = await batch.result()
            #expect(result.uploaded.count == 3 && result.error == nil, "\(result)")
            #expect(Set(result.outcomes.keys) == Set(files.keys))
            try await fixture.cleared()
            #expect(await second.getAllRequests().isEmpty)
        }
    }

    @Test func resultIsPersistedUntilDelivered() async throws {
        try await BackgroundFixture.run { fixture in
            let files = try fixture.batch([10, 20])
            let first = try fixture.client()
            do {
                // The task has no handler, so the result isn't delivered.
                _ = first.files.batchUploadTask(files, limits: BatchUploadOptions().limits)
            }
            _ = await fixture.emulator.calls.waitForResponse { $0.route == "files/upload_session/finish_batch_v2" }
            try await fixture.written("uploaded", 2)
            first.shutdown()
            let calls = fixture.transport.sent.withLock { $0 }

            let requests = await (try fixture.client()).getAllRequests()
            guard case .success(.files_batchUpload(let batch)) = requests.first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(result.uploaded.count == 2, "\(result)")
            #expect(fixture.transport.sent.withLock { $0 } == calls, "it was done before")
            try await fixture.cleared()
        }
    }

    /// The client is shut down after it has found the batch, and before the batch continues: nothing is uploaded, and the next
    /// client finds the batch again.
    @Test func batchOfClientThatIsShutDownContinuesInTheNextOne() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            let files = try fixture.batch([10, 20])
            let task = first.files.batchUploadFiles(
                fileUrlsToCommitInfo: files, earliestBeginDate: .distantFuture
            ) { _, _, _ in }
            try await fixture.recorded(1)
            first.shutdown()
            _ = await task?.result()
            try fixture.removeBeginDates()

            let second = try fixture.client()
            let found = try #require(try await second.client.backgroundTransfers().first?.get())
            second.shutdown()
            let result = await found.batchUpload().result()
            #expect(!result.isSuccess && result.outcomes.isEmpty)
            #expect(result.error?.isCancellation == true, "\(result)")
            #expect(try fixture.records().count == 1)

            let third = try fixture.client()
            let next = try #require(try await third.client.backgroundTransfers().first?.get())
            #expect(await next.batchUpload().result().uploaded.count == 2)
            try await fixture.cleared()
        }
    }

    @Test(arguments: [false, true]) func lostCommitResponseCreatesNoDuplicates(
        isTaken: Bool
    ) async throws {
        try await BackgroundFixture.run { fixture in
            let files = try fixture.batch([10, 20], autorename: true)
            if isTaken {
                _ = try await fixture.foreground.files.upload(path: "/0.bin", input: Data("other".utf8)).response()
            }
            let first = try fixture.client()
            fixture.transport.hold.withLock { $0 = ["/2/files/upload_session/finish_batch_v2"] }
            let task = first.files.batchUploadFiles(fileUrlsToCommitInfo: files) { _, _, _ in }
            _ = await fixture.emulator.calls.waitForResponse { $0.route == "files/upload_session/finish_batch_v2" }
            first.shutdown()
            _ = await task?.result()
            fixture.transport.hold.withLock { $0 = [] }

            let requests = await (try fixture.client()).getAllRequests()
            guard case .success(.files_batchUpload(let batch)) = requests.first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(result.uploaded.count == 2, "\(result)")
            let names = try await fixture.foreground.files.listFolder(path: "").response().entries.map(\.name)
            #expect(names.count == (isTaken ? 3 : 2), "\(names)")
        }
    }

    @Test func durableChunksAreAdopted() async throws {
        try await BackgroundFixture.run { fixture in
            let files = try fixture.batch([5_000_000, 10])
            let limits = BatchUploadOptions().limits
            let first = try fixture.client()
            fixture.transport.hold.withLock { $0 = ["/2/files/upload_session/start"] }
            let task = first.files.batchUploadTask(files, limits: limits, hasDurableChunks: true)
            let outcome = Task { await task.result() }
            // The batch, and a chunk of each file.
            try await fixture.recorded(3)
            #expect(await first.getAllRequests().count == 1, "parts are no requests of the caller's")
            first.shutdown()
            _ = await outcome.value
            fixture.transport.hold.withLock { $0 = [] }
            #expect(try fixture.records().count == 3)

            let second = try fixture.client()
            guard case .success(let found) = await second.client.backgroundTransfers().first else {
                Issue.record("nothing found")
                return
            }
            let result = await found.batchUpload(limits: limits, hasDurableChunks: true).result()
            #expect(result.uploaded.count == 2, "\(result)")
            try await fixture.cleared()
        }
    }

    @Test func fileChangedBetweenProcessesFailsAlone() async throws {
        try await BackgroundFixture.run { fixture in
            let files = try fixture.batch([10, 20])
            let first = try fixture.client()
            let task = first.files.batchUploadFiles(
                fileUrlsToCommitInfo: files, earliestBeginDate: .distantFuture
            ) { _, _, _ in }
            try await fixture.recorded(1)
            first.shutdown()
            _ = await task?.result()
            let changed = try #require(files.keys.first { $0.lastPathComponent == "1.bin" })
            try Data("something else".utf8).write(to: changed)
            try fixture.removeBeginDates()

            let requests = await (try fixture.client()).getAllRequests()
            guard case .success(.files_batchUpload(let batch)) = requests.first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(Array(result.failed.keys) == [changed] && result.uploaded.count == 1, "\(result)")
        }
    }

    @Test func cancelledBatchIsRemoved() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client { $0.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 10_000) }
            let task = client.files.batchUploadFiles(
                fileUrlsToCommitInfo: try fixture.batch([1_000_000])
            ) { _, _, _ in }
            try await fixture.recorded(1)
            task?.cancel()
            try await fixture.cleared()
            #expect(await task?.result().failed.values.allSatisfy { $0.isCancellation } == true)
        }
    }

    @Test func unreadableJournalThrows() async throws {
        try await BackgroundFixture.run { fixture in
            let first = try fixture.client()
            let task = first.files.batchUploadFiles(
                fileUrlsToCommitInfo: try fixture.batch([10]), earliestBeginDate: .distantFuture
            ) { _, _, _ in }
            try await fixture.recorded(1)
            first.shutdown()
            _ = await task?.result()
            try fixture.corruptJournals()

            let requests = await (try fixture.client()).getAllRequests()
            guard case .success(.files_batchUpload(let batch)) = requests.first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(result.outcomes.isEmpty && !result.isSuccess)
            #expect("\(result.error.map { "\($0)" } ?? "")".contains("cannot be read"))
            try await fixture.cleared()
        }
    }
}

extension BackgroundFixture {
    /// Creates files of the given sizes, to be uploaded under their names.
    fileprivate func batch(_ sizes: [Int], autorename: Bool = false) throws -> [URL: Files.CommitInfo] {
        var files: [URL: Files.CommitInfo] = [:]
        for (number, size) in sizes.enumerated() {
            let content = Data.pattern(size, seed: UInt64(number))
            try folder.write(content, to: "batch/\(number).bin")
            files[folder.url.appendingPathComponent("batch/\(number).bin")] = Files.CommitInfo(
                path: "/\(number).bin", autorename: autorename)
        }
        return files
    }

    private func journals() throws -> [URL] {
        try leftovers().filter { $0.hasSuffix(".batch") }.map { sessionFolder.appendingPathComponent($0) }
    }

    /// Waits until a word occurs the given number of times in the journal.
    fileprivate func written(_ word: String, _ count: Int) async throws {
        try await until { fixture in
            let text = try fixture.journals().map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            return text.components(separatedBy: "\"\(word)\":").count > count
        }
    }

    fileprivate func corruptJournals() throws {
        for journal in try journals() { try Data("{\"version\":3}\n[]\n".utf8).write(to: journal) }
    }

    /// Makes delayed transfers start immediately.
    fileprivate func removeBeginDates() throws { try rewrite { $0.earliestBeginDate = nil } }
}
