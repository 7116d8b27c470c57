import DropboxCore
import DropboxFiles
import Testing
@testable import DropboxTransfer

/// The upload of one file, event by event.
struct UploadStateMachineTests {
    // MARK: Single request

    @Test func smallContentIsSentInOneRequest() {
        var driver = SimulatedUpload(size: 10)
        #expect(driver.stateMachine.start() == [.upload(driver.chunk(0))])
        let metadata = driver.metadata(chunks: 1)
        #expect(driver.stateMachine.handle(.uploaded(.file(metadata), SimulatedUpload.digests(0))).isEmpty)
        #expect(driver.outcome == "uploaded")
        #expect(driver.stateMachine.arrivedBytes == 10)
    }

    @Test func upload_lostResponse_isFoundAtDestination() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.stateMachine.start()
        let lost = UploadStateMachine.UploadResult.failed(.indeterminate(retryAfter: nil), .any)
        #expect(
            driver.stateMachine.handle(.uploaded(lost, SimulatedUpload.digests(0)))
                == [.wait(.step(.check), .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.step(.check))) == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        _ = driver.stateMachine.handle(.checked(.content(driver.metadata(chunks: 1))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func lostRequestIsSentAgain() {
        var driver = SimulatedUpload(size: 10)
        let first = driver.stateMachine.start()
        let lost = UploadStateMachine.UploadResult.failed(.indeterminate(retryAfter: nil), .any)
        for _ in 0..<3 {
            _ = driver.stateMachine.handle(.uploaded(lost, SimulatedUpload.digests(0)))
            _ = driver.stateMachine.handle(.waited(.step(.check)))
            #expect(driver.stateMachine.handle(.checked(.other)) == first)
        }
        // No attempts are left, but the destination is checked once more.
        #expect(
            driver.stateMachine.handle(.uploaded(lost, SimulatedUpload.digests(0)))
                == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        #expect(driver.stateMachine.handle(.checked(.other)).isEmpty)
        #expect(driver.outcome.contains("indeterminate"))
    }

    @Test func storedContentIsFinishedAndNotSentAgain() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(.uploaded(.stored(session: "kept", .any), SimulatedUpload.digests(0)))
        #expect(driver.stateMachine.handle(.waited(.step(.finish))) == [.finish(session: "kept", size: 10)])
    }

    @Test func rejectionIsAnError() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.stateMachine.start()
        #expect(
            driver.stateMachine.handle(.uploaded(.failed(.permanent, .conflict), SimulatedUpload.digests(0))).isEmpty)
        #expect(driver.outcome.contains("conflict"))
    }

    @Test func tooLargeFileIsNotSent() {
        var driver = SimulatedUpload(size: (1 << 41) - (1 << 22) + 1)
        #expect(driver.stateMachine.start().isEmpty)
        #expect(driver.outcome.contains("accepts at most"))
        var fits = SimulatedUpload(size: (1 << 41) - (1 << 22))
        #expect(!fits.stateMachine.start().isEmpty)
    }

    // MARK: Sequential sessions

    @Test func chunksAreSentInOrderAndTheLastCloses() {
        var driver = SimulatedUpload(size: 25)
        #expect(driver.stateMachine.start() == [.start(isConcurrent: false)])
        #expect(driver.stateMachine.handle(.started("s")) == [driver.append(0)])
        #expect(driver.accept(0) == [driver.append(1)])
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.chunk(2).isLast)
        #expect(driver.accept(2) == [.finish(session: "s", size: 25)])
        #expect(driver.stateMachine.arrivedBytes == 25)
        _ = driver.stateMachine.handle(.finished(.file(driver.metadata(chunks: 3))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func uploadResumesAtTheServersOffset() {
        var (driver, _) = SimulatedUpload.begun(25)
        // The response was lost. The next response reports that the bytes arrived.
        #expect(driver.sent(0, .lost) == [.wait(.chunk(0, round: 0), .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.chunk(0, round: 0))) == [driver.append(0)])
        #expect(driver.sent(0, .offsetMismatch(end: 10, .any)) == [driver.append(1)])
        // A part of the second chunk arrived.
        #expect(driver.sent(1, .offsetMismatch(end: 13, .any)) == [driver.append(1, from: 13)])
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.accept(2) == [.finish(session: "s", size: 25)])
        #expect(driver.stateMachine.hash == SimulatedUpload.hash(3))
    }

    @Test func repeatedOffsetMismatchFails() {
        var (driver, _) = SimulatedUpload.begun(25)
        var answers = 0
        while !driver.stateMachine.isFinished, answers < 20 {
            _ = driver.sent(0, .offsetMismatch(end: 0, .any))
            answers += 1
        }
        #expect(answers == 4)
    }

    @Test func offsetBeforeArrivedBytesRestarts() {
        var (driver, _) = SimulatedUpload.begun(25)
        _ = driver.accept(0)
        #expect(driver.sent(1, .offsetMismatch(end: 4, .any)) == [.start(isConcurrent: false)])
        #expect(driver.stateMachine.arrivedBytes == 0)
    }

    @Test func offsetBeyondTheContentFails() {
        var (driver, _) = SimulatedUpload.begun(25)
        #expect(driver.sent(0, .offsetMismatch(end: 26, .any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func lostSessionRestartsTwice() {
        var (driver, _) = SimulatedUpload.begun(25)
        for round in 0..<2 {
            #expect(driver.sent(0, .sessionLost(.any), round: round) == [.start(isConcurrent: false)])
            #expect(driver.stateMachine.handle(.started("s\(round)")) == [driver.append(0, round: round + 1)])
        }
        #expect(driver.sent(0, .sessionLost(.any), round: 2).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func attemptsCountPerChunkAndDelaysDouble() {
        var (driver, _) = SimulatedUpload.begun(25)
        for seconds in [1, 2, 4] {
            #expect(driver.sent(0, .lost) == [.wait(.chunk(0, round: 0), .seconds(seconds))])
            _ = driver.stateMachine.handle(.waited(.chunk(0, round: 0)))
        }
        _ = driver.accept(0)
        #expect(driver.sent(1, .lost) == [.wait(.chunk(1, round: 0), .seconds(1))])
    }

    @Test func excessiveRetryAfterFails() {
        var (driver, _) = SimulatedUpload.begun(25)
        #expect(driver.sent(0, .failed(.rejected(retryAfter: .seconds(365 * 86_400)), .any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    // MARK: Concurrent sessions

    @Test func chunksAreConcurrentAndTheLastIsSentLast() {
        var (driver, actions) = SimulatedUpload.begun(45, requests: 3)
        #expect(actions == [driver.append(0), driver.append(1), driver.append(2)])
        #expect(driver.accept(1) == [driver.append(3)])
        #expect(driver.accept(3).isEmpty)
        #expect(driver.sent(2, .lost) == [.wait(.chunk(2, round: 0), .seconds(1))])
        #expect(driver.accept(0).isEmpty)
        #expect(driver.stateMachine.handle(.waited(.chunk(2, round: 0))) == [driver.append(2)])
        #expect(driver.accept(2) == [driver.append(4)])
        #expect(driver.sent(4, .closed(.any)) == [.finish(session: "s", size: 45)])
        #expect(driver.stateMachine.hash == SimulatedUpload.hash(5))
    }

    @Test func responsesOfALostSessionAreIgnored() {
        var (driver, _) = SimulatedUpload.begun(45, requests: 3)
        #expect(driver.sent(1, .sessionLost(.any)) == [.start(isConcurrent: true)])
        #expect(driver.accept(0).isEmpty)
        // One of them is still in flight, and counts.
        #expect(driver.stateMachine.handle(.started("t")).count == 2)
        #expect(driver.sent(2, .sessionLost(.any)).count == 1)
        #expect(driver.stateMachine.arrivedBytes == 0)
    }

    // MARK: Streams

    @Test func shortStreamIsSentInOneRequest() {
        var driver = SimulatedUpload(size: nil, requests: 3, isReplayable: false)
        #expect(driver.stateMachine.start() == [.read(0)])
        let actions = driver.stateMachine.handle(.read(4, isLast: true))
        #expect(actions == [.upload(driver.chunk(0))])
        #expect(driver.stateMachine.size == 4)
    }

    @Test func streamIsReadOneChunkAhead() {
        var driver = SimulatedUpload(size: nil, requests: 2, isReplayable: false)
        _ = driver.stateMachine.start()
        #expect(driver.stateMachine.handle(.read(10, isLast: false)) == [.start(isConcurrent: true)])
        #expect(driver.stateMachine.handle(.started("s")) == [driver.append(0), .read(1)])
        #expect(driver.stateMachine.handle(.read(10, isLast: false)) == [driver.append(1)])
        #expect(driver.accept(0) == [.read(2)])
        #expect(driver.stateMachine.handle(.read(3, isLast: true)).isEmpty)
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.accept(2) == [.finish(session: "s", size: 23)])
    }

    @Test func streamWithLostSessionFails() {
        var driver = SimulatedUpload(size: nil, requests: 2, isReplayable: false)
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(.read(10, isLast: false))
        _ = driver.stateMachine.handle(.started("s"))
        #expect(driver.sent(0, .sessionLost(.any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func endlessStreamFailsAtTheSizeLimit() {
        var driver = SimulatedUpload(size: nil, isReplayable: false) { $0.maximumFileSize = 15 }
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(.read(10, isLast: false))
        _ = driver.stateMachine.handle(.started("s"))
        _ = driver.accept(0)
        #expect(driver.stateMachine.handle(.read(6, isLast: true)).isEmpty)
        #expect(driver.outcome.contains("the file has 16 bytes"))
    }

    // MARK: Commit

    private func finishing() -> SimulatedUpload {
        var (driver, _) = SimulatedUpload.begun(15)
        _ = driver.accept(0)
        _ = driver.accept(1)
        return driver
    }

    @Test func lostFinishIsVerifiedBeforeItIsRepeated() {
        var driver = finishing()
        let lost = UploadStateMachine.Event.finished(.failed(.indeterminate(retryAfter: nil), .any))
        #expect(driver.stateMachine.handle(lost) == [.wait(.step(.check), .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.step(.check))) == [.check(size: 15, hash: SimulatedUpload.hash(2))])
        #expect(driver.stateMachine.handle(.checked(.other)) == [.finish(session: "s", size: 15)])
        _ = driver.stateMachine.handle(.finished(.file(driver.metadata(chunks: 2))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func lostSessionAfterLostFinishIsNotUploadedTwice() {
        var driver = finishing()
        _ = driver.stateMachine.handle(.finished(.failed(.indeterminate(retryAfter: nil), .any)))
        _ = driver.stateMachine.handle(.waited(.step(.check)))
        _ = driver.stateMachine.handle(.checked(.other))
        let look = SimulatedUpload.Action.check(size: 15, hash: SimulatedUpload.hash(2))
        #expect(driver.stateMachine.handle(.finished(.sessionLost(.any))) == [look])
        // The file may have been committed, and replaced since.
        var empty = driver
        #expect(driver.stateMachine.handle(.checked(.other)).isEmpty)
        #expect(driver.outcome.contains("indeterminate"))
        // With an empty destination, the session has expired.
        #expect(empty.stateMachine.handle(.checked(.nothing)) == [.start(isConcurrent: false)])
    }

    @Test(arguments: [UploadStateMachine.DestinationState.nothing, .other])
    func lostSessionBeforeFinishRestarts(found: UploadStateMachine.DestinationState) {
        var driver = finishing()
        // The transport may have repeated the finish request.
        let check = UploadStateMachine.Action.check(size: 15, hash: SimulatedUpload.hash(2))
        #expect(driver.stateMachine.handle(.finished(.sessionLost(.any))) == [check])
        #expect(driver.stateMachine.handle(.checked(found)) == [.start(isConcurrent: false)])
    }

    @Test func contentionIsRetried() {
        var driver = finishing()
        let busy = UploadStateMachine.Event.finished(.failed(.rejected(retryAfter: .seconds(3)), .any))
        #expect(driver.stateMachine.handle(busy) == [.wait(.step(.finish), .seconds(3))])
        #expect(driver.stateMachine.handle(.waited(.step(.finish))) == [.finish(session: "s", size: 15)])
    }

    @Test func unexpectedContentIsAnError() {
        var driver = finishing()
        let other = driver.metadata(chunks: 2, hash: "other")
        // Only the response may be wrong.
        #expect(
            driver.stateMachine.handle(.finished(.file(other)))
                == [.check(size: 15, hash: SimulatedUpload.hash(2))])
        _ = driver.stateMachine.handle(.checked(.other))
        #expect(driver.outcome.contains("differs from the sent content"))
    }

    @Test func stopDuringIndeterminateFinishIsIndeterminate() {
        var driver = finishing()
        _ = driver.stateMachine.handle(.finished(.failed(.indeterminate(retryAfter: nil), .any)))
        _ = driver.stateMachine.handle(.stopped(.cancelled))
        guard case .failure(let error) = driver.stateMachine.outcome, case .indeterminate = error else {
            Issue.record("\(driver.outcome)")
            return
        }
        #expect(error.isCancellation)
    }

    // MARK: Resuming

    private func runs(_ chunks: [Int]) -> ChunkRuns {
        var runs = ChunkRuns()
        for chunk in chunks { runs.insert(chunk, checksum: SimulatedUpload.digests(chunk).checksum(ofChunk: chunk)) }
        return runs
    }

    private func record(_ chunks: [Int], isConcurrent: Bool = true, isFinishing: Bool = false) -> UploadCheckpoint {
        UploadCheckpoint(
            session: "old", isConcurrent: isConcurrent, chunkSize: 10, arrived: runs(chunks), isFinishing: isFinishing)
    }

    @Test func arrivedChunksAreHashedAndNotSentAgain() {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0, 2]))
        #expect(driver.stateMachine.start() == [.hash(driver.chunk(0)), .hash(driver.chunk(2)), driver.append(1)])
        let hashed = { index in
            UploadStateMachine.Event.hashed(driver.chunk(index), SimulatedUpload.digests(index), ifChanged: .any)
        }
        let (first, third) = (hashed(0), hashed(2))
        #expect(driver.stateMachine.handle(first) == [driver.append(3)])
        #expect(driver.stateMachine.handle(third).isEmpty)
        #expect(driver.stateMachine.arrivedBytes == 20)
        _ = driver.accept(1)
        #expect(driver.accept(3) == [driver.append(4)])
        #expect(driver.accept(4) == [.finish(session: "old", size: 45)])
        #expect(driver.stateMachine.hash == SimulatedUpload.hash(5))
    }

    @Test func changedFileRestarts() {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0]))
        _ = driver.stateMachine.start()
        let changed = UploadStateMachine.Event.hashed(driver.chunk(0), SimulatedUpload.digests(7), ifChanged: .any)
        #expect(driver.stateMachine.handle(changed) == [.start(isConcurrent: true)])
    }

    @Test(arguments: [0, 1, 2]) func changedChunkOfARunIsDetected(changed: Int) {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0, 1, 2]))
        _ = driver.stateMachine.start()
        for chunk in 0..<3 {
            #expect(driver.stateMachine.round == 0)
            let digests = SimulatedUpload.digests(chunk == changed ? 7 : chunk)
            _ = driver.stateMachine.handle(.hashed(driver.chunk(chunk), digests, ifChanged: .any))
        }
        #expect(driver.stateMachine.round == 1)
    }

    @Test func unrecordedArrivedChunksAreSkipped() {
        var driver = SimulatedUpload(size: 45, record: record([0], isConcurrent: false))
        #expect(driver.stateMachine.start() == [.hash(driver.chunk(0))])
        let hashed = UploadStateMachine.Event.hashed(driver.chunk(0), SimulatedUpload.digests(0), ifChanged: .any)
        #expect(driver.stateMachine.handle(hashed) == [driver.append(1)])
        // The session has two chunks more than the checkpoint, and a part of another one.
        #expect(driver.sent(1, .offsetMismatch(end: 34, .any)) == [.hash(driver.chunk(2))])
        let third = UploadStateMachine.Event.hashed(driver.chunk(2), SimulatedUpload.digests(2), ifChanged: .any)
        #expect(driver.stateMachine.handle(third) == [driver.append(3, from: 34)])
        #expect(driver.accept(3) == [driver.append(4)])
        #expect(driver.accept(4) == [.finish(session: "old", size: 45)])
        #expect(driver.stateMachine.hash == SimulatedUpload.hash(5))
    }

    @Test func unrecordedLargerRequestClosedTheSession() {
        var driver = SimulatedUpload(size: 25, record: record([0], isConcurrent: false))
        let hashed = { index in
            UploadStateMachine.Event.hashed(driver.chunk(index), SimulatedUpload.digests(index), ifChanged: .any)
        }
        let (first, third) = (hashed(0), hashed(2))
        #expect(driver.stateMachine.start() == [.hash(driver.chunk(0))])
        #expect(driver.stateMachine.handle(first) == [driver.append(1)])
        // An earlier attempt had sent both chunks in one request.
        #expect(driver.sent(1, .closed(.any)) == [.hash(driver.chunk(2))])
        #expect(driver.stateMachine.handle(third) == [.finish(session: "old", size: 25)])
        #expect(driver.stateMachine.hash == SimulatedUpload.hash(3))
    }

    @Test func possiblyFinishedUploadIsVerifiedFirst() {
        var driver = SimulatedUpload(size: 10, requests: 3, record: record([0], isFinishing: true))
        #expect(driver.stateMachine.start() == [.hash(driver.chunk(0))])
        let hashed = UploadStateMachine.Event.hashed(driver.chunk(0), SimulatedUpload.digests(0), ifChanged: .any)
        #expect(driver.stateMachine.handle(hashed) == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        #expect(driver.stateMachine.handle(.checked(.other)) == [.finish(session: "old", size: 10)])
        // The upload was not finished, and the session has expired.
        #expect(
            driver.stateMachine.handle(.finished(.sessionLost(.any)))
                == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        #expect(driver.stateMachine.handle(.checked(.other)) == [.upload(driver.chunk(0, round: 1))])
    }

    @Test func checkpointContainsArrivedChunks() {
        var (driver, _) = SimulatedUpload.begun(45, requests: 3)
        _ = driver.accept(1)
        let record = driver.stateMachine.checkpoint
        #expect(record?.arrived == runs([1]))
        #expect(record?.isFinishing == false)
        for index in [0, 2, 3, 4] { _ = driver.accept(index) }
        #expect(driver.stateMachine.checkpoint?.isFinishing == true)
    }
}
