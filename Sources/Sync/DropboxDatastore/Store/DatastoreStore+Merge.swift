import DropboxSQLite
import Foundation

/// Local changes, and the deltas of other devices.
extension DatastoreStore {
    // MARK: Local changes

    /// Stores local changes as a delta that will be published, and applies it.
    func commit(_ changes: [Change]) throws {
        var identity = try identity
        let delta = Delta(dot: identity.next, past: try past(identity), changes: changes)
        try changeRecords { try $0.applyUnpublished(delta) }
        try connection.execute(
            "INSERT INTO outgoing VALUES (?, ?, ?)", key, delta.dot.sequence, try FileCoding.encode(delta))
        identity.sequence += 1
        try save(identity)
    }

    /// The deltas of other devices that the next delta of this device knows.
    func past(_ identity: Identity) throws(SQLiteError) -> VersionVector {
        var past = try head
        past[identity.device] = 0
        return past
    }

    /// The unpublished deltas, oldest first.
    var outgoing: [Delta] {
        get throws {
            let device = try identity.device
            return try connection.rows("SELECT delta FROM outgoing WHERE datastore = ? ORDER BY sequence", key) { row in
                row.blob(0) ?? Data()
            }.map { try FileCoding.decode(Delta.self, from: $0, device: device) }
        }
    }

    /// Removes the unpublished deltas and what they changed.
    func undoOutgoing() throws {
        var identity = try identity
        guard identity.sequence > identity.published else { return }
        try removeUnpublishedStates()
        try connection.execute("DELETE FROM outgoing WHERE datastore = ?", key)
        // A backup may have the removed deltas. So none will have their identities.
        (identity.device, identity.published, identity.sequence) = (Device.newID(), 0, 0)
        try save(identity)
    }

    /// Restores the states without unpublished deltas.
    func removeUnpublishedStates() throws {
        let keys = try unpublishedRecords
        try changeRecords { records in
            for key in keys {
                try records.change(key) { record in
                    if let base = record.base { (record.state, record.base) = (base, nil) }
                }
            }
        }
    }

    // MARK: Receiving

    /// Stores the deltas of a file until the next `sync`.
    func receive(_ file: DeltaFile) throws {
        var identity = try identity
        let head = try head
        for delta in file.deltas where !head.contains(delta.dot) {
            // Another device, or this one in another life, publishes with the same ID.
            if delta.dot.device == identity.device { identity.fork = identity.fork ?? identity.published }
            try connection.execute(
                "INSERT OR IGNORE INTO incoming VALUES (?, ?, ?, ?, ?)", key, delta.dot.device, delta.dot.sequence,
                file.number, try FileCoding.encode(delta))
        }
        identity.number = max(identity.number, file.number)
        try save(identity)
    }

    /// Stores a snapshot until the next `sync`, unless it contains nothing new.
    func receive(_ snapshot: SnapshotFile, _ name: String, _ content: Data) throws {
        var identity = try identity
        if snapshot.seen[identity.device] > identity.published { identity.fork = identity.fork ?? identity.published }
        identity.number = max(identity.number, snapshot.number)
        try save(identity)
        guard try !head.contains(snapshot.seen) else { return }
        try connection.execute("INSERT OR IGNORE INTO incoming_snapshot VALUES (?, ?, ?)", key, name, content)
    }

    /// Whether something was received that `applyIncoming()` may apply.
    var hasIncoming: Bool {
        get throws(SQLiteError) {
            try connection.value(
                """
                SELECT EXISTS (SELECT 1 FROM incoming WHERE datastore = ?1)
                    OR EXISTS (SELECT 1 FROM incoming_snapshot WHERE datastore = ?1)
                """, key, as: Bool.self) ?? false
        }
    }

    /// A delta that was received and not applied.
    struct IncomingDelta {
        let stamp: Stamp
        let json: Data
        func delta() throws -> Delta {
            try FileCoding.decode(Delta.self, from: json, device: stamp.dot.device)
        }
    }

    var incoming: [IncomingDelta] {
        get throws(SQLiteError) {
            try connection.rows(
                "SELECT device, sequence, number, delta FROM incoming WHERE datastore = ? ORDER BY number, device, sequence",
                key
            ) { row in
                IncomingDelta(
                    stamp: Stamp(number: row[2] ?? 0, dot: Dot(device: row[0] ?? "", sequence: row[1] ?? 0)),
                    json: row[3] ?? Data())
            }
        }
    }

    /// Applies what was received and whose predecessors are known.
    ///
    /// - Returns: The records that it may have changed, with their fields before.
    func applyIncoming() throws -> [RecordKey: [String: DatastoreValue]?] {
        guard try hasIncoming else { return [:] }
        let identity = try identity
        var head = try head
        var previous: [RecordKey: [String: DatastoreValue]?] = [:]
        try applySnapshots(identity, &head, &previous)
        let waiting = try incoming.filter { identity.fork == nil || $0.stamp.dot.device != identity.device }
        let ready = try DeltaOrder(waiting.map { ($0.stamp, try $0.delta()) }, after: &head).ready
        let keys = Set(ready.flatMap { $0.delta.changes.map(\.key) })
        for key in keys where previous[key] == nil { previous[key] = .some(try values(key)) }
        try changeRecords { records in
            for (stamp, delta) in ready { try records.apply(delta, stamp) }
        }
        try save(head)
        return previous
    }

