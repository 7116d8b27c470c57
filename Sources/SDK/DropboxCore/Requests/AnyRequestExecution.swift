import DropboxConcurrency
import DropboxHTTP
import Foundation

/// A type-erased request execution.
package protocol AnyRequestExecution: AnyObject, Sendable, CustomStringConvertible {
    /// The route, for messages.
    var name: String { get }
    /// The options of the caller.
    var options: RequestOptions { get }
    /// The progress of the content.
    var progress: ProgressReporter { get }
    /// Suspends the request.
    var suspender: HTTPSuspender { get }
    /// The metadata of the last response.
    var metadata: ResponseMetadata? { get }

    func start()
    func retain(_ handle: any AnyObject & Sendable)
    func cancel()
    @discardableResult func abandon() -> Bool
    func suspend()
    func resume()
    func onDelivery(_ work: (@Sendable () async -> Void)?)
    func updateOptions(for modifier: String, _ change: (inout RequestOptions) -> Void)
    func setTransferID(_ id: String)
}

extension RequestExecution: AnyRequestExecution {}

extension AnyRequestExecution {
    /// Waits until the earliest begin date of the request.
    ///
    /// - Throws: `CancellationError` if the task is canceled before.
    package func waitForEarliestBeginDate(clock: ClientClock, now: @Sendable () -> Date = { Date() }) async throws {
        // Repeat the calculation because the system clock may be set during the wait.
        while let wait = options.earliestBeginDate?.timeIntervalSince(now()), wait > 0 {
            try await clock.sleep(.seconds(min(wait, 3_600)))
        }
    }
}

/// Delays requests until their earliest begin date. The delays end when the client is shut down.
final class DelayedStartQueue: Sendable {
    private struct State {
        var isShutDown = false
        var lastID = 0
        var delays: [Int: Task<Result<Void, any Error>, Never>] = [:]
    }

    private let state = Locked(State())

    /// Waits until the earliest begin date of a request.
    ///
    /// - Throws: `CancellationError` if the task is canceled before, or an `HTTPError` if the client is shut down.
    func waitForEarliestBeginDate(of execution: any AnyRequestExecution, clock: ClientClock) async throws {
        guard execution.options.earliestBeginDate != nil else { return }
        let delay = Task.onDedicatedThreads { () async -> Result<Void, any Error> in
            do { return .success(try await execution.waitForEarliestBeginDate(clock: clock)) } catch {
                return .failure(error)
            }
        }
        let id = state.withLock { state in
            state.lastID += 1
            state.delays[state.lastID] = delay
            if state.isShutDown { delay.cancel() }
            return state.lastID
        }
        defer { state.withLock { $0.delays[id] = nil } }
        do {
            try await withTaskCancellationHandler {
                try await delay.value.get()
            } onCancel: {
                delay.cancel()
            }
        } catch {
            guard !Task.isCancelled, state.withLock({ $0.isShutDown }) else { throw error }
            throw HTTPError(.transportShutDown, "The client was shut down before the request was to be sent.")
        }
    }

    /// Cancels all current and future delays.
    func shutdown() {
        let delays = state.withLock { state in
            state.isShutDown = true
            return state.delays.values
        }
        for delay in delays { delay.cancel() }
    }
}
