import DropboxHTTPServer
import Foundation

/// A logged request as it arrived, with its credentials.
struct OriginalRequest: Sendable {
    /// The number of the call.
    let id: Int
    let method: String
    /// The path and query.
    let target: String
    let headers: HeaderFields
    /// The body, or `nil` if it's longer than what the log stores, or isn't complete yet.
    let body: Data?
    /// The size of the body in bytes, or `nil` if it isn't known yet.
    let size: Int64?
}

/// A call as the log stores it: what arrived and what was sent. Nobody looks at most calls, so conversion to a
/// ``CallRecord`` is deferred until a caller needs one.
struct CallEntry: Sendable {
    private struct Message: Sendable {
        let headers: HeaderFields
        var start: Data?
        var size: Int64?

        /// The beginning of the body as text, without a character that is cut off at the end.
        var text: String? {
            guard let start else { return nil }
            if let text = String(bytes: start, encoding: .utf8) { return text }
            guard start.count == RequestHandler.storedBodyLimit else { return nil }
            return (1...3).lazy.compactMap { String(bytes: start.dropLast($0), encoding: .utf8) }.first
        }

        var redacted: DropboxEmulator.CallRecord.Message {
            let type = headers["Content-Type"]
            return DropboxEmulator.CallRecord.Message(
                headers: headers.fields.map { .init(name: $0.name, value: SecretRedactor.header($0.name, $0.value)) },
                text: text.map { SecretRedactor.body($0, type: type) }, size: size)
        }
    }

    private final class Arrival: Sendable {
        let id: Int
        let time: Date
        let start = ContinuousClock.now
        let route: String
        let method: String
        let target: String
        let headers: HeaderFields

        init(_ id: Int, _ time: Date, _ request: ServerRequest, _ route: String) {
            self.id = id
            self.time = time
            self.route = route
            method = request.method
            target = request.target
            headers = request.headers
        }
    }

    private final class Outcome: Sendable {
        let end = ContinuousClock.now
        let trace: DropboxEmulator.CallLog.Trace
        let body: (size: Int64, start: Data)
        let status: Int
        let response: Message

        init(_ request: ServerRequest, _ response: ServerResponse, _ trace: DropboxEmulator.CallLog.Trace) {
            self.trace = trace
            body = request.body.received
            status = response.status
            var start: Data?
            if case .data(let data) = response.body {
                let limit = RequestHandler.storedBodyLimit
                start = data.count > limit ? Data(data.prefix(limit)) : data
            }
            self.response = Message(headers: response.headers, start: start, size: response.body.length)
        }
    }

    // Two references, so that an entry is cheap to move.
    private let arrival: Arrival
    private var outcome: Outcome?

    init(id: Int, time: Date, request: ServerRequest, route: String) {
        arrival = Arrival(id, time, request, route)
    }

    /// Returns the entry of the same call with its response.
    func completed(
        _ request: ServerRequest, _ response: ServerResponse, _ trace: DropboxEmulator.CallLog.Trace
    ) -> CallEntry {
        var entry = self
        entry.outcome = Outcome(request, response, trace)
        return entry
    }

    var id: Int { arrival.id }

    /// A Boolean value that indicates whether the call is complete.
    var isCompleted: Bool { outcome != nil }

    private var request: Message {
        Message(headers: arrival.headers, start: outcome?.body.start, size: outcome?.body.size)
    }

    var record: DropboxEmulator.CallRecord {
        let trace = outcome?.trace
        return DropboxEmulator.CallRecord(
            id: id, time: arrival.time, duration: outcome.map { ($0.end - arrival.start).seconds },
            method: arrival.method, target: SecretRedactor.target(arrival.target), route: arrival.route,
            account: trace?.account, app: trace?.app, faults: trace?.faults ?? [], request: request.redacted,
            status: outcome?.status, response: outcome?.response.redacted, isAborted: trace?.isAborted ?? false)
    }

    var original: OriginalRequest {
        let request = request
        let body = request.size.flatMap { size in
            Int64(request.start?.count ?? 0) == size ? request.start ?? Data() : nil
        }
        return OriginalRequest(
            id: id, method: arrival.method, target: arrival.target, headers: arrival.headers, body: body,
            size: request.size)
    }
}

/// The entries of a call log in order of arrival, which is the order of their ids.
struct CallHistory: Sendable {
    /// The entries, after those that were removed from the beginning. Removing one doesn't move the others.
    private var slots: [CallEntry?] = []
    private var removedCount = 0

    var count: Int { slots.count - removedCount }

    var all: [CallEntry] { slots.compactMap(\.self) }

    mutating func append(_ entry: CallEntry) { slots.append(entry) }

    /// Removes the oldest completed call. Returns `false` if no call is complete.
    mutating func removeOldestCompleted() -> Bool {
        guard let index = slots[removedCount...].firstIndex(where: { $0?.isCompleted == true }) else { return false }
        guard index == removedCount else {
            slots.remove(at: index)
            return true
        }
        slots[index] = nil
        removedCount += 1
        if removedCount * 2 > slots.count {
            slots.removeFirst(removedCount)
            removedCount = 0
        }
        return true
    }

    /// Replaces the entry with the same id. Returns `false` if there is none.
    mutating func replace(_ entry: CallEntry) -> Bool {
        guard let index = index(of: entry.id) else { return false }
        slots[index] = entry
        return true
    }

    /// Returns the entry of a call, or `nil` if there is none.
    func entry(_ id: Int) -> CallEntry? { index(of: id).flatMap { slots[$0] } }

    private func index(of id: Int) -> Int? {
        // Most calls end soon after they arrived.
        guard let index = slots.lastIndex(where: { ($0?.id ?? 0) <= id }), slots[index]?.id == id else { return nil }
        return index
    }
}
