import DropboxConcurrency
import Foundation

/// An operation of the admin API.
///
/// The Swift API and the paths under `/emulator/` run the same operations, so both have the same capabilities.
struct AdminOperation<Input: Sendable, Output: Sendable>: Sendable {
    let run: @Sendable (Input, Service) throws -> Output
    /// The type-erased operation for the HTTP API.
    let erased: AnyAdminOperation

    /// - Parameters:
    ///   - name: The path after `/emulator/`.
    ///   - summary: One line for the list of operations.
    ///   - example: An input that works on a fresh emulator.
    ///   - isReading: Whether the operation only reads, so that `GET` can run it, too.
    init(
        _ name: String, _ summary: String, example: JSONValue = [:], isReading: Bool = false,
        read: @escaping @Sendable (inout ObjectReader) throws(JSONReadingError) -> Input,
        write: @escaping @Sendable (Output) -> JSONValue,
        run: @escaping @Sendable (Input, Service) throws -> Output
    ) {
        self.run = run
        erased = AnyAdminOperation(name: name, summary: summary, example: example, isReading: isReading) {
            json, service in
            write(try run(try ObjectReader.read(json, read), service))
        }
    }
}

/// A type-erased operation.
struct AnyAdminOperation: Sendable {
    let name: String
    let summary: String
    let example: JSONValue
    let isReading: Bool
    let run: @Sendable (JSONValue, Service) async throws -> JSONValue
}

extension AdminOperation where Output == Void {
    init(
        _ name: String, _ summary: String, example: JSONValue = [:],
        read: @escaping @Sendable (inout ObjectReader) throws(JSONReadingError) -> Input,
        run: @escaping @Sendable (Input, Service) throws -> Void
    ) {
        self.init(name, summary, example: example, read: read, write: { _ in [:] }, run: run)
    }
}

extension ObjectReader {
    /// Reads a required string.
    mutating func requiredString(_ key: String) throws(JSONReadingError) -> String { try require(try string(key), key) }
}

/// All operations, in the order in which they are listed.
enum AdminOperations {
    static let all: [AnyAdminOperation] =
        StateOperations.operations + AccountOperations.operations + FileOperations.operations
        + FaultOperations.operations
        + CallOperations.operations + WebhookOperations.operations

    static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

/// The admin operations on the emulator itself: its clock, its jobs, and its routes.
enum StateOperations {
    static let clock = AdminOperation<Void, Date>(
        "clock/get", "the time of the emulator's clock", isReading: true, read: { _ in () },
        write: { ["now": JSONValue($0)] },
        run: { _, service in service.clock.now })

    static let advance = AdminOperation<Duration, Date>(
        "clock/advance", "moves the clock forward or backward", example: ["seconds": 3600],
        read: { reader throws(JSONReadingError) in
            try reader.require(try reader.seconds("seconds", from: -1e10), "seconds")
        },
        write: { ["now": JSONValue($0)] },
        run: { duration, service in
            service.clock.advance(by: duration)
            return service.clock.now
        })

    static let set = AdminOperation<Date, Date>(
        "clock/set", "sets the clock, which continues from the new time", example: ["now": "2030-01-01T00:00:00Z"],
        read: { reader throws(JSONReadingError) in try reader.require(try reader.date("now"), "now") },
        write: { ["now": JSONValue($0)] },
        run: { date, service in
            service.clock.advance(by: .seconds(date.timeIntervalSince(service.clock.now)))
            return service.clock.now
        })

    static let setPollsBeforeCompletion = AdminOperation<Int, Void>(
        "jobs/set_polls_before_completion", "sets how often new jobs report that they are in progress",
        example: ["polls": 3],
        read: { reader throws(JSONReadingError) in
            try reader.require(try reader.integer("polls", in: 0...1_000_000), "polls")
        },
        run: { polls, service in service.store.pollsBeforeCompletion.withLock { $0 = polls } })

    static let routes = AdminOperation<Void, [DropboxEmulator.RouteCoverage]>(
        "routes/list", "all routes of the API, with the fidelity of their implementation", isReading: true,
        read: { _ in () },
        write: { ["routes": .array($0.map(json))] }, run: { _, _ in DropboxEmulator.coverage })

