import Foundation

/// The severity of a log message.
public enum LogLevel: String, Sendable, Hashable, CaseIterable {
    /// A failure.
    case error
    /// An event that is relevant to operators.
    case info
    /// One message per request.
    case debug
}

/// Receives log messages. It may be called concurrently from any thread, and must return quickly: on Linux, the thread that
/// calls it can be the one that receives the responses of all clients.
public typealias LoggingClosure = @Sendable (LogLevel, String) -> Void

/// The log levels of background sessions.
public enum LogHelper: Sendable {
    /// The default level of messages about background sessions.
    public static let backgroundSessionLogLevel: LogLevel = .info
}

/// The log of the pipeline. Messages contain routes, statuses, and durations, but never tokens, arguments, or content.
package struct CallLog: Sendable {
    private let write: LoggingClosure?
    private let clock: ClientClock

    init(_ write: LoggingClosure?, _ clock: ClientClock) {
        self.write = write
        self.clock = clock
    }

    /// Whether messages are logged.
    var isEnabled: Bool { write != nil }

    /// The current time, for `seconds(since:)`.
    var now: Duration { clock.now() }

    /// Logs a message. The message is evaluated only if logging is enabled.
    func callAsFunction(_ level: LogLevel, _ message: @autoclosure () -> String) {
        write?(level, message())
    }

    /// Formats the time since `start`.
    func seconds(since start: Duration) -> String {
        Self.seconds(now - start)
    }

    /// Formats a duration in seconds with three decimal places, such as `0.123s`, in each locale.
    // Foundation's format takes a third of the instructions of a call.
    package static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = max(duration, .zero).components
        // A part of a millisecond is rounded to the nearest one.
        let milliseconds = (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000
        let digits = String(1_000 + milliseconds % 1_000).dropFirst()
        return "\(seconds &+ milliseconds / 1_000).\(digits)s"
    }
}
