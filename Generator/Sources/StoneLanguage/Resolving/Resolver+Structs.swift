import APIModel

extension Resolver {
    func structure(_ name: TypeName, _ definition: StructDefinition) -> Structure {
        let parent = definition.parent.flatMap { reference in
            catching(in: name) { () throws(Diagnostic) in
                try resolveParent(of: name, reference, kind: "struct") { $0.structure != nil }
            }
        }
        if definition.isIncomplete { markAsFaulty(name) }
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
        let notes = try resolveNotes(definition.annotations, on: .field(type), in: namespace)
        return Field(
            name: name.text, type: type, defaultValue: defaultValue, isDeprecated: notes.isDeprecated,
            isPreview: notes.isPreview, omittedCaller: notes.omittedCaller, redactor: notes.redactor)
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
                report("the tag \"\(subtype.tag)\" is there twice", at: entry.name.location, in: name)
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
            try declarations.find(parent, as: "type", in: type.namespace).name
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
