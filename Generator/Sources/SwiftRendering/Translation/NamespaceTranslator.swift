import APIModel
import DropboxNames
import RenderingSupport

/// Translates one namespace.
struct NamespaceTranslator {
    let api: API
    let namespace: Namespace
    let families: TypeFamilies

    init(api: API, namespace: Namespace) {
        self.api = api
        self.namespace = namespace
        families = TypeFamilies(of: namespace, in: api)
    }

    var swiftName: String { SwiftName.namespace(namespace.name) }

    /// The namespace itself: a caseless enum with the schema.
    var declaration: TypeDeclaration {
        var arguments = [Expression.Argument(.string(namespace.name))]
        let imports = referencedNamespaces.map { schemaOf($0) }
        if !imports.isEmpty { arguments.append(.init(RuntimeSymbol.imports, .closure(.array(imports)))) }
        let classes = familyClasses.map { Expression.member(.name(SwiftName.type($0.name)), "self") }
        if !classes.isEmpty { arguments.append(.init(RuntimeSymbol.families, .closure(.array(classes)))) }
        arguments.append(.init(.text(SchemaText(namespace).lines)))
        let schema = Property(
            preamble: Preamble(
                documentation: Documentation(sentences: ["The schema of the `\(namespace.name)` namespace."])),
            modifiers: [.static], name: RuntimeSymbol.schema,
            value: .constant(.call(.name(RuntimeSymbol.schemaType), arguments)))
        let summary = namespace.summary ?? "Types of the API's namespace `\(namespace.name)`."
        return TypeDeclaration(
            preamble: Preamble(documentation: Documentation(sentences: [summary])),
            keyword: .enumeration, name: swiftName, inherits: [RuntimeSymbol.namespace], members: [.property(schema)])
    }

    /// Returns some of the types, in the order of the model.
    func types(where isIncluded: (DataType) -> Bool) -> [TypeDeclaration] {
        namespace.types.enumerated().filter { isIncluded($0.element) }.map { position, type in
            let name = TypeName(namespace.name, type.name)
            return switch type {
            case .structure(let structure): translate(structure, name, position: position)
            case .union(let union): translate(union, name)
            }
        }
    }

