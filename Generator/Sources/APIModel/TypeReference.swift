/// The full name of an alias, struct, or union.
public struct TypeName: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The namespace, such as `files`.
    public let namespace: String
    /// The name in the namespace, such as `Metadata`.
    public let name: String

    /// Creates the name `namespace.name`.
    public init(_ namespace: String, _ name: String) {
        self.namespace = namespace
        self.name = name
    }

    /// The name as in `API/`, such as `files.Metadata`.
    public var description: String { "\(namespace).\(name)" }

    public static func < (left: TypeName, right: TypeName) -> Bool {
        (left.namespace, left.name) < (right.namespace, right.name)
    }
}

/// A reference to a type by a field, an alias, or a route. Void is the absence of a reference.
public indirect enum TypeReference: Hashable, Sendable {
    case primitive(Primitive)
    case list(TypeReference, ListBounds)
    case map(keys: TypeReference, values: TypeReference)
    case nullable(TypeReference)
    /// An alias, struct, or union.
    case named(TypeName)

    /// A Boolean value that indicates whether the reference itself is nullable. `API.isNullable(_:)` also resolves
    /// aliases.
    public var isNullable: Bool {
        if case .nullable = self { true } else { false }
    }

    /// The reference without its nullability, if any.
    public var unwrapped: TypeReference {
        if case .nullable(let wrapped) = self { wrapped } else { self }
    }

    /// All aliases, structs, and unions that the reference mentions.
    public var names: [TypeName] {
        switch self {
        case .primitive: []
        case .list(let items, _): items.names
        case .map(let keys, let values): keys.names + values.names
        case .nullable(let wrapped): wrapped.names
        case .named(let name): [name]
        }
    }
}

/// The limits for the number of items of a list. `nil` means no limit.
public struct ListBounds: Hashable, Sendable {
    public let minimumItems: Int?
    public let maximumItems: Int?

    /// Creates bounds. There are none by default.
    public init(minimumItems: Int? = nil, maximumItems: Int? = nil) {
        self.minimumItems = minimumItems
        self.maximumItems = maximumItems
    }
}

/// A primitive type of the language with its constraints. A constraint of `nil` means none.
public enum Primitive: Hashable, Sendable {
    case boolean
    case bytes
    /// Lengths count Unicode scalars. The pattern must match the whole string.
    case string(minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: String? = nil)
    /// A date and time in a format of `strftime`.
    case timestamp(format: String)
    case integer(IntegerKind, minimum: Int128? = nil, maximum: Int128? = nil)
    case float(FloatKind, minimum: Double? = nil, maximum: Double? = nil)
}

/// The integer types, with their names in Stone.
public enum IntegerKind: String, Hashable, Sendable, CaseIterable {
    case int32 = "Int32"
    case int64 = "Int64"
    case uint32 = "UInt32"
    case uint64 = "UInt64"

    /// The values of the type.
    public var range: ClosedRange<Int128> {
        switch self {
        case .int32: Int128(Int32.min)...Int128(Int32.max)
        case .int64: Int128(Int64.min)...Int128(Int64.max)
        case .uint32: Int128(UInt32.min)...Int128(UInt32.max)
        case .uint64: Int128(UInt64.min)...Int128(UInt64.max)
        }
    }
}

/// The floating-point types, with their names in Stone.
public enum FloatKind: String, Hashable, Sendable, CaseIterable {
    case float32 = "Float32"
    case float64 = "Float64"

    /// The finite values of the type.
    public var range: ClosedRange<Double> {
        switch self {
        case .float32: -Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude)
        case .float64: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        }
    }
}
