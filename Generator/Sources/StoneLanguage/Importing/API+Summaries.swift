import APIModel

extension API {
    /// The same facts with the summaries of another model: each goes to what has the same name in the same place,
    /// wherever it stands now.
    public func keepingSummaries(of old: API) throws(APIModelError) -> API {
        var result: [Namespace] = []
        for namespace in namespaces {
            result.append(old.namespace(namespace.name).map(namespace.keepingSummaries) ?? namespace)
        }
        return try API(namespaces: result)
    }
}

extension Namespace {
    fileprivate func keepingSummaries(of old: Namespace) -> Namespace {
        var namespace = self
        namespace.summary = old.summary
        let oldAliases = Dictionary(old.aliases.map { ($0.name, $0.summary) }) { first, _ in first }
        namespace.aliases = aliases.map { alias in
            var alias = alias
            alias.summary = oldAliases[alias.name] ?? nil
            return alias
        }
        let oldTypes = Dictionary(old.types.map { ($0.name, $0) }) { first, _ in first }
        namespace.types = types.map { type in oldTypes[type.name].map(type.keepingSummaries) ?? type }
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
    /// A struct that became a union keeps its summaries, too.
    fileprivate func keepingSummaries(of old: DataType) -> DataType {
        switch self {
        case .structure(var structure):
            structure.summary = old.summary
            structure.fields = structure.fields.keepingSummaries(of: old.fields)
            return .structure(structure)
        case .union(var union):
            union.summary = old.summary
            union.members = union.members.keepingSummaries(of: old.fields)
            return .union(union)
        }
    }
}

extension [Field] {
    fileprivate func keepingSummaries(of old: [Field]) -> [Field] {
        let summaries = Dictionary(old.map { ($0.name, $0.summary) }) { first, _ in first }
        return map { field in
            var field = field
            field.summary = summaries[field.name] ?? nil
            return field
        }
    }
}
