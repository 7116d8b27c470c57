/// What a worker does with a namespace. The raw values are stored.
enum NamespacePhase: Int64, Sendable {
    /// Reads the changes since the position.
    case following = 0
    /// Reads all items, for the first time or after a reset.
    case listing = 1
    /// Removes the items that weren't in the listing from the catalog.
    case sweeping = 2
    /// Removes everything, because the namespace was removed from its source.
    case removing = 3
}

/// Why nobody works on a namespace. The raw values are stored in the database.
public enum NamespaceHold: String, Sendable, Hashable {
    /// Many deletions wait for a person.
    case deletions
    /// The reader has no access. The next time that the source is read, it's tried again.
    case access
    /// The source doesn't have the namespace anymore.
    case removed
}

/// The right of a worker to work on a namespace until the end of its lease, and the state of the namespace.
struct NamespaceClaim: Sendable {
    /// The row of the namespace.
    let id: Int64
    let namespace: WorkerNamespace
    let isShared: Bool
    /// The fencing token. It increases with each lease of the namespace.
    let token: Int64
    /// The worker that holds the lease. Each start of a worker has another name.
    let holder: String
    /// The number of marks that were there when the worker started to read.
    var mark: Int64
    var phase: NamespacePhase
    /// The cursor of the feed, or `nil` at the start of a listing.
    var position: String?
    /// The number of complete listings.
    var generation: Int64
    /// The number of the last page.
    var pageNumber: Int64
    /// The number of the last change.
    var changeNumber: Int64
    /// The number of failures in a row.
    var failures: Int64
    /// Whether sinks have yet to get items that were read before.
    var hasReplays = false
}

/// The lease of a namespace or a source belongs to somebody else, or has ended.
struct LeaseLostError: Error, CustomStringConvertible {
    var description: String { "the lease has ended, or another worker has it" }
}

/// The state of a namespace in a transaction, which has locked it.
struct LockedNamespace: Sendable {
    var mark: Int64
    var phase: NamespacePhase
    var position: String?
    var generation: Int64
    var pageNumber: Int64
    var changeNumber: Int64
    var fileCount: Int64
    var itemCount: Int64
    /// The number of files that were deleted since the feed was read to its end.
    var deletionCount: Int64
    /// The number of files, including those in `deletionCount`, to whose deletion a person has agreed.
    var allowedDeletions: Int64
    /// Whether the source doesn't have the namespace anymore.
    var isRemoved: Bool
    /// Whether the workers were told to drain.
    var isDraining: Bool
}
