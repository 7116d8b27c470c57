import Foundation

/// The admin operations on the call log.
enum CallOperations {
    struct Page: Sendable {
        /// The id of the last call that the client knows already.
        let after: Int
        let limit: Int

        init(_ reader: inout ObjectReader) throws(JSONReadingError) {
            after = try reader.integer("after", in: 0...Int(Int32.max)) ?? 0
            limit = try reader.integer("limit", in: 1...100_000) ?? 200
        }
    }

    static let list = AdminOperation<Page, [DropboxEmulator.CallRecord]>(
        "calls/list", "the latest calls, oldest first, optionally only those after an id",
        example: ["after": 0, "limit": 10], isReading: true,
        read: { reader throws(JSONReadingError) in try Page(&reader) },
        write: { ["calls": .array($0.map(json))] },
        run: { page, service in service.calls.all.filter { $0.id > page.after }.suffix(page.limit) })

    static let clear = AdminOperation<Void, Void>(
        "calls/clear", "removes all calls from the log", read: { _ in () },
        run: { _, service in service.calls.removeAll() })

    private static let wait = AnyAdminOperation(
        name: "calls/wait",
        summary: "waits for a completed call that matches; null after the timeout",
        example: ["route": "files/upload", "status": 200, "after": 0, "timeout_seconds": 1], isReading: true
    ) { json, service in
        let (isMatch, timeout) = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            let conditions = try DropboxEmulator.CallExpectation(conditions: &reader)
            let filter = try reader.filter(conditions)
            let after = try reader.integer("after", in: 0...Int(Int32.max)) ?? 0
            let timeout = try reader.number("timeout_seconds", in: 0...3600) ?? 30
            let isMatch: @Sendable (DropboxEmulator.CallRecord) -> Bool = { call in
                call.id > after && conditions.status.map { $0 == call.status } ?? true && filter.matches(call) == true
            }
            return (isMatch, timeout)
        }
        let call = await result(within: timeout) { await service.calls.waitForResponse(where: isMatch) }
        return ["call": call.map(CallOperations.json) ?? .null]
    }

    static let expect = AdminOperation<Expectations, ExpectationResults>(
        "calls/expect", "checks how many calls satisfy conditions; 409 with the difference",
        example: ["route": "files/upload", "status": 200, "min": 1],
        read: { reader throws(JSONReadingError) in try Expectations(&reader) },
        write: { .object($0.json) },
        run: { input, service in
            let provisioner = Provisioner(store: service.store)
            let results = try input.all.map { expectation in
                // No call of an account that doesn't exist is expected by mistake.
                if let account = expectation.account { _ = try provisioner.account(named: account) }
                let (count, mismatch) = try service.calls.check(expectation)
                return ExpectationResults.Result(
                    name: expectation.name ?? expectation.summary, count: count, failure: mismatch?.description)
            }
            let report = ExpectationResults(results: results, isJUnit: input.isJUnit)
            if results.contains(where: { $0.failure != nil }) { throw report }
            return report
        })

    private static let swiftTest = AnyAdminOperation(
        name: "calls/swift_test", summary: "a test in Swift that repeats the logged calls",
        example: ["name": "recordedCalls", "first": 1], isReading: true
    ) { json, service in
        let (name, numbers) = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            let name = try reader.string("name") ?? "recordedCalls"
            let first = try reader.integer("first", in: 0...Int(Int32.max)) ?? 0
            let last = try reader.integer("last", in: first...Int(Int32.max)) ?? Int(Int32.max)
            return (name, first...last)
        }
        return ["swift": .string(try await service.swiftTest(named: name, calls: numbers))]
    }

    static let operations = [list.erased, wait, expect.erased, swiftTest, clear.erased]

    /// Returns the result of `work`, or `nil` if it takes longer than a number of seconds of real time.
    static func result<Result: Sendable>(
        within timeout: TimeInterval, of work: @escaping @Sendable () async -> Result?
    ) async -> Result? {
        await withTaskGroup(of: Result?.self) { group in
            group.addTask { await work() }
            group.addTask {
                // Cancellation ends the sleep early, as intended.
                do { try await Task.sleep(for: .seconds(timeout)) } catch { return nil }
                return nil
            }
            let result = await group.next() ?? nil
            group.cancelAll()
            return result
        }
    }

    private static func json(_ call: DropboxEmulator.CallRecord) -> JSONValue {
        var fields: [String: JSONValue] = [
            "id": JSONValue(call.id), "time": JSONValue(call.time), "method": .string(call.method),
            "target": .string(call.target), "route": .string(call.route), "account": JSONValue(call.account),
            "app": JSONValue(call.app), "aborted": .bool(call.isAborted), "faults": JSONValue(call.faults),
            "argument": JSONValue(call.argument),
            "request": json(call.request),
        ]
        fields["status"] = call.status.map { JSONValue($0) }
        fields["response"] = call.response.map(json)
        fields["milliseconds"] = call.duration.map { .number(($0 * 1e6).rounded() / 1000) }
        return .object(fields)
    }

    private static func json(_ message: DropboxEmulator.CallRecord.Message) -> JSONValue {
        var fields: [String: JSONValue] = [
            "headers": .array(message.headers.map { ["name": .string($0.name), "value": .string($0.value)] }),
            "text": JSONValue(message.text),
        ]
        fields["size"] = message.size.map { JSONValue($0) }
        return .object(fields)
    }
}

