import DropboxCore
import Testing

@testable import DropboxTransfer

/// From the first byte to the closed session, event by event.
struct BatchUploadSendingTests {
    private let block = PlanDriver.block

    @Test func aSmallFileIsOneRequestThatClosesItsSession() {
        var driver = PlanDriver(sizes: [5])
        #expect(driver.plan.begin() == [.start(file: 0, part: PlanDriver.part(0..<5, isLast: true))])
        #expect(driver.accept(0) == [.commit(PlanDriver.entries([0], size: 5))])
    }

    @Test func anEmptyFileIsSentToo() {
        var driver = PlanDriver(sizes: [0])
        #expect(driver.plan.begin() == [.start(file: 0, part: PlanDriver.part(0..<0, isLast: true))])
        #expect(driver.accept(0) == [.commit(PlanDriver.entries([0], size: 0))])
        #expect(driver.hash(0) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func nothingToUploadIsFinishedAtOnce() {
        var driver = PlanDriver(sizes: [])
        #expect(driver.plan.begin().isEmpty)
        #expect(driver.plan.isFinished)
    }

    @Test func aLargeFileIsSentInPartsOfWhichTheLastCloses() {
        var driver = PlanDriver(sizes: [2 * block + 1])
        #expect(driver.plan.begin() == [.start(file: 0, part: PlanDriver.part(0..<block, isLast: false))])
        let second = PlanDriver.part(block..<2 * block, isLast: false)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: second)])
        let third = PlanDriver.part(2 * block..<2 * block + 1, isLast: true)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: third)])
        #expect(driver.accept(0) == [.commit(PlanDriver.entries([0], size: 2 * block + 1))])
    }

    @Test func noMoreRequestsThanAllowedAreUnderWay() {
        var driver = PlanDriver(sizes: [1, 2, 3]) { $0.maximumRequests = 2 }
        #expect(driver.plan.begin().count == 2)
        #expect(driver.accept(1) == [.start(file: 2, part: PlanDriver.part(0..<3, isLast: true))])
        #expect(driver.accept(0).isEmpty)
    }

    @Test func aFileThatHasBegunComesBeforeTheNext() {
        var driver = PlanDriver(sizes: [2 * block, 1]) { $0.maximumRequests = 1 }
        _ = driver.plan.begin()
        let part = PlanDriver.part(block..<2 * block, isLast: true)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: part)])
    }

    @Test func afterALostAnswerTheServersOffsetSaysHowToGoOn() {
        var driver = PlanDriver(sizes: [3 * block])
        _ = driver.plan.begin()
        _ = driver.accept(0)
        let again = PlanDriver.part(block..<2 * block, isLast: false)
        #expect(driver.sent(0, .failed(.lost)) == [.wait(.file(0), .seconds(1))])
        #expect(driver.plan.handle(.waited(.file(0))) == [.append(file: 0, session: "s0", part: again)])
        let last = PlanDriver.part(2 * block..<3 * block, isLast: true)
        #expect(driver.sent(0, .offsetMismatch(end: 2 * block, .any)) == [.append(file: 0, session: "s0", part: last)])
        #expect(driver.accept(0).count == 1)
        var straight = PlanDriver(sizes: [3 * block])
        _ = straight.plan.begin()
        for _ in 0..<3 { _ = straight.accept(0) }
        #expect(driver.hash(0) == straight.hash(0))
    }

    @Test func anOffsetWithinAPartSendsTheRestOfIt() {
        var driver = PlanDriver(sizes: [4 * block]) { $0.chunkSize = 2 * PlanDriver.block }
        _ = driver.plan.begin()
        _ = driver.accept(0)
        let rest = PlanDriver.part(3 * block..<4 * block, from: 3 * block + 7, isLast: true)
        #expect(
            driver.sent(0, .offsetMismatch(end: 3 * block + 7, .any)) == [.append(file: 0, session: "s0", part: rest)])
        _ = driver.accept(0)
        var straight = PlanDriver(sizes: [4 * block])
        _ = straight.plan.begin()
        for _ in 0..<4 { _ = straight.accept(0) }
        #expect(driver.hash(0) == straight.hash(0))
    }

    @Test func anOffsetBeforeThePartGoesBack() {
        var driver = PlanDriver(sizes: [3 * block])
        _ = driver.plan.begin()
        _ = driver.accept(0)
        _ = driver.accept(0)
        let second = PlanDriver.part(block..<2 * block, isLast: false)
        #expect(driver.sent(0, .offsetMismatch(end: block, .any)) == [.append(file: 0, session: "s0", part: second)])
    }

    @Test func aSessionThatHasAllBytesButIsOpenIsClosed() {
        var driver = PlanDriver(sizes: [block + 5])
        _ = driver.plan.begin()
        _ = driver.accept(0)
        let nothing = PlanDriver.part(block..<block + 5, from: block + 5, isLast: true)
        #expect(
            driver.sent(0, .offsetMismatch(end: block + 5, .any)) == [.append(file: 0, session: "s0", part: nothing)])
    }

    @Test func anOffsetBeyondWhatWasSentFails() {
        var driver = PlanDriver(sizes: [2 * block])
        _ = driver.plan.begin()
        #expect(driver.sent(0, .offsetMismatch(end: 2 * block, .any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    /// A process dies with two blocks under way, and the next one sends one block at a time.
    private func interrupted(blocks: Int64) -> PlanDriver {
        var first = PlanDriver(sizes: [blocks * block]) { $0.chunkSize = 2 * PlanDriver.block }
        _ = first.plan.begin()
        _ = first.accept(0)
        let progress = first.plan.progress(of: 0)
        var second = PlanDriver(sizes: [blocks * block])
        let part = PlanDriver.part(2 * block..<3 * block, isLast: false)
        let actions = second.plan.resume([0: progress], lost: .any) + second.plan.begin()
        #expect(actions == [.append(file: 0, session: "s0", part: part)])
        return second
    }

    @Test func aLargerPartThatArrivedUnnoticedIsNotSentAgain() {
        var driver = interrupted(blocks: 6)
        // The block that nobody has hashed in this life is hashed with the next part.
        let next = PlanDriver.part(3 * block..<5 * block, from: 4 * block, isLast: false)
        #expect(driver.sent(0, .offsetMismatch(end: 4 * block, .any)) == [.append(file: 0, session: "s0", part: next)])
        let last = PlanDriver.part(5 * block..<6 * block, isLast: true)
        #expect(driver.accept(0) == [.append(file: 0, session: "s0", part: last)])
        #expect(driver.accept(0) == [.commit(PlanDriver.entries([0], size: 6 * block))])
        #expect(driver.hash(0) == PlanDriver.hash(ofSize: 6 * block))
    }

    @Test func aLargerLastPartThatArrivedUnnoticedHasClosedTheSession() {
        var driver = interrupted(blocks: 4)
        let nothing = PlanDriver.part(3 * block..<4 * block, from: 4 * block, isLast: true)
        #expect(driver.sent(0, .closed(.any)) == [.append(file: 0, session: "s0", part: nothing)])
        #expect(driver.sent(0, .closed(.any)) == [.commit(PlanDriver.entries([0], size: 4 * block))])
        #expect(driver.hash(0) == PlanDriver.hash(ofSize: 4 * block))
    }

    @Test func anOffsetBeyondTheFileFails() {
        var driver = interrupted(blocks: 4)
        #expect(driver.sent(0, .offsetMismatch(end: 4 * block + 1, .any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func aSessionThatIsClosedBeforeItsLastPartFails() {
        var driver = PlanDriver(sizes: [3 * block])
        _ = driver.plan.begin()
        _ = driver.accept(0)
        #expect(driver.sent(0, .closed(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func aServerThatKeepsSayingAnotherOffsetIsLeft() {
        var driver = PlanDriver(sizes: [2 * block])
        _ = driver.plan.begin()
        _ = driver.accept(0)
        for _ in 0..<10 where !driver.plan.isFinished { _ = driver.sent(0, .offsetMismatch(end: block, .any)) }
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func aLostLastAnswerIsHealedByTheClosedSession() {
        var driver = PlanDriver(sizes: [2 * block])
        _ = driver.plan.begin()
        _ = driver.accept(0)
        _ = driver.sent(0, .failed(.lost))
        _ = driver.plan.handle(.waited(.file(0)))
        #expect(driver.sent(0, .closed(.any)) == [.commit(PlanDriver.entries([0], size: 2 * block))])
    }

    @Test func aLostSessionBeginsTheFileAnewTwice() {
        var driver = PlanDriver(sizes: [2 * block])
        let first = driver.plan.begin()
        for _ in 0..<2 {
            _ = driver.accept(0)
            #expect(driver.sent(0, .sessionLost(.any)) == first)
        }
        _ = driver.accept(0)
        #expect(driver.sent(0, .sessionLost(.any)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func pausesDoubleAndEndWithTheAttempts() {
        var driver = PlanDriver(sizes: [1])
        _ = driver.plan.begin()
        for seconds in [1, 2, 4] {
            #expect(driver.sent(0, .failed(.lost)) == [.wait(.file(0), .seconds(seconds))])
            #expect(driver.plan.handle(.waited(.file(0))).count == 1)
        }
        #expect(driver.sent(0, .failed(.lost)).isEmpty)
        #expect(driver.plan.isFinished)
        #expect(driver.plan.error == nil)
    }

    @Test func aServerThatNamesATimeIsObeyed() {
        var driver = PlanDriver(sizes: [1])
        _ = driver.plan.begin()
        let trouble = ErrorClassification(.passing(.seconds(300), isUnknown: false), .any)
        #expect(driver.sent(0, .failed(trouble)) == [.wait(.file(0), .seconds(300))])
    }

    @Test func aServerThatNamesAYearIsNotWaitedFor() {
        var driver = PlanDriver(sizes: [1])
        _ = driver.plan.begin()
        let trouble = ErrorClassification(.passing(.seconds(365 * 86_400), isUnknown: false), .any)
        #expect(driver.sent(0, .failed(trouble)) == [])
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func sizesThatAddUpToMoreThanAnybodyHasAreCounted() {
        let report = ProgressReporter()
        BatchProgress([.max, .max, 5], report).sent(5, of: [(2, 0..<5)])
        #expect(report.counts == (5, .max))
    }

    @Test func aFileThatCannotBeReadFailsAlone() {
        var driver = PlanDriver(sizes: [1, 1])
        _ = driver.plan.begin()
        #expect(driver.sent(0, .unreadable(.any)).isEmpty)
        #expect(driver.accept(1) == [.commit(PlanDriver.entries([1]))])
    }

    @Test func aFileThatIsTooLargeIsNotSent() {
        var driver = PlanDriver(sizes: [(1 << 41) - (1 << 22) + 1])
        #expect(driver.plan.begin().isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed"))
    }

    @Test func anErrorThatConcernsAllEndsTheBatch() {
        var driver = PlanDriver(sizes: [1, 2, 3]) { $0.maximumRequests = 2 }
        _ = driver.plan.begin()
        #expect(driver.sent(0, .failed(.general)).isEmpty)
        #expect(driver.outcome(2).hasPrefix("failed"))
        #expect(!driver.plan.isFinished)
        #expect(driver.accept(1).isEmpty)
        #expect(driver.plan.isFinished)
        #expect(driver.plan.error != nil)
    }
}
