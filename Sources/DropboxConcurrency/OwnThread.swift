#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A thread of the SDK's own: nobody else can block it, and no pool counts it.
package enum OwnThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread that runs `body` and ends with it.
    ///
    /// Signals go to the threads of the app, as with the threads of Dispatch.
    /// - Returns: `false` where the system has no thread left.
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        // A thread inherits what its parent blocks.
        var former = sigset_t()
        var blocked = blockedSignals
        pthread_sigmask(SIG_SETMASK, &blocked, &former)
        let isStarted = create(Body(body))
        pthread_sigmask(SIG_SETMASK, &former, nil)
        return isStarted
    }

    private static func create(_ body: Body) -> Bool {
        let context = Unmanaged.passRetained(body)
        #if canImport(Darwin)
            var thread: pthread_t?
            let failure = pthread_create(
                &thread, nil,
                { context in
                    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, context.toOpaque())
            if failure == 0, let thread { pthread_detach(thread) }
        #else
            var thread = pthread_t()
            let failure = pthread_create(
                &thread, nil,
                { context in
                    guard let context else { return nil }
                    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, context.toOpaque())
            if failure == 0 { pthread_detach(thread) }
        #endif
        if failure != 0 { context.release() }
        return failure == 0
    }

    /// All but those that a thread itself causes: where these are blocked, the process ends without a word.
    private static var blockedSignals: sigset_t {
        var signals = sigset_t()
        sigfillset(&signals)
        for signal in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&signals, signal) }
        return signals
    }
}
