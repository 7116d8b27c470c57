/// A Swift source file: where it lies under `Sources/`, and what stands in it.
struct SwiftFile {
    var path: String
    /// What the file is made from, for its first line.
    var origin: String
    var imports: [String]
    var declarations: [Declaration]
}

/// A declaration, with what precedes it.
enum Declaration {
    case type(TypeDeclaration)
    case enumCase(EnumCase)
    case property(Property)
    case function(Function)
}

/// What may stand above any declaration.
struct Preamble {
    var documentation = Documentation()
    /// Attributes on lines of their own, such as `@discardableResult`.
    var attributes: [Attribute] = []
    /// A line comment, for readers of the source only.
    var remark: String?
}

enum Attribute: Hashable {
    /// The body goes into whoever calls it, and into nothing else: a library with thousands of one-line accessors that
    /// carries none of them.
    case exportedImplementation
    /// Code that is wanted once, not in each of its many callers.
    case neverInlined
    case discardableResult
    case deprecated(message: String?)
}

/// `struct`, `enum`, `class` or `extension` with its members.
struct TypeDeclaration {
    enum Keyword: String {
        case structure = "struct"
        case enumeration = "enum"
        case indirectEnumeration = "indirect enum"
        case baseClass = "class"
        case finalClass = "final class"
        case extended = "extension"
    }

    var preamble = Preamble()
    var keyword: Keyword
    var name: String
    var inherits: [String] = []
    var members: [Declaration]
}

struct EnumCase {
    var preamble = Preamble()
    var name: String
    var payload: SwiftType?
}

/// A property. Its value is stored, given once, or computed.
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

/// A public function or initialiser.
struct Function {
    struct Parameter {
        /// The name inside, if it differs from the label.
        var label: String?
        var name: String
        var type: SwiftType
        var defaultValue: Expression?
    }

    var preamble = Preamble()
    var modifiers: [Modifier] = []
    /// Nil: an initialiser.
    var name: String?
    var parameters: [Parameter] = []
    var result: SwiftType?
    var body: [Statement]
}
