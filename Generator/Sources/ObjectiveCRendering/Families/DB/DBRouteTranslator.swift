import APIModel
import DropboxNames
import RenderingSupport

/// Translates the routes of one namespace for the interface of dropbox-sdk-obj-c.
struct DBRouteTranslator {
    let translation: Translation
    let namespace: Namespace

    /// The classes with the methods for each kind of client, the class with the descriptors of the routes, and the
    /// properties of the clients.
    var declarations: [Declaration] {
        (audiences.map(interface) + [descriptors] + audiences.map(clientProperty)).map { .interface($0) }
    }

    /// The methods that programs know from times when routes had fewer arguments, as categories.
    var earlierDeclarations: [Declaration] {
        audiences.compactMap { audience in
            let members = members(for: audience) { $0 == .earlier }
            guard !members.isEmpty else { return nil }
            let summary = "Methods with fewer arguments than routes have today. The others have their defaults."
            return .interface(
                Interface(
                    documentation: Documentation(sentences: [summary]),
                    name: ObjectiveCName.routes(of: namespace.name, for: audience), category: "Earlier",
                    members: members))
        }
    }

    /// The kinds of clients that can call a route of the namespace.
    private var audiences: [ObjectiveCAudience] {
        ObjectiveCAudience.allCases.filter { !routes(for: $0).isEmpty }
    }

    private func routes(for audience: ObjectiveCAudience) -> [Route] {
        namespace.routes.filter { audience.includes($0.string("auth") ?? "user") }
    }

    private func interface(for audience: ObjectiveCAudience) -> Interface {
        let summary = "The routes of `\(namespace.name)`, called \(audience.summary)."
        return Interface(
            documentation: Documentation(sentences: [summary]),
            name: ObjectiveCName.routes(of: namespace.name, for: audience), superclass: DBSymbol.routes,
            members: members(for: audience) { $0 != .earlier })
    }

    /// Returns the methods for these clients whose form is included.
    private func members(
        for audience: ObjectiveCAudience, where isIncluded: (ObjectiveCRouteMethod.Form) -> Bool
    ) -> [Member] {
        routes(for: audience).flatMap { methods(of: $0, for: audience) }.filter { isIncluded($0.form) }.map {
            .method($0.method)
        }
    }

    private var descriptors: Interface {
        Interface(
            documentation: Documentation(sentences: ["The descriptors of the routes of `\(namespace.name)`."]),
            name: ObjectiveCName.routeObjects(of: namespace.name), superclass: DBSymbol.routeObjects,
            members: namespace.routes.map { route in
                .method(
                    Method(
                        documentation: Documentation(sentences: [
                            "The descriptor of `\(namespace.name)/\(route.id.path)`."
                        ]),
                        isClassMethod: true, result: .object(DBSymbol.route),
                        name: ObjectiveCName.routeObject(route.name, version: route.version, in: namespace.name)))
            })
    }

    private func clientProperty(for audience: ObjectiveCAudience) -> Interface {
        let property = Property(
            documentation: Documentation(sentences: ["The routes of `\(namespace.name)`."]),
            name: ObjectiveCName.routesProperty(of: namespace.name),
            type: .object(ObjectiveCName.routes(of: namespace.name, for: audience)))
        let name = ObjectiveCName.namespace(namespace.name)
        return Interface(
            documentation: Documentation(sentences: ["The routes of `\(namespace.name)`, \(audience.summary)."]),
            name: audience.client, category: "DB\(name)", members: [.property(property)])
    }
}

extension DBRouteTranslator {
    /// Returns all methods that call a route, including earlier forms.
    private func methods(
        of route: Route, for audience: ObjectiveCAudience
    ) -> [(form: ObjectiveCRouteMethod.Form, method: Method)] {
        let (description, fields, _) = translation.description(of: route)
        // A route without result or error has a placeholder.
        let results = [route.result, route.error].map { $0.map(translation.type) ?? .object(DBSymbol.noValue) }
        let methods = ObjectiveCName.methods(of: description)
        let describing = audiences.first { $0.includes(route.string("auth") ?? "user") } ?? audience
        let otherClass = describing == audience ? nil : ObjectiveCName.routes(of: namespace.name, for: describing)
        return methods.map { routeMethod in
            let method = routeMethod.method
            let declaration = Method(
                documentation: translation.documentation(
                    of: routeMethod, complete: methods.first { $0.form == .full }, in: otherClass, route, in: namespace,
                    fields: fields),
                result: .object(routeMethod.task.className, results), name: method.name,
                parameters: method.parameters.map {
                    translation.parameter($0, fields: fields, value: route.argument)
                },
                deprecation: translation.deprecation(of: routeMethod.form, route))
            return (routeMethod.form, declaration)
        }
    }
}

extension ObjectiveCRouteMethod.Task {
    fileprivate var className: String {
        switch self {
        case .rpc: "DBRpcTask"
        case .upload: "DBUploadTask"
        case .downloadURL: "DBDownloadUrlTask"
        case .downloadData: "DBDownloadDataTask"
        }
    }
}

extension ObjectiveCAudience {
    fileprivate var summary: String {
        switch self {
        case .user: "on behalf of a user"
        case .team: "on behalf of a team"
        case .app: "with the key and secret of an app"
        }
    }
}
