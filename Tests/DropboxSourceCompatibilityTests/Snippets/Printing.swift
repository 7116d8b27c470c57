import DropboxConcurrency

/// The output of the snippets. They call the `print` below, so that tests can check the values that handlers receive.
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

    /// Waits for a line with this text, and returns it. Returns the existing lines if the task is canceled.
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

// The same parameters as in the standard library, so that this function shadows it.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items.map { String(describing: $0) }.joined(separator: separator))
}
