/// A struct or a union.
public enum DataType: Hashable, Sendable {
    case structure(Structure)
    case union(Union)

    /// The name, unique among the types of its namespace.
    public var name: String {
        switch self {
        case .structure(let structure): structure.name
        case .union(let union): union.name
        }
    }

    /// What it is, in our own words.
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

    /// The own fields of a struct, or the own members of a union.
    public var fields: [Field] {
        switch self {
        case .structure(let structure): structure.fields
        case .union(let union): union.members
        }
    }

    /// The struct, or nil for a union.
    public var structure: Structure? {
        if case .structure(let structure) = self { structure } else { nil }
    }

    /// The union, or nil for a struct.
    public var union: Union? {
        if case .union(let union) = self { union } else { nil }
    }
}

/// A type with fields.
public struct Structure: Hashable, Sendable {
    public let name: String
    /// What it is, in our own words.
    public var summary: String?
    /// The struct whose fields it inherits.
    public let parent: TypeName?
    /// Its enumerated subtypes, if an instance on the wire says with a tag which of them it is.
    public let subtypes: Subtypes?
    /// Its own fields; `API.allFields(of:)` has the inherited ones, too.
    public var fields: [Field]

    /// A struct with its own fields.
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
    /// Whether later versions may add subtypes. An unknown one is then read as the struct that enumerates.
    public let isOpen: Bool
    public let entries: [Subtype]

    /// An enumeration of subtypes.
    public init(isOpen: Bool, entries: [Subtype]) {
        self.isOpen = isOpen
        self.entries = entries
    }
}

/// One of the subtypes that a struct enumerates.
public struct Subtype: Hashable, Sendable {
    /// The value of `.tag` on the wire.
    public let tag: String
    public let type: TypeName

    /// The subtype that `tag` announces.
    public init(tag: String, type: TypeName) {
        self.tag = tag
        self.type = type
    }
}

/// A type whose values are one of several members.
public struct Union: Hashable, Sendable {
    public let name: String
    /// What it is, in our own words.
    public var summary: String?
    /// The union whose members it has, too.
    public let parent: TypeName?
    /// Whether no member will ever be added.
    public let isClosed: Bool
    /// The own member that stands for tags unknown to this version; `API.catchAll(of:)` also finds an inherited one.
    public let catchAll: String?
    /// Its own members; `API.allMembers(of:)` has the inherited ones, too.
    public var members: [Field]

    /// A union with its own members.
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
