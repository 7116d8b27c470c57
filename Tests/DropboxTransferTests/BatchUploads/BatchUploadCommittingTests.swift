import DropboxCore
import Foundation
import Testing
@testable import DropboxTransfer

/// The transitions from closed sessions to files, event by event.
struct BatchUploadCommittingTests {
    @Test func fullCommitStartsDuringOtherUploads() {
        var driver = SimulatedBatchUpload(sizes: [1, 1, 1]) { $0.maximumEntries = 2 }
        _ = driver.plan.start()
        #expect(driver.accept(0).isEmpty)
        #expect(driver.accept(1) == [.commit(SimulatedBatchUpload.entries([0, 1]))])
    }

    @Test func onlyOneCommitIsInFlight() {
        var driver = SimulatedBatchUpload(sizes: [1, 1, 1]) { $0.maximumEntries = 2 }
        _ = driver.plan.start()
        for file in [0, 1] { _ = driver.accept(file) }
        #expect(driver.accept(2).isEmpty)
        let entries = [driver.success(0), driver.success(1)]
        #expect(driver.plan.handle(.committed(entries)) == [.commit(SimulatedBatchUpload.entries([2]))])
        _ = driver.plan.handle(.committed([driver.success(2)]))
        #expect(driver.plan.isFinished)
        #expect((0..<3).allSatisfy { driver.outcome($0) == "uploaded" })
    }

    @Test func commitHasAtMost1000Entries() {
        var driver = SimulatedBatchUpload(sizes: (0..<2500).map { _ in 1 }) { $0.maximumRequests = 2500 }
        _ = driver.plan.start()
        var sizes: [Int] = []
        func note(_ actions: [UploadPlan.Action]) {
            for case .commit(let entries) in actions { sizes.append(entries.count) }
        }
        for file in 0..<2500 { note(driver.accept(file)) }
        for _ in 0..<3 {
            guard case .committing(let files) = driver.plan.commitState else { break }
            note(driver.plan.handle(.committed(files.map { driver.success($0) })))
        }
        #expect(sizes == [1000, 1000, 500])
        #expect(driver.plan.isFinished)
    }

    @Test func onlyFailedEntriesAreCommittedAgain() {
        var (driver, actions) = SimulatedBatchUpload.sent(["/a", "/b", "/c", "/d"])
        #expect(actions == [.commit(SimulatedBatchUpload.entries([0, 1, 2, 3]))])
        actions = driver.plan.handle(
            .committed([
                driver.success(0), .busy, .busy, .permanent(.path(.disallowedName)),
            ]))
        #expect(actions == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [.commit(SimulatedBatchUpload.entries([1, 2]))])
        _ = driver.plan.handle(.committed([driver.success(1), driver.success(2)]))
        #expect((0..<3).allSatisfy { driver.outcome($0) == "uploaded" })
        #expect(driver.outcome(3).contains("disallowed_name"))
        #expect(driver.plan.error == nil)
    }

