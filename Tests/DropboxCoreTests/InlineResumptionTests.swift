import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

/// Tests tasks that run on the thread that resumes them, and the queues beneath them.
@Suite(.timeLimit(.minutes(10))) struct InlineResumptionTests {
    /// A continuation that a thread resumes after a task has stored it.
    private final class Mailbox: Sendable {
        private let (continuations, signal) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()

        func wait() async { await withCheckedContinuation { signal.yield($0) } }

        var next: CheckedContinuation<Void, Never>? {
            get async {
                for await continuation in continuations { return continuation }
                return nil
            }
        }
    }

    /// Resumes a continuation with `InlineResumption` on a new thread, and returns the thread. It exits when `end` is
    /// signaled, because the system reuses the identifiers of threads.
    private func resume(
        _ continuation: CheckedContinuation<Void, Never>, until end: DispatchSemaphore
    ) async -> ThreadIdentifier {
        await withCheckedContinuation { result in
            Thread.detachNewThread {
                InlineResumption.perform { continuation.resume() }
                result.resume(returning: ThreadIdentifier.current)
                end.wait()
            }
        }
    }

    @available(macOS 15, *)
    @Test func inlineTaskRunsOnTheThreadThatResumesIt() async throws {
        let mailbox = Mailbox()
        let task = Task.inline(immediately: false) {
            await mailbox.wait()
            return ThreadIdentifier.current
        }
        let end = DispatchSemaphore(value: 0)
        let resuming = await resume(try #require(await mailbox.next), until: end)
        #expect(await task.value == resuming)
        end.signal()
    }

    @Test func tasksResumedByAnInlineTaskRunOnOtherThreads() async throws {
        let (first, second) = (Mailbox(), Mailbox())
        let other = Task.inline(immediately: false) {
            await second.wait()
            return ThreadIdentifier.current
        }
        let inner = try #require(await second.next)
        let task = Task.inline(immediately: false) {
            await first.wait()
            inner.resume()
            return ThreadIdentifier.current
        }
        let end = DispatchSemaphore(value: 0)
        let resuming = await resume(try #require(await first.next), until: end)
        #expect(await task.value == resuming)
        #expect(await other.value != resuming)
        end.signal()
    }

    @Test func otherTasksKeepTheirThreads() async throws {
        let mailbox = Mailbox()
        let task = Task.onDedicatedThreads {
            await mailbox.wait()
            return ThreadIdentifier.current
        }
        let end = DispatchSemaphore(value: 0)
        let resuming = await resume(try #require(await mailbox.next), until: end)
        #expect(await task.value != resuming)
        end.signal()
    }

    @available(macOS 26, *)
    @Test func immediateTaskStartsBeforeItsCreatorContinues() async {
        let hasStarted = Locked(false)
        let task = Task.inline(immediately: true) { hasStarted.withLock { $0 = true } }
        #expect(hasStarted.withLock { $0 })
        await task.value
    }

    @Test func queuePreservesTheOrder() {
        var queue = FIFOQueue<Int>()
        var (added, removed) = (0, 0)
        // The queue grows to several times the size at which it moves its elements.
        for step in 0..<20_000 {
            queue.append(added)
            added += 1
            if step.isMultiple(of: 3) || step > 10_000 {
                #expect(queue.removeFirst() == removed)
                removed += 1
            }
            if step.isMultiple(of: 5_000) { #expect(Array(queue) == Array(removed..<added)) }
        }
        while let element = queue.removeFirst() {
            #expect(element == removed)
            removed += 1
        }
        #expect(queue.isEmpty && removed == added)
    }

    /// Threads that reach the timeout while they are woken up still take their item.
    @Test(.timeLimit(.minutes(5)), arguments: [1, 3, 16])
    func everyItemRunsAlthoughIdleThreadsExit(limit: Int) async {
        let queue = WorkQueue<@Sendable () -> Void>(limit: limit, idleTimeout: .microseconds(50)) { $0() }
        let (senders, items) = (4, 2000)
        let done = DispatchGroup()
        for _ in 0..<senders * items { done.enter() }
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        for sender in 0..<senders {
            let isStarted = DedicatedThread.start {
                var random = SeededRandomNumberGenerator(seed: seed &+ UInt64(sender))
                for _ in 0..<items {
                    queue.add { done.leave() }
                    // About as long as a thread stays idle
                    if random.next() % 4 == 0 { for _ in 0..<random.next() % 120 { sched_yield() } }
                }
            }
            #expect(isStarted)
        }
        await withCheckedContinuation { continuation in done.notify(queue: .global()) { continuation.resume() } }
    }

    /// With a limit of two threads, the second item must run although the first one waits for it.
    @Test func idleThreadTakesAnItemWhileAnotherIsBlocked() async {
        let queue = WorkQueue<@Sendable () -> Void>(limit: 2) { $0() }
        for _ in 0..<200 {
            await withCheckedContinuation { continuation in
                let isDone = DispatchSemaphore(value: 0)
                queue.add {
                    isDone.wait()
                    continuation.resume()
                }
                queue.add { isDone.signal() }
            }
        }
    }
}
