import DropboxConcurrency
import DropboxCore

/// The clients of ``DropboxClients`` by account, and the decision which of them are evicted.
struct ClientTable: Sendable {
    /// The client of an account. It's kept, or was evicted and exists only if the app keeps it.
    private struct Entry: Sendable {
        /// The client, unless it was evicted.
        var kept: DropboxTransportClientImpl?
        /// The client that was evicted.
        weak var evicted: DropboxTransportClientImpl?
        /// The time of the last request for the client.
        var lastUse: Duration
        /// The time until which the server limits the rate of the account.
        var heldUntil: Duration = .zero

        var client: DropboxTransportClientImpl? { kept ?? evicted }
    }

    /// A rejection doesn't delay other requests for longer, whatever the server asks for.
    private static let maximumHold: Duration = .seconds(3_600)

    private let limit: Int
    private let idleTime: Duration
    private var entries: [String: Entry] = [:]
    /// The number of clients that are kept.
    private(set) var keptCount = 0
    /// How often accounts were removed while their clients are being created.
    private var loading: [String: Int] = [:]
    /// Evicts unused clients later.
    var sweep: Task<Void, Never>?
    var isShutDown = false

    init(limit: Int, idleTime: Duration) {
        self.limit = max(0, limit)
        self.idleTime = idleTime
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Returns the client of an account, and keeps it again.
    mutating func client(of uid: String, at now: Duration) -> DropboxTransportClientImpl? {
        guard let client = entries[uid]?.client else { return nil }
        if entries[uid]?.kept == nil { keptCount += 1 }
        entries[uid]?.kept = client
        entries[uid]?.lastUse = now
        return client
    }

    /// Adds the client of an account that has none.
    ///
    /// - Returns: The clients that are evicted, to be released without a lock.
    mutating func add(
        _ client: DropboxTransportClientImpl, of uid: String, at now: Duration
    ) -> [DropboxTransportClientImpl] {
        if entries[uid]?.kept == nil { keptCount += 1 }
        entries[uid] = Entry(kept: client, lastUse: now)
        guard keptCount > limit else { return [] }
        // Some more at once, so that the next accounts don't have to search.
        let count = keptCount - limit + limit / 8
        let candidates = entries.filter { $0.key != uid && isEvictable($0.value, at: now) }
        let oldest = candidates.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(count)
        return oldest.compactMap { evict($0.key) }
    }

    /// Evicts the clients that weren't used for the idle time, and forgets those that no longer exist.
    mutating func evictIdle(at now: Duration) -> [DropboxTransportClientImpl] {
        let idle = entries.filter { $0.value.lastUse + idleTime <= now && isEvictable($0.value, at: now) }.keys
        let evicted = idle.compactMap { evict($0) }
        entries = entries.filter { $0.value.client != nil }
        return evicted
    }

    private func isEvictable(_ entry: Entry, at now: Duration) -> Bool {
        entry.heldUntil <= now && entry.kept?.isIdle == true
    }

    private mutating func evict(_ uid: String) -> DropboxTransportClientImpl? {
        guard let client = entries[uid]?.kept else { return nil }
        entries[uid]?.evicted = client
        entries[uid]?.kept = nil
        keptCount -= 1
        return client
    }

    /// Keeps a client that has to observe a rate limit.
    mutating func hold(_ uid: String, for duration: Duration, at now: Duration) {
        guard let entry = entries[uid] else { return }
        entries[uid]?.heldUntil = max(entry.heldUntil, now + min(duration, Self.maximumHold))
    }

    /// Removes the client of an account.
    mutating func remove(_ uid: String) -> DropboxTransportClientImpl? {
        loading[uid]? += 1
        let entry = entries.removeValue(forKey: uid)
        if entry?.kept != nil { keptCount -= 1 }
        return entry?.client
    }

    /// Removes all clients.
    mutating func removeAll() -> [DropboxTransportClientImpl] {
        defer {
            entries = [:]
            keptCount = 0
        }
        return entries.values.compactMap(\.client)
    }

    // MARK: Loading

    /// Records that the client of an account is being created.
    mutating func beginLoading(_ uid: String) { loading[uid] = 0 }

    /// Returns how often an account was removed since the creation of its client began.
    func removals(of uid: String) -> Int { loading[uid] ?? 0 }

    mutating func endLoading(_ uid: String) { loading[uid] = nil }
}
