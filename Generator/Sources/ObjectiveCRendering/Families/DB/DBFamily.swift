import APIModel
import DropboxNames
import RenderingSupport

/// The interface of dropbox-sdk-obj-c.
struct DBFamily: Family {
    let umbrella = "DBGeneratedImports"
    let nullableArguments = NullableArguments.optional
    let inputURL = ObjectiveCType.string
    let ignoredWarnings = ["incomplete-implementation", "objc-property-implementation"]

    func target(of namespace: TargetLayout.NamespaceTargets) -> String {
        TargetLayout.objectiveCFiles.contains(namespace.types) ? DBSymbol.coreTarget : DBSymbol.completeTarget
    }

    func header(of namespace: String) -> String { "DB" + ObjectiveCName.namespace(namespace) }

    func className(of type: TypeName) -> String { ObjectiveCName.type(type.name, in: type.namespace) }

    func property(of field: String) -> String { ObjectiveCName.lowerCamelCase(field) }

    func route(_ name: RouteName) -> String { ObjectiveCName.route(name.name, version: name.version) }

    /// Strings are the only values of the API with a mutable subclass that programs pass by accident.
    func copies(_ type: ObjectiveCType) -> Bool { type == .string }

    func isNeverNil(_ field: Field) -> Bool { false }

    func headers(of namespace: Namespace, in api: API) -> [NamespaceHeader] {
        let translation = Translation(api: api, family: self)
        let types = DBTypeTranslator(translation: translation, namespace: namespace)
        let families = TypeFamilies(of: namespace, in: api)
        let typeHeaders =
            NamespaceHeader.types(
                families, imports: [RuntimeSymbol.objectHeader],
                importedNamespaces: translation.superclassNamespaces(of: namespace), types.declarations(families))
            + [
                NamespaceHeader(suffix: "EarlierTypes", importedSuffixes: [""], declarations: types.earlierDeclarations)
            ]
        guard !namespace.routes.isEmpty else { return typeHeaders }
        let routes = DBRouteTranslator(translation: translation, namespace: namespace)
        return typeHeaders + [
            NamespaceHeader(
                suffix: "Routes", imports: [DBSymbol.routesHeader, DBSymbol.clientsHeader, DBSymbol.taskHeader],
                declarations: routes.declarations),
            NamespaceHeader(
                suffix: "EarlierRoutes", importedSuffixes: ["Routes"], declarations: routes.earlierDeclarations),
        ]
    }
}
