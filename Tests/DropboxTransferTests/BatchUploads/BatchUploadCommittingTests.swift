import DropboxCore
import Foundation
import Testing
@testable import DropboxTransfer

/// The transitions from closed sessions to files, event by event.
struct BatchUploadCommittingTests {
    @Test func fullCommitStartsDuringOtherUploads() {
        var driver = SimulatedBatchUpload(sizes: [1, 1, 1]) { $0.maximumEntries = 2 }
        _ = driver.stateMachine.start()
        #expect(driver.accept(0).isEmpty)
        #expect(driver.accept(1) == [.commit(SimulatedBatchUpload.entries([0, 1]))])
    }

    @Test func onlyOneCommitIsInFlight() {
        var driver = SimulatedBatchUpload(sizes: [1, 1, 1]) { $0.maximumEntries = 2 }
        _ = driver.stateMachine.start()
        for file in [0, 1] { _ = driver.accept(file) }
        #expect(driver.accept(2).isEmpty)
        let entries = [driver.success(0), driver.success(1)]
        #expect(driver.stateMachine.handle(.committed(entries)) == [.commit(SimulatedBatchUpload.entries([2]))])
        _ = driver.stateMachine.handle(.committed([driver.success(2)]))
        #expect(driver.stateMachine.isFinished)
        #expect((0..<3).allSatisfy { driver.outcome($0) == "uploaded" })
    }

    @Test func commitHasAtMost1000Entries() {
        var driver = SimulatedBatchUpload(sizes: (0..<2500).map { _ in 1 }) { $0.maximumRequests = 2500 }
        _ = driver.stateMachine.start()
        var sizes: [Int] = []
        func note(_ actions: [BatchUploadStateMachine.Action]) {
            for case .commit(let entries) in actions { sizes.append(entries.count) }
        }
        for file in 0..<2500 { note(driver.accept(file)) }
        for _ in 0..<3 {
            guard case .committing(let files) = driver.stateMachine.commitState else { break }
            note(driver.stateMachine.handle(.committed(files.map { driver.success($0) })))
        }
        #expect(sizes == [1000, 1000, 500])
        #expect(driver.stateMachine.isFinished)
    }

    @Test func onlyFailedEntriesAreCommittedAgain() {
        var (driver, actions) = SimulatedBatchUpload.sent(["/a", "/b", "/c", "/d"])
        #expect(actions == [.commit(SimulatedBatchUpload.entries([0, 1, 2, 3]))])
        actions = driver.stateMachine.handle(
            .committed([
                driver.success(0), .failure(.tooManyWriteOperations), .failure(.path(.tooManyWriteOperations)),
                .failure(.path(.disallowedName)),
            ]))
        #expect(actions == [.wait(.commits, .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.commits)) == [.commit(SimulatedBatchUpload.entries([1, 2]))])
        _ = driver.stateMachine.handle(.committed([driver.success(1), driver.success(2)]))
        #expect((0..<3).allSatisfy { driver.outcome($0) == "uploaded" })
        #expect(driver.outcome(3).contains("disallowed_name"))
        #expect(driver.stateMachine.error == nil)
    }

