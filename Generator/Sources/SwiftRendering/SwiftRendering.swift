import APIModel

/// Turns the model into Swift, in stages: translate each namespace into declarations, lay them out in files, write the
/// text of the files.
public enum SwiftRendering {
    /// All files that follow from `api`, sorted by path: the same for the same model, always.
    ///
    /// - Throws: `RenderingError` if a namespace has no target.
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
    /// The requests that a background session gives back, of all namespaces together.
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

/// Why a model cannot be rendered.
public struct RenderingError: Error, CustomStringConvertible {
    public let description: String
}
