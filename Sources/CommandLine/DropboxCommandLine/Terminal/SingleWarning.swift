import DropboxConcurrency

/// A warning that is printed only for its first cause.
final class SingleWarning: Sendable {
    private let terminal: Terminal
    private let isPrinted = Locked(false)

    init(_ terminal: Terminal) { self.terminal = terminal }

    func print(_ message: @autoclosure () -> String) {
        let isFirst = isPrinted.withLock { isPrinted in
            defer { isPrinted = true }
            return !isPrinted
        }
        if isFirst { terminal.warn(message()) }
    }
}
