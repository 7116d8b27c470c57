/// The kinds of Swift expressions in generated code.
indirect enum Expression: Hashable {
    case name(String)
    /// `.add`
    case implicitMember(String)
    case member(Expression, String)
    /// `value?.member`
    case optionalMember(Expression, String)
    case call(Expression, [Argument])
    case integer(Int128)
    case float(Double)
    case boolean(Bool)
    case string(String)
    case none
    /// An assignment, `left = right`.
    case assignment(Expression, Expression)
    case array([Expression])
    case dictionary([Entry])
    /// `{ expression }`
    case closure(Expression)
    /// A multiline raw string literal.
    case text([String])

    /// An argument of a call, with or without a label.
    struct Argument: Hashable {
        var label: String?
        var value: Expression

        init(_ value: Expression) { self.value = value }

        init(_ label: String, _ value: Expression) {
            self.label = label
            self.value = value
        }
    }

    /// A key of a dictionary literal and its value.
    struct Entry: Hashable {
        var key: Expression
        var value: Expression
    }

    /// Returns a call with unlabeled arguments.
    static func call(_ function: Expression, _ arguments: Expression...) -> Expression {
        .call(function, arguments.map { Argument($0) })
    }
}

/// A statement of a body.
enum Statement: Hashable {
    case expression(Expression)
    /// `var name = value`
    case variable(String, Expression)
    /// `let name = value`
    case constant(String, Expression)
    /// `switch subject { … }`, which can be the value of a body with only this statement.
    case choice(Expression, [Branch])

    /// A branch of a `switch`. Without a pattern, it is the default.
    struct Branch: Hashable {
        var pattern: Pattern?
        var body: Expression
    }

    enum Pattern: Hashable {
        case integer(Int)
        case string(String)
        /// `case .name(let binding)`
        case member(String, binding: String?)
    }
}

/// A type in Swift source.
indirect enum SwiftType: Hashable {
    /// A name with or without a namespace: `String`, `Files.Metadata`.
    case named(String)
    case optional(SwiftType)
    /// An implicitly unwrapped optional: `FilesRoutes!`.
    case unwrapped(SwiftType)
    case array(SwiftType)
    case dictionary(SwiftType, SwiftType)
    /// `RpcRequest<Files.MetadataSerializer, VoidSerializer>`
    case generic(String, [SwiftType])
    /// `any DropboxTransportClient`
    case existential(String)

    static func member(_ namespace: String, _ name: String) -> SwiftType { .named(namespace + "." + name) }

    /// All names that occur in the type.
    var names: [String] {
        switch self {
        case .named(let name), .existential(let name): [name]
        case .optional(let wrapped), .unwrapped(let wrapped), .array(let wrapped): wrapped.names
        case .dictionary(let key, let value): key.names + value.names
        case .generic(let name, let arguments): [name] + arguments.flatMap(\.names)
        }
    }
}
