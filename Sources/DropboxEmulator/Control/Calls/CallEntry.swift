import Foundation

/// A call as the log keeps it: what is cheap to keep, made readable only when somebody asks.
struct CallEntry: Sendable {
    /// Bytes that are kept of a body.
    private static let bodyLimit = RequestHandler.memory

    private struct Message: Sendable {
        var headers: HeaderFields
        var start: Data?
        var size: Int64?

        /// The beginning of a body as text; a character that is cut at the end is left out.
        var text: String? {
            guard let start else { return nil }
            if let text = String(bytes: start, encoding: .utf8) { return text }
            guard start.count == RequestHandler.memory else { return nil }
            return (1...3).lazy.compactMap { String(bytes: start.dropLast($0), encoding: .utf8) }.first
        }

        var shown: CallRecord.Message {
            let type = headers["Content-Type"]
            return CallRecord.Message(
                headers: headers.fields.map { .init(name: $0.name, value: Secrets.header($0.name, $0.value)) },
                text: text.map { Secrets.body($0, type: type) }, size: size)
        }
    }

    let id: Int
    /// Whether it is no longer under way.
    var isAnswered: Bool { answer != nil }
    private let time: Date
    private let start = ContinuousClock.now
    private let method: String
    private let target: String
    private var trace: CallLog.Trace
    private var request: Message
    private var status: Int?
    private var answer: Message?
    private var duration: Duration?

    init(id: Int, time: Date, request: ServerRequest, trace: CallLog.Trace) {
        self.id = id
        self.time = time
        self.trace = trace
        method = request.method
        target = request.target
        self.request = Message(headers: request.headers)
    }

    mutating func finish(_ request: ServerRequest, _ response: ServerResponse, _ trace: CallLog.Trace) {
        duration = ContinuousClock.now - start
        self.trace = trace
        let body = request.body.soFar
        self.request.start = body.start
        self.request.size = body.size
        status = response.status
        var start: Data?
        if case .data(let data) = response.body {
            start = data.count > Self.bodyLimit ? Data(data.prefix(Self.bodyLimit)) : data
        }
        answer = Message(headers: response.headers, start: start, size: response.body.length)
    }

    var record: CallRecord {
        CallRecord(
            id: id, time: time, duration: duration?.seconds, method: method, target: Secrets.target(target),
            route: trace.route, account: trace.account?.email, faults: trace.faults, request: request.shown,
            status: status, response: answer?.shown)
    }
}
