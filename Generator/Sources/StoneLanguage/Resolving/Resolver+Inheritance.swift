import APIModel

extension Resolver {
    /// The ancestors of a struct or union, nearest first, as far as they can be found and are of the same kind.
    func ancestors(of name: TypeName) -> [(name: TypeName, symbol: Symbol)] {
        guard let symbol = declarations.namespaces[name.namespace]?.symbols[name.name] else { return [] }
        var result: [(name: TypeName, symbol: Symbol)] = []
        var current = (name: name, symbol: symbol)
        // What cannot be found is reported where the type that extends it is resolved.
        while let reference = current.symbol.parent,
            case let found? = try? declarations.find(reference, as: "type", in: current.name.namespace),
            found.symbol.kind == symbol.kind, found.name != name, !result.contains(where: { $0.name == found.name })
        {
            result.append(found)
            current = found
        }
        return result
    }

    /// The parent of a struct or union, checked.
    ///
    /// - Parameter isKin: whether a symbol is of the same kind as the type that extends.
    func resolveParent(
        of name: TypeName, _ reference: QualifiedName, kind: String, isKin: (Symbol) -> Bool
    ) throws(Diagnostic) -> TypeName {
        let (parent, symbol) = try declarations.find(reference, as: "type", in: name.namespace)
        guard isKin(symbol) else {
            let remedy = if case .alias = symbol { "; use the name that it stands for" } else { "" }
            throw Diagnostic(
                "a \(kind) extends only another \(kind); \"\(reference.name.text)\" is \(symbol.kind)\(remedy)",
                at: reference.location)
        }
        if parent == name || ancestors(of: parent).contains(where: { $0.name == name }) {
            let through = parent == name ? "" : " through \"\(parent.name)\""
            throw Diagnostic("\"\(name.name)\" extends itself\(through)", at: reference.location)
        }
        return parent
    }

    /// Reports fields of a struct or union that have the name of another of its fields, own or inherited.
    func checkNames(of fields: [FieldDefinition], in type: TypeName) {
        var seen: [String: (location: SourceLocation, owner: String)] = [:]
        for ancestor in ancestors(of: type).reversed() {
            for field in ancestor.symbol.fields {
                seen[field.name.text] = (field.name.location, " in \"\(ancestor.name.name)\"")
            }
        }
        for field in fields {
            if let other = seen[field.name.text] {
                report(
                    "the field \"\(field.name.text)\" is already defined\(other.owner) (\(other.location))",
                    at: field.name.location, in: type)
            } else {
                seen[field.name.text] = (field.name.location, "")
            }
        }
    }
}

extension Symbol {
    /// What follows `extends`.
    var parent: QualifiedName? {
        switch self {
        case .structure(let definition): definition.parent
        case .union(let definition): definition.parent
        case .alias, .annotation, .annotationType: nil
        }
    }

    /// The own fields of a struct or members of a union.
    var fields: [FieldDefinition] {
        switch self {
        case .structure(let definition): definition.fields
        case .union(let definition): definition.members
        case .alias, .annotation, .annotationType: []
        }
    }
}
