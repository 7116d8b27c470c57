/// A function of the API.
public struct Route: Hashable, Sendable {
    /// The name without its version, such as `list_folder/continue`.
    public let name: String
    /// The version, from 1.
    public let version: Int
    /// What the route does, in our own words.
    public var summary: String?
    /// What is sent. Nil: nothing.
    public let argument: TypeReference?
    /// What is answered. Nil: nothing.
    public let result: TypeReference?
    /// What is answered on failure. Nil: nothing.
    public let error: TypeReference?
    /// Host, style, auth and so on, sorted by name. Attributes that are false or without a value are left out.
    public let attributes: [Attribute]
    /// Set if the route should not be used any more.
    public let deprecation: Deprecation?

    /// A route with its three types; nil is Void.
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

    /// What tells the route from all others of its namespace.
    public var id: RouteName { RouteName(name, version: version) }

    /// The attribute of that name, or nil.
    public func attribute(_ name: String) -> Literal? {
        attributes.first { $0.name == name }?.value
    }

    /// The attribute of that name if it is a string, or nil.
    public func string(_ name: String) -> String? {
        if case .string(let value) = attribute(name) { value } else { nil }
    }

    /// Whether an attribute of that name is true; absent means false.
    public func flag(_ name: String) -> Bool { attribute(name) == .boolean(true) }
}

/// The name of a route and its version.
public struct RouteName: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// From 1.
    public let version: Int

    /// The name of version `version`, by default the first.
    public init(_ name: String, version: Int = 1) {
        self.name = name
        self.version = version
    }

    /// The name in the address of a request, such as `copy_v2`.
    public var path: String { version == 1 ? name : "\(name)_v\(version)" }

    /// As it is written in Stone, such as `copy:2`.
    public var description: String { version == 1 ? name : "\(name):\(version)" }
}

/// One property of a route.
public struct Attribute: Hashable, Sendable {
    public let name: String
    public let value: Literal

    /// The attribute `name = value`.
    public init(_ name: String, _ value: Literal) {
        self.name = name
        self.value = value
    }
}

/// The fact that a route is deprecated.
public struct Deprecation: Hashable, Sendable {
    /// The route of the same namespace to call instead, if there is one.
    public let successor: RouteName?

    /// A deprecation in favour of `successor`.
    public init(successor: RouteName? = nil) { self.successor = successor }
}
