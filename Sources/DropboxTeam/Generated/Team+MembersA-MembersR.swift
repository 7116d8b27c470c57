// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Whom to invite to the team.
    public struct MembersAddArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 137) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newMembers: [Team.MemberAddArg], forceAsync: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, forceAsync)
            builder.list(1, newMembers)
            _record = builder.record()
        }

        /// Whether to answer with a job at once. Default: `false`.
        public var forceAsync: Bool { _record.bool(0) }
        /// The people to invite, at most 20.
        public var newMembers: [Team.MemberAddArg] { _record.list(1) }
    }

    /// How to invite people.
    public struct MembersAddArgBase: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 138) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(forceAsync: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, forceAsync)
            _record = builder.record()
        }

        /// Whether to answer with a job at once. Default: `false`.
        public var forceAsync: Bool { _record.bool(0) }
    }

    /// The state of a job of `membersAdd`.
    public enum MembersAddJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each person for the outcome.
        case complete([Team.MemberAddResult])
        /// The whole job has failed; the value says why.
        case failed(String)

        public static var _type: TypeRef { TypeRef(Team._schema, 139) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(_value.unions())
            default: self = .failed(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .boxed(1, unions: value)
            case .failed(let value): .boxed(2, string: value)
            }
        }
    }

    /// The state of a job of `membersAddV2`.
    public enum MembersAddJobStatusV2Result: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each person for the outcome.
        case complete([Team.MemberAddV2Result])
        /// The whole job has failed; the value says why.
        case failed(String)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 140) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(_value.unions())
            case 2: self = .failed(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .boxed(1, unions: value)
            case .failed(let value): .boxed(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// The answer of `membersAdd`: a job to poll, or the outcome.
    public enum MembersAddLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each person for the outcome.
        case complete([Team.MemberAddResult])

        public static var _type: TypeRef { TypeRef(Team._schema, 141) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(_value.unions())
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .boxed(1, unions: value)
            }
        }
    }

    /// The answer of `membersAddV2`: a job to poll, or the outcome.
    public enum MembersAddLaunchV2Result: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each person for the outcome.
        case complete([Team.MemberAddV2Result])
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 142) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(_value.unions())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .boxed(1, unions: value)
            case .other: .tag(2)
            }
        }
    }

    /// Whom to invite to the team.
    public struct MembersAddV2Arg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 143) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newMembers: [Team.MemberAddV2Arg], forceAsync: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, forceAsync)
            builder.list(1, newMembers)
            _record = builder.record()
        }

        /// Whether to answer with a job at once. Default: `false`.
        public var forceAsync: Bool { _record.bool(0) }
        /// The people to invite, at most 20.
        public var newMembers: [Team.MemberAddV2Arg] { _record.list(1) }
    }

    /// Whose files to hand to whom.
    public struct MembersDataTransferArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 144) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            user: Team.UserSelectorArg,
            transferDestId: Team.UserSelectorArg,
            transferAdminId: Team.UserSelectorArg
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.union(1, transferDestId._value)
            builder.union(2, transferAdminId._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The member who gets the files.
        public var transferDestId: Team.UserSelectorArg { _record.union(1) }
        /// The admin who is told by mail if something goes wrong.
        public var transferAdminId: Team.UserSelectorArg { _record.union(2) }
    }

    /// Whom to suspend or remove.
    public struct MembersDeactivateArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 145) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, wipeData: Bool = true) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.bool(1, wipeData)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// Whether to delete the data on their linked devices. Default: `true`.
        public var wipeData: Bool { _record.bool(1, true) }
    }

    /// Whom a change is about.
    public struct MembersDeactivateBaseArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 146) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a member cannot be changed.
    public enum MembersDeactivateError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 147) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Why files were not deleted.
    public enum MembersDeleteFormerMemberFilesError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// They still belong to the team.
        case userNotRemoved

        public static var _type: TypeRef { TypeRef(Team._schema, 148) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .userNotRemoved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .userNotRemoved: .tag(6)
            }
        }
    }

    /// Whose photo to delete.
    public struct MembersDeleteProfilePhotoArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 149) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a photo was not deleted.
    public enum MembersDeleteProfilePhotoError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        /// Former members cannot be changed.
        case setProfileDisallowed
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 150) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .setProfileDisallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .setProfileDisallowed: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Whose files to delete.
    public struct MembersFormerMemberArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 151) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            _record = builder.record()
        }

        /// The former member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// The roles that there are.
    public struct MembersGetAvailableTeamMemberRolesResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 152) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(roles: [Team.TeamMemberRole]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, roles)
            _record = builder.record()
        }

        /// The roles.
        public var roles: [Team.TeamMemberRole] { _record.list(0) }
    }

    /// Whose profiles to read.
    public struct MembersGetInfoArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 153) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(members: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, members)
            _record = builder.record()
        }

        /// The members, by id, external id or email address.
        public var members: [Team.UserSelectorArg] { _record.unions(0) }
    }

    /// Why no profiles were returned.
    public enum MembersGetInfoError: StoneUnion, CustomStringConvertible {
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 154) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// A member, or that they are not known.
    public enum MembersGetInfoItem: StoneUnion, CustomStringConvertible {
        /// There is no such member; the value is the id or address asked for.
        case idNotFound(String)
        /// The member.
        case memberInfo(Team.TeamMemberInfo)

        public static var _type: TypeRef { TypeRef(Team._schema, 155) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .memberInfo(Team.TeamMemberInfo(_record: payload))
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxed(0, string: value)
            case .memberInfo(let value): .variant(1, value._record)
            }
        }
    }

    /// Somebody who is not known.
    public enum MembersGetInfoItemBase: StoneUnion, CustomStringConvertible {
        /// There is no such member; the value is the id or address asked for.
        case idNotFound(String)

        public static var _type: TypeRef { TypeRef(Team._schema, 156) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .idNotFound(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxed(0, string: value)
            }
        }
    }

    /// A member with their roles, or that they are not known.
    public enum MembersGetInfoItemV2: StoneUnion, CustomStringConvertible {
        /// There is no such member; the value is the id or address asked for.
        case idNotFound(String)
        /// The member.
        case memberInfo(Team.TeamMemberInfoV2)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 157) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            case 1: self = .memberInfo(Team.TeamMemberInfoV2(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxed(0, string: value)
            case .memberInfo(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// Whose profiles to read.
    public struct MembersGetInfoV2Arg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 158) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(members: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, members)
            _record = builder.record()
        }

        /// The members, by id, external id or email address.
        public var members: [Team.UserSelectorArg] { _record.unions(0) }
    }

    /// The profiles asked for.
    public struct MembersGetInfoV2Result: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 159) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(membersInfo: [Team.MembersGetInfoItemV2]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, membersInfo)
            _record = builder.record()
        }

        /// One answer for each member.
        public var membersInfo: [Team.MembersGetInfoItemV2] { _record.unions(0) }
    }

    /// Whose files a legal hold keeps.
    public struct MembersInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 160) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamMemberIds: [String], permanentlyDeletedUsers: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, teamMemberIds)
            builder.uint64(1, permanentlyDeletedUsers)
            _record = builder.record()
        }

        /// The members, `dbmid:…`.
        public var teamMemberIds: [String] { _record.strings(0) }
        /// How many more there were whose accounts have been deleted.
        public var permanentlyDeletedUsers: UInt64 { _record.uint64(1) }
    }

    /// Which members to list.
    public struct MembersListArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 161) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(limit: UInt32 = 1000, includeRemoved: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.uint32(0, limit)
            builder.bool(1, includeRemoved)
            _record = builder.record()
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        public var limit: UInt32 { _record.uint32(0, 1000) }
        /// Whether to include former members. Default: `false`.
        public var includeRemoved: Bool { _record.bool(1) }
    }

    /// Where a listing goes on.
    public struct MembersListContinueArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 162) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(cursor: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            _record = builder.record()
        }

        /// The cursor of the latest page.
        public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum MembersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 163) }

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

    /// Why members were not listed.
    public enum MembersListError: StoneUnion, CustomStringConvertible {
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 164) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// A page of members.
    public struct MembersListResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 165) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(members: [Team.TeamMemberInfo], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            _record = builder.record()
        }

        /// The members.
        public var members: [Team.TeamMemberInfo] { _record.list(0) }
        /// Where the next page begins.
        public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(2) }
    }

    /// A page of members with their roles.
    public struct MembersListV2Result: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 166) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(members: [Team.TeamMemberInfoV2], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            _record = builder.record()
        }

        /// The members.
        public var members: [Team.TeamMemberInfoV2] { _record.list(0) }
        /// Where the next page begins.
        public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(2) }
    }

    /// Why files cannot be deleted.
    public enum MembersPermanentlyDeleteFilesError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted

        public static var _type: TypeRef { TypeRef(Team._schema, 167) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            }
        }
    }

    /// Whom to take back.
    public struct MembersRecoverArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 168) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            _record = builder.record()
        }

        /// The former member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a former member was not taken back.
    public enum MembersRecoverError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// It is too late for them.
        case userUnrecoverable
        /// They do not belong to the team.
        case userNotInTeam
        /// The team has no license left.
        case teamLicenseLimit
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 169) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userUnrecoverable
            case 2: self = .userNotInTeam
            case 3: self = .teamLicenseLimit
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userUnrecoverable: .tag(1)
            case .userNotInTeam: .tag(2)
            case .teamLicenseLimit: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Whom to remove, and what becomes of their account and files.
    public struct MembersRemoveArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 170) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            user: Team.UserSelectorArg,
            wipeData: Bool = true,
            transferDestId: Team.UserSelectorArg? = nil,
            transferAdminId: Team.UserSelectorArg? = nil,
            keepAccount: Bool = false,
            retainTeamShares: Bool = false,
            permanentlyDeleteFiles: Bool = false
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.bool(1, wipeData)
            builder.union(2, transferDestId?._value)
            builder.union(3, transferAdminId?._value)
            builder.bool(4, keepAccount)
            builder.bool(5, retainTeamShares)
            builder.bool(6, permanentlyDeleteFiles)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// Whether to delete the data on their linked devices. Default: `true`.
        public var wipeData: Bool { _record.bool(1, true) }
        /// The member who gets the files.
        public var transferDestId: Team.UserSelectorArg? { _record.unionOpt(2) }
        /// The admin who is told by mail if something goes wrong. Needed with `transferDestId`.
        public var transferAdminId: Team.UserSelectorArg? { _record.unionOpt(3) }
        /// Whether they keep their account, as a Basic one. Needs `wipeData` false. Default: `false`.
        public var keepAccount: Bool { _record.bool(4) }
        /// Whether they keep access to folders that were shared with them personally. Needs `keepAccount` true and
        /// `wipeData` false. Default: `false`.
        public var retainTeamShares: Bool { _record.bool(5) }
        /// Whether to delete their files for good, so that they cannot be handed to anybody. Default: `false`.
        public var permanentlyDeleteFiles: Bool { _record.bool(6) }
    }

    /// Why a member was not removed.
    public enum MembersRemoveError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are being handed to somebody.
        case transferInProgress
        /// They have been handed to somebody.
        case alreadyTransferred
        /// They have been handed to somebody, or deleted.
        case alreadyTransferredOrDeleted
        /// The files cannot go to the member themselves.
        case removedAndTransferDestShouldDiffer
        /// The admin cannot be the member themselves.
        case removedAndTransferAdminShouldDiffer
        /// There is nobody like `transferDestId`.
        case transferDestUserNotFound
        /// `transferDestId` does not belong to the team.
        case transferDestUserNotInTeam
        /// `transferAdminId` does not belong to the team.
        case transferAdminUserNotInTeam
        /// There is nobody like `transferAdminId`.
        case transferAdminUserNotFound
        /// `transferAdminId` is missing.
        case unspecifiedTransferAdminId
        /// `transferAdminId` is no admin.
        case transferAdminIsNotAdmin
        /// Whoever gets the files must verify their email address first.
        case recipientNotVerified
        /// The team must keep an admin.
        case removeLastAdmin
        /// They can keep the account or hand on the files, not both.
        case cannotKeepAccountAndTransfer
        /// To keep the account, set `wipeData` to false.
        case cannotKeepAccountAndDeleteData
        /// To keep the account, set `permanentlyDeleteFiles` to false.
        case cannotKeepAccountAndPermanentlyDelete
        /// Their email address is too long for a disabled account.
        case emailAddressTooLongToBeDisabled
        /// They have not joined yet, so there is no account to keep.
        case cannotKeepInvitedUserAccount
        /// To keep access to shared folders, set `wipeData` to false.
        case cannotRetainSharesWhenDataWiped
        /// To keep access to shared folders, set `keepAccount` to true.
        case cannotRetainSharesWhenNoAccountKept
        /// The team does not allow sharing with others, so they cannot keep access.
        case cannotRetainSharesWhenTeamExternalSharingOff
        /// Only an admin of the whole team can let them keep the account.
        case cannotKeepAccount
        /// Their files are under a legal hold. Take them off it first.
        case cannotKeepAccountUnderLegalHold
        /// They must sign in and accept the terms of service first.
        case cannotKeepAccountRequiredToSignTos
        /// The files can be deleted or handed on, not both.
        case cannotPermanentlyDeleteAndTransfer
        /// They are being handed somebody's files. Wait until that has ended.
        case memberIsTransferDestination

        public static var _type: TypeRef { TypeRef(Team._schema, 171) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .transferInProgress
            case 4: self = .alreadyTransferred
            case 5: self = .alreadyTransferredOrDeleted
            case 6: self = .removedAndTransferDestShouldDiffer
            case 7: self = .removedAndTransferAdminShouldDiffer
            case 8: self = .transferDestUserNotFound
            case 9: self = .transferDestUserNotInTeam
            case 10: self = .transferAdminUserNotInTeam
            case 11: self = .transferAdminUserNotFound
            case 12: self = .unspecifiedTransferAdminId
            case 13: self = .transferAdminIsNotAdmin
            case 14: self = .recipientNotVerified
            case 15: self = .removeLastAdmin
            case 16: self = .cannotKeepAccountAndTransfer
            case 17: self = .cannotKeepAccountAndDeleteData
            case 18: self = .cannotKeepAccountAndPermanentlyDelete
            case 19: self = .emailAddressTooLongToBeDisabled
            case 20: self = .cannotKeepInvitedUserAccount
            case 21: self = .cannotRetainSharesWhenDataWiped
            case 22: self = .cannotRetainSharesWhenNoAccountKept
            case 23: self = .cannotRetainSharesWhenTeamExternalSharingOff
            case 24: self = .cannotKeepAccount
            case 25: self = .cannotKeepAccountUnderLegalHold
            case 26: self = .cannotKeepAccountRequiredToSignTos
            case 27: self = .cannotPermanentlyDeleteAndTransfer
            case 28: self = .memberIsTransferDestination
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .transferInProgress: .tag(3)
            case .alreadyTransferred: .tag(4)
            case .alreadyTransferredOrDeleted: .tag(5)
            case .removedAndTransferDestShouldDiffer: .tag(6)
            case .removedAndTransferAdminShouldDiffer: .tag(7)
            case .transferDestUserNotFound: .tag(8)
            case .transferDestUserNotInTeam: .tag(9)
            case .transferAdminUserNotInTeam: .tag(10)
            case .transferAdminUserNotFound: .tag(11)
            case .unspecifiedTransferAdminId: .tag(12)
            case .transferAdminIsNotAdmin: .tag(13)
            case .recipientNotVerified: .tag(14)
            case .removeLastAdmin: .tag(15)
            case .cannotKeepAccountAndTransfer: .tag(16)
            case .cannotKeepAccountAndDeleteData: .tag(17)
            case .cannotKeepAccountAndPermanentlyDelete: .tag(18)
            case .emailAddressTooLongToBeDisabled: .tag(19)
            case .cannotKeepInvitedUserAccount: .tag(20)
            case .cannotRetainSharesWhenDataWiped: .tag(21)
            case .cannotRetainSharesWhenNoAccountKept: .tag(22)
            case .cannotRetainSharesWhenTeamExternalSharingOff: .tag(23)
            case .cannotKeepAccount: .tag(24)
            case .cannotKeepAccountUnderLegalHold: .tag(25)
            case .cannotKeepAccountRequiredToSignTos: .tag(26)
            case .cannotPermanentlyDeleteAndTransfer: .tag(27)
            case .memberIsTransferDestination: .tag(28)
            }
        }
    }
}
