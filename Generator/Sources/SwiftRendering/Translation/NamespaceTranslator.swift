import APIModel

/// Translates what belongs to one namespace.
struct NamespaceTranslator {
    let api: API
    let namespace: Namespace

    var swiftName: String { SwiftName.namespace(namespace.name) }

    /// The namespace itself: a caseless enum that holds the schema.
    var declaration: TypeDeclaration {
        var arguments = [Expression.Argument(.string(namespace.name))]
        let imports = referencedNamespaces.map { schemaOf($0) }
        if !imports.isEmpty { arguments.append(.init(RuntimeSymbol.imports, .closure(.array(imports)))) }
        let classes = familyClasses.map { Expression.member(.name(SwiftName.type($0.name)), "self") }
        if !classes.isEmpty { arguments.append(.init(RuntimeSymbol.families, .closure(.array(classes)))) }
        arguments.append(.init(.text(SchemaText(namespace).lines)))
        let schema = Property(
            preamble: Preamble(
                documentation: Documentation(sentences: ["The types and routes of `\(namespace.name)`, as facts."])),
            modifiers: [.static], name: RuntimeSymbol.schema,
            value: .constant(.call(.name(RuntimeSymbol.schemaType), arguments)))
        let summary = namespace.summary ?? "Types of the API's namespace `\(namespace.name)`."
        return TypeDeclaration(
            preamble: Preamble(documentation: Documentation(sentences: [summary])),
            keyword: .enumeration, name: swiftName, inherits: [RuntimeSymbol.namespace], members: [.property(schema)])
    }

    /// The types, each by itself, in the order of the model.
    var types: [TypeDeclaration] {
        namespace.types.enumerated().map { position, type in
            let name = TypeName(namespace.name, type.name)
            return switch type {
            case .structure(let structure): translate(structure, name, position: position)
            case .union(let union): translate(union, name)
            }
        }
    }

    /// The other namespaces whose types the schema mentions.
    var referencedNamespaces: [String] {
        let fields = namespace.types.flatMap(\.fields).compactMap(\.type)
        let routes = namespace.routes.flatMap { [$0.argument, $0.result, $0.error] }.compactMap(\.self)
        let names =
            (fields + routes + namespace.aliases.map(\.type)).flatMap(\.names) + namespace.types.compactMap(\.parent)
        return Set(names.map(\.namespace)).subtracting([namespace.name]).sorted()
    }

    /// The classes of families that can be instantiated: all subtypes, and the roots of open families.
    private var familyClasses: [DataType] {
        namespace.types.filter { type in
            api.membership(of: TypeName(namespace.name, type.name)) != nil || type.structure?.subtypes?.isOpen == true
        }
    }

    private func schemaOf(_ namespace: String) -> Expression {
        .member(.name(SwiftName.namespace(namespace)), RuntimeSymbol.schema)
    }

    /// The type at `position` of this namespace. A call, because to get at the schema takes more code than that.
    func typeReference(_ position: Int) -> Expression {
        .call(.member(.name(swiftName), RuntimeSymbol.type), .integer(Int128(position)))
    }
}
