import DropboxConcurrency
import DropboxCore

extension DropboxClientsManager {
    /// Takes the lines of the log: those of the manager, and those of clients that it makes, unless their configuration
    /// has a log of its own. `nil` by default: nothing is written. Tokens are never in it.
    public static var loggingClosure: LoggingClosure? {
        get { state.withLock { $0.log } }
        set { state.change { $0.log = newValue } }
    }

    /// Writes a line to the log.
    public static func log(_ level: LogLevel, _ message: String) {
        loggingClosure?(level, message)
    }

    /// Writes a line about a background session to the log, at the level that is usual for such lines.
    public static func logBackgroundSession(_ message: String) {
        log(LogHelper.backgroundSessionLogLevel, message)
    }

    /// Writes a line about a background session to the log.
    public static func logBackgroundSession(_ level: LogLevel, _ message: String) {
        log(level, message)
    }
}