    /// Applies what was received, and shows also what waits for missing deltas, as far as it makes sense without them.
    ///
    /// Only for devices that change nothing: others don't apply a change of something that they don't have. What waits isn't
    /// in the states without unpublished deltas. So the states are those of all other devices once nothing is missing.
    /// - Returns: The records that it may have changed, with their fields before.
    func showIncoming() throws -> [RecordKey: [String: DatastoreValue]?] {
        guard try hasIncoming else { return [:] }
        var previous: [RecordKey: [String: DatastoreValue]?] = [:]
        for key in try unpublishedRecords { previous[key] = .some(try values(key)) }
        try removeUnpublishedStates()
        previous = try applyIncoming().merging(previous) { $1 }
        let waiting = try waitingDeltas
        for key in Set(waiting.flatMap { $0.delta.changes.map(\.key) }) where previous[key] == nil {
            previous[key] = .some(try values(key))
        }
        try changeRecords { records in
            for (stamp, delta) in waiting { try records.applyUnpublished(delta, stamp) }
        }
        return previous
    }

    private func save(_ head: VersionVector) throws(SQLiteError) {
        for (device, sequence) in head.sequences { try setHead(device, sequence) }
        try connection.execute(
            """
            DELETE FROM incoming WHERE datastore = ?1 AND sequence <=
                (SELECT sequence FROM head WHERE datastore = ?1 AND head.device = incoming.device)
            """, key)
    }

    /// The snapshots that were received and not applied.
    var incomingSnapshots: [(name: String, content: Data)] {
        get throws(SQLiteError) {
            try connection.rows(
                "SELECT name, content FROM incoming_snapshot WHERE datastore = ? ORDER BY name", key
            ) { row in (row.text(0) ?? "", row.blob(1) ?? Data()) }
        }
    }

    private func applySnapshots(
        _ identity: Identity, _ head: inout VersionVector, _ previous: inout [RecordKey: [String: DatastoreValue]?]
    ) throws {
        for (name, content) in try incomingSnapshots {
            let snapshot = try SnapshotFile(content)
            if identity.fork != nil, snapshot.seen[identity.device] > identity.published { continue }
            if !head.contains(snapshot.seen) {
                try join(
                    snapshot, head, seen: head.adding(Dot(device: identity.device, sequence: identity.sequence)),
                    &previous)
                head.formUnion(snapshot.seen)
            }
            try connection.execute("DELETE FROM incoming_snapshot WHERE datastore = ? AND name = ?", key, name)
        }
    }

    /// Joins a snapshot into all records.
    ///
    /// - Parameters:
    ///   - head: The deltas in the states without unpublished ones.
    ///   - seen: The deltas in the states.
    private func join(
        _ snapshot: SnapshotFile, _ head: VersionVector, seen: VersionVector,
        _ previous: inout [RecordKey: [String: DatastoreValue]?]
    ) throws {
        let keys = Set(snapshot.records.keys).union(try records())
        let before = previous
        var changed: [RecordKey: [String: DatastoreValue]?] = [:]
        try changeRecords { records in
            for key in keys {
                let other = snapshot.records[key] ?? RecordState()
                try records.change(key) { record in
                    if before[key] == nil { changed[key] = .some(record.state.values) }
                    record.state.join(other, seen: seen, otherSeen: snapshot.seen)
                    record.base?.join(other, seen: head, otherSeen: snapshot.seen)
                }
            }
        }
        previous.merge(changed) { first, _ in first }
    }

    // MARK: Identity

    /// Takes a new identity, because another device uses the former one, and applies what was received.
    ///
    /// That is a copy of this device, such as one that continued while this one was restored from a backup. Unpublished
    /// changes that the copy has published aren't published again. The others are, under the new identity.
    /// - Returns: The records that it may have changed, with their fields before.
    func fork() throws -> [RecordKey: [String: DatastoreValue]?] {
        let (former, outgoing) = (try identity, try outgoing)
        var before: [RecordKey: [String: DatastoreValue]?] = [:]
        for key in try unpublishedRecords { before[key] = .some(try values(key)) }
        try removeUnpublishedStates()
        var published = PublishedIncrements(device: former.device)
        for delta in outgoing {
            for change in delta.changes { published.add(change.key, try record(change.key).state) }
        }
        let copies = Dictionary(
            try incoming.filter { $0.stamp.dot.device == former.device }.map { ($0.stamp.dot, $0) }
        ) { first, _ in first }
        let device = Device.newID()
        try connection.execute("DELETE FROM outgoing WHERE datastore = ?", key)
        try save(Identity(device: device, published: 0, sequence: 0, number: former.number, fork: nil))
        let changed = try applyIncoming().merging(before) { $1 }
        let head = try head
        var rest = outgoing[...]
        while let delta = rest.first, head.contains(delta.dot),
            try delta.dot.sequence <= former.fork ?? 0 || copies[delta.dot]?.delta() == delta
        {
            published.add(delta)
            rest.removeFirst()
        }
        let known = outgoing.count == rest.count ? former.published : outgoing[rest.startIndex - 1].dot.sequence
        for (index, delta) in rest.enumerated() {
            var past = delta.past
            past[former.device] = known
            let next = published.renamed(
                delta, to: Dot(device: device, sequence: Int64(index) + 1), past: past, firstUnknown: known + 1)
            try changeRecords { try $0.applyUnpublished(next) }
            try connection.execute(
                "INSERT INTO outgoing VALUES (?, ?, ?)", key, next.dot.sequence, try FileCoding.encode(next))
        }
        try connection.execute("UPDATE datastore SET sequence = ? WHERE key = ?", rest.count, key)
        return changed
    }
}
