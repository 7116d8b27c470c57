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
