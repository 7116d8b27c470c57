import DropboxCore
import DropboxStone
import Foundation

/// The routes of the API by their paths.
struct RouteCatalog: Sendable {
    /// A route with the types of its argument and result.
    struct Entry: Sendable {
        let schema: StoneSchema
        let index: Int
        let descriptor: RouteDescriptor
        let isDeprecated: Bool

        /// The type of the argument.
        var argument: ResolvedType? { schema.types(ofRoute: index)?.first }

        /// The fields of the argument.
        var fields: [Field] { argument?.type.map { Field.all(of: $0.pointee) } ?? [] }
    }

    /// A field of an argument.
    struct Field: Sendable {
        let name: String
        let kind: String
        let isOptional: Bool
        /// The tags of a union.
        let tags: [String]
        /// The fields of a struct.
        let fields: @Sendable () -> [Field]

        static func all(of type: TypeInfo) -> [Field] {
            guard type.kind != .union else { return [] }
            return (0..<type.count).map { index in
                let field = type.fields[index]
                let inner = field.shape.type?.pointee
                let tags =
                    inner?.kind == .union ? (0..<(inner?.count ?? 0)).compactMap { inner?.fields[$0].name.string } : []
                return Field(
                    name: field.name.string, kind: field.shape.kindName, isOptional: field.isOptional, tags: tags,
                    fields: { [type = UncheckedType(inner)] in type.info.map(all) ?? [] })
            }
        }
    }

    /// Types are never changed or released after they are linked.
    private struct UncheckedType: @unchecked Sendable {
        let info: TypeInfo?
        init(_ info: TypeInfo?) { self.info = info }
    }

    /// All routes in the order of the specification.
    static let entries: [Entry] = namespaces.flatMap { schema in
        schema.routes.enumerated().map { index, route in
            Entry(
                schema: schema, index: index,
                descriptor: RouteDescriptor(
                    namespace: schema.name, name: route.name, version: route.version, attributes: route.attributes),
                isDeprecated: route.isDeprecated)
        }
    }

    /// Returns the route with a path, such as `files/list_folder`.
    static func entry(_ path: String) throws(CommandError) -> Entry {
        let path = path.hasPrefix("/2/") ? String(path.dropFirst(3)) : path
        if let entry = entries.first(where: { $0.descriptor.path == path }) { return entry }
        let paths = entries.map(\.descriptor.path)
        // Most users remember the end of the name.
        let similar = path.mostSimilar(in: paths) ?? paths.first { $0.hasSuffix("/" + path) }
        let advice = similar.map { "did you mean \($0)?" } ?? "`dbx api --list` lists the routes"
        throw .usage("unknown route '\(path)': \(advice)")
    }
}

extension ResolvedType {
    /// What a value of the type is, in the words of JSON.
    var kindName: String {
        switch wireType {
        case .void, .unknown: "null"
        case .bool: "boolean"
        case .int32, .uint32, .int64, .uint64: "integer"
        case .float, .double: "number"
        case .string: "string"
        case .timestamp, .day: "time"
        case .bytes: "base64"
        case .structure, .family: "object"
        case .union: "tag"
        case .list: "array"
        case .map: "map"
        }
    }
}
