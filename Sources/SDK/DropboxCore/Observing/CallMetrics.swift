import DropboxConcurrency

/// Counts the calls of clients, and writes the counts in the text format of Prometheus.
///
/// For programs without a metrics library. Set ``record(_:)`` as the handler of events, and serve ``text()``:
///
///     let metrics = CallMetrics()
///     let client = DropboxClient(accessToken: token, configuration: .init { $0.onEvent = metrics.record })
///
/// Several clients can share the object. The labels are the route and the status, never a path or an account.
///
/// See the [text format](https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format).
public final class CallMetrics: Sendable {
    private struct Key: Hashable {
        let route: String
        let status: String

        // Routes and statuses have no characters that the format requires to be escaped.
        var labels: String { "route=\"\(route)\",status=\"\(status)\"" }
    }

    private struct Counts {
        var attempts: UInt64 = 0
        var retries: UInt64 = 0
        var sentBytes: Int64 = 0
        var receivedBytes: Int64 = 0
        var queueing: Duration = .zero
        var duration: Duration = .zero
        /// The number of attempts up to each upper bound.
        var buckets = [UInt64](repeating: 0, count: CallMetrics.bounds.count)

        mutating func add(_ event: CallEvent) {
            attempts += 1
            if !event.isLast { retries += 1 }
            // A sum of sizes that servers announce could overflow.
            sentBytes = sentBytes.addingReportingOverflow(max(0, event.sentBytes ?? 0)).partialValue
            receivedBytes = receivedBytes.addingReportingOverflow(max(0, event.receivedBytes ?? 0)).partialValue
            queueing += event.queueing
            duration += event.duration
            for (index, bound) in CallMetrics.bounds.enumerated() where event.duration <= bound.duration {
                buckets[index] += 1
            }
        }
    }

    /// The upper bounds of the histogram, in seconds, as Prometheus writes them.
    private static let bounds: [(text: String, duration: Duration)] = [
        ("0.05", .milliseconds(50)), ("0.1", .milliseconds(100)), ("0.25", .milliseconds(250)),
        ("0.5", .milliseconds(500)), ("1", .seconds(1)), ("2.5", .seconds(2.5)), ("5", .seconds(5)),
        ("10", .seconds(10)), ("60", .seconds(60)),
    ]

    private let counts = Locked<[Key: Counts]>([:])

    /// Creates an object without counts.
    public init() {}

    /// Counts an attempt.
    public func record(_ event: CallEvent) {
        let key = Key(route: event.route.path, status: event.status.map(String.init) ?? "none")
        counts.withLock { counts in
            counts[key, default: Counts()].add(event)
        }
    }

    /// The counts in the text format of Prometheus, version 0.0.4.
    public func text() -> String {
        let counts = counts.withLock { $0 }.sorted { ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status) }
        var text = ""
        func family(_ name: String, _ kind: String, _ help: String, _ sample: (Counts) -> String) {
            text += "# HELP dropbox_\(name) \(help)\n# TYPE dropbox_\(name) \(kind)\n"
            for (key, counts) in counts { text += "dropbox_\(name){\(key.labels)} \(sample(counts))\n" }
        }
        family("attempts_total", "counter", "Attempts of calls.") { "\($0.attempts)" }
        family("retries_total", "counter", "Failed attempts that another one followed.") { "\($0.retries)" }
        family("sent_bytes_total", "counter", "Bytes of request bodies.") { "\($0.sentBytes)" }
        family("received_bytes_total", "counter", "Bytes of response bodies.") { "\($0.receivedBytes)" }
        family("queueing_seconds_total", "counter", "Time before attempts.") { "\($0.queueing.inSeconds)" }
        text += "# HELP dropbox_duration_seconds Durations of attempts.\n# TYPE dropbox_duration_seconds histogram\n"
        for (key, counts) in counts {
            for (bound, count) in zip(Self.bounds, counts.buckets) {
                text += "dropbox_duration_seconds_bucket{\(key.labels),le=\"\(bound.text)\"} \(count)\n"
            }
            text += "dropbox_duration_seconds_bucket{\(key.labels),le=\"+Inf\"} \(counts.attempts)\n"
            text += "dropbox_duration_seconds_sum{\(key.labels)} \(counts.duration.inSeconds)\n"
            text += "dropbox_duration_seconds_count{\(key.labels)} \(counts.attempts)\n"
        }
        return text
    }
}
