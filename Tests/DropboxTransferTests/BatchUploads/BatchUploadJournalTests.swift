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
        _ = driver.stateMachine.handle(.committed([.failure(.lookupFailed(.notFound))]))
        _ = driver.stateMachine.handle(.checked(file: 0, .noFile))
        let progress = driver.stateMachine.progress(of: 0)
        #expect(progress.hash == nil && progress.session == nil && progress.confirmed == 0)
        var later = SimulatedBatchUpload([(1, "/a")])
        let actions = later.stateMachine.resume([0: progress], lost: .lostCommit) + later.stateMachine.start()
        #expect(actions == [.start(file: 0, part: SimulatedBatchUpload.part(0..<1, isLast: true))])
    }

    @Test func partArrivingAfterStopIsRecorded() {
        var driver = SimulatedBatchUpload(sizes: [3 * Self.block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        _ = driver.stateMachine.handle(.stopped(.any))
        _ = driver.accept(0)
        let progress = driver.stateMachine.progress(of: 0)
        #expect(progress.confirmed == 2 * Self.block)
        #expect(progress.digests.count == 2)
    }

    @Test func twoURLsOfOneFileDoNotTrap() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 10)
            let entries = try ["/a", "/b"].map {
                try BatchUploadJournal.Header.File(file, Files.CommitInfo(path: $0), .success(LocalFile(file)))
            }
            let run = try BatchUploadDriver(
                fixture.client.files, .init(chunkSize: Self.block, maximumRequests: 1, files: entries),
                limits: BatchUploadOptions().limits, progress: ProgressReporter())
            let result = await run.run()
            #expect(result.isSuccess && result.outcomes.count == 1)
            try fixture.expect("/b", is: file)
        }
    }

    /// The number of blocks of six that arrived, of which the journal has one. Of the next two, some bytes arrived, or
    /// the entire file.
    @Test(arguments: [3, 3.5, 6])
    func batchResumesAfterUnrecordedParts(blocks: Double) async throws {
        try await UploadFixture.run { fixture in
            let block = Int(Self.block)
            let file = try fixture.write("file", 6 * block)
            let bytes = try Data(contentsOf: file)
            let arrived = bytes.prefix(Int(blocks * Double(block)))
            let session = try await fixture.client.files.uploadSessionStart(
                close: arrived.count == bytes.count, input: arrived
            ).response().sessionId
            let heading = BatchUploadJournal.Header(
                chunkSize: 2 * Self.block, maximumRequests: 4,
                files: [try .init(file, Files.CommitInfo(path: "/file"), .success(LocalFile(file)))])
            let url = fixture.folder.appendingPathComponent("journal")
            try BatchUploadJournal.create(heading, at: url)
            var run = try BatchUploadDriver(
                fixture.client.files, heading, limits: BatchUploadOptions().limits, progress: ProgressReporter())
            let known = BatchUploadStateMachine.Progress(
                session: session, confirmed: Self.block, digests: BlockDigests(of: bytes.prefix(block)))
            run.durableUpload = DurableBatchUpload(
                journal: BatchUploadJournal(url), progress: [0: known], deadline: .distantFuture, durableChunks: nil,
                setRequestCount: { _ in })
            let result = await run.run()
            #expect(result.isSuccess, "\(result.failed) \(result.rejected)")
            try fixture.expect("/file", is: file)
            let appends = fixture.emulator.calls.all.filter { $0.route.hasSuffix("append_v2") }
            let accepted = appends.filter { $0.status == 200 }.reduce(0) { $0 + ($1.request.size ?? 0) }
            #expect(accepted == Int64(bytes.count - arrived.count))
            // One request determines the offset. If all bytes arrived, an empty one follows.
            #expect(appends.count { $0.status != 200 } == (blocks == 6 ? 2 : 1))
        }
    }

    /// Creates the journal of a file of three blocks, of which one has arrived.
    private func journal(_ change: (String) -> String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appendingPathComponent("\(UUID().uuidString).batch")
        let fingerprint = LocalFile.Fingerprint(size: 3 * Self.block, seconds: 1, nanoseconds: 1, number: 1)
        try BatchUploadJournal.create(
            .init(
                chunkSize: Self.block, maximumRequests: 3,
                files: [.init(url: "file:///a", commit: #"{"path":"/a"}"#, fingerprint: fingerprint)]), at: url)
        var driver = SimulatedBatchUpload(sizes: [3 * Self.block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        try BatchUploadJournal(url).write([0], of: driver.stateMachine)
        let text = try String(contentsOf: url, encoding: .utf8)
        try change(text).write(to: url, atomically: true, encoding: .utf8)
        return url
    }

    @Test func journalRoundTrips() throws {
        let url = try journal { $0 }
        defer { unlink(url.path) }
        let (_, heading, progress) = try BatchUploadJournal.open(url)
        #expect(heading.files.count == 1)
        #expect(progress[0]?.confirmed == Self.block && progress[0]?.digests.count == 1)
    }

    @Test(arguments: [
        (#""chunkSize":4194304"#, #""chunkSize":0"#), (#""chunkSize":4194304"#, #""chunkSize":-4194304"#),
        (#""chunkSize":4194304"#, #""chunkSize":5"#), (#""maximumRequests":3"#, #""maximumRequests":0"#),
        (#""size":12582912"#, #""size":-1"#), (#""size":12582912"#, #""size":5"#),
        (#""confirmed":4194304"#, #""confirmed":-4194304"#), (#""confirmed":4194304"#, #""confirmed":9"#),
        (#""confirmed":4194304"#, #""confirmed":8388608"#),
        (#""confirmed":4194304"#, #""confirmed":9223372036854775807"#), (#""blocks":0"#, #""blocks":-1"#),
        (#""blocks":0"#, #""blocks":1"#), (#""blocks":0"#, #""blocks":9223372036854775807"#),
        (#""file":0"#, #""file":-1"#), (#""file":0"#, #""file":1"#),
    ])
    func invalidNumbersAreRejected(number: String, other: String) throws {
        let url = try journal { text in
            #expect(text.contains(number), "\(text)")
            return text.replacingOccurrences(of: number, with: other)
        }
        defer { unlink(url.path) }
        #expect(throws: ReconnectionError.self) { try BatchUploadJournal.open(url) }
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
        let (_, heading, progress) = try BatchUploadJournal.open(url)
        #expect(heading.files[0].fingerprint == nil)
        #expect(progress.isEmpty)
    }
}
