/// What goes wrong.
enum FaultOperations {
    struct Switch: Sendable {
        let id: Int
        let isOn: Bool
    }

    static let list = AdminOperation<Void, [Faults.Status]>(
        "faults/list", "all faults, and how many calls they have met", isReading: true, read: { _ in () },
        write: { ["faults": .array($0.map(json))] }, run: { _, service in service.faults.all })

    static let add = AdminOperation<Fault, Int>(
        "faults/add", "adds a fault",
        example: ["effect": "rate_limit", "retry_after": 3, "route": "files/upload", "times": 2],
        read: { reader throws(JSONReadingError) in try Fault(&reader) }, write: { ["id": JSONValue($0)] },
        run: { fault, service in service.faults.add(fault) })

    static let turn = AdminOperation<Switch, Void>(
        "faults/turn", "switches a fault on or off", example: ["id": 1, "on": false],
        read: { reader throws(JSONReadingError) in
            Switch(id: try id(&reader), isOn: try reader.require(try reader.bool("on"), "on"))
        },
        run: { input, service in
            guard service.faults.setEnabled(input.id, isOn: input.isOn) else { throw missing(input.id) }
        })

    static let remove = AdminOperation<Int, Void>(
        "faults/remove", "takes a fault away", example: ["id": 1], read: id,
        run: { id, service in
            guard service.faults.remove(id) else { throw missing(id) }
        })

    static let clear = AdminOperation<Void, Void>(
        "faults/clear", "takes all faults away", read: { _ in () }, run: { _, service in service.faults.clear() })

    static let forms = [list.form, add.form, turn.form, remove.form, clear.form]

    @Sendable private static func id(_ reader: inout ObjectReader) throws(JSONReadingError) -> Int {
        try reader.require(try reader.integer("id", in: 1...Int(Int32.max)), "id")
    }

    private static func missing(_ id: Int) -> AdminError { AdminError(description: "there is no fault \(id)") }

    private static func json(_ status: Faults.Status) -> JSONValue {
        var fields = status.fault.json
        fields["id"] = JSONValue(status.id)
        fields["on"] = .bool(status.isEnabled)
        fields["met"] = JSONValue(status.hitCount)
        fields["used_up"] = .bool(status.isExhausted)
        return .object(fields)
    }
}
