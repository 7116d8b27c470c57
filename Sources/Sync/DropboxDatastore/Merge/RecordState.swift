/// Everything that the deltas of a set say about a record: its values, and what it takes to merge further deltas.
///
/// The state is a function of the set of deltas, whatever the order in which they arrive, as long as a delta follows those
/// that its device knew. These are the rules for changes that devices make at the same time:
/// - Changes of different records or fields all apply.
/// - A deletion of a record beats updates of it. A record that another device inserts at the same time with the same ID
///   stays.
/// - Records that are inserted with the same ID become one, field by field.
/// - Puts and deletions of the same field follow its ``ResolutionRule``.
/// - A put or deletion of a field beats changes in the list that it replaces. It also beats the creation of a list at the
///   same time.
/// - A deletion of an item beats puts and moves of it. The first move of an item beats another one.
struct RecordState: Hashable, Sendable {
    /// The insertions that no deletion has removed, in order. The record exists if there is one.
    var insertions: [Stamp] = []
    var fields: [String: [Candidate]] = [:]

    /// A content of a field that no later one has replaced. Several remain from changes that devices made at the same time.
    struct Candidate: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case deleted
            case atom(DatastoreValue)
            case list(ListState)
            /// A list that was created without items. Any other content beats it.
            case createdList(ListState)
        }

        let stamp: Stamp
        /// The insertions of the record that the device knew. The content disappears with the last of them.
        var insertions: Set<Dot>
        var rule = ResolutionRule.remote
        var increments: [String: Increment] = [:]
        var content: Content

        var list: ListState? {
            switch content {
            case .list(let list), .createdList(let list): list
            case .deleted, .atom: nil
            }
        }

        var isCreatedList: Bool { if case .createdList = content { true } else { false } }

        /// The candidate as a register.
        var register: Register {
            let value: DatastoreValue? =
                switch content {
                case .deleted: nil
                case .atom(let value): value
                case .list(let list), .createdList(let list): .list(list.values)
                }
            return Register(stamp: stamp, rule: rule, value: value, increments: increments)
        }

        /// Changes the list, if the content is one.
        mutating func changeList(_ body: (inout ListState) -> Void) {
            // Nothing else refers to the list while it changes: otherwise, each change would copy it.
            switch content {
            case .list(var list):
                content = .deleted
                body(&list)
                content = .list(list)
            case .createdList(var list):
                content = .deleted
                body(&list)
                content = .createdList(list)
            case .deleted, .atom: break
            }
        }
    }

    // MARK: Reading

    var exists: Bool { !insertions.isEmpty }

    /// The fields and their values, or `nil` if the record doesn't exist.
    var values: [String: DatastoreValue]? {
        exists ? fields.compactMapValues { Self.resolve($0)?.value } : nil
    }

    /// Resolves the candidates of a field.
    static func resolve(_ candidates: [Candidate]) -> Register.Resolution? {
        let contents = candidates.filter { !$0.isCreatedList }
        if !contents.isEmpty || candidates.isEmpty { return Register.resolve(contents.map(\.register)) }
        let values = candidates.flatMap { $0.list?.values ?? [] }
        return Register.Resolution(winner: 0, value: .list(values), increments: [:])
    }

    /// The lists that the value of a field consists of, in order; `nil` if it isn't a list.
    func lists(of field: String) -> [(dot: Dot, list: ListState)]? {
        let candidates = fields[field] ?? []
        let contents = candidates.filter { !$0.isCreatedList }
        guard let resolution = Register.resolve(contents.map(\.register)) else {
            return candidates.isEmpty ? nil : candidates.compactMap { item in item.list.map { (item.stamp.dot, $0) } }
        }
        let winner = contents[resolution.winner]
        return winner.list.map { [(winner.stamp.dot, $0)] }
    }

    // MARK: Changing

    /// Applies a change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - index: The index of the change in its delta.
    ///   - stamp: The stamp of the delta.
    ///   - seen: The deltas that the device knew, with the delta itself.
    mutating func apply(_ change: Change.Kind, index: Int, _ stamp: Stamp, seen: VersionVector) {
        let known = Set(insertions.map(\.dot).filter(seen.contains))
        switch change {
        case .insert(let puts):
            if !insertions.contains(stamp) {
                insertions.append(stamp)
                insertions.sort()
            }
            for (field, value) in puts {
                put(value, field, index: index, stamp, seen: seen, insertions: known.union([stamp.dot]))
            }
        case .update(let field, let update):
            // Otherwise, the record was deleted by a device that didn't know the update.
            if !known.isEmpty { apply(update, field, index: index, stamp, seen: seen, insertions: known) }
        case .delete:
            insertions.removeAll { seen.contains($0.dot) }
            removeOrphans()
        }
    }

    private mutating func apply(
        _ change: FieldChange, _ field: String, index: Int, _ stamp: Stamp, seen: VersionVector, insertions: Set<Dot>
    ) {
        let id = ItemID(dot: stamp.dot, change: index, index: 0)
        switch change {
        case .put(let value): put(value, field, index: index, stamp, seen: seen, insertions: insertions)
        case .delete(let rule):
            replace(field, Candidate(stamp: stamp, insertions: insertions, rule: rule, content: .deleted), seen: seen)
        case .createList:
            replace(
                field, Candidate(stamp: stamp, insertions: insertions, content: .createdList(ListState())), seen: seen)
        case .putItem(let list, let item, let value):
            changeList(list, field) { $0.put(item, value, stamp, seen: seen) }
        case .insertItem(let list, let before, let value):
            changeList(list, field) { $0.insert(id, Put(value: value), before: before, stamp) }
        case .deleteItem(let list, let item): changeList(list, field) { $0.delete(item) }
        case .moveItem(let list, let item, let before):
            changeList(list, field) { $0.move(item, to: id, before: before, stamp, seen: seen) }
        case .rebuildList(let list, let order):
            changeList(list, field) {
                $0.rebuild(order, { ItemID(dot: stamp.dot, change: index, index: $0) }, stamp, seen: seen)
            }
        }
    }

    private mutating func put(
        _ put: Put, _ field: String, index: Int, _ stamp: Stamp, seen: VersionVector, insertions: Set<Dot>
    ) {
        var content = Candidate.Content.atom(put.value)
        if case .list(let items) = put.value {
            var list = ListState()
            for (offset, item) in items.enumerated() {
                list.insert(
                    ItemID(dot: stamp.dot, change: index, index: offset), Put(value: item), before: nil, stamp)
            }
            content = .list(list)
        }
        let candidate = Candidate(
            stamp: stamp, insertions: insertions, rule: put.rule, increments: put.increments, content: content)
        replace(field, candidate, seen: seen)
    }

    private mutating func replace(_ field: String, _ candidate: Candidate, seen: VersionVector) {
        var candidates = fields[field] ?? []
        candidates.removeAll { seen.contains($0.stamp.dot) }
        candidates.append(candidate)
        fields[field] = candidates.sorted { $0.stamp < $1.stamp }
    }

    private mutating func changeList(_ list: Dot, _ field: String, _ body: (inout ListState) -> Void) {
        guard let index = fields[field]?.firstIndex(where: { $0.stamp.dot == list }) else { return }
        fields[field]?[index].changeList(body)
    }

    /// Removes the contents that disappeared with the insertions of the record.
    private mutating func removeOrphans() {
        let remaining = Set(insertions.map(\.dot))
        for (field, candidates) in fields {
            let kept = candidates.compactMap { candidate -> Candidate? in
                var candidate = candidate
                candidate.insertions.formIntersection(remaining)
                return candidate.insertions.isEmpty ? nil : candidate
            }
            fields[field] = kept.isEmpty ? nil : kept
        }
    }

    // MARK: Joining

    /// Merges the state that another set of deltas has into this one.
    ///
    /// - Parameters:
    ///   - other: The other state of the record; an empty one if the other set has none.
    ///   - seen: The set of this state.
    ///   - otherSeen: The set of the other state.
    mutating func join(_ other: RecordState, seen: VersionVector, otherSeen: VersionVector) {
        insertions = joined(insertions, other.insertions, seen, otherSeen) {
            $0
        } combining: { one, _ in
            one
        }
        for field in Set(fields.keys).union(other.fields.keys) {
            let candidates = joined(fields[field] ?? [], other.fields[field] ?? [], seen, otherSeen, \.stamp) {
                var candidate = $0
                candidate.insertions.formUnion($1.insertions)
                if let list = $1.list {
                    candidate.changeList { $0.join(list, seen: seen, otherSeen: otherSeen) }
                }
                return candidate
            }
            fields[field] = candidates.isEmpty ? nil : candidates
        }
        removeOrphans()
    }
}
