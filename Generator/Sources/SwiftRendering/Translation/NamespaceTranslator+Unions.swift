import APIModel

extension NamespaceTranslator {
    /// More cases than this in one `switch`, and the compiler refuses to prove that they are all.
    private static let exhaustiveLimit = 500

    /// A union becomes an enum that converts from and to a value of the runtime.
    func translate(_ union: Union, _ name: TypeName, position: Int) -> TypeDeclaration {
        let members = MemberTranslation.all(of: name, in: api)
        let fallback =
            api.catchAll(of: name).flatMap { tag in members.firstIndex { $0.field.name == tag } } ?? members.count - 1
        let cases = members.map { member in
            Declaration.enumCase(
                EnumCase(
                    preamble: Preamble(
                        documentation: Documentation(sentences: Words(api).sentences(about: member.field))),
                    name: member.name, payload: member.payload?.swiftType))
        }
        return TypeDeclaration(
            preamble: preamble(union.summary), keyword: containsItself(name) ? .indirectEnumeration : .enumeration,
            name: SwiftName.type(union.name), inherits: [RuntimeSymbol.union, RuntimeSymbol.describable],
            members: cases + [
                .property(typeProperty([.static], position: position)),
                .function(reading(members, fallback: fallback)), .property(writing(members, fallback: fallback)),
            ])
    }

    /// `init(_value:)`: any tag that is none of the others means the fallback.
    private func reading(_ members: [MemberTranslation], fallback: Int) -> Function {
        let value = Expression.name(RuntimeSymbol.value)
        var branches = members.filter { $0.index != fallback }.map { member in
            Statement.Branch(pattern: .integer(member.index), body: .assignment(.name("self"), member.reading(value)))
        }
        if members.indices.contains(fallback) {
            branches.append(.init(pattern: nil, body: .assignment(.name("self"), members[fallback].reading(value))))
        }
        var body = [Statement.choice(.member(value, RuntimeSymbol.tag), branches)]
        if members.contains(where: \.holdsRecord) {
            body.insert(.constant(RuntimeSymbol.payload, .member(value, RuntimeSymbol.payload)), at: 0)
        }
        return Function(
            parameters: [.init(name: RuntimeSymbol.value, type: .named(RuntimeSymbol.valueType))], body: body)
    }

    /// `_value`
    private func writing(_ members: [MemberTranslation], fallback: Int) -> Property {
        let needsDefault = members.count > Self.exhaustiveLimit
        var branches: [Statement.Branch] = []
        for member in members where !(needsDefault && member.index == fallback) {
            branches.append(
                .init(
                    pattern: .member(member.name, binding: member.payload == nil ? nil : "value"), body: member.writing)
            )
        }
        if needsDefault { branches.append(.init(pattern: nil, body: members[fallback].writing)) }
        return Property(
            name: RuntimeSymbol.value, type: .named(RuntimeSymbol.valueType),
            value: .computed(.choice(.name("self"), branches)))
    }

    /// Whether a value of the union can hold a value of the same union without a record or an array between them.
    private func containsItself(_ name: TypeName) -> Bool {
        var seen: Set<TypeName> = []
        var open = directUnions(of: name)
        while let next = open.popLast() {
            if next == name { return true }
            if seen.insert(next).inserted { open += directUnions(of: next) }
        }
        return false
    }

    private func directUnions(of name: TypeName) -> [TypeName] {
        api.allMembers(of: name).compactMap(\.type).compactMap { type in
            if case .union(let inner) = api.shape(of: type).shape { inner } else { nil }
        }
    }
}

/// A member of a union as generated code sees it.
struct MemberTranslation {
    let field: Field
    let index: Int
    let name: String
    let payload: OptionalShape?

    /// All members of a union, inherited ones first.
    static func all(of union: TypeName, in api: API) -> [MemberTranslation] {
        api.allMembers(of: union).enumerated().map { index, field in
            MemberTranslation(
                field: field, index: index, name: SwiftName.member(field.name),
                payload: field.type.map { api.shape(of: $0) })
        }
    }

    /// Whether the payload is a record whenever the case applies.
    var holdsRecord: Bool {
        guard let payload, !payload.isOptional else { return false }
        return switch payload.shape {
        case .structure, .subtype: true
        default: false
        }
    }

    /// The case with its payload, read from `value`, whose record is at hand as `payload`.
    func reading(_ value: Expression) -> Expression {
        guard let payload else { return .implicitMember(name) }
        if holdsRecord, let type = payload.shape.typeName {
            let record = Expression.Argument(RuntimeSymbol.record, .name(RuntimeSymbol.payload))
            return .call(.implicitMember(name), .call(.name(type.swiftName), [record]))
        }
        let accessor = payload.shape.accessor + (payload.isOptional ? RuntimeSymbol.optionalSuffix : "")
        return .call(.implicitMember(name), .call(.member(value, accessor)))
    }

    /// The runtime's value for the case, whose payload is bound to `value`.
    var writing: Expression {
        let index = Expression.Argument(.integer(Int128(index)))
        guard let payload else { return .call(.implicitMember(RuntimeSymbol.tag), [index]) }
        let value = Expression.name("value")
        switch payload.shape {
        case .structure, .subtype:
            let maker = payload.isOptional ? RuntimeSymbol.optionalVariant : RuntimeSymbol.variant
            let record = value.unwrapping(RuntimeSymbol.record, isOptional: payload.isOptional)
            return .call(.implicitMember(maker), [index, .init(record)])
        case .family:
            return .call(.implicitMember(RuntimeSymbol.boxed), [index, .init(RuntimeSymbol.objectAccessor, value)])
        case .union:
            let inner = value.unwrapping(RuntimeSymbol.value, isOptional: payload.isOptional)
            return .call(.implicitMember(RuntimeSymbol.boxed), [index, .init(payload.shape.accessor, inner)])
        default:
            return .call(.implicitMember(RuntimeSymbol.boxed), [index, .init(payload.shape.accessor, value)])
        }
    }
}
