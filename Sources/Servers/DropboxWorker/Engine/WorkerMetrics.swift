import DropboxConcurrency
public import DropboxCore

/// What a worker has done since its start.
public struct WorkerCounters: Sendable, Hashable, Codable {
    /// Namespaces that were claimed.
    public var claims: Int64 = 0
    /// Leases that ended before the work did.
    public var lostLeases: Int64 = 0
    /// Pages that were committed.
    public var pages: Int64 = 0
    /// Changes that were committed.
    public var changes: Int64 = 0
    /// Changes that sinks outside of the database applied, including repetitions.
    public var delivered: Int64 = 0
    /// Attempts to apply a change, to read a page, or to read a list, that failed and are repeated.
    public var retries: Int64 = 0
    /// Changes that were quarantined.
    public var quarantined: Int64 = 0
    /// Feeds that were read from the start because their position was no longer valid.
    public var resets: Int64 = 0
    /// Calls of the API, each attempt counted.
    public var calls: Int64 = 0
    /// Calls that the server rejected because of a limit.
    public var rejectedCalls: Int64 = 0
    /// Bytes of content that sinks have downloaded.
    public var downloadedBytes: Int64 = 0
}

/// Counts what a worker does. Several clients and workers can share it.
public final class WorkerEvents: Sendable {
    private let state = Locked(WorkerCounters())

    /// Creates counters that are zero.
    public init() {}

    /// The counters.
    public var counters: WorkerCounters { state.withLock { $0 } }

    /// Counts the attempts of a client's calls. Call it from the `onEvent` of the client's configuration.
    public func count(_ event: CallEvent) {
        state.change { state in
            state.calls += 1
            if case .rejected = event.verdict { state.rejectedCalls += 1 }
        }
    }

    func change(_ body: (inout WorkerCounters) -> Void) { state.change { body(&$0) } }
}