/// The input of `calls/expect`: one expectation, or several.
struct Expectations: Sendable {
    private enum Format: String, CaseIterable {
        case json
        case junit
    }

    let all: [DropboxEmulator.CallExpectation]
    let isJUnit: Bool

    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        isJUnit = try reader.choice("format", of: Format.self) == .junit
        let list = try reader.objects("expectations") { reader throws(JSONReadingError) in
            try DropboxEmulator.CallExpectation(&reader)
        }
        if let list { all = list } else { all = [try DropboxEmulator.CallExpectation(&reader)] }
    }
}

/// The results of `calls/expect`, which are an error if an expectation isn't satisfied.
struct ExpectationResults: AdminFailure {
    struct Result: Sendable {
        let name: String
        let count: Int
        let failure: String?
    }

    let results: [Result]
    let isJUnit: Bool

    var json: [String: JSONValue] {
        let failures = results.compactMap(\.failure)
        var fields: [String: JSONValue] = [
            "expectations": .array(
                results.map {
                    ["name": .string($0.name), "ok": .bool($0.failure == nil), "count": JSONValue($0.count)]
                }
            )
        ]
        if !failures.isEmpty { fields["error"] = .string(failures.joined(separator: "\n")) }
        if isJUnit { fields["junit"] = .string(JUnitReport.text(results.map { ($0.name, $0.failure) })) }
        return fields
    }
}

extension DropboxEmulator.CallExpectation {
    /// Reads the conditions without the number of calls.
    init(conditions reader: inout ObjectReader) throws(JSONReadingError) {
        self.init(
            try reader.string("route"), account: try reader.string("account"), path: try reader.string("path"),
            argument: try reader.json("argument"), status: try reader.integer("status", in: 0...599))
    }

    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        try self.init(conditions: &reader)
        name = try reader.string("name")
        let numbers = 0...Int(Int32.max)
        let exact = try reader.integer("count", in: numbers)
        let isNever = try reader.bool("never") ?? false
        let minimum = try reader.integer("min", in: numbers)
        let maximum = try reader.integer("max", in: numbers)
        guard [exact != nil, isNever, minimum != nil || maximum != nil].count(where: { $0 }) <= 1 else {
            throw JSONReadingError(
                path: reader.path, text: "\"count\", \"never\", and \"min\" with \"max\" can't be combined")
        }
        if let exact { count = exact...exact }
        if isNever { count = 0...0 }
        // A maximum alone also allows no call.
        if minimum != nil || maximum != nil {
            let (lowest, highest) = (minimum ?? 0, maximum ?? .max)
            guard lowest <= highest else { throw reader.error(at: "max", "\"max\" is less than \"min\"") }
            count = lowest...highest
        }
        // Report unknown keys first: a misspelled condition is missing here.
        try reader.finish()
        _ = try reader.filter(self)
    }
}

extension ObjectReader {
    /// Returns the checked conditions of an expectation.
    fileprivate func filter(
        _ expectation: DropboxEmulator.CallExpectation
    ) throws(JSONReadingError) -> CallFilter {
        do {
            return try CallFilter(expectation)
        } catch {
            throw self.error(at: error.key, error.text)
        }
    }
}
