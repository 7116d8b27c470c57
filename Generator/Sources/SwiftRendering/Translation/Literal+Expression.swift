import APIModel

extension Literal {
    /// The literal in Swift.
    var expression: Expression {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .float(let value): .float(value)
        case .string(let value): .string(value)
        case .tag(let name): .implicitMember(SwiftName.member(name))
        }
    }

    /// Whether an accessor answers this value anyway when the field is absent.
    var isZero: Bool {
        switch self {
        case .boolean(let value): !value
        case .integer(let value): value == 0
        case .float(let value): value == 0
        case .string(let value): value.isEmpty
        case .tag: false
        }
    }
}
