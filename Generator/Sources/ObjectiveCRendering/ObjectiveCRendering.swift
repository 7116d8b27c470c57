import APIModel
import DropboxNames
import RenderingSupport

/// Generates the Objective-C interfaces of dropbox-sdk-obj-c and SwiftyDropbox from the model: headers, and classes
/// without methods.
///
/// The package's runtime answers the selectors that the headers declare. It finds them with ``ObjectiveCName`` and
/// ``DBXName``, like this target.
public enum ObjectiveCRendering {
    /// Returns all generated files, sorted by path. The output is deterministic.
    ///
    /// - Throws: ``RenderingError`` if a namespace has no target.
    public static func files(for api: API) throws(RenderingError) -> [GeneratedFile] {
        try files(for: api, layout: .package)
    }

    static let families: [any Family] = [DBFamily(), DBXFamily()]

    static func files(for api: API, layout: TargetLayout) throws(RenderingError) -> [GeneratedFile] {
        let layout = try layout.completed(for: api)
        var files: [GeneratedFile] = []
        for family in families { try files += Self.files(for: api, family, layout) }
        return files.sorted { $0.path < $1.path }
    }

    private static func files(
        for api: API, _ family: any Family, _ layout: TargetLayout
    ) throws(RenderingError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        var headers: [String: [HeaderFile]] = [:]
        for namespace in api.namespaces {
            let namespaceFiles = try NamespaceFiles(api, namespace, family, layout)
            headers[namespaceFiles.target, default: []] += namespaceFiles.headers
            files += namespaceFiles.implementations
        }
        for (target, headers) in headers {
            let umbrella = umbrella(of: target, family, headers)
            files += (headers + [umbrella]).map { GeneratedFile(path: $0.path, text: $0.text) }
        }
        return files
    }

    /// Returns the header that imports all generated headers of a target.
    private static func umbrella(of target: String, _ family: any Family, _ headers: [HeaderFile]) -> HeaderFile {
        let prefix = "\(target)/include/"
        return HeaderFile(
            path: prefix + NamespaceFiles.header(family.umbrella, in: target), origin: "API/*.json",
            imports: headers.map { String($0.path.dropFirst(prefix.count)) }.sorted())
    }
}
