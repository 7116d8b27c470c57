// Generated from API/team.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension Team {
    /// A member of the team.
    public struct TeamMemberInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(251) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(profile: Team.TeamMemberProfile, role: Team.AdminTier) {
            var builder = RecordBuilder(Team._type(251))
            builder.object(0, profile._record)
            builder.union(1, role._value)
            self.init(_record: builder.record())
        }

        /// The member.
        @export(implementation) public var profile: Team.TeamMemberProfile { _record.object(0) }
        /// What they may do to the team.
        @export(implementation) public var role: Team.AdminTier { _record.union(1) }
    }

    /// A member of the team with their roles.
    public struct TeamMemberInfoV2: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(252) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(profile: Team.TeamMemberProfile, roles: [Team.TeamMemberRole]? = nil) {
            var builder = RecordBuilder(Team._type(252))
            builder.object(0, profile._record)
            builder.list(1, roles)
            self.init(_record: builder.record())
        }

        /// The member.
        @export(implementation) public var profile: Team.TeamMemberProfile { _record.object(0) }
        /// The roles that they have.
        @export(implementation) public var roles: [Team.TeamMemberRole]? { _record.listOpt(1) }
    }

    /// The member after the change.
    public struct TeamMemberInfoV2Result: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(253) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(memberInfo: Team.TeamMemberInfoV2) {
            var builder = RecordBuilder(Team._type(253))
            builder.object(0, memberInfo._record)
            self.init(_record: builder.record())
        }

        /// The member.
        @export(implementation) public var memberInfo: Team.TeamMemberInfoV2 { _record.object(0) }
    }

    /// A member of the team.
    public struct TeamMemberProfile: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(254) }
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
            groups: [String],
            memberFolderId: String,
            rootFolderId: String,
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
            var builder = RecordBuilder(Team._type(254))
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
            builder.strings(15, groups)
            builder.string(16, memberFolderId)
            builder.string(17, rootFolderId)
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
        /// The groups that they belong to.
        @export(implementation) public var groups: [String] { _record.strings(15) }
        /// The namespace of their home folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var memberFolderId: String { _record.string(16) }
        /// The namespace of their root. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var rootFolderId: String { _record.string(17) }
    }

    /// A set of things that a member may do to the team.
    public struct TeamMemberRole: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(255) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(roleId: String, name: String, description_: String) {
            var builder = RecordBuilder(Team._type(255))
            builder.string(0, roleId)
            builder.string(1, name)
            builder.string(2, description_)
            self.init(_record: builder.record())
        }

        /// The identity of the role, `pid_dbtmr:…`. Dropbox's own roles have the same in all teams. At most 128
        /// characters. Pattern: `pid_dbtmr:.*`.
        @export(implementation) public var roleId: String { _record.string(0) }
        /// The name of the role. At most 32 characters.
        @export(implementation) public var name: String { _record.string(1) }
        /// What the role permits. At most 256 characters.
        @export(implementation) public var description_: String { _record.string(2) }
    }

    /// Whether somebody belongs to the team.
    public enum TeamMemberStatus: StoneUnion, CustomStringConvertible {
        /// They do.
        case active
        /// They are invited and have not joined yet.
        case invited
        /// They are suspended.
        case suspended
        /// They did, and have been removed.
        case removed(Team.RemovedStatus)

        @export(implementation) public static var _type: TypeRef { Team._type(256) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .active
            case 1: self = .invited
            case 2: self = .suspended
            default: self = .removed(Team.RemovedStatus(_record: payload))
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .invited: .tag(1)
            case .suspended: .tag(2)
            case .removed(let value): .variant(3, value._record)
            }
        }
    }

    /// Whether a member uses a license.
    public enum TeamMembershipType: StoneUnion, CustomStringConvertible {
        /// They do, and share in the team's space.
        case full
        /// They do not. Deprecated.
        case limited

        @export(implementation) public static var _type: TypeRef { Team._type(257) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .full
            default: self = .limited
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .full: .tag(0)
            case .limited: .tag(1)
            }
        }
    }

    /// How to list namespaces.
    public struct TeamNamespacesListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(258) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(258))
            builder.uint32(0, limit)
            self.init(_record: builder.record())
        }

        /// Has no effect. Default: 1000. 1 to 1000. Deprecated.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct TeamNamespacesListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(259) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(259))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum TeamNamespacesListContinueError: StoneUnion, CustomStringConvertible {
        /// An argument makes no sense.
        case invalidArg
        case other
        /// The cursor is not valid. List from the start.
        case invalidCursor

        @export(implementation) public static var _type: TypeRef { Team._type(260) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidArg
            case 2: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidArg: .tag(0)
            case .other: .tag(1)
            case .invalidCursor: .tag(2)
            }
        }
    }

    /// Why namespaces were not listed.
    public enum TeamNamespacesListError: StoneUnion, CustomStringConvertible {
        /// An argument makes no sense.
        case invalidArg
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(261) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidArg
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidArg: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of namespaces.
    public struct TeamNamespacesListResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(262) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(namespaces: [Team.NamespaceMetadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Team._type(262))
            builder.list(0, namespaces)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The namespaces. Some may come twice.
        @export(implementation) public var namespaces: [Team.NamespaceMetadata] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// Why a report was not made.
    public enum TeamReportFailureReason: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox. Try again.
        case temporaryError
        /// Too many reports are being made. Try again later.
        case manyReportsAtOnce
        /// The report would be too large. Ask for less.
        case tooMuchData
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(263) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .temporaryError
            case 1: self = .manyReportsAtOnce
            case 2: self = .tooMuchData
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .temporaryError: .tag(0)
            case .manyReportsAtOnce: .tag(1)
            case .tooMuchData: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why it is not known where the token comes from.
    public enum TokenGetAuthenticatedAdminError: StoneUnion, CustomStringConvertible {
        /// It was not recorded when the token was made. Let an admin link the app again.
        case mappingNotFound
        /// The admin has left the team, or is no admin any more.
        case adminNotActive
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(264) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .mappingNotFound
            case 1: self = .adminNotActive
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .mappingNotFound: .tag(0)
            case .adminNotActive: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The admin behind an access token.
    public struct TokenGetAuthenticatedAdminResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(265) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(adminProfile: Team.TeamMemberProfile) {
            var builder = RecordBuilder(Team._type(265))
            builder.object(0, adminProfile._record)
            self.init(_record: builder.record())
        }

        /// The admin who linked the app.
        @export(implementation) public var adminProfile: Team.TeamMemberProfile { _record.object(0) }
    }

    /// How many uploads the API accepts in a month.
    public enum UploadApiRateLimitValue: StoneUnion, CustomStringConvertible {
        /// Any number.
        case unlimited
        /// This many.
        case limit(UInt32)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(266) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unlimited
            case 1: self = .limit(_value.uint32())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unlimited: .tag(0)
            case .limit(let value): .boxed(1, uint32: value)
            case .other: .tag(2)
            }
        }
    }

    /// What became of one member.
    public enum UserAddResult: StoneUnion, CustomStringConvertible {
        /// One outcome for each address.
        case success(Team.UserSecondaryEmailsResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        /// They have not verified their email address; the value tells who.
        case unverified(Team.UserSelectorArg)
        /// They have not joined yet; the value tells who.
        case placeholderUser(Team.UserSelectorArg)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(267) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserSecondaryEmailsResult(_record: payload))
            case 1: self = .invalidUser(_value.union())
            case 2: self = .unverified(_value.union())
            case 3: self = .placeholderUser(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .unverified(let value): .boxed(2, union: value._value)
            case .placeholderUser(let value): .boxed(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// A member and their space limit.
    public struct UserCustomQuotaArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(268) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, quotaGb: UInt32) {
            var builder = RecordBuilder(Team._type(268))
            builder.union(0, user._value)
            builder.uint32(1, quotaGb)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The limit in GB (1 TB has 1,024). At least 2.
        @export(implementation) public var quotaGb: UInt32 { _record.uint32(1) }
    }

    /// A member and their space limit.
    public struct UserCustomQuotaResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(269) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, quotaGb: UInt32? = nil) {
            var builder = RecordBuilder(Team._type(269))
            builder.union(0, user._value)
            builder.uint32(1, quotaGb)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The limit in GB (1 TB has 1,024). Nil if there is none of their own. At least 2.
        @export(implementation) public var quotaGb: UInt32? { _record.uint32Opt(1) }
    }

    /// What became of the addresses of one member.
    public struct UserDeleteEmailsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(270) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, results: [Team.DeleteSecondaryEmailResult]) {
            var builder = RecordBuilder(Team._type(270))
            builder.union(0, user._value)
            builder.unions(1, results)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// One outcome for each address.
        @export(implementation) public var results: [Team.DeleteSecondaryEmailResult] { _record.unions(1) }
    }

    /// What became of one member.
    public enum UserDeleteResult: StoneUnion, CustomStringConvertible {
        /// One outcome for each address.
        case success(Team.UserDeleteEmailsResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(271) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserDeleteEmailsResult(_record: payload))
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// What became of the addresses of one member.
    public struct UserResendEmailsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(272) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, results: [Team.ResendSecondaryEmailResult]) {
            var builder = RecordBuilder(Team._type(272))
            builder.union(0, user._value)
            builder.unions(1, results)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// One outcome for each address.
        @export(implementation) public var results: [Team.ResendSecondaryEmailResult] { _record.unions(1) }
    }

    /// What became of one member.
    public enum UserResendResult: StoneUnion, CustomStringConvertible {
        /// One outcome for each address.
        case success(Team.UserResendEmailsResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(273) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserResendEmailsResult(_record: payload))
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// A member and some email addresses.
    public struct UserSecondaryEmailsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(274) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, secondaryEmails: [String]) {
            var builder = RecordBuilder(Team._type(274))
            builder.union(0, user._value)
            builder.strings(1, secondaryEmails)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// The addresses. Each: At most 255 characters. Each: Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var secondaryEmails: [String] { _record.strings(1) }
    }

    /// What became of the addresses of one member.
    public struct UserSecondaryEmailsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(275) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Team.UserSelectorArg, results: [Team.AddSecondaryEmailResult]) {
            var builder = RecordBuilder(Team._type(275))
            builder.union(0, user._value)
            builder.unions(1, results)
            self.init(_record: builder.record())
        }

        /// The member, by id, external id or email address.
        @export(implementation) public var user: Team.UserSelectorArg { _record.union(0) }
        /// One outcome for each address.
        @export(implementation) public var results: [Team.AddSecondaryEmailResult] { _record.unions(1) }
    }

    /// A member of the team.
    public enum UserSelectorArg: StoneUnion, CustomStringConvertible {
        /// By their id, `dbmid:…`.
        case teamMemberId(String)
        /// By the identity that the team's own directory gives to them. At most 64 characters.
        case externalId(String)
        /// By their email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)

        @export(implementation) public static var _type: TypeRef { Team._type(276) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamMemberId(_value.string())
            case 1: self = .externalId(_value.string())
            default: self = .email(_value.string())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .teamMemberId(let value): .boxed(0, string: value)
            case .externalId(let value): .boxed(1, string: value)
            case .email(let value): .boxed(2, string: value)
            }
        }
    }

    /// Why a member cannot be used.
    public enum UserSelectorError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound

        @export(implementation) public static var _type: TypeRef { Team._type(277) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .userNotFound
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            }
        }
    }

    /// Members of the team.
    public enum UsersSelectorArg: StoneUnion, CustomStringConvertible {
        /// By their ids, `dbmid:…`.
        case teamMemberIds([String])
        /// By the identities that the team's own directory gives to them. Each: At most 64 characters.
        case externalIds([String])
        /// By their email addresses. Each: At most 255 characters. Each: Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case emails([String])

        @export(implementation) public static var _type: TypeRef { Team._type(278) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamMemberIds(_value.strings())
            case 1: self = .externalIds(_value.strings())
            default: self = .emails(_value.strings())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .teamMemberIds(let value): .boxed(0, strings: value)
            case .externalIds(let value): .boxed(1, strings: value)
            case .emails(let value): .boxed(2, strings: value)
            }
        }
    }
}
