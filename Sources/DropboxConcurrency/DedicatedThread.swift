#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A dedicated thread of the SDK. Other code can't block it, and it doesn't belong to a pool.
package enum DedicatedThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread that runs `body`.
    ///
    /// The thread blocks signals, like the threads of Dispatch, so the threads of the app handle them.
    /// - Returns: `false` if the system can't create a thread.
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        // A thread inherits the signal mask of its parent.
        var previous = sigset_t()
        var blocked = blockedSignals
        pthread_sigmask(SIG_SETMASK, &blocked, &previous)
        let isStarted = create(Body(body))
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        return isStarted
    }

    private static func create(_ body: Body) -> Bool {
        let context = Unmanaged.passRetained(body)
        #if canImport(Darwin)
            var thread: pthread_t?
            let error = pthread_create(
                &thread, nil,
                { context in
                    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, context.toOpaque())
            if error == 0, let thread { pthread_detach(thread) }
        #else
            var thread = pthread_t()
            let error = pthread_create(
                &thread, nil,
                { context in
                    guard let context else { return nil }
                    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, context.toOpaque())
            if error == 0 { pthread_detach(thread) }
        #endif
        if error != 0 { context.release() }
        return error == 0
    }

    /// All signals except those that a thread itself causes. Blocking these would terminate the process without a
    /// message.
    private static var blockedSignals: sigset_t {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&signals, signal) }
        return signals
    }
}

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
}

/// A task executor with dedicated threads.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class DedicatedExecutor: TaskExecutor {
    /// The executor for nonblocking work; see ``BlockingIO`` for blocking work. It has one thread per processor, and at
    /// least two, so that one long computation doesn't block all work.
    static let shared = DedicatedExecutor(threads: max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// The executor for work that may block its thread.
    static let blocking = DedicatedExecutor(threads: 16)

    private let jobs: WorkQueue<UnownedJob>

    private init(threads: Int) {
        let unownedExecutor = Locked<UnownedTaskExecutor?>(nil)
        jobs = WorkQueue(limit: threads) { job in
            if let executor = unownedExecutor.withLock(\.self) { job.runSynchronously(on: executor) }
        }
        unownedExecutor.withLock { $0 = asUnownedTaskExecutor() }
    }

    func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
}
