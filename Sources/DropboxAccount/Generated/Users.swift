// Generated from API/users.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Accounts of users: who they are, and how much space they use.
public enum Users: StoneNamespace {
    /// The schema of the `users` namespace.
    public static let _schema = StoneSchema(
        "users",
        imports: { [Common._schema, TeamCommon._schema, TeamPolicies._schema, UsersCommon._schema] },
        #"""
alias GetAccountBatchResult List(BasicAccount)
struct Account
 account_id users_common.AccountId
 name Name
 email String
 email_verified Boolean
 profile_photo_url String?
 disabled Boolean
struct BasicAccount : Account
 is_teammate Boolean
 team_member_id String?
union DistinctMemberHomeValue open=other
 enabled Boolean
 other
union FileLockingValue open=other
 enabled Boolean
 other
struct FullAccount : Account
 country String(min_length=2,max_length=2)?
 locale String(min_length=2)
 referral_link String
 team FullTeam?
 team_member_id String?
 is_paired Boolean
 account_type users_common.AccountType
 root_info common.RootInfo
struct FullTeam : Team
 sharing_policies team_policies.TeamSharingPolicies
 office_addin_policy team_policies.OfficeAddInPolicy
 top_level_content_policy team_policies.TopLevelContentPolicy
struct GetAccountArg
 account_id users_common.AccountId
struct GetAccountBatchArg
 account_ids List(users_common.AccountId,min_items=1)
union GetAccountBatchError open=other
 no_account users_common.AccountId
 other
union GetAccountError open=other
 no_account
 other
struct IndividualSpaceAllocation
 allocated UInt64
struct Name
 given_name String
 surname String
 familiar_name String
 display_name String
 abbreviated_name String
union PaperAsFilesValue open=other
 enabled Boolean
 other
union SpaceAllocation open=other
 individual IndividualSpaceAllocation
 team TeamSpaceAllocation
 other
struct SpaceUsage
 used UInt64
 allocation SpaceAllocation
struct Team
 id String
 name String
union TeamSharedDropboxValue open=other
 enabled Boolean
 other
struct TeamSpaceAllocation
 used UInt64
 allocated UInt64
 user_within_team_space_allocated UInt64
 user_within_team_space_limit_type team_common.MemberSpaceLimitType
 user_within_team_space_used_cached UInt64
union UserFeature open=other
 paper_as_files
 file_locking
 team_shared_dropbox
 distinct_member_home
 other
union UserFeatureValue open=other
 paper_as_files PaperAsFilesValue
 file_locking FileLockingValue
 team_shared_dropbox TeamSharedDropboxValue
 distinct_member_home DistinctMemberHomeValue
 other
struct UserFeaturesGetValuesBatchArg
 features List(UserFeature)
union UserFeaturesGetValuesBatchError open=other
 empty_features_list
 other
struct UserFeaturesGetValuesBatchResult
 values List(UserFeatureValue)
route features/get_values UserFeaturesGetValuesBatchArg UserFeaturesGetValuesBatchResult UserFeaturesGetValuesBatchError allow_app_folder_app=true auth=user host=api scope=account_info.read style=rpc
route get_account GetAccountArg BasicAccount GetAccountError allow_app_folder_app=true auth=user host=api scope=sharing.read style=rpc
route get_account_batch GetAccountBatchArg GetAccountBatchResult GetAccountBatchError allow_app_folder_app=true auth=user host=api scope=sharing.read style=rpc
route get_current_account Void FullAccount Void allow_app_folder_app=true auth=user host=api scope=account_info.read select_admin_mode=whole_team style=rpc
route get_space_usage Void SpaceUsage Void allow_app_folder_app=true auth=user host=api scope=account_info.read style=rpc
"""#
    )
}

extension Users {
    /// What every profile holds. How much of it is filled in depends on who asks about whom.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Account: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
        ///   - name: The name, in several forms.
        ///   - email: The email address. It may have changed hands; do not take it as proof of identity.
        ///   - emailVerified: Whether the user has confirmed that the email address is theirs.
        ///   - disabled: Whether the account is disabled.
        ///   - profilePhotoUrl: The address of the profile photo, if there is one.
        @export(implementation)
        public init(
            accountId: String,
            name: Users.Name,
            email: String,
            emailVerified: Bool,
            disabled: Bool,
            profilePhotoUrl: String? = nil
        ) {
            var builder = RecordBuilder(Users._type(0))
            builder.string(0, accountId)
            builder.object(1, name._plainRecord)
            builder.string(2, email)
            builder.bool(3, emailVerified)
            builder.string(4, profilePhotoUrl)
            builder.bool(5, disabled)
            super.init(_record: builder.record())
        }

        /// The identity of the account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public final var accountId: String { _record.string(0) }
        /// The name, in several forms.
        @export(implementation) public final var name: Users.Name { _record.object(1) }
        /// The email address. It may have changed hands; do not take it as proof of identity.
        @export(implementation) public final var email: String { _record.string(2) }
        /// Whether the user has confirmed that the email address is theirs.
        @export(implementation) public final var emailVerified: Bool { _record.bool(3) }
        /// The address of the profile photo, if there is one.
        @export(implementation) public final var profilePhotoUrl: String? { _record.stringOpt(4) }
        /// Whether the account is disabled.
        @export(implementation) public final var disabled: Bool { _record.bool(5) }
    }

    /// The profile of any user.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class BasicAccount: Users.Account, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
        ///   - name: The name, in several forms.
        ///   - email: The email address. It may have changed hands; do not take it as proof of identity.
        ///   - emailVerified: Whether the user has confirmed that the email address is theirs.
        ///   - disabled: Whether the account is disabled.
        ///   - isTeammate: Whether this is a teammate of the caller, or the caller.
        ///   - profilePhotoUrl: The address of the profile photo, if there is one.
        ///   - teamMemberId: The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation)
        public init(
            accountId: String,
            name: Users.Name,
            email: String,
            emailVerified: Bool,
            disabled: Bool,
            isTeammate: Bool,
            profilePhotoUrl: String? = nil,
            teamMemberId: String? = nil
        ) {
            var builder = RecordBuilder(Users._type(1))
            builder.string(0, accountId)
            builder.object(1, name._plainRecord)
            builder.string(2, email)
            builder.bool(3, emailVerified)
            builder.string(4, profilePhotoUrl)
            builder.bool(5, disabled)
            builder.bool(6, isTeammate)
            builder.string(7, teamMemberId)
            super.init(_record: builder.record())
        }

        /// Whether this is a teammate of the caller, or the caller.
        @export(implementation) public var isTeammate: Bool { _record.bool(6) }
        /// The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(7) }
    }

    /// Whether the user's home folder is another place than the root.
    public enum DistinctMemberHomeValue: StoneUnion, CustomStringConvertible {
        /// True if the home namespace and the root namespace differ.
        case enabled(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// Whether the user can lock files.
    public enum FileLockingValue: StoneUnion, CustomStringConvertible {
        /// True if files in shared folders can be locked. Otherwise the user can only undo or ask to undo locks.
        case enabled(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// The profile of the current user.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FullAccount: Users.Account, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accountId: The identity of the account, `dbid:…`. Exactly 40 characters.
        ///   - name: The name, in several forms.
        ///   - email: The email address. It may have changed hands; do not take it as proof of identity.
        ///   - emailVerified: Whether the user has confirmed that the email address is theirs.
        ///   - disabled: Whether the account is disabled.
        ///   - locale: The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
        ///   - referralLink: The address with which the user invites others to Dropbox.
        ///   - isPaired: Whether a work account and a personal one are linked. `team` tells which of them this is.
        ///   - accountType: The plan of the account.
        ///   - rootInfo: The namespaces of the user, from which a path root is made.
        ///   - profilePhotoUrl: The address of the profile photo, if there is one.
        ///   - country: The country as two letters of ISO 3166-1, if it is known. Exactly 2 characters.
        ///   - team: The team, if the account belongs to one.
        ///   - teamMemberId: The identity within the team, `dbmid:…`, if the account belongs to one.
        @export(implementation)
        public init(
            accountId: String,
            name: Users.Name,
            email: String,
            emailVerified: Bool,
            disabled: Bool,
            locale: String,
            referralLink: String,
            isPaired: Bool,
            accountType: UsersCommon.AccountType,
            rootInfo: Common.RootInfo,
            profilePhotoUrl: String? = nil,
            country: String? = nil,
            team: Users.FullTeam? = nil,
            teamMemberId: String? = nil
        ) {
            var builder = RecordBuilder(Users._type(4))
            builder.string(0, accountId)
            builder.object(1, name._plainRecord)
            builder.string(2, email)
            builder.bool(3, emailVerified)
            builder.string(4, profilePhotoUrl)
            builder.bool(5, disabled)
            builder.string(6, country)
            builder.string(7, locale)
            builder.string(8, referralLink)
            builder.object(9, team?._record)
            builder.string(10, teamMemberId)
            builder.bool(11, isPaired)
            builder.union(12, accountType._value)
            builder.polymorphic(13, rootInfo)
            super.init(_record: builder.record())
        }

        /// The country as two letters of ISO 3166-1, if it is known. Exactly 2 characters.
        @export(implementation) public var country: String? { _record.stringOpt(6) }
        /// The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
        @export(implementation) public var locale: String { _record.string(7) }
        /// The address with which the user invites others to Dropbox.
        @export(implementation) public var referralLink: String { _record.string(8) }
        /// The team, if the account belongs to one.
        @export(implementation) public var team: Users.FullTeam? { _record.objectOpt(9) }
        /// The identity within the team, `dbmid:…`, if the account belongs to one.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(10) }
        /// Whether a work account and a personal one are linked. `team` tells which of them this is.
        @export(implementation) public var isPaired: Bool { _record.bool(11) }
        /// The plan of the account.
        @export(implementation) public var accountType: UsersCommon.AccountType { _record.union(12) }
        /// The namespaces of the user, from which a path root is made.
        @export(implementation) public var rootInfo: Common.RootInfo { _record.polymorphic(13) }
    }

    /// The team of the current user.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FullTeam: Users.Team, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identity of the team, `dbtid:…`.
        ///   - name: The name of the team.
        ///   - sharingPolicies: What the team allows its members to share.
        ///   - officeAddinPolicy: Whether members may use the Office add-in.
        ///   - topLevelContentPolicy: Who may change the team space at its top level.
        @export(implementation)
        public init(
            id: String,
            name: String,
            sharingPolicies: TeamPolicies.TeamSharingPolicies,
            officeAddinPolicy: TeamPolicies.OfficeAddInPolicy,
            topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy
        ) {
            var builder = RecordBuilder(Users._type(5))
            builder.string(0, id)
            builder.string(1, name)
            builder.object(2, sharingPolicies._plainRecord)
            builder.union(3, officeAddinPolicy._value)
            builder.union(4, topLevelContentPolicy._value)
            super.init(_record: builder.record())
        }

        /// What the team allows its members to share.
        @export(implementation) public var sharingPolicies: TeamPolicies.TeamSharingPolicies { _record.object(2) }
        /// Whether members may use the Office add-in.
        @export(implementation) public var officeAddinPolicy: TeamPolicies.OfficeAddInPolicy { _record.union(3) }
        /// Who may change the team space at its top level.
        @export(implementation)
        public var topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy {
            _record.union(4)
        }
    }

    /// Whose profile to read.
    public struct GetAccountArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accountId: The account, `dbid:…`. Exactly 40 characters.
        @export(implementation)
        public init(accountId: String) {
            var builder = RecordBuilder(Users._type(6))
            builder.string(0, accountId)
            self.init(_plainRecord: builder.record())
        }

        /// The account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public var accountId: String { _plainRecord.string(0) }
    }

    /// Whose profiles to read.
    public struct GetAccountBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - accountIds: The accounts, at most 300, each once. At least 1 item. Each: Exactly 40 characters.
        @export(implementation)
        public init(accountIds: [String]) {
            var builder = RecordBuilder(Users._type(7))
            builder.strings(0, accountIds)
            self.init(_plainRecord: builder.record())
        }

        /// The accounts, at most 300, each once. At least 1 item. Each: Exactly 40 characters.
        @export(implementation) public var accountIds: [String] { _plainRecord.strings(0) }
    }

    /// Why no profiles were returned.
    public enum GetAccountBatchError: StoneUnion, CustomStringConvertible {
        /// There is no such account; the value is its id. Leave it out and try again. Exactly 40 characters.
        case noAccount(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noAccount(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noAccount(let value): .boxedValue(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// Why no profile was returned.
    public enum GetAccountError: StoneUnion, CustomStringConvertible {
        /// There is no such account.
        case noAccount
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .noAccount
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noAccount: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Space that belongs to one user.
    public struct IndividualSpaceAllocation: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - allocated: How many bytes the account may hold.
        @export(implementation)
        public init(allocated: UInt64) {
            var builder = RecordBuilder(Users._type(10))
            builder.uint64(0, allocated)
            self.init(_plainRecord: builder.record())
        }

        /// How many bytes the account may hold.
        @export(implementation) public var allocated: UInt64 { _plainRecord.uint64(0) }
    }

    /// The name of a person, in the forms that different languages and layouts need.
    public struct Name: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - givenName: The first name.
        ///   - surname: The family name.
        ///   - familiarName: The form in which friends address the person. It depends on the language.
        ///   - displayName: The full name, as Dropbox shows it.
        ///   - abbreviatedName: A short form, in most languages the initials.
        @export(implementation)
        public init(
            givenName: String,
            surname: String,
            familiarName: String,
            displayName: String,
            abbreviatedName: String
        ) {
            var builder = RecordBuilder(Users._type(11))
            builder.string(0, givenName)
            builder.string(1, surname)
            builder.string(2, familiarName)
            builder.string(3, displayName)
            builder.string(4, abbreviatedName)
            self.init(_plainRecord: builder.record())
        }

        /// The first name.
        @export(implementation) public var givenName: String { _plainRecord.string(0) }
        /// The family name.
        @export(implementation) public var surname: String { _plainRecord.string(1) }
        /// The form in which friends address the person. It depends on the language.
        @export(implementation) public var familiarName: String { _plainRecord.string(2) }
        /// The full name, as Dropbox shows it.
        @export(implementation) public var displayName: String { _plainRecord.string(3) }
        /// A short form, in most languages the initials.
        @export(implementation) public var abbreviatedName: String { _plainRecord.string(4) }
    }

    /// Where the user's Paper documents are.
    public enum PaperAsFilesValue: StoneUnion, CustomStringConvertible {
        /// True if they are `.paper` files among the others, handled by the routes of `Files`. Otherwise the routes of
        /// `Paper` handle them.
        case enabled(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// How space is allotted: to the user alone or to a team.
    public enum SpaceAllocation: StoneUnion, CustomStringConvertible {
        /// The space is the user's own.
        case individual(Users.IndividualSpaceAllocation)
        /// The space is shared by a team.
        case team(Users.TeamSpaceAllocation)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .individual(Users.IndividualSpaceAllocation(_plainRecord: payload))
            case 1: self = .team(Users.TeamSpaceAllocation(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .individual(let value): .variant(0, value._plainRecord)
            case .team(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// How full a Dropbox is.
    public struct SpaceUsage: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - used: How many bytes the user's files take up.
        ///   - allocation: How many bytes they may take up.
        @export(implementation)
        public init(used: UInt64, allocation: Users.SpaceAllocation) {
            var builder = RecordBuilder(Users._type(14))
            builder.uint64(0, used)
            builder.union(1, allocation._value)
            self.init(_plainRecord: builder.record())
        }

        /// How many bytes the user's files take up.
        @export(implementation) public var used: UInt64 { _plainRecord.uint64(0) }
        /// How many bytes they may take up.
        @export(implementation) public var allocation: Users.SpaceAllocation { _plainRecord.union(1) }
    }

    /// A team, by id and name.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Team: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - id: The identity of the team, `dbtid:…`.
        ///   - name: The name of the team.
        @export(implementation)
        public init(id: String, name: String) {
            var builder = RecordBuilder(Users._type(15))
            builder.string(0, id)
            builder.string(1, name)
            super.init(_record: builder.record())
        }

        /// The identity of the team, `dbtid:…`.
        @export(implementation) public final var id: String { _record.string(0) }
        /// The name of the team.
        @export(implementation) public final var name: String { _record.string(1) }
    }

    /// Whether the members of the team share one root.
    public enum TeamSharedDropboxValue: StoneUnion, CustomStringConvertible {
        /// True if there is a team space that all members share.
        case enabled(Bool)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enabled(_value.bool())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enabled(let value): .boxedValue(0, bool: value)
            case .other: .tag(1)
            }
        }
    }

    /// Space that a team shares.
    public struct TeamSpaceAllocation: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - used: How many bytes the whole team uses.
        ///   - allocated: How many bytes the whole team may use.
        ///   - userWithinTeamSpaceAllocated: How many bytes of these the user may use. 0 means no limit of their own.
        ///   - userWithinTeamSpaceLimitType: What happens when the user reaches that limit.
        ///   - userWithinTeamSpaceUsedCached: How many bytes the user uses, as last counted.
        @export(implementation)
        public init(
            used: UInt64,
            allocated: UInt64,
            userWithinTeamSpaceAllocated: UInt64,
            userWithinTeamSpaceLimitType: TeamCommon.MemberSpaceLimitType,
            userWithinTeamSpaceUsedCached: UInt64
        ) {
            var builder = RecordBuilder(Users._type(17))
            builder.uint64(0, used)
            builder.uint64(1, allocated)
            builder.uint64(2, userWithinTeamSpaceAllocated)
            builder.union(3, userWithinTeamSpaceLimitType._value)
            builder.uint64(4, userWithinTeamSpaceUsedCached)
            self.init(_plainRecord: builder.record())
        }

        /// How many bytes the whole team uses.
        @export(implementation) public var used: UInt64 { _plainRecord.uint64(0) }
        /// How many bytes the whole team may use.
        @export(implementation) public var allocated: UInt64 { _plainRecord.uint64(1) }
        /// How many bytes of these the user may use. 0 means no limit of their own.
        @export(implementation) public var userWithinTeamSpaceAllocated: UInt64 { _plainRecord.uint64(2) }
        /// What happens when the user reaches that limit.
        @export(implementation)
        public var userWithinTeamSpaceLimitType: TeamCommon.MemberSpaceLimitType {
            _plainRecord.union(3)
        }
        /// How many bytes the user uses, as last counted.
        @export(implementation) public var userWithinTeamSpaceUsedCached: UInt64 { _plainRecord.uint64(4) }
    }

    /// A feature that an account may or may not have.
    public enum UserFeature: StoneUnion, CustomStringConvertible {
        /// Paper documents as files.
        case paperAsFiles
        /// Locking of files.
        case fileLocking
        /// A team space shared by all members.
        case teamSharedDropbox
        /// A home folder that is not the root.
        case distinctMemberHome
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .paperAsFiles
            case 1: self = .fileLocking
            case 2: self = .teamSharedDropbox
            case 3: self = .distinctMemberHome
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .paperAsFiles: .tag(0)
            case .fileLocking: .tag(1)
            case .teamSharedDropbox: .tag(2)
            case .distinctMemberHome: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// A feature and its setting.
    public enum UserFeatureValue: StoneUnion, CustomStringConvertible {
        /// Where Paper documents are.
        case paperAsFiles(Users.PaperAsFilesValue)
        /// Whether files can be locked.
        case fileLocking(Users.FileLockingValue)
        /// Whether the team shares one root.
        case teamSharedDropbox(Users.TeamSharedDropboxValue)
        /// Whether home and root differ.
        case distinctMemberHome(Users.DistinctMemberHomeValue)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .paperAsFiles(_value.union())
            case 1: self = .fileLocking(_value.union())
            case 2: self = .teamSharedDropbox(_value.union())
            case 3: self = .distinctMemberHome(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .paperAsFiles(let value): .boxedValue(0, union: value._value)
            case .fileLocking(let value): .boxedValue(1, union: value._value)
            case .teamSharedDropbox(let value): .boxedValue(2, union: value._value)
            case .distinctMemberHome(let value): .boxedValue(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// Which features to ask for.
    public struct UserFeaturesGetValuesBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - features: The features to ask for, at least one.
        @export(implementation)
        public init(features: [Users.UserFeature]) {
            var builder = RecordBuilder(Users._type(20))
            builder.unions(0, features)
            self.init(_plainRecord: builder.record())
        }

        /// The features to ask for, at least one.
        @export(implementation) public var features: [Users.UserFeature] { _plainRecord.unions(0) }
    }

    /// Why no features were returned.
    public enum UserFeaturesGetValuesBatchError: StoneUnion, CustomStringConvertible {
        /// No feature was given.
        case emptyFeaturesList
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .emptyFeaturesList
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .emptyFeaturesList: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The features asked for.
    public struct UserFeaturesGetValuesBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - values: The settings of the features asked for.
        @export(implementation)
        public init(values: [Users.UserFeatureValue]) {
            var builder = RecordBuilder(Users._type(22))
            builder.unions(0, values)
            self.init(_plainRecord: builder.record())
        }

        /// The settings of the features asked for.
        @export(implementation) public var values: [Users.UserFeatureValue] { _plainRecord.unions(0) }
    }
}

extension Users {
    /// Converts `Account` from and to JSON.
    public typealias AccountSerializer = StoneSerializer<Users.Account>
    /// Converts `BasicAccount` from and to JSON.
    public typealias BasicAccountSerializer = StoneSerializer<Users.BasicAccount>
    /// Converts `DistinctMemberHomeValue` from and to JSON.
    public typealias DistinctMemberHomeValueSerializer = StoneSerializer<Users.DistinctMemberHomeValue>
    /// Converts `FileLockingValue` from and to JSON.
    public typealias FileLockingValueSerializer = StoneSerializer<Users.FileLockingValue>
    /// Converts `FullAccount` from and to JSON.
    public typealias FullAccountSerializer = StoneSerializer<Users.FullAccount>
    /// Converts `FullTeam` from and to JSON.
    public typealias FullTeamSerializer = StoneSerializer<Users.FullTeam>
    /// Converts `GetAccountArg` from and to JSON.
    public typealias GetAccountArgSerializer = StoneSerializer<Users.GetAccountArg>
    /// Converts `GetAccountBatchArg` from and to JSON.
    public typealias GetAccountBatchArgSerializer = StoneSerializer<Users.GetAccountBatchArg>
    /// Converts `GetAccountBatchError` from and to JSON.
    public typealias GetAccountBatchErrorSerializer = StoneSerializer<Users.GetAccountBatchError>
    /// Converts `GetAccountError` from and to JSON.
    public typealias GetAccountErrorSerializer = StoneSerializer<Users.GetAccountError>
    /// Converts `IndividualSpaceAllocation` from and to JSON.
    public typealias IndividualSpaceAllocationSerializer = StoneSerializer<Users.IndividualSpaceAllocation>
    /// Converts `Name` from and to JSON.
    public typealias NameSerializer = StoneSerializer<Users.Name>
    /// Converts `PaperAsFilesValue` from and to JSON.
    public typealias PaperAsFilesValueSerializer = StoneSerializer<Users.PaperAsFilesValue>
    /// Converts `SpaceAllocation` from and to JSON.
    public typealias SpaceAllocationSerializer = StoneSerializer<Users.SpaceAllocation>
    /// Converts `SpaceUsage` from and to JSON.
    public typealias SpaceUsageSerializer = StoneSerializer<Users.SpaceUsage>
    /// Converts `Team` from and to JSON.
    public typealias TeamSerializer = StoneSerializer<Users.Team>
    /// Converts `TeamSharedDropboxValue` from and to JSON.
    public typealias TeamSharedDropboxValueSerializer = StoneSerializer<Users.TeamSharedDropboxValue>
    /// Converts `TeamSpaceAllocation` from and to JSON.
    public typealias TeamSpaceAllocationSerializer = StoneSerializer<Users.TeamSpaceAllocation>
    /// Converts `UserFeature` from and to JSON.
    public typealias UserFeatureSerializer = StoneSerializer<Users.UserFeature>
    /// Converts `UserFeatureValue` from and to JSON.
    public typealias UserFeatureValueSerializer = StoneSerializer<Users.UserFeatureValue>
    /// Converts `UserFeaturesGetValuesBatchArg` from and to JSON.
    public typealias UserFeaturesGetValuesBatchArgSerializer = StoneSerializer<Users.UserFeaturesGetValuesBatchArg>
    /// Converts `UserFeaturesGetValuesBatchError` from and to JSON.
    public typealias UserFeaturesGetValuesBatchErrorSerializer = StoneSerializer<Users.UserFeaturesGetValuesBatchError>
    /// Converts `UserFeaturesGetValuesBatchResult` from and to JSON.
    public typealias UserFeaturesGetValuesBatchResultSerializer = StoneSerializer<Users.UserFeaturesGetValuesBatchResult>
}
