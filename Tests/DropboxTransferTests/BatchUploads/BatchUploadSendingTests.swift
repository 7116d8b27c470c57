import DropboxCore
import Testing
@testable import DropboxTransfer

/// The transitions from the first byte to the closed session, event by event.
struct BatchUploadSendingTests {
    private let block = SimulatedBatchUpload.block

    @Test func smallFileIsOneClosingRequest() {
        var driver = SimulatedBatchUpload(sizes: [5])
        #expect(driver.stateMachine.start() == [.start(file: 0, part: SimulatedBatchUpload.part(0..<5, isLast: true))])
        #expect(driver.accept(0) == [.commit(SimulatedBatchUpload.entries([0], size: 5))])
    }

    @Test func emptyFileIsSent() {
        var driver = SimulatedBatchUpload(sizes: [0])
        #expect(driver.stateMachine.start() == [.start(file: 0, part: SimulatedBatchUpload.part(0..<0, isLast: true))])
        #expect(driver.accept(0) == [.commit(SimulatedBatchUpload.entries([0], size: 0))])
        #expect(driver.hash(0) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func emptyBatchFinishesImmediately() {
        var driver = SimulatedBatchUpload(sizes: [])
        #expect(driver.stateMachine.start().isEmpty)
        #expect(driver.stateMachine.isFinished)
    }

