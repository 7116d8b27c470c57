import DropboxConcurrency
public import DropboxCore

/// A limit on calls that all workers of an app or a team share.
///
/// Add it to the `middleware` of the clients' configuration. When the server rejects a call with a time to wait, all workers
/// wait. With a rate, the workers together send at most that many calls per second: each takes permits for some calls at a
/// time from a token bucket in the database. After a pause, also one that the server asked for, the calls of a quarter
/// of a second can be sent at once.
///
/// If the database can't be reached, calls are sent nevertheless: each client observes the server's limits itself.
public final class SharedRateLimit: CallMiddleware {
    private struct State {
        /// How long the time that others have to wait isn't read again, and permits are valid.
        static let checkInterval: Duration = .seconds(1)

        /// The number of permits that are left from the last ones taken, and from when on they can be used, for a
        /// second.
        var permits = 0
        var usable: Duration = .zero
        /// When the row was read.
        var checked: Duration?
        /// The time until which nothing is sent.
        var blocked: Duration = .zero

        /// Whether it's known at a time until when nothing is sent.
        func isChecked(at now: Duration) -> Bool { checked.map { now - $0 < Self.checkInterval } ?? false }

        /// Whether there are permits at a time. Those that couldn't be used in time aren't used all at once later.
        func hasPermits(at now: Duration) -> Bool { permits > 0 && now - usable < Self.checkInterval }
    }

    private let database: any WorkerDatabase
    private let scope: String
    private let rate: Double?
    private let burst: Double
    private let clock: ClientClock
    private let state = Locked(State())
    private let turns = KeyedSemaphore()

    /// The part of a second whose calls are taken at a time, so that few transactions are needed, and workers get about
    /// the same.
    private static let share = 0.25
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
    public init(
        database: any WorkerDatabase, scope: String, callsPerSecond: Double? = nil, burst: Double? = nil,
        clock: ClientClock = .system
    ) {
        self.database = database
        self.scope = scope
        rate = callsPerSecond.map { max($0, 0.001) }
        self.burst = max(1, burst ?? (callsPerSecond ?? 0) * Self.share)
        self.clock = clock
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
    private func waitForPermit() async throws {
        while true {
            let now = clock.now()
            let wait = state.withLock { state -> Duration? in
                if state.blocked > now { return state.blocked - now }
                guard state.isChecked(at: now) else { return nil }
                guard rate != nil else { return .zero }
                guard state.hasPermits(at: now) else { return nil }
                if state.usable > now { return state.usable - now }
                state.permits -= 1
                return .zero
            }
            if wait == .zero { return }
            if let wait {
                try await clock.sleep(wait)
            } else {
                try await turns.withPermit(for: scope) { await reload() }
            }
            try Task.checkCancellation()
        }
    }

    /// Reads the row, and takes permits.
    private func reload() async {
        let start = clock.now()
        // Another call may have done it in the meantime.
        let (isChecked, hasPermits) = state.withLock { ($0.isChecked(at: start), $0.hasPermits(at: start)) }
        if isChecked, rate == nil || hasPermits { return }
        // Those that it waited for are still valid.
        let count = hasPermits ? 0 : max(1, min((rate ?? 0) * Self.share, burst).rounded(.down))
        do {
            let (blocked, delay) = try await take(count)
            let now = clock.now()
            state.change { state in
                state.checked = now
                state.blocked = max(state.blocked, now + blocked)
                // Permits that couldn't be used because of a block aren't given back.
                if count > 0 { (state.permits, state.usable) = (Int(count), now + delay) }
            }
        } catch {
            let now = clock.now()
            state.change { state in
                state.checked = now
                if count > 0 { (state.permits, state.usable) = (Int(count), now) }
            }
        }
    }

    /// Takes tokens from the bucket, and returns the time until calls aren't blocked, and the time until the tokens are there.
    private func take(_ count: Double) async throws -> (blocked: Duration, delay: Duration) {
        try await database.withTransaction { [self] transaction in
            try transaction.rows(
                """
                INSERT INTO dropbox_worker_limits (scope, retry_at, tokens, filled_at)
                VALUES ($1, 0, $2, \(transaction.dialect.now)) ON CONFLICT (scope) DO NOTHING
                """, .text(scope), .double(burst))
            let row = try transaction.row(
                "SELECT retry_at, tokens, filled_at FROM dropbox_worker_limits WHERE scope = $1\(transaction.dialect.forUpdate)",
                .text(scope))
            // Read when the row is locked, so that it isn't before the time in the row.
            let time = try transaction.row("SELECT \(transaction.dialect.now)")?.integer(0) ?? 0
            let remaining = (row?.integer(0) ?? 0) - time
            // Nobody blocks for so long: the clock was set back.
            let blocked = remaining > Self.maximumDelay.milliseconds ? 0 : max(0, remaining)
            guard let rate else { return (.milliseconds(blocked), .zero) }
            // A clock that is set back fills nothing, and then goes on from there.
            let elapsed = Double(max(0, time - (row?.integer(2) ?? time))) / 1000
            let tokens = min(burst, (row?[1].number ?? burst) + elapsed * rate) - count
            try transaction.rows(
                "UPDATE dropbox_worker_limits SET tokens = $2, filled_at = $3 WHERE scope = $1", .text(scope),
                .double(tokens), .integer(time))
            return (.milliseconds(blocked), tokens < 0 ? .seconds(-tokens / rate) : .zero)
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
