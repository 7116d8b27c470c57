import APIModel
import DropboxNames
import RenderingSupport

/// The interface of SwiftyDropbox for Objective-C.
struct DBXFamily: Family {
    let umbrella = "DBXGeneratedImports"
    let nullableArguments = NullableArguments.nullable
    let inputURL = ObjectiveCType.object("NSURL")
    let ignoredWarnings = [
        "incomplete-implementation", "objc-designated-initializers", "objc-property-implementation",
    ]

    func target(of namespace: TargetLayout.NamespaceTargets) -> String { DBXSymbol.target }

    func header(of namespace: String) -> String { DBXName.namespace(namespace) }

    func className(of type: TypeName) -> String { DBXName.type(type.name, in: type.namespace) }

    func property(of field: String) -> String { DBXName.field(field) }

    func route(_ name: RouteName) -> String { SwiftName.route(name.name, version: name.version) }

    /// All values of Foundation are structs in Swift, except for numbers.
    func copies(_ type: ObjectiveCType) -> Bool {
        if case .object(let name, _) = type { name.hasPrefix("NS") && type != .number } else { false }
    }

    func isNeverNil(_ field: Field) -> Bool { field.history.nullability != nil }

    func headers(of namespace: Namespace, in api: API) -> [NamespaceHeader] {
        let translation = Translation(api: api, family: self)
        let families = TypeFamilies(of: namespace, in: api)
        let types = NamespaceHeader.types(
            families, imports: [DBXSymbol.objectHeader],
            importedNamespaces: translation.superclassNamespaces(of: namespace),
            DBXTypeTranslator(translation: translation, namespace: namespace).declarations(families))
        guard !namespace.routes.isEmpty else { return types }
        let routes = DBXRouteTranslator(translation: translation, namespace: namespace)
        return types + [
            NamespaceHeader(
                suffix: "Routes",
                imports: [DBXSymbol.clientsHeader, DBXSymbol.requestHeader, DBXSymbol.routesHeader],
                declarations: routes.declarations)
        ]
    }
}
