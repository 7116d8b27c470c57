import DropboxCore
import DropboxFiles
import Testing
@testable import DropboxTransfer

/// The upload of one file, event by event.
struct UploadPlanTests {
    // MARK: Single request

    private func uploaded(
        _ driver: inout SimulatedUpload, _ result: Result<UploadPlan.CommitResult, UploadPlan.Failure>
    ) -> [UploadPlan.Action] {
        driver.plan.handle(.uploaded(driver.chunk(0), result, SimulatedUpload.digests(0)))
    }

    @Test func smallContentIsSentInOneRequest() {
        var driver = SimulatedUpload(size: 10)
        #expect(driver.plan.start() == [.upload(driver.chunk(0))])
        #expect(uploaded(&driver, .success(.file(driver.metadata(chunks: 1)))).isEmpty)
        #expect(driver.outcome == "uploaded")
        #expect(driver.file.arrivedBytes == 10)
    }

    @Test func upload_lostResponse_isFoundAtDestination() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.plan.start()
        #expect(uploaded(&driver, .failure(.lost)) == [.wait(.files([0]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0]))) == [.check(file: 0)])
        #expect(driver.file.hash == SimulatedUpload.hash(1))
        _ = driver.plan.handle(.checked(file: 0, .content(driver.metadata(chunks: 1))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func lostRequestIsSentAgain() {
        var driver = SimulatedUpload(size: 10)
        let first = driver.plan.start()
        for _ in 0..<3 {
            _ = uploaded(&driver, .failure(.lost))
            _ = driver.plan.handle(.waited(.files([0])))
            #expect(driver.plan.handle(.checked(file: 0, .other)) == first)
        }
        // No attempts are left, but the destination is checked once more.
        #expect(uploaded(&driver, .failure(.lost)) == [.check(file: 0)])
        #expect(driver.plan.handle(.checked(file: 0, .other)).isEmpty)
        #expect(driver.outcome.contains("indeterminate"))
    }

    @Test func storedContentIsCommittedAndNotSentAgain() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.plan.start()
        #expect(uploaded(&driver, .success(.stored(session: "kept", .any))) == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [SimulatedUpload.commit("kept", size: 10)])
    }

    @Test func rejectionIsAnError() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.plan.start()
        #expect(uploaded(&driver, .failure(UploadPlan.Failure(.permanent, .conflict))).isEmpty)
        #expect(driver.outcome.contains("conflict"))
    }

    @Test func tooLargeFileIsNotSent() {
        var driver = SimulatedUpload(size: (1 << 41) - (1 << 22) + 1)
        #expect(driver.plan.start().isEmpty)
        #expect(driver.outcome.contains("accepts at most"))
        var fits = SimulatedUpload(size: (1 << 41) - (1 << 22))
        #expect(!fits.plan.start().isEmpty)
    }

    // MARK: Sequential sessions

