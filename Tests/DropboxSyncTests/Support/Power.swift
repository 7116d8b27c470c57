import DropboxConcurrency

/// The simulated power supply of a device. It fails before a step on disk, and stays off until the next start.
final class Power: Sendable {
    private struct State {
        var stepsLeft: Int?
        var isOff = false
    }

    struct Lost: Error {}

    private let state = Locked(State())

    var isOff: Bool { state.withLock { $0.isOff } }

    /// Turns the power on. It fails after a number of steps on disk; never if the number is `nil`.
    func fail(afterSteps count: Int?) { state.withLock { $0 = State(stepsLeft: count) } }

    /// - Throws: `Lost` if the power is off.
    func check() throws {
        let isOff = state.withLock { state in
            if let left = state.stepsLeft { state.stepsLeft = left - 1 }
            if state.stepsLeft == -1 { state.isOff = true }
            return state.isOff
        }
        if isOff { throw Lost() }
    }
}
