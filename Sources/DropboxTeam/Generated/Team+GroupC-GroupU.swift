// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension Team {
    /// Which group to create.
    public struct GroupCreateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(50) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            groupName: String,
            addCreatorAsOwner: Bool = false,
            groupExternalId: String? = nil,
            groupManagementType: TeamCommon.GroupManagementType? = nil
        ) {
            var builder = RecordBuilder(Team._type(50))
            builder.string(0, groupName)
            builder.bool(1, addCreatorAsOwner)
            builder.string(2, groupExternalId)
            builder.union(3, groupManagementType?._value)
            self.init(_record: builder.record())
        }

        /// The name.
        @export(implementation) public var groupName: String { _record.string(0) }
        /// Whether the admin who creates it becomes its owner. Default: `false`.
        @export(implementation) public var addCreatorAsOwner: Bool { _record.bool(1) }
        /// The identity that the team's own directory gives to the group, if any.
        @export(implementation) public var groupExternalId: String? { _record.stringOpt(2) }
        /// Whether owners or admins manage its members.
        @export(implementation) public var groupManagementType: TeamCommon.GroupManagementType? { _record.unionOpt(3) }
    }

    /// Why a group was not created.
    public enum GroupCreateError: StoneUnion, CustomStringConvertible {
        /// There is a group of this name.
        case groupNameAlreadyUsed
        /// The name is empty, or has characters that are not allowed.
        case groupNameInvalid
        /// Another group has this external id.
        case externalIdAlreadyInUse
        /// Only Dropbox can create groups that it manages itself.
        case systemManagedGroupDisallowed
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(51) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNameAlreadyUsed
            case 1: self = .groupNameInvalid
            case 2: self = .externalIdAlreadyInUse
            case 3: self = .systemManagedGroupDisallowed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .groupNameAlreadyUsed: .tag(0)
            case .groupNameInvalid: .tag(1)
            case .externalIdAlreadyInUse: .tag(2)
            case .systemManagedGroupDisallowed: .tag(3)
            case .other: .tag(4)
            }
        }
    }

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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .groupAlreadyDeleted
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            case 4: self = .userCannotBeManagerOfCompanyManagedGroup
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            case 3: self = .memberNotInGroup
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupId(_value.string())
            default: self = .groupExternalId(_value.string())
            }
        }

        @export(implementation)
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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .groupNotFound
            case 2: self = .systemManagedGroupDisallowed
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation)
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
}
