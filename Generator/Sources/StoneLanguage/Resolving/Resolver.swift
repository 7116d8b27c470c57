import APIModel

/// Resolves and checks the declarations of a specification.
///
/// Errors are reported, the affected definitions are omitted, and resolution continues.
final class Resolver {
    let declarations: Declarations
    let log: DiagnosticLog
    let patterns = PatternCache()

    /// The types with errors in their definitions. Their examples aren't checked.
    private(set) var invalidTypes: Set<TypeName> = []
    private var aliasStates: [TypeName: AliasState] = [:]

    private enum AliasState {
        case beingResolved
        case resolved(TypeReference?)
    }

    init(_ declarations: Declarations, log: DiagnosticLog) {
        self.declarations = declarations
        self.log = log
    }

    /// Returns all namespaces of the API, sorted by name.
    func namespaces() -> [Namespace] {
        declarations.namespaces.keys.sorted()
            .filter { $0 != Declarations.configurationNamespace }
            .map(namespace)
    }

    private func namespace(_ name: String) -> Namespace {
        let symbols = (declarations.namespaces[name]?.symbols ?? [:]).sorted { $0.key < $1.key }
        var aliases: [Alias] = []
        var types: [DataType] = []
        for (symbolName, symbol) in symbols {
            let typeName = TypeName(name, symbolName)
            switch symbol {
            case .alias(let definition):
                if let alias = alias(typeName, definition) { aliases.append(alias) }
            case .structure(let definition): types.append(.structure(structure(typeName, definition)))
            case .union(let definition): types.append(.union(union(typeName, definition)))
            case .annotation(let definition):
                _ = log.catching { () throws(Diagnostic) in try annotation(definition, in: name) }
            case .annotationType(let definition): check(definition, in: name)
            }
        }
        let routes = routes(of: name)
        var imports = Set((aliases.flatMap(\.mentions) + types.flatMap(\.mentions)).map(\.namespace))
        imports.formUnion(routes.flatMap(\.mentions).map(\.namespace))
        imports.remove(name)
        return Namespace(name: name, imports: imports.sorted(), aliases: aliases, types: types, routes: routes)
    }

    /// Runs `work` for a type. If it throws an error, reports the error and marks the type as invalid.
    func catching<Value>(in type: TypeName, _ work: () throws(Diagnostic) -> Value) -> Value? {
        let value = log.catching(work)
        if value == nil { markAsInvalid(type) }
        return value
    }

    /// Marks the definition of a type as invalid after the error has been reported.
    func markAsInvalid(_ type: TypeName) { invalidTypes.insert(type) }

    /// Reports an error in the definition of a type.
    func report(_ message: String, at location: SourceLocation, in type: TypeName) {
        log.report(message, at: location)
        markAsInvalid(type)
    }

    // MARK: Aliases

    private func alias(_ name: TypeName, _ definition: AliasDefinition) -> Alias? {
        guard let type = aliasType(name) else { return nil }
        let annotations = log.catching { () throws(Diagnostic) in
            try resolveAnnotations(definition.annotations, on: .alias(type), in: name.namespace)
        }
        return Alias(name: name.name, type: type, redactor: annotations?.redactor)
    }

    /// Returns the type that an alias denotes, or `nil` if it is invalid.
    private func aliasType(_ name: TypeName) -> TypeReference? {
        guard case .alias(let definition) = declarations.namespaces[name.namespace]?.symbols[name.name] else {
            return nil
        }
        switch aliasStates[name] {
        case .resolved(let type): return type
        case .beingResolved:
            report("the alias \"\(name.name)\" is defined by itself", at: definition.name.location, in: name)
            aliasStates[name] = .resolved(nil)
            return nil
        case nil: break
        }
        aliasStates[name] = .beingResolved
        let type = catching(in: name) { () throws(Diagnostic) -> TypeReference in
            guard let type = try resolve(definition.type, in: name.namespace) else {
                throw Diagnostic("an alias cannot refer to Void", at: definition.type.location)
            }
            return type
        }
        // Resolve the mentioned aliases even if they aren't used elsewhere, to detect a cycle and break it here.
        for mentioned in type?.names ?? [] { _ = aliasType(mentioned) }
        if case .resolved = aliasStates[name] { return nil }
        aliasStates[name] = .resolved(type)
        return type
    }

