import APIModel
import Foundation

/// A valid Stone specification.
public struct Specification: Sendable {
    /// The model, without summaries.
    public let api: API
    /// The examples as JSON, by type and label.
    public let examples: [TypeName: [Example]]

    /// An example of a type, as JSON on the wire.
    public struct Example: Hashable, Sendable {
        public let label: String
        public let value: JSONValue
    }

    /// Parses, resolves, and checks all files of a specification.
    ///
    /// - Throws: ``SpecificationError`` with all errors, if there are any.
    public init(_ files: [SourceFile]) throws {
        let log = DiagnosticLog()
        let trees = files.map { Parser.parse($0, log: log) }
        let declarations = Declarations(trees, log: log)
        let resolver = Resolver(declarations, log: log)
        resolver.checkConfiguration()
        let namespaces = resolver.namespaces()
        let examples = ExampleWriter(resolver, api: API(incomplete: namespaces)).examples()
        guard log.diagnostics.isEmpty else { throw SpecificationError(diagnostics: log.diagnostics) }
        self.api = try API(namespaces: namespaces)
        self.examples = examples
    }
}

/// A Stone file: its text, and its name in diagnostics.
public struct SourceFile: Hashable, Sendable {
    public let name: String
    public let text: String

    /// Creates a source file.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Reads all `*.stone` files of a directory, sorted by name.
    ///
    /// - Throws: ``SourceDirectoryError`` if there are no such files or one can't be read.
    public static func load(directory: URL) throws(SourceDirectoryError) -> [SourceFile] {
        let path = directory.relativePath
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
                .filter { $0.hasSuffix(".stone") }
                .sorted()
            guard !names.isEmpty else {
                throw SourceDirectoryError(description: "\(path): no *.stone files in this folder")
            }
            return try names.map { name in
                let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
                return SourceFile(name: "\(path)/\(name)", text: text)
            }
        } catch let error as SourceDirectoryError {
            throw error
        } catch {
            throw SourceDirectoryError(description: "\(path): cannot be read: \(error.localizedDescription)")
        }
    }
}

/// An error that indicates that a directory contains no readable specification.
public struct SourceDirectoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The directory and the problem.
    public let description: String
}

extension API {
    /// Returns the model with the summaries of another model, and with the members of unions that the other model marks
    /// as retired. Each summary is assigned to the item with the same name in the same container.
    public func preservingAdditions(of old: API) throws(APIModelError) -> API {
        var result: [Namespace] = []
        for namespace in namespaces {
            result.append(old.namespace(namespace.name).map(namespace.preservingAdditions) ?? namespace)
        }
        return try API(namespaces: result)
    }
}

extension Namespace {
    fileprivate func preservingAdditions(of old: Namespace) -> Namespace {
        var namespace = self
        namespace.summary = old.summary
        let oldAliases = Dictionary(old.aliases.map { ($0.name, $0.summary) }) { first, _ in first }
        namespace.aliases = aliases.map { alias in
            var alias = alias
            alias.summary = oldAliases[alias.name] ?? nil
            return alias
        }
        let oldTypes = Dictionary(old.types.map { ($0.name, $0) }) { first, _ in first }
        namespace.types = types.map { type in oldTypes[type.name].map(type.preservingAdditions) ?? type }
        let oldRoutes = Dictionary(old.routes.map { ($0.id, $0.summary) }) { first, _ in first }
        namespace.routes = routes.map { route in
            var route = route
            route.summary = oldRoutes[route.id] ?? nil
            return route
        }
        return namespace
    }
}

extension DataType {
    /// A struct that has become a union also keeps its summaries.
    fileprivate func preservingAdditions(of old: DataType) -> DataType {
        switch self {
        case .structure(var structure):
            structure.summary = old.summary
            structure.fields = structure.fields.preservingAdditions(of: old.fields)
            return .structure(structure)
        case .union(var union):
            union.summary = old.summary
            let members = union.members.preservingAdditions(of: old.fields)
            union.members =
                members + old.fields.filter { old in old.isRetired && !members.contains { $0.name == old.name } }
            return .union(union)
        }
    }
}

extension [Field] {
    fileprivate func preservingAdditions(of old: [Field]) -> [Field] {
        let summaries = Dictionary(old.map { ($0.name, $0.summary) }) { first, _ in first }
        return map { field in
            var field = field
            field.summary = summaries[field.name] ?? nil
            return field
        }
    }
}
