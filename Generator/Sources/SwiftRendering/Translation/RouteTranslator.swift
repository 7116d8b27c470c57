import APIModel
import DropboxNames
import RenderingSupport

/// Translates the routes of one namespace for one kind of client.
struct RouteTranslator {
    let api: API
    let namespace: Namespace
    let audience: RouteAudience
    /// The links of the doc comments.
    let links: SwiftLinks

    /// The translated routes, with their positions in the schema.
    var routes: [(position: Int, route: Route)] {
        namespace.routes.enumerated().map { ($0.offset, $0.element) }.filter { audience.includes($0.route) }
    }

    /// `FilesRoutes` or `FilesAppAuthRoutes`
    var name: String { SwiftName.routes(of: namespace.name, forApps: audience == .app) }

    /// The struct for the routes, without their methods.
    var declaration: TypeDeclaration {
        let client = SwiftType.existential(RuntimeSymbol.transportClient)
        let initializer = Function(
            preamble: Preamble(documentation: Documentation(sentences: ["Creates the routes that `client` calls."])),
            parameters: [.init(name: RuntimeSymbol.client, type: client)],
            body: [
                .expression(.assignment(.member(.name("self"), RuntimeSymbol.client), .name(RuntimeSymbol.client)))
            ])
        let stored = Property(
            preamble: Preamble(documentation: Documentation(sentences: ["The client that sends the requests."])),
            name: RuntimeSymbol.client, type: client, value: .stored)
        let summary = "The routes of `\(namespace.name)`, \(audience.summary)."
        return TypeDeclaration(
            preamble: Preamble(documentation: Documentation(sentences: [summary])),
            keyword: .structure, name: name, inherits: [RuntimeSymbol.sendable],
            members: [.property(stored), .function(initializer)])
    }

    /// The extensions of clients that provide the routes.
    var clientExtensions: [TypeDeclaration] {
        audience.clients(of: namespace).map(\.name).flatMap { client in
            func routes(_ type: SwiftType, _ documentation: [String]) -> Declaration {
                .property(
                    Property(
                        preamble: Preamble(
                            documentation: Documentation(sentences: documentation),
                            attributes: [.exportedImplementation]),
                        name: SwiftName.member(namespace.name), type: type,
                        value: .computed(
                            .expression(.call(.name(name), [.init(RuntimeSymbol.client, .name(RuntimeSymbol.client))])))
                    ))
            }
            let summary = "The routes of `\(namespace.name)`."
            return [
                TypeDeclaration(keyword: .extended, name: client, members: [routes(.named(name), [summary])]),
                TypeDeclaration(
                    keyword: .extended, name: client + RuntimeSymbol.routeProviderSuffix,
                    members: [routes(.unwrapped(.named(name)), [summary + " Never `nil`."])]),
            ]
        }
    }

    /// Returns the descriptors of all routes of the namespace, as static properties of its enum.
    static func descriptors(of namespace: Namespace, api: API) -> TypeDeclaration {
        let members = namespace.routes.enumerated().map { position, route in
            let types = [route.argument, route.result, route.error].map { $0.serializer(in: api) }
            return Declaration.property(
                Property(
                    preamble: Preamble(
                        documentation: Documentation(sentences: [
                            "The descriptor of `\(namespace.name)/\(route.id.path)`."
                        ]),
                        attributes: [.exportedImplementation]),
                    modifiers: [.static], name: SwiftName.route(route.name, version: route.version),
                    type: .generic(RuntimeSymbol.route, types),
                    value: .computed(
                        .expression(
                            .call(.name(RuntimeSymbol.route), .name(RuntimeSymbol.schema), .integer(Int128(position)))))
                ))
        }
        return TypeDeclaration(
            keyword: .extended, name: SwiftName.namespace(namespace.name), members: members)
    }

    /// Returns the methods of a route: one for RPC, one for each kind of body for an upload, two for a download. Those
    /// with the signatures of earlier revisions follow, which protocols of programs may require.
    func methods(of route: Route) -> [Function] {
        let former = RouteArguments.former(of: route, api: api).flatMap { methods(of: route, $0) }
        return methods(of: route, RouteArguments(route, api: api)) + former.map { deprecated($0, of: route) }
    }

