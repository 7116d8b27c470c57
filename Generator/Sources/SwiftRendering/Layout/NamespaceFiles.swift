import APIModel
import DropboxNames
import RenderingSupport

/// The generated files of one namespace.
struct NamespaceFiles {
    private let api: API
    private let namespace: Namespace
    private let layout: TargetLayout
    private let targets: TargetLayout.NamespaceTargets
    private let translator: NamespaceTranslator

    init(_ api: API, _ namespace: Namespace, _ layout: TargetLayout) throws(RenderingError) {
        guard let targets = layout.targets(of: namespace.name) else {
            throw RenderingError(
                description: "namespace \"\(namespace.name)\" has no target: name one in TargetLayout.swift")
        }
        self.api = api
        self.namespace = namespace
        self.layout = layout
        self.targets = targets
        translator = NamespaceTranslator(api: api, namespace: namespace)
    }

    var files: [SwiftFile] {
        let files = typeFiles + (namespace.routes.isEmpty ? [] : [routeFile])
        return files.map { $0.withImports(api, layout) }
    }

    /// The file with the namespace and all types, of any length, or a file for the namespace and one for each family of
    /// types.
    ///
    /// The compiler merges identical functions, of which enums have many, only within a file. Types in files of 1,500
    /// lines made programs 10% larger, so only namespaces that no one can read in one file are divided: those with a type
    /// for each kind of event.
    private var typeFiles: [SwiftFile] {
        let families = translator.families
        guard families.hasLongUnions else {
            let name = translator.swiftName
            return [file(name, in: targets.types, [translator.declaration] + extensions { _ in true })]
        }
        let name = translator.swiftName
        let long = namespace.types.filter { families.isLong($0, in: namespace, api) }
        return [file(name, in: targets.types, [translator.declaration])]
            + families.names.map { family in
                file(
                    "\(name)/\(name)+\(family)", in: targets.types,
                    extensions { families.family(of: $0.name) == family })
            }
            + long.map { union in
                let type = SwiftName.type(union.name)
                return file(
                    "\(name)/\(name)+\(type)+Value", in: targets.types, [translator.conversions(of: union)])
            }
    }

    /// Returns the extensions of the namespace with types and with their serializers.
    private func extensions(where isIncluded: (DataType) -> Bool) -> [TypeDeclaration] {
        [
            TypeDeclaration(
                keyword: .extended, name: translator.swiftName,
                members: translator.types(where: isIncluded).map { .type($0) }),
            TypeDeclaration(
                keyword: .extended, name: translator.swiftName,
                members: translator.serializers(where: isIncluded).map { .typeAlias($0) }),
        ].filter { !$0.members.isEmpty }
    }

    /// The file with the descriptors of the routes and the methods of each kind of client.
    private var routeFile: SwiftFile {
        var declarations = [RouteTranslator.descriptors(of: namespace, api: api)]
        for audience in RouteAudience.allCases {
            let links = SwiftLinks(layout: layout, module: targets.routes)
            let translator = RouteTranslator(api: api, namespace: namespace, audience: audience, links: links)
            let methods = translator.routes.flatMap { translator.methods(of: $0.route) }
            guard !methods.isEmpty || audience == .account else { continue }
            declarations += [translator.declaration] + translator.clientExtensions
            if !methods.isEmpty {
                declarations.append(
                    TypeDeclaration(
                        keyword: .extended, name: translator.name, members: methods.map { .function($0) }))
            }
        }
        return file("\(translator.swiftName)Routes", in: targets.routes, declarations)
    }

    private func file(_ name: String, in target: String, _ declarations: [TypeDeclaration]) -> SwiftFile {
        SwiftFile(
            target: target, name: name, origin: "API/\(namespace.name).json",
            declarations: declarations.map { .type($0) })
    }
}

extension SwiftFile {
    /// Returns the file with imports of the modules that it uses. A file that belongs to no namespace doesn't need the
    /// runtime.
    func withImports(_ api: API, _ layout: TargetLayout, needsRuntime: Bool = true) -> SwiftFile {
        var file = self
        let names = declarations.reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }
        let heads = Set(names.map { String($0.prefix { $0 != "." }) })
        var modules: Set<String> = needsRuntime ? [RuntimeSymbol.runtimeModule] : []
        if !heads.isDisjoint(with: RuntimeSymbol.foundationTypes) { modules.insert(RuntimeSymbol.foundationModule) }
        if !heads.isDisjoint(with: RuntimeSymbol.coreTypes) { modules.insert(RuntimeSymbol.coreModule) }
        if heads.contains(RuntimeSymbol.batchUpload) { modules.insert(RuntimeSymbol.batchUploadModule) }
        for namespace in api.namespaces where heads.contains(SwiftName.namespace(namespace.name)) {
            if let targets = layout.targets(of: namespace.name) { modules.insert(targets.types) }
        }
        file.imports = modules.subtracting([target]).sorted()
        return file
    }
}
