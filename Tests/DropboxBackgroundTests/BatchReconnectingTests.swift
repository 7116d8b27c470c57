import DropboxEmulator
import Foundation
import DropboxHTTP
import DropboxConcurrency
import SwiftyDropbox
import Testing

@testable import DropboxBackground
@testable import DropboxCore
@testable import DropboxTransfer

/// What a client of a background session leaves of a batch upload, the next one finds.
@Suite(.timeLimit(.minutes(10))) struct BatchReconnectingTests {
    @Test func aBatchThatNobodyFinishedIsFoundWithItsPersistedStringAndGoesOn() async throws {
        try await BackgroundFixture.run { site in
            let files = try site.batch([12_000_000, 10, 5_000_000])
            let first = try site.client { $0.bandwidthLimiter = BandwidthLimiter(upload: 4_000_000) }
            let task = first.files.batchUploadFiles(fileUrlsToCommitInfo: files, persistingString: "holiday") {
                _, _, _ in
            }
            // The first part of the large one has arrived.
            try await site.written("digests", 1)
            first.shutdown()
            #expect(await task?.result().isSuccess == false)

            let second = try site.client()
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
            try await site.cleared()
            #expect(await second.getAllRequests().isEmpty)
        }
    }

    @Test func theResultIsKeptUntilSomebodyIsToldOfIt() async throws {
        try await BackgroundFixture.run { site in
            let files = try site.batch([10, 20])
            let first = try site.client()
            do {
                // The task has no handler, so nobody is told.
                _ = first.files.batchUploadTask(files, limits: BatchUploadOptions().limits)
            }
            _ = await site.emulator.calls.waitForCall { $0.route == "files/upload_session/finish_batch_v2" }
            try await site.written("uploaded", 2)
            first.shutdown()
            let calls = site.transport.sent.withLock { $0 }

            guard case .success(.files_batchUpload(let batch)) = await (try site.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(result.uploaded.count == 2, "\(result)")
            #expect(site.transport.sent.withLock { $0 } == calls, "it was done before")
            try await site.cleared()
        }
    }

    @Test(arguments: [false, true]) func filesWhoseCommitWasNotAnsweredAreLookedForAndNotThereTwice(
        isTaken: Bool
    ) async throws {
        try await BackgroundFixture.run { site in
            let files = try site.batch([10, 20], autorename: true)
            if isTaken {
                _ = try await site.foreground.files.upload(path: "/0.bin", input: Data("other".utf8)).response()
            }
            let first = try site.client()
            site.transport.hold.withLock { $0 = ["/2/files/upload_session/finish_batch_v2"] }
            let task = first.files.batchUploadFiles(fileUrlsToCommitInfo: files) { _, _, _ in }
            _ = await site.emulator.calls.waitForCall { $0.route == "files/upload_session/finish_batch_v2" }
            first.shutdown()
            _ = await task?.result()
            site.transport.hold.withLock { $0 = [] }

            guard case .success(.files_batchUpload(let batch)) = await (try site.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(result.uploaded.count == 2, "\(result)")
            let names = try await site.foreground.files.listFolder(path: "").response().entries.map(\.name)
            #expect(names.count == (isTaken ? 3 : 2), "\(names)")
        }
    }

    @Test func partsThatOutliveTheProcessByThemselvesAreTakenOver() async throws {
        try await BackgroundFixture.run { site in
            let files = try site.batch([5_000_000, 10])
            let limits = BatchUploadOptions().limits
            let first = try site.client()
            site.transport.hold.withLock { $0 = ["/2/files/upload_session/start"] }
            let task = first.files.batchUploadTask(files, limits: limits, carriesParts: true)
            let outcome = Task { await task.result() }
            // The batch, and a part of each file.
            try await site.recorded(3)
            #expect(await first.getAllRequests().count == 1, "parts are no requests of the caller's")
            first.shutdown()
            _ = await outcome.value
            site.transport.hold.withLock { $0 = [] }
            #expect(try site.records().count == 3)

            let second = try site.client()
            guard case .success(let found) = await second.client.backgroundTransfers().first else {
                Issue.record("nothing found")
                return
            }
            let result = await found.batchUpload(limits: limits, carriesParts: true).result()
            #expect(result.uploaded.count == 2, "\(result)")
            try await site.cleared()
        }
    }

    @Test func aFileThatChangesBetweenTwoProcessesFailsAlone() async throws {
        try await BackgroundFixture.run { site in
            let files = try site.batch([10, 20])
            let first = try site.client()
            let task = first.files.batchUploadFiles(
                fileUrlsToCommitInfo: files, earliestBeginDate: .distantFuture
            ) { _, _, _ in }
            try await site.recorded(1)
            first.shutdown()
            _ = await task?.result()
            let changed = try #require(files.keys.first { $0.lastPathComponent == "1.bin" })
            try Data("something else".utf8).write(to: changed)
            try site.forgetDates()

            guard case .success(.files_batchUpload(let batch)) = await (try site.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(Array(result.failed.keys) == [changed] && result.uploaded.count == 1, "\(result)")
        }
    }

    @Test func aBatchThatIsCancelledIsForgotten() async throws {
        try await BackgroundFixture.run { site in
            let client = try site.client { $0.bandwidthLimiter = BandwidthLimiter(upload: 10_000) }
            let task = client.files.batchUploadFiles(fileUrlsToCommitInfo: try site.batch([1_000_000])) { _, _, _ in }
            try await site.recorded(1)
            task?.cancel()
            try await site.cleared()
            #expect(await task?.result().failed.values.allSatisfy { $0.isCancellation } == true)
        }
    }

    @Test func aJournalThatCannotBeReadIsAnErrorAndNotATrap() async throws {
        try await BackgroundFixture.run { site in
            let first = try site.client()
            let task = first.files.batchUploadFiles(
                fileUrlsToCommitInfo: try site.batch([10]), earliestBeginDate: .distantFuture
            ) { _, _, _ in }
            try await site.recorded(1)
            first.shutdown()
            _ = await task?.result()
            try site.spoilJournals()

            guard case .success(.files_batchUpload(let batch)) = await (try site.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            let result = await batch.result()
            #expect(result.outcomes.isEmpty)
            #expect("\(result.error.map { "\($0)" } ?? "")".contains("cannot be read"))
            try await site.cleared()
        }
    }
}

extension BackgroundFixture {
    /// Files of these sizes, to be uploaded under their names.
    fileprivate func batch(_ sizes: [Int], autorename: Bool = false) throws -> [URL: Files.CommitInfo] {
        var files: [URL: Files.CommitInfo] = [:]
        for (number, size) in sizes.enumerated() {
            let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9 &+ number) })
            try folder.write(content, to: "batch/\(number).bin")
            files[folder.url.appendingPathComponent("batch/\(number).bin")] = Files.CommitInfo(
                path: "/\(number).bin", autorename: autorename)
        }
        return files
    }

    private func journals() throws -> [URL] {
        try leftovers().filter { $0.hasSuffix(".batch") }.map { sessionFolder.appendingPathComponent($0) }
    }

    /// Waits until a word stands so many times in the journal.
    fileprivate func written(_ word: String, _ count: Int) async throws {
        while true {
            let text = try journals().map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            if text.components(separatedBy: "\"\(word)\":").count > count { return }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    fileprivate func spoilJournals() throws {
        for journal in try journals() { try Data("{\"version\":1}\n[]\n".utf8).write(to: journal) }
    }

    /// Has what was put off begin at once.
    fileprivate func forgetDates() throws { try rewrite { $0.earliestBeginDate = nil } }
}
