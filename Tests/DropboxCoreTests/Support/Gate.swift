import DropboxConcurrency

/// A gate at which tasks wait until it's opened.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var open: [@Sendable () -> Void] = []
    }

    private let state = Locked(State())

    func pass() async throws {
        try await CancellableContinuation<Void>().value { completion in
            let (isOpen, observers) = state.withLock { state in
                state.arrivals += 1
                if !state.isOpen { state.open.append { completion(()) } }
                let ready = state.observers.filter { $0.count <= state.arrivals }
                state.observers.removeAll { $0.count <= state.arrivals }
                return (state.isOpen, ready.map(\.continuation))
            }
            for observer in observers { observer.resume() }
            if isOpen { completion(()) }
        }
    }

    /// Waits until `count` tasks have arrived.
    func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let hasArrived = state.withLock { state in
                if state.arrivals < count { state.observers.append((count, continuation)) }
                return state.arrivals >= count
            }
            if hasArrived { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.open = [] }
            return state.open
        }
        for completion in waiting { completion() }
    }
}
