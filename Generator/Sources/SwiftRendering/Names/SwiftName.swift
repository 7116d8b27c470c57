/// How names of the API are spelled in Swift.
enum SwiftName {
    /// A namespace as a Swift type: `file_properties` is `FileProperties`.
    static func namespace(_ name: String) -> String { pascalCase(name) }

    /// A field, union member, route or parameter: `path_lower` is `pathLower`.
    static func member(_ name: String) -> String {
        let pascal = pascalCase(name)
        let camel = pascal.prefix(1).lowercased() + pascal.dropFirst()
        return taken.contains(camel) ? camel + "_" : camel
    }

    /// A route's method: `copy:2` is `copyV2`.
    static func route(_ name: String, version: Int) -> String {
        member(version == 1 ? name : "\(name)_v\(version)")
    }

    /// A type in its namespace: `Metadata`, and `metadata_union` is `MetadataUnion`.
    static func type(_ name: String) -> String { pascalCase(name) }

    /// A type's full name: `files.Metadata` is `Files.Metadata`.
    static func type(namespace: String, _ name: String) -> String { "\(pascalCase(namespace)).\(pascalCase(name))" }

    /// Every part of a name with a capital; the rest stays as the API spells it.
    private static func pascalCase(_ name: String) -> String {
        name.split { $0 == "_" || $0 == "/" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Names that a member must not have; it gets an underscore. Besides Swift's keywords these are the properties that
    /// every type has, and names that the documented interface has always spelled so.
    private static let taken: Set<String> = keywords.union(["description", "extension", "list", "string", "timestamp"])

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]
}
