/// A struct or a union.
public enum DataType: Hashable, Sendable {
    case structure(Structure)
    case union(Union)

    /// The name, unique among the types of the namespace.
    public var name: String {
        switch self {
        case .structure(let structure): structure.name
        case .union(let union): union.name
        }
    }

    /// The description, in our own words.
    public var summary: String? {
        switch self {
        case .structure(let structure): structure.summary
        case .union(let union): union.summary
        }
    }

    /// The type that this one extends.
    public var parent: TypeName? {
        switch self {
        case .structure(let structure): structure.parent
        case .union(let union): union.parent
        }
    }

    /// The fields of a struct or the members of a union, without inherited ones.
    public var fields: [Field] {
        switch self {
        case .structure(let structure): structure.fields
        case .union(let union): union.members
        }
    }

    /// The struct, or `nil` for a union.
    public var structure: Structure? {
        if case .structure(let structure) = self { structure } else { nil }
    }

    /// The union, or `nil` for a struct.
    public var union: Union? {
        if case .union(let union) = self { union } else { nil }
    }
}

/// A type with fields.
public struct Structure: Hashable, Sendable {
    public let name: String
    /// The description, in our own words.
    public var summary: String?
    /// The struct whose fields are inherited.
    public let parent: TypeName?
    /// The enumerated subtypes, if a tag on the wire identifies the subtype of an instance.
    public let subtypes: Subtypes?
    /// The fields without inherited ones. Use `API.allFields(of:)` for all fields.
    public var fields: [Field]

    /// Creates a struct.
    public init(
        name: String, summary: String? = nil, parent: TypeName? = nil, subtypes: Subtypes? = nil, fields: [Field] = []
    ) {
        self.name = name
        self.summary = summary
        self.parent = parent
        self.subtypes = subtypes
        self.fields = fields
    }
}

/// The subtypes that a struct enumerates.
public struct Subtypes: Hashable, Sendable {
    /// A Boolean value that indicates whether later versions may add subtypes. An unknown subtype is decoded as the
    /// enumerating struct.
    public let isOpen: Bool
    public let entries: [Subtype]

    /// Creates an enumeration of subtypes.
    public init(isOpen: Bool, entries: [Subtype]) {
        self.isOpen = isOpen
        self.entries = entries
    }
}

/// A subtype that a struct enumerates.
public struct Subtype: Hashable, Sendable {
    /// The value of `.tag` on the wire.
    public let tag: String
    public let type: TypeName

    /// Creates a subtype that `tag` identifies.
    public init(tag: String, type: TypeName) {
        self.tag = tag
        self.type = type
    }
}

/// A type whose value is one of several members.
public struct Union: Hashable, Sendable {
    public let name: String
    /// The description, in our own words.
    public var summary: String?
    /// The union whose members are inherited.
    public let parent: TypeName?
    /// A Boolean value that indicates whether no members will ever be added.
    public let isClosed: Bool
    /// The member for tags that this version doesn't know, unless it is inherited. Use `API.catchAll(of:)` to include
    /// inherited ones.
    public let catchAll: String?
    /// The members without inherited ones. Use `API.allMembers(of:)` for all members.
    public var members: [Field]

    /// Creates a union.
    public init(
        name: String, summary: String? = nil, parent: TypeName? = nil, isClosed: Bool = false, catchAll: String? = nil,
        members: [Field] = []
    ) {
        self.name = name
        self.summary = summary
        self.parent = parent
        self.isClosed = isClosed
        self.catchAll = catchAll
        self.members = members
    }
}

/// A field of a struct or a member of a union.
public struct Field: Hashable, Sendable {
    /// The name on the wire, in snake case.
    public let name: String
    /// The description, in our own words.
    public var summary: String?
    /// The type of the value, or `nil` (Void) for a member of a union that is only a tag.
    public let type: TypeReference?
    /// The value of an absent field. If it is `nil`, the field is required unless its type is nullable.
    public let defaultValue: Literal?
    public let isDeprecated: Bool
    public let isPreview: Bool
    /// A Boolean value that indicates whether the specification no longer has the member. Programs may still mention it.
    public let isRetired: Bool
    /// How the field of a struct differs from what programs know that were written for earlier revisions.
    public var history: FieldHistory
    /// The only callers that can see the field, such as `internal`, or `nil` if all callers can.
    public let omittedCaller: String?
    /// The redaction of the value in logs, if required.
    public let redactor: Redactor?

    /// Creates a field. Only the name and the type are usually needed.
    public init(
        name: String, summary: String? = nil, type: TypeReference?, defaultValue: Literal? = nil,
        isDeprecated: Bool = false, isPreview: Bool = false, isRetired: Bool = false,
        history: FieldHistory = FieldHistory(), omittedCaller: String? = nil, redactor: Redactor? = nil
    ) {
        self.name = name
        self.summary = summary
        self.type = type
        self.defaultValue = defaultValue
        self.isDeprecated = isDeprecated
        self.isPreview = isPreview
        self.isRetired = isRetired
        self.history = history
        self.omittedCaller = omittedCaller
        self.redactor = redactor
    }
}

/// A value in the API's description: a default or an attribute of a route.
public enum Literal: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int128)
    case float(Double)
    case string(String)
    /// A member of a union without a value.
    case tag(String)
}
