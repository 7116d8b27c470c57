import DropboxSQLite

@testable import DropboxDatastore

/// What changes are meant to do, whatever happens at the same time.
struct Intent: Equatable {
    var sum: Int64 = 0
    var maximum: Int64 = 0
    var minimum: Int64 = 0
    var items: Set<Int64> = []
    var records: Set<Int64> = []

    mutating func append(_ other: Intent) {
        sum += other.sum
        maximum = max(maximum, other.maximum)
        minimum = min(minimum, other.minimum)
        items.formUnion(other.items)
        records.formUnion(other.records)
    }
}

struct ModelDevice {
    let replica: Replica
    var isUp = true
    /// The changes since the last `sync`.
    var uncommitted = Intent()
    /// The changes in files.
    var published = Intent()
    /// The queued changes that may still be undone.
    var unsent: [Intent] = []
    var backup: (database: Database, hasUnsent: Bool)?

    var isQueueEmpty: Bool {
        get throws {
            try replica.core.withOpen("test") { _, store in try store.identity.sequence == store.identity.published }
        }
    }

    var isSent: Bool {
        get throws { try replica.core.withOpen("test") { _, store in try store.uploads.isEmpty } && isQueueEmpty }
    }
}
