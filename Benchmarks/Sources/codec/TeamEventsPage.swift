import Foundation

/// Makes pages of `team_log/get_events`: events of all kinds in turn, filled at random by the API's model.
///
/// Nullable fields and fields with a default are there every second time, and not at all deep inside.
struct TeamEventsPage {
    enum Failure: Error { case model(String) }

    private var dice = Dice(seed: 11)
    private var types: [String: [String: Any]] = [:]
    private var aliases: [String: Any] = [:]

    /// - Parameter folder: Where the model lies, one JSON file for each namespace.
    init(model folder: URL) throws {
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
            guard let namespace = json as? [String: Any], let name = namespace["namespace"] as? String else {
                throw Failure.model(file.lastPathComponent)
            }
            for type in namespace["types"] as? [[String: Any]] ?? [] {
                guard let local = (type["struct"] ?? type["union"]) as? String else { continue }
                types[name + "." + local] = type
            }
            for alias in namespace["aliases"] as? [[String: Any]] ?? [] {
                guard let local = alias["alias"] as? String else { continue }
                aliases[name + "." + local] = alias["type"]
            }
        }
    }

    /// The JSON of a page with that many events.
    mutating func json(events count: Int) throws -> Data {
        let kinds = try members("team_log.EventType").filter { $0.name != "other" }
        let details = try members("team_log.EventDetails")
        var events: [String] = []
        for index in 0..<count {
            let kind = kinds[index % kinds.count]
            guard let detail = details.first(where: { $0.name == kind.name + "_details" }) else { continue }
            var fields: [String] = []
            for field in try members("team_log.TeamEvent") {
                switch field.name {
                case "event_type": fields.append("\"event_type\": " + (try member(kind, 1)))
                case "details": fields.append("\"details\": " + (try member(detail, 1)))
                default:
                    if let text = try self.field(field, 1) { fields.append(text) }
                }
            }
            events.append("{" + fields.joined(separator: ", ") + "}")
        }
        return Data(#"{"events": [\#(events.joined(separator: ", "))], "cursor": "abc", "has_more": false}"#.utf8)
    }

    private struct Member {
        let name: String
        let type: Any?
        let isOptional: Bool
    }

    /// Fields or members, inherited ones first.
    private func members(_ name: String) throws -> [Member] {
        guard let type = types[name] else { throw Failure.model(name) }
        let inherited = try (type["extends"] as? String).map(members) ?? []
        return try inherited
            + ((type["fields"] ?? type["members"]) as? [[String: Any]] ?? []).map { facts in
                let isNullable = try facts["type"].map { try resolve($0).isNullable } ?? false
                return Member(
                    name: facts["name"] as? String ?? "", type: facts["type"],
                    isOptional: isNullable || facts["default"] != nil)
            }
    }

    /// A type expression without its aliases.
    private func resolve(_ expression: Any) throws -> (name: String, facts: [String: Any], isNullable: Bool) {
        if let facts = expression as? [String: Any] {
            return (facts["type"] as? String ?? "", facts, facts["nullable"] as? Bool ?? false)
        }
        guard let text = expression as? String else { throw Failure.model("\(expression)") }
        let isNullable = text.hasSuffix("?")
        let name = isNullable ? String(text.dropLast()) : text
        guard let alias = aliases[name] else { return (name, [:], isNullable) }
        let resolved = try resolve(alias)
        return (resolved.name, resolved.facts, isNullable || resolved.isNullable)
    }

    private mutating func value(_ expression: Any, _ depth: Int) throws -> String {
        let (name, facts, _) = try resolve(expression)
        switch name {
        case "List":
            var items: [String] = []
            for _ in 0..<Int.random(in: 0...2, using: &dice) {
                items.append(try value(facts["items"] ?? "String", depth + 1))
            }
            return "[" + items.joined(separator: ", ") + "]"
        case "Map": return "{}"
        case "Boolean": return dice.hits(0.5) ? "true" : "false"
        case "String": return "\"Lorem ipsum \(UInt32.random(in: 0...UInt32.max, using: &dice))\""
        case "Timestamp":
            let day = "20\(Int.random(in: 12...24, using: &dice))-0\(Int.random(in: 1...9, using: &dice))-17"
            return facts["format"] as? String == "%Y-%m-%d" ? "\"\(day)\"" : "\"\(day)T11:22:33Z\""
        case "Float32", "Float64": return "\(Int.random(in: 0...100, using: &dice)).5"
        case "Bytes": return #""aGVsbG8=""#
        case let name where types[name] == nil: return String(Int.random(in: 0...100_000, using: &dice))
        default: return try named(name, depth)
        }
    }

    private mutating func named(_ name: String, _ depth: Int) throws -> String {
        if types[name]?["union"] != nil { return try member(dice.pick(members(name)), depth) }
        if let subtypes = types[name]?["subtypes"] as? [[String: String]] {
            let subtype = dice.pick(subtypes)
            return "{\".tag\": \"\(subtype["tag"] ?? "")\"" + (try fields(subtype["type"] ?? "", depth)) + "}"
        }
        let fields = try fields(name, depth)
        return "{" + fields.dropFirst(2) + "}"
    }

    /// The fields of a struct, each after a comma.
    private mutating func fields(_ name: String, _ depth: Int) throws -> String {
        try members(name).compactMap { try field($0, depth) }.map { ", " + $0 }.joined()
    }

    private mutating func field(_ field: Member, _ depth: Int) throws -> String? {
        if field.isOptional, depth > 6 || dice.hits(0.5) { return nil }
        return "\"\(field.name)\": " + (try value(field.type ?? "String", depth + 1))
    }

    private mutating func member(_ member: Member, _ depth: Int) throws -> String {
        let tag = "{\".tag\": \"\(member.name)\""
        guard let type = member.type, !member.isOptional else { return tag + "}" }
        let name = try resolve(type).name
        if types[name]?["struct"] != nil, types[name]?["subtypes"] == nil {
            return tag + (try fields(name, depth + 1)) + "}"
        }
        return tag + ", \"\(member.name)\": " + (try value(type, depth + 1)) + "}"
    }
}
