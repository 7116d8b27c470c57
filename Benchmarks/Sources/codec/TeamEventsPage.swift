import Foundation

/// Generates pages of `team_log/get_events`: events of all types in turn, with random values that conform to the API
/// model.
///
/// Nullable fields and fields with a default are present with a probability of 50%, and absent at deep nesting levels.
struct TeamEventsPage {
    enum Failure: Error { case model(String) }

    private var random = SeededRandomNumberGenerator(seed: 11)
    private var types: [String: [String: Any]] = [:]
    private var aliases: [String: Any] = [:]

    /// - Parameter directory: The directory of the model, with one JSON file per namespace.
    init(model directory: URL) throws {
        for file in try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
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

    /// Returns the JSON of a page with the given number of events.
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

    /// Returns the fields or members, starting with inherited ones.
    private func members(_ name: String) throws -> [Member] {
        guard let type = types[name] else { throw Failure.model(name) }
        let inherited = try (type["extends"] as? String).map(members) ?? []
        return try inherited
            + ((type["fields"] ?? type["members"]) as? [[String: Any]] ?? []).map { attributes in
                let isNullable = try attributes["type"].map { try resolve($0).isNullable } ?? false
                return Member(
                    name: attributes["name"] as? String ?? "", type: attributes["type"],
                    isOptional: isNullable || attributes["default"] != nil)
            }
    }

    /// Resolves the aliases of a type expression.
    private func resolve(_ expression: Any) throws -> (name: String, attributes: [String: Any], isNullable: Bool) {
        if let attributes = expression as? [String: Any] {
            return (attributes["type"] as? String ?? "", attributes, attributes["nullable"] as? Bool ?? false)
        }
        guard let text = expression as? String else { throw Failure.model("\(expression)") }
        let isNullable = text.hasSuffix("?")
        let name = isNullable ? String(text.dropLast()) : text
        guard let alias = aliases[name] else { return (name, [:], isNullable) }
        let resolved = try resolve(alias)
        return (resolved.name, resolved.attributes, isNullable || resolved.isNullable)
    }

    private mutating func value(_ expression: Any, _ depth: Int) throws -> String {
        let (name, attributes, _) = try resolve(expression)
        switch name {
        case "List":
            var items: [String] = []
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                items.append(try value(attributes["items"] ?? "String", depth + 1))
            }
            return "[" + items.joined(separator: ", ") + "]"
        case "Map": return "{}"
        case "Boolean": return random.hits(0.5) ? "true" : "false"
        case "String": return "\"Lorem ipsum \(UInt32.random(in: 0...UInt32.max, using: &random))\""
        case "Timestamp":
            let day = "20\(Int.random(in: 12...24, using: &random))-0\(Int.random(in: 1...9, using: &random))-17"
            return attributes["format"] as? String == "%Y-%m-%d" ? "\"\(day)\"" : "\"\(day)T11:22:33Z\""
        case "Float32", "Float64": return "\(Int.random(in: 0...100, using: &random)).5"
        case "Bytes": return #""aGVsbG8=""#
        case let name where types[name] == nil: return String(Int.random(in: 0...100_000, using: &random))
        default: return try named(name, depth)
        }
    }

    private mutating func named(_ name: String, _ depth: Int) throws -> String {
        if types[name]?["union"] != nil { return try member(random.pick(members(name)), depth) }
        if let subtypes = types[name]?["subtypes"] as? [[String: String]] {
            let subtype = random.pick(subtypes)
            return "{\".tag\": \"\(subtype["tag"] ?? "")\"" + (try fields(subtype["type"] ?? "", depth)) + "}"
        }
        let fields = try fields(name, depth)
        return "{" + fields.dropFirst(2) + "}"
    }

    /// Returns the fields of a struct, each after a comma.
    private mutating func fields(_ name: String, _ depth: Int) throws -> String {
        try members(name).compactMap { try field($0, depth) }.map { ", " + $0 }.joined()
    }

    private mutating func field(_ field: Member, _ depth: Int) throws -> String? {
        if field.isOptional, depth > 6 || random.hits(0.5) { return nil }
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
