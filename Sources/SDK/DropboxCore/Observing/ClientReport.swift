import DropboxConcurrency
import Foundation

/// What a client knows about its latest calls, its settings, and its environment, for a request to support.
///
///     try await client.report().write(to: file)
///
/// A report contains no tokens and secrets, no arguments, paths, and content of the user, and of the headers only the IDs by
/// which Dropbox identifies requests.
public struct ClientReport: Sendable {
    /// A fact about the client or its environment.
    public struct Fact: Sendable {
        /// The name, such as `SDK`.
        public var name: String
        /// The value, such as `swift-dropbox 1.0.0`.
        public var value: String

        /// Creates a fact.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The result of a check.
    public struct Check: Sendable {
        /// The outcomes of checks.
        public enum Outcome: String, Sendable, CaseIterable {
            /// Nothing is wrong.
            case ok
            /// Something has to be fixed.
            case problem
            /// The check isn't possible.
            case skipped
        }

        /// The subject of the check, such as `clock`.
        public var name: String
        /// The outcome.
        public var outcome: Outcome
        /// What was found.
        public var detail: String
        /// One sentence about what to fix, for a problem.
        public var remedy: String?

        /// Creates the result of a check.
        ///
        /// - Parameters:
        ///   - name: The subject of the check.
        ///   - outcome: The outcome.
        ///   - detail: What was found.
        ///   - remedy: One sentence about what to fix. The default is `nil`.
        public init(_ name: String, _ outcome: Outcome, _ detail: String, remedy: String? = nil) {
            self.name = name
            self.outcome = outcome
            self.detail = detail
            self.remedy = remedy
        }
    }

    /// An attempt of a call.
    public struct Attempt: Sendable {
        /// The date at which it started, according to the clock of this device when the report was created.
        public var start: Date
        /// The route, such as `files/list_folder`.
        public var route: String
        /// The number of the attempt, starting at 1.
        public var number: Int
        /// The time before the attempt.
        public var queueing: Duration
        /// The time of the attempt.
        public var duration: Duration
        /// The delay before the next attempt, or `nil` if this was the last one.
        public var delay: Duration?
        /// The size of the request body in bytes, or `nil` if it's unknown.
        public var sentBytes: Int64?
        /// The size of the response body in bytes, or `nil` if it's unknown.
        public var receivedBytes: Int64?
        /// The HTTP status, or `nil` if there was no response.
        public var status: Int?
        /// The ID by which Dropbox identifies the request, or `nil` if the response isn't from Dropbox.
        public var requestID: String?
        /// The name of the verdict, such as `clientWide`, or `nil` if the attempt succeeded.
        public var verdict: String?
        /// What went wrong and what to do about it, if the call failed.
        public var explanation: String?
    }

    /// The date of the report, according to the clock of this device.
    public var date: Date

    /// What the client knows about itself and its environment.
    public var facts: [Fact]

    /// The checks. Those of a client require no requests; add others, such as those of your app.
    public var checks: [Check]

    /// The latest attempts of calls, the oldest first, at most 500. Clients that share everything but their options share
    /// them, too.
    public var attempts: [Attempt]

    /// The time by which the clock of this device is ahead of the server's, or `nil` if no response had a date. It's negative
    /// if the clock is behind. It's exact to a few seconds.
    public var clockSkew: Duration?

    /// The number of requests and transfers in progress.
    public var requestsInProgress: Int

    /// A Boolean value that indicates whether a check found a problem.
    public var hasProblems: Bool { checks.contains { $0.outcome == .problem } }

    /// Writes the report as text, readable only for the user. Replaces the file atomically if it exists.
    ///
    /// - Parameter file: The URL of the file. Its directory is created if it doesn't exist.
    /// - Throws: An error that names the file and the reason, for example if it's a directory or the disk is full.
    public func write(to file: URL) async throws {
        let text = description
        try await BlockingIO.disk.run { () throws(FileError) in
            try DurableFile(file).replace(with: Data(text.utf8))
        }
    }
}

// MARK: - Text

extension ClientReport: CustomStringConvertible {
    /// The report as text: checks, facts, and attempts.
    public var description: String {
        var lines = ["Dropbox client report of \(Self.text(date))", "", "Checks"]
        for check in checks { lines += check.lines.map { "  " + $0 } }
        lines += ["", "Client"] + facts.map { "  \($0.name): \($0.value)" }
        lines += ["  requests in progress: \(requestsInProgress)"]
        lines += ["", "The last \(attempts.count) attempts of calls, the oldest first"]
        for attempt in attempts { lines += attempt.lines.map { "  " + $0 } }
        return lines.map(\.withoutControlCharacters).joined(separator: "\n") + "\n"
    }

    /// Formats a date. Foundation traps on dates after the year 9999, which a clock can show.
    fileprivate static func text(_ date: Date) -> String {
        let seconds = date.timeIntervalSince1970
        guard (0..<253_402_300_800).contains(seconds) else { return "\(seconds) s after 1970" }
        return date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true)) + "Z"
    }
}

extension ClientReport.Check {
    /// The result in one line, and the remedy in another.
    package var lines: [String] {
        let start = outcome.rawValue.padded(to: 9) + name.padded(to: 16)
        return [start + detail] + (remedy.map { [String(repeating: " ", count: 9) + "to fix: " + $0] } ?? [])
    }
}

extension ClientReport.Attempt {
    fileprivate var lines: [String] {
        let outcome = status.map { "status \($0)" } ?? "no response"
        let parts: [String?] = [
            ClientReport.text(start), "\(route), attempt \(number)", "\(outcome) in \(CallLog.seconds(duration))",
            queueing >= .milliseconds(1) ? "queued \(CallLog.seconds(queueing))" : nil, sentBytes.map { "sent \($0)" },
            receivedBytes.map { "received \($0)" }, requestID.map { "request \($0)" }, verdict,
            delay.map { "next in \(CallLog.seconds($0))" },
        ]
        let line = parts.compactMap(\.self).joined(separator: ", ")
        return [line] + (explanation.map { ["    " + $0] } ?? [])
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }

    /// The text on one line. Request IDs and messages come from servers.
    fileprivate var withoutControlCharacters: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    }
}
