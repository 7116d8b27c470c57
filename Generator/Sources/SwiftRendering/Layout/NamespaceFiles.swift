import APIModel

/// The files of one namespace.
struct NamespaceFiles {
    static let folder = "Generated"

    private let api: API
    private let namespace: Namespace
    private let layout: TargetLayout
    private let place: TargetLayout.Place
    private let translator: NamespaceTranslator

    init(_ api: API, _ namespace: Namespace, _ layout: TargetLayout) throws(RenderingError) {
        guard let place = layout.place(of: namespace.name) else {
            throw RenderingError(
                description: "namespace \"\(namespace.name)\" has no target: name one in TargetLayout.swift")
        }
        self.api = api
        self.namespace = namespace
        self.layout = layout
        self.place = place
        translator = NamespaceTranslator(api: api, namespace: namespace)
    }

    var files: [SwiftFile] {
        let files = [typeFile] + (namespace.routes.isEmpty ? [] : [routeFile])
        return files.map { $0.withImports(api, layout) }
    }

    /// All types in one file, however long: the compiler finds equal functions, of which enums have many, within a file
    /// and not between files. Cut into files of 1,000 lines, the types took a tenth more of a program.
    private var typeFile: SwiftFile {
        let types = TypeDeclaration(
            keyword: .extended, name: translator.swiftName, members: translator.types.map { .type($0) })
        let declarations = [translator.declaration] + (types.members.isEmpty ? [] : [types])
        return file(translator.swiftName, in: place.types, declarations)
    }

    /// The descriptors of the routes, and the methods of each kind of client.
    private var routeFile: SwiftFile {
        var declarations = [RouteTranslator.descriptors(of: namespace, api: api)]
        for audience in RouteAudience.allCases {
            let translator = RouteTranslator(api: api, namespace: namespace, audience: audience)
            let methods = translator.routes.flatMap { translator.methods(of: $0.route) }
            guard !methods.isEmpty || audience == .account else { continue }
            declarations += [translator.declaration] + translator.clientExtensions
            if !methods.isEmpty {
                declarations.append(
                    TypeDeclaration(
                        keyword: .extended, name: translator.name, members: methods.map { .function($0) }))
            }
        }
        return file("\(translator.swiftName)Routes", in: place.routes, declarations)
    }

    private func file(_ name: String, in target: String, _ declarations: [TypeDeclaration]) -> SwiftFile {
        SwiftFile(
            path: "\(target)/\(Self.folder)/\(name).swift", origin: "API/\(namespace.name).json", imports: [],
            declarations: declarations.map { .type($0) })
    }
}
