import APIModel

/// All declarations of a specification by namespace and name, with patches applied.
struct Declarations {
    /// The namespace that describes the attributes of routes. It isn't part of the API.
    static let configurationNamespace = "stone_cfg"

    private(set) var namespaces: [String: NamespaceDeclarations] = [:]
    private let log: DiagnosticLog

    /// Collects the declarations of all files, and reports duplicate names to `log`.
    init(_ trees: [SyntaxTree], log: DiagnosticLog) {
        self.log = log
        for tree in trees {
            guard let name = tree.namespace else { continue }
            var namespace = namespaces[name.text] ?? NamespaceDeclarations(name: name)
            namespace.imports += tree.imports
            for definition in tree.definitions { namespace.declare(definition, log: log) }
            namespaces[name.text] = namespace
        }
        for tree in trees {
            guard let name = tree.namespace?.text else { continue }
            for definition in tree.definitions { namespaces[name]?.patch(with: definition, log: log) }
        }
        checkNamespaces()
    }

    /// Returns the symbol that a name denotes in `namespace`.
    ///
    /// - Throws: ``Diagnostic`` if the prefix isn't imported or the symbol doesn't exist.
    func lookUp(
        _ reference: QualifiedName, as kind: String, in namespace: String
    ) throws(Diagnostic) -> (name: TypeName, symbol: Symbol) {
        let name = reference.name
        let home = reference.namespace?.text ?? namespace
        if let prefix = reference.namespace, namespaces[namespace]?.isImported(prefix.text) != true {
            let suggestion = namespaces[prefix.text] == nil ? "" : "; add \"import \(prefix.text)\""
            throw Diagnostic("the namespace \"\(prefix.text)\" is not imported\(suggestion)", at: prefix.location)
        }
        if let symbol = namespaces[home]?.symbols[name.text] { return (TypeName(home, name.text), symbol) }
        let builtIn = reference.namespace == nil && kind == "type" ? BuiltInTypes.names : []
        if builtIn.contains(name.text) {
            throw Diagnostic("\"\(name.text)\" is a type of the language, not one of a namespace", at: name.location)
        }
        let similar = (namespaces[home]?.symbols.keys.sorted() ?? []) + builtIn
        throw Diagnostic(
            "unknown \(kind) \"\(name.text)\" in namespace \"\(home)\"\(similar.suggestion(for: name.text))",
            at: name.location)
    }

    // MARK: Checks across namespaces

    private func checkNamespaces() {
        for namespace in namespaces.values {
            for name in namespace.imports { check(name, importedBy: namespace.name.text) }
            guard namespace.name.text == Self.configurationNamespace else { continue }
            for (name, symbol) in namespace.symbols where name != "Route" || symbol.structure == nil {
                log.report("only the struct \"Route\" may be defined in stone_cfg", at: symbol.name.location)
            }
        }
        checkSpelling()
    }

    private func check(_ imported: Name, importedBy importer: String) {
        if imported.text == importer {
            log.report("a namespace does not import itself", at: imported.location)
        } else if namespaces[imported.text] == nil {
            log.report(
                "unknown namespace \"\(imported.text)\"\(namespaces.keys.suggestion(for: imported.text))",
                at: imported.location)
        } else if namespaces[imported.text]?.isImported(importer) == true {
            log.report(
                "\"\(importer)\" and \"\(imported.text)\" import each other; move what both need to a third namespace",
                at: imported.location)
        }
    }

    /// Reports names that differ only in case and underscores, because they would be identical in generated code.
    private func checkSpelling() {
        var seenNamespaces: [String: (what: String, name: Name)] = [:]
        let sorted = namespaces.values.sorted { $0.name.location < $1.name.location }
        for namespace in sorted where namespace.name.text != Self.configurationNamespace {
            checkSpelling("namespace", namespace.name, &seenNamespaces)
            var seen = [Self.canonical(namespace.name.text): (what: "namespace", name: namespace.name)]
            let symbols = namespace.symbols.values.filter { $0.isType }.sorted { $0.name.location < $1.name.location }
            for symbol in symbols {
                checkSpelling("type", symbol.name, &seen)
            }
            for route in namespace.routes { checkSpelling("route", route.name, &seen) }
        }
    }

    private func checkSpelling(_ what: String, _ name: Name, _ seen: inout [String: (what: String, name: Name)]) {
        let key = Self.canonical(name.text)
        guard let other = seen[key], other.what != "route" else {
            seen[key] = (what, name)
            return
        }
        // A route often has the name of its namespace. Only types must have different names.
        if what == "route" && other.what == "namespace" { return }
        log.report(
            "the \(what) \"\(name.text)\" is spelled too much like the \(other.what) \"\(other.name.text)\""
                + " (\(other.name.location))",
            at: name.location)
    }

    private static func canonical(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "/" }
    }
}

/// A named declaration in a namespace, except for routes.
enum Symbol {
    case alias(AliasDefinition)
    case structure(StructDefinition)
    case union(UnionDefinition)
    case annotation(AnnotationDefinition)
    case annotationType(AnnotationTypeDefinition)

