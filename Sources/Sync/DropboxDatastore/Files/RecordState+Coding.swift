import Foundation

/// The JSON form of a record in snapshots and in the database. Each stamp occurs once, in `s`, and other keys refer to it by
/// its index.
extension RecordState: Codable {
    private enum Key: String, CodingKey {
        case stamps = "s"
        case insertions = "l"
        case fields = "f"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let stamps = StampTable(try container.decode([Stamp].self, forKey: .stamps))
        insertions = try container.decode([Int].self, forKey: .insertions).map(stamps.stamp)
        fields = try container.decode([String: [StoredCandidate]].self, forKey: .fields).mapValues {
            [insertions] candidates in try candidates.map { try $0.candidate(stamps, insertions) }
        }
        guard fields.keys.allSatisfy(Identifier.isValid) else { throw DatastoreError(.invalidFile, "invalid field") }
    }

    func encode(to encoder: any Encoder) throws {
        var stamps = StampTable([])
        let insertions = insertions.map { stamps.index($0) }
        var stored: [String: [StoredCandidate]] = [:]
        // In a fixed order, so that equal states have equal forms.
        for (field, candidates) in fields.sorted(by: { $0.key < $1.key }) {
            stored[field] = candidates.map { StoredCandidate($0, &stamps, self.insertions) }
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(stamps.stamps, forKey: .stamps)
        try container.encode(insertions, forKey: .insertions)
        try container.encode(stored, forKey: .fields)
    }
}

/// The stamps of a record.
private struct StampTable {
    private(set) var stamps: [Stamp]
    private var indexes: [Stamp: Int] = [:]

    init(_ stamps: [Stamp]) { self.stamps = stamps }

    func stamp(_ index: Int) throws -> Stamp {
        guard stamps.indices.contains(index) else { throw DatastoreError(.invalidFile, "a stamp is missing") }
        return stamps[index]
    }

    mutating func index(_ stamp: Stamp) -> Int {
        if let index = indexes[stamp] { return index }
        indexes[stamp] = stamps.count
        stamps.append(stamp)
        return stamps.count - 1
    }
}

/// `[number,device,sequence]`; the number of an unpublished delta is 0.
extension Stamp: Codable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let number = try container.decode(Int64.self)
        let device = try container.decode(String.self)
        let sequence = try container.decode(Int64.self)
        guard (0...Stamp.maximumNumber).contains(number), Device.isValid(device),
            Dot.validSequences.contains(sequence)
        else {
            throw container.invalid("stamp")
        }
        self.init(number: number == 0 ? Stamp.unpublished : number, dot: Dot(device: device, sequence: sequence))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(number == Stamp.unpublished ? 0 : number)
        try container.encode(dot.device)
        try container.encode(dot.sequence)
    }
}

private struct StoredRegister: Codable {
    let s: Int
    let p: Put

    init(_ register: Register, _ value: DatastoreValue, _ stamps: inout StampTable) {
        s = stamps.index(register.stamp)
        p = Put(value: value, rule: register.rule, increments: register.increments)
    }

    func register(_ stamps: StampTable) throws -> Register {
        guard !p.value.isList else { throw DatastoreError(.invalidFile, "a list in a list") }
        return Register(try stamps.stamp(s), p)
    }
}

private struct StoredCandidate: Codable {
    let s: Int
    /// The insertions, unless they are those of the record.
    var l: [Dot]?
    var r: ResolutionRule?
    var i: [String: Increment]?
    /// The atom.
    var v: DatastoreValue?
    /// The list.
    var a: StoredList?
    /// The created list.
    var c: StoredList?

    init(_ candidate: RecordState.Candidate, _ stamps: inout StampTable, _ insertions: [Stamp]) {
        s = stamps.index(candidate.stamp)
        if candidate.insertions != Set(insertions.map(\.dot)) { l = candidate.insertions.sorted() }
        if candidate.rule != .remote { r = candidate.rule }
        if !candidate.increments.isEmpty { i = candidate.increments }
        switch candidate.content {
        case .deleted: break
        case .atom(let value): v = value
        case .list(let list): a = StoredList(list, &stamps)
        case .createdList(let list): c = StoredList(list, &stamps)
        }
    }

    func candidate(_ stamps: StampTable, _ insertions: [Stamp]) throws -> RecordState.Candidate {
        let content: RecordState.Candidate.Content
        switch (v, a, c) {
        case (nil, nil, nil): content = .deleted
        case (let value?, nil, nil) where !value.isList: content = .atom(value)
        case (nil, let list?, nil): content = .list(try list.list(stamps))
        case (nil, nil, let list?): content = .createdList(try list.list(stamps))
        default: throw DatastoreError(.invalidFile, "invalid content of a field")
        }
        return RecordState.Candidate(
            stamp: try stamps.stamp(s), insertions: l.map { Set($0) } ?? Set(insertions.map(\.dot)),
            rule: r ?? .remote, increments: i ?? [:], content: content)
    }
}

private struct StoredList: Codable {
    struct Item: Codable {
        let id: ItemID
        /// The puts; missing if the item was deleted.
        var p: [StoredRegister]?
    }

    struct Place: Codable {
        let id: ItemID
        /// The item, if it has another ID.
        var i: ItemID?
        let s: Int
        var b: ItemID?
        var left: Bool?
        var rebuilt: Bool?
    }

    let i: [Item]
    let p: [Place]

    init(_ list: ListState, _ stamps: inout StampTable) {
        var items: [Item] = []
        for (id, item) in list.items.sorted(by: { $0.key < $1.key }) {
            var stored = Item(id: id)
            if !item.isDeleted {
                stored.p = item.registers.compactMap { register in
                    register.value.map { StoredRegister(register, $0, &stamps) }
                }
            }
            items.append(stored)
        }
        i = items
        var places: [Place] = []
        for (id, place) in list.places.sorted(by: { $0.key < $1.key }) {
            places.append(
                Place(
                    id: id, i: place.item == id ? nil : place.item, s: stamps.index(place.stamp), b: place.before,
                    left: place.isLeft ? true : nil, rebuilt: place.isRebuilt ? true : nil))
        }
        p = places
    }

    func list(_ stamps: StampTable) throws -> ListState {
        var list = ListState()
        for item in i {
            list.items[item.id] = ListState.Item(
                registers: try (item.p ?? []).map { try $0.register(stamps) }, isDeleted: item.p == nil)
        }
        for place in p {
            list.places[place.id] = ListState.Place(
                item: place.i ?? place.id, stamp: try stamps.stamp(place.s), before: place.b,
                isLeft: place.left ?? false, isRebuilt: place.rebuilt ?? false)
        }
        return list
    }
}
