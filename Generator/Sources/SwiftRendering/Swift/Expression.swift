/// The few kinds of Swift expression that generated code consists of.
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
    /// A raw string literal over several lines.
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

    /// A call whose arguments have no labels.
    static func call(_ function: Expression, _ arguments: Expression...) -> Expression {
        .call(function, arguments.map { Argument($0) })
    }
}

/// One statement of a body.
enum Statement: Hashable {
    case expression(Expression)
    /// `var name = value`
    case variable(String, Expression)
    /// `let name = value`
    case constant(String, Expression)
    /// `switch subject { … }`, also as the value of a body that consists of it.
    case choice(Expression, [Branch])

    /// A branch of a `switch`. Without a pattern it is the default.
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
