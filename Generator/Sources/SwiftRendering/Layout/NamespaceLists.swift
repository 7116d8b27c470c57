import APIModel
import DropboxNames
import RenderingSupport

/// The generated files that list namespaces, for targets that use all of them.
struct NamespaceLists {
    let api: API
    let layout: TargetLayout

    var files: [SwiftFile] {
        let isForFiles = { (namespace: Namespace) in
            layout.targets(of: namespace.name).map { TargetLayout.objectiveCFiles.contains($0.types) } ?? false
        }
        return [
            exports,
            list("DropboxEmulator", "AllRoutes", "The namespaces that have routes.") { !$0.routes.isEmpty },
            list("DropboxCommandLine", "RouteCatalog", "The namespaces that have routes.") { !$0.routes.isEmpty },
            list(
                "DropboxBridge", "ObjectiveCSchemas", "The namespaces that all products for Objective-C have.",
                where: isForFiles),
            list(
                "DropboxTeamBridge", "TeamNamespaces",
                "The namespaces that only the full products for Objective-C have."
            ) { !isForFiles($0) },
        ]
    }

    /// The file by which programs see all namespaces if they import the umbrella.
    private var exports: SwiftFile {
        SwiftFile(
            target: layout.umbrella, name: "Exports", origin: "API/*.json",
            exports: layout.targets.filter { target in
                api.namespaces.contains { layout.targets(of: $0.name)?.types == target }
            })
    }

    /// Returns the file with a static property `namespaces` of a type, which the target declares.
    private func list(
        _ target: String, _ type: String, _ summary: String, where isIncluded: (Namespace) -> Bool
    ) -> SwiftFile {
        let namespaces = api.namespaces.filter(isIncluded)
        let modules = namespaces.map { layout.targets(of: $0.name)?.types ?? layout.umbrella }
        // A target can have a type with the name of a namespace.
        let schemas = zip(namespaces, modules).map { namespace, module in
            Expression.member(.name("\(module).\(SwiftName.namespace(namespace.name))"), RuntimeSymbol.schema)
        }
        let property = Property(
            preamble: Preamble(documentation: Documentation(sentences: [summary])), access: .internal,
            modifiers: [.static], name: "namespaces",
            value: .constant(.array(schemas)))
        return SwiftFile(
            target: target, name: "Namespaces", origin: "API/*.json",
            imports: Set(modules).sorted(),
            declarations: [
                .type(TypeDeclaration(keyword: .extended, name: type, members: [.property(property)]))
            ])
    }
}