    static let operations = [routes.erased, clock.erased, advance.erased, set.erased, setPollsBeforeCompletion.erased]

    private static func json(_ coverage: DropboxEmulator.RouteCoverage) -> JSONValue {
        switch coverage.level {
        case .faithful: ["route": .string(coverage.route), "level": "faithful"]
        case .simplified(let difference):
            ["route": .string(coverage.route), "level": "simplified", "in": .string(difference)]
        case .unimplemented: ["route": .string(coverage.route), "level": "unimplemented"]
        }
    }
}

/// The admin operations on faults.
enum FaultOperations {
    struct EnabledState: Sendable {
        let id: Int
        let isEnabled: Bool
    }

    static let list = AdminOperation<Void, [DropboxEmulator.FaultInjector.Status]>(
        "faults/list", "all faults, with the number of affected calls", isReading: true, read: { _ in () },
        write: { ["faults": .array($0.map(json))] }, run: { _, service in service.faults.all })

    static let add = AdminOperation<DropboxEmulator.Fault, Int>(
        "faults/add", "adds a fault",
        example: ["effect": "rate_limit", "retry_after": 3, "route": "files/upload", "times": 2],
        read: { reader throws(JSONReadingError) in try DropboxEmulator.Fault(&reader) },
        write: { ["id": JSONValue($0)] },
        run: { fault, service in service.faults.add(fault) })

    static let setEnabled = AdminOperation<EnabledState, Void>(
        "faults/set_enabled", "enables or disables a fault", example: ["id": 1, "enabled": false],
        read: { reader throws(JSONReadingError) in
            EnabledState(id: try id(&reader), isEnabled: try reader.require(try reader.bool("enabled"), "enabled"))
        },
        run: { input, service in
            guard service.faults.setEnabled(input.isEnabled, for: input.id) else { throw missing(input.id) }
        })

    static let remove = AdminOperation<Int, Void>(
        "faults/remove", "removes a fault", example: ["id": 1], read: id,
        run: { id, service in
            guard service.faults.remove(id) else { throw missing(id) }
        })

    static let clear = AdminOperation<Void, Void>(
        "faults/clear", "removes all faults", read: { _ in () }, run: { _, service in service.faults.removeAll() })

    static let operations = [list.erased, add.erased, setEnabled.erased, remove.erased, clear.erased]

    @Sendable private static func id(_ reader: inout ObjectReader) throws(JSONReadingError) -> Int {
        try reader.require(try reader.integer("id", in: 1...Int(Int32.max)), "id")
    }

    private static func missing(_ id: Int) -> DropboxEmulator.AdminError {
        DropboxEmulator.AdminError(description: "unknown fault \(id)")
    }

    private static func json(_ status: DropboxEmulator.FaultInjector.Status) -> JSONValue {
        var fields = status.fault.json
        fields["id"] = JSONValue(status.id)
        fields["enabled"] = .bool(status.isEnabled)
        fields["hit_count"] = JSONValue(status.hitCount)
        fields["exhausted"] = .bool(status.isExhausted)
        return .object(fields)
    }
}

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
            let route = try reader.string("route")
            let account = try reader.string("account")
            let status = try reader.integer("status", in: 0...599)
            let after = try reader.integer("after", in: 0...Int(Int32.max)) ?? 0
            let timeout = try reader.number("timeout_seconds", in: 0...3600) ?? 30
            let isMatch: @Sendable (DropboxEmulator.CallRecord) -> Bool = { call in
                call.id > after && route.map { $0 == call.route } ?? true
                    && account.map { $0 == call.account } ?? true && status.map { $0 == call.status } ?? true
            }
            return (isMatch, timeout)
        }
        let call = await result(within: timeout) { await service.calls.waitForResponse(where: isMatch) }
        return ["call": call.map(CallOperations.json) ?? .null]
    }

    static let operations = [list.erased, wait, clear.erased]

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
            "faults": JSONValue(call.faults), "argument": JSONValue(call.argument),
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