    @Test func persistentContentionIsReported() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        for seconds in [1, 2, 4] {
            let actions = driver.plan.handle(.committed([.busy]))
            #expect(actions == [.wait(.commits, .seconds(seconds))])
            _ = driver.plan.handle(.waited(.commits))
        }
        #expect(driver.plan.handle(.committed([.busy])).isEmpty)
        #expect(driver.outcome(0).contains("too_many_write_operations"))
    }

    @Test func rejectedCommitIsRetriedWithoutCheck() {
        var (driver, first) = SimulatedBatchUpload.sent(["/a", "/b"])
        #expect(driver.plan.handle(.uncommitted(.rateLimited)) == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == first)
    }

    @Test func permanentCommitErrorFailsTheBatch() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        #expect(driver.plan.handle(.uncommitted(.permanent)).isEmpty)
        #expect(driver.outcome(0).hasPrefix("failed commit"))
        #expect(driver.plan.error != nil)
    }

    @Test func metadataOfOtherContentIsRejected() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        let metadata = driver.metadata(0, hash: String(repeating: "0", count: 64))
        // Only the response may be wrong.
        #expect(driver.plan.handle(.committed([.file(metadata)])) == [.check(file: 0)])
        var uploaded = driver
        #expect(driver.plan.handle(.checked(file: 0, .other)).isEmpty)
        guard case .failure(.contentHashMismatch) = driver.plan.files[0].outcome else {
            Issue.record("\(driver.outcome(0))")
            return
        }
        _ = uploaded.plan.handle(.checked(file: 0, .content(uploaded.metadata(0))))
        #expect(uploaded.outcome(0) == "uploaded")
    }

    @Test func filesOfOneDestinationAreCommittedInOrder() {
        var (driver, actions) = SimulatedBatchUpload.sent(["/A.txt", "/b", "/a.TXT"])
        #expect(actions == [.commit(SimulatedBatchUpload.entries([0, 1]))])
        actions = driver.plan.handle(.committed([driver.success(0), driver.success(1)]))
        #expect(actions == [.commit(SimulatedBatchUpload.entries([2]))])
    }

    // MARK: Lost responses

    @Test func lostCommitIsVerifiedBeforeItIsRepeated() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b", "/c"])
        #expect(driver.plan.handle(.uncommitted(.lost)) == [.wait(.commits, .seconds(1))])
        #expect(driver.plan.handle(.waited(.commits)) == [.check(file: 0), .check(file: 1), .check(file: 2)])
        #expect(driver.plan.handle(.checked(file: 0, .content(driver.metadata(0)))).isEmpty)
        #expect(driver.plan.handle(.checked(file: 1, .nothing)).isEmpty)
        #expect(
            driver.plan.handle(.checked(file: 2, .other)) == [.commit(SimulatedBatchUpload.entries([1, 2]))])
        #expect(driver.outcome(0) == "uploaded")
    }

    @Test func sameHashWithOtherSizeDoesNotMatch() {
        let (driver, _) = SimulatedBatchUpload.sent(["/a"])
        let destination = driver.plan.files[0].destination
        #expect(destination.contains(driver.metadata(0), size: 1, driver.hash(0)))
        #expect(!destination.contains(driver.metadata(0, size: 2), size: 1, driver.hash(0)))
    }

    @Test func fileWithoutHashDoesNotMatch() {
        let (driver, _) = SimulatedBatchUpload.sent(["/a"])
        let other = Files.FileMetadata(
            name: "a", id: "id:a", clientModified: .distantPast, serverModified: .distantPast, rev: "123456789", size: 1
        )
        #expect(!driver.plan.files[0].destination.contains(other, size: 1, driver.hash(0)))
    }

    @Test func lastLostCommitIsVerified() {
        var (driver, first) = SimulatedBatchUpload.sent(["/a", "/b"])
        for _ in 0..<3 {
            _ = driver.plan.handle(.uncommitted(.lost))
            #expect(driver.plan.handle(.waited(.commits)).count == 2)
            _ = driver.plan.handle(.checked(file: 0, .nothing))
            #expect(driver.plan.handle(.checked(file: 1, .nothing)) == first)
        }
        #expect(driver.plan.handle(.uncommitted(.lost)) == [.check(file: 0), .check(file: 1)])
        _ = driver.plan.handle(.checked(file: 0, .nothing))
        _ = driver.plan.handle(.checked(file: 1, .content(driver.metadata(1))))
        #expect(driver.outcome(0).contains("indeterminate"))
        #expect(driver.outcome(1) == "uploaded")
        #expect(driver.plan.error != nil)
    }

    @Test func responseWithTooFewEntriesStopsTheBatch() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b"])
        // Which file was committed is unknown.
        let actions = driver.plan.handle(.committed([driver.success(0)]))
        #expect(actions == [.check(file: 0), .check(file: 1)])
        #expect(driver.plan.handle(.checked(file: 0, .nothing)).isEmpty)
        #expect(driver.plan.handle(.checked(file: 1, .content(driver.metadata(1)))).isEmpty)
        #expect(driver.plan.isFinished)
        #expect(driver.outcome(0).hasPrefix("failed"))
        #expect(driver.outcome(1) == "uploaded")
    }

    @Test func lostCommitThatSucceededIsSuccess() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        #expect(driver.plan.handle(.checked(file: 0, .nothing)).count == 1)
        // The server was slow: it has committed the file, and the session no longer exists.
        let actions = driver.plan.handle(.committed([.sessionLost]))
        #expect(actions == [.check(file: 0)])
        _ = driver.plan.handle(.checked(file: 0, .content(driver.metadata(0))))
        #expect(driver.outcome(0) == "uploaded")
    }

    @Test func expiredSessionAfterLostCommitIsReplaced() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .nothing))
        _ = driver.plan.handle(.committed([.sessionLost]))
        let actions = driver.plan.handle(.checked(file: 0, .nothing))
        #expect(actions == [.start(driver.chunk(0..<1, round: 1))])
    }

    @Test func missingRenamableFileAfterLostCommitIsIndeterminate() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"], autorename: true)
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .nothing))
        _ = driver.plan.handle(.committed([.sessionLost]))
        // The server may have renamed the file, and the check searched for it.
        var empty = driver
        _ = driver.plan.handle(.checked(file: 0, .other))
        #expect(driver.outcome(0).contains("indeterminate"))
        #expect(empty.plan.handle(.checked(file: 0, .nothing)) == [.start(empty.chunk(0..<1, round: 1))])
    }

    @Test func conflictAfterLostCommitChecksTheFile() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        _ = driver.plan.handle(.checked(file: 0, .nothing))
        _ = driver.plan.handle(.committed([.permanent(.path(.conflict(.file)))]))
        _ = driver.plan.handle(.checked(file: 0, .nothing))
        #expect(driver.outcome(0).contains("conflict"))
    }

    @Test func failedCheckIsRetriedThenIndeterminate() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        _ = driver.plan.handle(.uncommitted(.lost))
        _ = driver.plan.handle(.waited(.commits))
        for seconds in [2, 4] {
            let actions = driver.plan.handle(.checked(file: 0, .unknown(.lost)))
            #expect(actions == [.wait(.files([0]), .seconds(seconds))])
            #expect(driver.plan.handle(.waited(.files([0]))) == [.check(file: 0)])
        }
        #expect(driver.plan.handle(.checked(file: 0, .unknown(.lost))).isEmpty)
        #expect(driver.outcome(0).contains("indeterminate"))
    }

    @Test func sessionExpiredBeforeCommitIsSentAgain() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a"])
        // The transport may have repeated the commit.
        let check = driver.plan.handle(.committed([.sessionLost]))
        #expect(check == [.check(file: 0)])
        let actions = driver.plan.handle(.checked(file: 0, .nothing))
        #expect(actions == [.start(driver.chunk(0..<1, round: 1))])
    }

    // MARK: Stopping

    @Test func commitInFlightCountsAfterStop() {
        var (driver, _) = SimulatedBatchUpload.sent(["/a", "/b"]) { $0.maximumEntries = 1 }
        #expect(driver.plan.handle(.stopped(.cancelled)).isEmpty)
        #expect(driver.outcome(1).hasPrefix("failed"))
        #expect(driver.plan.handle(.committed([driver.success(0)])).isEmpty)
        #expect(driver.outcome(0) == "uploaded")
        #expect(driver.plan.isFinished)
    }

    @Test func stopWorksInEveryPhase() {
        for steps in 0..<5 {
            var (driver, _) = SimulatedBatchUpload.sent(["/a"])
            let events: [UploadPlan.Event] = [
                .uncommitted(.lost), .waited(.commits), .checked(file: 0, .unknown(.lost)), .waited(.files([0])),
            ]
            for event in events.prefix(steps) { _ = driver.plan.handle(event) }
            _ = driver.plan.handle(.stopped(.cancelled))
            if steps == 0 { _ = driver.plan.handle(.uncommitted(.lost)) }
            #expect(driver.plan.isFinished, "after \(steps) events")
        }
    }
}
