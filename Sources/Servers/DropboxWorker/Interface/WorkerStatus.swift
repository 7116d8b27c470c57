public import Foundation

/// What the workers of a database do and have to do: for `dbx-worker status`, metrics, and readiness.
public struct WorkerStatus: Sendable, Hashable, Codable {
    /// One namespace.
    public struct Namespace: Sendable, Hashable, Codable {
        /// The namespace.
        public var namespace: WorkerNamespace
        /// When a webhook or the poller found a change that isn't applied yet; `nil` if there is none.
        public var changedSince: Date?
        /// The worker that holds the lease, and until when.
        public var holder: String?
        /// The end of the lease.
        public var leaseEnd: Date?
        /// The number of pages that were applied.
        public var pageCount: Int64
        /// The number of items that are in the catalog.
        public var itemCount: Int64
        /// Why nobody works on it: the member was removed, many deletions wait for a person, …
        public var holdReason: String?
        /// The last error.
        public var lastError: String?
    }

    /// A change that couldn't be applied.
    public struct QuarantinedChange: Sendable, Hashable, Codable {
        /// The identity for `retry`.
        public var id: Int64
        /// Its namespace.
        public var namespace: WorkerNamespace
        /// Its path.
        public var path: String
        /// The sink that failed.
        public var sink: String
        /// What failed.
        public var error: String
        /// The number of attempts.
        public var attemptCount: Int
        /// When it was quarantined.
        public var date: Date
    }

    /// The time of the database, to which all other times belong.
    public var time: Date
    /// The number of namespaces by state.
    public var namespaceCount: Int64
    /// The number of namespaces with changes that aren't applied yet.
    public var pendingCount: Int64
    /// The number of leases that are held now.
    public var claimedCount: Int64
    /// The number of namespaces that wait for a person.
    public var heldCount: Int64
    /// The age of the oldest change that isn't applied yet, in seconds.
    public var oldestLag: Double
    /// The namespaces with the longest lag, at most as many as asked for.
    public var namespaces: [Namespace]
    /// The quarantined changes, oldest first, at most as many as asked for.
    public var quarantine: [QuarantinedChange]
    /// The number of all quarantined changes.
    public var quarantineCount: Int64
    /// Until when calls wait because of a rate limit, by app or team.
    public var rateLimits: [String: Date]
    /// Whether workers were told to drain.
    public var isDraining: Bool
}
