import APIModel

extension Specification {
    /// All examples as files: for each namespace an object of types, each an object of labels. A namespace without
    /// examples has no file.
    public var exampleFiles: [String: JSONValue] {
        let byNamespace = Dictionary(grouping: examples) { $0.key.namespace }
        return byNamespace.mapValues { types in
            .object(
                types.sorted { $0.key < $1.key }.map { type, examples in
                    .init(type.name, .object(examples.map { .init($0.label, $0.value) }))
                })
        }
    }
}
