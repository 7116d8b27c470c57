import DropboxCore
import Foundation

/// The metrics of workers in the text format of Prometheus, version 0.0.4.
///
/// The labels are names of sources, namespace IDs, and names of apps and teams: never a path, and never a person.
enum WorkerMetricsText {
    typealias Sample = (labels: MetricFamily.Labels, value: Double)

    /// Returns the metrics of a queue.
    ///
    /// - Parameters:
    ///   - status: The state of the queue.
    ///   - namespaceLimit: The maximum number of namespaces with a metric of their own.
    static func text(_ status: WorkerStatus, namespaceLimit: Int) -> String {
        let now = status.time
        let lags = status.namespaces.compactMap { entry -> Sample? in
            guard let since = entry.changedSince else { return nil }
            let labels = [("source", entry.namespace.source), ("namespace", entry.namespace.id)]
            return (labels, max(0, now.timeIntervalSince(since)))
        }
        let limits = status.rateLimits.sorted { $0.key < $1.key }.map { name, end -> Sample in
            ([("limit", name)], max(0, end.timeIntervalSince(now)))
        }
        let states: [(String, Int64)] = [
            ("known", status.namespaceCount), ("pending", status.pendingCount), ("claimed", status.claimedCount),
            ("held", status.heldCount),
        ]
        return family(
            "namespaces", .gauge, "Namespaces by state.", states.map { ([("state", $0)], Double($1)) })
            + family("lag_seconds", .gauge, "Age of the oldest change that isn't applied.", [([], status.oldestLag)])
            + family(
                "namespace_lag_seconds", .gauge, "The same for the namespaces with the longest lag.",
                Array(lags.prefix(namespaceLimit)))
            + family(
                "quarantined_changes", .gauge, "Changes that wait for a person.",
                [([], Double(status.quarantineCount))])
            + family("rate_limit_seconds", .gauge, "Time until calls go on after a rate limit.", limits)
            + family("draining", .gauge, "1 if workers were told to drain.", [([], status.isDraining ? 1 : 0)])
    }

    /// Returns the metrics of what a worker has done.
    static func text(_ counters: WorkerCounters) -> String {
        let values: [(name: String, help: String, value: Int64)] = [
            ("claims_total", "Namespaces that were claimed.", counters.claims),
            ("lost_leases_total", "Leases that ended before the work did.", counters.lostLeases),
            ("pages_total", "Pages that were committed.", counters.pages),
            ("changes_total", "Changes that were committed.", counters.changes),
            ("delivered_changes_total", "Changes that sinks applied.", counters.delivered),
            ("retries_total", "Failed attempts that are repeated.", counters.retries),
            ("quarantined_changes_total", "Changes that were quarantined.", counters.quarantined),
            ("resets_total", "Namespaces that were listed again.", counters.resets),
            ("calls_total", "Attempts of calls.", counters.calls),
            ("rejected_calls_total", "Attempts that a limit rejected.", counters.rejectedCalls),
            ("downloaded_bytes_total", "Bytes of content that sinks downloaded.", counters.downloadedBytes),
        ]
        return values.map { family($0.name, .counter, $0.help, [([], Double($0.value))]) }.joined()
    }

    /// Returns a metric with its samples.
    static func family(_ name: String, _ kind: MetricFamily.Kind, _ help: String, _ samples: [Sample]) -> String {
        var family = MetricFamily("dropbox_worker_" + name, kind, help)
        for sample in samples { family.add(sample.value, sample.labels) }
        return family.text
    }
}
