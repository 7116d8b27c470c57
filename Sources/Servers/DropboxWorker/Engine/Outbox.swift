import DropboxCore
import DropboxFiles
import Foundation

/// A change that a sink outside of the database has yet to apply.
struct OutboxItem: Sendable {
    let id: Int64
    let sink: String
    let number: Int64
    let path: String
    let displayPath: String
    let kind: WorkerChange.Kind
    /// The number of failures for which the change is to blame.
    let attempts: Int64
    /// The number of all failures.
    let failures: Int64
}

/// A change in the outbox, without what it says about the item.
struct OutboxEntry: Sendable {
    let id: Int64
    let sink: String
    let number: Int64
    let path: String
    /// The time until it can be tried, or zero.
    let delay: Duration
}

/// What became of an attempt to apply a change.
enum DeliveryResult: Sendable {
    /// The sink has applied it.
    case applied
    /// It's tried again after a delay.
    case postponed(attempts: Int64, failures: Int64, delay: Duration, String)
    /// It can't be applied, until a person says so.
    case quarantined(attempts: Int64, String)
}

/// The durable queue of changes for sinks outside of the database.
///
/// Changes are added in the transaction that moves the cursor. They're removed when the sink has applied them, so after a
/// crash they're applied again, with the same key. The feed doesn't wait for a sink that fails, up to a limit.
///
/// A change that can't be applied is quarantined. A later change of the same path replaces it: it says what is at the path
/// now, so the earlier one would only be wrong. The order of each path holds therefore, and one bad file stops nothing.
struct Outbox {
    let namespace: Int64
    let transaction: any WorkerTransaction

    /// Adds changes for each of the sinks.
    func add(_ changes: [WorkerChange], firstNumber: Int64, for sinks: [String]) throws {
        guard !sinks.isEmpty else { return }
        try dropQuarantined(Set(changes.map(\.path)), of: sinks)
        let rows = try changes.enumerated().flatMap { index, change in
            let (kind, metadata) = try Self.encoded(change.kind)
            return sinks.map { sink -> [SQLValue] in
                [
                    .integer(namespace), .text(sink), .integer(firstNumber + Int64(index)), .text(change.path),
                    .text(change.displayPath), .integer(kind), metadata, .integer(0), .integer(0), .integer(0),
                    .integer(0),
                ]
            }
        }
        try transaction.insert(
            """
            INSERT INTO dropbox_worker_outbox
                (namespace_id, sink, number, path, display_path, kind, metadata, is_quarantined, attempts, failures,
                ready_at)
            """, rows)
    }

    /// Removes the quarantined changes of paths that have later ones.
    private func dropQuarantined(_ paths: Set<String>, of sinks: [String]) throws(WorkerDatabaseError) {
        let quarantined = try transaction.rows(
            "SELECT id, path, sink FROM dropbox_worker_outbox WHERE namespace_id = $1 AND is_quarantined = 1",
            .integer(namespace))
        for row in quarantined where paths.contains(row.text(1)) && sinks.contains(row.text(2)) {
            try transaction.rows("DELETE FROM dropbox_worker_outbox WHERE id = $1", row[0])
        }
    }

    /// How many entries are read at once.
    private static let windowSize = 1_024

    /// Returns the changes to apply next, in order, and the time until one of the others can be tried, or `nil` if none waits for
    /// a time.
    ///
    /// A change that waits holds back the later ones of its path, and of paths in or above it, but no others.
    func items(for sinks: [String], limit: Int, now: String) throws -> (items: [OutboxItem], delay: Duration?) {
        var chosen: [Int64] = []
        var delay: Duration?
        var waiting: [String: PathConflicts] = [:]
        var last: OutboxEntry?
        while chosen.count < limit {
            let window = try entries(for: sinks, after: last, now: now)
            for entry in window where chosen.count < limit {
                if entry.delay == .zero, waiting[entry.sink]?.conflict(with: entry.path) != true {
                    chosen.append(entry.id)
                    continue
                }
                waiting[entry.sink, default: PathConflicts()].insert(entry.path)
                if entry.delay > .zero { delay = min(delay ?? entry.delay, entry.delay) }
            }
            guard window.count == Self.windowSize else { break }
            last = window.last
        }
        return (try items(chosen), delay)
    }

