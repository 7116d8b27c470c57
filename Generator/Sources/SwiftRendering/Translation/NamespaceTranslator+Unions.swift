import APIModel
import DropboxNames
import RenderingSupport

extension NamespaceTranslator {
    /// The maximum number of cases in one `switch`. The compiler compares the cases pairwise. It is slow for many
    /// cases, and can't prove exhaustiveness for more than about 500.
    private static let casesPerSwitch = 100

    /// Translates a union to an enum that converts from and to a value of the runtime. Those conversions of a long union
    /// are in an extension.
    func translate(_ union: Union, _ name: TypeName) -> TypeDeclaration {
        let members = MemberTranslation.all(of: name, in: api)
        let cases = members.map { member in
            Declaration.enumCase(
                EnumCase(
                    preamble: Preamble(
                        documentation: Documentation(sentences: DocumentationText(api).sentences(about: member.field))),
                    name: member.name, payload: member.payload?.swiftType))
        }
        return TypeDeclaration(
            preamble: preamble(union.summary), keyword: containsItself(name) ? .indirectEnumeration : .enumeration,
            name: SwiftName.type(union.name), inherits: [RuntimeSymbol.union, RuntimeSymbol.describable],
            members: cases + (families.isLong(.union(union), in: namespace, api) ? [] : conversions(of: members, name)))
    }

    /// Returns the extension of a long union with its conversions from and to a value of the runtime.
    func conversions(of union: DataType) -> TypeDeclaration {
        let name = TypeName(namespace.name, union.name)
        return TypeDeclaration(
            keyword: .extended, name: name.swiftName,
            members: conversions(of: MemberTranslation.all(of: name, in: api), name))
    }

    private func conversions(of members: [MemberTranslation], _ name: TypeName) -> [Declaration] {
        let fallback =
            api.catchAll(of: name).flatMap { tag in members.firstIndex { $0.field.name == tag } } ?? members.count - 1
        return [.function(decodingInitializer(members, fallback: fallback))]
            + encodingProperties(members, fallback: fallback).map { .property($0) }
    }

    /// Returns `init(_value:)`. An unknown tag results in the fallback.
    private func decodingInitializer(_ members: [MemberTranslation], fallback: Int) -> Function {
        let value = Expression.name(RuntimeSymbol.value)
        var branches = members.filter { $0.index != fallback }.map { member in
            Statement.Branch(pattern: .integer(member.index), body: .assignment(.name("self"), member.decode(value)))
        }
        if members.indices.contains(fallback) {
            branches.append(.init(pattern: nil, body: .assignment(.name("self"), members[fallback].decode(value))))
        }
        var body = [Statement.choice(.member(value, RuntimeSymbol.tag), branches)]
        if members.contains(where: \.holdsRecord) {
            body.insert(.constant(RuntimeSymbol.payload, .member(value, RuntimeSymbol.payload)), at: 0)
        }
        return Function(
            parameters: [.init(name: RuntimeSymbol.value, type: .named(RuntimeSymbol.borrowedValueType))],
            body: body)
    }

    /// Returns `_value`. A long union needs several properties, each of which passes unknown cases to the next.
    private func encodingProperties(_ all: [MemberTranslation], fallback: Int) -> [Property] {
        let steps = stride(from: 0, to: max(all.count, 1), by: Self.casesPerSwitch).map {
            all[$0..<min($0 + Self.casesPerSwitch, all.count)]
        }
        func name(_ step: Int) -> String { step == 0 ? RuntimeSymbol.value : RuntimeSymbol.value + String(step) }
        return steps.enumerated().map { step, members in
            var branches = members.map { member in
                Statement.Branch(
                    pattern: .member(member.name, binding: member.payload == nil ? nil : "value"),
                    body: member.encode())
            }
            if step + 1 < steps.count {
                branches.append(.init(pattern: nil, body: .name(name(step + 1))))
            } else if steps.count > 1 {
                // The compiler doesn't know that only these cases remain.
                branches.append(.init(pattern: nil, body: all[fallback].encode()))
            }
            return Property(
                access: step == 0 ? .public : .private, name: name(step), type: .named(RuntimeSymbol.valueType),
                value: .computed(.choice(.name("self"), branches)))
        }
    }

    /// Returns whether a value of the union can directly contain a value of the same union, without a record or an
    /// array in between.
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
            if case .union(let inner) = api.resolvedType(of: type).type { inner } else { nil }
        }
    }
}

/// A member of a union in generated code.
struct MemberTranslation {
    let field: Field
    let index: Int
    let name: String
    let payload: OptionalResolvedType?

    /// Returns all members of a union, starting with inherited ones.
    static func all(of union: TypeName, in api: API) -> [MemberTranslation] {
        api.allMembers(of: union).enumerated().map { index, field in
            MemberTranslation(
                field: field, index: index, name: SwiftName.member(field.name),
                payload: field.type.map { api.resolvedType(of: $0) })
        }
    }

    /// A Boolean value that indicates whether the payload is always a record.
    var holdsRecord: Bool {
        guard let payload, !payload.isOptional else { return false }
        return switch payload.type {
        case .structure, .object: true
        default: false
        }
    }

    /// Returns the case with its payload, read from `value`. The record of `value` is available as `payload`.
    func decode(_ value: Expression) -> Expression {
        guard let payload else { return .implicitMember(name) }
        if holdsRecord {
            let record = Expression.Argument(payload.type.record, .name(RuntimeSymbol.payload))
            return .call(.implicitMember(name), .call(.implicitMember("init"), [record]))
        }
        let accessor = payload.type.accessor + (payload.isOptional ? RuntimeSymbol.optionalSuffix : "")
        return .call(.implicitMember(name), .call(.member(value, accessor)))
    }

    /// The runtime's value for the case, whose payload is bound to `value`.
    func encode() -> Expression {
        let index = Expression.Argument(.integer(Int128(index)))
        guard let payload else { return .call(.implicitMember(RuntimeSymbol.tag), [index]) }
        let value = Expression.name("value")
        switch payload.type {
        case .structure, .object:
            let factory = payload.isOptional ? RuntimeSymbol.optionalVariant : RuntimeSymbol.variant
            let record = value.unwrapping(payload.type.record, isOptional: payload.isOptional)
            return .call(.implicitMember(factory), [index, .init(record)])
        case .family:
            return .call(
                .implicitMember(RuntimeSymbol.boxedValue), [index, .init(RuntimeSymbol.objectAccessor, value)])
        case .union:
            let inner = value.unwrapping(RuntimeSymbol.value, isOptional: payload.isOptional)
            return .call(.implicitMember(RuntimeSymbol.boxedValue), [index, .init(payload.type.accessor, inner)])
        default:
            return .call(.implicitMember(RuntimeSymbol.boxedValue), [index, .init(payload.type.accessor, value)])
        }
    }
}
