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

        var labels: MetricFamily.Labels { [("route", route), ("status", status)] }
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
        func family(
            _ name: String, _ help: String, _ kind: MetricFamily.Kind = .counter,
            _ add: (inout MetricFamily, Counts, Key) -> Void
        ) -> String {
            var family = MetricFamily("dropbox_\(name)", kind, help)
            for (key, counts) in counts { add(&family, counts, key) }
            return family.text
        }
        return family("attempts_total", "Attempts of calls.") { $0.add($1.attempts, $2.labels) }
            + family("retries_total", "Failed attempts that another one followed.") { $0.add($1.retries, $2.labels) }
            + family("sent_bytes_total", "Bytes of request bodies.") { $0.add($1.sentBytes, $2.labels) }
            + family("received_bytes_total", "Bytes of response bodies.") { $0.add($1.receivedBytes, $2.labels) }
            + family("queueing_seconds_total", "Time before attempts.") { $0.add($1.queueing.inSeconds, $2.labels) }
            + family("duration_seconds", "Durations of attempts.", .histogram) { family, counts, key in
                for (bound, count) in zip(Self.bounds, counts.buckets) {
                    family.add(count, key.labels + [("le", bound.text)], suffix: "_bucket")
                }
                family.add(counts.attempts, key.labels + [("le", "+Inf")], suffix: "_bucket")
                family.add(counts.duration.inSeconds, key.labels, suffix: "_sum")
                family.add(counts.attempts, key.labels, suffix: "_count")
            }
    }
}
