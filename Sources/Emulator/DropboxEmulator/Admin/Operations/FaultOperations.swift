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
        run: { fault, service in try checkingInput { try service.faults.add(fault) } })

    static let setEnabled = AdminOperation<EnabledState, Void>(
        "faults/set_enabled", "enables or disables a fault", example: ["id": 1, "enabled": false],
        read: { reader throws(JSONReadingError) in
            EnabledState(id: try id(&reader), isEnabled: try reader.require(try reader.bool("enabled"), "enabled"))
        },
        run: { input, service in
            guard service.faults.setEnabled(input.isEnabled, for: input.id) else { throw missing(input.id) }
        })

    static let verify = AdminOperation<Void, Void>(
        "faults/verify", "checks that the calls met all enabled faults; 409 with those that they didn't",
        isReading: true, read: { _ in () }, write: { _ in [:] }, run: { _, service in try service.faults.verify() })

    static let remove = AdminOperation<Int, Void>(
        "faults/remove", "removes a fault", example: ["id": 1], read: id,
        run: { id, service in
            guard service.faults.remove(id) else { throw missing(id) }
        })

    static let clear = AdminOperation<Void, Void>(
        "faults/clear", "removes all faults", read: { _ in () }, run: { _, service in service.faults.removeAll() })

    static let load = AdminOperation<DropboxEmulator.Scenario, [Int]>(
        "scenarios/load", "replaces all faults, and the seed of their random decisions",
        example: [
            "name": "Flaky uploads", "seed": 42,
            "faults": [["effect": "server_error", "route": "files/upload", "probability": 0]],
        ],
        read: { reader throws(JSONReadingError) in try DropboxEmulator.Scenario(&reader) },
        write: { ["ids": .array($0.map { JSONValue($0) })] },
        run: { scenario, service in try checkingInput { try service.faults.load(scenario) } })

    static let scenario = AdminOperation<Void, DropboxEmulator.Scenario>(
        "scenarios/get", "the current faults as a scenario", isReading: true, read: { _ in () },
        write: { scenario in
            ["seed": JSONValue(scenario.seed), "faults": .array(scenario.faults.map { .object($0.json) })]
        }, run: { _, service in service.faults.scenario })

    static let operations = [
        list.erased, add.erased, setEnabled.erased, verify.erased, remove.erased, clear.erased, load.erased,
        scenario.erased,
    ]

    @Sendable private static func id(_ reader: inout ObjectReader) throws(JSONReadingError) -> Int {
        try reader.require(try reader.integer("id", in: 1...Int(Int32.max)), "id")
    }

    private static func missing(_ id: Int) -> DropboxEmulator.AdminError {
        DropboxEmulator.AdminError(description: "unknown fault \(id)")
    }

    fileprivate static func json(_ status: DropboxEmulator.FaultInjector.Status) -> JSONValue {
        var fields = status.fault.json
        fields["id"] = JSONValue(status.id)
        fields["enabled"] = .bool(status.isEnabled)
        fields["match_count"] = JSONValue(status.matchCount)
        fields["hit_count"] = JSONValue(status.hitCount)
        fields["exhausted"] = .bool(status.isExhausted)
        return .object(fields)
    }
}

extension DropboxEmulator.FaultVerificationError: AdminFailure {
    var json: [String: JSONValue] {
        [
            "error": .string(description), "faults": .array(faults.map(FaultOperations.json)),
            "webhook_faults": .array(webhookFaults.map(WebhookOperations.json)),
        ]
    }
}
