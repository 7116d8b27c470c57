import APIModel

/// The files of one namespace.
struct NamespaceFiles {
    static let folder = "Generated"

    private let api: API
    private let namespace: Namespace
    private let layout: TargetLayout
    private let place: TargetLayout.Place
    private let translator: NamespaceTranslator

    init(_ api: API, _ namespace: Namespace, _ layout: TargetLayout) throws(RenderingError) {
        guard let place = layout.place(of: namespace.name) else {
            throw RenderingError(
                description: "namespace \"\(namespace.name)\" has no target: name one in TargetLayout.swift")
        }
        self.api = api
        self.namespace = namespace
        self.layout = layout
        self.place = place
        translator = NamespaceTranslator(api: api, namespace: namespace)
    }

    var files: [SwiftFile] { typeFiles + (namespace.routes.isEmpty ? [] : routeFiles) }

    private var typeFiles: [SwiftFile] {
        let name = translator.swiftName
        let parts = FileCutter.cut(translator.types.map { block($0.name, .type($0)) })
        var files = [file(name, in: place.types, [.type(translator.declaration)])]
        for part in parts where !part.blocks.isEmpty {
            let content = TypeDeclaration(keyword: .extended, name: name, members: part.blocks.map(\.declaration))
            if part.label.isEmpty {
                files[0].declarations.append(.type(content))
            } else {
                files.append(file("\(name)+\(part.label)", in: place.types, [.type(content)]))
            }
        }
        return files.map(withImports)
    }

    private var routeFiles: [SwiftFile] {
        let descriptors = RouteTranslator.descriptors(of: namespace, api: api)
        var files = [file("\(translator.swiftName)+Routes", in: place.routes, [.type(descriptors)])]
        for audience in RouteAudience.allCases {
            let translator = RouteTranslator(api: api, namespace: namespace, audience: audience)
            if !translator.routes.isEmpty || audience == .account { files += self.files(of: translator) }
        }
        return files.map(withImports)
    }

    private func files(of translator: RouteTranslator) -> [SwiftFile] {
        let head = [.type(translator.declaration)] + translator.clientExtensions.map { Declaration.type($0) }
        var files = [file(translator.name, in: place.routes, head)]
        let blocks = translator.routes.flatMap { route in
            translator.methods(of: route.route).map { block($0.name ?? "", .function($0)) }
        }
        for part in FileCutter.cut(blocks) where !part.blocks.isEmpty {
            let content = TypeDeclaration(
                keyword: .extended, name: translator.name, members: part.blocks.map(\.declaration))
            if part.label.isEmpty {
                files[0].declarations.append(.type(content))
            } else {
                files.append(file("\(translator.name)+\(part.label)", in: place.routes, [.type(content)]))
            }
        }
        return files
    }

    private func block(_ name: String, _ declaration: Declaration) -> FileCutter.Block {
        var writer = SourceWriter()
        writer.indented { declaration.write(to: &$0) }
        return FileCutter.Block(name: name, declaration: declaration, lines: writer.lines.count + 1)
    }

    private func file(_ name: String, in target: String, _ declarations: [Declaration]) -> SwiftFile {
        SwiftFile(
            path: "\(target)/\(Self.folder)/\(name).swift", origin: "API/\(namespace.name).json", imports: [],
            declarations: declarations)
    }

    /// The file with an import for each module that it mentions something of.
    private func withImports(_ file: SwiftFile) -> SwiftFile {
        var file = file
        let names = file.declarations.reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }
        let heads = Set(names.map { String($0.prefix { $0 != "." }) })
        let target = String(file.path.prefix { $0 != "/" })
        var modules: Set<String> = [RuntimeSymbol.runtimeModule]
        if !heads.isDisjoint(with: RuntimeSymbol.foundationTypes) { modules.insert(RuntimeSymbol.foundationModule) }
        if !heads.isDisjoint(with: RuntimeSymbol.coreTypes) { modules.insert(RuntimeSymbol.coreModule) }
        for namespace in api.namespaces where heads.contains(SwiftName.namespace(namespace.name)) {
            if let place = layout.place(of: namespace.name) { modules.insert(place.types) }
        }
        file.imports = modules.subtracting([target]).sorted()
        return file
    }
}
