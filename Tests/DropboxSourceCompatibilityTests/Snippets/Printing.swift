import DropboxConcurrency

/// What the snippets print. Their `print` is the one below, so that a test sees what a handler was given.
enum Printed {
    private struct State {
        var lines: [String] = []
        var readers: [AsyncStream<String>.Continuation] = []
    }

    private static let state = Locked(State())

    static func add(_ line: String) {
        let readers = state.withLock { state in
            state.lines.append(line)
            return state.readers
        }
        for reader in readers { reader.yield(line) }
    }

    /// The first line with this text in it, as soon as it is printed; what there is instead when the task is cancelled.
    static func line(with text: String) async -> String {
        let (lines, reader) = AsyncStream.makeStream(of: String.self)
        state.withLock { state in
            for line in state.lines { reader.yield(line) }
            state.readers.append(reader)
        }
        for await line in lines where line.contains(text) { return line }
        return state.withLock { "nothing but: " + $0.lines.joined(separator: "\n") }
    }

    static func clear() {
        state.withLock { $0 = State() }
    }
}

// The same parameters as those of the standard library, so that it stands in front of it.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items.map { String(describing: $0) }.joined(separator: separator))
}
