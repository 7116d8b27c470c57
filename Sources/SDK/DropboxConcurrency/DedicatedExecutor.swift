extension Task where Failure == Never {
    /// Starts a task on dedicated threads of the SDK. The task makes progress even if the app blocks the threads of the
    /// cooperative pool, of Dispatch, and the main thread.
    ///
    /// Code that the task awaits runs on the same threads, including child tasks. Use this method also for unstructured
    /// tasks that the task starts. Before macOS 15 and iOS 18, this isn't supported, and the method starts a regular
    /// task.
    @discardableResult
    package static func onDedicatedThreads(_ operation: @escaping @Sendable () async -> Success) -> Task<Success, Never>
    {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
            return Task { await operation() }
        }
        return Task(executorPreference: DedicatedExecutor.shared) { await operation() }
    }

    /// Starts a task that may block its thread, such as a terminal command.
    ///
    /// Code that the task awaits runs on the same threads, including child tasks. Before macOS 15 and iOS 18, this
    /// isn't supported, and the method starts a regular task.
    @discardableResult
    package static func onBlockingThreads(
        _ operation: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
            return Task { await operation() }
        }
        return Task(executorPreference: DedicatedExecutor.blocking) { await operation() }
    }

    /// Starts a short task that runs no code of the app, like `onDedicatedThreads(_:)`. ``InlineResumption`` can run it
    /// on the thread that resumes it.
    ///
    /// - Parameter immediately: Whether the calling thread runs the task until it suspends for the first time. Before
    ///   macOS 26 and iOS 26, this isn't supported.
    package static func inline(
        immediately: Bool, _ operation: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
            return Task { await operation() }
        }
        if immediately, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            return Task.immediate(executorPreference: InlineExecutor.shared) { await operation() }
        }
        return Task(executorPreference: InlineExecutor.shared) { await operation() }
    }
}

/// Resumes tasks on the current thread.
///
/// A thread that receives what a task waits for usually wakes another thread, which runs the task. If the task has little
/// to do, waking that thread takes longer than the work itself.
package enum InlineResumption {
    /// Calls `resume`. If it resumes a task that `Task.inline(immediately:_:)` started, the calling thread runs that
    /// task until it suspends or ends.
    ///
    /// Don't hold a lock. Tasks that the resumed task resumes run on their own threads.
    package static func perform(_ resume: () -> Void) {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *), let key = ThreadJob.key else {
            return resume()
        }
        var job: UnownedJob?
        withUnsafeMutablePointer(to: &job) { pointer in
            pthread_setspecific(key, pointer)
            resume()
            pthread_setspecific(key, nil)
        }
        job?.runSynchronously(on: InlineExecutor.shared.asUnownedTaskExecutor())
    }
}

/// The place for a job that the current thread will run, which exists while the thread resumes a task.
private enum ThreadJob {
    /// The key of the thread-specific pointer to the place, or `nil` if the system has no more keys.
    static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// Stores a job in the slot of the current thread.
    ///
    /// - Returns: `false` if the thread has no place, or another job is in it.
    static func store(_ job: UnownedJob) -> Bool {
        guard let key, let pointer = pthread_getspecific(key)?.assumingMemoryBound(to: UnownedJob?.self),
            pointer.pointee == nil
        else { return false }
        pointer.pointee = job
        return true
    }
}

/// A job and the executor for which it was enqueued.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct DedicatedJob: Sendable {
    let job: UnownedJob
    let executor: UnownedTaskExecutor
}

/// A task executor with dedicated threads.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class DedicatedExecutor: TaskExecutor {
    /// The executor for nonblocking work; see ``BlockingIO`` for blocking work. It has one thread per processor, and at
    /// least two, so that one long computation doesn't block all work.
    static let shared = DedicatedExecutor(threads: max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// The executor for work that may block its thread.
    static let blocking = DedicatedExecutor(threads: 16)

    let jobs: WorkQueue<DedicatedJob>

    private init(threads: Int) {
        jobs = WorkQueue(limit: threads) { $0.job.runSynchronously(on: $0.executor) }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        jobs.add(DedicatedJob(job: UnownedJob(job), executor: asUnownedTaskExecutor()))
    }
}

/// A task executor that shares the threads of `DedicatedExecutor.shared`, and runs the jobs of ``InlineResumption`` on
/// the thread that resumes them.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class InlineExecutor: TaskExecutor {
    static let shared = InlineExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if ThreadJob.store(job) { return }
        DedicatedExecutor.shared.jobs.add(DedicatedJob(job: job, executor: asUnownedTaskExecutor()))
    }
}