    /// Returns the type that a reference denotes after aliases are expanded. It is nullable if any of these aliases is.
    func expanded(_ reference: TypeReference) -> TypeReference {
        switch reference {
        case .named(let name):
            guard let type = aliasType(name) else { return reference }
            return expanded(type)
        case .nullable(let wrapped):
            let inner = expanded(wrapped)
            return inner.isNullable ? inner : .nullable(inner)
        default: return reference
        }
    }
}

extension Alias {
    fileprivate var mentions: [TypeName] { type.names }
}

extension DataType {
    fileprivate var mentions: [TypeName] {
        fields.flatMap { $0.type?.names ?? [] } + (parent.map { [$0] } ?? [])
            + (structure?.subtypes?.entries.map(\.type) ?? [])
    }
}

extension Route {
    fileprivate var mentions: [TypeName] { [argument, result, error].flatMap { $0?.names ?? [] } }
}

extension Resolver {
    /// Returns the ancestors of a struct or union, starting with its parent, as far as they exist and are of the same
    /// kind.
    func ancestors(of name: TypeName) -> [(name: TypeName, symbol: Symbol)] {
        guard let symbol = declarations.namespaces[name.namespace]?.symbols[name.name] else { return [] }
        var result: [(name: TypeName, symbol: Symbol)] = []
        var current = (name: name, symbol: symbol)
        // Undefined parents are reported when the type that extends them is resolved.
        while let reference = current.symbol.parent,
            case let ancestor? = try? declarations.lookUp(reference, as: "type", in: current.name.namespace),
            ancestor.symbol.kind == symbol.kind, ancestor.name != name,
            !result.contains(where: { $0.name == ancestor.name })
        {
            result.append(ancestor)
            current = ancestor
        }
        return result
    }

    /// Returns the parent of a struct or union, and checks it.
    ///
    /// - Parameter isSameKind: A closure that returns whether a symbol is of the same kind as the extending type.
    func resolveParent(
        of name: TypeName, _ reference: QualifiedName, kind: String, isSameKind: (Symbol) -> Bool
    ) throws(Diagnostic) -> TypeName {
        let (parent, symbol) = try declarations.lookUp(reference, as: "type", in: name.namespace)
        guard isSameKind(symbol) else {
            let suggestion = if case .alias = symbol { "; use the name that it refers to" } else { "" }
            throw Diagnostic(
                "a \(kind) extends only another \(kind); \"\(reference.name.text)\" is \(symbol.kind)\(suggestion)",
                at: reference.location)
        }
        if parent == name || ancestors(of: parent).contains(where: { $0.name == name }) {
            let through = parent == name ? "" : " through \"\(parent.name)\""
            throw Diagnostic("\"\(name.name)\" extends itself\(through)", at: reference.location)
        }
        return parent
    }

    /// Reports fields of a struct or union that have the name of another field, including inherited ones.
    func checkNames(of fields: [FieldDefinition], in type: TypeName) {
        var seen: [String: (location: SourceLocation, owner: String)] = [:]
        for ancestor in ancestors(of: type).reversed() {
            for field in ancestor.symbol.fields {
                seen[field.name.text] = (field.name.location, " in \"\(ancestor.name.name)\"")
            }
        }
        for field in fields {
            if let other = seen[field.name.text] {
                report(
                    "the field \"\(field.name.text)\" is already defined\(other.owner) (\(other.location))",
                    at: field.name.location, in: type)
            } else {
                seen[field.name.text] = (field.name.location, "")
            }
        }
    }
}

extension Symbol {
    /// The name after `extends`.
    var parent: QualifiedName? {
        switch self {
        case .structure(let definition): definition.parent
        case .union(let definition): definition.parent
        case .alias, .annotation, .annotationType: nil
        }
    }

    /// The fields of a struct or members of a union, without inherited ones.
    var fields: [FieldDefinition] {
        switch self {
        case .structure(let definition): definition.fields
        case .union(let definition): definition.members
        case .alias, .annotation, .annotationType: []
        }
    }
}
