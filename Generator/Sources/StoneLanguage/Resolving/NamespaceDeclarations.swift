/// What has a name in a namespace and is no route.
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

    /// What a message calls the symbol.
    var kind: String {
        switch self {
        case .alias: "an alias"
        case .structure: "a struct"
        case .union: "a union"
        case .annotation: "an annotation"
        case .annotationType: "an annotation type"
        }
    }

    /// Whether a field may have this as its type.
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

/// What one namespace declares, perhaps in several files.
struct NamespaceDeclarations {
    let name: Name
    var imports: [Name] = []
    private(set) var symbols: [String: Symbol] = [:]
    private(set) var routes: [RouteDefinition] = []

    init(name: Name) { self.name = name }

    func isImported(_ namespace: String) -> Bool { imports.contains { $0.text == namespace } }

    // MARK: Declaring

    /// Adds a definition. Patches wait until everything is declared.
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
        let clash =
            other.version == route.version
            ? "version \(route.version) of the route \"\(route.name.text)\" is already defined"
            : "the route \"\(route.name.text)\" has the address of version \(other.version) of \"\(other.name.text)\""
        log.report("\(clash) (\(other.name.location))", at: route.name.location)
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
            log.report("there is no \(kind) \"\(name.text)\" to patch", at: name.location)
            return nil
        }
        let actual =
            target.union.map { $0.isClosed ? "union_closed" : "union" } ?? (target.structure == nil ? "" : "struct")
        guard actual == kind else {
            log.report(
                "\"\(name.text)\" (\(target.name.location)) is no \(kind) and cannot be patched as one",
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
    /// The name in the address of a request.
    fileprivate var path: String { version == 1 ? name.text : "\(name.text)_v\(version)" }
}
