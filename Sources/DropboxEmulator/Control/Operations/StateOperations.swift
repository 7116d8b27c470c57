import DropboxConcurrency
import Foundation

/// The emulator as a whole: its time, its jobs.
enum StateOperations {
    static let time = AdminOperation<Void, Date>(
        "clock/get", "the time that the emulator believes in", isReading: true, read: { _ in () },
        write: { ["now": JSONValue($0)] },
        run: { _, service in service.clock.now })

    static let advance = AdminOperation<Duration, Date>(
        "clock/advance", "moves the clock, forward or back", example: ["seconds": 3600],
        read: { reader throws(JSONReadingError) in
            try reader.require(try reader.seconds("seconds", from: -1e10), "seconds")
        },
        write: { ["now": JSONValue($0)] },
        run: { duration, service in
            service.clock.advance(by: duration)
            return service.clock.now
        })

    static let set = AdminOperation<Date, Date>(
        "clock/set", "sets the clock, which runs on from there", example: ["now": "2030-01-01T00:00:00Z"],
        read: { reader throws(JSONReadingError) in try reader.require(try reader.date("now"), "now") },
        write: { ["now": JSONValue($0)] },
        run: { date, service in
            service.clock.advance(by: .seconds(date.timeIntervalSince(service.clock.now)))
            return service.clock.now
        })

    static let setPollsBeforeCompletion = AdminOperation<Int, Void>(
        "jobs/set_polls", "how often the check of a job that begins from now on answers that it is in progress",
        example: ["polls": 3],
        read: { reader throws(JSONReadingError) in
            try reader.require(try reader.integer("polls", in: 0...1_000_000), "polls")
        },
        run: { polls, service in service.store.jobPolls.withLock { $0 = polls } })

    static let routes = AdminOperation<Void, [RouteCoverage]>(
        "routes/list", "all routes of the API, and how faithfully each is answered", isReading: true, read: { _ in () },
        write: { ["routes": .array($0.map(json))] }, run: { _, _ in DropboxEmulator.coverage })

    static let forms = [routes.form, time.form, advance.form, set.form, setPollsBeforeCompletion.form]

    private static func json(_ coverage: RouteCoverage) -> JSONValue {
        switch coverage.level {
        case .faithful: ["route": .string(coverage.route), "level": "faithful"]
        case .simplified(let words):
            ["route": .string(coverage.route), "level": "simplified", "in": .string(words)]
        case .unimplemented: ["route": .string(coverage.route), "level": "absent"]
        }
    }
}
