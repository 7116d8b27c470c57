import DropboxConcurrency
public import DropboxCore

/// A limit on calls that all workers of an app or a team share.
///
/// Add it to the `middleware` of the clients' configuration. When the server rejects a call with a time to wait, all workers
/// wait. With a rate, the workers together send at most that many calls per second: each takes permits from a token bucket
/// in the database, for all of its calls that wait. After a pause, also one that the server asked for, the calls of a
/// quarter of a second can be sent at once, so a second has at most those and the calls of the rate.
///
/// A worker that sends many calls takes permits for its next calls, too, if no other worker waits for them. Permits that it
/// doesn't use in a fraction of a second are lost.
///
/// If the database can't be reached, calls are sent nevertheless: each client observes the server's limits itself.
public final class SharedRateLimit: CallMiddleware {
    private struct State {
        /// How long the time that others have to wait isn't read again, and a call can be late for its permit.
        static let checkInterval: Duration = .seconds(1)

        /// The number of permits that were taken last, how many of them are left, and from when on they can be used.
        var taken = 0
        var permits = 0
        var usable: Duration = .zero
        /// The number of calls that wait for a permit.
        var waiting = 0
        /// When the row was read.
        var checked: Duration?
        /// The time until which nothing is sent.
        var blocked: Duration = .zero

        /// Whether it's known at a time until when nothing is sent.
        func isChecked(at now: Duration) -> Bool { checked.map { now - $0 < Self.checkInterval } ?? false }

        /// Replaces the permits.
        mutating func replacePermits(_ count: Int, usable: Duration) {
            (taken, permits, self.usable) = (count, count, usable)
        }
    }

    private let database: any WorkerDatabase
    private let scope: String
    private let bucket: TokenBucket?
    private let clock: ClientClock
    private let databaseTime: @Sendable (Int64) -> Int64
    private let state = Locked(State())
    private let turns = KeyedSemaphore()

    /// The delay if the server asks for none.
    private static let defaultDelay: Duration = .seconds(1)
    /// The longest delay that one rejection causes for all workers.
    private static let maximumDelay: Duration = .seconds(3_600)

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - database: The database, which is prepared.
    ///   - scope: What the limit applies to: the same text for all clients that share it, such as the team ID.
    ///   - callsPerSecond: The maximum number of calls per second of all workers, or `nil` to observe only the rejections of the
    ///     server. The default is `nil`.
    ///   - burst: The number of calls that can be sent at once after a pause, at least one. The default is those of a
    ///     quarter of a second.
    ///   - clock: The clock that measures waits. The default is that of the system.
    public convenience init(
        database: any WorkerDatabase, scope: String, callsPerSecond: Double? = nil, burst: Double? = nil,
        clock: ClientClock = .system
    ) {
        self.init(
            database: database, scope: scope, callsPerSecond: callsPerSecond, burst: burst, clock: clock,
            databaseTime: \.self)
    }

    /// Creates a limit.
    ///
    /// - Parameter databaseTime: Returns the time for the bucket, in milliseconds, from that of the database.
    init(
        database: any WorkerDatabase, scope: String, callsPerSecond: Double?, burst: Double?, clock: ClientClock,
        databaseTime: @escaping @Sendable (Int64) -> Int64
    ) {
        self.database = database
        self.scope = scope
        bucket = callsPerSecond.map { TokenBucket(rate: $0, burst: burst) }
        self.clock = clock
        self.databaseTime = databaseTime
    }

