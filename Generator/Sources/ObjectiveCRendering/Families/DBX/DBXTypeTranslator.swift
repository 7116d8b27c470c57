import APIModel
import DropboxNames
import RenderingSupport

/// Translates the types of one namespace for SwiftyDropbox's interface.
///
/// The class of a union has a subclass for each member. An object of the union is always one of a subclass.
struct DBXTypeTranslator {
    let translation: Translation
    let namespace: Namespace

    private var api: API { translation.api }
    private var documentation: DocumentationText { translation.documentation }

    /// The declarations of all types, with their families. A superclass comes before its subclasses.
    func declarations(_ families: TypeFamilies) -> [FamilyDeclaration] {
        translation.orderedTypes(of: namespace).flatMap { name, type -> [FamilyDeclaration] in
            let family = families.family(of: name.name)
            switch type {
            case .structure(let structure): return [.init(family, translate(structure, name))]
            case .union(let union):
                let members = families.members(of: type, in: namespace, api)
                return [.init(family, translate(union, name))]
                    + members.flatMap { group in
                        [.init(group.family, casts(to: group.members, of: name, group.category))]
                            + group.members.map { .init(group.family, subclass(for: $0, of: name)) }
                    }
            }
        }
    }

    // MARK: Structs

    private func translate(_ structure: Structure, _ name: TypeName) -> Interface {
        let properties = structure.fields.compactMap { field in
            field.type.map { translation.property(field, $0, documentation.sentences(about: field)) }
        }
        return Interface(
            documentation: Documentation(sentences: structure.summary.map { [$0] } ?? []),
            name: translation.className(of: name),
            superclass: structure.parent.map(translation.className) ?? DBXSymbol.object,
            members: properties.flatMap(\.members) + initializers(of: structure, name).map { .method($0) })
    }

    /// Returns the initializers of a struct, none if it adds no fields to its parent, and those of its parent, which it
    /// doesn't inherit.
    private func initializers(of structure: Structure, _ name: TypeName) -> [Method] {
        let own = structure.fields.isEmpty ? [] : initializers(of: name)
        guard let ancestor = api.ancestors(of: name).first(where: { !(api.structure($0)?.fields ?? []).isEmpty }) else {
            return own
        }
        let selectors = Set(own.map(\.selector))
        let inherited = initializers(of: ancestor).filter { !selectors.contains($0.selector) }
        return own
            + inherited.map { method in
                var method = method
                method.documentation = Documentation()
                method.isDesignated = false
                method.isUnavailable = true
                return method
            }
    }

    private func initializers(of name: TypeName) -> [Method] {
        let fields = api.allFields(of: name)
        // The struct had no initializer if it had no fields of its own.
        let own = fields.suffix(api.structure(name)?.fields.count ?? 0).indices
        let former = api.formerFields(of: name).map { $0.map(\.index) }.filter { $0.contains(where: own.contains) }
        let methods = DBXName.initializers(of: fields.map { $0.objectiveCField(in: api) }, former: former)
        return methods.enumerated().map { index, method in
            let documentation =
                index == 0
                ? translation.documentation(ofInitializer: method, "Creates an object.", of: name, fields: fields)
                : Documentation(sentences: ["Creates an object without the fields that were added later."])
            return Method(
                documentation: documentation, result: .instance, name: method.name,
                parameters: method.parameters.map { translation.parameter($0, fields: fields) },
                isDesignated: true)
        }
    }

    // MARK: Unions

    private func translate(_ union: Union, _ name: TypeName) -> Interface {
        Interface(
            documentation: Documentation(sentences: union.summary.map { [$0] } ?? []),
            name: translation.className(of: name), superclass: DBXSymbol.object)
    }

    /// Returns the properties with the object as an object of a subclass.
    ///
    /// They stand in a category without an implementation, so that programs don't contain descriptions of them, which
    /// would take as much space as those of all other properties. They aren't fields.
    private func casts(to members: [Field], of name: TypeName, _ category: String) -> Interface {
        let className = translation.className(of: name)
        let casts = members.map { member in
            Property(
                documentation: Documentation(sentences: ["The object if its tag is `\(member.name)`, otherwise `nil`."]
                ),
                name: DBXName.cast(member.name), type: .object(DBXName.member(member.name, of: className)),
                nullability: .nullable)
        }
        return Interface(
            documentation: Documentation(sentences: ["The members of the union."]), name: className,
            category: category + DBXSymbol.casts, members: casts.map { .property($0) })
    }

    private func subclass(for member: Field, of union: TypeName) -> Interface {
        let className = translation.className(of: union)
        let method = DBXName.memberInitializer(member.name, hasValue: member.type != nil)
        let initializer = Method(
            documentation: Documentation(sentences: ["Creates an object with the tag `\(member.name)`."]),
            result: .instance, name: method.name,
            parameters: method.parameters.map { translation.parameter($0, fields: [], value: member.type) },
            isDesignated: true)
        let members: [Member]
        if let type = member.type {
            var value = translation.property(
                member, type, ["The value of `\(member.name)`."])
            value.isReadOnly = false
            members = value.members + [.method(initializer)]
        } else {
            // It is `alloc` and `init`, which has the documentation.
            let new = Method(
                isClassMethod: true, result: .instance, name: DBXSymbol.new)
            members = [.method(initializer), .method(new)]
        }
        let sentences = documentation.sentences(about: member)
        return Interface(
            documentation: Documentation(
                sentences: sentences.isEmpty ? ["The member `\(member.name)` of `\(className)`."] : sentences),
            name: DBXName.member(member.name, of: className), superclass: className, members: members)
    }
}

extension Property {
    /// The property. If callers would own its value because of its name, the getter is declared, too, and says no.
    fileprivate var members: [Member] {
        guard Method.isOwning(name) else { return [.property(self)] }
        let getter = Method(
            documentation: documentation, result: type, isResultNullable: nullability == .nullable, name: name)
        return [.property(self), .method(getter)]
    }
}
