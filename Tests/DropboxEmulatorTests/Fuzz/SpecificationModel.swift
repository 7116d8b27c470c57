import Foundation

/// The types and routes in `API/*.json`, as far as needed to generate arguments.
struct SpecificationModel {
    struct Route {
        let path: String
        let style: String
        let argument: Any?
    }

    private(set) var routes: [Route] = []
    private var types: [String: [String: Any]] = [:]
    private var aliases: [String: Any] = [:]

    /// Reads the files in this package.
    init() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.appendingPathComponent("API")
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where file.hasSuffix(".json") {
            let data = try Data(contentsOf: folder.appendingPathComponent(file))
            guard let model = try JSONSerialization.jsonObject(with: data) as? [String: Any],
                let namespace = model["namespace"] as? String
            else { continue }
            for alias in model["aliases"] as? [[String: Any]] ?? [] {
                if let name = alias["alias"] as? String { aliases["\(namespace).\(name)"] = alias["type"] }
            }
            for type in model["types"] as? [[String: Any]] ?? [] {
                if let name = (type["struct"] ?? type["union"]) as? String { types["\(namespace).\(name)"] = type }
            }
            for route in model["routes"] as? [[String: Any]] ?? [] {
                guard let name = route["name"] as? String else { continue }
                let version = route["version"] as? Int ?? 1
                let path = "\(namespace)/\(name)" + (version > 1 ? "_v\(version)" : "")
                routes.append(
                    Route(path: path, style: route["style"] as? String ?? "rpc", argument: route["argument"]))
            }
        }
        routes.sort { $0.path < $1.path }
    }

    /// Resolves the aliases of a type expression to a type of the specification or a primitive type.
    func resolve(_ expression: Any) -> Resolved {
        guard let name = expression as? String else {
            let shape = expression as? [String: Any] ?? [:]
            return .shape(shape["type"] as Any, shape)
        }
        if let alias = aliases[name] { return resolve(alias) }
        if let type = types[name] { return type["struct"] != nil ? .structure(type) : .union(type) }
        return .shape(name, [:])
    }

    enum Resolved {
        case structure([String: Any])
        case union([String: Any])
        /// A primitive, list or map, or a modified type such as `nullable`.
        case shape(Any, [String: Any])
    }

    /// Returns the fields of a struct, starting with those of its supertype.
    func fields(of structure: [String: Any]) -> [[String: Any]] {
        inherited(structure, "fields")
    }

    /// Returns the members of a union, starting with those of its supertype.
    func members(of union: [String: Any]) -> [[String: Any]] {
        inherited(union, "members")
    }

    /// The names of all fields with a text, or with a list or map of texts, and the names of their types.
    var texts: [(name: String, type: String)] {
        types.sorted { $0.key < $1.key }.flatMap { _, type in
            (type["fields"] as? [[String: Any]] ?? []) + (type["members"] as? [[String: Any]] ?? [])
        }.compactMap { field in
            guard let name = field["name"] as? String, let type = field["type"], let text = textType(type) else {
                return nil
            }
            return (name, text)
        }
    }

    /// Returns the name of the outermost alias of a type whose values are texts, or `nil` for other types.
    private func textType(_ expression: Any) -> String? {
        if let name = (expression as? String).map({ $0.hasSuffix("?") ? String($0.dropLast()) : $0 }) {
            if let alias = aliases[name] { return textType(alias).map { _ in name } }
            return name == "String" ? name : nil
        }
        let shape = expression as? [String: Any] ?? [:]
        return ["items", "values", "type"].lazy.compactMap { shape[$0] }.compactMap(textType).first
    }

    private func inherited(_ type: [String: Any], _ key: String) -> [[String: Any]] {
        let base = (type["extends"] as? String).flatMap { types[$0] }
        return (base.map { inherited($0, key) } ?? []) + (type[key] as? [[String: Any]] ?? [])
    }
}
