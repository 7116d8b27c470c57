import APIModel
import RenderingSupport

/// One of the interfaces that this target generates: its names, and what it declares for types and routes.
protocol Family: Sendable {
    /// The header that imports all generated headers of a target.
    var umbrella: String { get }

    /// The type of the file that an upload sends.
    var inputURL: ObjectiveCType { get }

    /// The rule for arguments that a program can pass `nil` for.
    var nullableArguments: NullableArguments { get }

    /// The warnings that classes without methods cause.
    var ignoredWarnings: [String] { get }

    /// Returns the target with the declarations of a namespace.
    func target(of namespace: TargetLayout.NamespaceTargets) -> String

    /// Returns the start of the names of a namespace's headers: `DBFILES`.
    func header(of namespace: String) -> String

    /// Returns the class of a struct or union.
    func className(of type: TypeName) -> String

    /// Returns the name of the property for a field.
    func property(of field: String) -> String

    /// Returns the name of a route in documentation.
    func route(_ name: RouteName) -> String

    /// Returns whether properties of a type copy the object that they are set to.
    func copies(_ type: ObjectiveCType) -> Bool

    /// Returns whether Dropbox changed the type of a field from one that is never `nil`, which the interface keeps.
    func isNeverNil(_ field: Field) -> Bool

    /// Returns the generated headers of a namespace.
    func headers(of namespace: Namespace, in api: API) -> [NamespaceHeader]
}

/// The arguments that a program can pass `nil` for.
enum NullableArguments {
    /// Those of optional fields: `nil` means the default.
    case optional
    /// Those whose field can be `nil`.
    case nullable
}

/// A declaration of a type or a member of a union, and the family to whose header it belongs.
struct FamilyDeclaration {
    var family: String
    var declaration: Declaration

    init(family: String, declaration: Declaration) {
        self.family = family
        self.declaration = declaration
    }

    init(_ family: String, _ interface: Interface) {
        self.init(family: family, declaration: .interface(interface))
    }
}

/// A generated header of a namespace.
struct NamespaceHeader {
    /// The end of the name: none for types, `Routes`.
    var suffix = ""
    /// The headers that it imports.
    var imports: [String] = []
    /// The namespaces whose headers with types it imports.
    var importedNamespaces: [String] = []
    /// The suffixes of headers of this namespace that it imports.
    var importedSuffixes: [String] = []
    var declarations: [Declaration] = []
    /// A Boolean value that indicates whether the header only imports others.
    var isUmbrella = false
    /// A Boolean value that indicates whether the header is one of many, which have a folder of their own.
    var isFamily = false
}

extension NamespaceHeader {
    /// Returns the header with the types of a namespace, or a header for each family of types and one that imports all of
    /// them.
    static func types(
        _ families: TypeFamilies, imports: [String], importedNamespaces: [String], _ declarations: [FamilyDeclaration]
    ) -> [NamespaceHeader] {
        guard !families.names.isEmpty else {
            return [
                NamespaceHeader(
                    imports: imports, importedNamespaces: importedNamespaces,
                    declarations: declarations.map(\.declaration))
            ]
        }
        let owners = Dictionary(
            declarations.compactMap { item in item.declaration.declaredClass.map { ($0, item.family) } },
            uniquingKeysWith: { first, _ in first })
        let headers = families.names.map { family in
            let own = declarations.filter { $0.family == family }.map(\.declaration)
            let needed = Set(own.compactMap(\.extendedClass).compactMap { owners[$0] }).subtracting([family])
            return NamespaceHeader(
                suffix: "+" + family, imports: imports, importedNamespaces: importedNamespaces,
                importedSuffixes: needed.sorted().map { "+" + $0 }, declarations: own, isFamily: true)
        }
        return [NamespaceHeader(importedSuffixes: headers.map(\.suffix), isUmbrella: true)] + headers
    }
}

extension Declaration {
    /// The class that the declaration introduces.
    fileprivate var declaredClass: String? {
        if case .interface(let interface) = self, interface.category == nil { interface.name } else { nil }
    }

    /// The class whose declaration must come first: the superclass, or that of a category.
    fileprivate var extendedClass: String? {
        guard case .interface(let interface) = self else { return nil }
        return interface.category == nil ? interface.superclass : interface.name
    }
}
