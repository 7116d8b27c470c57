import DropboxConcurrency

/// Turns "so many bytes of this file are there" into steps of a phase; late or repeated reports add nothing.
final class ByteProgress: Sendable {
    private let phase: Phase
    private let done = Locked<Int64>(0)

    init(_ phase: Phase) { self.phase = phase }

    func reached(_ bytes: Int64) {
        let step = done.withLock { done -> Int64 in
            let step = max(0, bytes - done)
            done += step
            return step
        }
        if step > 0 { phase.advance(bytes: step) }
    }
}
