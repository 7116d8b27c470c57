#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Task where Failure == Never {
    /// Starts a task of the SDK's own, which goes on whatever the app blocks: the threads that tasks share, those of Dispatch
    /// and the main thread. What it awaits runs on the same threads, child tasks included; tasks that it starts itself
    /// have to be started like this, too.
    ///
    /// Systems before macOS 15 and iOS 18 cannot do that. There it is a task like others.
    @discardableResult
    package static func onOwnThreads(_ operation: @escaping @Sendable () async -> Success) -> Task<Success, Never> {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
            return Task { await operation() }
        }
        return Task(executorPreference: OwnExecutor.shared) { await operation() }
    }

    /// Starts a task that may block its thread, such as a command at a terminal. What it awaits runs on the same threads,
    /// child tasks included.
    ///
    /// Systems before macOS 15 and iOS 18 cannot do that. There it is a task like others.
    @discardableResult
    package static func onBlockingThreads(_ operation: @escaping @Sendable () async -> Success) -> Task<Success, Never>
    {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
            return Task { await operation() }
        }
        return Task(executorPreference: OwnExecutor.blocking) { await operation() }
    }
}

/// Threads for tasks.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class OwnExecutor: TaskExecutor {
    /// The SDK's own. As many as can run at a time; two at least, lest one long computation hold everything up. Nothing blocks
    /// them: see `BlockingIO`.
    static let shared = OwnExecutor(threads: max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Those that may be blocked.
    static let blocking = OwnExecutor(threads: 16)

    private let jobs: WorkQueue<UnownedJob>

    private init(threads: Int) {
        let own = Locked<UnownedTaskExecutor?>(nil)
        jobs = WorkQueue(limit: threads) { job in
            if let executor = own.withLock(\.self) { job.runSynchronously(on: executor) }
        }
        own.withLock { $0 = asUnownedTaskExecutor() }
    }

    func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
}
