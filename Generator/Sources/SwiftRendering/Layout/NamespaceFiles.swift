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

    var files: [SwiftFile] {
        let files = [typeFile] + (namespace.routes.isEmpty ? [] : [routeFile])
        return files.map(withImports)
    }

    /// All types in one file, however long: the compiler finds equal functions, of which enums have many, within a file
    /// and not between files. Cut into files of 1,000 lines, the types took a tenth more of a program.
    private var typeFile: SwiftFile {
        let types = TypeDeclaration(
            keyword: .extended, name: translator.swiftName, members: translator.types.map { .type($0) })
        let declarations = [translator.declaration] + (types.members.isEmpty ? [] : [types])
        return file(translator.swiftName, in: place.types, declarations)
    }

    /// The descriptors of the routes, and the methods of each kind of client.
    private var routeFile: SwiftFile {
        var declarations = [RouteTranslator.descriptors(of: namespace, api: api)]
        for audience in RouteAudience.allCases {
            let translator = RouteTranslator(api: api, namespace: namespace, audience: audience)
            let methods = translator.routes.flatMap { translator.methods(of: $0.route) }
            guard !methods.isEmpty || audience == .account else { continue }
            declarations += [translator.declaration] + translator.clientExtensions
            if !methods.isEmpty {
                declarations.append(
                    TypeDeclaration(
                        keyword: .extended, name: translator.name, members: methods.map { .function($0) }))
            }
        }
        return file("\(translator.swiftName)Routes", in: place.routes, declarations)
    }

    private func file(_ name: String, in target: String, _ declarations: [TypeDeclaration]) -> SwiftFile {
        SwiftFile(
            path: "\(target)/\(Self.folder)/\(name).swift", origin: "API/\(namespace.name).json", imports: [],
            declarations: declarations.map { .type($0) })
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
