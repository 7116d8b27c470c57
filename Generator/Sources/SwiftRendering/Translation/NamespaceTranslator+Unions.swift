import APIModel

extension NamespaceTranslator {
    /// As many cases as stand in one `switch`. The compiler compares each with each; for more than about 500 it refuses to
    /// prove that they are all, and long before that it takes its time.
    private static let casesPerSwitch = 100

    /// A union becomes an enum that converts from and to a value of the runtime.
    func translate(_ union: Union, _ name: TypeName) -> TypeDeclaration {
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
            name: SwiftName.type(union.name), inherits: [RuntimeSymbol.union],
            members: cases + [.function(reading(members, fallback: fallback))]
                + writing(members, fallback: fallback).map { .property($0) })
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
            parameters: [.init(name: RuntimeSymbol.value, type: .named(RuntimeSymbol.borrowedValueType))],
            body: body)
    }

    /// `_value`; for a long union in several steps, each of which leaves what it does not know to the next.
    private func writing(_ all: [MemberTranslation], fallback: Int) -> [Property] {
        let steps = stride(from: 0, to: max(all.count, 1), by: Self.casesPerSwitch).map {
            all[$0..<min($0 + Self.casesPerSwitch, all.count)]
        }
        func name(_ step: Int) -> String { step == 0 ? RuntimeSymbol.value : RuntimeSymbol.value + String(step) }
        return steps.enumerated().map { step, members in
            var branches = members.map { member in
                Statement.Branch(
                    pattern: .member(member.name, binding: member.payload == nil ? nil : "value"), body: member.writing)
            }
            if step + 1 < steps.count {
                branches.append(.init(pattern: nil, body: .name(name(step + 1))))
            } else if steps.count > 1 {
                // The compiler does not know that only these cases are left.
                branches.append(.init(pattern: nil, body: all[fallback].writing))
            }
            return Property(
                access: step == 0 ? .public : .private, name: name(step), type: .named(RuntimeSymbol.valueType),
                value: .computed(.choice(.name("self"), branches)))
        }
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
            let record = Expression.Argument(payload.shape.record, .name(RuntimeSymbol.payload))
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
            let record = value.unwrapping(payload.shape.record, isOptional: payload.isOptional)
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
