// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension Team {
    /// Why a group was not deleted.
    public enum GroupDeleteError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// It has been deleted already.
        case groupAlreadyDeleted

        @export(implementation) public static var _type: TypeRef { Team._type(52) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .groupAlreadyDeleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .groupAlreadyDeleted: .tag(3)
            }
        }
    }

    /// A group with its members.
    public struct GroupFullInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(53) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            groupName: String,
            groupId: String,
            groupManagementType: TeamCommon.GroupManagementType,
            created: UInt64,
            groupExternalId: String? = nil,
            memberCount: UInt32? = nil,
            members: [Team.GroupMemberInfo]? = nil
        ) {
            var builder = RecordBuilder(Team._type(53))
            builder.string(0, groupName)
            builder.string(1, groupId)
            builder.string(2, groupExternalId)
            builder.uint32(3, memberCount)
            builder.union(4, groupManagementType._value)
            builder.list(5, members)
            builder.uint64(6, created)
            self.init(_record: builder.record())
        }

        /// The name of the group.
        @export(implementation) public var groupName: String { _record.string(0) }
        /// The identity of the group, `g:…`.
        @export(implementation) public var groupId: String { _record.string(1) }
        /// The identity that the team's own directory gives to the group, if any.
        @export(implementation) public var groupExternalId: String? { _record.stringOpt(2) }
        /// How many members the group has.
        @export(implementation) public var memberCount: UInt32? { _record.uint32Opt(3) }
        /// Who manages its members.
        @export(implementation) public var groupManagementType: TeamCommon.GroupManagementType { _record.union(4) }
        /// The members. Nil for groups that Dropbox manages.
        @export(implementation) public var members: [Team.GroupMemberInfo]? { _record.listOpt(5) }
        /// When it was created, in milliseconds since 1970.
        @export(implementation) public var created: UInt64 { _record.uint64(6) }
    }

    /// A member of a group.
    public struct GroupMemberInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(54) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(profile: Team.MemberProfile, accessType: Team.GroupAccessType) {
            var builder = RecordBuilder(Team._type(54))
            builder.object(0, profile._record)
            builder.union(1, accessType._value)
            self.init(_record: builder.record())
        }

        /// The member.
        @export(implementation) public var profile: Team.MemberProfile { _record.object(0) }
        /// What they may do to the group.
        @export(implementation) public var accessType: Team.GroupAccessType { _record.union(1) }
    }

    /// A member of a group.
    public struct GroupMemberSelector: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(55) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(group: Team.GroupSelector, user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(55))
            builder.union(0, group._value)
            builder.union(1, user._value)
            self.init(_record: builder.record())
        }

        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(0) }
        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(1) }
    }

    /// Why a member of a group cannot be used.
    public enum GroupMemberSelectorError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// They do not belong to the group.
        case memberNotInGroup

        @export(implementation) public static var _type: TypeRef { Team._type(56) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            }
        }
    }

    /// Why a member's access was not changed.
    public enum GroupMemberSetAccessTypeError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// They do not belong to the group.
        case memberNotInGroup
        /// A group that admins manage has no owners.
        case userCannotBeManagerOfCompanyManagedGroup

        @export(implementation) public static var _type: TypeRef { Team._type(57) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            case 4: self = .userCannotBeManagerOfCompanyManagedGroup
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            case .userCannotBeManagerOfCompanyManagedGroup: .tag(4)
            }
        }
    }

    /// Whom to add to which group.
    public struct GroupMembersAddArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(58) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(group: Team.GroupSelector, members: [Team.MemberAccess], returnMembers: Bool = true) {
            var builder = RecordBuilder(Team._type(58))
            builder.bool(0, returnMembers)
            builder.union(1, group._value)
            builder.list(2, members)
            self.init(_record: builder.record())
        }

        /// Whether to return the members of the group too, which takes long for large groups. Default: `true`.
        @export(implementation) public var returnMembers: Bool { _record.bool(0, true) }
        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(1) }
        /// The people to add, each with what they may do.
        @export(implementation) public var members: [Team.MemberAccess] { _record.list(2) }
    }

    /// Why no members were added.
    public enum GroupMembersAddError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// Somebody belongs to the group already, or comes twice.
        case duplicateUser
        /// The group belongs to another team.
        case groupNotInTeam
        /// These people do not belong to the team; the value lists them.
        case membersNotInTeam([String])
        /// These people are not known; the value lists them.
        case usersNotFound([String])
        /// Somebody is suspended and cannot be an owner.
        case userMustBeActiveToBeOwner
        /// A group that admins manage has no owners; the value lists those who were to be.
        case userCannotBeManagerOfCompanyManagedGroup([String])

        @export(implementation) public static var _type: TypeRef { Team._type(59) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .duplicateUser
            case 4: self = .groupNotInTeam
            case 5: self = .membersNotInTeam(_value.strings())
            case 6: self = .usersNotFound(_value.strings())
            case 7: self = .userMustBeActiveToBeOwner
            case 8: self = .userCannotBeManagerOfCompanyManagedGroup(_value.strings())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .duplicateUser: .tag(3)
            case .groupNotInTeam: .tag(4)
            case .membersNotInTeam(let value): .boxed(5, strings: value)
            case .usersNotFound(let value): .boxed(6, strings: value)
            case .userMustBeActiveToBeOwner: .tag(7)
            case .userCannotBeManagerOfCompanyManagedGroup(let value): .boxed(8, strings: value)
            }
        }
    }

    /// The group after the change.
    public struct GroupMembersChangeResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(60) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(groupInfo: Team.GroupFullInfo, asyncJobId: String) {
            var builder = RecordBuilder(Team._type(60))
            builder.object(0, groupInfo._record)
            builder.string(1, asyncJobId)
            self.init(_record: builder.record())
        }

        /// The group.
        @export(implementation) public var groupInfo: Team.GroupFullInfo { _record.object(0) }
        /// Has no meaning any more: it is always a blank. At least 1 character. Deprecated.
        @export(implementation) public var asyncJobId: String { _record.string(1) }
    }

    /// Whom to remove from which group.
    public struct GroupMembersRemoveArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(61) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(group: Team.GroupSelector, users: [Team.UserSelectorArg], returnMembers: Bool = true) {
            var builder = RecordBuilder(Team._type(61))
            builder.bool(0, returnMembers)
            builder.union(1, group._value)
            builder.unions(2, users)
            self.init(_record: builder.record())
        }

        /// Whether to return the members of the group too, which takes long for large groups. Default: `true`.
        @export(implementation) public var returnMembers: Bool { _record.bool(0, true) }
        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(1) }
        /// The members to remove.
        @export(implementation) public var users: [Team.UserSelectorArg] { _record.unions(2) }
    }

    /// Why no members were removed.
    public enum GroupMembersRemoveError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// Somebody does not belong to the group.
        case memberNotInGroup
        /// The group belongs to another team.
        case groupNotInTeam
        /// These people do not belong to the team; the value lists them.
        case membersNotInTeam([String])
        /// These people are not known; the value lists them.
        case usersNotFound([String])

        @export(implementation) public static var _type: TypeRef { Team._type(62) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            case 4: self = .groupNotInTeam
            case 5: self = .membersNotInTeam(_value.strings())
            case 6: self = .usersNotFound(_value.strings())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            case .groupNotInTeam: .tag(4)
            case .membersNotInTeam(let value): .boxed(5, strings: value)
            case .usersNotFound(let value): .boxed(6, strings: value)
            }
        }
    }

    /// Members of a group.
    public struct GroupMembersSelector: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(63) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(group: Team.GroupSelector, users: Team.UsersSelectorArg) {
            var builder = RecordBuilder(Team._type(63))
            builder.union(0, group._value)
            builder.union(1, users._value)
            self.init(_record: builder.record())
        }

        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(0) }
        /// The members.
        @export(implementation) public var users: Team.UsersSelectorArg { _record.union(1) }
    }

    /// Why members of a group cannot be used.
    public enum GroupMembersSelectorError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// Somebody does not belong to the group.
        case memberNotInGroup

        @export(implementation) public static var _type: TypeRef { Team._type(64) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .memberNotInGroup: .tag(3)
            }
        }
    }

    /// What a member may do to a group from now on.
    public struct GroupMembersSetAccessTypeArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(65) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            group: Team.GroupSelector,
            user: Team.UserSelectorArg,
            accessType: Team.GroupAccessType,
            returnMembers: Bool = true
        ) {
            var builder = RecordBuilder(Team._type(65))
            builder.union(0, group._value)
            builder.union(1, user._value)
            builder.union(2, accessType._value)
            builder.bool(3, returnMembers)
            self.init(_record: builder.record())
        }

        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(0) }
        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(1) }
        /// What they may do to the group from now on.
        @export(implementation) public var accessType: Team.GroupAccessType { _record.union(2) }
        /// Whether to return the members of the group too, which takes long for large groups. Default: `true`.
        @export(implementation) public var returnMembers: Bool { _record.bool(3, true) }
    }

    /// A group.
    public enum GroupSelector: StoneUnion, CustomStringConvertible {
        /// By its id, `g:…`.
        case groupId(String)
        /// By its external id.
        case groupExternalId(String)

        @export(implementation) public static var _type: TypeRef { Team._type(66) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupId(_value.string())
            default: self = .groupExternalId(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .groupId(let value): .boxed(0, string: value)
            case .groupExternalId(let value): .boxed(1, string: value)
            }
        }
    }

    /// Why a group cannot be used.
    public enum GroupSelectorError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(67) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why a group cannot be used.
    public enum GroupSelectorWithTeamGroupError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed

        @export(implementation) public static var _type: TypeRef { Team._type(68) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            }
        }
    }

    /// What to change of a group. What is nil stays as it is.
    public struct GroupUpdateArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(69) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            group: Team.GroupSelector,
            returnMembers: Bool = true,
            newGroupName: String? = nil,
            newGroupExternalId: String? = nil,
            newGroupManagementType: TeamCommon.GroupManagementType? = nil
        ) {
            var builder = RecordBuilder(Team._type(69))
            builder.bool(0, returnMembers)
            builder.union(1, group._value)
            builder.string(2, newGroupName)
            builder.string(3, newGroupExternalId)
            builder.union(4, newGroupManagementType?._value)
            self.init(_record: builder.record())
        }

        /// Whether to return the members of the group too, which takes long for large groups. Default: `true`.
        @export(implementation) public var returnMembers: Bool { _record.bool(0, true) }
        /// The group.
        @export(implementation) public var group: Team.GroupSelector { _record.union(1) }
        /// The new name.
        @export(implementation) public var newGroupName: String? { _record.stringOpt(2) }
        /// The new external id. An empty text removes it.
        @export(implementation) public var newGroupExternalId: String? { _record.stringOpt(3) }
        /// Whether owners or admins manage its members from now on.
        @export(implementation)
        public var newGroupManagementType: TeamCommon.GroupManagementType? {
            _record.unionOpt(4)
        }
    }

    /// Why a group was not changed.
    public enum GroupUpdateError: StoneUnion, CustomStringConvertible {
        /// There is no such group.
        case groupNotFound
        case other
        /// Dropbox manages this group itself.
        case systemManagedGroupDisallowed
        /// There is a group of this name.
        case groupNameAlreadyUsed
        /// The name is empty, or has characters that are not allowed.
        case groupNameInvalid
        /// Another group has this external id.
        case externalIdAlreadyInUse

        @export(implementation) public static var _type: TypeRef { Team._type(70) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .groupNameAlreadyUsed
            case 4: self = .groupNameInvalid
            case 5: self = .externalIdAlreadyInUse
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .groupNotFound: .tag(0)
            case .other: .tag(1)
            case .systemManagedGroupDisallowed: .tag(2)
            case .groupNameAlreadyUsed: .tag(3)
            case .groupNameInvalid: .tag(4)
            case .externalIdAlreadyInUse: .tag(5)
            }
        }
    }

    /// Why groups were not read.
    public enum GroupsGetInfoError: StoneUnion, CustomStringConvertible {
        /// A group belongs to another team.
        case groupNotOnTeam
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(71) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotOnTeam
            default: self = .other
            }
        }

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

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .groupInfo(Team.GroupFullInfo(_record: payload))
            }
        }

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

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

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

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

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

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidAsyncJobId
            case 1: self = .internalError
            case 3: self = .accessDenied
            default: self = .other
            }
        }

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

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupIds(_value.strings())
            default: self = .groupExternalIds(_value.strings())
            }
        }

        public var _value: Value {
            switch self {
            case .groupIds(let value): .boxed(0, strings: value)
            case .groupExternalIds(let value): .boxed(1, strings: value)
            }
        }
    }
}
