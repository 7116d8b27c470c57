import DropboxConcurrency
import DropboxCore
import Foundation

/// A line that shows what a client waits for. An interactive terminal shows a countdown, other outputs receive a line
/// for each new reason.
final class WaitingLine: Sendable {
    private struct State {
        /// The waits of the client and their end times, ordered by start time.
        var waits: [(wait: ClientWait, end: ContinuousClock.Instant?)] = []
        var timer: Task<Void, Never>?
        var isFinished = false

        /// The wait that ends last.
        var longestWait: (wait: ClientWait, end: ContinuousClock.Instant?)? {
            waits.max { ($0.end ?? .now, $0.wait.id) < ($1.end ?? .now, $1.wait.id) }
        }
    }

    private let terminal: Terminal
    private let state = Locked(State())

    /// A Boolean value that indicates whether the line is redrawn. Otherwise, messages are printed.
    private var isDrawn: Bool { terminal.isInteractive && !terminal.isJSON }

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Shows an event of a client.
    func show(_ event: WaitEvent) {
        switch event {
        case .began(let wait): begin(wait)
        case .ended(let wait): end(wait)
        }
    }

    /// Removes the line, and ignores further events.
    func finish() {
        let timer = state.withLock { state in
            state.isFinished = true
            state.waits = []
            defer { state.timer = nil }
            return state.timer
        }
        timer?.cancel()
        draw()
    }

    private func begin(_ wait: ClientWait) {
        let isNewReason = state.withLock { state in
            if state.isFinished { return false }
            defer { state.waits.append((wait, wait.duration.map { .now + $0 })) }
            return !state.waits.contains { $0.wait.reason == wait.reason }
        }
        guard isDrawn else {
            if isNewReason { printMessage(for: wait) }
            return
        }
        draw()
        state.withLock { state in
            guard state.timer == nil, !state.isFinished else { return }
            state.timer = Task { [weak self] in
                // A sleep throws only if the timer is canceled.
                while !Task.isCancelled {
                    do { try await Task.sleep(for: .seconds(1)) } catch { return }
                    self?.draw()
                }
            }
        }
    }

    private func end(_ wait: ClientWait) {
        let timer = state.withLock { state -> Task<Void, Never>? in
            state.waits.removeAll { $0.wait.id == wait.id }
            guard state.waits.isEmpty else { return nil }
            defer { state.timer = nil }
            return state.timer
        }
        timer?.cancel()
        draw()
    }

    private func draw() {
        guard isDrawn else { return }
        // Draw while holding the lock. Otherwise an old line could overwrite a newer one.
        state.withLock { state in
            if let (wait, end) = state.longestWait {
                terminal.show(wait.description(remaining: end.map { max(.zero, $0 - .now) }), as: .wait)
            } else {
                terminal.show(nil, as: .wait)
            }
        }
    }

    private func printMessage(for wait: ClientWait) {
        guard terminal.isJSON else { return terminal.printStatus(wait.description) }
        let object: JSONObject = [
            "waiting": "\(wait.reason)", "route": wait.route, "attempt": wait.attempt,
            "seconds": wait.duration?.seconds,
        ]
        terminal.printStatus(json: object)
    }
}
