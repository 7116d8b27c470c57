// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension Team {
    /// A member of a team.
    public struct MemberProfile: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(135) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            teamMemberId: String,
            email: String,
            emailVerified: Bool,
            status: Team.TeamMemberStatus,
            name: Users.Name,
            membershipType: Team.TeamMembershipType,
            externalId: String? = nil,
            accountId: String? = nil,
            secondaryEmails: [SecondaryEmails.SecondaryEmail]? = nil,
            invitedOn: Date? = nil,
            joinedOn: Date? = nil,
            suspendedOn: Date? = nil,
            persistentId: String? = nil,
            isDirectoryRestricted: Bool? = nil,
            profilePhotoUrl: String? = nil
        ) {
            var builder = RecordBuilder(Team._type(135))
            builder.string(0, teamMemberId)
            builder.string(1, externalId)
            builder.string(2, accountId)
            builder.string(3, email)
            builder.bool(4, emailVerified)
            builder.list(5, secondaryEmails)
            builder.union(6, status._value)
            builder.object(7, name._record)
            builder.union(8, membershipType._value)
            builder.date(9, invitedOn)
            builder.date(10, joinedOn)
            builder.date(11, suspendedOn)
            builder.string(12, persistentId)
            builder.bool(13, isDirectoryRestricted)
            builder.string(14, profilePhotoUrl)
            self.init(_record: builder.record())
        }

        /// The identity within the team, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(0) }
        /// The identity that the team's own directory gives to them, if any.
        @export(implementation) public var externalId: String? { _record.stringOpt(1) }
        /// The account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public var accountId: String? { _record.stringOpt(2) }
        /// The email address.
        @export(implementation) public var email: String { _record.string(3) }
        /// Whether they have confirmed that the email address is theirs.
        @export(implementation) public var emailVerified: Bool { _record.bool(4) }
        /// Further email addresses.
        @export(implementation) public var secondaryEmails: [SecondaryEmails.SecondaryEmail]? { _record.listOpt(5) }
        /// Whether they belong to the team by now, and still.
        @export(implementation) public var status: Team.TeamMemberStatus { _record.union(6) }
        /// The name, in several forms.
        @export(implementation) public var name: Users.Name { _record.object(7) }
        /// Whether they use a license.
        @export(implementation) public var membershipType: Team.TeamMembershipType { _record.union(8) }
        /// When they were invited, if they have not joined yet.
        @export(implementation) public var invitedOn: Date? { _record.dateOpt(9) }
        /// When they joined.
        @export(implementation) public var joinedOn: Date? { _record.dateOpt(10) }
        /// When they were suspended, if they are.
        @export(implementation) public var suspendedOn: Date? { _record.dateOpt(11) }
        /// The identity by which they sign in with SAML.
        @export(implementation) public var persistentId: String? { _record.stringOpt(12) }
        /// Whether the team's directory is restricted for them.
        @export(implementation) public var isDirectoryRestricted: Bool? { _record.boolOpt(13) }
        /// The address of the profile photo, if there is one.
        @export(implementation) public var profilePhotoUrl: String? { _record.stringOpt(14) }
    }

    /// Why a member cannot be used.
    public enum MemberSelectorError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam

        @export(implementation) public static var _type: TypeRef { Team._type(136) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            default: self = .userNotInTeam
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            }
        }
    }

    /// Whom to invite to the team.
    public struct MembersAddArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(137) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newMembers: [Team.MemberAddArg], forceAsync: Bool = false) {
            var builder = RecordBuilder(Team._type(137))
            builder.bool(0, forceAsync)
            builder.list(1, newMembers)
            self.init(_record: builder.record())
        }

        /// Whether to answer with a job at once. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _record.bool(0) }
        /// The people to invite, at most 20.
        @export(implementation) public var newMembers: [Team.MemberAddArg] { _record.list(1) }
    }

    /// How to invite people.
    public struct MembersAddArgBase: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(138) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(forceAsync: Bool = false) {
            var builder = RecordBuilder(Team._type(138))
            builder.bool(0, forceAsync)
            self.init(_record: builder.record())
        }

        /// Whether to answer with a job at once. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _record.bool(0) }
    }

    /// The state of a job of `membersAdd`.
    public enum MembersAddJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each person for the outcome.
        case complete([Team.MemberAddResult])
        /// The whole job has failed; the value says why.
        case failed(String)

        @export(implementation) public static var _type: TypeRef { Team._type(139) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(_value.unions())
            default: self = .failed(_value.string())
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(140) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(_value.unions())
            case 2: self = .failed(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(141) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete(_value.unions())
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(142) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(_value.unions())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .boxed(1, unions: value)
            case .other: .tag(2)
            }
        }
    }

    /// Whom to invite to the team.
    public struct MembersAddV2Arg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(143) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newMembers: [Team.MemberAddV2Arg], forceAsync: Bool = false) {
            var builder = RecordBuilder(Team._type(143))
            builder.bool(0, forceAsync)
            builder.list(1, newMembers)
            self.init(_record: builder.record())
        }

        /// Whether to answer with a job at once. Default: `false`.
        @export(implementation) public var forceAsync: Bool { _record.bool(0) }
        /// The people to invite, at most 20.
        @export(implementation) public var newMembers: [Team.MemberAddV2Arg] { _record.list(1) }
    }

    /// Whose files to hand to whom.
    public struct MembersDataTransferArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(144) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            user: Team.UserSelectorArg,
            transferDestId: Team.UserSelectorArg,
            transferAdminId: Team.UserSelectorArg
        ) {
            var builder = RecordBuilder(Team._type(144))
            builder.union(0, user._value)
            builder.union(1, transferDestId._value)
            builder.union(2, transferAdminId._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The member who gets the files.
        @export(implementation) public var transferDestId: Team.UserSelectorArg { _record.union(1) }
        /// The admin who is told by mail if something goes wrong.
        @export(implementation) public var transferAdminId: Team.UserSelectorArg { _record.union(2) }
    }

    /// Whom to suspend or remove.
    public struct MembersDeactivateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(145) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, wipeData: Bool = true) {
            var builder = RecordBuilder(Team._type(145))
            builder.union(0, user._value)
            builder.bool(1, wipeData)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// Whether to delete the data on their linked devices. Default: `true`.
        @export(implementation) public var wipeData: Bool { _record.bool(1, true) }
    }

    /// Whom a change is about.
    public struct MembersDeactivateBaseArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(146) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(146))
            builder.union(0, user._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// Why a member cannot be changed.
    public enum MembersDeactivateError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(147) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(148) }

        @export(implementation)
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

        @export(implementation)
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
    public struct MembersDeleteProfilePhotoArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(149) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(149))
            builder.union(0, user._value)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
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

        @export(implementation) public static var _type: TypeRef { Team._type(150) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 2: self = .setProfileDisallowed
            default: self = .other
            }
        }

        @export(implementation)
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
    public struct MembersFormerMemberArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(151) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg) {
            var builder = RecordBuilder(Team._type(151))
            builder.union(0, user._value)
            self.init(_record: builder.record())
        }

        /// The former member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
    }

    /// The roles that there are.
    public struct MembersGetAvailableTeamMemberRolesResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(152) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(roles: [Team.TeamMemberRole]) {
            var builder = RecordBuilder(Team._type(152))
            builder.list(0, roles)
            self.init(_record: builder.record())
        }

        /// The roles.
        @export(implementation) public var roles: [Team.TeamMemberRole] { _record.list(0) }
    }

    /// Whose profiles to read.
    public struct MembersGetInfoArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(153) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Team._type(153))
            builder.unions(0, members)
            self.init(_record: builder.record())
        }

        /// The members, by id, external id or email address.
        @export(implementation) public var members: [Team.UserSelectorArg] { _record.unions(0) }
    }

    /// Why no profiles were returned.
    public enum MembersGetInfoError: StoneUnion, CustomStringConvertible {
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(154) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(155) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            default: self = .memberInfo(Team.TeamMemberInfo(_record: payload))
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(156) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .idNotFound(_value.string())
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(157) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .idNotFound(_value.string())
            case 1: self = .memberInfo(Team.TeamMemberInfoV2(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .idNotFound(let value): .boxed(0, string: value)
            case .memberInfo(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// Whose profiles to read.
    public struct MembersGetInfoV2Arg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(158) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Team._type(158))
            builder.unions(0, members)
            self.init(_record: builder.record())
        }

        /// The members, by id, external id or email address.
        @export(implementation) public var members: [Team.UserSelectorArg] { _record.unions(0) }
    }

    /// The profiles asked for.
    public struct MembersGetInfoV2Result: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(159) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(membersInfo: [Team.MembersGetInfoItemV2]) {
            var builder = RecordBuilder(Team._type(159))
            builder.unions(0, membersInfo)
            self.init(_record: builder.record())
        }

        /// One answer for each member.
        @export(implementation) public var membersInfo: [Team.MembersGetInfoItemV2] { _record.unions(0) }
    }

    /// Whose files a legal hold keeps.
    public struct MembersInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(160) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamMemberIds: [String], permanentlyDeletedUsers: UInt64) {
            var builder = RecordBuilder(Team._type(160))
            builder.strings(0, teamMemberIds)
            builder.uint64(1, permanentlyDeletedUsers)
            self.init(_record: builder.record())
        }

        /// The members, `dbmid:…`.
        @export(implementation) public var teamMemberIds: [String] { _record.strings(0) }
        /// How many more there were whose accounts have been deleted.
        @export(implementation) public var permanentlyDeletedUsers: UInt64 { _record.uint64(1) }
    }

    /// Which members to list.
    public struct MembersListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(161) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000, includeRemoved: Bool = false) {
            var builder = RecordBuilder(Team._type(161))
            builder.uint32(0, limit)
            builder.bool(1, includeRemoved)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
        /// Whether to include former members. Default: `false`.
        @export(implementation) public var includeRemoved: Bool { _record.bool(1) }
    }

    /// Where a listing goes on.
    public struct MembersListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(162) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(162))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum MembersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(163) }

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

    /// Why members were not listed.
    public enum MembersListError: StoneUnion, CustomStringConvertible {
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(164) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .other: .tag(0)
            }
        }
    }

    /// A page of members.
    public struct MembersListResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(165) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: [Team.TeamMemberInfo], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(165))
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var members: [Team.TeamMemberInfo] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// A page of members with their roles.
    public struct MembersListV2Result: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(166) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: [Team.TeamMemberInfoV2], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(166))
            builder.list(0, members)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var members: [Team.TeamMemberInfoV2] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
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

        @export(implementation) public static var _type: TypeRef { Team._type(167) }

        @export(implementation)
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

        @export(implementation)
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
}
