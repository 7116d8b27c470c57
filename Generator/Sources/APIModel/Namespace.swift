/// A named part of the API, such as `files`. Each namespace has a file in `API/`.
public struct Namespace: Hashable, Sendable {
    /// The name on the wire, in snake case.
    public let name: String
    /// The purpose of the namespace, in our own words.
    public var summary: String?
    /// The namespaces whose types this one mentions, sorted.
    public let imports: [String]
    /// The aliases, sorted by name.
    public var aliases: [Alias]
    /// The structs and unions, sorted by name.
    public var types: [DataType]
    /// The routes, sorted by name and version.
    public var routes: [Route]

    /// Creates a namespace.
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

/// A name for a type, usually for a string with a pattern.
public struct Alias: Hashable, Sendable {
    /// The name, unique among the types of the namespace.
    public let name: String
    /// The description, in our own words.
    public var summary: String?
    /// The type that the name denotes.
    public let type: TypeReference
    /// The redaction of the values in logs, if required.
    public let redactor: Redactor?

    /// Creates an alias for `type`.
    public init(name: String, summary: String? = nil, type: TypeReference, redactor: Redactor? = nil) {
        self.name = name
        self.summary = summary
        self.type = type
        self.redactor = redactor
    }
}

/// The redaction of a value before it is written to a log.
public struct Redactor: Hashable, Sendable {
    /// The redaction methods.
    public enum Kind: String, Hashable, Sendable {
        /// The value is omitted.
        case blot = "RedactedBlot"
        /// The value is replaced by its hash.
        case hash = "RedactedHash"
    }

    /// The redaction method.
    public let kind: Kind
    /// The pattern of the values to redact, or `nil` for all values.
    public let pattern: String?

    /// Creates a redactor for the values that match `pattern`.
    public init(kind: Kind, pattern: String? = nil) {
        self.kind = kind
        self.pattern = pattern
    }
}

/// A function of the API.
public struct Route: Hashable, Sendable {
    /// The name without the version, such as `list_folder/continue`.
    public let name: String
    /// The version, starting at 1.
    public let version: Int
    /// The description, in our own words.
    public var summary: String?
    /// The type of the argument, or `nil` for none.
    public let argument: TypeReference?
    /// The type of the result, or `nil` for none.
    public let result: TypeReference?
    /// The type of the error, or `nil` for none.
    public let error: TypeReference?
    /// Host, style, auth, and other attributes, sorted by name. Attributes that are `false` or have no value are
    /// omitted.
    public let attributes: [Attribute]
    /// The deprecation, if the route is deprecated.
    public let deprecation: Deprecation?
    /// The lines of a call in Swift, from `Examples.md` and not from the file of the namespace. Empty for most routes.
    public var example: [String] = []

    /// Creates a route. A type of `nil` is Void.
    public init(
        name: String, version: Int = 1, summary: String? = nil, argument: TypeReference? = nil,
        result: TypeReference? = nil, error: TypeReference? = nil, attributes: [Attribute] = [],
        deprecation: Deprecation? = nil
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.argument = argument
        self.result = result
        self.error = error
        self.attributes = attributes
        self.deprecation = deprecation
    }

    /// The unique identifier of the route in its namespace.
    public var id: RouteName { RouteName(name, version: version) }

    /// Returns the attribute with that name, or `nil`.
    public func attribute(_ name: String) -> Literal? {
        attributes.first { $0.name == name }?.value
    }

    /// Returns the attribute with that name if it is a string, or `nil`.
    public func string(_ name: String) -> String? {
        if case .string(let value) = attribute(name) { value } else { nil }
    }

    /// Returns whether the attribute with that name is `true`. An absent attribute is `false`.
    public func flag(_ name: String) -> Bool { attribute(name) == .boolean(true) }
}

/// The name and version of a route.
public struct RouteName: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// The version, starting at 1.
    public let version: Int

    /// Creates a route name. The default version is 1.
    public init(_ name: String, version: Int = 1) {
        self.name = name
        self.version = version
    }

    /// The name in the URL of a request, such as `copy_v2`.
    public var path: String { version == 1 ? name : "\(name)_v\(version)" }

    /// The name in Stone syntax, such as `copy:2`.
    public var description: String { version == 1 ? name : "\(name):\(version)" }
}

/// An attribute of a route.
public struct Attribute: Hashable, Sendable {
    public let name: String
    public let value: Literal

    /// Creates the attribute `name = value`.
    public init(_ name: String, _ value: Literal) {
        self.name = name
        self.value = value
    }
}

/// The deprecation of a route.
public struct Deprecation: Hashable, Sendable {
    /// The replacement in the same namespace, if there is one.
    public let successor: RouteName?

    /// Creates a deprecation in favor of `successor`.
    public init(successor: RouteName? = nil) { self.successor = successor }
}
