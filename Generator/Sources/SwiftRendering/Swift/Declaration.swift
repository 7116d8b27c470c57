import RenderingSupport

/// A Swift source file of a target, and its declarations.
struct SwiftFile {
    var target: String
    /// The path below the target's folder for generated files, without the extension.
    var name: String
    /// The source of the file, for its first line.
    var origin: String
    var imports: [String] = []
    /// The modules that programs see if they import this one.
    var exports: [String] = []
    var declarations: [Declaration] = []

    /// The path in the directory of the package's sources.
    var path: String { "\(target)/Generated/\(name).swift" }
}

/// A declaration with its preamble.
enum Declaration {
    case type(TypeDeclaration)
    case enumCase(EnumCase)
    case property(Property)
    case function(Function)
    case typeAlias(TypeAlias)
}

/// The comments and attributes before a declaration.
struct Preamble {
    var documentation = Documentation()
    /// Attributes on separate lines, such as `@discardableResult`.
    var attributes: [Attribute] = []
    /// A line comment, for readers of the source only.
    var remark: String?
}

enum Attribute: Hashable {
    /// The body is compiled only into its callers. A library with thousands of one-line accessors contains none of
    /// them.
    case exportedImplementation
    /// The code is emitted once, not in each of its many callers.
    case neverInlined
    case discardableResult
    case deprecated(message: String?)
    /// A call that also matches another overload calls that one.
    case disfavored
}

/// A `struct`, `enum`, `class`, or `extension` with its members.
struct TypeDeclaration {
    enum Keyword: String {
        case structure = "struct"
        case enumeration = "enum"
        case indirectEnumeration = "indirect enum"
        case baseClass = "class"
        case openClass = "open class"
        case finalClass = "final class"
        case extended = "extension"
    }

    var preamble = Preamble()
    var keyword: Keyword
    var name: String
    var inherits: [String] = []
    var members: [Declaration]
}

/// Another name of a type.
struct TypeAlias {
    var preamble = Preamble()
    var name: String
    var type: SwiftType
}

struct EnumCase {
    var preamble = Preamble()
    var name: String
    var payload: SwiftType?
}

/// A property with a stored, constant, or computed value.
struct Property {
    enum Access: String {
        case `public`
        case `internal`
        case `private`
    }

    enum Value {
        /// `let name: Type`
        case stored
        /// `let name = value`
        case constant(Expression)
        /// `var name: Type { … }`
        case computed(Statement)
    }

    var preamble = Preamble()
    var access = Access.public
    var modifiers: [Modifier] = []
    var name: String
    var type: SwiftType?
    var value: Value
}

enum Modifier: String {
    case final
    case `static`
    case `class`
    case override
    case required
}

/// A public function or initializer.
struct Function {
    struct Parameter {
        /// The argument label, if it differs from the name.
        var label: String?
        var name: String
        var type: SwiftType
        var defaultValue: Expression?
    }

    var preamble = Preamble()
    var modifiers: [Modifier] = []
    /// The name, or `nil` for an initializer.
    var name: String?
    var parameters: [Parameter] = []
    var result: SwiftType?
    var body: [Statement]
}

extension Declaration {
    /// The names of types and namespaces that the declaration mentions.
    var mentionedNames: Set<String> {
        switch self {
        case .type(let type):
            type.members.reduce(into: Set(type.inherits + (type.keyword == .extended ? [type.name] : []))) {
                $0.formUnion($1.mentionedNames)
            }
        case .enumCase(let enumCase): Set(enumCase.payload?.names ?? [])
        case .property(let property): Set(property.type?.names ?? []).union(property.value.mentionedNames)
        case .typeAlias(let alias): Set(alias.type.names)
        case .function(let function):
            function.body.reduce(
                into: Set((function.parameters.map(\.type) + [function.result].compactMap(\.self)).flatMap(\.names))
            ) {
                $0.formUnion($1.mentionedNames)
            }
        }
    }
}

extension Property.Value {
    var mentionedNames: Set<String> {
        switch self {
        case .stored: []
        case .constant(let value): value.mentionedNames
        case .computed(let body): body.mentionedNames
        }
    }
}

extension Statement {
    var mentionedNames: Set<String> {
        switch self {
        case .expression(let value), .variable(_, let value), .constant(_, let value): value.mentionedNames
        case .choice(let subject, let branches):
            branches.reduce(into: subject.mentionedNames) { $0.formUnion($1.body.mentionedNames) }
        }
    }
}

extension Expression {
    var mentionedNames: Set<String> {
        switch self {
        case .name(let name): [name]
        case .member(let base, _), .optionalMember(let base, _), .closure(let base): base.mentionedNames
        case .call(let function, let arguments):
            arguments.reduce(into: function.mentionedNames) { $0.formUnion($1.value.mentionedNames) }
        case .assignment(let left, let right): left.mentionedNames.union(right.mentionedNames)
        case .array(let items): items.reduce(into: []) { $0.formUnion($1.mentionedNames) }
        case .dictionary(let entries):
            entries.reduce(into: []) { $0.formUnion($1.key.mentionedNames.union($1.value.mentionedNames)) }
        case .implicitMember, .integer, .float, .boolean, .string, .none, .text: []
        }
    }
}
