/// How much the lines of the log matter that concern background sessions.
public enum LogHelper: Sendable {
    /// The level of lines about background sessions that say no other.
    public static let backgroundSessionLogLevel: LogLevel = .info
}
