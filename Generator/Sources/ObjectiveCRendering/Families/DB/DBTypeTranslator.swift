import APIModel
import DropboxNames
import RenderingSupport

/// Translates the types of one namespace for the interface of dropbox-sdk-obj-c.
struct DBTypeTranslator {
    let translation: Translation
    let namespace: Namespace

    private var api: API { translation.api }
    private var documentation: DocumentationText { translation.documentation }

    /// The declarations of all types, with their families. A superclass comes before its subclasses.
    func declarations(_ families: TypeFamilies) -> [FamilyDeclaration] {
        translation.orderedTypes(of: namespace).flatMap { name, type -> [FamilyDeclaration] in
            let family = families.family(of: name.name)
            let serializer = FamilyDeclaration(family, serializer(of: name))
            switch type {
            case .structure(let structure): return [.init(family, translate(structure, name)), serializer]
            case .union(let union):
                var interface = translate(union, name)
                let groups = families.members(of: type, in: namespace, api)
                var categories: [FamilyDeclaration] = []
                if families.isLong(type, in: namespace, api) {
                    categories = groups.map { .init($0.family, category($0.category, $0.members, of: name)) }
                } else {
                    let (properties, methods) = groups.map { members($0.members, of: name) }[0]
                    interface.members.insert(contentsOf: properties, at: 1)
                    interface.members.insert(contentsOf: methods, at: 1 + properties.count)
                }
                return [FamilyDeclaration(family: family, declaration: .tags(tags(of: name)))]
                    + [.init(family, interface), serializer] + categories
            }
        }
    }

    /// The initializers that programs know from times when structs had fewer fields, as categories.
    var earlierDeclarations: [Declaration] {
        translation.orderedTypes(of: namespace).compactMap { name, type in
            guard case .structure = type else { return nil }
            let initializers = earlierInitializers(of: name)
            guard !initializers.isEmpty else { return nil }
            let summary =
                "Initializers with fewer arguments than the struct has fields. The others have their defaults."
            return .interface(
                Interface(
                    documentation: Documentation(sentences: [summary]), name: translation.className(of: name),
                    category: "Earlier", members: initializers.map { .method($0) }))
        }
    }

    private func translate(_ structure: Structure, _ name: TypeName) -> Interface {
        let properties = structure.fields.compactMap { field in
            field.type.map { translation.property(field, $0, documentation.sentences(about: field)) }
        }
        return Interface(
            documentation: Documentation(sentences: structure.summary.map { [$0] } ?? []),
            name: translation.className(of: name),
            superclass: structure.parent.map(translation.className) ?? DBSymbol.object,
            members: properties.map { .property($0) } + initializers(of: name).map { .method($0) })
    }

    private func initializers(of name: TypeName) -> [Method] {
        let fields = api.allFields(of: name)
        let hasOptionalFields = fields.contains { !api.isRequired($0) }
        return ObjectiveCName.initializers(of: fields.map { $0.objectiveCField(in: api) }).enumerated().map {
            index, method in
            let documentation =
                if !hasOptionalFields {
                    translation.documentation(
                        ofInitializer: method, "Creates an object.", of: name, fields: fields)
                } else if index == 0 {
                    translation.documentation(
                        ofInitializer: method, "Creates an object with all fields. `nil` stands for the default.",
                        of: name, fields: fields)
                } else {
                    Documentation(sentences: [
                        "Creates an object with the required fields. The others have their defaults."
                    ])
                }
            return initializer(method, fields, documentation)
        }
    }

    private func earlierInitializers(of name: TypeName) -> [Method] {
        let fields = api.allFields(of: name)
        let described = fields.map { $0.objectiveCField(in: api) }
        let former = (Self.formerFields[name] ?? []).compactMap { name in fields.firstIndex { $0.name == name } }
        let methods =
            ObjectiveCName.earlierInitializers(of: described)
            + former.indices.map { ObjectiveCName.initializer(with: Array(former[...$0]), of: described) }
        return methods.map { method in
            var method = initializer(
                method, fields, Documentation(sentences: ["Creates an object with defaults for its other fields."]))
            method.deprecation = "Use the initializer with all fields."
            return method
        }
    }

    /// The fields of structs whose first optional fields weren't always the same, in their former order.
    private static let formerFields: [TypeName: [String]] = [
        TypeName("sharing", "SharedLinkSettings"): [
            "requested_visibility", "link_password", "expires", "audience", "access",
        ]
    ]

