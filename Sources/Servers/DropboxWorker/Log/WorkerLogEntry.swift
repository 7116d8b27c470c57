import Foundation

/// Something that happened in a worker, for a log.
public struct WorkerLogEntry: Sendable, Hashable {
    /// How much an entry matters.
    public enum Level: String, Sendable, Hashable, CaseIterable, Comparable {
        /// The normal course of work, in detail.
        case debug
        /// The normal course of work.
        case info
        /// Something that a person may have to look at.
        case warning
        /// Something that a person has to look at.
        case error

        public static func < (left: Level, right: Level) -> Bool {
            let order = allCases
            return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
        }
    }

    /// How much the entry matters.
    public let level: Level
    /// What happened, such as `webhook refused`. The same thing always has the same text.
    public let event: String
    /// The details, such as `namespace` and `error`. They never contain a token or a secret.
    public let fields: [String: String]

    /// Creates an entry.
    public init(_ level: Level, _ event: String, _ fields: [String: String] = [:]) {
        self.level = level
        self.event = event
        self.fields = fields
    }
}

/// A closure that receives the entries of a log, on any thread. It must return soon.
public typealias WorkerLogHandler = @Sendable (WorkerLogEntry) -> Void
