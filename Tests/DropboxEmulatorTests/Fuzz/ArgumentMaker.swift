import Foundation

@testable import DropboxEmulator

/// Generates arguments. They are well-formed and contain values of previous responses. Some of them are then corrupted.
struct ArgumentMaker {
    let model: SpecificationModel
    var random: SplitMix64
    /// The values of previous responses by their keys, such as cursors, ids, revs, and URLs.
    private var seen: [String: [String]] = [:]

    init(model: SpecificationModel, seed: UInt64) {
        self.model = model
        random = SplitMix64(state: seed)
    }

    // MARK: - Generation

    /// Returns an argument of the given type, as JSON.
    mutating func argument(of expression: Any?) -> Data {
        var value = expression.map { self.value(of: $0, named: "", depth: 0) } ?? NSNull()
        if chance(3) { value = broken(value) }
        if chance(25) { return text(value).prefix(number(below: 200)) }
        if chance(60) { return Data(String(repeating: "[", count: 100_000).utf8) }
        return text(value)
    }

    private func text(_ value: Any) -> Data {
        // Every value is valid JSON, so an error would be a bug in this file.
        (try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed])) ?? Data("null".utf8)
    }

    private mutating func value(of expression: Any, named name: String, depth: Int) -> Any {
        if depth > 8 { return NSNull() }
        switch model.resolve(expression) {
        case .structure(let type):
            var object: [String: Any] = [:]
            for field in model.fields(of: type) {
                let optional = field["default"] != nil || (field["type"] as? [String: Any])?["nullable"] != nil
                guard let name = field["name"] as? String, let type = field["type"], !optional || chance(2) else {
                    continue
                }
                object[name] = value(of: type, named: name, depth: depth + 1)
            }
            return object
        case .union(let type):
            let members = model.members(of: type)
            guard let member = members.randomElement(using: &random), let tag = member["name"] as? String else {
                return "other"
            }
            guard let type = member["type"] else { return [".tag": tag] }
            let value = self.value(of: type, named: tag, depth: depth + 1)
            guard case .structure = model.resolve(type), let fields = value as? [String: Any] else {
                return [".tag": tag, tag: value]
            }
            return fields.merging([".tag": tag]) { $1 }
        case .shape(let type, let facts):
            guard let primitive = type as? String else { return value(of: type, named: name, depth: depth + 1) }
            return self.primitive(primitive, facts, named: name, depth: depth)
        }
    }

    private mutating func primitive(_ type: String, _ facts: [String: Any], named name: String, depth: Int) -> Any {
        let least = (facts["min_value"] as? NSNumber)?.intValue ?? 0
        switch type {
        case "String": return string(named: name)
        case "Boolean": return Bool.random(using: &random)
        case "Int32", "UInt32", "Int64", "UInt64":
            return chance(6) ? [0, -1, Int.max, 1 << 40].randomElement(using: &random) ?? 0 : least + number(below: 20)
        case "Float32", "Float64": return Double(least) + 0.5
        case "Timestamp":
            let isDay = facts["format"] as? String == "%Y-%m-%d"
            return isDay ? "2024-02-29" : chance(10) ? "yesterday" : "2024-02-29T12:00:00Z"
        case "Bytes": return "AAAA"
        case "List":
            let items = facts["items"] as Any
            return (0..<number(below: 4)).map { _ in value(of: items, named: name, depth: depth + 1) }
        case "Map":
            let values = facts["value"] as Any
            return [string(named: ""): value(of: values, named: name, depth: depth + 1)]
        default: return value(of: type, named: name, depth: depth + 1)
        }
    }

    private static let paths = [
        "", "/", "/a", "/A", "/a/b.txt", "/a/b/c", "/new", "/Sub/Ünï", "/..", "/../../etc/passwd", "/a/../b", "/./a",
        "/a//b",
        "/a/", "/a ", "/\u{0}", "/a\\b", "/desktop.ini", "/" + String(repeating: "x", count: 256),
        "/" + String(repeating: "deep/", count: 200), "/" + String(repeating: "y", count: 10_000), "id:", "id:nothing",
        "rev:123456789", "ns:1", "ns:99999999999999999999", "ns:2000000001/a", "/emoji 🙂", "/e\u{301}", "a",
    ]
    private static let nasties = [
        "", " ", "0", "x", "\u{0}", "'; DROP TABLE entries; --", "<script>", "\"", "\\", "\r\nX-Injected: 1", "%00",
        "../..",
        "ada@example.com", "new@example.com", "not an email", "dbid:", "dbmid:x", "https://127.0.0.1:1/x",
        "file:///etc/passwd",
        String(repeating: "é", count: 1000),
    ]

    private mutating func string(named name: String) -> String {
        if let known = seen[Self.kind(of: name)], !chance(4) { return known.randomElement(using: &random) ?? "" }
        if name.contains("path"), !chance(10) { return Self.paths.randomElement(using: &random) ?? "" }
        return (chance(2) ? Self.paths : Self.nasties).randomElement(using: &random) ?? ""
    }

    // MARK: - Corruption

    /// Returns the value with one error at a random position.
    private mutating func broken(_ value: Any) -> Any {
        if var object = value as? [String: Any], let key = object.keys.sorted().randomElement(using: &random) {
            switch number(below: 4) {
            case 0: object[key] = nil
            case 1: object["unknown \(number(below: 9))"] = 1
            default: object[key] = broken(object[key] as Any)
            }
            return object
        }
        if var list = value as? [Any], !list.isEmpty {
            list[number(below: list.count)] = broken(list[0])
            return list
        }
        let wrong: [Any] = [NSNull(), -1, 1e300, "\u{0}", [], [:], true, ["": [[:]]], [".tag": 5], [".tag": "none"]]
        return wrong.randomElement(using: &random) ?? NSNull()
    }

    // MARK: - Values of responses

    /// Stores the values of a response by their keys.
    mutating func learn(from response: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: response, options: [.fragmentsAllowed]) else {
            return
        }
        learn(value, named: "")
    }

    private mutating func learn(_ value: Any, named name: String) {
        switch value {
        case let object as [String: Any]:
            for key in object.keys.sorted() { learn(object[key] as Any, named: key) }
        case let list as [Any]:
            for item in list.prefix(20) { learn(item, named: name) }
        case let text as String:
            let kind = Self.kind(of: name)
            guard kind.hasSuffix("id") || ["cursor", "rev", "url", "link", "path", "email", "reference"].contains(kind)
            else { return }
            var known = seen[kind] ?? []
            if known.count > 50 { known.removeFirst() }
            known.append(text)
            seen[kind] = known
        default: return
        }
    }

    /// Returns the kind of a field's value. For example, `path_lower` and `from_path` both contain a path.
    private static func kind(of name: String) -> String {
        if name.contains("path") { return "path" }
        if name == "account_ids" { return "account_id" }
        for word in ["cursor", "email", "reference", "rev", "url", "link"] where name.hasSuffix(word) { return word }
        return name.hasSuffix("ids") ? String(name.dropLast()) : name
    }

    // MARK: - Random numbers

    /// Returns `true` with a probability of 1 to `times`.
    mutating func chance(_ times: Int) -> Bool { number(below: times) == 0 }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
}
