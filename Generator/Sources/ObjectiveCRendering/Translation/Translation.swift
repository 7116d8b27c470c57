import APIModel
import DropboxNames
import RenderingSupport

/// Translates what all families declare alike: types, properties, parameters, and documentation.
struct Translation {
    let api: API
    let family: any Family

    /// Returns the class of a struct or union.
    func className(of type: TypeName) -> String { family.className(of: type) }

    /// Returns the type of a field, a member of a union, or a part of a route. Elements of collections are never `nil`.
    func type(of reference: TypeReference) -> ObjectiveCType {
        switch api.resolved(reference).unwrapped {
        case .primitive(let primitive): primitive.objectiveCType
        case .list(let items, _): .object("NSArray", [type(of: items)])
        case .map(_, let values): .object("NSDictionary", [.string, type(of: values)])
        case .nullable(let wrapped): type(of: wrapped)
        case .named(let name): .object(className(of: name))
        }
    }

    /// Returns the read-only property for a field or a member of a union.
    func property(_ field: Field, _ type: TypeReference, _ sentences: [String]) -> Property {
        let translatedType = self.type(of: type)
        return Property(
            documentation: Documentation(sentences: sentences), name: family.property(of: field.name),
            type: translatedType,
            nullability: api.isNullable(type) && !family.isNeverNil(field) ? .nullable : .nonnull,
            isCopied: family.copies(translatedType))
    }

    /// Returns a parameter with its type.
    ///
    /// - Parameters:
    ///   - fields: The fields to which parameters refer.
    ///   - value: The type of a parameter that is the whole argument of a route.
    func parameter(
        _ parameter: ObjectiveCMethod.Parameter, fields: [Field], value: TypeReference? = nil
    ) -> Method.Parameter {
        func translated(_ type: ObjectiveCType, isNullable: Bool = false) -> Method.Parameter {
            Method.Parameter(label: parameter.label, name: parameter.name, type: type, isNullable: isNullable)
        }
        switch parameter.argument {
        case .field(let index):
            guard let type = fields[index].type else { return translated(.identifier) }
            return translated(self.type(of: type), isNullable: isArgumentNullable(fields[index], type))
        case .value:
            guard let value else { return translated(.identifier) }
            return translated(type(of: value), isNullable: api.isNullable(value))
        case .inputURL: return translated(family.inputURL)
        case .inputData: return translated(.object("NSData"))
        case .inputStream: return translated(.object("NSInputStream"))
        case .overwrite: return translated(.boolean)
        case .destination: return translated(.object("NSURL"))
        case .byteOffsetStart, .byteOffsetEnd: return translated(.number)
        }
    }

    private func isArgumentNullable(_ field: Field, _ type: TypeReference) -> Bool {
        switch family.nullableArguments {
        case .optional: !api.isRequired(field)
        case .nullable: api.isNullable(type) && !family.isNeverNil(field)
        }
    }

    /// Returns the documentation of an initializer with parameters for fields.
    func documentation(
        ofInitializer method: ObjectiveCMethod, _ sentence: String, of type: TypeName, fields: [Field]
    ) -> Documentation {
        documentation.documentation(ofInitializer: sentence, of: type, fields: method.namedFields(of: fields))
    }

    /// Creates the text of doc comments in Objective-C.
    var documentation: DocumentationText {
        DocumentationText(
            api,
            .init(
                boolean: { $0 ? "@YES" : "@NO" }, tag: { $0 },
                type: {
                    if case .named(let name) = api.resolved($0).unwrapped {
                        className(of: name)
                    } else {
                        type(of: $0).text
                    }
                }))
    }
}

// MARK: - Types

extension Translation {
    /// Returns the types of a namespace, in the order of the model, except that a superclass precedes its subclasses.
    func orderedTypes(of namespace: Namespace) -> [(name: TypeName, type: DataType)] {
        let types = Dictionary(uniqueKeysWithValues: namespace.types.map { (TypeName(namespace.name, $0.name), $0) })
        var ordered: Set<TypeName> = []
        return namespace.types.flatMap { type in
            let name = TypeName(namespace.name, type.name)
            let superclasses = type.structure == nil ? [] : api.ancestors(of: name).reversed()
            return (superclasses + [name]).compactMap { name in
                types[name].flatMap { ordered.insert(name).inserted ? (name, $0) : nil }
            }
        }
    }

