// Generated from API/users.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Accounts of users, and their space.
public enum Users: StoneNamespace {
    /// The schema of the `users` namespace.
    public static let _schema = StoneSchema(
        "users",
        imports: { [Common._schema, TeamCommon._schema, TeamPolicies._schema, UsersCommon._schema] },
        #"""
alias GetAccountBatchResult List(BasicAccount)
struct Account;account_id users_common.AccountId;name Name;email String;email_verified Boolean;profile_photo_url String?;disabled Boolean
struct BasicAccount : Account;is_teammate Boolean;team_member_id String?
union DistinctMemberHomeValue open=other;enabled Boolean;other
union FileLockingValue open=other;enabled Boolean;other
struct FullAccount : Account;country String(min_length=2,max_length=2)?;locale String(min_length=2);referral_link String;team FullTeam?;team_member_id String?;is_paired Boolean;account_type users_common.AccountType;root_info common.RootInfo
struct FullTeam : Team;sharing_policies team_policies.TeamSharingPolicies;office_addin_policy team_policies.OfficeAddInPolicy;top_level_content_policy team_policies.TopLevelContentPolicy
struct GetAccountArg;account_id users_common.AccountId
struct GetAccountBatchArg;account_ids List(users_common.AccountId,min_items=1)
union GetAccountBatchError open=other;no_account users_common.AccountId;other
union GetAccountError open=other;no_account;other
struct IndividualSpaceAllocation;allocated UInt64
struct Name;given_name String;surname String;familiar_name String;display_name String;abbreviated_name String
union PaperAsFilesValue open=other;enabled Boolean;other
union SpaceAllocation open=other;individual IndividualSpaceAllocation;team TeamSpaceAllocation;other
struct SpaceUsage;used UInt64;allocation SpaceAllocation
struct Team;id String;name String
union TeamSharedDropboxValue open=other;enabled Boolean;other
struct TeamSpaceAllocation;used UInt64;allocated UInt64;user_within_team_space_allocated UInt64;user_within_team_space_limit_type team_common.MemberSpaceLimitType;user_within_team_space_used_cached UInt64
union UserFeature open=other;paper_as_files;file_locking;team_shared_dropbox;distinct_member_home;other
union UserFeatureValue open=other;paper_as_files PaperAsFilesValue;file_locking FileLockingValue;team_shared_dropbox TeamSharedDropboxValue;distinct_member_home DistinctMemberHomeValue;other
struct UserFeaturesGetValuesBatchArg;features List(UserFeature)
union UserFeaturesGetValuesBatchError open=other;empty_features_list;other
struct UserFeaturesGetValuesBatchResult;values List(UserFeatureValue)
route features/get_values UserFeaturesGetValuesBatchArg UserFeaturesGetValuesBatchResult UserFeaturesGetValuesBatchError allow_app_folder_app=true auth=user host=api scope=account_info.read style=rpc
route get_account GetAccountArg BasicAccount GetAccountError allow_app_folder_app=true auth=user host=api scope=sharing.read style=rpc
route get_account_batch GetAccountBatchArg GetAccountBatchResult GetAccountBatchError allow_app_folder_app=true auth=user host=api scope=sharing.read style=rpc
route get_current_account Void FullAccount Void allow_app_folder_app=true auth=user host=api scope=account_info.read select_admin_mode=whole_team style=rpc
route get_space_usage Void SpaceUsage Void allow_app_folder_app=true auth=user host=api scope=account_info.read style=rpc
"""#
    )
}

extension Users {
    /// The fields of all profiles. Their values depend on the caller and the account.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Account: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The identifier of the account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public final var accountId: String { _record.string(0) }
        /// The name in several forms.
        @export(implementation) public final var name: Users.Name { _record.object(1) }
        /// The email address. It may belong to another person now; don't use it as proof of identity.
        @export(implementation) public final var email: String { _record.string(2) }
        /// A Boolean value that indicates whether the email address is verified.
        @export(implementation) public final var emailVerified: Bool { _record.bool(3) }
        /// The URL of the profile photo. `nil` if there is none.
        @export(implementation) public final var profilePhotoUrl: String? { _record.stringOpt(4) }
        /// A Boolean value that indicates whether the account is disabled.
        @export(implementation) public final var disabled: Bool { _record.bool(5) }
    }

    /// The profile of a user.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class BasicAccount: Users.Account, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// A Boolean value that indicates whether the user is the caller or a member of the caller's team.
        @export(implementation) public var isTeammate: Bool { _record.bool(6) }
        /// The identifier in the team, `dbmid:…`. `nil` if the user isn't a member of the caller's team.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(7) }
    }

    /// A value that indicates whether the user's home namespace differs from the root namespace.
    public enum DistinctMemberHomeValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether the home namespace and the root namespace differ.
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

    /// A value that indicates whether the user can lock files.
    public enum FileLockingValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether the user can lock files in shared folders. If `false`, the user can
        /// only remove locks or ask for their removal.
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

        /// Creates an instance. The properties describe the parameters.
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

        /// The country as a two-letter ISO 3166-1 code. `nil` if it isn't known. Exactly 2 characters.
        @export(implementation) public var country: String? { _record.stringOpt(6) }
        /// The language of the user as an IETF tag, such as `en` or `pt-BR`. At least 2 characters.
        @export(implementation) public var locale: String { _record.string(7) }
        /// The URL with which the user invites people to Dropbox.
        @export(implementation) public var referralLink: String { _record.string(8) }
        /// The team. `nil` if the account belongs to none.
        @export(implementation) public var team: Users.FullTeam? { _record.objectOpt(9) }
        /// The identifier in the team, `dbmid:…`. `nil` if the account belongs to no team.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(10) }
        /// A Boolean value that indicates whether the user has a linked work and personal account. `team` indicates
        /// which one this is.
        @export(implementation) public var isPaired: Bool { _record.bool(11) }
        /// The plan of the account.
        @export(implementation) public var accountType: UsersCommon.AccountType { _record.union(12) }
        /// The root and home namespaces of the user. Use them to create a path root.
        @export(implementation) public var rootInfo: Common.RootInfo { _record.polymorphic(13) }
    }

    /// The team of the current user.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FullTeam: Users.Team, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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

        /// The sharing policies of the team.
        @export(implementation) public var sharingPolicies: TeamPolicies.TeamSharingPolicies { _record.object(2) }
        /// The policy for the Office add-in.
        @export(implementation) public var officeAddinPolicy: TeamPolicies.OfficeAddInPolicy { _record.union(3) }
        /// The policy for changes at the top level of the team space.
        @export(implementation)
        public var topLevelContentPolicy: TeamPolicies.TopLevelContentPolicy { _record.union(4) }
    }

    /// The account whose profile to get.
    public struct GetAccountArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter accountId: The account identifier, `dbid:…`. Exactly 40 characters.
        @export(implementation)
        public init(accountId: String) {
            var builder = RecordBuilder(Users._type(6))
            builder.string(0, accountId)
            self.init(_plainRecord: builder.record())
        }

        /// The account identifier, `dbid:…`. Exactly 40 characters.
        @export(implementation) public var accountId: String { _plainRecord.string(0) }
    }

    /// The accounts whose profiles to get.
    public struct GetAccountBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter accountIds: The account identifiers, at most 300, without duplicates. At least 1 item. Each item
        ///   has exactly 40 characters.
        @export(implementation)
        public init(accountIds: [String]) {
            var builder = RecordBuilder(Users._type(7))
            builder.strings(0, accountIds)
            self.init(_plainRecord: builder.record())
        }

        /// The account identifiers, at most 300, without duplicates. At least 1 item. Each item has exactly 40
        /// characters.
        @export(implementation) public var accountIds: [String] { _plainRecord.strings(0) }
    }

    /// The reason that no profiles were returned.
    public enum GetAccountBatchError: StoneUnion, CustomStringConvertible {
        /// No account has this identifier. Remove it, and try again. Exactly 40 characters.
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

    /// The reason that no profile was returned.
    public enum GetAccountError: StoneUnion, CustomStringConvertible {
        /// No account has this identifier.
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

    /// Space that belongs to a single user.
    public struct IndividualSpaceAllocation: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(allocated: UInt64) {
            var builder = RecordBuilder(Users._type(10))
            builder.uint64(0, allocated)
            self.init(_plainRecord: builder.record())
        }

        /// The space of the account in bytes.
        @export(implementation) public var allocated: UInt64 { _plainRecord.uint64(0) }
    }

    /// The name of a person, in forms for different languages and layouts.
    public struct Name: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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

        /// The given name.
        @export(implementation) public var givenName: String { _plainRecord.string(0) }
        /// The family name.
        @export(implementation) public var surname: String { _plainRecord.string(1) }
        /// The form in which friends address the person. It depends on the language.
        @export(implementation) public var familiarName: String { _plainRecord.string(2) }
        /// The full name for display.
        @export(implementation) public var displayName: String { _plainRecord.string(3) }
        /// The abbreviated name. In most languages, these are the initials.
        @export(implementation) public var abbreviatedName: String { _plainRecord.string(4) }
    }

    /// A value that indicates how the user's Paper documents are stored.
    public enum PaperAsFilesValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether Paper documents are `.paper` files, which the routes of `Files`
        /// handle. If `false`, use the routes of `Paper`.
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

    /// The space of a user, which is either their own or shared by their team.
    public enum SpaceAllocation: StoneUnion, CustomStringConvertible {
        /// The space belongs to the user.
        case individual(Users.IndividualSpaceAllocation)
        /// The user's team shares the space.
        case team(Users.TeamSpaceAllocation)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .individual(.init(_plainRecord: payload))
            case 1: self = .team(.init(_plainRecord: payload))
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

    /// The space of a user, and the part of it that is used.
    public struct SpaceUsage: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(used: UInt64, allocation: Users.SpaceAllocation) {
            var builder = RecordBuilder(Users._type(14))
            builder.uint64(0, used)
            builder.union(1, allocation._value)
            self.init(_plainRecord: builder.record())
        }

        /// The space that the user's files use, in bytes.
        @export(implementation) public var used: UInt64 { _plainRecord.uint64(0) }
        /// The space that the user can use.
        @export(implementation) public var allocation: Users.SpaceAllocation { _plainRecord.union(1) }
    }

    /// The identifier and name of a team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Team: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(id: String, name: String) {
            var builder = RecordBuilder(Users._type(15))
            builder.string(0, id)
            builder.string(1, name)
            super.init(_record: builder.record())
        }

        /// The identifier of the team, `dbtid:…`.
        @export(implementation) public final var id: String { _record.string(0) }
        /// The name of the team.
        @export(implementation) public final var name: String { _record.string(1) }
    }

    /// A value that indicates whether the team has a team space that all members share.
    public enum TeamSharedDropboxValue: StoneUnion, CustomStringConvertible {
        /// A Boolean value that indicates whether the team has a team space that all members share.
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

        /// Creates an instance. The properties describe the parameters.
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

        /// The space that the entire team uses, in bytes.
        @export(implementation) public var used: UInt64 { _plainRecord.uint64(0) }
        /// The space of the entire team, in bytes.
        @export(implementation) public var allocated: UInt64 { _plainRecord.uint64(1) }
        /// The space limit of the user in bytes. 0 means that the user has no limit of their own.
        @export(implementation) public var userWithinTeamSpaceAllocated: UInt64 { _plainRecord.uint64(2) }
        /// The effect when the user reaches the limit.
        @export(implementation)
        public var userWithinTeamSpaceLimitType: TeamCommon.MemberSpaceLimitType { _plainRecord.union(3) }
        /// The space that the user uses in bytes, as last computed.
        @export(implementation) public var userWithinTeamSpaceUsedCached: UInt64 { _plainRecord.uint64(4) }
    }

    /// A feature of an account.
    public enum UserFeature: StoneUnion, CustomStringConvertible {
        /// Paper documents are stored as files.
        case paperAsFiles
        /// The user can lock files.
        case fileLocking
        /// All members share a team space.
        case teamSharedDropbox
        /// The home namespace differs from the root namespace.
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

    /// The value of a feature.
    public enum UserFeatureValue: StoneUnion, CustomStringConvertible {
        /// A value that indicates how Paper documents are stored.
        case paperAsFiles(Users.PaperAsFilesValue)
        /// A value that indicates whether the user can lock files.
        case fileLocking(Users.FileLockingValue)
        /// A value that indicates whether all members share a team space.
        case teamSharedDropbox(Users.TeamSharedDropboxValue)
        /// A value that indicates whether the home namespace differs from the root namespace.
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

    /// The features whose values to get.
    public struct UserFeaturesGetValuesBatchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter features: The features, at least one.
        @export(implementation)
        public init(features: [Users.UserFeature]) {
            var builder = RecordBuilder(Users._type(20))
            builder.unions(0, features)
            self.init(_plainRecord: builder.record())
        }

        /// The features, at least one.
        @export(implementation) public var features: [Users.UserFeature] { _plainRecord.unions(0) }
    }

    /// The reason that no features were returned.
    public enum UserFeaturesGetValuesBatchError: StoneUnion, CustomStringConvertible {
        /// The list of features is empty.
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

    /// The values of the requested features.
    public struct UserFeaturesGetValuesBatchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(values: [Users.UserFeatureValue]) {
            var builder = RecordBuilder(Users._type(22))
            builder.unions(0, values)
            self.init(_plainRecord: builder.record())
        }

        /// The values of the requested features.
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
