/// The model of a whole API: its namespaces, with fast lookups across them.
///
/// A value of this type is consistent: every type that it mentions exists, so that no checks are needed.
public struct API: Sendable {
    /// All namespaces, sorted by name.
    public let namespaces: [Namespace]

    private let aliases: [TypeName: Alias]
    private let types: [TypeName: DataType]
    private let memberships: [TypeName: FamilyMembership]
    /// The structs without tags that are classes in Swift. See ``isInClassHierarchy(_:)``.
    private(set) var classHierarchies: Set<TypeName> = []
    /// The types that arguments of routes can contain.
    private(set) var argumentTypes: Set<TypeName> = []

    /// Creates an API from namespaces.
    ///
    /// - Throws: ``APIModelError`` if a name is defined twice, or a type, parent, subtype, or successor doesn't exist.
    public init(namespaces: [Namespace]) throws(APIModelError) {
        self.init(incomplete: namespaces)
        try checkConsistency()
    }

    /// Creates an API from namespaces that may contain undefined names, for an importer that continues after an error.
    /// Lookups of undefined names return `nil`.
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
        classHierarchies = Self.classHierarchies(of: types, in: self)
        argumentTypes = reachableTypes(from: namespaces.flatMap(\.routes).compactMap(\.argument))
    }

    /// Returns the namespace with that name, or `nil`.
    public func namespace(_ name: String) -> Namespace? {
        namespaces.first { $0.name == name }
    }

    /// Returns the alias with that name, or `nil` if there is none or the name denotes a struct or union.
    public func alias(_ name: TypeName) -> Alias? { aliases[name] }

    /// Returns the struct or union with that name, or `nil` if there is none or the name denotes an alias.
    public func type(_ name: TypeName) -> DataType? { types[name] }

    /// Returns the struct with that name, or `nil`.
    public func structure(_ name: TypeName) -> Structure? { types[name]?.structure }

    /// Returns the union with that name, or `nil`.
    public func union(_ name: TypeName) -> Union? { types[name]?.union }

    /// Returns the family in which a struct is an enumerated subtype, or `nil` if there is none. The root isn't a
    /// member.
    public func membership(of structure: TypeName) -> FamilyMembership? { memberships[structure] }

    /// Returns whether a struct enumerates subtypes or is one of them.
    public func isInFamily(_ structure: TypeName) -> Bool {
        memberships[structure] != nil || types[structure]?.structure?.subtypes != nil
    }
}

/// The membership of a struct in a family of enumerated subtypes.
public struct FamilyMembership: Hashable, Sendable {
    /// The struct that enumerates the subtypes.
    public let root: TypeName
    /// The value of `.tag` on the wire that identifies this subtype.
    public let tag: String
}

extension API {
    /// Returns the type that a reference denotes after all aliases are replaced, including those inside lists and maps.
    ///
    /// A nullable alias that is marked as nullable again is nullable once.
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

    /// Returns whether the type is nullable, directly or through an alias.
    public func isNullable(_ reference: TypeReference) -> Bool { resolved(reference).isNullable }

    /// Returns whether a field of a struct is required: it has no default and isn't nullable.
    public func isRequired(_ field: Field) -> Bool {
        guard field.defaultValue == nil, let type = field.type else { return false }
        return !isNullable(type)
    }

    /// Returns the ancestors of a struct or union, starting with its parent.
    public func ancestors(of name: TypeName) -> [TypeName] {
        var result: [TypeName] = []
        var next = type(name)?.parent
        while let parent = next, !result.contains(parent) {
            result.append(parent)
            next = type(parent)?.parent
        }
        return result
    }

    /// Returns all fields of a struct, in the order of a record: the fields of the farthest ancestor come first.
    public func allFields(of structure: TypeName) -> [Field] {
        (ancestors(of: structure).reversed() + [structure]).flatMap { self.structure($0)?.fields ?? [] }
    }

    /// Returns all members of a union, starting with those of the farthest ancestor.
    public func allMembers(of union: TypeName) -> [Field] {
        (ancestors(of: union).reversed() + [union]).flatMap { self.union($0)?.members ?? [] }
    }

