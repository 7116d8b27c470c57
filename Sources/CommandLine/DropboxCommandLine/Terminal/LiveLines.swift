import DropboxConcurrency

/// The lines at the end of a terminal that are redrawn. Other lines are printed above them.
final class LiveLines: Sendable {
    enum Kind: Int, CaseIterable, Sendable {
        /// The progress of a transfer.
        case progress
        /// What the client waits for.
        case wait
    }

    private struct State {
        var lines: [Kind: String] = [:]
        /// The number of lines on the terminal.
        var height = 0

        /// The text that removes the lines from the terminal.
        mutating func erase() -> String {
            defer { height = 0 }
            return height > 1 ? "\r\u{1B}[\(height - 1)A\u{1B}[J" : height == 1 ? "\r\u{1B}[K" : ""
        }

        /// The text that draws the lines.
        mutating func draw() -> String {
            let texts = Kind.allCases.compactMap { lines[$0] }
            height = texts.count
            return texts.joined(separator: "\n")
        }
    }

    private let state = Locked(State())

    /// Replaces a line, or removes it.
    ///
    /// - Parameters:
    ///   - write: Writes text to the terminal. The lock is held meanwhile, because an old line must not overwrite a newer
    ///     one.
    func set(_ kind: Kind, to line: String?, _ write: (String) -> Void) {
        state.withLock { state in
            guard line != nil || state.lines[kind] != nil else { return }
            state.lines[kind] = line
            write(state.erase() + state.draw())
        }
    }

    /// Removes a line, and prints it above the others.
    func keep(_ kind: Kind, _ write: (String) -> Void) {
        state.withLock { state in
            guard let line = state.lines.removeValue(forKey: kind) else { return }
            write(state.erase() + line + "\n" + state.draw())
        }
    }

    /// Prints something above the lines.
    func printAbove(_ write: (String) -> Void, _ print: () -> Void) {
        state.withLock { state in
            guard state.height > 0 else { return print() }
            write(state.erase())
            print()
            write(state.draw())
        }
    }
}
