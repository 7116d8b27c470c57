import APIModel

/// The resolved annotations of a field or an alias.
struct ResolvedAnnotations {
    var isDeprecated = false
    var isPreview = false
    var omittedCaller: String?
    var redactor: Redactor?
}

/// The target of an annotation.
enum AnnotationTarget {
    case alias(TypeReference)
    case field(TypeReference)
    /// A member of a union without a value.
    case tag
}

extension Resolver {
    func resolveAnnotations(
        _ references: [QualifiedName], on target: AnnotationTarget, in namespace: String
    ) throws(Diagnostic) -> ResolvedAnnotations {
        var annotations = ResolvedAnnotations()
        for reference in references {
            let (name, symbol) = try declarations.lookUp(reference, as: "annotation", in: namespace)
            guard case .annotation(let definition) = symbol else {
                throw Diagnostic("\"\(name.name)\" is \(symbol.kind), not an annotation", at: reference.location)
            }
            // An invalid annotation is reported at its definition.
            guard case let value? = try? annotation(definition, in: name.namespace) else { continue }
            try apply(value, on: target, at: reference.location, &annotations)
        }
        return annotations
    }

    private func apply(
        _ value: AnnotationValue, on target: AnnotationTarget, at location: SourceLocation,
        _ annotations: inout ResolvedAnnotations
    ) throws(Diagnostic) {
        if case .alias = target, value.type != .redactedBlot, value.type != .redactedHash {
            throw Diagnostic("an alias takes redactors and annotations of your own types only", at: location)
        }
        switch value.type {
        case .deprecated, .preview:
            guard !annotations.isDeprecated && !annotations.isPreview else {
                throw Diagnostic("the field is marked as deprecated or preview already", at: location)
            }
            if value.type == .deprecated { annotations.isDeprecated = true } else { annotations.isPreview = true }
        case .omitted:
            guard annotations.omittedCaller == nil else {
                throw Diagnostic("the field is omitted for a caller already", at: location)
            }
            annotations.omittedCaller = value.argument
        case .redactedBlot, .redactedHash:
            guard annotations.redactor == nil else { throw Diagnostic("there is a redactor already", at: location) }
            try checkRedactable(target, at: location)
            let kind = value.type == .redactedBlot ? Redactor.Kind.blot : .hash
            annotations.redactor = Redactor(kind: kind, pattern: value.argument)
        }
    }

    private func checkRedactable(_ target: AnnotationTarget, at location: SourceLocation) throws(Diagnostic) {
        switch target {
        case .tag: throw Diagnostic("the member has no value to redact", at: location)
        case .alias(let type), .field(let type):
            guard case .named(let name) = expanded(type).unwrapped else {
                guard case .field = target, case .named(let alias) = type.unwrapped else { return }
                throw Diagnostic(
                    "put the redactor on the alias \"\(alias.name)\", not where it is used", at: location)
            }
            throw Diagnostic("a value of \"\(name.name)\" cannot be redacted; its fields can", at: location)
        }
    }

    // MARK: Definitions

    /// An annotation of a built-in type with its argument.
    struct AnnotationValue {
        let type: BuiltInAnnotation
        let argument: String?
    }

    /// Returns the value of an annotation, or `nil` if its type is defined in the specification. Those are checked and
    /// ignored.
    func annotation(_ definition: AnnotationDefinition, in namespace: String) throws(Diagnostic) -> AnnotationValue? {
        let name = definition.type.name
        if definition.type.namespace == nil, let type = BuiltInAnnotation(rawValue: name.text) {
            return AnnotationValue(type: type, argument: try builtInArgument(definition, of: type))
        }
        let kind = "annotation type"
        let (home, symbol) = try declarations.lookUp(definition.type, as: kind, in: namespace)
        guard case .annotationType(let type) = symbol else {
            throw Diagnostic("\"\(name.text)\" is \(symbol.kind), not an \(kind)", at: name.location)
        }
        try check(definition, against: type, in: home.namespace)
        return nil
    }

    private func builtInArgument(
        _ definition: AnnotationDefinition, of type: BuiltInAnnotation
    ) throws(Diagnostic) -> String? {
        guard let argument = definition.arguments.first else {
            guard type != .omitted else {
                throw Diagnostic("Omitted requires the caller that can see the field", at: definition.type.location)
            }
            return nil
        }
        let surplus = definition.arguments.dropFirst().first ?? argument
        let isKnown = argument.keyword == nil || argument.keyword?.text == type.parameter
        guard definition.arguments.count == 1, type.parameter != nil, isKnown else {
            throw Diagnostic("\(type.rawValue) does not take this argument", at: surplus.location)
        }
        guard case .value(let value) = argument.value, case .string(let text) = value.kind else {
            throw Diagnostic("a string in quotes is expected", at: argument.location)
        }
        if type != .omitted { try patterns.check(text, at: argument.location) }
        return text
    }

    private func check(
        _ definition: AnnotationDefinition, against type: AnnotationTypeDefinition, in home: String
    ) throws(Diagnostic) {
        let typeName = type.name.text
        if let named = definition.arguments.first(where: { $0.keyword != nil }),
            definition.arguments.contains(where: { $0.keyword == nil })
        {
            throw Diagnostic("give the arguments of an annotation all by name, or none", at: named.location)
        }
        var missing = type.parameters
        for (position, argument) in definition.arguments.enumerated() {
            let keyword = argument.keyword?.text ?? type.parameters.dropFirst(position).first?.name.text
            guard let keyword, type.parameters.contains(where: { $0.name.text == keyword }) else {
                throw Diagnostic("\(typeName) does not take this argument", at: argument.location)
            }
            guard let index = missing.firstIndex(where: { $0.name.text == keyword }) else {
                throw Diagnostic("\"\(keyword)\" is given twice", at: argument.location)
            }
            let parameter = missing.remove(at: index)
            guard case .value(let value) = argument.value else {
                throw Diagnostic("a value is expected", at: argument.location)
            }
            guard let expression = parameter.type, let parameterType = try resolve(expression, in: home) else {
                continue
            }
            if case .null = value.kind, expanded(parameterType).isNullable { continue }
            _ = try literal(value, for: parameterType, "value of \"\(keyword)\"")
        }
        for parameter in missing where parameter.defaultValue == nil {
            guard parameter.type?.isNullable != true else { continue }
            throw Diagnostic(
                "\(typeName) requires \"\(parameter.name.text)\"", at: definition.type.location)
        }
    }

    /// Checks the parameters of an annotation type, which must be of primitive types.
    func check(_ definition: AnnotationTypeDefinition, in namespace: String) {
        var seen: Set<String> = []
        for parameter in definition.parameters {
            _ = log.catching { () throws(Diagnostic) in
                let name = parameter.name
                guard seen.insert(name.text).inserted else {
                    throw Diagnostic("the parameter \"\(name.text)\" is already defined", at: name.location)
                }
                guard let expression = parameter.type, let type = try resolve(expression, in: namespace),
                    case .primitive = expanded(type).unwrapped
                else {
                    let location = parameter.type?.location ?? name.location
                    throw Diagnostic("a parameter must be of a simple type", at: location)
                }
                if let value = parameter.defaultValue { _ = try literal(value, for: type, "default") }
            }
        }
    }
}
