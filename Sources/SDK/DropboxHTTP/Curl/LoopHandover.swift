#if os(Linux)
    import DropboxConcurrency

    /// Decides which thread owns an event loop, and passes the commands of other threads to the loop's thread.
    // @unchecked Sendable because the state is accessed only while `monitor` is locked.
    final class LoopHandover: @unchecked Sendable {
        enum PostResult {
            /// The loop accepts no commands.
            case closed
            case posted
            /// The loop's thread sleeps. The caller must wake it.
            case mustWakeThread
        }

        private let monitor = Monitor()
        private var commands: [CurlEventLoop.Command] = []
        private var isOwned = false
        /// Whether the loop's thread waits until another thread no longer owns the loop.
        private var isThreadWaiting = false
        /// Whether the loop's thread waits for events, or is about to, and nobody has woken it.
        private var isThreadAsleep = false
        /// The time at which the sleeping thread checks timeouts in any case.
        private var sleepEnd = ContinuousClock.now
        /// The earliest time at which a timeout can expire, as of the last owner.
        private var nextDeadline: ContinuousClock.Instant?
        /// Whether the last owner left work that can't wait.
        private var mustContinue = false
        /// The loop accepts no more commands because its thread has exited or never started.
        private var isClosed = false

        /// A Boolean value that indicates whether the loop accepts commands.
        var isOpen: Bool {
            monitor.lock()
            defer { monitor.unlock() }
            return !isClosed
        }

        /// Passes a command to the loop's thread.
        func post(_ command: CurlEventLoop.Command) -> PostResult {
            monitor.lock()
            defer { monitor.unlock() }
            if isClosed { return .closed }
            commands.append(command)
            defer { isThreadAsleep = false }
            return isThreadAsleep ? .mustWakeThread : .posted
        }

        /// Makes the calling thread the owner, unless there is another one, or the loop's thread or earlier commands wait.
        ///
        /// - Returns: `true` if the calling thread is the owner. It must not wait until it calls `disown`.
        func own() -> Bool {
            monitor.lock()
            defer { monitor.unlock() }
            guard !isOwned, !isThreadWaiting, !isClosed, commands.isEmpty else { return false }
            isOwned = true
            return true
        }

        /// Ends the ownership of the calling thread.
        ///
        /// - Parameters:
        ///   - deadline: The earliest time at which a timeout can expire, if any.
        ///   - now: The current time.
        ///   - mustContinue: Whether work is left that can't wait.
        /// - Returns: Whether the caller must wake the loop's thread.
        func disown(_ deadline: ContinuousClock.Instant?, at now: ContinuousClock.Instant, mustContinue: Bool) -> Bool {
            monitor.lock()
            isOwned = false
            nextDeadline = deadline
            self.mustContinue = mustContinue
            let isThreadWaiting = isThreadWaiting
            let isTooLate = deadline.map { $0 < sleepEnd || $0 <= now } ?? false
            let mustWake = isThreadAsleep && (mustContinue || isTooLate)
            if mustWake { isThreadAsleep = false }
            monitor.unlock()
            // The woken thread needs the lock, so it's released first.
            if isThreadWaiting { monitor.signal() }
            return mustWake
        }

        // MARK: On the loop's thread

        /// Makes the loop's thread the owner, and takes the commands.
        ///
        /// - Parameter commands: An empty array, which receives the commands.
        func ownOnThread(_ commands: inout [CurlEventLoop.Command]) {
            monitor.lock()
            defer { monitor.unlock() }
            isThreadAsleep = false
            isThreadWaiting = true
            while isOwned { monitor.wait() }
            isThreadWaiting = false
            isOwned = true
            swap(&commands, &self.commands)
        }

        /// Decides how long the thread waits for events.
        ///
        /// - Returns: The time, which is 0 if there is something to do.
        func sleep(from now: ContinuousClock.Instant, upTo longest: Duration) -> Duration {
            monitor.lock()
            defer { monitor.unlock() }
            guard commands.isEmpty, !mustContinue else { return .zero }
            isThreadAsleep = true
            sleepEnd = now + longest
            if let nextDeadline, nextDeadline < sleepEnd { sleepEnd = nextDeadline }
            return max(.zero, sleepEnd - now)
        }

        /// Closes the loop, which stays owned.
        ///
        /// - Returns: The commands that the thread hasn't taken.
        func close() -> [CurlEventLoop.Command] {
            monitor.lock()
            defer { monitor.unlock() }
            isClosed = true
            isOwned = true
            defer { commands = [] }
            return commands
        }
    }
#endif
