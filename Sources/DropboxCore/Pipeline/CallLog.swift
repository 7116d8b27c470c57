import Foundation

/// How much a line of the log matters.
public enum LogLevel: String, Sendable, Hashable, CaseIterable {
    /// Something failed.
    case error
    /// Something happened that an operator wants to know.
    case info
    /// One line for each call.
    case debug
}

/// Takes a line of the log. It may be called from any thread, from several at once, and should return quickly.
public typealias LoggingClosure = @Sendable (LogLevel, String) -> Void

/// Where the stages of the pipeline write to. Lines name routes, statuses and times, never tokens, arguments or content.
package struct CallLog: Sendable {
    private let write: LoggingClosure?
    private let time: ClientClock

    init(_ write: LoggingClosure?, _ time: ClientClock) {
        self.write = write
        self.time = time
    }

    /// The time now, for `seconds(since:)`.
    var now: Duration { time.now() }

    /// The text is not made unless somebody reads it.
    func callAsFunction(_ level: LogLevel, _ text: @autoclosure () -> String) {
        write?(level, text())
    }

    /// The time since `start`, for people.
    func seconds(since start: Duration) -> String {
        Self.seconds(now - start)
    }

    /// A time for people: seconds with three digits.
    package static func seconds(_ duration: Duration) -> String {
        duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 3)))
    }
}
