import DropboxCore
import Foundation
import DropboxConcurrency

/// Shows what a client waits for: on a terminal one line that counts down, elsewhere a line for each new reason.
final class WaitingLine: Sendable {
    private struct State {
        /// What the client waits for, in the order in which the waits began, and when each of them ends.
        var waits: [(wait: ClientWait, end: ContinuousClock.Instant?)] = []
        var clock: Task<Void, Never>?
        var isDrawn = false
        var isEnded = false

        /// The wait that takes longest is the one that counts.
        var shown: (wait: ClientWait, end: ContinuousClock.Instant?)? {
            waits.max { ($0.end ?? .now, $0.wait.id) < ($1.end ?? .now, $1.wait.id) }
        }
    }

    private let terminal: Terminal
    private let state = Locked(State())

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Takes an event of a client.
    func show(_ event: WaitingEvent) {
        switch event {
        case .began(let wait): begin(wait)
        case .ended(let wait): end(wait)
        }
    }

    /// Shows nothing any more, and takes the line away.
    func end() {
        let clock = state.withLock { state in
            state.isEnded = true
            state.waits = []
            defer { state.clock = nil }
            return state.clock
        }
        clock?.cancel()
        draw()
    }

    private func begin(_ wait: ClientWait) {
        let isNews = state.withLock { state in
            if state.isEnded { return false }
            defer { state.waits.append((wait, wait.duration.map { .now + $0 })) }
            return !state.waits.contains { $0.wait.reason == wait.reason }
        }
        if terminal.isJSON || !terminal.isInteractive {
            if isNews { tell(wait) }
            return
        }
        draw()
        state.withLock { state in
            guard state.clock == nil, !state.isEnded else { return }
            state.clock = Task { [weak self] in
                // Only cancellation ends a sleep early, and that ends the clock as well.
                while !Task.isCancelled {
                    do { try await Task.sleep(for: .seconds(1)) } catch { return }
                    self?.draw()
                }
            }
        }
    }

    private func end(_ wait: ClientWait) {
        let clock = state.withLock { state -> Task<Void, Never>? in
            state.waits.removeAll { $0.wait.id == wait.id }
            guard state.waits.isEmpty else { return nil }
            defer { state.clock = nil }
            return state.clock
        }
        clock?.cancel()
        draw()
    }

    private func draw() {
        // Under the lock, so that an old line does not come after a newer one.
        state.withLock { state in
            if let (wait, end) = state.shown {
                terminal.redraw(wait.description(remaining: end.map { max(.zero, $0 - .now) }))
                state.isDrawn = true
            } else if state.isDrawn {
                terminal.redraw("")
                state.isDrawn = false
            }
        }
    }

    private func tell(_ wait: ClientWait) {
        guard terminal.isJSON else { return terminal.printStatus(wait.description) }
        do throws(CommandError) {
            terminal.printStatus(
                try terminal.json([
                    "waiting": "\(wait.reason)", "route": wait.route, "attempt": wait.attempt,
                    "seconds": wait.duration?.seconds,
                ]))
        } catch { terminal.printStatus(wait.description) }
    }
}
