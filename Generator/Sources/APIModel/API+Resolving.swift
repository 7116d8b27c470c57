extension API {
    /// The type that a reference means once every alias in it is replaced, also inside lists and maps.
    ///
    /// A nullable alias that is marked nullable again is nullable once.
    public func resolved(_ reference: TypeReference) -> TypeReference {
        switch reference {
        case .primitive: return reference
        case .list(let items, let bounds): return .list(resolved(items), bounds)
        case .map(let keys, let values): return .map(keys: resolved(keys), values: resolved(values))
        case .nullable(let wrapped):
            let inner = resolved(wrapped)
            return inner.isNullable ? inner : .nullable(inner)
        case .named(let name):
            guard let alias = alias(name) else { return reference }
            return resolved(alias.type)
        }
    }

    /// Whether the absence of a value is allowed: the type is nullable, itself or through an alias.
    public func isNullable(_ reference: TypeReference) -> Bool { resolved(reference).isNullable }

    /// Whether a struct's field must be present: it has no default and is not nullable.
    public func isRequired(_ field: Field) -> Bool {
        guard field.defaultValue == nil, let type = field.type else { return false }
        return !isNullable(type)
    }

    /// The parents of a struct or union, nearest first.
    public func ancestors(of name: TypeName) -> [TypeName] {
        var result: [TypeName] = []
        var next = type(name)?.parent
        while let parent = next, !result.contains(parent) {
            result.append(parent)
            next = type(parent)?.parent
        }
        return result
    }

    /// All fields of a struct, those of the farthest ancestor first: the order in which a record stores them.
    public func allFields(of structure: TypeName) -> [Field] {
        (ancestors(of: structure).reversed() + [structure]).flatMap { self.structure($0)?.fields ?? [] }
    }

    /// All members of a union, those of the farthest ancestor first.
    public func allMembers(of union: TypeName) -> [Field] {
        (ancestors(of: union).reversed() + [union]).flatMap { self.union($0)?.members ?? [] }
    }

    /// The member that stands for tags which this version of the API does not know, also an inherited one.
    public func catchAll(of union: TypeName) -> String? {
        ([union] + ancestors(of: union)).lazy.compactMap { self.union($0)?.catchAll }.first
    }
}
