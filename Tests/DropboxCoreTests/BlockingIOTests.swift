import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

/// Tests the lanes for blocking work.
@Suite(.timeLimit(.minutes(10)))
struct BlockingIOTests {
    @Test func longWorkStopsAfterCancellation() async throws {
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            try await BlockingIO.bulk.run { (cancellation: CancellationFlag) -> Void in
                signal.yield()
                while true { try cancellation.check() }
            }
        }
        for await _ in started { break }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
    }

    @Test func canceledTaskDoesNotWaitForAnEndlessRead() async throws {
        let never = DispatchSemaphore(value: 0)
        defer { never.signal() }
        let (started, signal) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            try await BlockingIO.external.read { _ in
                signal.yield()
                never.wait()
            }
        }
        for await _ in started { break }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
    }

    @Test func workCanceledBeforeItsStartNeverRuns() async throws {
        let (semaphore, startCount) = (DispatchSemaphore(value: 0), Locked(0))
        let isDone = Locked(false)
        // Occupy all four threads of the lane.
        let busy = (0..<4).map { _ in
            Task {
                await BlockingIO.bulk.run {
                    startCount.withLock { $0 += 1 }
                    semaphore.wait()
                }
            }
        }
        while startCount.withLock({ $0 }) < 4 { await Task.yield() }
        let late = Task { try await BlockingIO.bulk.run { (_: CancellationFlag) in isDone.withLock { $0 = true } } }
        late.cancel()
        for _ in busy { semaphore.signal() }
        await #expect(throws: CancellationError.self) { try await late.value }
        for task in busy { await task.value }
        #expect(!isDone.withLock { $0 })
    }

    @Test func blockedExternalWorkDoesNotBlockOthers() async throws {
        let semaphore = DispatchSemaphore(value: 0)
        let waiting = Locked(0)
        let all = (0..<100).map { _ in
            Task {
                await BlockingIO.external.run {
                    waiting.withLock { $0 += 1 }
                    semaphore.wait()
                }
            }
        }
        while waiting.withLock({ $0 }) < 100 { await Task.yield() }
        #expect(await BlockingIO.disk.run { true })
        #expect(await BlockingIO.external.run { true })
        for _ in all { semaphore.signal() }
        for task in all { await task.value }
    }

    @Test func errorsKeepTheirType() async {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await BlockingIO.disk.run { () throws(Failure) in throw Failure() }
        }
    }

    @Test func diskAccessOnWrongThreadsIsDetected() async throws {
        let reported = Locked<[String]>([])
        await DiskAccessMonitor.observe(below: "/misplaced/") { operation, path in
            reported.withLock { $0.append(operation + " " + path) }
        } during: {
            DiskAccessMonitor.record("read", "/misplaced/a")
            DiskAccessMonitor.record("read", "/elsewhere/b")
            await BlockingIO.disk.run { DiskAccessMonitor.record("read", "/misplaced/c") }
        }
        #expect(reported.withLock { $0 } == ["read /misplaced/a"])
    }

    @Test func timersFireInOrderAndNotEarly() async throws {
        let start = ContinuousClock.now
        let fired = Locked<[Int]>([])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in [3, 1, 2] {
                group.addTask {
                    try await DedicatedTimer.sleep(.milliseconds(100 * number))
                    fired.withLock { $0.append(number) }
                    #expect(ContinuousClock.now - start >= .milliseconds(100 * number))
                }
            }
            try await group.waitForAll()
        }
        #expect(fired.withLock { $0 } == [1, 2, 3])
    }

    @Test func sleepIsCanceledImmediately() async throws {
        let sleeper = Task { try await DedicatedTimer.sleep(.seconds(1_000_000)) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    /// The queue's last reference to an object is in an item, and the object's `deinit` adds another item. The thread
    /// locked the monitor before it released the item, and then waited for itself.
    @Test(.timeLimit(.minutes(10))) func releasedItemCanAddAnItem() async {
        let queue = WorkQueue<@Sendable () -> Void>(limit: 1) { $0() }
        let gate = DispatchSemaphore(value: 0)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            func addItem() {
                let object = ActionOnRelease { queue.add { continuation.resume() } }
                queue.add { withExtendedLifetime(object) { gate.wait() } }
            }
            addItem()
            // From here on, only the queue refers to the object.
            gate.signal()
        }
    }
}