    var name: Name {
        switch self {
        case .alias(let definition): definition.name
        case .structure(let definition): definition.name
        case .union(let definition): definition.name
        case .annotation(let definition): definition.name
        case .annotationType(let definition): definition.name
        }
    }

    /// The description of the symbol in messages.
    var kind: String {
        switch self {
        case .alias: "an alias"
        case .structure: "a struct"
        case .union: "a union"
        case .annotation: "an annotation"
        case .annotationType: "an annotation type"
        }
    }

    /// A Boolean value that indicates whether a field can have this type.
    var isType: Bool {
        switch self {
        case .alias, .structure, .union: true
        case .annotation, .annotationType: false
        }
    }

    var structure: StructDefinition? {
        if case .structure(let definition) = self { definition } else { nil }
    }

    var union: UnionDefinition? {
        if case .union(let definition) = self { definition } else { nil }
    }
}

/// The declarations of a namespace, from one or more files.
struct NamespaceDeclarations {
    let name: Name
    var imports: [Name] = []
    private(set) var symbols: [String: Symbol] = [:]
    private(set) var routes: [RouteDefinition] = []

    init(name: Name) { self.name = name }

    func isImported(_ namespace: String) -> Bool { imports.contains { $0.text == namespace } }

    // MARK: Declaring

    /// Adds a definition. Patches are applied after all definitions are declared.
    mutating func declare(_ definition: Definition, log: DiagnosticLog) {
        switch definition {
        case .alias(let definition): add(.alias(definition), log: log)
        case .structure(let definition): add(.structure(definition), log: log)
        case .union(let definition): add(.union(definition), log: log)
        case .annotation(let definition): add(.annotation(definition), log: log)
        case .annotationType(let definition): add(.annotationType(definition), log: log)
        case .route(let definition): declare(definition, log: log)
        case .structPatch, .unionPatch: break
        }
    }

    private mutating func add(_ symbol: Symbol, log: DiagnosticLog) {
        let name = symbol.name
        if let other = symbols[name.text] {
            log.report("\"\(name.text)\" is already defined (\(other.name.location))", at: name.location)
        } else if symbol.isType && BuiltInTypes.names.contains(name.text) {
            log.report("\"\(name.text)\" is a type of the language", at: name.location)
        } else if case .annotationType = symbol, BuiltInAnnotation.names.contains(name.text) {
            log.report("\"\(name.text)\" is an annotation type of the language", at: name.location)
        } else {
            symbols[name.text] = symbol
        }
    }

    private mutating func declare(_ route: RouteDefinition, log: DiagnosticLog) {
        guard let other = routes.first(where: { $0.path == route.path }) else { return routes.append(route) }
        let conflict =
            other.version == route.version
            ? "version \(route.version) of the route \"\(route.name.text)\" is already defined"
            : "the route \"\(route.name.text)\" has the address of version \(other.version) of \"\(other.name.text)\""
        log.report("\(conflict) (\(other.name.location))", at: route.name.location)
    }

    // MARK: Patching

    /// Applies a definition if it is a patch.
    mutating func patch(with definition: Definition, log: DiagnosticLog) {
        switch definition {
        case .structPatch(let patch):
            guard case .structure(var target) = target(of: patch.name, "struct", log: log) else { return }
            target.fields += patch.fields
            if let subtypes = patch.subtypes {
                log.report("a patch cannot enumerate subtypes", at: subtypes.location)
            }
            addValues(of: patch.examples, to: &target.examples, of: target.name, log: log)
            symbols[target.name.text] = .structure(target)
        case .unionPatch(let patch):
            let kind = patch.isClosed ? "union_closed" : "union"
            guard case .union(var target) = target(of: patch.name, kind, log: log) else { return }
            target.members += patch.members
            addValues(of: patch.examples, to: &target.examples, of: target.name, log: log)
            symbols[target.name.text] = .union(target)
        default: break
        }
    }

    private func target(of name: Name, _ kind: String, log: DiagnosticLog) -> Symbol? {
        guard let target = symbols[name.text] else {
            log.report("cannot patch \"\(name.text)\": unknown \(kind)", at: name.location)
            return nil
        }
        let actual =
            target.union.map { $0.isClosed ? "union_closed" : "union" } ?? (target.structure == nil ? "" : "struct")
        guard actual == kind else {
            log.report(
                "\"\(name.text)\" (\(target.name.location)) is not a \(kind), so it cannot be patched as one",
                at: name.location)
            return nil
        }
        return target
    }

    private func addValues(
        of patches: [ExampleDefinition], to examples: inout [ExampleDefinition], of type: Name, log: DiagnosticLog
    ) {
        for patch in patches {
            if let index = examples.firstIndex(where: { $0.label.text == patch.label.text }) {
                examples[index].values += patch.values
            } else {
                log.report(
                    "\"\(type.text)\" has no example \"\(patch.label.text)\" to patch", at: patch.label.location)
            }
        }
    }
}

extension RouteDefinition {
    /// The name in the URL of a request.
    fileprivate var path: String { version == 1 ? name.text : "\(name.text)_v\(version)" }
}
