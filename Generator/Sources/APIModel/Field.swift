/// A field of a struct or a member of a union.
public struct Field: Hashable, Sendable {
    /// The name on the wire, in snake case.
    public let name: String
    /// What it is, in our own words.
    public var summary: String?
    /// The type of the value. Nil (Void): a member of a union that is only a tag.
    public let type: TypeReference?
    /// The value of a field that is absent. Nil: none, the field is required unless its type is nullable.
    public let defaultValue: Literal?
    public let isDeprecated: Bool
    public let isPreview: Bool
    /// The callers who alone see the field, such as `internal`. Nil: everybody sees it.
    public let omittedCaller: String?
    /// How values are made unreadable in logs, if they must be.
    public let redactor: Redactor?

    /// A field; everything but its name and type is seldom.
    public init(
        name: String, summary: String? = nil, type: TypeReference?, defaultValue: Literal? = nil,
        isDeprecated: Bool = false, isPreview: Bool = false, omittedCaller: String? = nil, redactor: Redactor? = nil
    ) {
        self.name = name
        self.summary = summary
        self.type = type
        self.defaultValue = defaultValue
        self.isDeprecated = isDeprecated
        self.isPreview = isPreview
        self.omittedCaller = omittedCaller
        self.redactor = redactor
    }
}

/// A value that stands in the API's description: a default or an attribute of a route.
public enum Literal: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int128)
    case float(Double)
    case string(String)
    /// A member of a union without a value.
    case tag(String)
}
