import APIModel
import DropboxNames
import RenderingSupport

/// Translates the routes of one namespace for SwiftyDropbox's interface.
struct DBXRouteTranslator {
    let translation: Translation
    let namespace: Namespace

    private var api: API { translation.api }

    /// The classes of requests, the classes with the methods for each kind of client, and the properties of the clients.
    var declarations: [Declaration] {
        let audiences = RouteAudience.allCases.filter { !routes(for: $0).isEmpty }
        let interfaces =
            namespace.routes.flatMap(requests) + audiences.map(interface) + audiences.flatMap(clientProperties)
        return interfaces.map { .interface($0) }
    }

    private func routes(for audience: RouteAudience) -> [Route] { namespace.routes.filter(audience.includes) }

    // MARK: Requests

    private func requests(of route: Route) -> [Interface] {
        let description = translation.description(of: route).route
        return DBXName.tasks(of: description).map { task in
            let path = "\(namespace.name)/\(route.id.path)"
            return Interface(
                documentation: Documentation(sentences: ["A request of `\(path)`\(task.documentation)."]),
                name: DBXName.request(description, task, in: namespace.name),
                superclass: task == .rpc ? DBXSymbol.request : DBXSymbol.transferRequest,
                members: responseMethods(of: route, task).map { .method($0) })
        }
    }

    private func responseMethods(of route: Route, _ task: ObjectiveCRouteMethod.Task) -> [Method] {
        let block = ObjectiveCType.block(
            [
                route.result.map { .init(name: "result", type: translation.type(of: $0)) }, task.content,
                errorClass(of: route).map { .init(name: "routeError", type: $0) },
                .init(name: "error", type: .object(DBXSymbol.callError)),
            ].compactMap(\.self))
        func handler(_ label: String) -> Method.Parameter {
            Method.Parameter(label: label, name: DBXSymbol.completionHandler, type: block)
        }
        let queue = Method.Parameter(
            label: DBXSymbol.response + "WithQueue", name: DBXSymbol.queue, type: .plain(DBXSymbol.queueType),
            isNullable: true)
        func declaration(_ sentence: String, _ parameters: [Method.Parameter]) -> Method {
            Method(
                documentation: Documentation(sentences: [sentence]), result: .instance, name: parameters[0].label,
                parameters: parameters)
        }
        return [
            declaration(
                "Sets the block that is called once with the response, on the main queue.",
                [handler(DBXSymbol.response + "WithCompletionHandler")]),
            declaration(
                "Sets the block that is called once with the response, and its queue; `nil` is the main queue.",
                [queue, handler(DBXSymbol.completionHandler)]),
        ]
    }

    private func errorClass(of route: Route) -> ObjectiveCType? {
        switch DBXName.publishedError(of: "\(namespace.name)/\(route.id.path)") {
        case DBXName.PublishedError.none?: nil
        case .union(let name)?: .object(DBXName.type(name, in: namespace.name))
        case nil: route.error.map(translation.type)
        }
    }

    // MARK: Methods

    private func interface(for audience: RouteAudience) -> Interface {
        let summary = "The routes of `\(namespace.name)`, \(audience.summary)."
        return Interface(
            documentation: Documentation(sentences: [summary]),
            name: DBXName.routes(of: namespace.name, forApps: audience == .app), superclass: DBXSymbol.routes,
            members: routes(for: audience).flatMap { methods(of: $0, for: audience) }.map { .method($0) })
    }

    private func methods(of route: Route, for audience: RouteAudience) -> [Method] {
        let (description, fields, owner) = translation.description(of: route)
        let former = owner.map { api.formerArguments(of: $0).map { $0.map(\.index) } } ?? []
        let methods = DBXName.methods(of: description, former: former)
        let describing = RouteAudience.allCases.first { $0.includes(route) } ?? audience
        let otherClass = describing == audience ? nil : DBXName.routes(of: namespace.name, forApps: describing == .app)
        return methods.map { routeMethod in
            let method = routeMethod.method
            return Method(
                documentation: translation.documentation(
                    of: routeMethod, complete: methods.first { $0.form == .full }, in: otherClass, route, in: namespace,
                    fields: fields),
                result: .object(DBXName.request(description, routeMethod.task, in: namespace.name)),
                name: method.name,
                parameters: method.parameters.map {
                    translation.parameter($0, fields: fields, value: route.argument)
                },
                deprecation: translation.deprecation(of: routeMethod.form, route))
        }
    }

    // MARK: Clients

    private func clientProperties(for audience: RouteAudience) -> [Interface] {
        audience.clients(of: namespace).map { client in
            let summary = "The routes of `\(namespace.name)`."
            let property = Property(
                documentation: Documentation(sentences: [summary, "Never `nil`."]),
                name: DBXName.routesProperty(of: namespace.name),
                type: .object(DBXName.routes(of: namespace.name, forApps: audience == .app)),
                nullability: .unspecified, isReadOnly: false)
            return Interface(
                documentation: Documentation(
                    sentences: ["The routes of `\(namespace.name)`, \(audience.summary)."]),
                name: client.base, category: DBXName.namespace(namespace.name), members: [.property(property)])
        }
    }
}

extension RouteAudience.Client {
    /// The superclass of the clients.
    fileprivate var base: String {
        switch self {
        case .user: "DBXDropboxBase"
        case .team: "DBXDropboxTeamBase"
        case .app: "DBXDropboxAppBase"
        }
    }
}

extension ObjectiveCRouteMethod.Task {
    fileprivate var documentation: String {
        switch self {
        case .rpc, .upload: ""
        case .downloadURL: " whose content is stored in a file"
        case .downloadData: " whose content is returned as data"
        }
    }

    /// The content that a block receives.
    fileprivate var content: ObjectiveCType.BlockArgument? {
        switch self {
        case .rpc, .upload: nil
        case .downloadURL: .init(name: "destination", type: .object("NSURL"))
        case .downloadData: .init(name: "content", type: .object("NSData"))
        }
    }
}
