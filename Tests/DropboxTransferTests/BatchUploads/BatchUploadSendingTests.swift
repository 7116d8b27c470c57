import DropboxCore
import Testing
@testable import DropboxTransfer

/// The transitions from the first byte to the closed session, event by event.
struct BatchUploadSendingTests {
    private let block = SimulatedBatchUpload.block

    /// Creates a batch with one file, whose first block was accepted.
    private func begun(blocks: Int64) -> SimulatedBatchUpload {
        var driver = SimulatedBatchUpload(sizes: [blocks * block])
        _ = driver.plan.start()
        _ = driver.accept(driver.chunk(0..<block))
        return driver
    }

    @Test func smallFileIsOneClosingRequest() {
        var driver = SimulatedBatchUpload(sizes: [5])
        #expect(driver.plan.start() == [.start(driver.chunk(0..<5))])
        #expect(driver.chunk(0..<5).isLast)
        #expect(driver.accept(0) == [.commit(SimulatedBatchUpload.entries([0], size: 5))])
    }

    @Test func emptyFileIsSent() {
        var driver = SimulatedBatchUpload(sizes: [0])
        #expect(driver.plan.start() == [.start(driver.chunk(0..<0))])
        #expect(driver.accept(0) == [.commit(SimulatedBatchUpload.entries([0], size: 0))])
        #expect(driver.hash(0) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func emptyBatchFinishesImmediately() {
        var driver = SimulatedBatchUpload(sizes: [])
        #expect(driver.plan.start().isEmpty)
        #expect(driver.plan.isFinished)
    }

    @Test func lastChunkOfALargeFileClosesTheSession() {
        var driver = SimulatedBatchUpload(sizes: [2 * block + 1])
        let chunks = [
            driver.chunk(0..<block), driver.chunk(block..<2 * block), driver.chunk(2 * block..<2 * block + 1),
        ]
        #expect(chunks.map(\.isLast) == [false, false, true])
        #expect(driver.plan.start() == [.start(chunks[0])])
        #expect(driver.accept(chunks[0]) == [.append(chunks[1], session: "s0")])
        #expect(driver.accept(chunks[1]) == [.append(chunks[2], session: "s0")])
        #expect(driver.accept(chunks[2]) == [.commit(SimulatedBatchUpload.entries([0], size: 2 * block + 1))])
    }

    @Test func concurrentRequestsAreLimited() {
        var driver = SimulatedBatchUpload(sizes: [1, 2, 3]) { $0.maximumRequests = 2 }
        #expect(driver.plan.start().count == 2)
        #expect(driver.accept(1) == [.start(driver.chunk(0..<3, of: 2))])
        #expect(driver.accept(0).isEmpty)
    }

    @Test func startedFilesPrecedeNewOnes() {
        var driver = SimulatedBatchUpload(sizes: [2 * block, 1]) { $0.maximumRequests = 1 }
        _ = driver.plan.start()
        let next = driver.chunk(block..<2 * block)
        #expect(driver.accept(driver.chunk(0..<block)) == [.append(next, session: "s0")])
    }

