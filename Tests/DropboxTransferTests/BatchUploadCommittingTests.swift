import Foundation
import DropboxCore
import Testing

@testable import DropboxTransfer

/// From closed sessions to files, event by event.
struct BatchUploadCommittingTests {
    @Test func aFullCommitStartsWhileOtherFilesAreSent() {
        var driver = PlanDriver(sizes: [1, 1, 1]) { $0.maximumEntries = 2 }
        _ = driver.plan.begin()
        #expect(driver.accept(0).isEmpty)
        #expect(driver.accept(1) == [.commit(PlanDriver.entries([0, 1]))])
    }

    @Test func onlyOneCommitIsUnderWay() {
        var driver = PlanDriver(sizes: [1, 1, 1]) { $0.maximumEntries = 2 }
        _ = driver.plan.begin()
        for file in [0, 1] { _ = driver.accept(file) }
        #expect(driver.accept(2).isEmpty)
        let entries = [driver.success(0), driver.success(1)]
        #expect(driver.plan.handle(.committed(entries)) == [.commit(PlanDriver.entries([2]))])
        _ = driver.plan.handle(.committed([driver.success(2)]))
        #expect(driver.plan.isFinished)
        #expect((0..<3).allSatisfy { driver.outcome($0) == "uploaded" })
    }

    @Test func aCommitHasAtMostAThousandEntries() {
        var driver = PlanDriver(sizes: (0..<2500).map { _ in 1 }) { $0.maximumRequests = 2500 }
        _ = driver.plan.begin()
        var sizes: [Int] = []
        func note(_ actions: [BatchUploadStateMachine.Action]) {
            for case .commit(let entries) in actions { sizes.append(entries.count) }
        }
        for file in 0..<2500 { note(driver.accept(file)) }
        for _ in 0..<3 {
            guard case .committing(let files) = driver.plan.lane else { break }
            note(driver.plan.handle(.committed(files.map { driver.success($0) })))
        }
        #expect(sizes == [1000, 1000, 500])
        #expect(driver.plan.isFinished)
    }

    @Test func onlyTheEntriesThatFailedAreCommittedAgain() {
        var (driver, actions) = PlanDriver.sent(["/a", "/b", "/c", "/d"])
        #expect(actions == [.commit(PlanDriver.entries([0, 1, 2, 3]))])
        actions = driver.plan.handle(
            .committed([
                driver.success(0), .failure(.tooManyWriteOperations), .failure(.path(.tooManyWriteOperations)),
                .failure(.path(.disallowedName)),
            ]))
        #expect(actions == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [.commit(PlanDriver.entries([1, 2]))])
        _ = driver.plan.handle(.committed([driver.success(1), driver.success(2)]))
        #expect((0..<3).allSatisfy { driver.outcome($0) == "uploaded" })
        #expect(driver.outcome(3).contains("disallowed_name"))
        #expect(driver.plan.error == nil)
    }

    @Test func contentionThatLastsIsToldInTheEnd() {
        var (driver, _) = PlanDriver.sent(["/a"])
        for seconds in [1, 2, 4] {
            let actions = driver.plan.handle(.committed([.failure(.tooManyWriteOperations)]))
            #expect(actions == [.wait(.commits, .seconds(seconds))])
            _ = driver.plan.handle(.waited(.commits))
        }
        #expect(driver.plan.handle(.committed([.failure(.tooManyWriteOperations)])).isEmpty)
        #expect(driver.outcome(0).contains("too_many_write_operations"))
    }

    @Test func aRefusedCommitIsRepeatedWithoutALook() {
        var (driver, first) = PlanDriver.sent(["/a", "/b"])
        #expect(driver.plan.handle(.uncommitted(.refused)) == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == first)
    }

    @Test func aCommitThatCannotSucceedFailsItsFilesAndTheBatch() {
        var (driver, _) = PlanDriver.sent(["/a"])
        #expect(driver.plan.handle(.uncommitted(.lasting)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed commit"))
        #expect(driver.plan.error != nil)
    }

