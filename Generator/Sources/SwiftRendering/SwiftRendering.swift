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
        var files: [GeneratedFile] = []
        for namespace in api.namespaces {
            let sources = try NamespaceFiles(api, namespace, layout).files
            files += sources.map { GeneratedFile(path: $0.path, text: $0.text) }
        }
        files += requestBoxes(api, layout).map { GeneratedFile(path: $0.path, text: $0.text) }
        return files.sorted { $0.path < $1.path }
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
            path: "\(layout.umbrella)/\(NamespaceFiles.folder)/RequestBoxes.swift", origin: "API/*.json", imports: [],
            declarations: declarations.map { .type($0) })
        return [file.withImports(api, layout, needsRuntime: false)]
    }
}
