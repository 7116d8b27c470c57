import Foundation

/// The log of calls.
enum CallOperations {
    struct Page: Sendable {
        /// The number of the last call that is known already.
        let after: Int
        let limit: Int
    }

    static let list = AdminOperation<Page, [CallRecord]>(
        "calls/list", "the latest calls, oldest first; only those after a number, if there is one",
        example: ["after": 0, "limit": 10], isReading: true,
        read: { reader throws(JSONReadingError) in
            Page(
                after: try reader.integer("after", in: 0...Int(Int32.max)) ?? 0,
                limit: try reader.integer("limit", in: 1...100_000) ?? 200)
        },
        write: { ["calls": .array($0.map(json))] },
        run: { page, service in service.calls.all.filter { $0.id > page.after }.suffix(page.limit) })

    static let clear = AdminOperation<Void, Void>(
        "calls/clear", "forgets all calls", read: { _ in () }, run: { _, service in service.calls.clear() })

    /// The only one that waits.
    private static let wait = AdminForm(
        name: "calls/wait",
        summary: "waits for an answered call that fits; null when the time is over",
        example: ["route": "files/upload", "status": 200, "after": 0, "timeout_seconds": 1], isReading: true
    ) { json, service in
        let (fits, timeout) = try ObjectReader.read(json) { reader throws(JSONReadingError) in
            let route = try reader.string("route")
            let account = try reader.string("account")
            let status = try reader.integer("status", in: 0...599)
            let after = try reader.integer("after", in: 0...Int(Int32.max)) ?? 0
            let timeout = try reader.number("timeout_seconds", in: 0...3600) ?? 30
            let fits: @Sendable (CallRecord) -> Bool = { call in
                call.id > after && route.map { $0 == call.route } ?? true
                    && account.map { $0 == call.account } ?? true && status.map { $0 == call.status } ?? true
            }
            return (fits, timeout)
        }
        let call = await withTaskGroup(of: CallRecord?.self) { group in
            group.addTask { await service.calls.waitForCall(where: fits) }
            group.addTask {
                // Cancellation ends the sleep early, which is all that it is meant to do.
                do { try await Task.sleep(for: .seconds(timeout)) } catch { return nil }
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
        return ["call": call.map(CallOperations.json) ?? .null]
    }

    static let forms = [list.form, wait, clear.form]

    private static func json(_ call: CallRecord) -> JSONValue {
        var fields: [String: JSONValue] = [
            "id": JSONValue(call.id), "time": JSONValue(call.time), "method": .string(call.method),
            "target": .string(call.target), "route": .string(call.route), "account": JSONValue(call.account),
            "faults": JSONValue(call.faults), "argument": JSONValue(call.argument),
            "request": json(call.request),
        ]
        fields["status"] = call.status.map { JSONValue($0) }
        fields["answer"] = call.response.map(json)
        fields["milliseconds"] = call.duration.map { .number(($0 * 1e6).rounded() / 1000) }
        return .object(fields)
    }

    private static func json(_ message: CallRecord.Message) -> JSONValue {
        var fields: [String: JSONValue] = [
            "headers": .array(message.headers.map { ["name": .string($0.name), "value": .string($0.value)] }),
            "text": JSONValue(message.text),
        ]
        fields["size"] = message.size.map { JSONValue($0) }
        return .object(fields)
    }
}
