import APIModel
import RenderingSupport

/// Generates Swift from the model in three stages: translate namespaces to declarations, assign them to files, and
/// write the text of the files.
public enum SwiftRendering {
    /// Returns all generated files, sorted by path. The output is deterministic.
    ///
    /// - Throws: ``RenderingError`` if a namespace has no target.
    public static func files(for api: API) throws(RenderingError) -> [GeneratedFile] {
        try files(for: api, layout: .package)
    }

    static func files(for api: API, layout: TargetLayout) throws(RenderingError) -> [GeneratedFile] {
        let layout = try layout.completed(for: api)
        var files: [SwiftFile] = []
        for namespace in api.namespaces { files += try NamespaceFiles(api, namespace, layout).files }
        files += requestBoxes(api, layout)
        if layout.umbrella == TargetLayout.package.umbrella { files += NamespaceLists(api: api, layout: layout).files }
        return files.map { GeneratedFile(path: $0.path, text: $0.text) }.sorted { $0.path < $1.path }
    }
}

extension SwiftRendering {
    /// Returns the files with the requests of a background session, for all namespaces together.
    private static func requestBoxes(_ api: API, _ layout: TargetLayout) -> [SwiftFile] {
        let declarations = RouteAudience.allCases.flatMap { audience in
            RequestBoxTranslator(api: api, audience: audience).declarations
        }
        guard !declarations.isEmpty else { return [] }
        let file = SwiftFile(
            target: layout.umbrella, name: "RequestBoxes", origin: "API/*.json",
            declarations: declarations.map { .type($0) })
        return [file.withImports(api, layout, needsRuntime: false)]
    }
}