    @Test func lastPartOfALargeFileClosesTheSession() {
        var driver = SimulatedBatchUpload(sizes: [2 * block + 1])
        #expect(
            driver.stateMachine.start()
                == [.start(file: 0, part: SimulatedBatchUpload.part(0..<block, isLast: false))])
        let second = SimulatedBatchUpload.part(block..<2 * block, isLast: false)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: second)])
        let third = SimulatedBatchUpload.part(2 * block..<2 * block + 1, isLast: true)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: third)])
        #expect(driver.accept(0) == [.commit(SimulatedBatchUpload.entries([0], size: 2 * block + 1))])
    }

    @Test func concurrentRequestsAreLimited() {
        var driver = SimulatedBatchUpload(sizes: [1, 2, 3]) { $0.maximumRequests = 2 }
        #expect(driver.stateMachine.start().count == 2)
        #expect(driver.accept(1) == [.start(file: 2, part: SimulatedBatchUpload.part(0..<3, isLast: true))])
        #expect(driver.accept(0).isEmpty)
    }

    @Test func startedFilesPrecedeNewOnes() {
        var driver = SimulatedBatchUpload(sizes: [2 * block, 1]) { $0.maximumRequests = 1 }
        _ = driver.stateMachine.start()
        let part = SimulatedBatchUpload.part(block..<2 * block, isLast: true)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: part)])
    }

    @Test func lostResponseResumesAtTheServersOffset() {
        var driver = SimulatedBatchUpload(sizes: [3 * block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        let again = SimulatedBatchUpload.part(block..<2 * block, isLast: false)
        #expect(driver.sent(0, .failed(.lost)) == [.wait(.file(0), .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.file(0))) == [.append(file: 0, session: "s0", part: again)])
        let last = SimulatedBatchUpload.part(2 * block..<3 * block, isLast: true)
        #expect(driver.sent(0, .offsetMismatch(end: 2 * block, .any)) == [.append(file: 0, session: "s0", part: last)])
        #expect(driver.accept(0).count == 1)
        var straight = SimulatedBatchUpload(sizes: [3 * block])
        _ = straight.stateMachine.start()
        for _ in 0..<3 { _ = straight.accept(0) }
        #expect(driver.hash(0) == straight.hash(0))
    }

    @Test func offsetWithinAPartSendsTheRemainder() {
        var driver = SimulatedBatchUpload(sizes: [4 * block]) { $0.chunkSize = 2 * SimulatedBatchUpload.block }
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        let rest = SimulatedBatchUpload.part(3 * block..<4 * block, from: 3 * block + 7, isLast: true)
        #expect(
            driver.sent(0, .offsetMismatch(end: 3 * block + 7, .any)) == [.append(file: 0, session: "s0", part: rest)])
        _ = driver.accept(0)
        var straight = SimulatedBatchUpload(sizes: [4 * block])
        _ = straight.stateMachine.start()
        for _ in 0..<4 { _ = straight.accept(0) }
        #expect(driver.hash(0) == straight.hash(0))
    }

    @Test func offsetBeforeThePartGoesBack() {
        var driver = SimulatedBatchUpload(sizes: [3 * block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        _ = driver.accept(0)
        let second = SimulatedBatchUpload.part(block..<2 * block, isLast: false)
        #expect(driver.sent(0, .offsetMismatch(end: block, .any)) == [.append(file: 0, session: "s0", part: second)])
    }

    @Test func completeOpenSessionIsClosed() {
        var driver = SimulatedBatchUpload(sizes: [block + 5])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        let nothing = SimulatedBatchUpload.part(block..<block + 5, from: block + 5, isLast: true)
        #expect(
            driver.sent(0, .offsetMismatch(end: block + 5, .any)) == [.append(file: 0, session: "s0", part: nothing)])
    }

    @Test func offsetBeyondSentBytesFails() {
        var driver = SimulatedBatchUpload(sizes: [2 * block])
        _ = driver.stateMachine.start()
        #expect(driver.sent(0, .offsetMismatch(end: 2 * block, .any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    /// Simulates a process that exits with two blocks in flight, and a next one that sends single blocks.
    private func interrupted(blocks: Int64) -> SimulatedBatchUpload {
        var first = SimulatedBatchUpload(sizes: [blocks * block]) { $0.chunkSize = 2 * SimulatedBatchUpload.block }
        _ = first.stateMachine.start()
        _ = first.accept(0)
        let progress = first.stateMachine.progress(of: 0)
        var second = SimulatedBatchUpload(sizes: [blocks * block])
        let part = SimulatedBatchUpload.part(2 * block..<3 * block, isLast: false)
        let actions = second.stateMachine.resume([0: progress], lost: .any) + second.stateMachine.start()
        #expect(actions == [.append(file: 0, session: "s0", part: part)])
        return second
    }

    @Test func unrecordedLargerPartIsNotSentAgain() {
        var driver = interrupted(blocks: 6)
        // The block that this attempt did not hash is hashed with the next part.
        let next = SimulatedBatchUpload.part(3 * block..<5 * block, from: 4 * block, isLast: false)
        #expect(driver.sent(0, .offsetMismatch(end: 4 * block, .any)) == [.append(file: 0, session: "s0", part: next)])
        let last = SimulatedBatchUpload.part(5 * block..<6 * block, isLast: true)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: last)])
        #expect(driver.accept(0) == [.commit(SimulatedBatchUpload.entries([0], size: 6 * block))])
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 6 * block))
    }

    @Test func unrecordedLastPartClosedTheSession() {
        var driver = interrupted(blocks: 4)
        let nothing = SimulatedBatchUpload.part(3 * block..<4 * block, from: 4 * block, isLast: true)
        #expect(driver.sent(0, .closed(.any)) == [.append(file: 0, session: "s0", part: nothing)])
        #expect(driver.sent(0, .closed(.any)) == [.commit(SimulatedBatchUpload.entries([0], size: 4 * block))])
        #expect(driver.hash(0) == SimulatedBatchUpload.hash(ofSize: 4 * block))
    }

    @Test func offsetBeyondTheFileFails() {
        var driver = interrupted(blocks: 4)
        #expect(driver.sent(0, .offsetMismatch(end: 4 * block + 1, .any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func sessionClosedBeforeLastPartFails() {
        var driver = SimulatedBatchUpload(sizes: [3 * block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        #expect(driver.sent(0, .closed(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func repeatedOffsetMismatchFails() {
        var driver = SimulatedBatchUpload(sizes: [2 * block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        for _ in 0..<10 where !driver.stateMachine.isFinished {
            _ = driver.sent(0, .offsetMismatch(end: block, .any))
            _ = driver.stateMachine.handle(.waited(.file(0)))
        }
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func closedSessionConfirmsLostLastResponse() {
        var driver = SimulatedBatchUpload(sizes: [2 * block])
        _ = driver.stateMachine.start()
        _ = driver.accept(0)
        _ = driver.sent(0, .failed(.lost))
        _ = driver.stateMachine.handle(.waited(.file(0)))
        #expect(driver.sent(0, .closed(.any)) == [.commit(SimulatedBatchUpload.entries([0], size: 2 * block))])
    }

    @Test func lostSessionRestartsTheFileTwice() {
        var driver = SimulatedBatchUpload(sizes: [2 * block])
        let first = driver.stateMachine.start()
        for _ in 0..<2 {
            _ = driver.accept(0)
            #expect(driver.sent(0, .sessionLost(.any)) == first)
        }
        _ = driver.accept(0)
        #expect(driver.sent(0, .sessionLost(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func delaysDoubleUntilAttemptsAreExhausted() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.stateMachine.start()
        for seconds in [1, 2, 4] {
            #expect(driver.sent(0, .failed(.lost)) == [.wait(.file(0), .seconds(seconds))])
            #expect(driver.stateMachine.handle(.waited(.file(0))).count == 1)
        }
        #expect(driver.sent(0, .failed(.lost)).isEmpty)
        #expect(driver.stateMachine.isFinished)
        #expect(driver.stateMachine.error == nil)
    }

    @Test func retryAfterIsHonored() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.stateMachine.start()
        let transient = JudgedError(.rejected(retryAfter: .seconds(300)), .any)
        #expect(driver.sent(0, .failed(transient)) == [.wait(.file(0), .seconds(300))])
    }

    @Test func excessiveRetryAfterFails() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.stateMachine.start()
        let transient = JudgedError(.rejected(retryAfter: .seconds(365 * 86_400)), .any)
        #expect(driver.sent(0, .failed(transient)) == [])
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func sumOfSizesDoesNotOverflow() {
        let report = ProgressReporter()
        BatchProgress([.max, .max, 5], report).recordSent(5, of: [(2, 0..<5)])
        #expect(report.counts == (5, .max))
    }

    @Test func unreadableFileFailsAlone() {
        var driver = SimulatedBatchUpload(sizes: [1, 1])
        _ = driver.stateMachine.start()
        #expect(driver.sent(0, .unreadable(.any)).isEmpty)
        #expect(driver.accept(1) == [.commit(SimulatedBatchUpload.entries([1]))])
    }

    @Test func lockedFileWaitsUntilAttemptsAreExhausted() {
        var driver = SimulatedBatchUpload(sizes: [1])
        _ = driver.stateMachine.start()
        let pause = driver.stateMachine.limits.maximumBackoff
        for _ in 1...3 {
            #expect(driver.sent(0, .locked(.any)) == [.waitForUnlock([0], pause)])
            #expect(driver.stateMachine.handle(.waited(.files([0]))).count == 1)
        }
        #expect(driver.sent(0, .locked(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func lockedFileFailsWhenTheBatchIsStopped() {
        var driver = SimulatedBatchUpload(sizes: [1, 1])
        _ = driver.stateMachine.start()
        _ = driver.sent(0, .locked(.any))
        #expect(driver.stateMachine.handle(.stopped(.cancelled)).isEmpty)
        #expect(driver.sent(1, .locked(.any)).isEmpty)
        #expect(driver.stateMachine.isFinished)
    }

    @Test func tooLargeFileIsNotSent() {
        var driver = SimulatedBatchUpload(sizes: [(1 << 41) - (1 << 22) + 1])
        #expect(driver.stateMachine.start().isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func clientWideErrorStopsTheBatch() {
        var driver = SimulatedBatchUpload(sizes: [1, 2, 3]) { $0.maximumRequests = 2 }
        _ = driver.stateMachine.start()
        #expect(driver.sent(0, .failed(.clientWide)).isEmpty)
        #expect(driver.outcome(2).hasPrefix("failed"))
        #expect(!driver.stateMachine.isFinished)
        #expect(driver.accept(1).isEmpty)
        #expect(driver.stateMachine.isFinished)
        #expect(driver.stateMachine.error != nil)
    }
}