    @Test func chunksAreSentInOrderAndTheLastCloses() {
        var driver = SimulatedUpload(size: 25)
        #expect(driver.plan.start() == [.start(driver.chunk(0))])
        #expect(driver.accept(0, in: "s") == [.append(driver.chunk(1), session: "s")])
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.chunk(2).isLast)
        #expect(driver.accept(2) == [SimulatedUpload.commit("s", size: 25)])
        #expect(driver.file.arrivedBytes == 25)
        _ = driver.committed(.file(driver.metadata(chunks: 3)))
        #expect(driver.outcome == "uploaded")
    }

    @Test func lostStartIsRepeated() {
        var driver = SimulatedUpload(size: 25)
        let first = driver.plan.start()
        #expect(driver.sent(0, .lost) == [.wait(.files([0]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0]))) == first)
    }

    @Test func uploadResumesAtTheServersOffset() {
        var (driver, actions) = SimulatedUpload.begun(35)
        #expect(actions == [driver.append(1)])
        // The response was lost. The next response reports that the bytes arrived.
        #expect(driver.sent(1, .lost) == [.wait(.chunk(file: 0, index: 1, round: 0), .seconds(1))])
        #expect(driver.plan.handle(.waited(.chunk(file: 0, index: 1, round: 0))) == [driver.append(1)])
        #expect(driver.sent(1, .offsetMismatch(end: 20, .any)) == [driver.append(2)])
        // A part of the third chunk arrived.
        #expect(driver.sent(2, .offsetMismatch(end: 23, .any)) == [driver.append(2, from: 23)])
        #expect(driver.accept(2) == [driver.append(3)])
        #expect(driver.accept(3) == [SimulatedUpload.commit("s", size: 35)])
        #expect(driver.file.hash == SimulatedUpload.hash(4))
    }

    @Test func repeatedOffsetMismatchFails() {
        var (driver, _) = SimulatedUpload.begun(25)
        var answers = 0
        while !driver.plan.isFinished, answers < 20 {
            _ = driver.sent(1, .offsetMismatch(end: 10, .any))
            _ = driver.plan.handle(.waited(.chunk(file: 0, index: 1, round: 0)))
            answers += 1
        }
        #expect(answers == 4)
    }

    @Test func offsetBeforeArrivedBytesRestarts() {
        var (driver, _) = SimulatedUpload.begun(25)
        #expect(driver.sent(1, .offsetMismatch(end: 4, .any)) == [.start(driver.chunk(0, round: 1))])
        #expect(driver.file.arrivedBytes == 0)
    }

    @Test(arguments: [21, 26, .max] as [Int64])
    func offsetBeyondTheSentBytesFails(end: Int64) {
        var (driver, _) = SimulatedUpload.begun(25)
        #expect(driver.sent(1, .offsetMismatch(end: end, .any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func lostSessionRestartsTwice() {
        var (driver, _) = SimulatedUpload.begun(25)
        for round in 1...2 {
            #expect(
                driver.sent(1, .sessionLost(.any), round: round - 1) == [.start(driver.chunk(0, round: round))])
            #expect(driver.accept(0, round: round, in: "s\(round)") == [driver.append(1, round: round)])
        }
        #expect(driver.sent(1, .sessionLost(.any), round: 2).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func attemptsCountPerChunkAndDelaysDouble() {
        var (driver, _) = SimulatedUpload.begun(35)
        for seconds in [1, 2, 4] {
            #expect(driver.sent(1, .lost) == [.wait(.chunk(file: 0, index: 1, round: 0), .seconds(seconds))])
            _ = driver.plan.handle(.waited(.chunk(file: 0, index: 1, round: 0)))
        }
        _ = driver.accept(1)
        #expect(driver.sent(2, .lost) == [.wait(.chunk(file: 0, index: 2, round: 0), .seconds(1))])
    }

    @Test func excessiveRetryAfterFails() {
        var (driver, _) = SimulatedUpload.begun(25)
        let failure = UploadPlan.Failure(.rejected(retryAfter: .seconds(365 * 86_400)), .any)
        #expect(driver.sent(1, .failed(failure)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    // MARK: Concurrent sessions

    @Test func chunksAreConcurrentAndTheLastIsSentLast() {
        var (driver, actions) = SimulatedUpload.begun(45, requests: 3)
        #expect(actions == [driver.append(0), driver.append(1), driver.append(2)])
        #expect(driver.accept(1) == [driver.append(3)])
        #expect(driver.accept(3).isEmpty)
        #expect(driver.sent(2, .lost) == [.wait(.chunk(file: 0, index: 2, round: 0), .seconds(1))])
        #expect(driver.accept(0).isEmpty)
        #expect(driver.plan.handle(.waited(.chunk(file: 0, index: 2, round: 0))) == [driver.append(2)])
        #expect(driver.accept(2) == [driver.append(4)])
        #expect(driver.sent(4, .closed(.any)) == [SimulatedUpload.commit("s", size: 45)])
        #expect(driver.file.hash == SimulatedUpload.hash(5))
    }

    @Test func concurrentSessionStartsEmptyAndIsRetried() {
        var driver = SimulatedUpload(size: 45, requests: 3)
        #expect(driver.plan.start() == [.startConcurrent(file: 0)])
        let failed = driver.plan.handle(.startedConcurrent(file: 0, .failure(.lost)))
        #expect(failed == [.wait(.files([0]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0]))) == [.startConcurrent(file: 0)])
        #expect(driver.plan.handle(.startedConcurrent(file: 0, .success("s"))).count == 3)
    }

    @Test func responsesOfALostSessionAreIgnored() {
        var (driver, _) = SimulatedUpload.begun(45, requests: 3)
        #expect(driver.sent(1, .sessionLost(.any)) == [.startConcurrent(file: 0)])
        #expect(driver.accept(0).isEmpty)
        // One of them is still in flight, and counts.
        #expect(driver.plan.handle(.startedConcurrent(file: 0, .success("t"))).count == 2)
        #expect(driver.sent(2, .sessionLost(.any)).count == 1)
        #expect(driver.file.arrivedBytes == 0)
    }

    // MARK: Streams

    @Test func shortStreamIsSentInOneRequest() {
        var driver = SimulatedUpload(size: nil, requests: 3, isReplayable: false)
        #expect(driver.plan.start() == [.read(file: 0, 0)])
        let actions = driver.plan.handle(.read(file: 0, 4, isLast: true))
        #expect(actions == [.upload(driver.chunk(0))])
        #expect(driver.file.size == 4)
    }

    @Test func streamIsReadOneChunkAhead() {
        var driver = SimulatedUpload(size: nil, requests: 2, isReplayable: false)
        _ = driver.plan.start()
        #expect(driver.plan.handle(.read(file: 0, 10, isLast: false)) == [.startConcurrent(file: 0)])
        let begun = driver.plan.handle(.startedConcurrent(file: 0, .success("s")))
        #expect(begun == [driver.append(0), .read(file: 0, 1)])
        #expect(driver.plan.handle(.read(file: 0, 10, isLast: false)) == [driver.append(1)])
        #expect(driver.accept(0) == [.read(file: 0, 2)])
        #expect(driver.plan.handle(.read(file: 0, 3, isLast: true)).isEmpty)
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.accept(2) == [SimulatedUpload.commit("s", size: 23)])
    }

    @Test func streamWithLostSessionFails() {
        var driver = SimulatedUpload(size: nil, requests: 2, isReplayable: false)
        _ = driver.plan.start()
        _ = driver.plan.handle(.read(file: 0, 10, isLast: false))
        _ = driver.plan.handle(.startedConcurrent(file: 0, .success("s")))
        #expect(driver.sent(0, .sessionLost(.any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func endlessStreamFailsAtTheSizeLimit() {
        var driver = SimulatedUpload(size: nil, isReplayable: false) { $0.maximumFileSize = 15 }
        _ = driver.plan.start()
        #expect(driver.plan.handle(.read(file: 0, 10, isLast: false)) == [.start(driver.chunk(0))])
        #expect(driver.accept(0, in: "s") == [.read(file: 0, 1)])
        #expect(driver.plan.handle(.read(file: 0, 6, isLast: true)).isEmpty)
        #expect(driver.outcome.contains("the file has 16 bytes"))
    }

    // MARK: Commit

    private func committing() -> SimulatedUpload {
        var (driver, _) = SimulatedUpload.begun(15)
        #expect(driver.accept(1) == [SimulatedUpload.commit("s", size: 15)])
        return driver
    }

    @Test func lostCommitIsVerifiedBeforeItIsRepeated() {
        var driver = committing()
        #expect(driver.plan.handle(.uncommitted(.lost)) == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [.check(file: 0)])
        #expect(driver.file.hash == SimulatedUpload.hash(2))
        #expect(driver.plan.handle(.checked(file: 0, .other)) == [SimulatedUpload.commit("s", size: 15)])
        _ = driver.committed(.file(driver.metadata(chunks: 2)))
        #expect(driver.outcome == "uploaded")
    }

    @Test func lastLostCommitIsVerified() {
        var driver = committing()
        for _ in 0..<3 {
            _ = driver.plan.handle(.uncommitted(.lost))
            _ = driver.plan.handle(.waited(.commits))
            #expect(driver.plan.handle(.checked(file: 0, .other)) == [SimulatedUpload.commit("s", size: 15)])
        }
        #expect(driver.plan.handle(.uncommitted(.lost)) == [.check(file: 0)])
        var uploaded = driver
        #expect(driver.plan.handle(.checked(file: 0, .other)).isEmpty)
        #expect(driver.outcome.contains("indeterminate"))
        _ = uploaded.plan.handle(.checked(file: 0, .content(uploaded.metadata(chunks: 2))))
        #expect(uploaded.outcome == "uploaded")
    }

    @Test func lostSessionAfterLostCommitIsNotUploadedTwice() {
        var driver = committing()
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .other))
        #expect(driver.committed(.sessionLost) == [.check(file: 0)])
        // The file may have been committed, and replaced since.
        var empty = driver
        #expect(driver.plan.handle(.checked(file: 0, .other)).isEmpty)
        #expect(driver.outcome.contains("indeterminate"))
        // With an empty destination, the session has expired.
        #expect(empty.plan.handle(.checked(file: 0, .nothing)) == [.start(empty.chunk(0, round: 1))])
    }

    @Test(arguments: [UploadPlan.DestinationState.nothing, .other])
    func lostSessionBeforeCommitRestarts(found: UploadPlan.DestinationState) {
        var driver = committing()
        // The transport may have repeated the commit.
        #expect(driver.committed(.sessionLost) == [.check(file: 0)])
        #expect(driver.plan.handle(.checked(file: 0, found)) == [.start(driver.chunk(0, round: 1))])
    }

    @Test func incompleteSessionRestarts() {
        var driver = committing()
        #expect(driver.committed(.incomplete(.any)) == [.start(driver.chunk(0, round: 1))])
    }

    @Test func contentionIsRetried() {
        var driver = committing()
        let busy = UploadPlan.CommitResult.rejected(
            UploadPlan.Failure(.rejected(retryAfter: .seconds(3)), .any))
        #expect(driver.committed(busy) == [.wait(.commits, .seconds(3))])
        #expect(driver.plan.handle(.waited(.commits)) == [SimulatedUpload.commit("s", size: 15)])
    }

    @Test func unexpectedContentIsAnError() {
        var driver = committing()
        // Only the response may be wrong.
        #expect(driver.committed(.file(driver.metadata(chunks: 2, hash: "other"))) == [.check(file: 0)])
        _ = driver.plan.handle(.checked(file: 0, .other))
        #expect(driver.outcome.contains("differs from the sent content"))
    }

    @Test func stopDuringIndeterminateCommitIsIndeterminate() {
        var driver = committing()
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.stopped(.cancelled))
        guard case .failure(let error) = driver.file.outcome, case .indeterminate = error else {
            Issue.record("\(driver.outcome)")
            return
        }
        #expect(error.isCancellation)
    }

    @Test func stopAwaitsOnlyTheCommit() {
        var driver = committing()
        #expect(driver.plan.handle(.stopped(.cancelled)).isEmpty)
        #expect(!driver.plan.isFinished)
        #expect(driver.committed(.file(driver.metadata(chunks: 2))).isEmpty)
        #expect(driver.outcome == "uploaded")
        var (sending, _) = SimulatedUpload.begun(15)
        _ = sending.plan.handle(.stopped(.cancelled))
        #expect(sending.outcome.contains("canceled"))
        #expect(sending.accept(1).isEmpty)
    }
}