    /// Returns a method that takes precedence over no other: it has no default arguments, and is disfavored.
    private func deprecated(_ method: Function, of route: Route) -> Function {
        var method = method
        method.preamble.documentation = reference(
            to: route, RuntimeSymbol.formerReference, RuntimeSymbol.formerDescription)
        method.preamble.attributes.append(.disfavored)
        if route.deprecation == nil {
            let message = "Use the method with all parameters."
            method.preamble.attributes.insert(.deprecated(message: message), at: 0)
        }
        for index in method.parameters.indices { method.parameters[index].defaultValue = nil }
        return method
    }

    private func methods(of route: Route, _ arguments: RouteArguments) -> [Function] {
        func method(
            _ request: String, extra: [Function.Parameter] = [], sent: [Expression.Argument] = [],
            _ documentation: Documentation
        ) -> Function {
            let name = SwiftName.route(route.name, version: route.version)
            var attributes: [Attribute] = [.discardableResult]
            // Tools that parse declarations as text mistake the attribute for a method of the same name.
            if name != "export" { attributes.append(.exportedImplementation) }
            if let deprecation = route.deprecation {
                let message = deprecation.successor.map {
                    "Use `\(SwiftName.route($0.name, version: $0.version))` instead."
                }
                attributes.insert(.deprecated(message: message), at: 0)
            }
            let descriptor = Expression.member(
                .name(SwiftName.namespace(namespace.name)), SwiftName.route(route.name, version: route.version))
            return Function(
                preamble: Preamble(documentation: documentation, attributes: attributes),
                name: name, parameters: arguments.parameters + extra,
                result: .generic(request, [route.result, route.error].map { $0.serializer(in: api) }),
                body: [
                    .expression(
                        .call(
                            .member(.name(RuntimeSymbol.client), RuntimeSymbol.request),
                            [.init(descriptor)] + arguments.sent + sent))
                ])
        }
        switch route.string("style") {
        case "upload":
            return RuntimeSymbol.uploadBodies.enumerated().map { index, body in
                let input = Expression.Argument(
                    RuntimeSymbol.input, .call(.implicitMember(body.member), .name(RuntimeSymbol.input)))
                let parameter = Documentation.Parameter(
                    name: RuntimeSymbol.input, text: RuntimeSymbol.inputDocumentation)
                return method(
                    RuntimeSymbol.uploadRequest, extra: [.init(name: RuntimeSymbol.input, type: .named(body.type))],
                    sent: [input],
                    index == 0
                        ? documentation(of: route, arguments, [parameter])
                        : reference(to: route, RuntimeSymbol.uploadReference, body.description))
            }
        case "download":
            let file = [RuntimeSymbol.overwrite, RuntimeSymbol.destination]
            return [
                method(RuntimeSymbol.downloadToMemory, documentation(of: route, arguments)),
                method(
                    RuntimeSymbol.downloadToFile,
                    extra: [
                        .init(name: file[0], type: .named("Bool"), defaultValue: .boolean(false)),
                        .init(name: file[1], type: .named(RuntimeSymbol.url)),
                    ],
                    sent: file.map { .init($0, .name($0)) },
                    reference(to: route, RuntimeSymbol.downloadReference, RuntimeSymbol.downloadToFileDescription)),
            ]
        default:
            return [method(RuntimeSymbol.rpcRequest, documentation(of: route, arguments))]
        }
    }

    /// Returns the whole documentation of a route, or a reference to the routes of another audience that have it.
    private func documentation(
        of route: Route, _ arguments: RouteArguments, _ parameters: [Documentation.Parameter] = []
    ) -> Documentation {
        guard describingAudience(of: route) == audience else { return reference(to: route, "") }
        let text = DocumentationText(api, links: links)
        var documentation = text.documentation(
            of: route, in: namespace, fields: arguments.fields.map { ($0.name, $0.field) })
        if arguments.fields.isEmpty, let argument = arguments.parameters.first,
            let summary = text.summary(ofArgumentOf: route)
        {
            documentation.parameters.append(.init(name: argument.name, text: summary))
        }
        documentation.parameters += parameters
        return documentation
    }

