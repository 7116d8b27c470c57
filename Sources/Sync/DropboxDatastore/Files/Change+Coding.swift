import Foundation

/// The JSON forms of changes in files: `["I",table,record,{field:put}]`, `["U",table,record,field,change]`, and
/// `["D",table,record]`.
extension Change: Codable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let kind = try container.decode(String.self)
        key = RecordKey(table: try container.decodeID(), record: try container.decodeID())
        switch kind {
        case "I":
            let fields = try container.decode([String: Put].self)
            guard fields.keys.allSatisfy(Identifier.isValid) else { throw container.invalid("field") }
            self.kind = .insert(fields)
        case "U": self.kind = .update(try container.decodeID(), try container.decode(FieldChange.self))
        case "D": self.kind = .delete
        default: throw container.invalid("change")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        switch kind {
        case .insert(let fields):
            try container.encode("I", key.table, key.record)
            try container.encode(fields)
        case .update(let field, let change):
            try container.encode("U", key.table, key.record, field)
            try container.encode(change)
        case .delete: try container.encode("D", key.table, key.record)
        }
    }
}

/// `[value]`, `[value,rule]`, or `[value,rule,{device:[sequence,amount]}]`.
extension Put: Codable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        value = try container.decode(DatastoreValue.self)
        if !container.isAtEnd { rule = try container.decode(ResolutionRule.self) }
        if !container.isAtEnd { increments = try container.decode([String: Increment].self) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(value)
        if rule != .remote || !increments.isEmpty { try container.encode(rule) }
        if !increments.isEmpty { try container.encode(increments) }
    }
}

/// `[sequence,amount]`.
extension Increment: Codable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        sequence = try container.decode(Int64.self)
        amount = try container.decode(DatastoreValue.self)
        guard amount.isFiniteNumber, sequence > 0 else { throw container.invalid("increment") }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(sequence)
        try container.encode(amount)
    }
}

/// `["P",put]`, `["D",rule]`, `["LC"]`, `["LP",list,item,put]`, `["LI",list,place,value]`, `["LD",list,item]`,
/// `["LM",list,item,place]`, or `["LR",list,[item]]`.
extension FieldChange: Codable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        switch try container.decode(String.self) {
        case "P": self = .put(try container.decode(Put.self))
        case "D": self = .delete(container.isAtEnd ? .remote : try container.decode(ResolutionRule.self))
        case "LC": self = .createList
        case "LP":
            self = .putItem(
                list: try container.decode(Dot.self), try container.decode(ItemID.self), try container.decodePut())
        case "LI":
            self = .insertItem(
                list: try container.decode(Dot.self), before: try container.decode(ItemID?.self),
                try container.decodePut().value)
        case "LD": self = .deleteItem(list: try container.decode(Dot.self), try container.decode(ItemID.self))
        case "LM":
            self = .moveItem(
                list: try container.decode(Dot.self), try container.decode(ItemID.self),
                before: try container.decode(ItemID?.self))
        case "LR":
            self = .rebuildList(list: try container.decode(Dot.self), try container.decode([ItemID].self))
        default: throw container.invalid("change of a field")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        switch self {
        case .put(let put):
            try container.encode("P")
            try container.encode(put)
        case .delete(let rule):
            try container.encode("D")
            if rule != .remote { try container.encode(rule) }
        case .createList: try container.encode("LC")
        case .putItem(let list, let item, let put):
            try container.encode("LP")
            try container.encode(list)
            try container.encode(item)
            try container.encode(put)
        case .insertItem(let list, let before, let value):
            try container.encode("LI")
            try container.encode(list)
            try container.encode(before)
            try container.encode(Put(value: value))
        case .deleteItem(let list, let item):
            try container.encode("LD")
            try container.encode(list)
            try container.encode(item)
        case .moveItem(let list, let item, let before):
            try container.encode("LM")
            try container.encode(list)
            try container.encode(item)
            try container.encode(before)
        case .rebuildList(let list, let order):
            try container.encode("LR")
            try container.encode(list)
            try container.encode(order)
        }
    }
}

/// `"device:sequence"`.
extension Dot: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let parts = try container.decode(String.self).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let dot = Dot(parts[0], parts[1]) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "invalid delta")
        }
        self = dot
    }

    fileprivate init?(_ device: Substring, _ sequence: Substring) {
        guard Device.isValid(device), let sequence = Int64(sequence),
            Dot.validSequences.contains(sequence)
        else { return nil }
        self.init(device: String(device), sequence: sequence)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(device):\(sequence)")
    }
}

/// `"device:sequence:change:index"`.
extension ItemID: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let parts = try container.decode(String.self).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 4, let dot = Dot(parts[0], parts[1]), let change = Int(parts[2]), let index = Int(parts[3])
        else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "invalid item") }
        self.init(dot: dot, change: change, index: index)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(dot.device):\(dot.sequence):\(change):\(index)")
    }
}

/// The IDs of devices.
enum Device {
    /// Returns the ID of a new device.
    static func newID() -> String { Identifier.random(count: 16) }

    static func isValid(_ id: some StringProtocol) -> Bool {
        id.utf8.count == 16 && id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }
}

extension UnkeyedDecodingContainer {
    fileprivate mutating func decodeID() throws -> String {
        let id = try decode(String.self)
        guard Identifier.isValid(id) else { throw invalid("ID") }
        return id
    }

    /// Decodes a put of an item, which must be an atom.
    fileprivate mutating func decodePut() throws -> Put {
        let put = try decode(Put.self)
        guard !put.value.isList else { throw invalid("item") }
        return put
    }

    func invalid(_ what: String) -> DecodingError {
        DecodingError.dataCorruptedError(in: self, debugDescription: "invalid \(what)")
    }
}

extension UnkeyedEncodingContainer {
    fileprivate mutating func encode(_ texts: String...) throws {
        for text in texts { try encode(text) }
    }
}
