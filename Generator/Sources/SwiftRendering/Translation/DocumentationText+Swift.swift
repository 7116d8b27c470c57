import APIModel
import DropboxNames
import RenderingSupport

extension DocumentationText {
    /// Creates the text of doc comments in Swift.
    ///
    /// - Parameter links: The links of the comments, or `nil` for comments without links.
    init(_ api: API, links: SwiftLinks? = nil) {
        self.init(
            api,
            Vocabulary(
                boolean: { "\($0)" }, tag: { ".\(SwiftName.member($0))" },
                type: { api.resolvedType(of: $0).swiftType.text }, links: links))
    }
}

/// The links of DocC from the doc comments of a module. A link to another module starts with its name.
struct SwiftLinks: DocumentationLinks {
    let layout: TargetLayout
    /// The module with the comments.
    let module: String

    func link(to type: TypeName) -> String { "``\(path(of: type))``" }

    func link(to member: Field, of union: TypeName) -> String {
        "``\(path(of: union))/\(SwiftName.member(member.name))\(member.type == nil ? "" : "(_:)")``"
    }

    private func path(of type: TypeName) -> String {
        let path = "\(SwiftName.namespace(type.namespace))/\(SwiftName.type(type.name))"
        guard let target = layout.targets(of: type.namespace)?.types, target != module else { return path }
        return "/\(target)/\(path)"
    }
}
