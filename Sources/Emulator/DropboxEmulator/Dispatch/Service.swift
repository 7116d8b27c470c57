import DropboxConcurrency
import DropboxCore
import Foundation

/// The state that all requests to one emulator share.
struct Service: Sendable {
    var store: Store
    let faults: DropboxEmulator.FaultInjector
    let calls: DropboxEmulator.CallLog
    let webhooks: DropboxEmulator.Webhooks
    let state: EmulatorState
    let scopes: ScopeLog
    /// The key of the app that receives tokens if a client names none.
    let appKey: String
    /// A Boolean value that indicates whether other machines can reach the emulator.
    let allowsRemoteConnections: Bool
    let media = MediaWorker()
    let background = BackgroundWork()
    let rateLimiter: RateLimiter
    /// The source of request IDs and other random values of responses. The store has a generator of its own: the IDs of
    /// items must not depend on the number of requests, which differs if a client sends two at once.
    let idGenerator: IDGenerator

    init(_ state: EmulatorState) {
        self.state = state
        store = state.store
        faults = state.faults
        calls = state.calls
        scopes = state.scopes
        webhooks = state.webhooks
        rateLimiter = state.rateLimiter
        appKey = state.configuration.appKey
        allowsRemoteConnections = state.configuration.allowsRemoteConnections
        idGenerator = IDGenerator(seed: state.configuration.seed.map(~))
    }

    var limits: DropboxEmulator.Limits { store.limits }
    var clock: DropboxEmulator.ServerClock { store.clock }
}

/// Tasks that continue after the response to their request. Shutting down the emulator cancels them.
final class BackgroundWork: Sendable {
    private struct State {
        var tasks: [Int: Task<Void, Never>] = [:]
        var next = 0
        var isStopped = false
    }

    private let state = Locked(State())

    /// Starts a task. It must return soon after its cancellation. After ``stop()``, this method does nothing.
    func start(_ work: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.next += 1
            let number = state.next
            state.tasks[number] = Task {
                await work()
                _ = self.state.withLock { $0.tasks.removeValue(forKey: number) }
            }
        }
    }

    /// Cancels all tasks, and waits until they return.
    func stop() async {
        let tasks = state.withLock { state in
            state.isStopped = true
            return Array(state.tasks.values)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }
}

/// Rejects requests that exceed a token's limit in the current time window.
final class RateLimiter: Sendable {
    private struct Window {
        var end: Date
        var calls = 0
    }

    private let windows = Locked<[String: Window]>([:])

    /// Forgets all requests.
    func reset() { windows.withLock { $0 = [:] } }

    /// Counts a request.
    ///
    /// - Parameters:
    ///   - token: The access token of the request. Each token has a separate limit.
    ///   - limits: The limits to apply.
    ///   - now: The current time.
    /// - Throws: ``RequestError/rateLimited(retryAfter:)`` if the request exceeds the limit.
    func countRequest(_ token: String, _ limits: DropboxEmulator.Limits, at now: Date) throws(RequestError) {
        guard let limit = limits.requestsPerWindow else { return }
        let wait = windows.withLock { windows -> TimeInterval? in
            windows = windows.filter { $0.value.end > now }
            var window = windows[token] ?? Window(end: now.addingTimeInterval(limits.rateLimitWindow.seconds))
            window.calls += 1
            windows[token] = window
            return window.calls > limit ? window.end.timeIntervalSince(now) : nil
        }
        guard let wait else { return }
        throw .rateLimited(retryAfter: UInt64(exactly: max(1, wait.rounded(.up))) ?? .max)
    }
}
