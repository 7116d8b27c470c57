import Foundation

/// The local changes of an open datastore since the last `sync`.
struct OpenDatastore {
    /// The key of the datastore in the database.
    let key: Int64
    /// The delta that the changes will be.
    private(set) var dot: Dot
    private(set) var past: VersionVector
    private(set) var changes: [Change] = []
    /// The states of the changed records.
    private(set) var records: [RecordKey: RecordState] = [:]
    /// States in the database that were read since it last changed.
    private var cache: [RecordKey: RecordState] = [:]
    /// The size of the changes, and how they change the size of the datastore and its number of records.
    private(set) var deltaSize = DatastoreLimits.baseDeltaSize
    private(set) var sizeChange = 0
    private(set) var countChange = 0
    /// Increases with each change.
    private(set) var version = 0
    /// The rules of fields, by table.
    var rules: [String: [String: ResolutionRule]] = [:]

    /// How much may remain of deleted and moved items in any list.
    let listSlack: Int
    /// What the account may do, as far as it's known.
    var access: DatastoreAccess?

    /// What a call changed so far.
    private var journal: Journal?

    private static let maximumCacheCount = 256

    init(_ store: DatastoreStore, listSlack: Int) throws {
        self.listSlack = listSlack
        let identity = try store.identity
        (key, dot, past) = (store.key, identity.next, try store.past(identity))
        access = try store.access
    }

    private var seen: VersionVector { past.adding(dot) }
    private var stamp: Stamp { Stamp(number: Stamp.unpublished, dot: dot) }

    mutating func state(of key: RecordKey, _ store: DatastoreStore) throws -> RecordState {
        if let state = records[key] ?? cache[key] { return state }
        let state = try store.record(key).state
        if cache.count >= Self.maximumCacheCount { cache = [:] }
        cache[key] = state
        return state
    }

    func rule(_ table: String, _ field: String) -> ResolutionRule { rules[table]?[field] ?? .remote }

    // MARK: Changing

    /// Makes a local change.
    ///
    /// - Throws: ``DatastoreError/Code/sizeLimit`` or ``DatastoreError/Code/readOnly``; then, nothing is changed.
    mutating func change(_ key: RecordKey, _ kind: Change.Kind, _ store: DatastoreStore) throws {
        if let access, access != .writing { throw DatastoreError.readOnly(access) }
        let change = Change(key: key, kind: kind)
        let replaces = changes.last.map { change.replaces($0) } ?? false
        let index = replaces ? changes.count - 1 : changes.count
        var state = try state(of: key, store)
        let before = state.values
        state.apply(kind, index: index, stamp, seen: seen)
        let after = state.values
        let oldSize = before.map { DatastoreValue.recordSize($0) } ?? 0
        let newSize = after.map { DatastoreValue.recordSize($0) } ?? 0
        let newDeltaSize = deltaSize + change.size - (replaces ? changes.last?.size ?? 0 : 0)
        let newCount = countChange + (after == nil ? 0 : 1) - (before == nil ? 0 : 1)
        let totals = try store.totals
        try check(
            record: newSize, delta: newDeltaSize, isLarger: newSize > oldSize,
            datastore: DatastoreLimits.baseDatastoreSize + totals.size + sizeChange + newSize - oldSize,
            count: totals.count + newCount)
        if replaces { changes.removeLast() }
        changes.append(change)
        if journal?.records[key] == nil { journal?.records[key] = .some(records[key]) }
        records[key] = state
        version += 1
        deltaSize = newDeltaSize
        sizeChange += newSize - oldSize
        countChange = newCount
    }

    /// Rebuilds the lists of a field that mostly consist of what remains of deleted and moved items.
    ///
    /// It isn't counted, so it's never what exceeds a limit.
    mutating func rebuildLists(_ key: RecordKey, _ field: String, _ store: DatastoreStore) throws {
        for (dot, list) in try state(of: key, store).lists(of: field) ?? [] where list.needsRebuild(slack: listSlack) {
            try change(key, .update(field, .rebuildList(list: dot, list.order.map(\.item))), store)
        }
    }

    private func check(
        record: Int, delta: Int, isLarger: Bool, datastore: Int, count: Int
    ) throws(DatastoreError) {
        guard delta <= DatastoreLimits.deltaSize else {
            throw DatastoreError(
                .sizeLimit, "the changes since the last sync would have \(delta) bytes; sync more often")
        }
        // What makes a datastore smaller is allowed, because a merge can exceed the limits.
        guard isLarger else { return }
        guard record <= DatastoreLimits.recordSize else {
            throw DatastoreError(.sizeLimit, "the record would have \(record) bytes")
        }
        guard datastore <= DatastoreLimits.datastoreSize else {
            throw DatastoreError(.sizeLimit, "the datastore would have \(datastore) bytes")
        }
        guard count <= DatastoreLimits.recordCount else {
            throw DatastoreError(.sizeLimit, "the datastore would have \(count) records")
        }
    }

