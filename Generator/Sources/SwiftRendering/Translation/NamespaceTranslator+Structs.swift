import APIModel

extension NamespaceTranslator {
    /// A struct becomes a façade over a record, or a class if it belongs to a family of subtypes.
    func translate(_ structure: Structure, _ name: TypeName, position: Int) -> TypeDeclaration {
        api.isInFamily(name)
            ? translateClass(structure, name, position: position) : translateStruct(structure, name, position: position)
    }

    private func translateStruct(_ structure: Structure, _ name: TypeName, position: Int) -> TypeDeclaration {
        let fields = FieldTranslation.all(of: name, in: api)
        let stored = Property(
            access: .internal, name: RuntimeSymbol.fields, type: .named(RuntimeSymbol.recordType), value: .stored)
        let make = initializer(fields, position: position) {
            .expression(.call(.member(.name("self"), "init"), [.init(RuntimeSymbol.plainRecord, $0)]))
        }
        return TypeDeclaration(
            preamble: preamble(structure.summary), keyword: .structure, name: SwiftName.type(structure.name),
            inherits: [RuntimeSymbol.structure],
            members: [.property(stored), .function(make)]
                + fields.map { .property($0.property(of: RuntimeSymbol.plainRecord, api: api)) })
    }

    private func translateClass(_ structure: Structure, _ name: TypeName, position: Int) -> TypeDeclaration {
        let fields = FieldTranslation.all(of: name, in: api)
        let isRoot = structure.subtypes != nil
        let own = isRoot ? fields : Array(fields.suffix(structure.fields.count))
        let call = Expression.member(.name("super"), "init")
        var make = initializer(fields, position: position) {
            .expression(.call(call, [.init(RuntimeSymbol.record, $0)]))
        }
        if own.isEmpty, !isRoot { make.modifiers = [.override] }
        // Both initialisers are designated ones, so that a subtype does not inherit the one with its parent's fields only.
        let adopt = Function(
            modifiers: [.required],
            parameters: [.init(name: RuntimeSymbol.record, type: .named(RuntimeSymbol.recordType))],
            body: [.expression(.call(call, [.init(RuntimeSymbol.record, .name(RuntimeSymbol.record))]))])
        var preamble = preamble(structure.summary)
        preamble.remark =
            "@unchecked because classes that can be inherited from are never checked; the record is immutable."
        return TypeDeclaration(
            preamble: preamble, keyword: isRoot ? .baseClass : .finalClass, name: SwiftName.type(structure.name),
            inherits: [
                isRoot ? RuntimeSymbol.object : structure.parent?.swiftName ?? RuntimeSymbol.object,
                RuntimeSymbol.uncheckedSendable,
            ],
            members: [.function(adopt), .function(make)]
                + own.map { .property($0.property(isRoot ? [.final] : [], of: RuntimeSymbol.record, api: api)) })
    }

    /// The initialiser with a parameter for each field. `finish` says what happens to the record.
    private func initializer(
        _ fields: [FieldTranslation], position: Int, finish: (Expression) -> Statement
    ) -> Function {
        let parameters = FieldTranslation.parameterOrder(fields).map(\.parameter)
        let type = typeReference(position)
        let preamble = Preamble(attributes: [.exportedImplementation])
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
