extension API {
    /// Returns the structs that are classes in Swift although no tag distinguishes them.
    ///
    /// A program can use the result of a route as the struct that it extends, for example the account of the user as
    /// any account. If a result, or anything in it, extends a struct with fields, its most distant ancestor and all
    /// structs that extend that are classes.
    static func classHierarchies(of types: [TypeName: DataType], in api: API) -> Set<TypeName> {
        let results = api.namespaces.flatMap(\.routes).compactMap(\.result)
        let inheriting = api.reachableTypes(from: results).filter { name in
            api.structure(name) != nil && !api.isInFamily(name)
                && api.ancestors(of: name).contains { !(api.structure($0)?.fields ?? []).isEmpty }
        }
        let roots = Set(inheriting.compactMap { api.ancestors(of: $0).last }).filter { !api.isInFamily($0) }
        return roots.union(
            types.keys.filter { !api.isInFamily($0) && roots.contains(api.ancestors(of: $0).last ?? $0) })
    }

    /// Returns all types that a value of one of the given types can contain.
    func reachableTypes(from references: [TypeReference]) -> Set<TypeName> {
        var reached: Set<TypeName> = []
        var next = references.flatMap(\.names)
        while let name = next.popLast() {
            guard reached.insert(name).inserted else { continue }
            next += alias(name)?.type.names ?? []
            guard let type = type(name) else { continue }
            next += [type.parent].compactMap(\.self) + type.fields.compactMap(\.type).flatMap(\.names)
            next += type.structure?.subtypes?.entries.map(\.type) ?? []
        }
        return reached
    }

    /// Returns whether the struct with that name is a class in Swift because a result of a route extends it, or because
    /// it extends such a struct.
    public func isInClassHierarchy(_ structure: TypeName) -> Bool { classHierarchies.contains(structure) }

    /// Returns whether an argument of a route can contain values of the type. Programs only receive those of other types.
    public func isInArguments(_ type: TypeName) -> Bool { argumentTypes.contains(type) }

    /// Returns the structs that directly extend `structure`.
    public func children(of structure: TypeName) -> [TypeName] {
        namespaces.flatMap { namespace in
            namespace.types.filter { $0.parent == structure }.map { TypeName(namespace.name, $0.name) }
        }
    }
}
