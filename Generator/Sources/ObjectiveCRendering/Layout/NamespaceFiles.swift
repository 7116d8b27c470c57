import APIModel
import RenderingSupport

/// The generated files of one namespace in one family.
struct NamespaceFiles {
    private static let folder = "Generated"

    let family: any Family
    let target: String
    /// The headers, without those that would be empty.
    let headers: [HeaderFile]

    init(_ api: API, _ namespace: Namespace, _ family: any Family, _ layout: TargetLayout) throws(RenderingError) {
        self.family = family
        let target = try Self.target(of: namespace.name, family, layout)
        self.target = target
        var headers: [HeaderFile] = []
        let all = family.headers(of: namespace, in: api)
        let families = Set(all.filter(\.isFamily).map(\.suffix))
        for header in all where header.isUmbrella || !header.declarations.isEmpty {
            var imports = header.imports
            for namespace in header.importedNamespaces {
                let target = try Self.target(of: namespace, family, layout)
                imports.append(Self.header(family.header(of: namespace), in: target))
            }
            let name = family.header(of: namespace.name)
            // The headers of families have a folder of their own.
            func path(_ suffix: String) -> String {
                Self.header((families.contains(suffix) ? name + "/" : "") + name + suffix, in: target)
            }
            imports += header.importedSuffixes.map(path)
            headers.append(
                HeaderFile(
                    path: "\(target)/include/\(path(header.suffix))",
                    origin: "API/\(namespace.name).json", imports: imports, declarations: header.declarations))
        }
        self.headers = headers
    }

    /// Returns the target of a namespace.
    private static func target(
        of namespace: String, _ family: any Family, _ layout: TargetLayout
    ) throws(RenderingError) -> String {
        guard let targets = layout.targets(of: namespace) else {
            throw RenderingError(
                description: "namespace \"\(namespace)\" has no target: name one in TargetLayout.swift")
        }
        return family.target(of: targets)
    }

    /// The files with the implementations of the classes.
    var implementations: [GeneratedFile] { headers.compactMap(implementation) }

    private func implementation(of header: HeaderFile) -> GeneratedFile? {
        guard !header.classes.isEmpty else { return nil }
        var writer = SourceWriter()
        writer.line("// Generated from \(header.origin) by `make generate`. Do not edit.")
        writer.emptyLine()
        writer.line("#import <\(header.path.dropFirst("\(target)/include/".count))>")
        writer.emptyLine()
        // The classes have no methods: the superclass adds them when they are first called.
        for warning in family.ignoredWarnings { writer.line(#"#pragma clang diagnostic ignored "-W\#(warning)""#) }
        writer.emptyLine()
        for interface in header.classes {
            let properties = interface.properties.map(\.name)
            let start = "@implementation \(interface.name)"
            if properties.isEmpty {
                writer.line("\(start) @end")
            } else {
                writer.list("\(start) @dynamic", properties, "; @end")
            }
        }
        let prefix = "\(target)/include/\(target)/"
        return GeneratedFile(path: "\(target)/\(header.path.dropFirst(prefix.count).dropLast(2)).m", text: writer.text)
    }

    /// Returns the path by which a generated header is imported.
    static func header(_ name: String, in target: String) -> String { "\(target)/\(folder)/\(name).h" }
}