    /// Returns the other namespaces that declare superclasses of types of a namespace.
    func superclassNamespaces(of namespace: Namespace) -> [String] {
        Set(namespace.types.compactMap(\.structure?.parent?.namespace)).subtracting([namespace.name]).sorted()
    }
}

// MARK: - Routes

extension Translation {
    /// Returns what names depend on, with the fields of the argument and the struct that has them.
    func description(
        of route: Route
    ) -> (route: ObjectiveCRoute, fields: [Field], owner: TypeName?) {
        var description = ObjectiveCRoute(
            name: route.name, version: route.version,
            style: route.string("style").flatMap(ObjectiveCRoute.Style.init) ?? .rpc)
        guard let argument = route.argument else { return (description, [], nil) }
        guard case .named(let name) = api.resolved(argument).unwrapped else {
            description.argument = .value("argument")
            return (description, [], nil)
        }
        if api.union(name) != nil {
            description.argument = .value(name.name)
            return (description, [], nil)
        }
        let fields = api.allFields(of: name)
        description.argument = .fields(fields.map { $0.objectiveCField(in: api) })
        return (description, fields, name)
    }

    /// Returns the documentation of a method. Only the first one with all arguments has the whole documentation of the
    /// route.
    ///
    /// - Parameters:
    ///   - complete: The method with the whole documentation.
    ///   - owner: The class of that method, if it's another one.
    func documentation(
        of method: ObjectiveCRouteMethod, complete: ObjectiveCRouteMethod?, in owner: String?, _ route: Route,
        in namespace: Namespace, fields: [Field]
    ) -> Documentation {
        let parameters = method.method.parameters
        switch method.form {
        case .earlier: return Documentation(sentences: ["Calls the route with defaults for its other arguments."])
        case .short:
            let defaults = "The optional arguments have their defaults."
            return Documentation(sentences: [route.summary, defaults].compactMap(\.self))
        case .full:
            if let owner { return documentation.documentation(of: route, reference: "`\(owner)`") }
            if let complete, complete != method, let last = complete.method.parameters.last {
                return documentation.documentation(
                    of: route, reference: "The method that ends with `\(last.label):`")
            }
            var documentation = self.documentation.documentation(
                of: route, in: namespace, fields: method.method.namedFields(of: fields))
            documentation.parameters += parameters.compactMap { parameter in
                self.documentation(of: parameter.argument, route).map { .init(name: parameter.name, text: $0) }
            }
            return documentation
        }
    }

    /// Returns the documentation of an argument that isn't a field of the route's argument.
    private func documentation(of argument: ObjectiveCMethod.Argument, _ route: Route) -> String? {
        switch argument {
        case .field: nil
        case .value: documentation.summary(ofArgumentOf: route)
        case .inputURL: "The \(family.inputURL == .string ? "path" : "URL") of the file to upload."
        case .inputData: "The content to upload."
        case .inputStream: "The stream to upload, which is read once."
        case .overwrite: "A Boolean value that indicates whether to replace a file at `destination`."
        case .destination: "The URL of the file that stores the content."
        case .byteOffsetStart: "The first byte to download, counted from 0."
        case .byteOffsetEnd: "The last byte to download."
        }
    }

    /// Returns what programs should use instead of a deprecated method, or `nil` if it isn't deprecated.
    func deprecation(of form: ObjectiveCRouteMethod.Form, _ route: Route) -> String? {
        if let deprecation = route.deprecation {
            return deprecation.successor.map { "Use \(family.route($0)) instead." } ?? "Dropbox deprecated the route."
        }
        return form == .earlier ? "Use the method with all arguments." : nil
    }
}

extension ObjectiveCMethod {
    /// Returns the names of the parameters that set fields, and these fields.
    fileprivate func namedFields(of fields: [Field]) -> [(name: String, field: Field)] {
        parameters.compactMap { parameter in
            guard case .field(let index) = parameter.argument else { return nil }
            return (parameter.name, fields[index])
        }
    }
}

extension Primitive {
    fileprivate var objectiveCType: ObjectiveCType {
        switch self {
        case .boolean, .integer, .float: .number
        case .bytes, .string: .string
        case .timestamp: .object("NSDate")
        }
    }
}

extension Field {
    func objectiveCField(in api: API) -> ObjectiveCField {
        ObjectiveCField(name: name, isOptional: !api.isRequired(self))
    }
}
