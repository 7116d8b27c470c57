import APIModel

/// Finds out what the declarations of a specification mean, and whether they mean anything.
///
/// A fault is reported, what it concerns is left out, and the work goes on.
final class Resolver {
    let declarations: Declarations
    let log: DiagnosticLog
    let patterns = PatternCache()

    /// The types in whose definition a fault was found. Examples of these are not checked.
    private(set) var faultyTypes: Set<TypeName> = []
    private var aliasStates: [TypeName: AliasState] = [:]

    private enum AliasState {
        case beingResolved
        case resolved(TypeReference?)
    }

    init(_ declarations: Declarations, log: DiagnosticLog) {
        self.declarations = declarations
        self.log = log
    }

    /// All namespaces of the API, sorted by name.
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

    /// Does `work` for a type; a fault in it is reported and makes the type faulty.
    func catching<Value>(in type: TypeName, _ work: () throws(Diagnostic) -> Value) -> Value? {
        let value = log.catching(work)
        if value == nil { markAsFaulty(type) }
        return value
    }

    /// Notes that the definition of a type has a fault, which is reported already.
    func markAsFaulty(_ type: TypeName) { faultyTypes.insert(type) }

    /// Reports a fault in the definition of a type.
    func report(_ message: String, at location: SourceLocation, in type: TypeName) {
        log.report(message, at: location)
        markAsFaulty(type)
    }

    // MARK: Aliases

    private func alias(_ name: TypeName, _ definition: AliasDefinition) -> Alias? {
        guard let type = aliasType(name) else { return nil }
        let notes = log.catching { () throws(Diagnostic) in
            try resolveNotes(definition.annotations, on: .alias(type), in: name.namespace)
        }
        return Alias(name: name.name, type: type, redactor: notes?.redactor)
    }

    /// The type that an alias stands for, or nil if it stands for none.
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
                throw Diagnostic("an alias cannot stand for Void", at: definition.type.location)
            }
            return type
        }
        // Looked into even if nobody else does, so that a cycle is found; then it is cut here.
        for mentioned in type?.names ?? [] { _ = aliasType(mentioned) }
        if case .resolved = aliasStates[name] { return nil }
        aliasStates[name] = .resolved(type)
        return type
    }

    /// The type behind a reference that is an alias, itself or in turn; nullable if any alias on the way is.
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
