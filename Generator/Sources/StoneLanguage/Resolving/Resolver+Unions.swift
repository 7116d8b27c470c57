import APIModel

extension Resolver {
    /// The member that an open union has without saying so.
    static let catchAll = "other"

    func union(_ name: TypeName, _ definition: UnionDefinition) -> Union {
        let parent = definition.parent.flatMap { reference in
            catching(in: name) { () throws(Diagnostic) in
                let parent = try resolveParent(of: name, reference, kind: "union") { $0.union != nil }
                if definition.isClosed, !isClosed(parent) {
                    throw Diagnostic(
                        "\"\(name.name)\" cannot be closed because \"\(parent.name)\" is open", at: reference.location)
                }
                return parent
            }
        }
        if definition.isIncomplete { markAsFaulty(name) }
        checkNames(of: definition.members, in: name)
        var members: [Field] = []
        for member in definition.members {
            let field = catching(in: name) { () throws(Diagnostic) in
                try self.member(member, ofClosed: definition.isClosed, in: name.namespace)
            }
            if let field { members.append(field) }
        }
        let inheritsCatchAll = ancestors(of: name).contains { $0.symbol.union?.isClosed == false }
        let catchAll = definition.isClosed || inheritsCatchAll ? nil : Self.catchAll
        if let catchAll { members.append(Field(name: catchAll, type: nil)) }
        return Union(
            name: name.name, parent: parent, isClosed: definition.isClosed, catchAll: catchAll, members: members)
    }

    private func isClosed(_ name: TypeName) -> Bool {
        declarations.namespaces[name.namespace]?.symbols[name.name]?.union?.isClosed ?? true
    }

    private func member(
        _ definition: FieldDefinition, ofClosed isClosed: Bool, in namespace: String
    ) throws(Diagnostic) -> Field {
        let name = definition.name
        if name.text == Self.catchAll && !isClosed {
            throw Diagnostic("an open union has the member \"\(Self.catchAll)\" already", at: name.location)
        }
        let type = try definition.type.map { (expression) throws(Diagnostic) in
            try resolveNonVoid(expression, in: namespace, "leave out Void; a member without a type is a mere tag")
        }
        // A default is allowed here, but a member without its value is never on the wire: checked and dropped.
        if let value = definition.defaultValue, let type { _ = try literal(value, for: type, "default") }
        let notes = try resolveNotes(definition.annotations, on: type.map { .field($0) } ?? .tag, in: namespace)
        return Field(
            name: name.text, type: type, isDeprecated: notes.isDeprecated, isPreview: notes.isPreview,
            omittedCaller: notes.omittedCaller, redactor: notes.redactor)
    }

    /// The members of a union, inherited ones and the catch-all included; for a type that is no union, none.
    func tags(of name: TypeName) -> [(name: String, isVoid: Bool)] {
        guard let symbol = declarations.namespaces[name.namespace]?.symbols[name.name], symbol.union != nil else {
            return []
        }
        let family = [symbol] + ancestors(of: name).map(\.symbol)
        let tags = family.flatMap(\.fields).map { ($0.name.text, $0.type == nil) }
        let isOpen = family.contains { $0.union?.isClosed == false }
        return tags + (isOpen ? [(Self.catchAll, true)] : [])
    }
}
