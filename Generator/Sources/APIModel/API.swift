/// The facts of a whole API: its namespaces, and quick answers to questions that cross them.
///
/// A value of this type is consistent: every type that it mentions exists, so whoever holds an `API` need not check.
public struct API: Sendable {
    /// All namespaces, sorted by name.
    public let namespaces: [Namespace]

    private let aliases: [TypeName: Alias]
    private let types: [TypeName: DataType]
    private let memberships: [TypeName: FamilyMembership]

    /// Gathers namespaces into an API.
    ///
    /// - Throws: `APIModelError` if a name is given twice or a type, parent, subtype or successor does not exist.
    public init(namespaces: [Namespace]) throws(APIModelError) {
        self.init(incomplete: namespaces)
        try checkConsistency()
    }

    /// Gathers namespaces in which something that is mentioned may be missing: for an importer that goes on after a
    /// fault. Questions about what is missing are answered by nil.
    package init(incomplete namespaces: [Namespace]) {
        self.namespaces = namespaces.sorted { $0.name < $1.name }
        var aliases: [TypeName: Alias] = [:]
        var types: [TypeName: DataType] = [:]
        var memberships: [TypeName: FamilyMembership] = [:]
        for namespace in namespaces {
            for alias in namespace.aliases { aliases[TypeName(namespace.name, alias.name)] = alias }
            for type in namespace.types {
                let name = TypeName(namespace.name, type.name)
                types[name] = type
                for subtype in type.structure?.subtypes?.entries ?? [] {
                    memberships[subtype.type] = FamilyMembership(root: name, tag: subtype.tag)
                }
            }
        }
        self.aliases = aliases
        self.types = types
        self.memberships = memberships
    }

    /// The namespace with that name, or nil.
    public func namespace(_ name: String) -> Namespace? {
        namespaces.first { $0.name == name }
    }

    /// The alias with that name, or nil if there is none or the name is a struct's or a union's.
    public func alias(_ name: TypeName) -> Alias? { aliases[name] }

    /// The struct or union with that name, or nil if there is none or the name is an alias.
    public func type(_ name: TypeName) -> DataType? { types[name] }

    /// The struct with that name, or nil.
    public func structure(_ name: TypeName) -> Structure? { types[name]?.structure }

    /// The union with that name, or nil.
    public func union(_ name: TypeName) -> Union? { types[name]?.union }

    /// The family of subtypes that a struct is enumerated in, or nil if it is in none. The root itself is in none.
    public func membership(of structure: TypeName) -> FamilyMembership? { memberships[structure] }

    /// Whether a struct enumerates subtypes or is one of them.
    public func isInFamily(_ structure: TypeName) -> Bool {
        memberships[structure] != nil || types[structure]?.structure?.subtypes != nil
    }
}

/// Where a struct stands in a family of enumerated subtypes.
public struct FamilyMembership: Hashable, Sendable {
    /// The struct that enumerates the subtypes.
    public let root: TypeName
    /// The value of `.tag` that announces this subtype on the wire.
    public let tag: String
}
