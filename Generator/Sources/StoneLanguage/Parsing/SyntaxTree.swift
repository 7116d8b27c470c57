// The contents of a file before names are resolved.

/// A parsed file.
struct SyntaxTree {
    /// The name after `namespace`, or `nil` if the file has no valid namespace declaration.
    var namespace: Name?
    var imports: [Name] = []
    var definitions: [Definition] = []
}

/// A name and its location.
struct Name: Hashable {
    let text: String
    let location: SourceLocation
}

/// A name with an optional namespace prefix.
struct QualifiedName: Hashable {
    let namespace: Name?
    let name: Name

    var location: SourceLocation { namespace?.location ?? name.location }
}

/// A definition in a file. Types that are defined inside a field precede the type with the field.
enum Definition {
    case alias(AliasDefinition)
    case structure(StructDefinition)
    case union(UnionDefinition)
    case structPatch(StructDefinition)
    case unionPatch(UnionDefinition)
    case route(RouteDefinition)
    case annotation(AnnotationDefinition)
    case annotationType(AnnotationTypeDefinition)
}

struct AliasDefinition {
    let name: Name
    let type: TypeExpression
    let annotations: [QualifiedName]
}

struct StructDefinition {
    let name: Name
    let parent: QualifiedName?
    var subtypes: SubtypesDefinition?
    var fields: [FieldDefinition] = []
    var examples: [ExampleDefinition] = []
    /// A Boolean value that indicates whether lines of the definition are missing because they couldn't be parsed.
    var isIncomplete = false
}

/// The `union` inside a struct that enumerates its subtypes.
struct SubtypesDefinition {
    let location: SourceLocation
    let isClosed: Bool
    var entries: [FieldDefinition] = []
}

struct UnionDefinition {
    let name: Name
    let parent: QualifiedName?
    let isClosed: Bool
    var members: [FieldDefinition] = []
    var examples: [ExampleDefinition] = []
    /// A Boolean value that indicates whether lines of the definition are missing because they couldn't be parsed.
    var isIncomplete = false
}

/// A field of a struct, a member of a union, a subtype, or a parameter of an annotation type.
struct FieldDefinition {
    let name: Name
    /// The type, or `nil` for a member that is only a tag.
    let type: TypeExpression?
    let defaultValue: ValueExpression?
    var annotations: [QualifiedName] = []
}

struct ExampleDefinition {
    let label: Name
    var values: [(field: Name, value: ValueExpression)] = []
}

struct RouteDefinition {
    let name: Name
    let version: Int
    let argument: TypeExpression
    let result: TypeExpression
    let error: TypeExpression
    let deprecation: DeprecationDefinition?
    var attributes: [(key: Name, value: ValueExpression)] = []
}

struct DeprecationDefinition {
    /// The route after `deprecated by`, and its version.
    let successor: (name: Name, version: Int)?
}

/// `annotation Name = Type(arguments)`.
struct AnnotationDefinition {
    let name: Name
    let type: QualifiedName
    let arguments: [Argument]
}

struct AnnotationTypeDefinition {
    let name: Name
    var parameters: [FieldDefinition] = []
}

/// A reference to a type, such as `List(String(min_length=1), max_items=2)?`.
struct TypeExpression {
    let name: QualifiedName
    let arguments: [Argument]
    let isNullable: Bool

    var location: SourceLocation { name.location }
}

/// An argument of a type or an annotation.
struct Argument {
    /// The name, or `nil` for a positional argument.
    let keyword: Name?
    let value: Value
    let location: SourceLocation

    enum Value {
        case type(TypeExpression)
        case value(ValueExpression)
    }
}

/// A literal, a reference by name, or a collection of these.
struct ValueExpression {
    let kind: Kind
    let location: SourceLocation

    enum Kind {
        case null
        case boolean(Bool)
        case integer(Int128)
        case float(Double)
        case string(String)
        /// A tag of a union or the label of an example.
        case reference(String)
        case list([ValueExpression])
        case map([(key: ValueExpression, value: ValueExpression)])
    }

    /// The description of the value in messages.
    var description: String {
        switch kind {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .float(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .reference(let name): "the name \"\(name)\""
        case .list: "a list"
        case .map: "a map"
        }
    }
}
