import APIModel

/// Everything that the files of a specification declare, by namespace and name, with patches applied.
struct Declarations {
    /// The namespace that describes the attributes of routes. It is no part of the API.
    static let configurationNamespace = "stone_cfg"

    private(set) var namespaces: [String: NamespaceDeclarations] = [:]
    private let log: DiagnosticLog

    /// Gathers the declarations of all files; names that are given twice go to `log`.
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

    /// The symbol that a name means when it is written in `namespace`.
    ///
    /// - Throws: if the prefix is not imported or there is no such symbol.
    func find(
        _ reference: QualifiedName, as kind: String, in namespace: String
    ) throws(Diagnostic) -> (name: TypeName, symbol: Symbol) {
        let name = reference.name
        let home = reference.namespace?.text ?? namespace
        if let prefix = reference.namespace, namespaces[namespace]?.isImported(prefix.text) != true {
            let remedy = namespaces[prefix.text] == nil ? "" : "; add \"import \(prefix.text)\""
            throw Diagnostic("the namespace \"\(prefix.text)\" is not imported\(remedy)", at: prefix.location)
        }
        if let symbol = namespaces[home]?.symbols[name.text] { return (TypeName(home, name.text), symbol) }
        let builtIn = reference.namespace == nil && kind == "type" ? BuiltInTypes.names : []
        if builtIn.contains(name.text) {
            throw Diagnostic("\"\(name.text)\" is a type of the language, not one of a namespace", at: name.location)
        }
        let similar = (namespaces[home]?.symbols.keys.sorted() ?? []) + builtIn
        throw Diagnostic(
            "there is no \(kind) \"\(name.text)\" in namespace \"\(home)\"\(similar.suggestion(for: name.text))",
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
                "there is no namespace \"\(imported.text)\"\(namespaces.keys.suggestion(for: imported.text))",
                at: imported.location)
        } else if namespaces[imported.text]?.isImported(importer) == true {
            log.report(
                "\"\(importer)\" and \"\(imported.text)\" import each other; move what both need to a third namespace",
                at: imported.location)
        }
    }

    /// Reports names that differ only in case and underscores: a generator could not keep them apart.
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
        // The namespace of a route often has the route's name; only types must differ from it.
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
