/// A type in Objective-C, without its nullability.
enum ObjectiveCType: Hashable, Sendable {
    /// A pointer to an object of a class, with the arguments of a generic class.
    indirect case object(String, [ObjectiveCType] = [])
    /// A block without a result, which is never `nil`.
    indirect case block([BlockArgument])
    /// A type that isn't a pointer, such as `BOOL` or an enum, or a name for one, such as `id`.
    case plain(String)

    struct BlockArgument: Hashable, Sendable {
        var name: String
        var type: ObjectiveCType
        var isNullable = true
    }

    static let boolean = ObjectiveCType.plain("BOOL")
    static let identifier = ObjectiveCType.plain("id")
    static let instance = ObjectiveCType.plain("instancetype")
    static let string = ObjectiveCType.object("NSString")
    static let number = ObjectiveCType.object("NSNumber")

    /// The type as it stands in parentheses, such as `NSArray<NSString *> *`.
    var text: String {
        switch self {
        case .plain(let name): name
        case .block(let arguments): "void (^_Nonnull)(\(arguments.map(\.text).joined(separator: ", ")))"
        case .object(let name, let arguments):
            arguments.isEmpty ? "\(name) *" : "\(name)<\(arguments.map(\.text).joined(separator: ", "))> *"
        }
    }

    /// The type before the name of a property, with a space if it isn't a pointer.
    var textBeforeName: String {
        if case .plain(let name) = self { name + " " } else { text }
    }

    /// All classes that the type mentions.
    var classes: Set<String> {
        switch self {
        case .plain: []
        case .block(let arguments): arguments.reduce(into: []) { $0.formUnion($1.type.classes) }
        case .object(let name, let arguments): arguments.reduce(into: [name]) { $0.formUnion($1.classes) }
        }
    }
}

extension ObjectiveCType.BlockArgument {
    fileprivate var text: String { type.text + (isNullable ? "_Nullable " : "") + name }
}