    @Test func largeFileReceivesConcurrentChunksAndTheLastIsSentLast() {
        var driver = SimulatedBatchUpload(sizes: [4 * block, 1]) { $0.minimumConcurrentSize = 2 * block }
        #expect(driver.plan.start() == [.startConcurrent(file: 0), .start(driver.chunk(0..<1, of: 1))])
        let chunks = (0..<4).map { driver.chunk($0 * block..<($0 + 1) * block) }
        let begun = driver.plan.handle(.startedConcurrent(file: 0, .success("s0")))
        #expect(begun == chunks.prefix(3).map { .append($0, session: "s0") })
        #expect(driver.accept(chunks[2]).isEmpty && driver.accept(1).isEmpty && driver.accept(chunks[0]).isEmpty)
        #expect(driver.accept(chunks[1]) == [.append(chunks[3], session: "s0")])
        let entries = [
            UploadPlan.Entry(file: 1, session: "s1", size: 1),
            UploadPlan.Entry(file: 0, session: "s0", size: 4 * block),
        ]
        #expect(driver.accept(chunks[3]) == [.commit(entries)])
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 4 * block))
    }

    @Test func lostResponseResumesAtTheServersOffset() {
        var driver = begun(blocks: 3)
        let second = driver.chunk(block..<2 * block)
        let wait = UploadPlan.DelayedItem.chunk(file: 0, index: 1, round: 0)
        #expect(driver.sent(second, .failed(.lost)) == [.wait(wait, .seconds(1))])
        #expect(driver.plan.handle(.waited(wait)) == [.append(second, session: "s0")])
        let last = driver.chunk(2 * block..<3 * block)
        #expect(driver.sent(second, .offsetMismatch(end: 2 * block, .any)) == [.append(last, session: "s0")])
        #expect(driver.accept(last).count == 1)
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 3 * block))
    }

    @Test func offsetWithinAChunkSendsTheRemainder() {
        var driver = SimulatedBatchUpload(sizes: [4 * block]) { $0.maximumRequestSize = 2 * block }
        #expect(driver.plan.start() == [.start(driver.chunk(0..<2 * block))])
        _ = driver.accept(driver.chunk(0..<2 * block))
        let rest = driver.chunk(2 * block..<4 * block, from: 3 * block + 7)
        let mismatch = UploadPlan.AppendResult.offsetMismatch(end: 3 * block + 7, .any)
        #expect(driver.sent(driver.chunk(2 * block..<4 * block), mismatch) == [.append(rest, session: "s0")])
        _ = driver.accept(rest)
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 4 * block))
    }

    @Test func offsetBeforeTheChunkRestarts() {
        var driver = begun(blocks: 3)
        _ = driver.accept(driver.chunk(block..<2 * block))
        let mismatch = UploadPlan.AppendResult.offsetMismatch(end: block, .any)
        let again = driver.chunk(0..<block, round: 1)
        #expect(driver.sent(driver.chunk(2 * block..<3 * block), mismatch) == [.start(again)])
        #expect(driver.plan.files[0].arrivedBytes == 0)
    }

    @Test func completeOpenSessionIsClosed() {
        var driver = SimulatedBatchUpload(sizes: [block + 5])
        _ = driver.plan.start()
        _ = driver.accept(driver.chunk(0..<block))
        let last = driver.chunk(block..<block + 5)
        let nothing = driver.chunk(block..<block + 5, from: block + 5)
        #expect(driver.sent(last, .offsetMismatch(end: block + 5, .any)) == [.append(nothing, session: "s0")])
        #expect(driver.accept(nothing).count == 1)
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: block + 5))
    }

    @Test func offsetBeyondSentBytesFails() {
        var driver = SimulatedBatchUpload(sizes: [3 * block])
        _ = driver.plan.start()
        _ = driver.accept(driver.chunk(0..<block))
        let second = driver.chunk(block..<2 * block)
        #expect(driver.sent(second, .offsetMismatch(end: 3 * block, .any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    /// Simulates a process that exits with two blocks in flight, and a next one that sends single blocks.
    private func interrupted(blocks: Int64) -> SimulatedBatchUpload {
        var first = SimulatedBatchUpload(sizes: [blocks * block]) { $0.maximumRequestSize = 2 * block }
        _ = first.plan.start()
        _ = first.accept(first.chunk(0..<2 * block))
        var second = SimulatedBatchUpload(sizes: [blocks * block], resuming: [0: first.progress(0)])
        #expect(second.plan.files[0].arrivedBytes == 2 * block)
        #expect(second.plan.start() == [.hash(second.chunk(0..<block))])
        #expect(hash(0, &second) == [.hash(second.chunk(block..<2 * block))])
        #expect(hash(1, &second) == [.append(second.chunk(2 * block..<3 * block), session: "s0")])
        return second
    }

    /// Hashes a block that an earlier process sent.
    private func hash(_ index: Int64, _ driver: inout SimulatedBatchUpload) -> [UploadPlan.Action] {
        let chunk = driver.chunk(index * block..<(index + 1) * block)
        return driver.plan.handle(.hashed(chunk, SimulatedBatchUpload.digests(chunk.range), ifChanged: .any))
    }

    @Test func unrecordedLargerRequestIsNotSentAgain() {
        var driver = interrupted(blocks: 6)
        let third = driver.chunk(2 * block..<3 * block)
        // The block that this attempt did not send is hashed.
        let fourth = UploadPlan.Action.hash(driver.chunk(3 * block..<4 * block))
        #expect(driver.sent(third, .offsetMismatch(end: 4 * block, .any)) == [fourth])
        let next = driver.chunk(4 * block..<5 * block)
        #expect(hash(3, &driver) == [.append(next, session: "s0")])
        let last = driver.chunk(5 * block..<6 * block)
        #expect(driver.accept(next) == [.append(last, session: "s0")])
        #expect(driver.accept(last) == [.commit(SimulatedBatchUpload.entries([0], size: 6 * block))])
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 6 * block))
    }

    @Test func unrecordedLastRequestClosedTheSession() {
        var driver = interrupted(blocks: 4)
        let nothing = driver.chunk(3 * block..<4 * block, from: 4 * block)
        let third = driver.chunk(2 * block..<3 * block)
        #expect(driver.sent(third, .closed(.any)) == [.append(nothing, session: "s0")])
        #expect(driver.sent(nothing, .closed(.any)) == [.commit(SimulatedBatchUpload.entries([0], size: 4 * block))])
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 4 * block))
    }

    @Test func offsetBeyondTheFileFails() {
        var driver = interrupted(blocks: 4)
        let third = driver.chunk(2 * block..<3 * block)
        #expect(driver.sent(third, .offsetMismatch(end: 4 * block + 1, .any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func sessionClosedBeforeLastChunkFails() {
        var driver = begun(blocks: 3)
        #expect(driver.sent(driver.chunk(block..<2 * block), .closed(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func repeatedOffsetMismatchFails() {
        var driver = begun(blocks: 2)
        var answers = 0
        while !driver.plan.isFinished, answers < 10 {
            answers += 1
            _ = driver.sent(driver.chunk(block..<2 * block), .offsetMismatch(end: block, .any))
            _ = driver.plan.handle(.waited(.chunk(file: 0, index: 1, round: 0)))
        }
        #expect(answers == 4)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func closedSessionConfirmsLostLastResponse() {
        var driver = begun(blocks: 2)
        let last = driver.chunk(block..<2 * block)
        _ = driver.sent(last, .failed(.lost))
        _ = driver.plan.handle(.waited(.chunk(file: 0, index: 1, round: 0)))
        #expect(driver.sent(last, .closed(.any)) == [.commit(SimulatedBatchUpload.entries([0], size: 2 * block))])
    }

    @Test func lostSessionRestartsTheFileTwice() {
        var driver = SimulatedBatchUpload(sizes: [2 * block])
        _ = driver.plan.start()
        for round in 0..<2 {
            _ = driver.accept(driver.chunk(0..<block, round: round))
            let second = driver.chunk(block..<2 * block, round: round)
            #expect(driver.sent(second, .sessionLost(.any)) == [.start(driver.chunk(0..<block, round: round + 1))])
        }
        _ = driver.accept(driver.chunk(0..<block, round: 2))
        #expect(driver.sent(driver.chunk(block..<2 * block, round: 2), .sessionLost(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func delaysDoubleUntilAttemptsAreExhausted() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.plan.start()
        for seconds in [1, 2, 4] {
            #expect(driver.sent(0, .failed(.lost)) == [.wait(.files([0]), .seconds(seconds))])
            #expect(driver.plan.handle(.waited(.files([0]))).count == 1)
        }
        #expect(driver.sent(0, .failed(.lost)).isEmpty)
        #expect(driver.plan.isFinished)
        #expect(driver.plan.error == nil)
    }

    @Test func retryAfterIsHonored() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.plan.start()
        let transient = UploadPlan.Failure(.rejected(retryAfter: .seconds(300)), .any)
        #expect(driver.sent(0, .failed(transient)) == [.wait(.files([0]), .seconds(300))])
    }

    @Test func excessiveRetryAfterFails() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.plan.start()
        let transient = UploadPlan.Failure(.rejected(retryAfter: .seconds(365 * 86_400)), .any)
        #expect(driver.sent(0, .failed(transient)) == [])
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func sumOfSizesDoesNotOverflow() {
        let report = ProgressReporter()
        let counter = UploadCounter(report, countsSentBytes: true, nil)
        counter.begin(at: [0, 0, 0], sizes: [.max, .max, 5])
        counter.recordSent(
            5, of: [UploadPlan.Chunk(file: 2, index: 0, range: 0..<5, start: 0, isLast: true, round: 0)])
        #expect(report.counts == (5, .max))
    }

    @Test func unreadableFileFailsAlone() {
        var driver = SimulatedBatchUpload(sizes: [1, 1])
        _ = driver.plan.start()
        #expect(driver.sent(0, .unreadable(.any)).isEmpty)
        #expect(driver.accept(1) == [.commit(SimulatedBatchUpload.entries([1]))])
    }

    @Test func lockedFileWaitsUntilAttemptsAreExhausted() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.plan.start()
        let pause = driver.plan.limits.maximumBackoff
        for _ in 1...3 {
            #expect(driver.sent(0, .locked(.any)) == [.waitForUnlock([0], pause)])
            #expect(driver.plan.handle(.waited(.files([0]))).count == 1)
        }
        #expect(driver.sent(0, .locked(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func lockedFileFailsWhenTheBatchIsStopped() {
        var driver = SimulatedBatchUpload(sizes: [1, 1])
        _ = driver.plan.start()
        _ = driver.sent(0, .locked(.any))
        #expect(driver.plan.handle(.stopped(.cancelled)).isEmpty)
        #expect(driver.plan.isFinished)
        #expect(driver.sent(1, .locked(.any)).isEmpty)
    }

    @Test func tooLargeFileIsNotSent() {
        var driver = SimulatedBatchUpload(sizes: [(1 << 41) - (1 << 22) + 1])
        #expect(driver.plan.start().isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func clientWideErrorStopsTheBatch() {
        var driver = SimulatedBatchUpload(sizes: [1, 2, 3]) { $0.maximumRequests = 2 }
        _ = driver.plan.start()
        #expect(driver.sent(0, .failed(.clientWide)).isEmpty)
        #expect((0..<3).allSatisfy { driver.outcome($0).hasPrefix("failed") })
        #expect(driver.plan.isFinished)
        #expect(driver.accept(1).isEmpty)
        #expect(driver.plan.error != nil)
    }
}