    @Test func persistentContentionIsReported() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        for seconds in [1, 2, 4] {
            let actions = driver.stateMachine.handle(.committed([.failure(.tooManyWriteOperations)]))
            #expect(actions == [.wait(.commits, .seconds(seconds))])
            _ = driver.stateMachine.handle(.waited(.commits))
        }
        #expect(driver.stateMachine.handle(.committed([.failure(.tooManyWriteOperations)])).isEmpty)
        #expect(driver.outcome(0).contains("too_many_write_operations"))
    }

    @Test func rejectedCommitIsRetriedWithoutCheck() {
        var (driver, first) = SimulatedBatchUpload.sent(["/a", "/b"])
        #expect(driver.stateMachine.handle(.uncommitted(.rateLimited)) == [.wait(.commits, .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.commits)) == first)
    }

    @Test func permanentCommitErrorFailsTheBatch() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        #expect(driver.stateMachine.handle(.uncommitted(.permanent)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed commit"))
        #expect(driver.stateMachine.error != nil)
    }

    @Test func metadataOfOtherContentIsRejected() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        let metadata = driver.metadata(0, hash: String(repeating: "0", count: 64))
        _ = driver.stateMachine.handle(.committed([.success(metadata)]))
        #expect(driver.outcome(0).contains("content_hash_mismatch"))
    }

    @Test func filesOfOneDestinationAreCommittedInOrder() {
        var (driver, actions) = SimulatedBatchUpload.sent(["/A.txt", "/b", "/a.TXT"])
        #expect(actions == [.commit(SimulatedBatchUpload.entries([0, 1]))])
        actions = driver.stateMachine.handle(.committed([driver.success(0), driver.success(1)]))
        #expect(actions == [.commit(SimulatedBatchUpload.entries([2]))])
    }

    // MARK: Lost responses

    @Test func lostCommitIsVerifiedBeforeItIsRepeated() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b", "/c"])
        #expect(driver.stateMachine.handle(.uncommitted(.lost)) == [.wait(.commits, .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.commits)) == [.check(file: 0), .check(file: 1), .check(file: 2)])
        #expect(driver.stateMachine.handle(.checked(file: 0, .file(driver.metadata(0)))).isEmpty)
        #expect(driver.stateMachine.handle(.checked(file: 1, .noFile)).isEmpty)
        let other = driver.metadata(2, hash: String(repeating: "0", count: 64))
        #expect(
            driver.stateMachine.handle(.checked(file: 2, .file(other)))
                == [.commit(SimulatedBatchUpload.entries([1, 2]))])
        #expect(driver.outcome(0) == "uploaded")
    }

    @Test func sameHashWithOtherSizeDoesNotMatch() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        let actions = driver.stateMachine.handle(.checked(file: 0, .file(driver.metadata(0, size: 2))))
        #expect(actions == [.commit(SimulatedBatchUpload.entries([0]))])
    }

    @Test func fileWithoutHashDoesNotMatch() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        let other = Files.FileMetadata(
            name: "a", id: "id:a", clientModified: .distantPast, serverModified: .distantPast, rev: "123456789", size: 1
        )
        #expect(
            driver.stateMachine.handle(.checked(file: 0, .file(other)))
                == [.commit(SimulatedBatchUpload.entries([0]))])
    }

    @Test func responseWithTooFewEntriesStopsTheBatch() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b"])
        // Which file was committed is unknown.
        let actions = driver.stateMachine.handle(.committed([driver.success(0)]))
        #expect(actions == [.check(file: 0), .check(file: 1)])
        #expect(driver.stateMachine.handle(.checked(file: 0, .noFile)).isEmpty)
        #expect(driver.stateMachine.handle(.checked(file: 1, .file(driver.metadata(1)))).isEmpty)
        #expect(driver.stateMachine.isFinished)
        #expect(driver.outcome(0).hasPrefix("failed"))
        #expect(driver.outcome(1) == "uploaded")
    }

    @Test func lostCommitThatSucceededIsSuccess() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        #expect(driver.stateMachine.handle(.checked(file: 0, .noFile)).count == 1)
        // The server was slow: it has committed the file, and the session no longer exists.
        let actions = driver.stateMachine.handle(.committed([.failure(.lookupFailed(.notFound))]))
        #expect(actions == [.check(file: 0)])
        _ = driver.stateMachine.handle(.checked(file: 0, .file(driver.metadata(0))))
        #expect(driver.outcome(0) == "uploaded")
    }

    @Test func expiredSessionAfterLostCommitIsReplaced() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        _ = driver.stateMachine.handle(.checked(file: 0, .noFile))
        _ = driver.stateMachine.handle(.committed([.failure(.lookupFailed(.notFound))]))
        let actions = driver.stateMachine.handle(.checked(file: 0, .noFile))
        #expect(actions == [.start(file: 0, part: SimulatedBatchUpload.part(0..<1, isLast: true))])
    }

    @Test func missingRenamableFileAfterLostCommitIsIndeterminate() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"], autorename: true)
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        _ = driver.stateMachine.handle(.checked(file: 0, .noFile))
        _ = driver.stateMachine.handle(.committed([.failure(.lookupFailed(.notFound))]))
        _ = driver.stateMachine.handle(.checked(file: 0, .noFile))
        #expect(driver.outcome(0).hasPrefix("failed commit"))
    }

    @Test func conflictAfterLostCommitChecksTheFile() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        _ = driver.stateMachine.handle(.checked(file: 0, .noFile))
        _ = driver.stateMachine.handle(.committed([.failure(.path(.conflict(.file)))]))
        _ = driver.stateMachine.handle(.checked(file: 0, .noFile))
        #expect(driver.outcome(0).contains("conflict"))
    }

    @Test func failedCheckIsRetriedThenIndeterminate() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.stateMachine.handle(.uncommitted(.lost))
        _ = driver.stateMachine.handle(.waited(.commits))
        for seconds in [2, 4] {
            let actions = driver.stateMachine.handle(.checked(file: 0, .unknown(.lost)))
            #expect(actions == [.wait(.file(0), .seconds(seconds))])
            #expect(driver.stateMachine.handle(.waited(.file(0))) == [.check(file: 0)])
        }
        #expect(driver.stateMachine.handle(.checked(file: 0, .unknown(.lost))).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed commit"))
    }

    @Test func sessionExpiredBeforeCommitIsSentAgain() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        // The transport may have repeated the commit.
        let check = driver.stateMachine.handle(.committed([.failure(.lookupFailed(.notFound))]))
        #expect(check == [.check(file: 0)])
        let actions = driver.stateMachine.handle(.checked(file: 0, .noFile))
        #expect(actions == [.start(file: 0, part: SimulatedBatchUpload.part(0..<1, isLast: true))])
    }

    // MARK: Stopping

    @Test func commitInFlightCountsAfterStop() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b"]) { $0.maximumEntries = 1 }
        #expect(driver.stateMachine.handle(.stopped(.cancelled)).isEmpty)
        #expect(driver.outcome(1).hasPrefix("failed"))
        #expect(driver.stateMachine.handle(.committed([driver.success(0)])).isEmpty)
        #expect(driver.outcome(0) == "uploaded")
        #expect(driver.stateMachine.isFinished)
    }

    @Test func stopWorksInEveryPhase() {
        for steps in 0..<5 {
            var (driver, _) = SimulatedBatchUpload.sent(["/a"])
            let events: [BatchUploadStateMachine.Event] = [
                .uncommitted(.lost), .waited(.commits), .checked(file: 0, .unknown(.lost)), .waited(.file(0)),
            ]
            for event in events.prefix(steps) { _ = driver.stateMachine.handle(event) }
            _ = driver.stateMachine.handle(.stopped(.cancelled))
            if steps == 0 { _ = driver.stateMachine.handle(.uncommitted(.lost)) }
            #expect(driver.stateMachine.isFinished, "after \(steps) events")
        }
    }
}
