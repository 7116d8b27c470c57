import DropboxCore
import Testing
@testable import DropboxTransfer

/// Tests of bundled small files, event by event.
struct BatchUploadBundlingTests {
    /// Two concurrent requests, bundles of four files.
    private func driver(_ sizes: [Int64]) -> SimulatedBatchUpload {
        SimulatedBatchUpload(sizes: sizes) {
            $0.maximumRequests = 2
            $0.maximumBundleCount = 4
            $0.maximumBundledSize = 100
        }
    }

    private func accepted(_ files: [Int], _ driver: SimulatedBatchUpload) -> UploadPlan.Event {
        driver.bundled(files, files.map { .accepted(session: "s\($0)") })
    }

    private func started(_ files: [Int]) -> UploadPlan.Event {
        .bundleStarted(files, sessions: files.map { "s\($0)" })
    }

    private func entries(_ files: [Int]) -> [UploadPlan.Entry] { SimulatedBatchUpload.entries(files) }

    @Test func smallFilesShareRequestsAndAreCommitted() {
        var driver = driver([1, 1, 1])
        #expect(driver.plan.start() == [.startBundle([0, 1, 2])])
        #expect(driver.plan.handle(started([0, 1, 2])) == [.appendBundle(entries([0, 1, 2]))])
        #expect(driver.plan.handle(accepted([0, 1, 2], driver)) == [.commit(entries([0, 1, 2]))])
    }

    @Test func filesUpToTheRequestLimitAreSentIndividually() {
        var driver = driver([1, 1])
        #expect(driver.plan.start() == [0, 1].map { .start(driver.chunk(0..<1, of: $0)) })
    }

    @Test func largeFilesAreSentIndividually() {
        var driver = driver([1, 1, 1, 101, 1, 1, 1])
        #expect(driver.plan.start() == [.startBundle([0, 1, 2]), .start(driver.chunk(0..<101, of: 3))])
    }

    @Test func lockedFilesOfABundleWaitTogether() {
        var driver = driver([1, 1, 1, 1])
        _ = driver.plan.start()
        _ = driver.plan.handle(started([0, 1, 2, 3]))
        let sent = driver.bundled(
            [0, 1, 2, 3], [.locked(.any), .accepted(session: "s1"), .failed(.lost), .locked(.any)])
        let pause = driver.plan.limits.maximumBackoff
        // The file that was sent is committed together with those that wait.
        #expect(driver.plan.handle(sent) == [.wait(.files([2]), .seconds(1)), .waitForUnlock([0, 3], pause)])
        #expect(driver.plan.handle(.waited(.files([0, 3]))).count == 2)
    }

    @Test func bundleSizeIsLimited() {
        var driver = driver([1, 1, 1, 1, 1, 1, 1, 1])
        #expect(driver.plan.start() == [.startBundle([0, 1, 2, 3]), .startBundle([4, 5, 6, 7])])
        var heavy = SimulatedBatchUpload(sizes: [50, 50, 50, 50]) {
            $0.maximumRequests = 1
            $0.maximumBundleCount = 4
            $0.requestUnit = 100
            $0.maximumRequestSize = 100
        }
        #expect(heavy.plan.start() == [.startBundle([0, 1])])
    }

    @Test func completeOpenSessionOfABundleIsClosed() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.start()
        _ = driver.plan.handle(started([0, 1, 2]))
        let sent = driver.bundled(
            [0, 1, 2], [.accepted(session: "s0"), .offsetMismatch(end: 1, .any), .accepted(session: "s2")])
        let nothing = driver.chunk(0..<1, of: 1, from: 1)
        #expect(driver.plan.handle(sent) == [.append(nothing, session: "s1")])
        #expect(driver.accept(nothing) == [.commit(entries([0, 2, 1]))])
    }

    @Test func failedBundleIsRetriedWithItsSessions() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.start()
        _ = driver.plan.handle(started([0, 1, 2]))
        #expect(driver.plan.handle(.bundleFailed([0, 1, 2], .lost)) == [.wait(.files([0, 1, 2]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0, 1, 2]))) == [.appendBundle(entries([0, 1, 2]))])
        // The first attempt had succeeded.
        let closed = driver.bundled([0, 1, 2], [0, 1, 2].map { _ in .closed(.any) })
        #expect(driver.plan.handle(closed) == [.commit(entries([0, 1, 2]))])
    }

    @Test func failedStartOfABundleIsRetried() {
        var driver = driver([1, 1, 1])
        let first = driver.plan.start()
        #expect(driver.plan.handle(.bundleFailed([0, 1, 2], .lost)) == [.wait(.files([0, 1, 2]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0, 1, 2]))) == first)
    }

    @Test func failureAffectsOneFileOfABundle() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.start()
        _ = driver.plan.handle(started([0, 1, 2]))
        let sent = driver.bundled([0, 1, 2], [.accepted(session: "s0"), .sessionLost(.any), .unreadable(.any)])
        let again = driver.chunk(0..<1, of: 1, round: 1)
        #expect(driver.plan.handle(sent) == [.start(again)])
        #expect(driver.outcome(2).hasPrefix("failed"))
        #expect(driver.accept(again) == [.commit(entries([0, 1]))])
    }

    @Test func tooFewSessionsStopTheBatch() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.start()
        #expect(driver.plan.handle(.bundleStarted([0, 1, 2], sessions: ["s"])).isEmpty)
        #expect(driver.plan.isFinished)
        #expect(driver.outcome(2).hasPrefix("failed"))
    }

    @Test func nothingIsSentAfterAStop() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.start()
        _ = driver.plan.handle(.stopped(.any))
        #expect(driver.plan.handle(started([0, 1, 2])).isEmpty)
        #expect(driver.plan.isFinished)
    }
}
