import Foundation
import DropboxConcurrency
import Testing

/// Work that blocks, and what it must not hold up.
@Suite(.timeLimit(.minutes(2)))
struct BlockingIOTests {
    @Test func longWorkEndsSoonAfterItsTaskWasCancelled() async throws {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            try await BlockingIO.bulk.run { (cancellation: Cancellation) -> Void in
                begin.yield()
                while true { try cancellation.check() }
            }
        }
        for await _ in begun { break }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
    }

    @Test func whoeverIsCancelledDoesNotWaitForAReadThatNeverEnds() async throws {
        let never = DispatchSemaphore(value: 0)
        defer { never.signal() }
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            try await BlockingIO.foreign.read { _ in
                begin.yield()
                never.wait()
            }
        }
        for await _ in begun { break }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
    }

    @Test func workThatIsCancelledBeforeItsTurnIsNeverDone() async throws {
        let (gate, begun) = (DispatchSemaphore(value: 0), Locked(0))
        let isDone = Locked(false)
        // The lane has four threads, and all are busy.
        let busy = (0..<4).map { _ in
            Task {
                await BlockingIO.bulk.run {
                    begun.withLock { $0 += 1 }
                    gate.wait()
                }
            }
        }
        while begun.withLock({ $0 }) < 4 { await Task.yield() }
        let late = Task { try await BlockingIO.bulk.run { (_: Cancellation) in isDone.withLock { $0 = true } } }
        late.cancel()
        for _ in busy { gate.signal() }
        await #expect(throws: CancellationError.self) { try await late.value }
        for task in busy { await task.value }
        #expect(!isDone.withLock { $0 })
    }

    @Test func whatWaitsForOthersHoldsUpNobody() async throws {
        let gate = DispatchSemaphore(value: 0)
        let waiting = Locked(0)
        let all = (0..<100).map { _ in
            Task {
                await BlockingIO.foreign.run {
                    waiting.withLock { $0 += 1 }
                    gate.wait()
                }
            }
        }
        while waiting.withLock({ $0 }) < 100 { await Task.yield() }
        #expect(await BlockingIO.disk.run { true })
        #expect(await BlockingIO.foreign.run { true })
        for _ in all { gate.signal() }
        for task in all { await task.value }
    }

    @Test func errorsKeepTheirType() async {
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            try await BlockingIO.disk.run { () throws(Failure) in throw Failure() }
        }
    }

    @Test func misplacedWorkOnTheDiskIsFound() async throws {
        let found = Locked<[String]>([])
        await DiskUse.watch(below: "/misplaced/") { operation, path in
            found.withLock { $0.append(operation + " " + path) }
        } during: {
            DiskUse.note("read", "/misplaced/a")
            DiskUse.note("read", "/elsewhere/b")
            await BlockingIO.disk.run { DiskUse.note("read", "/misplaced/c") }
        }
        #expect(found.withLock { $0 } == ["read /misplaced/a"])
    }

    @Test func alarmsRingInTheirOrderAndNotEarly() async throws {
        let start = ContinuousClock.now
        let rung = Locked<[Int]>([])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in [3, 1, 2] {
                group.addTask {
                    try await Alarms.sleep(.milliseconds(100 * number))
                    rung.withLock { $0.append(number) }
                    #expect(ContinuousClock.now - start >= .milliseconds(100 * number))
                }
            }
            try await group.waitForAll()
        }
        #expect(rung.withLock { $0 } == [1, 2, 3])
    }

    @Test func aSleeperIsCancelledAtOnce() async throws {
        let sleeper = Task { try await Alarms.sleep(.seconds(1_000_000)) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
}