    /// Returns the next entries in order.
    private func entries(
        for sinks: [String], after last: OutboxEntry?, now: String
    ) throws(WorkerDatabaseError) -> [OutboxEntry] {
        guard !sinks.isEmpty else { return [] }
        let values: [SQLValue] = [
            .integer(namespace), .integer(last?.number ?? -1), .text(last?.sink ?? ""),
            .integer(Int64(Self.windowSize)),
        ]
        return try transaction.execute(
            """
            SELECT id, sink, number, path, ready_at - \(now) FROM dropbox_worker_outbox
            WHERE namespace_id = $1 AND is_quarantined = 0 AND (number, sink) > ($2, $3)
                AND sink IN (\(Catalog.places(sinks.count, from: 5)))
            ORDER BY number, sink LIMIT $4
            """, values + sinks.map(SQLValue.text)
        ).map(SQLRow.init).map { row in
            OutboxEntry(
                id: row.integer(0), sink: row.text(1), number: row.integer(2), path: row.text(3),
                delay: .milliseconds(max(0, row.integer(4))))
        }
    }

    private func items(_ ids: [Int64]) throws -> [OutboxItem] {
        try Catalog.parts(ids).flatMap { part in
            try transaction.execute(
                """
                SELECT id, sink, number, path, display_path, kind, metadata, attempts, failures
                FROM dropbox_worker_outbox WHERE id IN (\(Catalog.places(part.count, from: 1))) ORDER BY number, sink
                """, part.map(SQLValue.integer)
            ).map(SQLRow.init).map { row in
                OutboxItem(
                    id: row.integer(0), sink: row.text(1), number: row.integer(2), path: row.text(3),
                    displayPath: row.text(4), kind: try Self.decoded(row.integer(5), row[6].text),
                    attempts: row.integer(7), failures: row.integer(8))
            }
        }
    }

    /// The number of changes that sinks have yet to apply.
    func count(for sinks: [String]) throws(WorkerDatabaseError) -> Int64 {
        try transaction.execute(
            """
            SELECT count(*) FROM dropbox_worker_outbox
            WHERE namespace_id = $1 AND is_quarantined = 0 AND sink IN (\(Catalog.places(sinks.count)))
            """, [.integer(namespace)] + sinks.map(SQLValue.text)
        ).first?.first?.integer ?? 0
    }

    /// Records what became of changes.
    ///
    /// - Returns: The changes that were quarantined, without those that were replaced by later ones.
    func record(
        _ results: [(item: OutboxItem, result: DeliveryResult)], now: String
    ) throws -> [(item: OutboxItem, message: String)] {
        var quarantined: [(item: OutboxItem, message: String)] = []
        for (item, result) in results {
            switch result {
            case .applied: try transaction.rows("DELETE FROM dropbox_worker_outbox WHERE id = $1", .integer(item.id))
            case .postponed(let attempts, let failures, let delay, let message):
                try transaction.rows(
                    """
                    UPDATE dropbox_worker_outbox SET attempts = $2, failures = $3, ready_at = \(now) + $4, error = $5
                    WHERE id = $1
                    """, .integer(item.id), .integer(attempts), .integer(failures), .integer(delay.milliseconds),
                    .text(message))
            case .quarantined(let attempts, let message):
                let later = try transaction.row(
                    """
                    SELECT 1 FROM dropbox_worker_outbox WHERE namespace_id = $1 AND sink = $2 AND path = $3
                        AND number > $4 AND is_quarantined = 0 LIMIT 1
                    """, .integer(namespace), .text(item.sink), .text(item.path), .integer(item.number))
                if later != nil {
                    try transaction.rows("DELETE FROM dropbox_worker_outbox WHERE id = $1", .integer(item.id))
                    continue
                }
                try transaction.rows(
                    """
                    UPDATE dropbox_worker_outbox SET is_quarantined = 1, attempts = $2, error = $3, failed_at = \(now)
                    WHERE id = $1
                    """, .integer(item.id), .integer(attempts), .text(message))
                quarantined.append((item, message))
            }
        }
        return quarantined
    }

    // MARK: Coding

    private static func encoded(_ kind: WorkerChange.Kind) throws -> (Int64, SQLValue) {
        switch kind {
        case .file(let file):
            (0, try text(file))
        case .folder(let folder):
            (1, try text(Files.FolderMetadataSerializer().serialize(folder)))
        case .deleted: (2, .null)
        }
    }

    /// Returns the complete metadata of a file as text.
    static func text(_ file: Files.FileMetadata) throws -> SQLValue {
        try text(Files.FileMetadataSerializer().serialize(file))
    }

    private static func text(_ json: JSON) throws -> SQLValue {
        SQLValue(try SerializeUtil.dumpJSON(json).map { String(decoding: $0, as: UTF8.self) })
    }

    static func decoded(_ kind: Int64, _ text: String?) throws -> WorkerChange.Kind {
        guard let text, kind != 2 else { return .deleted }
        let json = try SerializeUtil.parseJSON(Data(text.utf8))
        return kind == 0
            ? .file(try Files.FileMetadataSerializer().deserialize(json))
            : .folder(try Files.FolderMetadataSerializer().deserialize(json))
    }
}
