/// The location of a record.
struct RecordKey: Hashable, Sendable, Comparable {
    let table: String
    let record: String

    static func < (one: RecordKey, other: RecordKey) -> Bool { (one.table, one.record) < (other.table, other.record) }
}

/// A change of a record in a delta.
struct Change: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Inserts the record with fields.
        case insert([String: Put])
        /// Changes a field.
        case update(String, FieldChange)
        /// Deletes the record as the device saw it.
        case delete
    }

    let key: RecordKey
    let kind: Kind
}

/// A value that replaces the one of a field or an item.
struct Put: Hashable, Sendable {
    var value: DatastoreValue
    var rule = ResolutionRule.remote
    /// The increments that the value contains.
    var increments: [String: Increment] = [:]
}

/// The sum of all increments of a field by one device, up to one of its deltas.
struct Increment: Hashable, Sendable {
    let sequence: Int64
    let amount: DatastoreValue
}

/// A change of a field.
///
/// List changes name items and lists by their identities, not by indexes: the items that another device inserts or deletes
/// at the same time don't change what the identities refer to.
enum FieldChange: Hashable, Sendable {
    case put(Put)
    case delete(ResolutionRule)
    /// Creates an empty list, if the field has none. Lists that several devices create at the same time become one.
    case createList
    /// Replaces an item of the list that a delta created.
    case putItem(list: Dot, ItemID, Put)
    /// Inserts an item before another one, or at the end.
    case insertItem(list: Dot, before: ItemID?, DatastoreValue)
    case deleteItem(list: Dot, ItemID)
    case moveItem(list: Dot, ItemID, before: ItemID?)
    /// Forgets what remains of deleted and moved items. These are all items in order.
    case rebuildList(list: Dot, [ItemID])
}

/// The identity of an item of a list, and of a place to which it was moved: the change that created it, by its index in its
/// delta, and the index among the items of that change.
struct ItemID: Hashable, Sendable, Comparable {
    let dot: Dot
    let change: Int
    let index: Int

    static func < (one: ItemID, other: ItemID) -> Bool {
        (one.dot, one.change, one.index) < (other.dot, other.change, other.index)
    }
}
