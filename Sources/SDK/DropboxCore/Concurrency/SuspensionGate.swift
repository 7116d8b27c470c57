import DropboxConcurrency
import Foundation

/// Releases the locks on files in a shared container before the system suspends the process.
///
/// The system terminates a process (0xdead10cc) that is suspended while it locks a file in a container that several
/// processes share: another process may wait for the lock. The gate therefore keeps the process from being suspended. When
/// the system's time is over, it waits for the work in progress, and pauses. The next use resumes, if the system gives the
/// process time again.
///
/// The system terminates a process that doesn't return from the expiration in a few seconds, whatever it locks. The gate
/// therefore waits for the work in progress no longer than `Expiration.limit`. Work that takes longer isn't interrupted: its
/// locks stay until its end, so no other process sees a part of it. If the system suspends or terminates the process before,
/// the work is lost like in a crash, for which it's prepared. Otherwise, its last thread pauses when it's done. Other
/// threads wait until then, and resume.
package final class SuspensionGate<Failure: Error>: Sendable {
    private enum Phase {
        case open
        /// The time is over. The gate waits for the work in progress, or pauses.
        case closing
        /// The time for the work in progress is over, too. The last thread that ends its work pauses.
        case overdue
        case closed
        /// A thread asks for time, or resumes.
        case opening
        /// The use has ended, or can't be resumed.
        case ended(Failure?)
    }

    private struct State {
        var phase = Phase.open
        /// The number of threads that use what is locked.
        var users = 0
        var assertion: ProcessAssertion?
        var work: Work?
    }

    /// What the gate does.
    package struct Work: Sendable {
        /// Releases all locks.
        let pause: @Sendable () -> Void
        /// Acquires the locks again. An error ends the use.
        let resume: @Sendable () throws(Failure) -> Void

        package init(pause: @escaping @Sendable () -> Void, resume: @escaping @Sendable () throws(Failure) -> Void) {
            (self.pause, self.resume) = (pause, resume)
        }
    }

    /// The delay before a thread that waits asks for time again. The system doesn't report that there is time.
    private static var delay: Duration { .milliseconds(200) }

    private let reason: String
    private let expiration: Expiration
    private let condition = Monitor()
    /// The state, which changes only while `condition` is locked.
    private let state = Locked(State())

    private init(_ reason: String, _ expiration: Expiration) { (self.reason, self.expiration) = (reason, expiration) }

    /// Creates the gate of a directory if one is necessary. The caller uses what is locked until it calls `activate`.
    ///
    /// - Parameters:
    ///   - reason: The reason, for the system's logs.
    ///   - expiration: Measures the time that the system gives at the end.
    package static func make(
        for directory: URL, _ reason: String, expiration: Expiration = Expiration()
    ) -> SuspensionGate? {
        guard ProcessAssertion.isNecessary, SharedContainer.contains(directory) else { return nil }
        let gate = SuspensionGate(reason, expiration)
        gate.state.withLock { $0.users = 1 }
        let assertion = gate.makeAssertion()
        gate.state.withLock { $0.assertion = assertion }
        return gate
    }

    private func makeAssertion() -> ProcessAssertion {
        ProcessAssertion(reason) { [weak self] in self?.close() }
    }

    /// Sets what the gate does. The caller doesn't use what is locked anymore.
    package func activate(_ work: Work) {
        let assertion = state.withLock { state in
            state.work = work
            return state.assertion
        }
        leave()
        // It was opened without time.
        if let assertion, !assertion.isGranted() { close() }
    }

    // MARK: Use

    /// Runs work that uses what is locked. Waits while the process has no time.
    package func run<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try enter()
        defer { leave() }
        return try body()
    }

    private func enter() throws(Failure) {
        condition.lock()
        defer { condition.unlock() }
        while true {
            // Before the activation, only the thread that opens what is locked uses it. The gate waits for that.
            if state.withLock({ $0.work == nil }) { return state.withLock { $0.users += 1 } }
            switch state.withLock(\.phase) {
            case .open: return state.withLock { $0.users += 1 }
            case .ended(let error):
                // After a shutdown, what was locked reports the error.
                if let error { throw error }
                return state.withLock { $0.users += 1 }
            case .opening, .closing, .overdue: condition.wait()
            case .closed: try open()
            }
        }
    }

    private func leave() {
        condition.lock()
        let isLastOverdue = state.withLock { state in
            state.users -= 1
            guard case .overdue = state.phase, state.users == 0 else { return false }
            state.phase = .closing
            return true
        }
        condition.broadcast()
        if isLastOverdue { pause() }
        condition.unlock()
    }

    /// Asks for time, and resumes. The caller has locked `condition`, which is unlocked meanwhile.
    private func open() throws(Failure) {
        let work = state.withLock { state in
            state.phase = .opening
            return state.work
        }
        condition.unlock()
        let assertion = makeAssertion()
        let isGranted = assertion.isGranted()
        var failure: Failure?
        if isGranted { do { try work?.resume() } catch { failure = error } }
        condition.lock()
        let isEnded = state.withLock { state in
            guard case .opening = state.phase else { return true }
            state.phase = isGranted ? failure.map { .ended($0) } ?? .open : .closed
            state.assertion = isGranted && failure == nil ? assertion : nil
            return false
        }
        if isEnded || failure != nil { assertion.end() }
        condition.broadcast()
        if let failure { throw failure }
        if !isGranted { condition.wait(upTo: Self.delay) }
    }

    // MARK: The end

    /// Waits for the work in progress, and pauses. When it returns, the process locks nothing, unless the work takes longer
    /// than the system gives it.
    private func close() {
        let isOver = Locked(false)
        let timer = expiration.schedule { [condition] in
            condition.lock()
            isOver.withLock { $0 = true }
            condition.broadcast()
            condition.unlock()
        }
        defer { timer.cancel() }
        condition.lock()
        defer { condition.unlock() }
        // A thread that opens the gate without time doesn't need long.
        while case .opening = state.withLock(\.phase), !isOver.withLock(\.self) { condition.wait() }
        guard case .open = state.withLock(\.phase) else { return }
        state.withLock { $0.phase = .closing }
        while state.withLock({ $0.users > 0 }) {
            if isOver.withLock(\.self) {
                return state.withLock { state in if case .closing = state.phase { state.phase = .overdue } }
            }
            condition.wait()
        }
        pause()
    }

    /// Pauses when no thread uses what is locked. The caller has locked `condition`, which is unlocked meanwhile.
    private func pause() {
        let work = state.withLock(\.work)
        condition.unlock()
        work?.pause()
        condition.lock()
        state.withLock { state in
            if case .closing = state.phase { state.phase = .closed }
            state.assertion = nil
        }
        condition.broadcast()
    }

    /// Ends the gate when the locks are released by a shutdown, or were never acquired.
    package func end() {
        condition.lock()
        let assertion = state.withLock { state in
            if case .ended = state.phase {} else { state.phase = .ended(nil) }
            state.work = nil
            defer { state.assertion = nil }
            return state.assertion
        }
        condition.broadcast()
        condition.unlock()
        assertion?.end()
    }
}
