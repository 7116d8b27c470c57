import DropboxCore
import DropboxFiles
import Testing

@testable import DropboxTransfer

/// The upload of one content, event by event.
struct UploadPlanTests {
    // MARK: In one request

    @Test func smallContentGoesInOneRequest() {
        var driver = SimulatedUpload(size: 10)
        #expect(driver.plan.begin() == [.upload(driver.chunk(0))])
        let metadata = driver.metadata(chunks: 1)
        #expect(driver.plan.handle(.uploaded(.file(metadata), SimulatedUpload.digests(0))).isEmpty)
        #expect(driver.outcome == "uploaded")
        #expect(driver.plan.arrivedBytes == 10)
    }

    @Test func anAnswerThatWasLostIsFoundAtTheDestination() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.plan.begin()
        let lost = UploadStateMachine.Uploaded.failed(.passing(nil, isUnknown: true), .any)
        #expect(driver.plan.handle(.uploaded(lost, SimulatedUpload.digests(0))) == [.wait(.step(.check), .seconds(1))])
        #expect(driver.plan.handle(.waited(.step(.check))) == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        _ = driver.plan.handle(.checked(.content(driver.metadata(chunks: 1))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func aRequestThatWasLostIsSentAgain() {
        var driver = SimulatedUpload(size: 10)
        let first = driver.plan.begin()
        let lost = UploadStateMachine.Uploaded.failed(.passing(nil, isUnknown: true), .any)
        for _ in 0..<3 {
            _ = driver.plan.handle(.uploaded(lost, SimulatedUpload.digests(0)))
            _ = driver.plan.handle(.waited(.step(.check)))
            #expect(driver.plan.handle(.checked(.other)) == first)
        }
        // Nothing is repeated any more, but the destination is looked at once more.
        #expect(
            driver.plan.handle(.uploaded(lost, SimulatedUpload.digests(0)))
                == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        #expect(driver.plan.handle(.checked(.other)).isEmpty)
        #expect(driver.outcome.contains("uncertain"))
    }

    @Test func whatTheServerKeptIsFinishedAndNotSentAgain() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.plan.begin()
        _ = driver.plan.handle(.uploaded(.stored(session: "kept", .any), SimulatedUpload.digests(0)))
        #expect(driver.plan.handle(.waited(.step(.finish))) == [.finish(session: "kept", size: 10)])
    }

    @Test func aRefusalIsAnError() {
        var driver = SimulatedUpload(size: 10)
        _ = driver.plan.begin()
        #expect(driver.plan.handle(.uploaded(.failed(.lasting, .conflict), SimulatedUpload.digests(0))).isEmpty)
        #expect(driver.outcome.contains("conflict"))
    }

    @Test func aFileThatIsTooLargeIsNotSent() {
        var driver = SimulatedUpload(size: (1 << 41) - (1 << 22) + 1)
        #expect(driver.plan.begin().isEmpty)
        #expect(driver.outcome.contains("more than"))
        var fits = SimulatedUpload(size: (1 << 41) - (1 << 22))
        #expect(!fits.plan.begin().isEmpty)
    }

    // MARK: In order

    @Test func chunksGoInOrderAndTheLastOneCloses() {
        var driver = SimulatedUpload(size: 25)
        #expect(driver.plan.begin() == [.start(isConcurrent: false)])
        #expect(driver.plan.handle(.started("s")) == [driver.append(0)])
        #expect(driver.accept(0) == [driver.append(1)])
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.chunk(2).isLast)
        #expect(driver.accept(2) == [.finish(session: "s", size: 25)])
        #expect(driver.plan.arrivedBytes == 25)
        _ = driver.plan.handle(.finished(.file(driver.metadata(chunks: 3))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func theServersOffsetIsWhereItGoesOn() {
        var (driver, _) = SimulatedUpload.begun(25)
        // The answer was lost, and the next request hears that the bytes are there.
        #expect(driver.sent(0, .lost) == [.wait(.chunk(0, round: 0), .seconds(1))])
        #expect(driver.plan.handle(.waited(.chunk(0, round: 0))) == [driver.append(0)])
        #expect(driver.sent(0, .offsetMismatch(end: 10, .any)) == [driver.append(1)])
        // Of the second chunk a part arrived.
        #expect(driver.sent(1, .offsetMismatch(end: 13, .any)) == [driver.append(1, from: 13)])
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.accept(2) == [.finish(session: "s", size: 25)])
        #expect(driver.plan.hash == SimulatedUpload.hash(3))
    }

    @Test func aServerThatKeepsSayingAnotherOffsetIsLeft() {
        var (driver, _) = SimulatedUpload.begun(25)
        var answers = 0
        while !driver.plan.isFinished, answers < 20 {
            _ = driver.sent(0, .offsetMismatch(end: 0, .any))
            answers += 1
        }
        #expect(answers == 4)
    }

    @Test func anOffsetBeforeWhatHadArrivedBeginsAnew() {
        var (driver, _) = SimulatedUpload.begun(25)
        _ = driver.accept(0)
        #expect(driver.sent(1, .offsetMismatch(end: 4, .any)) == [.start(isConcurrent: false)])
        #expect(driver.plan.arrivedBytes == 0)
    }

    @Test func anOffsetBeyondTheContentIsAnError() {
        var (driver, _) = SimulatedUpload.begun(25)
        #expect(driver.sent(0, .offsetMismatch(end: 26, .any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func aLostSessionBeginsAnewTwice() {
        var (driver, _) = SimulatedUpload.begun(25)
        for round in 0..<2 {
            #expect(driver.sent(0, .sessionLost(.any), round: round) == [.start(isConcurrent: false)])
            #expect(driver.plan.handle(.started("s\(round)")) == [driver.append(0, round: round + 1)])
        }
        #expect(driver.sent(0, .sessionLost(.any), round: 2).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func attemptsAreCountedChunkByChunkAndPausesDouble() {
        var (driver, _) = SimulatedUpload.begun(25)
        for seconds in [1, 2, 4] {
            #expect(driver.sent(0, .lost) == [.wait(.chunk(0, round: 0), .seconds(seconds))])
            _ = driver.plan.handle(.waited(.chunk(0, round: 0)))
        }
        _ = driver.accept(0)
        #expect(driver.sent(1, .lost) == [.wait(.chunk(1, round: 0), .seconds(1))])
    }

    @Test func aServerThatNamesAYearIsNotWaitedFor() {
        var (driver, _) = SimulatedUpload.begun(25)
        #expect(driver.sent(0, .failed(.passing(.seconds(365 * 86_400), isUnknown: false), .any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    // MARK: Several at a time

    @Test func chunksGoTogetherAndTheLastOneWaitsForAll() {
        var (driver, actions) = SimulatedUpload.begun(45, requests: 3)
        #expect(actions == [driver.append(0), driver.append(1), driver.append(2)])
        #expect(driver.accept(1) == [driver.append(3)])
        #expect(driver.accept(3).isEmpty)
        #expect(driver.sent(2, .lost) == [.wait(.chunk(2, round: 0), .seconds(1))])
        #expect(driver.accept(0).isEmpty)
        #expect(driver.plan.handle(.waited(.chunk(2, round: 0))) == [driver.append(2)])
        #expect(driver.accept(2) == [driver.append(4)])
        #expect(driver.sent(4, .closed(.any)) == [.finish(session: "s", size: 45)])
        #expect(driver.plan.hash == SimulatedUpload.hash(5))
    }

    @Test func answersOfALostSessionArePassedOver() {
        var (driver, _) = SimulatedUpload.begun(45, requests: 3)
        #expect(driver.sent(1, .sessionLost(.any)) == [.start(isConcurrent: true)])
        #expect(driver.accept(0).isEmpty)
        // One of them is still under way, and counts.
        #expect(driver.plan.handle(.started("t")).count == 2)
        #expect(driver.sent(2, .sessionLost(.any)).count == 1)
        #expect(driver.plan.arrivedBytes == 0)
    }

    // MARK: Streams

    @Test func aShortStreamGoesInOneRequest() {
        var driver = SimulatedUpload(size: nil, requests: 3, isReplayable: false)
        #expect(driver.plan.begin() == [.read(0)])
        let actions = driver.plan.handle(.read(4, isLast: true))
        #expect(actions == [.upload(driver.chunk(0))])
        #expect(driver.plan.size == 4)
    }

    @Test func aStreamIsReadAChunkAheadAndNotFurther() {
        var driver = SimulatedUpload(size: nil, requests: 2, isReplayable: false)
        _ = driver.plan.begin()
        #expect(driver.plan.handle(.read(10, isLast: false)) == [.start(isConcurrent: true)])
        #expect(driver.plan.handle(.started("s")) == [driver.append(0), .read(1)])
        #expect(driver.plan.handle(.read(10, isLast: false)) == [driver.append(1)])
        #expect(driver.accept(0) == [.read(2)])
        #expect(driver.plan.handle(.read(3, isLast: true)).isEmpty)
        #expect(driver.accept(1) == [driver.append(2)])
        #expect(driver.accept(2) == [.finish(session: "s", size: 23)])
    }

    @Test func aStreamWhoseSessionIsLostFails() {
        var driver = SimulatedUpload(size: nil, requests: 2, isReplayable: false)
        _ = driver.plan.begin()
        _ = driver.plan.handle(.read(10, isLast: false))
        _ = driver.plan.handle(.started("s"))
        #expect(driver.sent(0, .sessionLost(.any)).isEmpty)
        #expect(driver.outcome.hasPrefix("failed"))
    }

    @Test func aStreamThatDoesNotEndIsLeftAtTheLimit() {
        var driver = SimulatedUpload(size: nil, isReplayable: false) { $0.maximumFileSize = 15 }
        _ = driver.plan.begin()
        _ = driver.plan.handle(.read(10, isLast: false))
        _ = driver.plan.handle(.started("s"))
        _ = driver.accept(0)
        #expect(driver.plan.handle(.read(6, isLast: true)).isEmpty)
        #expect(driver.outcome.contains("16 bytes are more than"))
    }

    // MARK: The end

    private func finishing() -> SimulatedUpload {
        var (driver, _) = SimulatedUpload.begun(15)
        _ = driver.accept(0)
        _ = driver.accept(1)
        return driver
    }

    @Test func aFinishWhoseAnswerWasLostIsNotRepeatedBeforeALook() {
        var driver = finishing()
        let lost = UploadStateMachine.Event.finished(.failed(.passing(nil, isUnknown: true), .any))
        #expect(driver.plan.handle(lost) == [.wait(.step(.check), .seconds(1))])
        #expect(driver.plan.handle(.waited(.step(.check))) == [.check(size: 15, hash: SimulatedUpload.hash(2))])
        #expect(driver.plan.handle(.checked(.other)) == [.finish(session: "s", size: 15)])
        _ = driver.plan.handle(.finished(.file(driver.metadata(chunks: 2))))
        #expect(driver.outcome == "uploaded")
    }

    @Test func aSessionThatIsGoneAfterALostFinishIsNotUploadedTwice() {
        var driver = finishing()
        _ = driver.plan.handle(.finished(.failed(.passing(nil, isUnknown: true), .any)))
        _ = driver.plan.handle(.waited(.step(.check)))
        _ = driver.plan.handle(.checked(.other))
        let look = SimulatedUpload.Action.check(size: 15, hash: SimulatedUpload.hash(2))
        #expect(driver.plan.handle(.finished(.sessionLost(.any))) == [look])
        // It was there perhaps, and somebody has replaced it since.
        var empty = driver
        #expect(driver.plan.handle(.checked(.other)).isEmpty)
        #expect(driver.outcome.contains("uncertain"))
        // Where nothing is, the session had expired.
        #expect(empty.plan.handle(.checked(.nothing)) == [.start(isConcurrent: false)])
    }

    @Test(arguments: [UploadStateMachine.DestinationState.nothing, .other])
    func aSessionThatIsGoneBeforeAnyFinishBeginsAnew(found: UploadStateMachine.DestinationState) {
        var driver = finishing()
        // The transport may have repeated the finish by itself.
        let check = UploadStateMachine.Action.check(size: 15, hash: SimulatedUpload.hash(2))
        #expect(driver.plan.handle(.finished(.sessionLost(.any))) == [check])
        #expect(driver.plan.handle(.checked(found)) == [.start(isConcurrent: false)])
    }

    @Test func contentionIsTriedAgain() {
        var driver = finishing()
        let busy = UploadStateMachine.Event.finished(.failed(.passing(.seconds(3), isUnknown: false), .any))
        #expect(driver.plan.handle(busy) == [.wait(.step(.finish), .seconds(3))])
        #expect(driver.plan.handle(.waited(.step(.finish))) == [.finish(session: "s", size: 15)])
    }

    @Test func otherContentThanWasSentIsAnError() {
        var driver = finishing()
        let other = driver.metadata(chunks: 2, hash: "other")
        // Perhaps it is only the answer that is wrong.
        #expect(driver.plan.handle(.finished(.file(other))) == [.check(size: 15, hash: SimulatedUpload.hash(2))])
        _ = driver.plan.handle(.checked(.other))
        #expect(driver.outcome.contains("other content"))
    }

    @Test func whatIsStoppedWhileAFinishIsInDoubtSaysSo() {
        var driver = finishing()
        _ = driver.plan.handle(.finished(.failed(.passing(nil, isUnknown: true), .any)))
        _ = driver.plan.handle(.stopped(.cancelled))
        guard case .failure(let error) = driver.plan.outcome, case .indeterminate = error else {
            Issue.record("\(driver.outcome)")
            return
        }
        #expect(error.isCancellation)
    }

    // MARK: Another life

    private func runs(_ chunks: [Int]) -> ChunkRuns {
        var runs = ChunkRuns()
        for chunk in chunks { runs.insert(chunk, mark: SimulatedUpload.digests(chunk).mark(of: chunk)) }
        return runs
    }

    private func record(_ chunks: [Int], isConcurrent: Bool = true, isFinishing: Bool = false) -> UploadCheckpoint {
        UploadCheckpoint(
            session: "old", isConcurrent: isConcurrent, chunkSize: 10, arrived: runs(chunks), isFinishing: isFinishing)
    }

    @Test func whatHadArrivedIsHashedAndNotSentAgain() {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0, 2]))
        #expect(driver.plan.begin() == [.hash(driver.chunk(0)), .hash(driver.chunk(2)), driver.append(1)])
        let hashed = { index in
            UploadStateMachine.Event.hashed(driver.chunk(index), SimulatedUpload.digests(index), ifChanged: .any)
        }
        let (first, third) = (hashed(0), hashed(2))
        #expect(driver.plan.handle(first) == [driver.append(3)])
        #expect(driver.plan.handle(third).isEmpty)
        #expect(driver.plan.arrivedBytes == 20)
        _ = driver.accept(1)
        #expect(driver.accept(3) == [driver.append(4)])
        #expect(driver.accept(4) == [.finish(session: "old", size: 45)])
        #expect(driver.plan.hash == SimulatedUpload.hash(5))
    }

    @Test func aFileThatChangedInBetweenBeginsAnew() {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0]))
        _ = driver.plan.begin()
        let changed = UploadStateMachine.Event.hashed(driver.chunk(0), SimulatedUpload.digests(7), ifChanged: .any)
        #expect(driver.plan.handle(changed) == [.start(isConcurrent: true)])
    }

    @Test(arguments: [0, 1, 2]) func oneChunkOfARunThatChangedIsNoticed(changed: Int) {
        var driver = SimulatedUpload(size: 45, requests: 3, record: record([0, 1, 2]))
        _ = driver.plan.begin()
        for chunk in 0..<3 {
            #expect(driver.plan.round == 0)
            let digests = SimulatedUpload.digests(chunk == changed ? 7 : chunk)
            _ = driver.plan.handle(.hashed(driver.chunk(chunk), digests, ifChanged: .any))
        }
        #expect(driver.plan.round == 1)
    }

    @Test func whatArrivedAndWasNotWrittenDownIsPassedOver() {
        var driver = SimulatedUpload(size: 45, record: record([0], isConcurrent: false))
        #expect(driver.plan.begin() == [.hash(driver.chunk(0))])
        let hashed = UploadStateMachine.Event.hashed(driver.chunk(0), SimulatedUpload.digests(0), ifChanged: .any)
        #expect(driver.plan.handle(hashed) == [driver.append(1)])
        // The session has two chunks more than the record, and a part of another.
        #expect(driver.sent(1, .offsetMismatch(end: 34, .any)) == [.hash(driver.chunk(2))])
        let third = UploadStateMachine.Event.hashed(driver.chunk(2), SimulatedUpload.digests(2), ifChanged: .any)
        #expect(driver.plan.handle(third) == [driver.append(3, from: 34)])
        #expect(driver.accept(3) == [driver.append(4)])
        #expect(driver.accept(4) == [.finish(session: "old", size: 45)])
        #expect(driver.plan.hash == SimulatedUpload.hash(5))
    }

    @Test func aLargerRequestThatArrivedUnnoticedHasClosedTheSession() {
        var driver = SimulatedUpload(size: 25, record: record([0], isConcurrent: false))
        let hashed = { index in
            UploadStateMachine.Event.hashed(driver.chunk(index), SimulatedUpload.digests(index), ifChanged: .any)
        }
        let (first, third) = (hashed(0), hashed(2))
        #expect(driver.plan.begin() == [.hash(driver.chunk(0))])
        #expect(driver.plan.handle(first) == [driver.append(1)])
        // An earlier life had sent both chunks in one request.
        #expect(driver.sent(1, .closed(.any)) == [.hash(driver.chunk(2))])
        #expect(driver.plan.handle(third) == [.finish(session: "old", size: 25)])
        #expect(driver.plan.hash == SimulatedUpload.hash(3))
    }

    @Test func anUploadThatMayBeFinishedLooksFirst() {
        var driver = SimulatedUpload(size: 10, requests: 3, record: record([0], isFinishing: true))
        #expect(driver.plan.begin() == [.hash(driver.chunk(0))])
        let hashed = UploadStateMachine.Event.hashed(driver.chunk(0), SimulatedUpload.digests(0), ifChanged: .any)
        #expect(driver.plan.handle(hashed) == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        #expect(driver.plan.handle(.checked(.other)) == [.finish(session: "old", size: 10)])
        // It had not been finished, and the session is too old.
        #expect(
            driver.plan.handle(.finished(.sessionLost(.any))) == [.check(size: 10, hash: SimulatedUpload.hash(1))])
        #expect(driver.plan.handle(.checked(.other)) == [.upload(driver.chunk(0, round: 1))])
    }

    @Test func theRecordHasWhatArrived() {
        var (driver, _) = SimulatedUpload.begun(45, requests: 3)
        _ = driver.accept(1)
        let record = driver.plan.record
        #expect(record?.arrived == runs([1]))
        #expect(record?.isFinishing == false)
        for index in [0, 2, 3, 4] { _ = driver.accept(index) }
        #expect(driver.plan.record?.isFinishing == true)
    }
}
