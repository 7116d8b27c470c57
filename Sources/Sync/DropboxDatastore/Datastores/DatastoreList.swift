import Foundation

/// The list of a field, whose items devices can change at the same time. A value that refers to the record.
///
/// A change concerns the item that is at the index now, wherever other devices move it or insert others. To replace the entire
/// list, set the field of the record.
public struct DatastoreList: Sendable {
    /// The field of the list.
    public let field: String
    /// The record of the list.
    public let record: DatastoreRecord

    /// The items; empty if the field doesn't exist.
    ///
    /// - Throws: ``DatastoreError/Code/badType`` if the field isn't a list, ``DatastoreError/Code/deleted``, or
    ///   ``DatastoreError/Code/closed``.
    public var items: [DatastoreValue] {
        get throws(DatastoreError) {
            try record.access { open, store in
                try lists(record.existing(&open, store)).flatMap { $0.list.values }
            }
        }
    }

    /// Appends an item.
    ///
    /// - Throws: ``DatastoreError/Code/badType`` if the field or the item has another type, ``DatastoreError/Code/deleted``,
    ///   or ``DatastoreError/Code/sizeLimit``.
    public func append(_ value: DatastoreValue) throws(DatastoreError) { try insert(value, index: nil) }

    /// Inserts an item.
    ///
    /// - Throws: ``DatastoreError/Code/badIndex``, ``DatastoreError/Code/badType`` if the field or the item has another type,
    ///   ``DatastoreError/Code/deleted``, or ``DatastoreError/Code/sizeLimit``.
    public func insert(_ value: DatastoreValue, at index: Int) throws(DatastoreError) {
        try insert(value, index: index)
    }

    private func insert(_ value: DatastoreValue, index: Int?) throws(DatastoreError) {
        try checkAtom(value)
        try record.access { open, store in
            if try lists(record.existing(&open, store)).isEmpty {
                try check(index ?? 0, count: 0, allowsEnd: true)
                try open.change(record.key, .update(field, .createList), store)
            }
            let positions = try positions(record.existing(&open, store))
            let index = index ?? positions.count
            try check(index, count: positions.count, allowsEnd: true)
            let lists = try lists(record.existing(&open, store))
            let next = positions.indices.contains(index) ? positions[index] : nil
            guard let list = next?.list ?? lists.last?.dot else { return }
            try open.change(
                record.key, .update(field, .insertItem(list: list, before: next?.place, value)), store)
            try open.rebuildLists(record.key, field, store)
        }
    }

    /// Replaces an item. If other devices replace it at the same time, the rule of the field decides; with
    /// ``ResolutionRule/sum``, the remote item wins.
    ///
    /// - Throws: ``DatastoreError/Code/badIndex``, ``DatastoreError/Code/badType`` if the field or the item has another type,
    ///   ``DatastoreError/Code/deleted``, or ``DatastoreError/Code/sizeLimit``.
    public func set(_ value: DatastoreValue, at index: Int) throws(DatastoreError) {
        try checkAtom(value)
        try change(index) { position, open in
            let rule = open.rule(record.table.id, field)
            let put = Put(value: value, rule: rule == .sum ? .remote : rule)
            return .putItem(list: position.list, position.item, put)
        }
    }

    /// Removes an item.
    ///
    /// - Throws: ``DatastoreError/Code/badIndex``, ``DatastoreError/Code/badType`` if the field isn't a list,
    ///   ``DatastoreError/Code/deleted``, or ``DatastoreError/Code/sizeLimit``.
    public func remove(at index: Int) throws(DatastoreError) {
        try change(index) { position, _ in .deleteItem(list: position.list, position.item) }
    }

    /// Removes the last item.
    ///
    /// - Throws: ``DatastoreError/Code/badIndex`` if the list is empty, or an error of ``remove(at:)``.
    package func removeLast() throws(DatastoreError) {
        try change(nil) { position, _ in .deleteItem(list: position.list, position.item) }
    }

    /// Moves an item: removes it, and inserts it at an index of the remaining list.
    ///
    /// - Throws: ``DatastoreError/Code/badIndex``, ``DatastoreError/Code/badType`` if the field isn't a list,
    ///   ``DatastoreError/Code/deleted``, or ``DatastoreError/Code/sizeLimit``.
    public func move(from index: Int, to target: Int) throws(DatastoreError) {
        try record.access { open, store in
            var positions = try positions(record.existing(&open, store))
            try check(index, count: positions.count)
            try check(target, count: positions.count)
            let item = positions.remove(at: index)
            if target == index { return }
            let next = positions.indices.contains(target) ? positions[target] : nil
            if let next, next.list != item.list {
                // Lists that devices created at the same time are one to the app, but an item can't leave its own.
                let value = try items(&open, store)[index]
                try open.change(record.key, .update(field, .deleteItem(list: item.list, item.item)), store)
                try open.change(
                    record.key, .update(field, .insertItem(list: next.list, before: next.place, value)), store)
            } else {
                try open.change(
                    record.key, .update(field, .moveItem(list: item.list, item.item, before: next?.place)), store)
            }
            try open.rebuildLists(record.key, field, store)
        }
    }

    // MARK: Positions

    /// An item at an index.
    private struct Position {
        let list: Dot
        let place: ItemID
        let item: ItemID
    }

    /// Changes the item at an index; `nil` is the last one.
    private func change(
        _ index: Int?, _ body: (Position, OpenDatastore) -> FieldChange
    ) throws(DatastoreError) {
        try record.access { open, store in
            let positions = try positions(record.existing(&open, store))
            let index = index ?? positions.count - 1
            try check(index, count: positions.count)
            try open.change(record.key, .update(field, body(positions[index], open)), store)
            try open.rebuildLists(record.key, field, store)
        }
    }

    private func positions(_ state: RecordState) throws(DatastoreError) -> [Position] {
        try lists(state).flatMap { dot, list in
            list.order.map { Position(list: dot, place: $0.place, item: $0.item) }
        }
    }

    private func items(_ open: inout OpenDatastore, _ store: DatastoreStore) throws -> [DatastoreValue] {
        try lists(record.existing(&open, store)).flatMap { $0.list.values }
    }

    private func lists(_ state: RecordState) throws(DatastoreError) -> [(dot: Dot, list: ListState)] {
        if let lists = state.lists(of: field) { return lists }
        guard RecordState.resolve(state.fields[field] ?? [])?.value == nil else {
            throw DatastoreError(.badType, "the field \(field) isn't a list")
        }
        return []
    }

    private func check(_ index: Int, count: Int, allowsEnd: Bool = false) throws(DatastoreError) {
        guard index >= 0, index < count || allowsEnd && index == count else {
            throw DatastoreError(.badIndex, "the list has \(count) items, and none at \(index)")
        }
    }

    private func checkAtom(_ value: DatastoreValue) throws(DatastoreError) {
        if value.isList { throw DatastoreError(.badType, "a list can't contain a list") }
    }
}
