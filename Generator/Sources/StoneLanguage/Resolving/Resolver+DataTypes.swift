import APIModel

extension Resolver {
    func structure(_ name: TypeName, _ definition: StructDefinition) -> Structure {
        let parent = definition.parent.flatMap { reference in
            catching(in: name) { () throws(Diagnostic) in
                try resolveParent(of: name, reference, kind: "struct") { $0.structure != nil }
            }
        }
        if definition.isIncomplete { markAsInvalid(name) }
        checkNames(of: definition.fields, in: name)
        let subtypes = definition.subtypes.map { resolve($0, of: name, definition) }
        let fields = definition.fields.compactMap { field in
            catching(in: name) { () throws(Diagnostic) in try self.field(field, in: name.namespace) }
        }
        return Structure(name: name.name, parent: parent, subtypes: subtypes, fields: fields)
    }

    private func field(_ definition: FieldDefinition, in namespace: String) throws(Diagnostic) -> Field {
        let name = definition.name
        guard let expression = definition.type else {
            throw Diagnostic("the field \"\(name.text)\" needs a type", at: name.location)
        }
        let type = try resolveNonVoid(expression, in: namespace, "a field of a struct cannot be Void")
        var defaultValue: Literal?
        if let value = definition.defaultValue {
            if expanded(type).isNullable {
                throw Diagnostic("a nullable field has the default null, and no other", at: value.location)
            }
            defaultValue = try literal(value, for: type, "default")
        }
        let annotations = try resolveAnnotations(definition.annotations, on: .field(type), in: namespace)
        return Field(
            name: name.text, type: type, defaultValue: defaultValue, isDeprecated: annotations.isDeprecated,
            isPreview: annotations.isPreview, omittedCaller: annotations.omittedCaller, redactor: annotations.redactor)
    }

    // MARK: Enumerated subtypes

    private func resolve(
        _ subtypes: SubtypesDefinition, of name: TypeName, _ definition: StructDefinition
    ) -> Subtypes {
        if definition.parent != nil {
            report(
                "\"\(name.name)\" enumerates subtypes, therefore it cannot extend another struct",
                at: definition.name.location, in: name)
        }
        var entries: [Subtype] = []
        for entry in subtypes.entries {
            let subtype = catching(in: name) { () throws(Diagnostic) in try resolve(entry, of: name, definition) }
            guard let subtype else { continue }
            if entries.contains(where: { $0.tag == subtype.tag }) {
                report("the tag \"\(subtype.tag)\" is defined twice", at: entry.name.location, in: name)
            } else if entries.contains(where: { $0.type == subtype.type }) {
                report("\"\(subtype.type.name)\" is enumerated twice", at: entry.name.location, in: name)
            } else {
                entries.append(subtype)
            }
        }
        if subtypes.isClosed { checkAllAreEnumerated(entries.map(\.type), of: name, at: subtypes.location) }
        return Subtypes(isOpen: !subtypes.isClosed, entries: entries)
    }

    private func resolve(
        _ entry: FieldDefinition, of root: TypeName, _ definition: StructDefinition
    ) throws(Diagnostic) -> Subtype {
        guard let expression = entry.type else {
            throw Diagnostic("the tag \"\(entry.name.text)\" needs a struct", at: entry.name.location)
        }
        guard case .named(let type)? = try resolve(expression, in: root.namespace),
            let structure = declarations.namespaces[type.namespace]?.symbols[type.name]?.structure
        else {
            throw Diagnostic("an enumerated subtype must be a struct", at: expression.location)
        }
        let parent = try structure.parent.map { (parent) throws(Diagnostic) in
            try declarations.lookUp(parent, as: "type", in: type.namespace).name
        }
        guard parent == root else {
            throw Diagnostic("\"\(type.name)\" does not extend \"\(root.name)\"", at: expression.location)
        }
        if definition.fields.contains(where: { $0.name.text == entry.name.text }) {
            throw Diagnostic(
                "the tag \"\(entry.name.text)\" is also the name of a field", at: entry.name.location)
        }
        return Subtype(tag: entry.name.text, type: type)
    }

    private func checkAllAreEnumerated(_ enumerated: [TypeName], of root: TypeName, at location: SourceLocation) {
        for (namespace, content) in declarations.namespaces.sorted(by: { $0.key < $1.key }) {
            for name in content.symbols.keys.sorted() {
                let type = TypeName(namespace, name)
                guard ancestors(of: type).first?.name == root, !enumerated.contains(type) else { continue }
                report(
                    "\"\(root.name)\" is closed, therefore it must enumerate \"\(name)\", too", at: location, in: root)
            }
        }
    }
}

extension Resolver {
    /// The implicit member of open unions.
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
        if definition.isIncomplete { markAsInvalid(name) }
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
        // A default is allowed here, but a member always has a value on the wire. Check the default and ignore it.
        if let value = definition.defaultValue, let type { _ = try literal(value, for: type, "default") }
        let annotations = try resolveAnnotations(
            definition.annotations, on: type.map { .field($0) } ?? .tag, in: namespace)
        return Field(
            name: name.text, type: type, isDeprecated: annotations.isDeprecated, isPreview: annotations.isPreview,
            omittedCaller: annotations.omittedCaller, redactor: annotations.redactor)
    }

    /// Returns the members of a union, including inherited ones and the catch-all member, or no members if the type
    /// isn't a union.
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