    private func reference(to route: Route, _ method: String, _ description: String? = nil) -> Documentation {
        let audience = describingAudience(of: route)
        let routes = "``\(SwiftName.routes(of: namespace.name, forApps: audience == .app))``"
        return DocumentationText(api).documentation(
            of: route, description: description, reference: audience == self.audience ? method : routes)
    }

    /// The first audience that can call the route. Its method has the documentation.
    private func describingAudience(of route: Route) -> RouteAudience {
        RouteAudience.allCases.first { $0.includes(route) } ?? audience
    }
}

/// The parameters of a route's method, and the argument that consists of them.
struct RouteArguments {
    var parameters: [Function.Parameter] = []
    /// The argument of the client's method with its label, or nothing for a route without an argument.
    var sent: [Expression.Argument] = []
    /// The fields of the parameters, if the argument is a struct.
    var fields: [FieldTranslation] = []
}

extension RouteArguments {
    init(_ route: Route, api: API) {
        guard let argument = route.argument else {
            self.init()
            return
        }
        let type = api.resolvedType(of: argument)
        if let structure = type.structure {
            self.init(structure, FieldTranslation.parameterOrder(FieldTranslation.all(of: structure, in: api)))
        } else {
            let name = SwiftName.member(type.type.typeName?.name ?? "argument")
            self.init(
                parameters: [.init(name: name, type: type.swiftType)],
                sent: [.init(RuntimeSymbol.serverArguments, .name(name))])
        }
    }

    /// Creates the arguments for fields of a struct. The others have their defaults.
    private init(_ structure: TypeName, _ fields: [FieldTranslation]) {
        let values = fields.map { Expression.Argument($0.name, .name($0.name)) }
        self.init(
            parameters: fields.map(\.parameter),
            sent: [.init(RuntimeSymbol.serverArguments, .call(.name(structure.swiftName), values))], fields: fields)
    }

    /// Returns the arguments that a route had in earlier revisions, starting with the latest one.
    static func former(of route: Route, api: API) -> [RouteArguments] {
        guard let structure = route.argument.flatMap({ api.resolvedType(of: $0).structure }) else { return [] }
        return api.formerArguments(of: structure).map { former in
            RouteArguments(structure, former.compactMap { FieldTranslation($0.field, index: $0.index, in: api) })
        }
    }
}

extension OptionalResolvedType {
    /// The struct whose fields are parameters, if the type of an argument is one.
    fileprivate var structure: TypeName? {
        switch type {
        case .structure(let name), .object(let name): name
        default: nil
        }
    }
}

extension Optional<TypeReference> {
    /// Returns the serializer of the type, or the one of `Void` for `nil`.
    func serializer(in api: API) -> SwiftType {
        map { api.resolvedType(of: $0).swiftType.serializer } ?? .named(RuntimeSymbol.voidSerializer)
    }
}

extension SwiftType {
    /// The serializer: `Files.FileMetadataSerializer` for `Files.FileMetadata`, and `StringSerializer` for `String`.
    fileprivate var serializer: SwiftType {
        switch self {
        case .named(let name): .named(SwiftName.serializer(name))
        case .array(let element): .generic(RuntimeSymbol.arraySerializer, [element.serializer])
        case .dictionary(_, let element): .generic(RuntimeSymbol.dictionarySerializer, [element.serializer])
        case .optional(let wrapped), .unwrapped(let wrapped):
            .generic(RuntimeSymbol.nullableSerializer, [wrapped.serializer])
        case .generic, .existential: .generic(RuntimeSymbol.serializer, [self])
        }
    }
}

extension RouteAudience.Client {
    /// The Swift type of the clients.
    fileprivate var name: String {
        switch self {
        case .user: "DropboxClient"
        case .team: "DropboxTeamClient"
        case .app: "DropboxAppClient"
        }
    }
}
