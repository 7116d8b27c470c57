/// A type as it stands in Swift source.
indirect enum SwiftType: Hashable {
    /// A name, in a namespace or not: `String`, `Files.Metadata`.
    case named(String)
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary(SwiftType, SwiftType)
    /// `RpcRequest<Files.Metadata, Void>`
    case generic(String, [SwiftType])
    /// `any DropboxTransportClient`
    case existential(String)

    static func member(_ namespace: String, _ name: String) -> SwiftType { .named(namespace + "." + name) }

    /// The names that occur anywhere in the type.
    var names: [String] {
        switch self {
        case .named(let name), .existential(let name): [name]
        case .optional(let wrapped), .array(let wrapped): wrapped.names
        case .dictionary(let key, let value): key.names + value.names
        case .generic(let name, let arguments): [name] + arguments.flatMap(\.names)
        }
    }
}
