import DropboxCore
import DropboxFiles
import Testing
@testable import DropboxTransfer

/// The upload of one file that an earlier attempt began, event by event.
struct UploadPlanResumeTests {
    private func runs(_ chunks: [Int]) -> ChunkRuns {
        var runs = ChunkRuns()
        for chunk in chunks { runs.insert(chunk, checksum: SimulatedUpload.digests(chunk).checksum(ofChunk: chunk)) }
        return runs
    }

    private func record(
        _ chunks: [Int], isConcurrent: Bool = true, hash: String? = nil, isFinishing: Bool = false
    ) -> UploadCheckpoint {
        UploadCheckpoint(
            session: "old", isConcurrent: isConcurrent, chunkSize: 10, arrived: runs(chunks), hash: hash,
            isFinishing: isFinishing)
    }

    private func hashed(_ driver: SimulatedUpload, _ index: Int, as content: Int? = nil) -> UploadPlan.Event {
        .hashed(driver.chunk(index), SimulatedUpload.digests(content ?? index), ifChanged: .any)
    }

    @Test func arrivedChunksAreHashedAndNotSentAgain() {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0, 2]))
        #expect(driver.plan.start() == [.hash(driver.chunk(0)), .hash(driver.chunk(2)), driver.append(1)])
        #expect(driver.plan.handle(hashed(driver, 0)) == [driver.append(3)])
        #expect(driver.plan.handle(hashed(driver, 2)).isEmpty)
        #expect(driver.file.arrivedBytes == 20)
        _ = driver.accept(1)
        #expect(driver.accept(3) == [driver.append(4)])
        #expect(driver.accept(4) == [SimulatedUpload.commit("old", size: 45)])
        #expect(driver.file.hash == SimulatedUpload.hash(5))
    }

    @Test func changedFileRestarts() {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0]))
        _ = driver.plan.start()
        #expect(driver.plan.handle(hashed(driver, 0, as: 7)) == [.startConcurrent(file: 0)])
    }

    @Test(arguments: [0, 1, 2]) func changedChunkOfARunIsDetected(changed: Int) {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0, 1, 2]))
        _ = driver.plan.start()
        for chunk in 0..<3 {
            #expect(driver.file.round == 0)
            _ = driver.plan.handle(hashed(driver, chunk, as: chunk == changed ? 7 : chunk))
        }
        #expect(driver.file.round == 1)
    }

    @Test func unrecordedArrivedChunksAreSkipped() {
        var driver = SimulatedUpload(size: 45, record: record([0], isConcurrent: false))
        #expect(driver.plan.start() == [.hash(driver.chunk(0))])
        #expect(driver.plan.handle(hashed(driver, 0)) == [driver.append(1)])
        // The session has two chunks more than the checkpoint, and a part of another one.
        #expect(driver.sent(1, .offsetMismatch(end: 34, .any)) == [.hash(driver.chunk(2))])
        #expect(driver.plan.handle(hashed(driver, 2)) == [driver.append(3, from: 34)])
        #expect(driver.accept(3) == [driver.append(4)])
        #expect(driver.accept(4) == [SimulatedUpload.commit("old", size: 45)])
        #expect(driver.file.hash == SimulatedUpload.hash(5))
    }

    @Test func unrecordedLargerRequestClosedTheSession() {
        var driver = SimulatedUpload(size: 25, record: record([0], isConcurrent: false))
        #expect(driver.plan.start() == [.hash(driver.chunk(0))])
        #expect(driver.plan.handle(hashed(driver, 0)) == [driver.append(1)])
        // An earlier attempt had sent both chunks in one request.
        #expect(driver.sent(1, .closed(.any)) == [.hash(driver.chunk(2))])
        #expect(driver.plan.handle(hashed(driver, 2)) == [SimulatedUpload.commit("old", size: 25)])
        #expect(driver.file.hash == SimulatedUpload.hash(3))
    }

    @Test func offsetBeyondTheFileFails() {
        var driver = SimulatedUpload(size: 25, record: record([0], isConcurrent: false))
        _ = driver.plan.start()
        _ = driver.plan.handle(hashed(driver, 0))
        #expect(driver.sent(1, .offsetMismatch(end: 26, .any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    /// The remaining chunks of a run, which is sent again in smaller requests, are not lost if the server has more of
    /// the run than was sent again.
    @Test func smallerRetryOfALargerRunKeepsTheOtherChunks() {
        let block = SimulatedBatchUpload.block
        var driver = SimulatedUpload(size: 7 * block) {
            $0.requestUnit = block
            $0.maximumRequestSize = 4 * block
            $0.isPaced = true
        }
        func run(_ run: Range<Int>, from start: Int64? = nil) -> UploadPlan.Chunk {
            let file = driver.file.chunk(run)
            return UploadPlan.Chunk(
                index: file.index, range: file.range, start: start ?? file.range.lowerBound, isLast: file.isLast,
                round: 0, count: run.count)
        }
        #expect(driver.plan.start() == [.start(run(0..<1))])
        // The link is fast, and becomes slow.
        let started = UploadPlan.Event.sent(run(0..<1), .accepted(session: "s"), SimulatedUpload.digests(0))
        let first = driver.plan.handle(started, at: .milliseconds(1))
        #expect(first == [.append(run(1..<5), session: "s")])
        let lost = UploadPlan.Event.sent(run(1..<5), .lost, SimulatedUpload.digests(1..<5))
        #expect(
            driver.plan.handle(lost, at: .seconds(1)) == [.wait(.chunk(file: 0, index: 1, round: 0), .seconds(1))])
        driver.plan.pace = driver.plan.limits.pace
        let retry = driver.plan.handle(.waited(.chunk(file: 0, index: 1, round: 0)), at: .seconds(2))
        #expect(retry == [.append(run(1..<2), session: "s")])
        // The lost request had carried two and a half chunks.
        let end = 3 * block + block / 2
        let mismatch = UploadPlan.Event.sent(
            run(1..<2), .offsetMismatch(end: end, .any), SimulatedUpload.digests(1))
        var actions = driver.plan.handle(mismatch, at: .seconds(3))
        var sent: [Int] = []
        for second in 4..<20 {
            guard let action = actions.first, actions.count == 1 else { break }
            switch action {
            case .hash(let chunk):
                actions = driver.plan.handle(
                    .hashed(chunk, SimulatedUpload.digests(chunk.run), ifChanged: .any), at: .seconds(second))
            case .append(let chunk, _):
                sent += Array(chunk.run)
                let event = UploadPlan.Event.sent(
                    chunk, .accepted(session: "s"), SimulatedUpload.digests(chunk.run))
                actions = driver.plan.handle(event, at: .seconds(second))
            default: break
            }
        }
        #expect(actions == [SimulatedUpload.commit("s", size: 7 * block)])
        #expect(sent == [3, 4, 5, 6])
        #expect(driver.file.hash == SimulatedUpload.hash(7))
    }

    // MARK: Commit

    @Test func completeUploadIsCommitted() {
        let record = record([0, 1], hash: SimulatedUpload.hash(2))
        var driver = SimulatedUpload(size: 15, requests: 3, record: record)
        #expect(driver.file.arrivedBytes == 15)
        #expect(driver.plan.start() == [SimulatedUpload.commit("old", size: 15)])
    }

    @Test func possiblyCommittedUploadIsVerifiedFirst() {
        let record = record([0], hash: SimulatedUpload.hash(1), isFinishing: true)
        var driver = SimulatedUpload(size: 10, requests: 3, record: record)
        #expect(driver.plan.start() == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [.check(file: 0)])
        #expect(driver.file.hash == SimulatedUpload.hash(1))
        #expect(driver.plan.handle(.checked(file: 0, .other)) == [SimulatedUpload.commit("old", size: 10)])
        // The upload was not committed, and the session has expired.
        #expect(driver.committed(.sessionLost) == [.check(file: 0)])
        #expect(driver.plan.handle(.checked(file: 0, .other)) == [.upload(driver.chunk(0, round: 1))])
    }

    @Test func checkpointContainsArrivedChunks() {
        var (driver, _) = SimulatedUpload.begun(45, requests: 3)
        _ = driver.accept(1)
        let record = driver.file.checkpoint
        #expect(record?.arrived == runs([1]))
        #expect(record?.hash == nil && record?.isFinishing == false)
        for index in [0, 2, 3, 4] { _ = driver.accept(index) }
        #expect(driver.file.checkpoint?.hash == SimulatedUpload.hash(5))
        #expect(driver.file.checkpoint?.isFinishing == true)
    }

    /// A later attempt must not commit a file again whose commit may have succeeded.
    @Test(arguments: [UploadPlan.Failure.lost, .clientWide])
    func checkpointAfterStopRemembersALostCommit(failure: UploadPlan.Failure) {
        var (driver, _) = SimulatedUpload.begun(15)
        _ = driver.accept(1)
        _ = driver.plan.handle(.stopped(.cancelled))
        _ = driver.plan.handle(.uncommitted(failure))
        #expect(driver.plan.isFinished)
        #expect(driver.file.checkpoint?.isFinishing == true)
    }
}
