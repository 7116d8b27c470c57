public import DropboxTransfer
import DropboxConcurrency
import DropboxCore
import Foundation

/// The journals of uploads in the worker's database, so that any machine can continue an upload that another one began.
///
///     let store = WorkerUploadJournalStore(database: database)
///     let options = FileUploadOptions { $0.journal = UploadJournal(store: store, account: accountID) }
///     try await client.files.uploadFile(from: file, to: "/disk.img", mode: .overwrite, options: options)
///
/// Bytes that Dropbox has confirmed aren't sent again, if the other machine has a copy of the file with the same size and time of
/// change. Prepare the database with ``WorkerQueue/prepare()``.
///
/// The machine that uploads has a lease. If it dies, another one continues after the end of the lease. If it was only paused, its
/// next write of the journal fails, and its upload goes on without a journal: both then send the same content.
public final class WorkerUploadJournalStore: UploadJournalStore {
    private let database: any WorkerDatabase
    private let lease: Duration
    private let clock: ClientClock

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - database: The database, which the machines share.
    ///   - lease: How long an upload keeps its journal after its machine has died. The default is 60 seconds.
    public convenience init(database: any WorkerDatabase, lease: Duration = .seconds(60)) {
        self.init(database: database, lease: lease, clock: .system)
    }

    package init(database: any WorkerDatabase, lease: Duration, clock: ClientClock) {
        self.database = database
        self.lease = max(lease, .milliseconds(1))
        self.clock = clock
    }

    /// Runs work with the journal of an upload, while no other upload uses it.
    ///
    /// - Throws: ``WorkerDatabaseError``, or `CancellationError` if the task is canceled while it waits.
    public func withEntry<Result: Sendable>(
        named name: String, _ work: @escaping @Sendable (any UploadJournalEntry) async -> Result
    ) async throws -> Result {
        let entry = try await claim(name)
        let renewal = Task {
            // Canceled at the end of the work. A renewal that fails is tried again after another third of the lease.
            while true {
                do { try await clock.sleep(lease / 3) } catch { return }
                do { try await entry.renew() } catch is LeaseLostError { return } catch {}
            }
        }
        let result = await work(entry)
        renewal.cancel()
        // The lease ends by itself if the database isn't accessible now.
        do { try await entry.release() } catch {}
        await database.notify()
        return result
    }

    /// Waits until nobody uses an entry, and claims it.
    private func claim(_ name: String) async throws -> Entry {
        // Random, so that an entry that was deleted and created again isn't mistaken for the earlier one.
        let holder = UUID().uuidString
        while true {
            try Task.checkCancellation()
            let rows = try await database.withTransaction { [lease] transaction in
                let now = transaction.dialect.now
                return try transaction.rows(
                    """
                    INSERT INTO dropbox_worker_uploads AS u (name, holder, lease_end) VALUES ($1, $2, \(now) + $3)
                    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, lease_end = excluded.lease_end
                    WHERE u.lease_end <= \(now) RETURNING content
                    """, .text(name), .text(holder), .integer(lease.milliseconds))
            }
            if let row = rows.first {
                return Entry(
                    name: name, holder: holder, lease: lease, clock: clock, database: database, content: row[0].bytes)
            }
            await database.waitForNotification(upTo: min(lease, .seconds(1)))
        }
    }
}

/// The journal of an upload, as its holder uses it.
private final class Entry: UploadJournalEntry {
    private let name: String
    private let holder: String
    private let lease: Duration
    private let clock: ClientClock
    private let database: any WorkerDatabase
    /// What the database has, as far as the holder knows.
    private let known: Locked<Data?>

    init(
        name: String, holder: String, lease: Duration, clock: ClientClock, database: any WorkerDatabase, content: Data?
    ) {
        self.name = name
        self.holder = holder
        self.lease = lease
        self.clock = clock
        self.database = database
        known = Locked(content)
    }

    func content() async throws -> Data? { known.withLock(\.self) }

    func append(_ content: Data) async throws {
        let start = known.withLock { $0?.count ?? 0 }
        // The same statement twice has the effect of one: it cuts off what it may have appended.
        try await change { dialect in
            let text = "substr(content, 1, CAST($3 AS INTEGER)) || $4"
            return dialect == .sqlite ? "CAST(\(text) AS BLOB)" : text
        } values: {
            [.integer(Int64(start)), .bytes(content)]
        }
        known.change { $0 = ($0 ?? Data()) + content }
    }

    func replace(with content: Data) async throws {
        try await change { _ in
            "$3"
        } values: {
            [.bytes(content)]
        }
        known.change { $0 = content }
    }

    func remove() async throws {
        try await change { _ in
            "NULL"
        } values: {
            []
        }
        known.change { $0 = nil }
    }

    func renew() async throws {
        try await change { _ in
            "content"
        } values: {
            []
        }
    }

    /// Ends the lease, and deletes the entry if it's empty.
    func release() async throws {
        try await database.withTransaction { [name, holder] transaction in
            let values: [SQLValue] = [.text(name), .text(holder)]
            try transaction.execute(
                "DELETE FROM dropbox_worker_uploads WHERE name = $1 AND holder = $2 AND content IS NULL", values)
            try transaction.execute(
                "UPDATE dropbox_worker_uploads SET lease_end = 0 WHERE name = $1 AND holder = $2", values)
        }
    }

    /// Changes the content, and extends the lease. While the database can't be reached, it's tried again until the lease ends.
    private func change(
        _ expression: @escaping @Sendable (SQLDialect) -> String, values: @escaping @Sendable () -> [SQLValue]
    ) async throws {
        let end = clock.now() + lease
        var pause: Duration = .milliseconds(50)
        while true {
            do {
                let isHeld = try await database.withTransaction { [name, holder, lease] transaction in
                    let now = transaction.dialect.now
                    let values = values()
                    return try transaction.execute(
                        """
                        UPDATE dropbox_worker_uploads
                        SET content = \(expression(transaction.dialect)), lease_end = \(now) + $\(values.count + 3)
                        WHERE name = $1 AND holder = $2 AND lease_end > \(now) RETURNING name
                        """, [.text(name), .text(holder)] + values + [.integer(lease.milliseconds)]
                    ).count == 1
                }
                guard isHeld else { throw LeaseLostError() }
                return
            } catch let error as WorkerDatabaseError where error.kind == .temporary {
                guard clock.now() + pause < end else { throw error }
                try await clock.sleep(pause)
                pause = min(pause * 2, .seconds(5))
            }
        }
    }
}
