import Foundation

extension DropboxEmulator {
    /// What a test expects of the calls in the log: how many of them satisfy some conditions.
    public struct CallExpectation: Sendable, Hashable {
        /// The name in messages and reports. The default is `nil`.
        public var name: String?
        /// The routes, such as `files/upload` or `files/*`. The default is `nil`, which means every call.
        public var route: String?
        /// The account of the caller: its email address, or the part before the @. The default is `nil`, which means
        /// every caller.
        public var account: String?
        /// A path in the argument, as in ``Fault/path``. The default is `nil`, which means every argument.
        public var path: String?
        /// JSON that the argument must contain, as in ``Fault/argument``. The default is `nil`, which means every argument.
        public var argument: String?
        /// The status of the response, or 0 if the connection was closed instead. The default is `nil`, which means every
        /// call, including calls in progress.
        public var status: Int?
        /// The allowed numbers of calls. The default is one or more.
        public var count: ClosedRange<Int>

        /// Creates an expectation.
        public init(
            _ route: String? = nil, account: String? = nil, path: String? = nil, argument: String? = nil,
            status: Int? = nil, count: ClosedRange<Int> = 1 ... .max
        ) {
            self.route = route
            self.account = account
            self.path = path
            self.argument = argument
            self.status = status
            self.count = count
        }
    }

    /// The difference between an expectation and the calls in the log.
    public struct CallMismatch: Error, Sendable, Hashable, CustomStringConvertible {
        /// The expectation.
        public let expectation: CallExpectation
        /// The calls that satisfy its conditions.
        public let calls: [CallRecord]
        /// The expectation, the number of calls, and a line for each call that is similar.
        public let description: String
    }
}

extension DropboxEmulator.CallLog {
    /// Checks how many of the logged calls satisfy some conditions.
    ///
    ///     try emulator.calls.expect("files/upload", path: "/notes/*", status: 200, count: 1)
    ///     try emulator.calls.expect("files/delete*", count: 0)
    ///
    /// - Throws: ``DropboxEmulator/CallMismatch`` if the number of calls isn't `count`, or
    ///   ``DropboxEmulator/AdminError`` if no call can satisfy the conditions, as with a misspelled route.
    public func expect(
        _ route: String? = nil, account: String? = nil, path: String? = nil, argument: String? = nil,
        status: Int? = nil, count: Int
    ) throws {
        try expect(
            DropboxEmulator.CallExpectation(
                route, account: account, path: path, argument: argument, status: status, count: count...max(count, 0)))
    }

    /// Checks whether the logged calls satisfy an expectation.
    ///
    /// If the log doesn't contain what decides, the expectation isn't satisfied: if older calls were removed from the full
    /// log, or if an argument is longer than the 4 KiB that the log stores of it.
    ///
    /// - Throws: ``DropboxEmulator/CallMismatch`` if the number of calls isn't among the expected ones, or
    ///   ``DropboxEmulator/AdminError`` if no call can satisfy the conditions, as with a misspelled route.
    public func expect(_ expectation: DropboxEmulator.CallExpectation) throws {
        if let mismatch = try check(expectation).mismatch { throw mismatch }
    }

    /// Returns the number of calls that satisfy an expectation, and the difference if it isn't the expected one.
    func check(
        _ expectation: DropboxEmulator.CallExpectation
    ) throws(DropboxEmulator.AdminError) -> (count: Int, mismatch: DropboxEmulator.CallMismatch?) {
        let filter: CallFilter
        do {
            filter = try CallFilter(expectation)
        } catch {
            throw error.adminError
        }
        let (calls, removedCount) = snapshot
        var (matching, unclear): ([DropboxEmulator.CallRecord], Int) = ([], removedCount)
        for call in calls where expectation.status.map({ $0 == call.status }) ?? true {
            switch filter.matches(call) {
            case true?: matching.append(call)
            case nil: unclear += 1
            case false?: break
            }
        }
        // Unclear calls may match or not.
        let maximum = matching.count.addingReportingOverflow(unclear)
        if expectation.count.contains(matching.count), maximum.partialValue <= expectation.count.upperBound {
            return (matching.count, nil)
        }
        let similar = matching.isEmpty ? calls.filter { filter.matchesRoute($0.route) } : matching
        let text = expectation.difference(
            matching.count, unclear, similar.isEmpty ? calls : similar, areMatching: !matching.isEmpty)
        return (matching.count, .init(expectation: expectation, calls: matching, description: text))
    }
}