    @Test func metadataOfOtherContentIsNoSuccess() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.committed([.success(driver.metadata(0, hash: String(repeating: "0", count: 64)))]))
        #expect(driver.outcome(0).contains("content_hash_mismatch"))
    }

    @Test func filesOfOneDestinationAreCommittedInTurn() {
        var (driver, actions) = PlanDriver.sent(["/A.txt", "/b", "/a.TXT"])
        #expect(actions == [.commit(PlanDriver.entries([0, 1]))])
        actions = driver.plan.handle(.committed([driver.success(0), driver.success(1)]))
        #expect(actions == [.commit(PlanDriver.entries([2]))])
    }

    // MARK: Lost answers

    @Test func aLostCommitIsLookedAtBeforeItIsRepeated() {
        var (driver, _) = PlanDriver.sent(["/a", "/b", "/c"])
        #expect(driver.plan.handle(.uncommitted(.lost)) == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [.check(file: 0), .check(file: 1), .check(file: 2)])
        #expect(driver.plan.handle(.checked(file: 0, .file(driver.metadata(0)))).isEmpty)
        #expect(driver.plan.handle(.checked(file: 1, .noFile)).isEmpty)
        let other = driver.metadata(2, hash: String(repeating: "0", count: 64))
        #expect(driver.plan.handle(.checked(file: 2, .file(other))) == [.commit(PlanDriver.entries([1, 2]))])
        #expect(driver.outcome(0) == "uploaded")
    }

    @Test func aFileOfTheSameHashButAnotherSizeIsNotOurs() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        let actions = driver.plan.handle(.checked(file: 0, .file(driver.metadata(0, size: 2))))
        #expect(actions == [.commit(PlanDriver.entries([0]))])
    }

    @Test func aFileWithoutAHashIsNotTakenForOurs() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        let other = Files.FileMetadata(
            name: "a", id: "id:a", clientModified: .distantPast, serverModified: .distantPast, rev: "123456789", size: 1
        )
        #expect(driver.plan.handle(.checked(file: 0, .file(other))) == [.commit(PlanDriver.entries([0]))])
    }

    @Test func anAnswerWithTooFewEntriesIsALostAnswer() {
        var (driver, _) = PlanDriver.sent(["/a", "/b"])
        #expect(driver.plan.handle(.committed([driver.success(0)])) == [.wait(.commits, .seconds(1))])
    }

    @Test func aCommitThatTurnsOutToHaveWorkedIsASuccess() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        #expect(driver.plan.handle(.checked(file: 0, .noFile)).count == 1)
        // The server was slow: by now it has made the file, and the session is gone.
        let actions = driver.plan.handle(.committed([.failure(.lookupFailed(.notFound))]))
        #expect(actions == [.check(file: 0)])
        _ = driver.plan.handle(.checked(file: 0, .file(driver.metadata(0))))
        #expect(driver.outcome(0) == "uploaded")
    }

    @Test func aSessionThatExpiredAfterALostCommitIsReplaced() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .noFile))
        _ = driver.plan.handle(.committed([.failure(.lookupFailed(.notFound))]))
        let actions = driver.plan.handle(.checked(file: 0, .noFile))
        #expect(actions == [.start(file: 0, part: PlanDriver.part(0..<1, isLast: true))])
    }

    @Test func aFileThatIsNowhereAfterALostCommitIsUncertainIfItMayHaveAnotherName() {
        var (driver, _) = PlanDriver.sent(["/a"])
        driver.plan.renamed = [0]
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .noFile))
        _ = driver.plan.handle(.committed([.failure(.lookupFailed(.notFound))]))
        _ = driver.plan.handle(.checked(file: 0, .noFile))
        #expect(driver.outcome(0).hasPrefix("failed commit"))
    }

    @Test func aConflictAfterALostCommitIsAConflictUnlessTheFileIsOurs() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .noFile))
        _ = driver.plan.handle(.committed([.failure(.path(.conflict(.file)))]))
        _ = driver.plan.handle(.checked(file: 0, .noFile))
        #expect(driver.outcome(0).contains("conflict"))
    }

    @Test func aLookThatFailsIsRepeatedAndThenTheCommitStaysUncertain() {
        var (driver, _) = PlanDriver.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        for seconds in [2, 4] {
            let actions = driver.plan.handle(.checked(file: 0, .unknown(.lost)))
            #expect(actions == [.wait(.file(0), .seconds(seconds))])
            #expect(driver.plan.handle(.waited(.file(0))) == [.check(file: 0)])
        }
        #expect(driver.plan.handle(.checked(file: 0, .unknown(.lost))).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed commit"))
    }

    @Test func aSessionThatExpiredBeforeItsFirstCommitIsSentAgain() {
        var (driver, _) = PlanDriver.sent(["/a"])
        // The transport may have repeated the commit by itself.
        let check = driver.plan.handle(.committed([.failure(.lookupFailed(.notFound))]))
        #expect(check == [.check(file: 0)])
        let actions = driver.plan.handle(.checked(file: 0, .noFile))
        #expect(actions == [.start(file: 0, part: PlanDriver.part(0..<1, isLast: true))])
    }

    // MARK: The end

    @Test func afterTheEndACommitUnderWayStillCounts() {
        var (driver, _) = PlanDriver.sent(["/a", "/b"]) { $0.maximumEntries = 1 }
        #expect(driver.plan.handle(.stopped(.cancelled)).isEmpty)
        #expect(driver.outcome(1).hasPrefix("failed"))
        #expect(driver.plan.handle(.committed([driver.success(0)])).isEmpty)
        #expect(driver.outcome(0) == "uploaded")
        #expect(driver.plan.isFinished)
    }

    @Test func theEndComesInEveryPhase() {
        for steps in 0..<5 {
            var (driver, _) = PlanDriver.sent(["/a"])
            let events: [BatchUploadStateMachine.Event] = [
                .uncommitted(.lost), .waited(.commits), .checked(file: 0, .unknown(.lost)), .waited(.file(0)),
            ]
            for event in events.prefix(steps) { _ = driver.plan.handle(event) }
            _ = driver.plan.handle(.stopped(.cancelled))
            if steps == 0 { _ = driver.plan.handle(.uncommitted(.lost)) }
            #expect(driver.plan.isFinished, "after \(steps) events")
        }
    }
}
