import DropboxCore
import Testing
@testable import DropboxTransfer

/// Tests of bundled small files, event by event.
struct BatchUploadBundlingTests {
    private typealias StateMachine = BatchUploadStateMachine

    /// Two concurrent requests, bundles of four files.
    private func driver(_ sizes: [Int64]) -> SimulatedBatchUpload {
        SimulatedBatchUpload(sizes: sizes) {
            $0.maximumRequests = 2
            $0.maximumBundleCount = 4
            $0.maximumBundledSize = 100
        }
    }

    private func accepted(_ files: [Int], _ driver: SimulatedBatchUpload) -> StateMachine.Event {
        .bundleSent(
            files,
            files.map { StateMachine.BundleResult(sent: .accepted(session: "s\($0)"), digests: driver.digests($0)) })
    }

    private func started(_ files: [Int]) -> StateMachine.Event {
        .bundleStarted(files, sessions: files.map { "s\($0)" })
    }

    private func entries(_ files: [Int]) -> [StateMachine.Entry] { SimulatedBatchUpload.entries(files) }

    @Test func smallFilesShareRequestsAndAreCommitted() {
        var driver = driver([1, 1, 1])
        #expect(driver.stateMachine.start() == [.startBundle([0, 1, 2])])
        #expect(driver.stateMachine.handle(started([0, 1, 2])) == [.appendBundle(entries([0, 1, 2]))])
        #expect(driver.stateMachine.handle(accepted([0, 1, 2], driver)) == [.commit(entries([0, 1, 2]))])
    }

    @Test func filesUpToTheRequestLimitAreSentIndividually() {
        var driver = driver([1, 1])
        let parts = [0, 1].map {
            StateMachine.Action.start(file: $0, part: SimulatedBatchUpload.part(0..<1, isLast: true))
        }
        #expect(driver.stateMachine.start() == parts)
    }

    @Test func largeFilesAreSentIndividually() {
        var driver = driver([1, 1, 1, 101, 1, 1, 1])
        #expect(
            driver.stateMachine.start() == [
                .startBundle([0, 1, 2]), .start(file: 3, part: SimulatedBatchUpload.part(0..<101, isLast: true)),
            ])
    }

    @Test func lockedFilesOfABundleWaitTogether() {
        var driver = driver([1, 1, 1, 1])
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(started([0, 1, 2, 3]))
        let sent: [StateMachine.AppendResult] = [
            .locked(.any), .accepted(session: "s1"), .failed(.lost), .locked(.any),
        ]
        let bundled = sent.enumerated().map { StateMachine.BundleResult(sent: $1, digests: driver.digests($0)) }
        let pause = driver.stateMachine.limits.maximumBackoff
        // The file that was sent is committed together with those that wait.
        #expect(
            driver.stateMachine.handle(.bundleSent([0, 1, 2, 3], bundled))
                == [.wait(.file(2), .seconds(1)), .waitForUnlock([0, 3], pause)])
    }

    @Test func bundleSizeIsLimited() {
        var driver = driver([1, 1, 1, 1, 1, 1, 1, 1])
        #expect(driver.stateMachine.start() == [.startBundle([0, 1, 2, 3]), .startBundle([4, 5, 6, 7])])
        var heavy = SimulatedBatchUpload(sizes: [50, 50, 50, 50]) {
            $0.maximumRequests = 1
            $0.maximumBundleCount = 4
            $0.chunkSize = 100
        }
        #expect(heavy.stateMachine.start() == [.startBundle([0, 1])])
    }

    @Test func completeOpenSessionOfABundleIsClosed() {
        var driver = driver([1, 1, 1])
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(started([0, 1, 2]))
        let sent: [StateMachine.AppendResult] = [
            .accepted(session: "s0"), .offsetMismatch(end: 1, .any), .accepted(session: "s2"),
        ]
        let bundled = [0, 1, 2].map { StateMachine.BundleResult(sent: sent[$0], digests: driver.digests($0)) }
        let nothing = SimulatedBatchUpload.part(0..<1, from: 1, isLast: true)
        #expect(
            driver.stateMachine.handle(.bundleSent([0, 1, 2], bundled))
                == [.append(file: 1, session: "s1", part: nothing)])
        #expect(driver.accept(1) == [.commit(entries([0, 2, 1]))])
    }

    @Test func failedBundleIsRetriedWithItsSessions() {
        var driver = driver([1, 1, 1])
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(started([0, 1, 2]))
        #expect(
            driver.stateMachine.handle(.bundleFailed([0, 1, 2], .lost)) == [.wait(.files([0, 1, 2]), .seconds(1))])
        #expect(driver.stateMachine.handle(.waited(.files([0, 1, 2]))) == [.appendBundle(entries([0, 1, 2]))])
        // The first attempt had succeeded.
        let closed = [0, 1, 2].map { StateMachine.BundleResult(sent: .closed(.any), digests: driver.digests($0)) }
        #expect(driver.stateMachine.handle(.bundleSent([0, 1, 2], closed)) == [.commit(entries([0, 1, 2]))])
    }

    @Test func failureAffectsOneFileOfABundle() {
        var driver = driver([1, 1, 1])
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(started([0, 1, 2]))
        let sent: [StateMachine.AppendResult] = [.accepted(session: "s0"), .sessionLost(.any), .unreadable(.any)]
        let bundled = sent.enumerated().map { StateMachine.BundleResult(sent: $1, digests: driver.digests($0)) }
        #expect(
            driver.stateMachine.handle(.bundleSent([0, 1, 2], bundled))
                == [.start(file: 1, part: SimulatedBatchUpload.part(0..<1, isLast: true))])
        #expect(driver.outcome(2).hasPrefix("failed"))
        #expect(driver.accept(1) == [.commit(entries([0, 1]))])
    }

    @Test func tooFewSessionsStopTheBatch() {
        var driver = driver([1, 1, 1])
        _ = driver.stateMachine.start()
        let few = StateMachine.Event.bundleStarted([0, 1, 2], sessions: ["s"])
        #expect(driver.stateMachine.handle(few).isEmpty)
        #expect(driver.stateMachine.isFinished)
        #expect(driver.outcome(2).hasPrefix("failed"))
    }

    @Test func nothingIsSentAfterAStop() {
        var driver = driver([1, 1, 1])
        _ = driver.stateMachine.start()
        _ = driver.stateMachine.handle(.stopped(.any))
        #expect(driver.stateMachine.handle(started([0, 1, 2])).isEmpty)
        #expect(driver.stateMachine.isFinished)
    }
}
