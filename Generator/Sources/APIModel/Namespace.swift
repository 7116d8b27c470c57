/// A named part of the API, such as `files`: the unit of a file in `API/`.
public struct Namespace: Hashable, Sendable {
    /// The name on the wire, in snake case.
    public let name: String
    /// What the namespace is for, in our own words.
    public var summary: String?
    /// The namespaces whose types this one mentions, sorted.
    public let imports: [String]
    /// Names for types, sorted by name.
    public var aliases: [Alias]
    /// Structs and unions, sorted by name.
    public var types: [DataType]
    /// Routes, sorted by name and version.
    public var routes: [Route]

    /// A namespace with everything in it.
    public init(
        name: String, summary: String? = nil, imports: [String] = [], aliases: [Alias] = [], types: [DataType] = [],
        routes: [Route] = []
    ) {
        self.name = name
        self.summary = summary
        self.imports = imports
        self.aliases = aliases
        self.types = types
        self.routes = routes
    }
}

/// A name for a type, mostly for a string with a pattern.
public struct Alias: Hashable, Sendable {
    /// The name, unique among the types of its namespace.
    public let name: String
    /// What it is, in our own words.
    public var summary: String?
    /// The type that the name stands for.
    public let type: TypeReference
    /// How values are made unreadable in logs, if they must be.
    public let redactor: Redactor?

    /// An alias for `type`.
    public init(name: String, summary: String? = nil, type: TypeReference, redactor: Redactor? = nil) {
        self.name = name
        self.summary = summary
        self.type = type
        self.redactor = redactor
    }
}

/// How a value is made unreadable before it is written to a log.
public struct Redactor: Hashable, Sendable {
    /// The two ways to hide a value.
    public enum Kind: String, Hashable, Sendable {
        /// The value is left out.
        case blot = "RedactedBlot"
        /// The value is replaced by its hash.
        case hash = "RedactedHash"
    }

    /// The way to hide it.
    public let kind: Kind
    /// A pattern; the redactor applies to the values that it matches. Nil: to all values.
    public let pattern: String?

    /// A redactor for the values that match `pattern`.
    public init(kind: Kind, pattern: String? = nil) {
        self.kind = kind
        self.pattern = pattern
    }
}
