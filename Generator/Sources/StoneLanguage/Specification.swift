import APIModel

/// A specification in Stone that makes sense.
public struct Specification: Sendable {
    /// Its facts, without summaries.
    public let api: API
    /// Its examples as JSON, by type and label.
    public let examples: [TypeName: [Example]]

    /// An example of a type: the JSON that a value of the type is on the wire.
    public struct Example: Hashable, Sendable {
        public let label: String
        public let value: JSONValue
    }

    /// Parses, resolves and checks all files of a specification.
    ///
    /// - Throws: `SpecificationError` with all faults, if there is one.
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
