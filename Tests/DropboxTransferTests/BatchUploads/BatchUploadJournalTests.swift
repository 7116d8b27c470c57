import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// The journal that one process writes for a batch, and the validation by the next one.
@Suite(.timeLimit(.minutes(10)))
struct BatchUploadJournalTests {
    private static let block = SimulatedBatchUpload.block

    @Test func lostSessionRestartsInALaterProcess() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.plan.handle(.committed([.sessionLost]))
        _ = driver.plan.handle(.checked(file: 0, .nothing))
        let progress = driver.progress(0)
        #expect(progress.checkpoint == nil && progress.outcome == nil)
        var later = SimulatedBatchUpload([(1, "/a")], resuming: [0: progress])
        #expect(later.plan.start() == [.start(later.chunk(0..<1))])
    }

    @Test func filesOfALostCommitAreVerifiedInALaterProcess() {
        var (driver, first) = SimulatedBatchUpload.sent(["/a", "/b", "/c"]) { $0.maximumEntries = 2 }
        let progress = Dictionary(uniqueKeysWithValues: (0..<3).map { ($0, driver.progress($0)) })
        #expect(first.isEmpty && progress.values.map { $0.checkpoint?.isFinishing }.count { $0 == true } == 2)
        _ = driver.plan.handle(.uncommitted(.lost))
        #expect(driver.progress(0).checkpoint?.isFinishing == true)
        var later = SimulatedBatchUpload([(1, "/a"), (1, "/b"), (1, "/c")], resuming: progress)
        #expect(later.plan.start() == [.wait(.commits, .seconds(1))])
        #expect(later.plan.handle(.waited(.commits)) == [.check(file: 0), .check(file: 1)])
        _ = later.plan.handle(.checked(file: 0, .content(later.metadata(0))))
        let commit = UploadPlan.Action.commit(SimulatedBatchUpload.entries([2, 1]))
        #expect(later.plan.handle(.checked(file: 1, .nothing)) == [commit])
        // The first process did not commit the file, and its session has expired.
        #expect(later.plan.handle(.committed([later.success(2), .sessionLost])) == [.check(file: 1)])
        let again = UploadPlan.Action.start(later.chunk(0..<1, of: 1, round: 1))
        #expect(later.plan.handle(.checked(file: 1, .nothing)) == [again])
    }

    /// A later process must not commit files again whose commit may have succeeded.
    @Test func stopRemembersALostCommit() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b"])
        _ = driver.plan.handle(.stopped(.cancelled))
        _ = driver.plan.handle(.uncommitted(.lost))
        #expect(driver.plan.isFinished)
        #expect((0..<2).allSatisfy { driver.progress($0).checkpoint?.isFinishing == true })
    }

    @Test func twoItemsOfOneFileAreUploaded() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 10)
            let items = ["/a", "/b"].map { UploadRun.Item(url: file, Files.CommitInfo(path: $0)) }
            let run = UploadRun(
                fixture.client.files, items, BatchUploadOptions().limits,
                UploadCounter(ProgressReporter(), countsSentBytes: true, nil))
            let outcomes = await run.outcomes()
            #expect(outcomes.error == nil)
            #expect(try outcomes.files.map { try $0.get().name } == ["a", "b"])
            try fixture.expect("/b", is: file)
        }
    }

    /// The number of blocks of six that arrived, of which the journal has one. Of the next two, some bytes arrived, or
    /// the entire file.
    @Test(arguments: [3, 3.5, 6])
    func batchResumesAfterUnrecordedChunks(blocks: Double) async throws {
        try await UploadFixture.run { fixture in
            let block = Int(Self.block)
            let file = try fixture.write("file", 6 * block)
            let bytes = try Data(contentsOf: file)
            let arrived = bytes.prefix(Int(blocks * Double(block)))
            let session = try await fixture.client.files.uploadSessionStart(
                close: arrived.count == bytes.count, input: arrived
            ).response().sessionId
            var limits = BatchUploadOptions().limits
            limits.maximumRequestSize = 2 * Self.block
            let commit = Files.CommitInfo(path: "/file")
            let url = fixture.folder.appendingPathComponent("journal")
            try JournalFile.create(
                JournalFile.Batch(maximumRequestSize: 2 * Self.block, maximumRequests: 4, fileCount: 1),
                [try JournalFile.Description(file, commit, LocalFile(file).fingerprint)], at: url)
            let (journal, _, _) = try JournalFile.openBatch(url)
            var known = ChunkRuns()
            known.insert(0, checksum: BlockDigests(of: bytes.prefix(block)).checksum(ofChunk: 0))
            var item = UploadRun.Item(url: file, commit)
            item.journalNumber = 0
            item.progress.checkpoint = UploadCheckpoint(
                session: session, isConcurrent: false, chunkSize: Self.block, arrived: known, hash: nil,
                isFinishing: false)
            var run = UploadRun(
                fixture.client.files, [item], limits,
                UploadCounter(ProgressReporter(), countsSentBytes: true, nil))
            run.journal = UploadRun.Journal(file: journal, onFailure: nil, hasOutcomes: true)
            let outcomes = await run.outcomes()
            _ = try #require(outcomes.files.first).get()
            try fixture.expect("/file", is: file)
            let appends = fixture.emulator.calls.all.filter { $0.route.hasSuffix("append_v2") }
            let accepted = appends.filter { $0.status == 200 }.reduce(0) { $0 + ($1.request.size ?? 0) }
            #expect(accepted == Int64(bytes.count - arrived.count))
            // One request determines the offset. If all bytes arrived, an empty one follows.
            #expect(appends.count { $0.status != 200 } == (blocks == 6 ? 2 : 1))
            // The outcome is available to a later process.
            #expect(try JournalFile.openBatch(url).2.map { $0.progress.outcome != nil } == [true])
        }
    }

    /// Creates the journal of a file of three blocks, of which one has arrived.
    private func journal(_ change: (String) -> String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appendingPathComponent("\(UUID().uuidString).batch")
        let fingerprint = LocalFile.Fingerprint(size: 3 * Self.block, seconds: 1, nanoseconds: 1, number: 1)
        try JournalFile.create(
            JournalFile.Batch(maximumRequestSize: Self.block, maximumRequests: 3, fileCount: 1),
            [JournalFile.Description(url: "file:///a", commit: #"{"path":"/a"}"#, fingerprint: fingerprint)], at: url)
        var driver = SimulatedBatchUpload(sizes: [3 * Self.block])
        _ = driver.plan.start()
        _ = driver.accept(driver.chunk(0..<Self.block))
        try driver.writeChanges(to: JournalFile.openBatch(url).0)
        let text = try String(contentsOf: url, encoding: .utf8)
        try change(text).write(to: url, atomically: true, encoding: .utf8)
        return url
    }

    @Test func journalRoundTrips() throws {
        let url = try journal { $0 }
        defer { unlink(url.path) }
        let (_, batch, records) = try JournalFile.openBatch(url)
        #expect(batch.fileCount == 1 && batch.maximumRequestSize == Self.block && batch.maximumRequests == 3)
        let checkpoint = records.first?.progress.checkpoint
        #expect(checkpoint?.session == "s0" && checkpoint?.chunkSize == Self.block)
        #expect(checkpoint?.arrived.count == 1 && checkpoint?.hash == nil && checkpoint?.isFinishing == false)
    }

    @Test(arguments: [
        (#""version":3"#, #""version":1"#), (#""version":3"#, #""version":4"#),
        (#""maximumRequestSize":4194304"#, #""maximumRequestSize":0"#),
        (#""maximumRequestSize":4194304"#, #""maximumRequestSize":-4194304"#),
        (#""maximumRequestSize":4194304"#, #""maximumRequestSize":5"#),
        (#""maximumRequests":3"#, #""maximumRequests":0"#), (#""maximumRequests":3"#, #""maximumRequests":-1"#),
        (#""fileCount":1"#, #""fileCount":0"#), (#""fileCount":1"#, #""fileCount":-1"#),
        (#""fileCount":1"#, #""fileCount":2"#), (#""fileCount":1"#, #""fileCount":9223372036854775807"#),
        (#""size":12582912"#, #""size":-1"#), (#""size":12582912"#, #""size":9223372036854775808"#),
        (#""chunkSize":4194304"#, #""chunkSize":0"#), (#""chunkSize":4194304"#, #""chunkSize":-4194304"#),
        (#""chunkSize":4194304"#, #""chunkSize":5"#),
        (#""chunkSize":4194304"#, #""chunkSize":9223372036854775807"#),
        (#""count":1"#, #""count":0"#), (#""count":1"#, #""count":-1"#), (#""count":1"#, #""count":4"#),
        (#""count":1"#, #""count":9223372036854775807"#), (#""first":0"#, #""first":-1"#),
        (#""first":0"#, #""first":3"#), (#""first":0"#, #""first":9223372036854775807"#),
        (#""checksum":"#, #""checksum":-"#), (#""file":0"#, #""file":-1"#), (#""file":0"#, #""file":1"#),
    ])
    func invalidNumbersAreRejected(number: String, other: String) throws {
        let url = try journal { text in
            #expect(text.contains(number), "\(text)")
            return text.replacingOccurrences(of: number, with: other)
        }
        defer { unlink(url.path) }
        #expect(throws: ReconnectionError.self) { try JournalFile.openBatch(url) }
    }

    @Test(arguments: [#"{"file":0,"uploaded":"{}"}"#, #"{"file":0,"rejected":"{}"}"#, #"{"file":"#, "null"])
    func damagedLineIsRejected(line: String) async throws {
        let url = try journal { $0 + line + "\n" }
        defer { unlink(url.path) }
        let error = #expect(throws: ReconnectionError.self) { try JournalFile.openBatch(url) }
        #expect(error?.reconnectionErrorKind == .badPersistedStringFormat)
        // An upload that begins removes it.
        try await JournalFile.using(.file(url)) { _ in }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func truncatedDigestIsRejected() throws {
        let whole = try JSONEncoder().encode(BlockDigests(of: Data("content".utf8)))
        #expect(try JSONDecoder().decode(BlockDigests.self, from: whole).count == 1)
        let cut = #"{"bytes":"\#(Data(count: 33).base64EncodedString())"}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(BlockDigests.self, from: Data(cut.utf8)) }
    }

    @Test func onlyOutcomeOfInaccessibleFileIsTrusted() throws {
        let url = try journal { $0.replacing(/"fingerprint":\{[^}]*\},?/, with: "").replacing(",}", with: "}") }
        defer { unlink(url.path) }
        let (_, _, records) = try JournalFile.openBatch(url)
        #expect(records.count == 1 && records[0].description.fingerprint == nil)
        #expect(records.allSatisfy { $0.progress.checkpoint == nil && $0.progress.outcome == nil })
    }
}