    /// Returns the local changes of another datastore in its place: none, with the same rules.
    func replaced(by store: DatastoreStore) throws -> OpenDatastore {
        var open = try OpenDatastore(store, listSlack: listSlack)
        (open.rules, open.version) = (rules, version + 1)
        return open
    }

    /// Starts the next delta after the changes were stored or removed.
    mutating func reset(_ store: DatastoreStore) throws {
        self = try replaced(by: store)
    }

    /// Applies the changes again, because states in the database changed.
    mutating func rebuild(_ store: DatastoreStore) throws { try replaceChanges(changes, store) }

    /// Replaces all changes.
    private mutating func replaceChanges(_ changes: [Change], _ store: DatastoreStore) throws {
        var open = try replaced(by: store)
        for (index, change) in changes.enumerated() {
            var state = try open.state(of: change.key, store)
            let (before, count) = (state.values.map { DatastoreValue.recordSize($0) } ?? 0, state.exists ? 1 : 0)
            state.apply(change.kind, index: index, open.stamp, seen: open.seen)
            open.sizeChange += (state.values.map { DatastoreValue.recordSize($0) } ?? 0) - before
            open.countChange += (state.exists ? 1 : 0) - count
            open.records[change.key] = state
            open.deltaSize += change.size
        }
        open.changes = changes
        self = open
    }
}

/// Taking changes back, without a copy of all changes for each.
extension OpenDatastore {
    /// What a call changed, to take it back if the call fails.
    private struct Journal {
        let savepoint: Savepoint
        let deltaSize: Int
        let sizeChange: Int
        let countChange: Int
        let version: Int
        let rules: [String: [String: ResolutionRule]]
        /// The former states of the records that the call changed; `nil` if there were no local changes of the record.
        var records: [RecordKey: RecordState?] = [:]
    }

    /// The local changes at a time.
    struct Savepoint {
        let dot: Dot
        fileprivate let count: Int
        /// The last change, which the next one may replace.
        fileprivate let last: Change?

        /// Returns the changes of that time, which are the first ones of later changes.
        fileprivate func changes(in later: [Change]) -> [Change] {
            var changes = Array(later.prefix(count))
            if let last { changes[changes.count - 1] = last }
            return changes
        }
    }

    var savepoint: Savepoint { Savepoint(dot: dot, count: changes.count, last: changes.last) }

    /// Takes the changes since a savepoint back, unless they were stored meanwhile.
    mutating func takeBack(since savepoint: Savepoint, _ store: DatastoreStore) throws {
        guard dot == savepoint.dot, changes.count >= savepoint.count else { return }
        try replaceChanges(savepoint.changes(in: changes), store)
    }

    /// Runs `body`, and takes back what it changes if it throws. It must not start another delta.
    mutating func atomically<Result>(_ body: (inout OpenDatastore) throws -> Result) throws -> Result {
        journal = Journal(
            savepoint: savepoint, deltaSize: deltaSize, sizeChange: sizeChange, countChange: countChange,
            version: version, rules: rules)
        defer { journal = nil }
        do { return try body(&self) } catch {
            if let journal { restore(journal) }
            throw error
        }
    }

    private mutating func restore(_ journal: Journal) {
        guard dot == journal.savepoint.dot, changes.count >= journal.savepoint.count else { return }
        changes.removeLast(changes.count - journal.savepoint.count)
        if let last = journal.savepoint.last { changes[changes.count - 1] = last }
        for (key, state) in journal.records { records[key] = state }
        (deltaSize, sizeChange, countChange) = (journal.deltaSize, journal.sizeChange, journal.countChange)
        (version, rules) = (journal.version, journal.rules)
    }
}

extension Change {
    /// Returns whether the change makes the previous one useless, and can have its place: both put the same field.
    fileprivate func replaces(_ previous: Change) -> Bool {
        guard key == previous.key, case .update(let field, .put) = kind, case .update(field, .put) = previous.kind
        else {
            return false
        }
        return true
    }

    /// The size by the size accounting.
    var size: Int {
        if case .update(_, .rebuildList) = kind { return 0 }
        let values: Int =
            switch kind {
            case .insert(let puts):
                puts.values.reduce(0) { $0 + DatastoreLimits.baseFieldSize + $1.value.size }
            case .update(_, .put(let put)), .update(_, .putItem(_, _, let put)): put.value.size
            case .update(_, .insertItem(_, _, let value)): value.size
            case .update, .delete: 0
            }
        return DatastoreLimits.baseChangeSize + values
    }
}
