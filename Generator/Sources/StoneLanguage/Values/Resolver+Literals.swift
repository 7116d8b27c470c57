import APIModel

extension Resolver {
    /// The literal that a value means as a default or attribute of a certain type.
    ///
    /// - Parameter role: what the value is, for messages.
    func literal(
        _ value: ValueExpression, for type: TypeReference, _ role: String
    ) throws(Diagnostic) -> Literal {
        switch expanded(type).unwrapped {
        case .primitive(let primitive):
            do throws(ValueFault) {
                return try value.literal(as: primitive, patterns: patterns)
            } catch {
                throw Diagnostic("the \(role) does not fit: \(error.message)", at: value.location)
            }
        case .named(let name):
            return try tag(value, of: name, role)
        case .list, .map, .nullable:
            throw Diagnostic("a list or a map cannot have a \(role)", at: value.location)
        }
    }

    /// Whether members of a union could not be parsed, which is reported already.
    private func isIncomplete(_ union: TypeName) -> Bool {
        let symbol = declarations.namespaces[union.namespace]?.symbols[union.name]
        let family = [symbol?.union] + ancestors(of: union).map(\.symbol.union)
        return family.contains { $0?.isIncomplete == true }
    }

    private func tag(_ value: ValueExpression, of union: TypeName, _ role: String) throws(Diagnostic) -> Literal {
        guard declarations.namespaces[union.namespace]?.symbols[union.name]?.union != nil else {
            throw Diagnostic("a struct cannot have a \(role)", at: value.location)
        }
        guard case .reference(let tag) = value.kind else {
            throw Diagnostic(
                "the \(role) must be a tag of \"\(union.name)\", without quotes; this is \(value.description)",
                at: value.location)
        }
        let tags = tags(of: union)
        guard let member = tags.first(where: { $0.name == tag }) else {
            if isIncomplete(union) { return .tag(tag) }
            throw Diagnostic(
                "\"\(union.name)\" has no tag \"\(tag)\"\(tags.map(\.name).suggestion(for: tag))", at: value.location)
        }
        guard member.isVoid else {
            throw Diagnostic("the tag \"\(tag)\" needs a value, therefore it cannot be a \(role)", at: value.location)
        }
        return .tag(tag)
    }
}
