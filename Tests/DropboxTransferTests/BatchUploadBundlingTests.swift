import DropboxCore
import Testing

@testable import DropboxTransfer

/// Small files that share requests, event by event.
struct BatchUploadBundlingTests {
    private typealias Plan = BatchUploadStateMachine

    /// Two requests at a time, bundles of four.
    private func driver(_ sizes: [Int64]) -> PlanDriver {
        PlanDriver(sizes: sizes) {
            $0.maximumRequests = 2
            $0.maximumBundle = 4
            $0.maximumBundledSize = 100
        }
    }

    private func accepted(_ files: [Int], _ driver: PlanDriver) -> Plan.Event {
        .bundleSent(
            files,
            files.map { Plan.Bundled(sent: .accepted(session: "s\($0)"), digests: driver.digests($0)) })
    }

    private func started(_ files: [Int]) -> Plan.Event { .bundleStarted(files, sessions: files.map { "s\($0)" }) }

    private func entries(_ files: [Int]) -> [Plan.Entry] { PlanDriver.entries(files) }

    @Test func smallFilesAreBegunAndSentTogetherAndCommitted() {
        var driver = driver([1, 1, 1])
        #expect(driver.plan.begin() == [.startBundle([0, 1, 2])])
        #expect(driver.plan.handle(started([0, 1, 2])) == [.appendBundle(entries([0, 1, 2]))])
        #expect(driver.plan.handle(accepted([0, 1, 2], driver)) == [.commit(entries([0, 1, 2]))])
    }

    @Test func asManyFilesAsThereAreRequestsGoOneByOne() {
        var driver = driver([1, 1])
        let parts = [0, 1].map { Plan.Action.start(file: $0, part: PlanDriver.part(0..<1, isLast: true)) }
        #expect(driver.plan.begin() == parts)
    }

    @Test func largeFilesGoAlone() {
        var driver = driver([1, 1, 1, 101, 1, 1, 1])
        #expect(
            driver.plan.begin() == [
                .startBundle([0, 1, 2]), .start(file: 3, part: PlanDriver.part(0..<101, isLast: true)),
            ])
    }

    @Test func aBundleIsNoLargerThanAllowed() {
        var driver = driver([1, 1, 1, 1, 1, 1, 1, 1])
        #expect(driver.plan.begin() == [.startBundle([0, 1, 2, 3]), .startBundle([4, 5, 6, 7])])
        var heavy = PlanDriver(sizes: [50, 50, 50, 50]) {
            $0.maximumRequests = 1
            $0.maximumBundle = 4
            $0.chunkSize = 100
        }
        #expect(heavy.plan.begin() == [.startBundle([0, 1])])
    }

    @Test func aSessionOfABundleThatHasAllBytesButIsOpenIsClosed() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.begin()
        _ = driver.plan.handle(started([0, 1, 2]))
        let sent: [Plan.AppendResult] = [
            .accepted(session: "s0"), .offsetMismatch(end: 1, .any), .accepted(session: "s2"),
        ]
        let bundled = [0, 1, 2].map { Plan.Bundled(sent: sent[$0], digests: driver.digests($0)) }
        let nothing = PlanDriver.part(0..<1, from: 1, isLast: true)
        #expect(
            driver.plan.handle(.bundleSent([0, 1, 2], bundled)) == [.append(file: 1, session: "s1", part: nothing)])
        #expect(driver.accept(1) == [.commit(entries([0, 2, 1]))])
    }

    @Test func whatFailsTogetherWaitsTogetherAndKeepsItsSessions() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.begin()
        _ = driver.plan.handle(started([0, 1, 2]))
        #expect(driver.plan.handle(.bundleFailed([0, 1, 2], .lost)) == [.wait(.files([0, 1, 2]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0, 1, 2]))) == [.appendBundle(entries([0, 1, 2]))])
        // The first attempt had worked after all.
        let closed = [0, 1, 2].map { Plan.Bundled(sent: .closed(.any), digests: driver.digests($0)) }
        #expect(driver.plan.handle(.bundleSent([0, 1, 2], closed)) == [.commit(entries([0, 1, 2]))])
    }

    @Test func troubleWithOneFileOfABundleIsItsOwn() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.begin()
        _ = driver.plan.handle(started([0, 1, 2]))
        let sent: [Plan.AppendResult] = [.accepted(session: "s0"), .sessionLost(.any), .unreadable(.any)]
        let bundled = sent.enumerated().map { Plan.Bundled(sent: $1, digests: driver.digests($0)) }
        #expect(
            driver.plan.handle(.bundleSent([0, 1, 2], bundled))
                == [.start(file: 1, part: PlanDriver.part(0..<1, isLast: true))])
        #expect(driver.outcome(2).hasPrefix("failed"))
        #expect(driver.accept(1) == [.commit(entries([0, 1]))])
    }

    @Test func tooFewSessionsAreAskedForAgain() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.begin()
        let few = Plan.Event.bundleStarted([0, 1, 2], sessions: ["s"])
        #expect(driver.plan.handle(few) == [.wait(.files([0, 1, 2]), .seconds(1))])
        #expect(driver.plan.handle(.waited(.files([0, 1, 2]))) == [.startBundle([0, 1, 2])])
    }

    @Test func nothingIsSentAfterTheStop() {
        var driver = driver([1, 1, 1])
        _ = driver.plan.begin()
        _ = driver.plan.handle(.stopped(.any))
        #expect(driver.plan.handle(started([0, 1, 2])).isEmpty)
        #expect(driver.plan.isFinished)
    }
}