extension CallFilter {
    init(_ expectation: DropboxEmulator.CallExpectation) throws(InvalidCondition) {
        guard expectation.count.lowerBound >= 0 else {
            throw InvalidCondition(key: "count", text: "expected a whole number from 0 on")
        }
        try self.init(
            route: expectation.route, account: expectation.account, path: expectation.path,
            argument: expectation.argument)
    }
}

extension DropboxEmulator.CallExpectation {
    /// The expected number of calls and their conditions, in words.
    var summary: String {
        let number =
            switch (count.lowerBound, count.upperBound) {
            case (0, 0): "no call"
            case (1, .max): "a call"
            case (let lowest, .max): "at least \(lowest) calls"
            case (0, let highest): "at most \(highest) calls"
            case (let lowest, let highest) where lowest == highest: lowest == 1 ? "1 call" : "\(lowest) calls"
            case (let lowest, let highest): "\(lowest) to \(highest) calls"
            }
        let conditions = [
            route.map { "of \($0)" }, account.map { "by \($0)" }, path.map { "with the path \($0)" },
            argument.map { "with the argument \($0)" }, status.map { "with the status \($0)" },
        ]
        return ([number] + conditions.compactMap { $0 }).joined(separator: " ")
    }

    /// Returns a message with the calls that are similar to the expected ones.
    fileprivate func difference(
        _ found: Int, _ unclear: Int, _ calls: [DropboxEmulator.CallRecord], areMatching: Bool
    ) -> String {
        let title = name.map { "\($0): " } ?? ""
        var lines = ["\(title)expected \(summary), found \(found)"]
        if unclear > 0 {
            lines.append(
                "  The log can't decide about \(unclear) calls: they were removed, or their arguments are too long.")
        }
        let shown = calls.suffix(20)
        if calls.isEmpty {
            lines.append("  The log has no calls.")
        } else if !areMatching {
            lines.append("  The calls were:")
        }
        if shown.count < calls.count { lines.append("  … \(calls.count - shown.count) more") }
        return (lines + shown.map { "  \($0.summary)" }).joined(separator: "\n")
    }
}

extension DropboxEmulator.CallRecord {
    /// The number, route, outcome, account, and argument of the call in one line.
    fileprivate var summary: String {
        let outcome = status.map { $0 == 0 ? "closed" : String($0) } ?? "in progress"
        return ["#\(id)", route, outcome, account, argument.map { String($0.prefix(200)) }].compactMap { $0 }
            .joined(separator: "  ")
    }
}

/// The results of expectations in the format of JUnit, which most systems for continuous integration read.
enum JUnitReport {
    static func text(_ results: [(name: String, failure: String?)]) -> String {
        let failures = results.count { $0.failure != nil }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<testsuite name="calls" tests="\#(results.count)" failures="\#(failures)">"#,
        ]
        for result in results {
            let start = #"  <testcase classname="calls" name="\#(HTML.escapedForXML(result.name))""#
            guard let failure = result.failure else {
                lines.append(start + "/>")
                continue
            }
            let title = failure.prefix { $0 != "\n" }
            lines.append(
                start + #"><failure message="\#(HTML.escapedForXML(title))">"#
                    + "\(HTML.escapedForXML(failure))</failure></testcase>")
        }
        return (lines + ["</testsuite>", ""]).joined(separator: "\n")
    }
}
