/// Converts names of the API to Swift names.
package enum SwiftName {
    /// Returns the Swift type of a namespace: `file_properties` is `FileProperties`.
    package static func namespace(_ name: String) -> String { pascalCase(name) }

    /// Returns the name of a field, union member, route, or parameter: `path_lower` is `pathLower`.
    package static func member(_ name: String) -> String {
        let pascal = pascalCase(name)
        let camel = pascal.prefix(1).lowercased() + pascal.dropFirst()
        return reserved.contains(camel) ? camel + "_" : camel
    }

    /// Returns the method name of a route: `copy:2` is `copyV2`.
    package static func route(_ name: String, version: Int) -> String {
        member(version == 1 ? name : "\(name)_v\(version)")
    }

    /// Returns the name of a type in its namespace: `metadata_union` is `MetadataUnion`.
    package static func type(_ name: String) -> String { pascalCase(name) }

    /// Returns the full name of a type: `files.Metadata` is `Files.Metadata`.
    package static func type(namespace: String, _ name: String) -> String {
        "\(pascalCase(namespace)).\(pascalCase(name))"
    }

    /// Returns the name of a type's serializer: `Files.Metadata` has `Files.MetadataSerializer`.
    package static func serializer(_ type: String) -> String { type + "Serializer" }

    /// Returns the struct with the routes of a namespace: `FilesRoutes`, or `FilesAppAuthRoutes` for those that are
    /// called with the key and secret of an app.
    package static func routes(of namespace: String, forApps isForApps: Bool) -> String {
        pascalCase(namespace) + (isForApps ? "AppAuthRoutes" : "Routes")
    }

    /// Capitalizes each part of a name, and leaves the remaining characters unchanged.
    private static func pascalCase(_ name: String) -> String {
        name.split { $0 == "_" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The names that get an underscore if they are members. Besides Swift's keywords, these are properties of every
    /// type, and names that the documented interface has always spelled this way.
    private static let reserved: Set<String> = keywords.union([
        "description", "extension", "list", "string", "timestamp",
    ])

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
