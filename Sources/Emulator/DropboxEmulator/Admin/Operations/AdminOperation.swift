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

/// An error of an operation whose response has more than a message. Its status is 409.
protocol AdminFailure: Error {
    var json: [String: JSONValue] { get }
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
        + CallOperations.operations

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