    /// Returns the member for tags that this version of the API doesn't know. It may be inherited.
    public func catchAll(of union: TypeName) -> String? {
        ([union] + ancestors(of: union)).lazy.compactMap { self.union($0)?.catchAll }.first
    }
}

extension API {
    /// Throws an error for the first duplicate or undefined name.
    func checkConsistency() throws(APIModelError) {
        var names: Set<String> = []
        for namespace in namespaces {
            guard names.insert(namespace.name).inserted else {
                throw APIModelError("namespace \"\(namespace.name)\" is defined twice")
            }
            do throws(APIModelError) {
                try check(namespace)
            } catch {
                throw error.within("\(namespace.name).json")
            }
        }
    }

    private func check(_ namespace: Namespace) throws(APIModelError) {
        var names: Set<String> = []
        for name in namespace.aliases.map(\.name) + namespace.types.map(\.name) where !names.insert(name).inserted {
            throw APIModelError("type \"\(name)\" is defined twice")
        }
        for alias in namespace.aliases {
            try check(alias.type, in: alias.name)
            try checkIsNotRecursive(TypeName(namespace.name, alias.name))
        }
        for type in namespace.types {
            try check(type)
            let name = TypeName(namespace.name, type.name)
            if ancestors(of: name).contains(name) { throw APIModelError("\(type.name): the type extends itself") }
        }
        var routes: Set<RouteName> = []
        for route in namespace.routes {
            guard routes.insert(route.id).inserted else {
                throw APIModelError("route \"\(route.id)\" is defined twice")
            }
        }
        for route in namespace.routes {
            for type in [route.argument, route.result, route.error] { try check(type, in: route.id.description) }
            guard let successor = route.deprecation?.successor, !routes.contains(successor) else { continue }
            throw APIModelError("\(route.id): unknown route \"\(successor)\" in this namespace")
        }
    }

    private func check(_ type: DataType) throws(APIModelError) {
        switch type {
        case .structure(let structure):
            if let parent = structure.parent, self.structure(parent) == nil {
                throw APIModelError("\(structure.name): cannot extend \"\(parent)\": unknown struct")
            }
            for subtype in structure.subtypes?.entries ?? [] where self.structure(subtype.type) == nil {
                throw APIModelError("\(structure.name): unknown struct \"\(subtype.type)\"")
            }
        case .union(let union):
            if let parent = union.parent, self.union(parent) == nil {
                throw APIModelError("\(union.name): cannot extend \"\(parent)\": unknown union")
            }
        }
        for field in type.fields { try check(field.type, in: "\(type.name).\(field.name)") }
    }

    /// Throws an error if an alias refers to itself, directly or through other types.
    private func checkIsNotRecursive(_ alias: TypeName) throws(APIModelError) {
        var seen: Set<TypeName> = []
        var next = self.alias(alias)?.type.names ?? []
        while let name = next.popLast() {
            if name == alias { throw APIModelError("the alias \"\(alias.name)\" is defined by itself") }
            if seen.insert(name).inserted { next += self.alias(name)?.type.names ?? [] }
        }
    }

    private func check(_ reference: TypeReference?, in location: String) throws(APIModelError) {
        for name in reference?.names ?? [] where alias(name) == nil && type(name) == nil {
            throw APIModelError("\(location): unknown type \"\(name)\"")
        }
    }
}

/// An error in a model, with its location.
public struct APIModelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The description of the problem.
    public let message: String
    /// The location from the outermost to the innermost: a file, then a path in its JSON such as `types[3].fields[0]`.
    public private(set) var path: [String] = []

    /// Creates an error without a location. Callers that catch it add the location with ``within(_:)``.
    public init(_ message: String) { self.message = message }

    /// Returns the error with an additional outer location.
    public func within(_ step: String) -> APIModelError {
        var error = self
        error.path.insert(step, at: 0)
        return error
    }

    /// The location and the problem on one line, such as `API/files.json: types[3].fields[0]: "name" is missing`.
    public var description: String {
        guard let file = path.first else { return message }
        let inner = path.dropFirst().joined(separator: ".")
        return inner.isEmpty ? "\(file): \(message)" : "\(file): \(inner): \(message)"
    }
}