    /// Returns the serializers of some of the types.
    func serializers(where isIncluded: (DataType) -> Bool) -> [TypeAlias] {
        namespace.types.filter(isIncluded).map { type in
            let name = SwiftName.type(type.name)
            return TypeAlias(
                preamble: Preamble(documentation: Documentation(sentences: ["Converts `\(name)` from and to JSON."])),
                name: SwiftName.serializer(name),
                type: .generic(RuntimeSymbol.serializer, [.member(swiftName, name)]))
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

    /// Returns the expression for the type at `position` of this namespace. It is a function call, because direct
    /// access to the schema needs more code.
    func typeReference(_ position: Int) -> Expression {
        .call(.member(.name(swiftName), RuntimeSymbol.type), .integer(Int128(position)))
    }
}

extension NamespaceTranslator {
    /// Translates a struct to a façade of a record, or to a class if programs can use it as the struct that it extends.
    func translate(_ structure: Structure, _ name: TypeName, position: Int) -> TypeDeclaration {
        api.isClass(name)
            ? translateClass(structure, name, position: position) : translateStruct(structure, name, position: position)
    }

    private func translateStruct(_ structure: Structure, _ name: TypeName, position: Int) -> TypeDeclaration {
        let fields = FieldTranslation.all(of: name, in: api)
        let stored = Property(
            access: .internal, name: RuntimeSymbol.fields, type: .named(RuntimeSymbol.recordType), value: .stored)
        let memberwiseInitializer = initializer(of: name, fields, position: position) {
            .expression(.call(.member(.name("self"), "init"), [.init(RuntimeSymbol.plainRecord, $0)]))
        }
        return TypeDeclaration(
            preamble: preamble(structure.summary), keyword: .structure, name: SwiftName.type(structure.name),
            inherits: [RuntimeSymbol.structure, RuntimeSymbol.describable],
            members: [.property(stored), .function(memberwiseInitializer)]
                + fields.map { .property($0.property(of: RuntimeSymbol.plainRecord, api: api)) })
    }

    private func translateClass(_ structure: Structure, _ name: TypeName, position: Int) -> TypeDeclaration {
        let fields = FieldTranslation.all(of: name, in: api)
        let parent = structure.parent.flatMap { api.isClass($0) ? $0 : nil }
        let keyword = classKeyword(structure, name)
        let ownFields = parent == nil ? fields : Array(fields.suffix(structure.fields.count))
        let call = Expression.member(.name("super"), "init")
        var memberwiseInitializer = initializer(of: name, fields, position: position) {
            .expression(.call(call, [.init(RuntimeSymbol.record, $0)]))
        }
        if ownFields.isEmpty, parent != nil { memberwiseInitializer.modifiers = [.override] }
        // Both initializers are designated, so that a subclass doesn't inherit the one that has only the fields of its
        // parent.
        let recordInitializer = Function(
            modifiers: [.required],
            parameters: [.init(name: RuntimeSymbol.record, type: .named(RuntimeSymbol.recordType))],
            body: [.expression(.call(call, [.init(RuntimeSymbol.record, .name(RuntimeSymbol.record))]))])
        var preamble = preamble(structure.summary)
        preamble.remark =
            "@unchecked because classes that can be inherited from are never checked; the record is immutable."
        return TypeDeclaration(
            preamble: preamble, keyword: keyword, name: SwiftName.type(structure.name),
            inherits: [parent?.swiftName ?? RuntimeSymbol.object, RuntimeSymbol.uncheckedSendable],
            members: [.function(recordInitializer), .function(memberwiseInitializer)]
                + ownFields.map {
                    .property(
                        $0.property(keyword == .finalClass ? [] : [.final], of: RuntimeSymbol.record, api: api))
                })
    }

    /// A class is final unless the API extends it. It is open if another namespace, which may be another module,
    /// extends it.
    private func classKeyword(_ structure: Structure, _ name: TypeName) -> TypeDeclaration.Keyword {
        let children = api.children(of: name)
        if children.contains(where: { $0.namespace != name.namespace }) { return .openClass }
        return children.isEmpty && structure.subtypes == nil ? .finalClass : .baseClass
    }

    /// Returns the initializer with a parameter for each field. `finish` returns the statement that uses the record.
    private func initializer(
        of structure: TypeName, _ fields: [FieldTranslation], position: Int, finish: (Expression) -> Statement
    ) -> Function {
        let ordered = FieldTranslation.parameterOrder(fields)
        let parameters = ordered.map(\.parameter)
        let type = typeReference(position)
        let documentation = DocumentationText(api).documentation(
            ofInitializer: "Creates an instance.", of: structure, fields: ordered.map { ($0.name, $0.field) })
        let preamble = Preamble(documentation: documentation, attributes: [.exportedImplementation])
        guard !fields.isEmpty else {
            let empty = Expression.member(.name(RuntimeSymbol.builderType), RuntimeSymbol.emptyRecord)
            return Function(preamble: preamble, parameters: parameters, body: [finish(.call(empty, type))])
        }
        let builder = Statement.variable("builder", .call(.name(RuntimeSymbol.builderType), type))
        let record = Expression.call(.member(.name("builder"), RuntimeSymbol.finishRecord))
        return Function(
            preamble: preamble, parameters: parameters, body: [builder] + fields.map(\.setter) + [finish(record)])
    }

    func preamble(_ summary: String?) -> Preamble {
        Preamble(documentation: Documentation(sentences: summary.map { [$0] } ?? []))
    }
}

/// A field of a struct in generated code: its index in the record, its Swift name, and its type.
struct FieldTranslation {
    let field: Field
    let index: Int
    let name: String
    let resolvedType: OptionalResolvedType

    /// Returns all fields of a struct, starting with inherited ones.
    static func all(of structure: TypeName, in api: API) -> [FieldTranslation] {
        api.allFields(of: structure).enumerated().compactMap { FieldTranslation($1, index: $0, in: api) }
    }

    /// Creates a translation, or returns `nil` for a field without a value.
    init?(_ field: Field, index: Int, in api: API) {
        guard let type = field.type else { return nil }
        self.field = field
        self.index = index
        name = SwiftName.member(field.name)
        resolvedType = api.resolvedType(of: type)
    }

    /// Returns the fields in the order of initializer parameters: required ones first.
    static func parameterOrder(_ fields: [FieldTranslation]) -> [FieldTranslation] {
        fields.filter(\.isRequired) + fields.filter { !$0.isRequired }
    }

    var isRequired: Bool { field.defaultValue == nil && !resolvedType.isOptional }

    var parameter: Function.Parameter {
        Function.Parameter(
            name: name, type: resolvedType.swiftType,
            defaultValue: field.defaultValue?.expression ?? (resolvedType.isOptional ? Expression.none : nil))
    }

    /// Returns the property that reads the field from `record`.
    func property(_ modifiers: [Modifier] = [], of record: String, api: API) -> Property {
        let suffix = resolvedType.isOptional ? RuntimeSymbol.optionalSuffix : ""
        var arguments = [Expression.integer(Int128(index))]
        if let value = field.defaultValue, !value.isZero { arguments.append(value.expression) }
        let accessor = Expression.member(.name(record), resolvedType.type.accessor + suffix)
        return Property(
            preamble: Preamble(
                documentation: Documentation(sentences: DocumentationText(api).sentences(about: field)),
                attributes: [.exportedImplementation]),
            modifiers: modifiers, name: name, type: resolvedType.swiftType,
            value: .computed(.expression(.call(accessor, arguments.map { Expression.Argument($0) }))))
    }

    /// The statement that sets the field in a record builder.
    var setter: Statement {
        var value = Expression.name(name)
        switch resolvedType.type {
        case .structure, .object:
            value = value.unwrapping(resolvedType.type.record, isOptional: resolvedType.isOptional)
        case .union: value = value.unwrapping(RuntimeSymbol.value, isOptional: resolvedType.isOptional)
        default: break
        }
        return .expression(.call(.member(.name("builder"), resolvedType.type.accessor), .integer(Int128(index)), value))
    }
}

extension Expression {
    /// `self.member` or `self?.member`
    func unwrapping(_ member: String, isOptional: Bool) -> Expression {
        isOptional ? .optionalMember(self, member) : .member(self, member)
    }
}
