import APIModel

extension SwiftFile {
    /// The file with an import for each module that it mentions something of. A file that belongs to no namespace needs
    /// nothing of the runtime.
    func withImports(_ api: API, _ layout: TargetLayout, needsRuntime: Bool = true) -> SwiftFile {
        var file = self
        let names = declarations.reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }
        let heads = Set(names.map { String($0.prefix { $0 != "." }) })
        let target = String(path.prefix { $0 != "/" })
        var modules: Set<String> = needsRuntime ? [RuntimeSymbol.runtimeModule] : []
        if !heads.isDisjoint(with: RuntimeSymbol.foundationTypes) { modules.insert(RuntimeSymbol.foundationModule) }
        if !heads.isDisjoint(with: RuntimeSymbol.coreTypes) { modules.insert(RuntimeSymbol.coreModule) }
        if heads.contains(RuntimeSymbol.batchUpload) { modules.insert(RuntimeSymbol.batchUploadModule) }
        for namespace in api.namespaces where heads.contains(SwiftName.namespace(namespace.name)) {
            if let place = layout.place(of: namespace.name) { modules.insert(place.types) }
        }
        file.imports = modules.subtracting([target]).sorted()
        return file
    }
}
