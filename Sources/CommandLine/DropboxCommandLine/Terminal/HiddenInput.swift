import Foundation

/// Standard input as a terminal that doesn't show what the user types.
///
/// A terminal keeps its settings when a program stops or ends. So the handlers of the signals that do that let it show the
/// input again first, for the shell, and a program that continues hides the input again.
enum HiddenInput {
    private static let handlers: [(number: Int32, handler: @convention(c) (Int32) -> Void)] = [
        (SIGTSTP, stop), (SIGCONT, resume), (SIGHUP, end), (SIGQUIT, end),
    ]

    /// Hides the input until ``show()``.
    ///
    /// - Parameter prompt: The text that is printed when the process continues after a stop.
    /// - Returns: `false` if standard input is no terminal.
    static func hide(_ prompt: String) -> Bool {
        var shown = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &shown) == 0 else { return false }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: prompt.utf8.count)
        _ = text.initialize(from: prompt.utf8)
        hiddenInput = HiddenInputState(shown: shown, hidden: hidden, prompt: text)
        for (number, handler) in handlers { ProcessSignals.setAction(of: number, handler) }
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        return true
    }

    /// Shows the input again.
    static func show() {
        guard var state = hiddenInput else { return }
        // A signal that arrives before its action is the default one may hide the input again.
        tcsetattr(STDIN_FILENO, TCSANOW, &state.shown)
        for (number, _) in handlers { ProcessSignals.setAction(of: number, SIG_DFL) }
        tcsetattr(STDIN_FILENO, TCSANOW, &state.shown)
        // A handler that runs in another thread may still read the prompt, which is therefore never deallocated.
        hiddenInput = nil
    }
}

/// What the handlers use. They can run at any time, so they neither allocate memory nor take a lock.
private struct HiddenInputState {
    var shown: termios
    var hidden: termios
    let prompt: UnsafeMutableBufferPointer<UInt8>
}

// nonisolated(unsafe) because a process asks for one secret at a time, and sets this before it installs the handlers.
private nonisolated(unsafe) var hiddenInput: HiddenInputState?

/// Whether the process may change the terminal. In the background, the terminal belongs to another program.
private var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

private func showInput() {
    guard var state = hiddenInput, isInForeground else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &state.shown)
}

private func hideInput() -> Bool {
    guard var state = hiddenInput, isInForeground else { return false }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &state.hidden)
    return true
}

private func stop(_ number: Int32) {
    let code = errno
    showInput()
    ProcessSignals.performDefaultAction(of: number)
    // The process continues here, or the system didn't stop it because no shell would continue it.
    signal(number, stop)
    _ = hideInput()
    errno = code
}

private func resume(_ number: Int32) {
    let code = errno
    if hideInput(), let prompt = hiddenInput?.prompt { _ = write(STDERR_FILENO, prompt.baseAddress, prompt.count) }
    errno = code
}

private func end(_ number: Int32) {
    showInput()
    ProcessSignals.performDefaultAction(of: number)
}
