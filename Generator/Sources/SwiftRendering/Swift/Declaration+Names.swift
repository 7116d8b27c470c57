extension Declaration {
    /// The names of types and namespaces that the declaration mentions.
    var mentionedNames: Set<String> {
        switch self {
        case .type(let type):
            type.members.reduce(into: Set(type.inherits + (type.keyword == .extended ? [type.name] : []))) {
                $0.formUnion($1.mentionedNames)
            }
        case .enumCase(let enumCase): Set(enumCase.payload?.names ?? [])
        case .property(let property): Set(property.type?.names ?? []).union(property.value.mentionedNames)
        case .function(let function):
            function.body.reduce(
                into: Set((function.parameters.map(\.type) + [function.result].compactMap(\.self)).flatMap(\.names))
            ) {
                $0.formUnion($1.mentionedNames)
            }
        }
    }
}

extension Property.Value {
    var mentionedNames: Set<String> {
        switch self {
        case .stored: []
        case .constant(let value): value.mentionedNames
        case .computed(let body): body.mentionedNames
        }
    }
}

extension Statement {
    var mentionedNames: Set<String> {
        switch self {
        case .expression(let value), .variable(_, let value), .constant(_, let value): value.mentionedNames
        case .choice(let subject, let branches):
            branches.reduce(into: subject.mentionedNames) { $0.formUnion($1.body.mentionedNames) }
        }
    }
}

extension Expression {
    var mentionedNames: Set<String> {
        switch self {
        case .name(let name): [name]
        case .member(let base, _), .optionalMember(let base, _), .closure(let base): base.mentionedNames
        case .call(let function, let arguments):
            arguments.reduce(into: function.mentionedNames) { $0.formUnion($1.value.mentionedNames) }
        case .assignment(let left, let right): left.mentionedNames.union(right.mentionedNames)
        case .array(let items): items.reduce(into: []) { $0.formUnion($1.mentionedNames) }
        case .dictionary(let entries):
            entries.reduce(into: []) { $0.formUnion($1.key.mentionedNames.union($1.value.mentionedNames)) }
        case .implicitMember, .integer, .float, .boolean, .string, .none, .text: []
        }
    }
}
