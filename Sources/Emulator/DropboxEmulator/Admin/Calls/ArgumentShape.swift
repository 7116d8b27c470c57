import DropboxCore
import DropboxStone
import Foundation

/// The type of a route's argument, against which conditions for arguments are checked.
struct ArgumentShape {
    private let type: ResolvedType
    private let undocumentedFields: Set<String>

    /// The shapes of the arguments of all routes, by their paths.
    private static let positions: [String: (schema: StoneSchema, index: Int)] = {
        var positions: [String: (schema: StoneSchema, index: Int)] = [:]
        for schema in AllRoutes.namespaces {
            for (index, route) in schema.routes.enumerated() {
                let path = RouteDescriptor(namespace: schema.name, name: route.name, version: route.version).path
                positions[path] = (schema, index)
            }
        }
        return positions
    }()

    /// Returns `nil` if the route isn't one of the API.
    init?(route: String) {
        guard let position = Self.positions[route],
            let type = position.schema.types(ofRoute: position.index)?.first
        else { return nil }
        self.type = type
        undocumentedFields = UndocumentedFields.names[route] ?? []
    }

    /// Whether the route has an argument.
    var isEmpty: Bool { type.wireType == .void }

    /// Whether an argument can contain a path: a text with the key `path` or with one that ends with `_path`, at any depth.
    var hasPath: Bool {
        var visited: Set<UnsafePointer<TypeInfo>> = []
        return Self.hasPath(type, &visited)
    }

    private static func hasPath(_ type: ResolvedType, _ visited: inout Set<UnsafePointer<TypeInfo>>) -> Bool {
        switch type.wireType {
        case .list, .map: return type.element.map { hasPath($0.pointee, &visited) } ?? false
        case .structure, .union:
            guard let info = type.type, visited.insert(info).inserted else { return false }
            return (0..<info.pointee.count).contains { index in
                let field = info.pointee.fields[index]
                let name = field.name.string
                return field.shape.wireType == .string && (name == "path" || name.hasSuffix("_path"))
                    || hasPath(field.shape, &visited)
            }
        // The subtypes of a family aren't known here.
        case .family, .unknown: return true
        default: return false
        }
    }

    /// Returns why no argument of the route can contain a value, or `nil` if one can.
    func problem(with value: JSONValue) -> String? {
        if isEmpty { return "the route has no argument" }
        guard case .object(let fields) = value else { return Self.problem(value, type) }
        return Self.problem(.object(fields.filter { !undocumentedFields.contains($0.key) }), type)
    }

    private static func problem(_ value: JSONValue, _ type: ResolvedType) -> String? {
        switch (value, type.wireType) {
        case (.null, _), (_, .family), (_, .unknown): nil
        case (.object(let fields), .structure): problem(fields, type.type)
        case (.object(let fields), .union): problem(union: fields, type.type)
        case (.object(let fields), .map):
            type.element.flatMap { element in fields.values.lazy.compactMap { problem($0, element.pointee) }.first }
        case (.string(let tag), .union): problem(tag: tag, type.type)
        case (.array(let elements), .list):
            type.element.flatMap { element in elements.lazy.compactMap { problem($0, element.pointee) }.first }
        case (.string, .string), (.string, .timestamp), (.string, .day), (.string, .bytes), (.bool, .bool),
            (.number, .int32), (.number, .uint32), (.number, .int64), (.number, .uint64), (.number, .float),
            (.number, .double):
            nil
        default: "it can't have the value \(value.valueDescription)"
        }
    }

    private static func problem(
        _ fields: [String: JSONValue], _ type: UnsafePointer<TypeInfo>?
    ) -> String? {
        guard let type else { return nil }
        let known = members(of: type)
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            guard let field = known.first(where: { $0.name == name }) else { return unknown("field", name, known) }
            if let problem = problem(value, field.shape) { return "\(name): \(problem)" }
        }
        return nil
    }

    private static func problem(
        union fields: [String: JSONValue], _ type: UnsafePointer<TypeInfo>?
    ) -> String? {
        guard let type, case .string(let tag)? = fields[".tag"] else { return nil }
        let known = members(of: type)
        guard let member = known.first(where: { $0.name == tag }) else { return unknown("tag", tag, known) }
        if let value = fields[tag] { return problem(value, member.shape).map { "\(tag): \($0)" } }
        // The fields of a struct are next to the tag.
        guard member.shape.wireType == .structure else { return nil }
        return problem(fields.filter { $0.key != ".tag" }, member.shape.type).map { "\(tag): \($0)" }
    }

    private static func problem(tag: String, _ type: UnsafePointer<TypeInfo>?) -> String? {
        guard let type else { return nil }
        let known = members(of: type)
        return known.contains { $0.name == tag } ? nil : unknown("tag", tag, known)
    }

    private static func members(of type: UnsafePointer<TypeInfo>) -> [(name: String, shape: ResolvedType)] {
        (0..<type.pointee.count).map { (type.pointee.fields[$0].name.string, type.pointee.fields[$0].shape) }
    }

    private static func unknown(
        _ kind: String, _ name: String, _ known: [(name: String, shape: ResolvedType)]
    ) -> String {
        let names = known.map(\.name).sorted()
        let advice =
            name.mostSimilar(in: names).map { "did you mean \"\($0)\"?" }
            ?? "there are " + names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
            + (names.count > 12 ? ", …" : "")
        return "unknown \(kind) \"\(name)\"" + (names.isEmpty ? "" : "; " + advice)
    }
}
