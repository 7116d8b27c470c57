// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// How to list exempt members.
    public struct ExcludedUsersListArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 31) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Self._type)
            builder.uint32(0, limit)
            _record = builder.record()
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct ExcludedUsersListContinueArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 32) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(cursor: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            _record = builder.record()
        }

        /// Where the next page begins.
        public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ExcludedUsersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 33) }

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

    /// Why exempt members were not listed.
    public enum ExcludedUsersListError: StoneUnion, CustomStringConvertible {
        /// Something went wrong.
        case listError
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 34) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .listError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .listError: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members who are exempt from space limits.
    public struct ExcludedUsersListResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 35) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(users: [Team.MemberProfile], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, users)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            _record = builder.record()
        }

        /// The members.
        public var users: [Team.MemberProfile] { _record.list(0) }
        /// Where the next page begins.
        public var cursor: String? { _record.stringOpt(1) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(2) }
    }

    /// Whom to exempt or not.
    public struct ExcludedUsersUpdateArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 36) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(users: [Team.UserSelectorArg]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, users)
            _record = builder.record()
        }

        /// The members, at most 1,000.
        public var users: [Team.UserSelectorArg]? { _record.unionsOpt(0) }
    }

    /// Why exemptions were not changed.
    public enum ExcludedUsersUpdateError: StoneUnion, CustomStringConvertible {
        /// Some of the people do not belong to the team.
        case usersNotInTeam
        /// More than 1,000 members in one call.
        case tooManyUsers
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 37) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .usersNotInTeam
            case 1: self = .tooManyUsers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .usersNotInTeam: .tag(0)
            case .tooManyUsers: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// How a change of exemptions went.
    public struct ExcludedUsersUpdateResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 38) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(status: Team.ExcludedUsersUpdateStatus) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, status._value)
            _record = builder.record()
        }

        /// How it went.
        public var status: Team.ExcludedUsersUpdateStatus { _record.union(0) }
    }

    /// How a change of exemptions went.
    public enum ExcludedUsersUpdateStatus: StoneUnion, CustomStringConvertible {
        /// Well.
        case success
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 39) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A feature that a team may or may not have.
    public enum Feature: StoneUnion, CustomStringConvertible {
        /// How many uploads the API accepts in a month.
        case uploadApiRateLimit
        /// A team space.
        case hasTeamSharedDropbox
        /// Events about files in the team log.
        case hasTeamFileEvents
        /// Sync settings for team folders.
        case hasTeamSelectiveSync
        /// A home folder for each member.
        case hasDistinctMemberHomes
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 40) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .uploadApiRateLimit
            case 1: self = .hasTeamSharedDropbox
            case 2: self = .hasTeamFileEvents
            case 3: self = .hasTeamSelectiveSync
            case 4: self = .hasDistinctMemberHomes
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .uploadApiRateLimit: .tag(0)
            case .hasTeamSharedDropbox: .tag(1)
            case .hasTeamFileEvents: .tag(2)
            case .hasTeamSelectiveSync: .tag(3)
            case .hasDistinctMemberHomes: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A feature and its setting.
    public enum FeatureValue: StoneUnion, CustomStringConvertible {
        /// How many uploads the API accepts in a month.
        case uploadApiRateLimit(Team.UploadApiRateLimitValue)
        /// Whether the team has a team space.
        case hasTeamSharedDropbox(Team.HasTeamSharedDropboxValue)
        /// Whether the team log has events about files.
        case hasTeamFileEvents(Team.HasTeamFileEventsValue)
        /// Whether sync settings can be set for team folders.
        case hasTeamSelectiveSync(Team.HasTeamSelectiveSyncValue)
        /// Whether each member has a home folder.
        case hasDistinctMemberHomes(Team.HasDistinctMemberHomesValue)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 41) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .uploadApiRateLimit(_value.union())
            case 1: self = .hasTeamSharedDropbox(_value.union())
            case 2: self = .hasTeamFileEvents(_value.union())
            case 3: self = .hasTeamSelectiveSync(_value.union())
            case 4: self = .hasDistinctMemberHomes(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .uploadApiRateLimit(let value): .boxed(0, union: value._value)
            case .hasTeamSharedDropbox(let value): .boxed(1, union: value._value)
            case .hasTeamFileEvents(let value): .boxed(2, union: value._value)
            case .hasTeamSelectiveSync(let value): .boxed(3, union: value._value)
            case .hasDistinctMemberHomes(let value): .boxed(4, union: value._value)
            case .other: .tag(5)
            }
        }
    }

    /// Which features to ask for.
    public struct FeaturesGetValuesBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 42) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(features: [Team.Feature]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, features)
            _record = builder.record()
        }

        /// The features to ask for, at least one.
        public var features: [Team.Feature] { _record.unions(0) }
    }

    /// Why no features were returned.
    public enum FeaturesGetValuesBatchError: StoneUnion, CustomStringConvertible {
        /// No feature was given.
        case emptyFeaturesList
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 43) }

        public init(_value: Value) {
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
    public struct FeaturesGetValuesBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 44) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(values: [Team.FeatureValue]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, values)
            _record = builder.record()
        }

        /// The settings of the features asked for.
        public var values: [Team.FeatureValue] { _record.unions(0) }
    }

    /// What members did, one number for each day. Nil where it is not known.
    public struct GetActivityReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 45) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            adds: [UInt64?],
            edits: [UInt64?],
            deletes: [UInt64?],
            activeUsers28Day: [UInt64?],
            activeUsers7Day: [UInt64?],
            activeUsers1Day: [UInt64?],
            activeSharedFolders28Day: [UInt64?],
            activeSharedFolders7Day: [UInt64?],
            activeSharedFolders1Day: [UInt64?],
            sharedLinksCreated: [UInt64?],
            sharedLinksViewedByTeam: [UInt64?],
            sharedLinksViewedByOutsideUser: [UInt64?],
            sharedLinksViewedByNotLoggedIn: [UInt64?],
            sharedLinksViewedTotal: [UInt64?]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.values(1, adds)
            builder.values(2, edits)
            builder.values(3, deletes)
            builder.values(4, activeUsers28Day)
            builder.values(5, activeUsers7Day)
            builder.values(6, activeUsers1Day)
            builder.values(7, activeSharedFolders28Day)
            builder.values(8, activeSharedFolders7Day)
            builder.values(9, activeSharedFolders1Day)
            builder.values(10, sharedLinksCreated)
            builder.values(11, sharedLinksViewedByTeam)
            builder.values(12, sharedLinksViewedByOutsideUser)
            builder.values(13, sharedLinksViewedByNotLoggedIn)
            builder.values(14, sharedLinksViewedTotal)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// How many files were added.
        public var adds: [UInt64?] { _record.values(1) }
        /// How many files were changed, each counted once for each member.
        public var edits: [UInt64?] { _record.values(2) }
        /// How many files were deleted.
        public var deletes: [UInt64?] { _record.values(3) }
        /// How many members were active in the last 28 days.
        public var activeUsers28Day: [UInt64?] { _record.values(4) }
        /// How many members were active in the last 7 days.
        public var activeUsers7Day: [UInt64?] { _record.values(5) }
        /// How many members were active on the day.
        public var activeUsers1Day: [UInt64?] { _record.values(6) }
        /// How many shared folders were active in the last 28 days.
        public var activeSharedFolders28Day: [UInt64?] { _record.values(7) }
        /// How many shared folders were active in the last 7 days.
        public var activeSharedFolders7Day: [UInt64?] { _record.values(8) }
        /// How many shared folders were active on the day.
        public var activeSharedFolders1Day: [UInt64?] { _record.values(9) }
        /// How many links were made.
        public var sharedLinksCreated: [UInt64?] { _record.values(10) }
        /// How often members opened the team's links.
        public var sharedLinksViewedByTeam: [UInt64?] { _record.values(11) }
        /// How often other users opened them.
        public var sharedLinksViewedByOutsideUser: [UInt64?] { _record.values(12) }
        /// How often people who were not signed in opened them.
        public var sharedLinksViewedByNotLoggedIn: [UInt64?] { _record.values(13) }
        /// How often they were opened in all.
        public var sharedLinksViewedTotal: [UInt64?] { _record.values(14) }
    }

    /// How many devices were in use.
    public struct GetDevicesReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 46) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            active1Day: Team.DevicesActive,
            active7Day: Team.DevicesActive,
            active28Day: Team.DevicesActive
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.object(1, active1Day._record)
            builder.object(2, active7Day._record)
            builder.object(3, active28Day._record)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// Devices that were active on the day.
        public var active1Day: Team.DevicesActive { _record.object(1) }
        /// Devices that were active in the last 7 days.
        public var active7Day: Team.DevicesActive { _record.object(2) }
        /// Devices that were active in the last 28 days.
        public var active28Day: Team.DevicesActive { _record.object(3) }
    }

    /// How many members the team had, one number for each day. Nil where it is not known.
    public struct GetMembershipReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 47) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            teamSize: [UInt64?],
            pendingInvites: [UInt64?],
            membersJoined: [UInt64?],
            suspendedMembers: [UInt64?],
            licenses: [UInt64?]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.values(1, teamSize)
            builder.values(2, pendingInvites)
            builder.values(3, membersJoined)
            builder.values(4, suspendedMembers)
            builder.values(5, licenses)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// How many members there were.
        public var teamSize: [UInt64?] { _record.values(1) }
        /// How many invitations had not been answered.
        public var pendingInvites: [UInt64?] { _record.values(2) }
        /// How many members joined.
        public var membersJoined: [UInt64?] { _record.values(3) }
        /// How many members were suspended.
        public var suspendedMembers: [UInt64?] { _record.values(4) }
        /// How many licenses the team had.
        public var licenses: [UInt64?] { _record.values(5) }
    }

    /// How much space the team used, one number for each day. Nil where it is not known.
    public struct GetStorageReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 48) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            totalUsage: [UInt64?],
            sharedUsage: [UInt64?],
            unsharedUsage: [UInt64?],
            sharedFolders: [UInt64?],
            memberStorageMap: [[Team.StorageBucket]]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.values(1, totalUsage)
            builder.values(2, sharedUsage)
            builder.values(3, unsharedUsage)
            builder.values(4, sharedFolders)
            builder.values(5, memberStorageMap)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// Bytes in all.
        public var totalUsage: [UInt64?] { _record.values(1) }
        /// Bytes in shared folders.
        public var sharedUsage: [UInt64?] { _record.values(2) }
        /// Bytes outside of shared folders.
        public var unsharedUsage: [UInt64?] { _record.values(3) }
        /// How many shared folders members owned.
        public var sharedFolders: [UInt64?] { _record.values(4) }
        /// How many members used how much, in steps.
        public var memberStorageMap: [[Team.StorageBucket]] { _record.values(5) }
    }
}