    public func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
        try await waitForPermit()
        let outcome = try await next(attempt)
        if outcome.metadata?.status == 429, case .rejected(let retryAfter) = outcome.verdict {
            await block(for: min(retryAfter ?? Self.defaultDelay, Self.maximumDelay))
        }
        return outcome
    }

    /// Waits until a call may be sent.
    func waitForPermit() async throws {
        while true {
            let usable = try await reservePermit()
            let wait = usable - clock.now()
            guard wait > .zero else { return }
            try await clock.sleep(wait)
            try Task.checkCancellation()
            let now = clock.now()
            // After a block, not all calls that waited are sent at once.
            if now - usable < State.checkInterval, state.withLock(\.blocked) <= now { return }
        }
    }

    /// Takes one of the permits, and returns when it can be used.
    private func reservePermit() async throws -> Duration {
        state.change { $0.waiting += 1 }
        defer { state.change { $0.waiting -= 1 } }
        while true {
            let now = clock.now()
            let (wait, usable) = state.withLock { state -> (Duration?, Duration?) in
                if state.blocked > now { return (state.blocked - now, nil) }
                guard state.isChecked(at: now) else { return (nil, nil) }
                guard bucket != nil else { return (nil, now) }
                guard hasPermits(state, at: now) else { return (nil, nil) }
                state.permits -= 1
                return (nil, state.usable)
            }
            if let usable { return usable }
            if let wait {
                try await clock.sleep(wait)
            } else {
                try await turns.withPermit(for: scope) { await reload() }
            }
            try Task.checkCancellation()
        }
    }

    /// Whether there are permits at a time. Those that weren't used in time aren't used all at once later.
    private func hasPermits(_ state: State, at now: Duration) -> Bool {
        state.permits > 0 && now - state.usable < (bucket?.validity ?? .zero)
    }

    /// Reads the row, and takes permits.
    private func reload() async {
        let start = clock.now()
        let request = state.withLock { state -> (waiting: Int, wanted: Int)? in
            let hasPermits = hasPermits(state, at: start)
            // Another call may have done it in the meantime.
            if state.isChecked(at: start), bucket == nil || hasPermits { return nil }
            // Those that it waited for are still valid.
            if hasPermits { return (0, 0) }
            // If all of the last ones were used in time, more calls are likely.
            let wereUsed = state.permits == 0 && start - state.usable < (bucket?.validity ?? .zero)
            return (max(1, state.waiting), wereUsed ? 2 * state.taken : 1)
        }
        guard let request else { return }
        do {
            let (blocked, taken) = try await take(request.waiting, wanted: request.wanted)
            let now = clock.now()
            state.change { state in
                state.checked = now
                state.blocked = max(state.blocked, now + blocked)
                if let taken { state.replacePermits(taken.count, usable: now + taken.delay) }
            }
        } catch {
            let now = clock.now()
            state.change { state in
                state.checked = now
                if request.waiting > 0 { state.replacePermits(request.waiting, usable: now) }
            }
        }
    }

    /// Takes tokens from the bucket, and returns the time until calls aren't blocked, and what was taken.
    private func take(
        _ waiting: Int, wanted: Int
    ) async throws -> (blocked: Duration, taken: TokenBucket.Taken?) {
        try await database.withTransaction { [self] transaction in
            // A bucket that was never filled is full.
            try transaction.rows(
                """
                INSERT INTO dropbox_worker_limits (scope, retry_at, tokens, filled_at)
                VALUES ($1, 0, 0, 0) ON CONFLICT (scope) DO NOTHING
                """, .text(scope))
            let row = try transaction.row(
                "SELECT retry_at, tokens, filled_at FROM dropbox_worker_limits WHERE scope = $1\(transaction.dialect.forUpdate)",
                .text(scope))
            // Read when the row is locked, so that it isn't before the time in the row.
            let time = databaseTime(try transaction.row("SELECT \(transaction.dialect.now)")?.integer(0) ?? 0)
            let remaining = (row?.integer(0) ?? 0) - time
            // Nobody blocks for so long: the clock was set back.
            let blocked = Duration.milliseconds(
                remaining > Self.maximumDelay.milliseconds ? 0 : max(0, remaining))
            // Permits that can't be used are left to others.
            guard let bucket, waiting > 0, blocked == .zero else { return (blocked, nil) }
            // A clock that is set back fills nothing, and then goes on from there.
            let elapsed = Double(max(0, time - (row?.integer(2) ?? time))) / 1000
            let taken = bucket.take(waiting, wanted: wanted, from: row?[1].number ?? 0, after: elapsed)
            try transaction.rows(
                "UPDATE dropbox_worker_limits SET tokens = $2, filled_at = $3 WHERE scope = $1", .text(scope),
                .double(taken.tokens), .integer(time))
            return (blocked, taken)
        }
    }

    /// Makes all workers wait.
    private func block(for delay: Duration) async {
        let end = clock.now() + delay
        state.change { $0.blocked = max($0.blocked, end) }
        let milliseconds = delay.milliseconds
        do {
            _ = try await database.withTransaction { [scope] transaction in
                let end = "\(transaction.dialect.now) + $2"
                try transaction.rows(
                    """
                    INSERT INTO dropbox_worker_limits (scope, retry_at, tokens, filled_at)
                    VALUES ($1, \(end), 0, \(transaction.dialect.now))
                    ON CONFLICT (scope) DO UPDATE
                    SET retry_at = \(transaction.dialect.greater("dropbox_worker_limits.retry_at", "excluded.retry_at"))
                    """, .text(scope), .integer(milliseconds))
            }
        } catch {
            // This worker waits; the others find out from the server.
        }
    }
}
