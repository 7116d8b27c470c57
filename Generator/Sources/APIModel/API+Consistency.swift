extension API {
    /// Throws for the first name that is given twice or stands for nothing.
    func checkConsistency() throws(APIModelError) {
        var names: Set<String> = []
        for namespace in namespaces {
            guard names.insert(namespace.name).inserted else {
                throw APIModelError("namespace \"\(namespace.name)\" is there twice")
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
            throw APIModelError("type \"\(name)\" is there twice")
        }
        for alias in namespace.aliases {
            try check(alias.type, in: alias.name)
            try checkIsFinite(TypeName(namespace.name, alias.name))
        }
        for type in namespace.types {
            try check(type)
            let name = TypeName(namespace.name, type.name)
            if ancestors(of: name).contains(name) { throw APIModelError("\(type.name): the type extends itself") }
        }
        var routes: Set<RouteName> = []
        for route in namespace.routes {
            guard routes.insert(route.id).inserted else { throw APIModelError("route \"\(route.id)\" is there twice") }
        }
        for route in namespace.routes {
            for type in [route.argument, route.result, route.error] { try check(type, in: route.id.description) }
            guard let successor = route.deprecation?.successor, !routes.contains(successor) else { continue }
            throw APIModelError("\(route.id): there is no route \"\(successor)\" in this namespace")
        }
    }

    private func check(_ type: DataType) throws(APIModelError) {
        switch type {
        case .structure(let structure):
            if let parent = structure.parent, self.structure(parent) == nil {
                throw APIModelError("\(structure.name): there is no struct \"\(parent)\" to extend")
            }
            for subtype in structure.subtypes?.entries ?? [] where self.structure(subtype.type) == nil {
                throw APIModelError("\(structure.name): there is no struct \"\(subtype.type)\"")
            }
        case .union(let union):
            if let parent = union.parent, self.union(parent) == nil {
                throw APIModelError("\(union.name): there is no union \"\(parent)\" to extend")
            }
        }
        for field in type.fields { try check(field.type, in: "\(type.name).\(field.name)") }
    }

    /// Throws if an alias stands for itself, or for something that holds it.
    private func checkIsFinite(_ alias: TypeName) throws(APIModelError) {
        var seen: Set<TypeName> = []
        var next = self.alias(alias)?.type.names ?? []
        while let name = next.popLast() {
            if name == alias { throw APIModelError("the alias \"\(alias.name)\" is defined by itself") }
            if seen.insert(name).inserted { next += self.alias(name)?.type.names ?? [] }
        }
    }

    private func check(_ reference: TypeReference?, in place: String) throws(APIModelError) {
        for name in reference?.names ?? [] where alias(name) == nil && type(name) == nil {
            throw APIModelError("\(place): there is no type \"\(name)\"")
        }
    }
}
