import APIModel

extension API {
    /// Returns the model with what another one adds to the specification: summaries, the members of unions that it
    /// marks as retired, and the histories of fields, which continue with the differences between the models.
    ///
    /// Each addition is assigned to the item with the same name in the same container.
    public func preservingAdditions(of old: API) throws(APIModelError) -> API {
        let histories = FieldHistories(old: old, new: self)
        var result: [Namespace] = []
        for namespace in namespaces {
            var namespace = old.namespace(namespace.name).map(namespace.preservingAdditions) ?? namespace
            namespace.types = namespace.types.map { histories.continued(in: $0, of: namespace.name) }
            result.append(namespace)
        }
        return try API(namespaces: result)
    }
}

/// The histories of the fields of a model, with the revision that an import starts.
private struct FieldHistories {
    let old: API
    let new: API
    let revision: Int

    init(old: API, new: API) {
        self.old = old
        self.new = new
        let fields = old.namespaces.flatMap(\.types).flatMap(\.fields)
        revision = (fields.flatMap(\.history.revisions).max() ?? 0) + 1
    }

    /// Returns a type with the histories of its fields.
    func continued(in type: DataType, of namespace: String) -> DataType {
        let name = TypeName(namespace, type.name)
        guard case .structure(var structure) = type, old.structure(name) != nil else { return type }
        let known = Dictionary(old.allFields(of: name).map { ($0.name, $0) }) { first, _ in first }
        // Without a field that programs pass, nothing can stand for the former struct.
        let isComplete = Set(new.allFields(of: name).map(\.name)).isSuperset(of: known.keys)
        structure.fields = structure.fields.map { field in
            var field = field
            if let former = known[field.name] {
                field.history = history(of: field, after: former, isArgument: new.isInArguments(name))
            } else if isComplete {
                field.history.addition = revision
            }
            return field
        }
        return .structure(structure)
    }

    /// Returns the history of a field that the struct had before. What a program receives can be `nil` from now on, so
    /// only an argument has a type that was never `nil`.
    private func history(of field: Field, after former: Field, isArgument: Bool) -> FieldHistory {
        guard let type = field.type, let formerType = former.type, new.isNullable(type) else {
            return FieldHistory(addition: former.history.addition)
        }
        var history = former.history
        if isArgument, new.resolved(type).unwrapped == old.resolved(formerType) {
            history.nullability = revision
            history.formerDefault = former.defaultValue
        }
        return history
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
            structure.fields = structure.fields.preservingSummaries(of: old.fields)
            return .structure(structure)
        case .union(var union):
            union.summary = old.summary
            let members = union.members.preservingSummaries(of: old.fields)
            union.members =
                members + old.fields.filter { old in old.isRetired && !members.contains { $0.name == old.name } }
            return .union(union)
        }
    }
}

extension [Field] {
    fileprivate func preservingSummaries(of old: [Field]) -> [Field] {
        let summaries = Dictionary(old.map { ($0.name, $0.summary) }) { first, _ in first }
        return map { field in
            var field = field
            field.summary = summaries[field.name] ?? nil
            return field
        }
    }
}
