import APIModel

/// A field of a struct as generated code sees it: its place in the record, its Swift name and its type.
struct FieldTranslation {
    let field: Field
    let index: Int
    let name: String
    let shape: OptionalShape

    /// All fields of a struct, inherited ones first.
    static func all(of structure: TypeName, in api: API) -> [FieldTranslation] {
        api.allFields(of: structure).enumerated().compactMap { index, field in
            guard let type = field.type else { return nil }
            return FieldTranslation(
                field: field, index: index, name: SwiftName.member(field.name), shape: api.shape(of: type))
        }
    }

    /// The fields in the order in which an initialiser takes them: required ones first.
    static func parameterOrder(_ fields: [FieldTranslation]) -> [FieldTranslation] {
        fields.filter(\.isRequired) + fields.filter { !$0.isRequired }
    }

    var isRequired: Bool { field.defaultValue == nil && !shape.isOptional }

    var parameter: Function.Parameter {
        Function.Parameter(
            name: name, type: shape.swiftType,
            defaultValue: field.defaultValue?.expression ?? (shape.isOptional ? Expression.none : nil))
    }

    /// The property that reads the field from `record`.
    func property(_ modifiers: [Modifier] = [], of record: String, api: API) -> Property {
        let suffix = shape.isOptional ? RuntimeSymbol.optionalSuffix : ""
        var arguments = [Expression.integer(Int128(index))]
        if let value = field.defaultValue, !value.isZero { arguments.append(value.expression) }
        let accessor = Expression.member(.name(record), shape.shape.accessor + suffix)
        return Property(
            preamble: Preamble(
                documentation: Documentation(sentences: Words(api).sentences(about: field)),
                attributes: [.exportedImplementation]),
            modifiers: modifiers, name: name, type: shape.swiftType,
            value: .computed(.expression(.call(accessor, arguments.map { Expression.Argument($0) }))))
    }

    /// The statement that gives the field of a record under construction its value.
    var setter: Statement {
        var value = Expression.name(name)
        switch shape.shape {
        case .structure, .subtype: value = value.unwrapping(shape.shape.record, isOptional: shape.isOptional)
        case .union: value = value.unwrapping(RuntimeSymbol.value, isOptional: shape.isOptional)
        default: break
        }
        return .expression(.call(.member(.name("builder"), shape.shape.accessor), .integer(Int128(index)), value))
    }
}

extension Expression {
    /// `self.member` or `self?.member`
    func unwrapping(_ member: String, isOptional: Bool) -> Expression {
        isOptional ? .optionalMember(self, member) : .member(self, member)
    }
}
