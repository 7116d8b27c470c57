// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Whether each member has a home folder.
    public enum HasDistinctMemberHomesValue: StoneUnion, CustomStringConvertible {
        /// True if so.
        case hasDistinctMemberHomes(Bool)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 83) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hasDistinctMemberHomes(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hasDistinctMemberHomes(let value): .boxed(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// Whether the team log has events about files.
    public enum HasTeamFileEventsValue: StoneUnion, CustomStringConvertible {
        /// True if so.
        case enabled(Bool)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 84) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled(let value): .boxed(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// Whether sync settings can be set for team folders.
    public enum HasTeamSelectiveSyncValue: StoneUnion, CustomStringConvertible {
        /// True if so.
        case hasTeamSelectiveSync(Bool)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 85) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hasTeamSelectiveSync(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hasTeamSelectiveSync(let value): .boxed(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// Whether the team has a team space.
    public enum HasTeamSharedDropboxValue: StoneUnion, CustomStringConvertible {
        /// True if so.
        case hasTeamSharedDropbox(Bool)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 86) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hasTeamSharedDropbox(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hasTeamSharedDropbox(let value): .boxed(0, bool: value)
            case .other: .tag(1)
            }
        }
    }
}
