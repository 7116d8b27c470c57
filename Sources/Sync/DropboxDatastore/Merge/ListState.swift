/// The state of a list: its items, also the deleted ones, and the places at which they are or were.
///
/// Places never change their order: each is before the place that followed it when it was created. Places before the same one
/// are in the order of the deltas. So the order is a function of the set of deltas, and each device sees an item between the
/// neighbors between which it was inserted.
///
/// What remains of deleted and moved items only serves devices that don't know of the deletion or the move yet, and no device
/// knows which others there are. So when it's more than what exists, the device that changes the list rebuilds it: all items
/// get new places, and everything else that the device knows disappears. A rebuild is a change like any other, which all
/// devices apply, so they still agree. The price is that an item which a device inserts without having seen the rebuild
/// comes to the end of the list if its neighbor was deleted.
struct ListState: Hashable, Sendable {
    struct Item: Hashable, Sendable {
        /// The puts of the value, by their stamps; empty if the item was deleted.
        var registers: [Register]
        /// A deletion beats puts and moves, whenever they arrive.
        var isDeleted = false
    }

    struct Place: Hashable, Sendable {
        let item: ItemID
        let stamp: Stamp
        /// The place that follows; `nil` at the end.
        let before: ItemID?
        /// Whether a later move, by a device that knew this place, took the item away.
        var isLeft = false
        /// Whether a rebuild created the place. A move at the same time beats it.
        var isRebuilt = false
    }

    var items: [ItemID: Item] = [:]
    var places: [ItemID: Place] = [:]

    // MARK: Reading

    /// The places of the items that exist, in order. The identity of a place isn't the one of its item after a move.
    var order: [(place: ItemID, item: ItemID)] {
        let current = currentPlaces
        return layout.compactMap { place in
            guard let item = places[place]?.item, current[item] == place, items[item]?.isDeleted == false else {
                return nil
            }
            return (place, item)
        }
    }

    /// The values of the items, in order.
    var values: [DatastoreValue] {
        order.compactMap { items[$0.item].flatMap { Register.resolve($0.registers)?.value } }
    }

    /// The place of each item. Of places to which devices moved it at the same time, the one of the first delta counts.
    private var currentPlaces: [ItemID: ItemID] {
        var result: [ItemID: ItemID] = [:]
        for (id, place) in places where !place.isLeft {
            if let other = result[place.item] {
                let isOtherRebuilt = places[other]?.isRebuilt ?? false
                if isOtherRebuilt == place.isRebuilt ? key(other) < key(id) : place.isRebuilt { continue }
            }
            result[place.item] = id
        }
        return result
    }

    /// Whether more remains of deleted and moved items than there are items.
    ///
    /// - Parameter slack: How much may remain of them in any case.
    func needsRebuild(slack: Int) -> Bool {
        let count = items.values.count { !$0.isDeleted }
        return places.count - count > max(slack, count)
    }

    private struct Key: Comparable {
        let stamp: Stamp
        let id: ItemID
        static func < (one: Key, other: Key) -> Bool { (one.stamp, one.id) < (other.stamp, other.id) }
    }

    private func key(_ id: ItemID) -> Key {
        Key(stamp: places[id]?.stamp ?? Stamp(number: 0, dot: id.dot), id: id)
    }

    /// All places in order.
    private var layout: [ItemID] {
        let current = currentPlaces
        var children: [ItemID?: [ItemID]] = [:]
        for (id, place) in places { children[following(place, current), default: []].append(id) }
        for parent in children.keys { children[parent]?.sort { key($0) > key($1) } }
        var result: [ItemID] = []
        var visited: Set<ItemID> = []
        // Depth first, without recursion: a list that grows at its start is as deep as it's long.
        func append(_ roots: [ItemID]) {
            var pending = roots.map { (id: $0, isExpanded: false) }
            while let (id, isExpanded) = pending.popLast() {
                if isExpanded {
                    result.append(id)
                } else if visited.insert(id).inserted {
                    pending.append((id, true))
                    pending += (children[id] ?? []).map { ($0, false) }
                }
            }
        }
        append(children[nil] ?? [])
        // After a rebuild, places can be before each other: the item before which one was inserted was moved before it.
        if result.count < places.count {
            for id in places.keys.filter({ !visited.contains($0) }).sorted(by: { key($0) < key($1) }) { append([id]) }
        }
        return result
    }