    private func initializer(
        _ method: ObjectiveCMethod, _ fields: [Field], _ documentation: Documentation
    ) -> Method {
        Method(
            documentation: documentation, result: .instance, name: method.name,
            parameters: method.parameters.map { translation.parameter($0, fields: fields) })
    }

    private func tags(of name: TypeName) -> TagEnumeration {
        let className = translation.className(of: name)
        return TagEnumeration(
            documentation: Documentation(sentences: ["The tags of `\(className)`."]),
            name: ObjectiveCName.tag(of: className),
            cases: api.allMembers(of: name).map { member in
                TagEnumeration.Case(
                    documentation: Documentation(sentences: documentation.sentences(about: member)),
                    name: ObjectiveCName.tagCase(member.name, of: className))
            })
    }

    private func translate(_ union: Union, _ name: TypeName) -> Interface {
        let tag = Property(
            documentation: Documentation(sentences: ["The tag, which identifies the member of the union."]),
            name: DBSymbol.tag, type: .plain(ObjectiveCName.tag(of: translation.className(of: name))))
        let tagName = method("Returns the name of the tag's case.", .string, DBSymbol.tagName)
        return Interface(
            documentation: Documentation(sentences: union.summary.map { [$0] } ?? []),
            name: translation.className(of: name), superclass: DBSymbol.object,
            members: [.property(tag), .method(tagName)])
    }

    /// Returns the properties and the methods for members of a union.
    private func members(_ members: [Field], of name: TypeName) -> (properties: [Member], methods: [Member]) {
        let values = members.compactMap { member in
            member.type.map { type in
                let condition = "Has a value only if `\(ObjectiveCName.predicate(member.name))` returns `YES`."
                return translation.property(
                    member, type, documentation.sentences(about: member) + [condition])
            }
        }
        return (
            values.map { .property($0) }, (members.map(initializer) + members.map(predicate)).map { .method($0) }
        )
    }

    /// Returns the category with the members of a long union that belong to a family. It has no implementation, like the
    /// class, which answers its selectors.
    private func category(_ category: String, _ fields: [Field], of name: TypeName) -> Interface {
        let (properties, methods) = members(fields, of: name)
        let summary =
            category == TypeFamilies.rest
            ? "The members that belong to no family." : "The members whose names start with `\(category)`."
        return Interface(
            documentation: Documentation(sentences: [summary]), name: translation.className(of: name),
            category: category, members: properties + methods)
    }

    private func initializer(_ member: Field) -> Method {
        let method = ObjectiveCName.initializer(member.name, hasValue: member.type != nil)
        return Method(
            documentation: Documentation(sentences: ["Creates an object with the tag `\(member.name)`."]),
            result: .instance, name: method.name,
            parameters: method.parameters.compactMap { parameter in
                member.type.map { type in
                    Method.Parameter(
                        label: parameter.label, name: parameter.name, type: translation.type(of: type),
                        isNullable: api.isNullable(type))
                }
            })
    }

    private func predicate(_ member: Field) -> Method {
        method("Returns whether the tag is `\(member.name)`.", .boolean, ObjectiveCName.predicate(member.name))
    }

    private func serializer(of name: TypeName) -> Interface {
        let className = translation.className(of: name)
        // The superclass declares these methods, with their documentation, for any object.
        func conversion(
            _ name: String, from parameter: String, _ argument: ObjectiveCType, to result: ObjectiveCType,
            isNullable: Bool
        ) -> Member {
            .method(
                Method(
                    isClassMethod: true, result: result, isResultNullable: isNullable, name: name,
                    parameters: [.init(label: name, name: parameter, type: argument)]))
        }
        return Interface(
            documentation: Documentation(sentences: ["Converts `\(className)` from and to JSON."]),
            name: ObjectiveCName.serializer(of: className), superclass: DBSymbol.serializer,
            members: [
                conversion(
                    DBSymbol.serialize, from: "instance", .object(className), to: .json, isNullable: true),
                conversion(DBSymbol.deserialize, from: "dict", .json, to: .object(className), isNullable: false),
            ])
    }

    private func method(_ sentence: String, _ result: ObjectiveCType, _ name: String) -> Method {
        Method(documentation: Documentation(sentences: [sentence]), result: result, name: name)
    }
}

extension ObjectiveCType {
    fileprivate static let json = ObjectiveCType.object("NSDictionary", [.string, .identifier])
}
