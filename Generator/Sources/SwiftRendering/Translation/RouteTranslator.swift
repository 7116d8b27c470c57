import APIModel

/// Translates the routes of one namespace for the clients of one kind.
struct RouteTranslator {
    let api: API
    let namespace: Namespace
    let audience: RouteAudience

    /// The routes in question, with their positions in the schema.
    var routes: [(position: Int, route: Route)] {
        namespace.routes.enumerated().map { ($0.offset, $0.element) }.filter { audience.calls($0.route) }
    }

    /// `FilesRoutes` or `FilesAppAuthRoutes`
    var name: String { SwiftName.namespace(namespace.name) + audience.suffix }

    /// The struct with the routes as methods, but without them.
    var declaration: TypeDeclaration {
        let client = SwiftType.existential(RuntimeSymbol.transportClient)
        let made = Function(
            preamble: Preamble(documentation: Documentation(sentences: ["The routes, called through `client`."])),
            parameters: [.init(name: RuntimeSymbol.client, type: client)],
            body: [
                .expression(.assignment(.member(.name("self"), RuntimeSymbol.client), .name(RuntimeSymbol.client)))
            ])
        let stored = Property(
            preamble: Preamble(documentation: Documentation(sentences: ["What sends the requests."])),
            name: RuntimeSymbol.client, type: client, value: .stored)
        let summary = "The routes of `\(namespace.name)`, \(audience.words)."
        return TypeDeclaration(
            preamble: Preamble(documentation: Documentation(sentences: [summary])),
            keyword: .structure, name: name, inherits: [RuntimeSymbol.sendable],
            members: [.property(stored), .function(made)])
    }

    /// The extensions by which clients offer the routes.
    var clientExtensions: [TypeDeclaration] {
        audience.clients(of: namespace).map { client in
            let routes = Property(
                preamble: Preamble(
                    documentation: Documentation(sentences: ["The routes of `\(namespace.name)`."]),
                    attributes: [.exportedImplementation]),
                name: SwiftName.member(namespace.name), type: .named(name),
                value: .computed(
                    .expression(.call(.name(name), [.init(RuntimeSymbol.client, .name(RuntimeSymbol.client))]))))
            return TypeDeclaration(keyword: .extended, name: client, members: [.property(routes)])
        }
    }

    /// The descriptors of all routes of the namespace, as static properties of its enum.
    static func descriptors(of namespace: Namespace, api: API) -> TypeDeclaration {
        let members = namespace.routes.enumerated().map { position, route in
            let types = [route.argument, route.result, route.error].map { $0.swiftType(in: api) }
            return Declaration.property(
                Property(
                    preamble: Preamble(
                        documentation: Documentation(sentences: ["`\(namespace.name)/\(route.id.path)`"]),
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

    /// The methods of one route: one for RPC, one for each kind of body for an upload, two for a download.
    func methods(of route: Route) -> [Function] {
        let arguments = RouteArguments(route, api: api)
        func method(
            _ request: String, extra: [Function.Parameter] = [], sent: [Expression.Argument] = [],
            words: [Documentation.Parameter] = []
        ) -> Function {
            var documentation = Words(api).documentation(of: route, in: namespace, arguments: arguments)
            documentation.parameters += words
            let name = SwiftName.route(route.name, version: route.version)
            var attributes: [Attribute] = [.discardableResult]
            // Tools that read declarations as text take the attribute for a method of the same name.
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
                result: .generic(request, [route.result, route.error].map { $0.swiftType(in: api) }),
                body: [
                    .expression(
                        .call(
                            .member(.name(RuntimeSymbol.client), RuntimeSymbol.request),
                            [.init(descriptor)] + arguments.sent + sent))
                ])
        }
        switch route.string("style") {
        case "upload":
            return RuntimeSymbol.uploadBodies.map { body in
                let input = Expression.Argument(
                    RuntimeSymbol.input, .call(.implicitMember(body.member), .name(RuntimeSymbol.input)))
                return method(
                    RuntimeSymbol.uploadRequest, extra: [.init(name: RuntimeSymbol.input, type: .named(body.type))],
                    sent: [input], words: [.init(name: RuntimeSymbol.input, text: body.words)])
            }
        case "download":
            let file = [RuntimeSymbol.overwrite, RuntimeSymbol.destination]
            return [
                method(RuntimeSymbol.downloadToMemory),
                method(
                    RuntimeSymbol.downloadToFile,
                    extra: [
                        .init(name: file[0], type: .named("Bool"), defaultValue: .boolean(false)),
                        .init(name: file[1], type: .named(RuntimeSymbol.url)),
                    ],
                    sent: file.map { .init($0, .name($0)) },
                    words: [
                        .init(name: file[0], text: "Whether a file at `destination` is replaced. Default: `false`."),
                        .init(name: file[1], text: "Where the content is stored."),
                    ]),
            ]
        default:
            return [method(RuntimeSymbol.rpcRequest)]
        }
    }
}

/// The parameters of a route's method, and the argument that is made of them.
struct RouteArguments {
    private(set) var parameters: [Function.Parameter] = []
    /// What is passed to the client, with its label; nothing for a route without an argument.
    private(set) var sent: [Expression.Argument] = []
    /// The fields behind the parameters, if the argument is a struct.
    private(set) var fields: [FieldTranslation] = []

    init(_ route: Route, api: API) {
        guard let argument = route.argument else { return }
        let shape = api.shape(of: argument)
        switch shape.shape {
        case .structure(let name), .subtype(let name):
            fields = FieldTranslation.parameterOrder(FieldTranslation.all(of: name, in: api))
            parameters = fields.map(\.parameter)
            let values = fields.map { Expression.Argument($0.name, .name($0.name)) }
            sent = [.init(RuntimeSymbol.serverArguments, .call(.name(name.swiftName), values))]
        default:
            let name = SwiftName.member(shape.shape.typeName?.name ?? "argument")
            parameters = [.init(name: name, type: shape.swiftType)]
            sent = [.init(RuntimeSymbol.serverArguments, .name(name))]
        }
    }
}

extension Optional<TypeReference> {
    /// The type in Swift; `Void` without one.
    func swiftType(in api: API) -> SwiftType {
        map { api.shape(of: $0).swiftType } ?? .named("Void")
    }
}