    /// Returns the place that follows a place; `nil` at the end.
    ///
    /// A rebuild can have removed it. Then it's the one of its item: the first place of an item has the ID of the item.
    private func following(_ place: Place, _ current: [ItemID: ItemID]) -> ItemID? {
        guard let before = place.before, places[before] == nil else { return place.before }
        return current[before]
    }

    // MARK: Changing

    mutating func insert(_ id: ItemID, _ put: Put, before: ItemID?, _ stamp: Stamp) {
        guard places[id] == nil, items[id] == nil else { return }
        items[id] = Item(registers: [Register(stamp, put)])
        places[id] = Place(item: id, stamp: stamp, before: before)
    }

    mutating func put(_ id: ItemID, _ put: Put, _ stamp: Stamp, seen: VersionVector) {
        guard var item = items[id], !item.isDeleted else { return }
        item.registers.removeAll { seen.contains($0.stamp.dot) }
        item.registers.append(Register(stamp, put))
        item.registers.sort { $0.stamp < $1.stamp }
        items[id] = item
    }

    mutating func delete(_ id: ItemID) {
        guard items[id] != nil else { return }
        items[id] = Item(registers: [], isDeleted: true)
    }

    mutating func move(_ item: ItemID, to id: ItemID, before: ItemID?, _ stamp: Stamp, seen: VersionVector) {
        guard items[item] != nil, places[id] == nil else { return }
        for (other, place) in places where place.item == item && seen.contains(place.stamp.dot) {
            places[other]?.isLeft = true
        }
        places[id] = Place(item: item, stamp: stamp, before: before)
    }

    /// Gives all items new places in an order, and removes everything else that a device knew.
    ///
    /// - Parameters:
    ///   - order: The items that the device saw.
    ///   - id: Returns the ID of the place at an index.
    ///   - seen: The deltas that the device knew, with its own.
    mutating func rebuild(_ order: [ItemID], _ id: (Int) -> ItemID, _ stamp: Stamp, seen: VersionVector) {
        let kept = Set(order)
        items = items.filter { kept.contains($0.key) || !seen.contains($0.key.dot) }
        places = places.filter { !seen.contains($0.key.dot) && items[$0.value.item] != nil }
        for (index, item) in order.enumerated() where items[item] != nil {
            places[id(index)] = Place(item: item, stamp: stamp, before: nil, isRebuilt: true)
        }
    }

    // MARK: Joining

    /// Adds what another state knows, and removes what it rebuilt.
    mutating func join(_ other: ListState, seen: VersionVector, otherSeen: VersionVector) {
        items = items.filter { other.items[$0.key] != nil || !otherSeen.contains($0.key.dot) }
        places = places.filter { other.places[$0.key] != nil || !otherSeen.contains($0.key.dot) }
        for (id, item) in other.items {
            guard let own = items[id] else {
                if !seen.contains(id.dot) { items[id] = item }
                continue
            }
            if own.isDeleted || item.isDeleted {
                items[id] = Item(registers: [], isDeleted: true)
            } else {
                items[id]?.registers = joined(own.registers, item.registers, seen, otherSeen, \.stamp) { one, _ in one }
            }
        }
        for (id, place) in other.places {
            if places[id] != nil {
                if place.isLeft { places[id]?.isLeft = true }
            } else if !seen.contains(id.dot) {
                places[id] = place
            }
        }
        places = places.filter { items[$0.value.item] != nil }
    }
}

/// Joins two states of a set from which each device removes what it has seen: an element that only one state has was removed
/// by the other one if that knows its delta.
func joined<Element>(
    _ one: [Element], _ other: [Element], _ seen: VersionVector, _ otherSeen: VersionVector,
    _ stamp: (Element) -> Stamp, combining combine: (Element, Element) -> Element
) -> [Element] {
    let others = Dictionary(other.map { (stamp($0).dot, $0) }) { first, _ in first }
    let own = Set(one.map { stamp($0).dot })
    var result = one.compactMap { element -> Element? in
        if let match = others[stamp(element).dot] { return combine(element, match) }
        return otherSeen.contains(stamp(element).dot) ? nil : element
    }
    result += other.filter { !own.contains(stamp($0).dot) && !seen.contains(stamp($0).dot) }
    return result.sorted { stamp($0) < stamp($1) }
}
