import Foundation

/// The actions of the signals of this process.
enum ProcessSignals {
    /// Sets the actions that all programs need, at their start.
    static func prepare() {
        // If the reader closes the pipe (`dbx … | head`), the write fails instead of killing the process.
        signal(SIGPIPE, SIG_IGN)
        // The runtime of Swift takes Control-\ for a crash: it prints a report, asks what to do, and lets the program go on.
        setAction(of: SIGQUIT, SIG_DFL)
    }

    /// Sets the action of a signal, unless the process was started to ignore it, for example by `nohup`.
    static func setAction(of number: Int32, _ action: (@convention(c) (Int32) -> Void)?) {
        let ignoring = unsafeBitCast(SIG_IGN, to: Int.self)
        if unsafeBitCast(signal(number, action), to: Int.self) == ignoring { signal(number, SIG_IGN) }
    }

    /// Lets a signal have its default action, also in a handler of it. A handler can call this.
    static func performDefaultAction(of number: Int32) {
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
