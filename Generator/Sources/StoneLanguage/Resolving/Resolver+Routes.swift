import APIModel

extension Resolver {
    /// Returns the routes of a namespace, sorted by name and version.
    func routes(of namespace: String) -> [Route] {
        let definitions = declarations.namespaces[namespace]?.routes ?? []
        return definitions.compactMap { route($0, in: namespace) }
            .sorted { ($0.name, $0.version) < ($1.name, $1.version) }
    }

    private func route(_ definition: RouteDefinition, in namespace: String) -> Route? {
        let types = [definition.argument, definition.result, definition.error].map { expression in
            log.catching { () throws(Diagnostic) in try resolve(expression, in: namespace) }
        }
        let deprecation = definition.deprecation.flatMap { deprecation in
            log.catching { () throws(Diagnostic) in try self.deprecation(deprecation, in: namespace) }
        }
        let attributes = attributes(of: definition, in: namespace)
        return Route(
            name: definition.name.text, version: definition.version, argument: types[0] ?? nil, result: types[1] ?? nil,
            error: types[2] ?? nil, attributes: attributes, deprecation: deprecation)
    }

    private func deprecation(
        _ definition: DeprecationDefinition, in namespace: String
    ) throws(Diagnostic) -> Deprecation {
        guard let (name, version) = definition.successor else { return Deprecation() }
        let routes = declarations.namespaces[namespace]?.routes ?? []
        guard routes.contains(where: { $0.name.text == name.text && $0.version == version }) else {
            throw Diagnostic(
                "unknown route \"\(RouteName(name.text, version: version))\" in namespace \"\(namespace)\""
                    + routes.map { $0.name.text }.suggestion(for: name.text),
                at: name.location)
        }
        return Deprecation(successor: RouteName(name.text, version: version))
    }

    // MARK: Attributes

    /// Returns the attributes of a route, sorted by name. Defaults are included, `false` and null are omitted.
    private func attributes(of route: RouteDefinition, in namespace: String) -> [Attribute] {
        let configuration = Declarations.configurationNamespace
        let fields = declarations.namespaces[configuration]?.symbols["Route"]?.structure?.fields ?? []
        var values: [String: ValueExpression] = [:]
        for (key, value) in route.attributes {
            if !fields.contains(where: { $0.name.text == key.text }) {
                log.report(
                    "unknown attribute \"\(key.text)\" in stone_cfg.Route"
                        + fields.map { $0.name.text }.suggestion(for: key.text),
                    at: key.location)
            } else if values.updateValue(value, forKey: key.text) != nil {
                log.report("the attribute \"\(key.text)\" is given twice", at: key.location)
            }
        }
        return fields.sorted { $0.name.text < $1.name.text }.compactMap { field in
            let value = log.catching { () throws(Diagnostic) in
                try attribute(field, values[field.name.text], of: route)
            }
            guard let literal = value ?? nil, literal != .boolean(false) else { return nil }
            return Attribute(field.name.text, literal)
        }
    }

    /// Returns the value of an attribute, or `nil` if it has none.
    private func attribute(
        _ field: FieldDefinition, _ value: ValueExpression?, of route: RouteDefinition
    ) throws(Diagnostic) -> Literal? {
        // Errors in stone_cfg.Route are reported by `checkConfiguration()`.
        guard let expression = field.type,
            case let type? = try? resolve(expression, in: Declarations.configurationNamespace)
        else { return nil }
        guard let value = value ?? field.defaultValue else {
            if expanded(type).isNullable { return nil }
            throw Diagnostic(
                "the route \"\(route.name.text)\" needs the attribute \"\(field.name.text)\"", at: route.name.location)
        }
        if case .null = value.kind, expanded(type).isNullable { return nil }
        return try literal(value, for: type, "value of \"\(field.name.text)\"")
    }

    /// Checks the struct that describes the attributes, and reports its errors once.
    func checkConfiguration() {
        let configuration = Declarations.configurationNamespace
        guard let definition = declarations.namespaces[configuration]?.symbols["Route"]?.structure else { return }
        _ = structure(TypeName(configuration, "Route"), definition)
    }
}
