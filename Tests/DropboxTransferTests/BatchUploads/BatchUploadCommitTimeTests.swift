import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Commits of files that were sent while others are still being sent.
struct BatchUploadCommitTimeTests {
    private typealias Driver = SimulatedBatchUpload

    private func driver(sizes: [Int64]) -> Driver {
        Driver(sizes: sizes) {
            $0.maximumRequests = sizes.count
            $0.maximumCommitDelay = .seconds(5)
            $0.maximumUncommittedBytes = 64 << 20
        }
    }

    private func accept(_ file: Int, at now: Duration, _ driver: inout Driver) -> [UploadPlan.Action] {
        driver.accept(file, at: now)
    }

    @Test func publicUploadsCommitAfterFiveSecondsOr64MiB() {
        let limits = BatchUploadOptions().limits
        #expect(limits.maximumCommitDelay == .seconds(5))
        #expect(limits.maximumUncommittedBytes == 64 << 20)
        #expect(limits.maximumUncommittedSmallBytes == 16 << 20)
        #expect(limits.maximumEntries == 1_000)
    }

    @Test func filesAreCommittedAfterTheDelay() {
        var driver = driver(sizes: [1, 1, 1, 1])
        _ = driver.plan.start(at: .seconds(100))
        #expect(accept(0, at: .seconds(101), &driver) == [.wait(.readyFiles, .seconds(5))])
        #expect(accept(1, at: .seconds(105), &driver).isEmpty)
        let due = driver.plan.handle(.waited(.readyFiles), at: .seconds(106))
        #expect(due == [.commit(Driver.entries([0, 1]))])
        // The next files wait for as long, from the first of them.
        #expect(accept(2, at: .seconds(107), &driver).isEmpty)
        let answer = UploadPlan.Event.committed([driver.success(0), driver.success(1)])
        #expect(driver.plan.handle(answer, at: .seconds(108)) == [.wait(.readyFiles, .seconds(4))])
        let next = driver.plan.handle(.waited(.readyFiles), at: .seconds(112))
        #expect(next == [.commit(Driver.entries([2]))])
    }

    @Test func slowCommitIsFollowedByTheNextOne() {
        var driver = driver(sizes: [1, 1, 1])
        _ = driver.plan.start()
        _ = accept(0, at: .seconds(1), &driver)
        #expect(driver.plan.handle(.waited(.readyFiles), at: .seconds(6)) == [.commit(Driver.entries([0]))])
        #expect(accept(1, at: .seconds(7), &driver).isEmpty)
        let answer = UploadPlan.Event.committed([driver.success(0)])
        #expect(driver.plan.handle(answer, at: .seconds(20)) == [.commit(Driver.entries([1]))])
    }

    @Test func filesAreCommittedFrom64MiB() {
        let size = Int64(30 << 20)
        var driver = Driver(sizes: [size, size, size, size]) {
            $0.maximumRequestSize = 32 << 20
            $0.maximumRequests = 4
            $0.maximumUncommittedBytes = 64 << 20
        }
        _ = driver.plan.start()
        #expect(driver.accept(0).isEmpty && driver.accept(1).isEmpty)
        #expect(driver.accept(2) == [.commit(Driver.entries([0, 1, 2], size: size))])
    }

    /// No journal contains small files, so an interruption costs more of them.
    @Test func smallFilesAreCommittedEarlier() {
        let size = Int64(1 << 20)
        var driver = Driver(sizes: Array(repeating: size, count: 18) + [2 * size]) {
            $0.maximumRequests = 20
            $0.maximumUncommittedBytes = 64 << 20
            $0.maximumUncommittedSmallBytes = 16 << 20
        }
        _ = driver.plan.start()
        #expect(driver.accept(18).isEmpty)
        for file in 0..<15 { #expect(driver.accept(file).isEmpty) }
        guard case .commit(let entries)? = driver.accept(15).first else {
            Issue.record("no commit")
            return
        }
        #expect(entries.count == 17)
    }

    @Test func lastFilesDoNotWait() {
        var driver = driver(sizes: [1, 1])
        _ = driver.plan.start()
        _ = accept(0, at: .seconds(1), &driver)
        #expect(accept(1, at: .seconds(2), &driver) == [.commit(Driver.entries([0, 1]))])
    }

    @Test func stoppedUploadCommitsNothingMore() {
        var driver = driver(sizes: [1, 1])
        _ = driver.plan.start()
        _ = accept(0, at: .seconds(1), &driver)
        _ = driver.plan.handle(.stopped(.cancelled), at: .seconds(2))
        #expect(driver.plan.handle(.waited(.readyFiles), at: .seconds(6)).isEmpty)
        #expect(driver.plan.ready.isEmpty)
    }

    /// The server executes a commit that was sent, so the result must contain its files.
    @Test(.timeLimit(.minutes(10))) func commitInFlightIsCompletedAfterCancellation() async throws {
        let route = "files/upload_session/finish_batch_v2"
        try await UploadFixture.run({ _, _ in nil }, { $0.clock = .system }) { fixture in
            let files = try fixture.files([1, 2])
            try fixture.emulator.faults.add(.latency(.milliseconds(500)), on: route)
            let task = Task { await fixture.upload(files) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == route }
            task.cancel()
            let result = await task.value
            #expect(result.uploaded.count == 2, "\(result)")
        }
    }
}
