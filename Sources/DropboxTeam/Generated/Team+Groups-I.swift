// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension Team {
    /// Why groups were not read.
    public enum GroupsGetInfoError: StoneUnion, CustomStringConvertible {
        /// A group belongs to another team.
        case groupNotOnTeam
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(71) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotOnTeam
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .groupNotOnTeam: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A group, or that it is not known.
    public enum GroupsGetInfoItem: StoneUnion, CustomStringConvertible {
        /// There is no such group; the value is its id.
        case idNotFound(String)
        /// The group.
        case groupInfo(Team.GroupFullInfo)

        @export(implementation) public static var _type: TypeRef { Team._type(72) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .groupInfo(Team.GroupFullInfo(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxed(0, string: value)
            case .groupInfo(let value): .variant(1, value._record)
            }
        }
    }

    /// How to list groups.
    public struct GroupsListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(73) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(73))
            builder.uint32(0, limit)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct GroupsListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(74) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(74))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum GroupsListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(75) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of groups.
    public struct GroupsListResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(76) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(groups: [TeamCommon.GroupSummary], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(76))
            builder.list(0, groups)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The groups.
        @export(implementation) public var groups: [TeamCommon.GroupSummary] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// Which group to look at.
    public struct GroupsMembersListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(77) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(group: Team.GroupSelector, limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(77))
            builder.union(0, group._value)
            builder.uint32(1, limit)
            self.init(_record: builder.record())
        }

        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(0) }
        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(1, 1000) }
    }

    /// Where a listing goes on.
    public struct GroupsMembersListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(78) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(78))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum GroupsMembersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(79) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members of a group.
    public struct GroupsMembersListResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(80) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: [Team.GroupMemberInfo], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(80))
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var members: [Team.GroupMemberInfo] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// Why the state of a job is not known.
    public enum GroupsPollError: StoneUnion, CustomStringConvertible {
        /// There is no such job.
        case invalidAsyncJobId
        /// The job broke at Dropbox and its outcome is unknown. Check what it did before trying again.
        case internalError
        case other
        /// The app may not ask about this job.
        case accessDenied

        @export(implementation) public static var _type: TypeRef { Team._type(81) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidAsyncJobId
            case 1: self = .internalError
            case 3: self = .accessDenied
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidAsyncJobId: .tag(0)
            case .internalError: .tag(1)
            case .other: .tag(2)
            case .accessDenied: .tag(3)
            }
        }
    }

    /// Groups.
    public enum GroupsSelector: StoneUnion, CustomStringConvertible {
        /// By their ids, `g:…`.
        case groupIds([String])
        /// By their external ids.
        case groupExternalIds([String])

        @export(implementation) public static var _type: TypeRef { Team._type(82) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupIds(_value.strings())
            default: self = .groupExternalIds(_value.strings())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .groupIds(let value): .boxed(0, strings: value)
            case .groupExternalIds(let value): .boxed(1, strings: value)
            }
        }
    }

    /// Whether each member has a home folder.
    public enum HasDistinctMemberHomesValue: StoneUnion, CustomStringConvertible {
        /// True if so.
        case hasDistinctMemberHomes(Bool)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(83) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hasDistinctMemberHomes(_value.bool())
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(84) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(85) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hasTeamSelectiveSync(_value.bool())
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(86) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hasTeamSharedDropbox(_value.bool())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .hasTeamSharedDropbox(let value): .boxed(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// Whether to return the members of a group.
    public struct IncludeMembersArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(87) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(returnMembers: Bool = true) {
            var builder = RecordBuilder(Team._type(87))
            builder.bool(0, returnMembers)
            self.init(_record: builder.record())
        }

        /// Whether to return the members of the group too, which takes long for large groups. Default: `true`.
        @export(implementation) public var returnMembers: Bool { _record.bool(0, true) }
    }
}
