import Foundation

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
        run: { polls, service in service.store.limits.pollsBeforeCompletion = polls })

    static let limits = AdminOperation<Void, DropboxEmulator.Limits>(
        "limits/get", "the limits of the service", isReading: true, read: { _ in () }, write: { $0.json },
        run: { _, service in service.store.limits })

    /// An operation that reads its input into the current limits.
    private static let setLimits = AnyAdminOperation(
        name: "limits/set", summary: "changes limits of the service, and lists all",
        example: ["page_size": 10, "calls_per_window": 100], isReading: false
    ) { json, service in
        let limits = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            var limits = service.store.limits
            try limits.change(&reader)
            return limits
        }
        service.store.limits = limits
        return service.store.limits.json
    }

    static let routes = AdminOperation<Void, [DropboxEmulator.RouteCoverage]>(
        "routes/list", "all routes of the API, with the fidelity of their implementation", isReading: true,
        read: { _ in () },
        write: { ["routes": .array($0.map(json))] }, run: { _, _ in DropboxEmulator.coverage })

    static let scopes = AdminOperation<Void, [DropboxEmulator.ScopeUsage]>(
        "scopes/list", "the scopes that the calls of each app needed, and those that it was granted in vain",
        isReading: true, read: { _ in () }, write: { ["apps": .array($0.map(json))] },
        run: { _, service in try service.scopes.usage(service.store) })

    private static func json(_ usage: DropboxEmulator.ScopeUsage) -> JSONValue {
        [
            "app": .string(usage.app), "name": .string(usage.name), "used": JSONValue(usage.used),
            "unused": JSONValue(usage.unused),
        ]
    }

    // MARK: The whole state

    static let reset = AdminOperation<Void, Void>(
        "reset", "returns everything to the first start: accounts, files, the clock, faults, and the call log",
        read: { _ in () }, run: { _, service in try service.state.reset() })

    static let snapshots = AdminOperation<String?, [EmulatorState.NamedSnapshot]>(
        "snapshots", "takes a snapshot of the state under a name, and lists all; without a name, only lists them",
        example: ["name": "seeded"], isReading: true,
        read: { reader throws(JSONReadingError) in try reader.string("name") },
        write: { ["snapshots": .array($0.map { ["name": .string($0.name), "taken": JSONValue($0.taken)] })] },
        run: { name, service in
            if let name { try service.state.takeSnapshot(named: name) }
            return service.state.snapshots
        })

    static let restore = AdminOperation<String, Void>(
        "snapshots/restore", "replaces the state with a snapshot", example: ["name": "seeded"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("name") },
        run: { name, service in try service.state.restoreSnapshot(named: name) })

    static let remove = AdminOperation<String, Void>(
        "snapshots/remove", "removes a snapshot", example: ["name": "seeded"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("name") },
        run: { name, service in try service.state.removeSnapshot(named: name) })

    static let save = AdminOperation<URL, Void>(
        "state/save", "saves the state to a file of the emulator's machine", example: ["file": "/tmp/state.dbx"],
        read: file,
        run: { file, service in
            try localOnly(service)
            try service.store.snapshot().save(to: file)
        })

    static let load = AdminOperation<URL, Void>(
        "state/load", "replaces the state with that of a file of the emulator's machine",
        example: ["file": "/tmp/state.dbx"], read: file,
        run: { file, service in
            try localOnly(service)
            try service.state.restore(DropboxEmulator.Snapshot(contentsOf: file))
        })

    @Sendable private static func file(_ reader: inout ObjectReader) throws(JSONReadingError) -> URL {
        URL(fileURLWithPath: try reader.requiredString("file"))
    }

    /// Other machines can't make the emulator read and write files of its own.
    private static func localOnly(_ service: Service) throws {
        guard service.allowsRemoteConnections else { return }
        throw DropboxEmulator.AdminError(description: "files aren't accessible while remote connections are allowed")
    }

    // MARK: Forks

    static let addFork = AnyAdminOperation(
        name: "forks/add", summary: "starts an emulator with a copy of the state on a port of its own",
        example: ["name": "test 1"], isReading: false
    ) { json, service in
        let name = try ObjectReader.read(json) { reader throws(JSONReadingError) in try reader.requiredString("name") }
        return Self.json(try await service.state.addFork(named: name))
    }

    static let listForks = AdminOperation<Void, [EmulatorState.NamedFork]>(
        "forks/list", "all forks that forks/add has started", isReading: true, read: { _ in () },
        write: { ["forks": .array($0.map(json))] }, run: { _, service in service.state.namedForks })

    static let removeFork = AnyAdminOperation(
        name: "forks/remove", summary: "stops a fork", example: ["name": "test 1"], isReading: false
    ) { json, service in
        let name = try ObjectReader.read(json) { reader throws(JSONReadingError) in try reader.requiredString("name") }
        try await service.state.removeFork(named: name)
        return [:]
    }

    private static func json(_ fork: EmulatorState.NamedFork) -> JSONValue {
        [
            "name": .string(fork.name), "url": .string(fork.emulator.url.absoluteString),
            "access_token": .string(fork.emulator.accessToken), "refresh_token": .string(fork.emulator.refreshToken),
        ]
    }

    static let operations = [
        reset.erased, snapshots.erased, restore.erased, remove.erased, save.erased, load.erased, addFork,
        listForks.erased,
        removeFork, routes.erased, clock.erased, advance.erased, set.erased, setPollsBeforeCompletion.erased,
        limits.erased, setLimits, scopes.erased,
    ]

    private static func json(_ coverage: DropboxEmulator.RouteCoverage) -> JSONValue {
        switch coverage.level {
        case .faithful: ["route": .string(coverage.route), "level": "faithful"]
        case .simplified(let difference):
            ["route": .string(coverage.route), "level": "simplified", "in": .string(difference)]
        case .unimplemented: ["route": .string(coverage.route), "level": "unimplemented"]
        }
    }
}
