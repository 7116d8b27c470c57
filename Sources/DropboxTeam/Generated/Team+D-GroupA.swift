// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// The days of a report.
    public struct DateRange: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(21) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(startDate: Date? = nil, endDate: Date? = nil) {
            var builder = RecordBuilder(Team._type(21))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_record: builder.record())
        }

        /// The first day. By default 6 months ago, which is also the earliest.
        @export(implementation) public var startDate: Date? { _record.dateOpt(0) }
        /// The day after the last.
        @export(implementation) public var endDate: Date? { _record.dateOpt(1) }
    }

    /// Why no report was made.
    public enum DateRangeError: StoneUnion, CustomStringConvertible {
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(22) }

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

    /// What became of one email address.
    public enum DeleteSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// It was removed; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case success(String)
        /// The member does not have it; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case notFound(String)
        /// It is the member's main address; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case cannotRemovePrimary(String)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(23) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success(_value.string())
            case 1: self = .notFound(_value.string())
            case 2: self = .cannotRemovePrimary(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .boxed(0, string: value)
            case .notFound(let value): .boxed(1, string: value)
            case .cannotRemovePrimary(let value): .boxed(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// Which email addresses to remove from whose accounts.
    public struct DeleteSecondaryEmailsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(24) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(emailsToDelete: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Team._type(24))
            builder.list(0, emailsToDelete)
            self.init(_record: builder.record())
        }

        /// Members, each with the addresses to remove.
        @export(implementation) public var emailsToDelete: [Team.UserSecondaryEmailsArg] { _record.list(0) }
    }

    /// What became of each member.
    public struct DeleteSecondaryEmailsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(25) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(results: [Team.UserDeleteResult]) {
            var builder = RecordBuilder(Team._type(25))
            builder.unions(0, results)
            self.init(_record: builder.record())
        }

        /// One outcome for each member.
        @export(implementation) public var results: [Team.UserDeleteResult] { _record.unions(0) }
    }

    /// A computer that a member has linked.
    public struct DesktopClientSession: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(26) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sessionId: String,
            hostName: String,
            clientType: Team.DesktopPlatform,
            clientVersion: String,
            platform: String,
            isDeleteOnUnlinkSupported: Bool,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(26))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, hostName)
            builder.union(6, clientType._value)
            builder.string(7, clientVersion)
            builder.string(8, platform)
            builder.bool(9, isDeleteOnUnlinkSupported)
            self.init(_record: builder.record())
        }

        /// The identity of the session.
        @export(implementation) public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        @export(implementation) public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        @export(implementation) public var country: String? { _record.stringOpt(2) }
        /// When it began.
        @export(implementation) public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        @export(implementation) public var updated: Date? { _record.dateOpt(4) }
        /// The name of the computer.
        @export(implementation) public var hostName: String { _record.string(5) }
        /// The kind of computer.
        @export(implementation) public var clientType: Team.DesktopPlatform { _record.union(6) }
        /// The version of the Dropbox app.
        @export(implementation) public var clientVersion: String { _record.string(7) }
        /// The operating system.
        @export(implementation) public var platform: String { _record.string(8) }
        /// Whether its files can be deleted when it is unlinked.
        @export(implementation) public var isDeleteOnUnlinkSupported: Bool { _record.bool(9) }
    }

    /// A kind of computer.
    public enum DesktopPlatform: StoneUnion, CustomStringConvertible {
        /// Windows.
        case windows
        /// Mac.
        case mac
        /// Linux.
        case linux
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(27) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .windows
            case 1: self = .mac
            case 2: self = .linux
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .windows: .tag(0)
            case .mac: .tag(1)
            case .linux: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What sessions of all kinds have in common.
    public struct DeviceSession: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(28) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sessionId: String,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(28))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            self.init(_record: builder.record())
        }

        /// The identity of the session.
        @export(implementation) public var sessionId: String { _record.string(0) }
        /// The address of its latest activity.
        @export(implementation) public var ipAddress: String? { _record.stringOpt(1) }
        /// The country of its latest activity.
        @export(implementation) public var country: String? { _record.stringOpt(2) }
        /// When it began.
        @export(implementation) public var created: Date? { _record.dateOpt(3) }
        /// When it was last active.
        @export(implementation) public var updated: Date? { _record.dateOpt(4) }
    }

    /// A session to end.
    public struct DeviceSessionArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(29) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sessionId: String, teamMemberId: String) {
            var builder = RecordBuilder(Team._type(29))
            builder.string(0, sessionId)
            builder.string(1, teamMemberId)
            self.init(_record: builder.record())
        }

        /// The session.
        @export(implementation) public var sessionId: String { _record.string(0) }
        /// The member, `dbmid:…`.
        @export(implementation) public var teamMemberId: String { _record.string(1) }
    }

    /// How many devices were active, one number for each day. Nil where it is not known.
    public struct DevicesActive: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(30) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            windows: [UInt64?],
            macos: [UInt64?],
            linux: [UInt64?],
            ios: [UInt64?],
            android: [UInt64?],
            other: [UInt64?],
            total: [UInt64?]
        ) {
            var builder = RecordBuilder(Team._type(30))
            builder.values(0, windows)
            builder.values(1, macos)
            builder.values(2, linux)
            builder.values(3, ios)
            builder.values(4, android)
            builder.values(5, other)
            builder.values(6, total)
            self.init(_record: builder.record())
        }

        /// Computers with Windows.
        @export(implementation) public var windows: [UInt64?] { _record.values(0) }
        /// Macs.
        @export(implementation) public var macos: [UInt64?] { _record.values(1) }
        /// Computers with Linux.
        @export(implementation) public var linux: [UInt64?] { _record.values(2) }
        /// Devices with iOS.
        @export(implementation) public var ios: [UInt64?] { _record.values(3) }
        /// Devices with Android.
        @export(implementation) public var android: [UInt64?] { _record.values(4) }
        /// Other devices.
        @export(implementation) public var other: [UInt64?] { _record.values(5) }
        /// All devices.
        @export(implementation) public var total: [UInt64?] { _record.values(6) }
    }

    /// How to list exempt members.
    public struct ExcludedUsersListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(31) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(31))
            builder.uint32(0, limit)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct ExcludedUsersListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(32) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(32))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ExcludedUsersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(33) }

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

    /// Why exempt members were not listed.
    public enum ExcludedUsersListError: StoneUnion, CustomStringConvertible {
        /// Something went wrong.
        case listError
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(34) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .listError
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .listError: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members who are exempt from space limits.
    public struct ExcludedUsersListResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(35) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(users: [Team.MemberProfile], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(35))
            builder.list(0, users)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var users: [Team.MemberProfile] { _record.list(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String? { _record.stringOpt(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// Whom to exempt or not.
    public struct ExcludedUsersUpdateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(36) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(users: [Team.UserSelectorArg]? = nil) {
            var builder = RecordBuilder(Team._type(36))
            builder.unions(0, users)
            self.init(_record: builder.record())
        }

        /// The members, at most 1,000.
        @export(implementation) public var users: [Team.UserSelectorArg]? { _record.unionsOpt(0) }
    }

    /// Why exemptions were not changed.
    public enum ExcludedUsersUpdateError: StoneUnion, CustomStringConvertible {
        /// Some of the people do not belong to the team.
        case usersNotInTeam
        /// More than 1,000 members in one call.
        case tooManyUsers
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(37) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .usersNotInTeam
            case 1: self = .tooManyUsers
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .usersNotInTeam: .tag(0)
            case .tooManyUsers: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// How a change of exemptions went.
    public struct ExcludedUsersUpdateResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(38) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(status: Team.ExcludedUsersUpdateStatus) {
            var builder = RecordBuilder(Team._type(38))
            builder.union(0, status._value)
            self.init(_record: builder.record())
        }

        /// How it went.
        @export(implementation) public var status: Team.ExcludedUsersUpdateStatus { _record.union(0) }
    }

    /// How a change of exemptions went.
    public enum ExcludedUsersUpdateStatus: StoneUnion, CustomStringConvertible {
        /// Well.
        case success
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(39) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(40) }

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Team._type(41) }

        @export(implementation)
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

        @export(implementation)
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
    public struct FeaturesGetValuesBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(42) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(features: [Team.Feature]) {
            var builder = RecordBuilder(Team._type(42))
            builder.unions(0, features)
            self.init(_record: builder.record())
        }

        /// The features to ask for, at least one.
        @export(implementation) public var features: [Team.Feature] { _record.unions(0) }
    }

    /// Why no features were returned.
    public enum FeaturesGetValuesBatchError: StoneUnion, CustomStringConvertible {
        /// No feature was given.
        case emptyFeaturesList
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(43) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emptyFeaturesList
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .emptyFeaturesList: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The features asked for.
    public struct FeaturesGetValuesBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(44) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(values: [Team.FeatureValue]) {
            var builder = RecordBuilder(Team._type(44))
            builder.unions(0, values)
            self.init(_record: builder.record())
        }

        /// The settings of the features asked for.
        @export(implementation) public var values: [Team.FeatureValue] { _record.unions(0) }
    }

    /// What members did, one number for each day. Nil where it is not known.
    public struct GetActivityReport: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(45) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            var builder = RecordBuilder(Team._type(45))
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
            self.init(_record: builder.record())
        }

        /// The first day of the report, such as `2021-01-31`.
        @export(implementation) public var startDate: String { _record.string(0) }
        /// How many files were added.
        @export(implementation) public var adds: [UInt64?] { _record.values(1) }
        /// How many files were changed, each counted once for each member.
        @export(implementation) public var edits: [UInt64?] { _record.values(2) }
        /// How many files were deleted.
        @export(implementation) public var deletes: [UInt64?] { _record.values(3) }
        /// How many members were active in the last 28 days.
        @export(implementation) public var activeUsers28Day: [UInt64?] { _record.values(4) }
        /// How many members were active in the last 7 days.
        @export(implementation) public var activeUsers7Day: [UInt64?] { _record.values(5) }
        /// How many members were active on the day.
        @export(implementation) public var activeUsers1Day: [UInt64?] { _record.values(6) }
        /// How many shared folders were active in the last 28 days.
        @export(implementation) public var activeSharedFolders28Day: [UInt64?] { _record.values(7) }
        /// How many shared folders were active in the last 7 days.
        @export(implementation) public var activeSharedFolders7Day: [UInt64?] { _record.values(8) }
        /// How many shared folders were active on the day.
        @export(implementation) public var activeSharedFolders1Day: [UInt64?] { _record.values(9) }
        /// How many links were made.
        @export(implementation) public var sharedLinksCreated: [UInt64?] { _record.values(10) }
        /// How often members opened the team's links.
        @export(implementation) public var sharedLinksViewedByTeam: [UInt64?] { _record.values(11) }
        /// How often other users opened them.
        @export(implementation) public var sharedLinksViewedByOutsideUser: [UInt64?] { _record.values(12) }
        /// How often people who were not signed in opened them.
        @export(implementation) public var sharedLinksViewedByNotLoggedIn: [UInt64?] { _record.values(13) }
        /// How often they were opened in all.
        @export(implementation) public var sharedLinksViewedTotal: [UInt64?] { _record.values(14) }
    }

    /// How many devices were in use.
    public struct GetDevicesReport: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(46) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            startDate: String,
            active1Day: Team.DevicesActive,
            active7Day: Team.DevicesActive,
            active28Day: Team.DevicesActive
        ) {
            var builder = RecordBuilder(Team._type(46))
            builder.string(0, startDate)
            builder.object(1, active1Day._record)
            builder.object(2, active7Day._record)
            builder.object(3, active28Day._record)
            self.init(_record: builder.record())
        }

        /// The first day of the report, such as `2021-01-31`.
        @export(implementation) public var startDate: String { _record.string(0) }
        /// Devices that were active on the day.
        @export(implementation) public var active1Day: Team.DevicesActive { _record.object(1) }
        /// Devices that were active in the last 7 days.
        @export(implementation) public var active7Day: Team.DevicesActive { _record.object(2) }
        /// Devices that were active in the last 28 days.
        @export(implementation) public var active28Day: Team.DevicesActive { _record.object(3) }
    }

    /// How many members the team had, one number for each day. Nil where it is not known.
    public struct GetMembershipReport: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(47) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            startDate: String,
            teamSize: [UInt64?],
            pendingInvites: [UInt64?],
            membersJoined: [UInt64?],
            suspendedMembers: [UInt64?],
            licenses: [UInt64?]
        ) {
            var builder = RecordBuilder(Team._type(47))
            builder.string(0, startDate)
            builder.values(1, teamSize)
            builder.values(2, pendingInvites)
            builder.values(3, membersJoined)
            builder.values(4, suspendedMembers)
            builder.values(5, licenses)
            self.init(_record: builder.record())
        }

        /// The first day of the report, such as `2021-01-31`.
        @export(implementation) public var startDate: String { _record.string(0) }
        /// How many members there were.
        @export(implementation) public var teamSize: [UInt64?] { _record.values(1) }
        /// How many invitations had not been answered.
        @export(implementation) public var pendingInvites: [UInt64?] { _record.values(2) }
        /// How many members joined.
        @export(implementation) public var membersJoined: [UInt64?] { _record.values(3) }
        /// How many members were suspended.
        @export(implementation) public var suspendedMembers: [UInt64?] { _record.values(4) }
        /// How many licenses the team had.
        @export(implementation) public var licenses: [UInt64?] { _record.values(5) }
    }

    /// How much space the team used, one number for each day. Nil where it is not known.
    public struct GetStorageReport: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(48) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            startDate: String,
            totalUsage: [UInt64?],
            sharedUsage: [UInt64?],
            unsharedUsage: [UInt64?],
            sharedFolders: [UInt64?],
            memberStorageMap: [[Team.StorageBucket]]
        ) {
            var builder = RecordBuilder(Team._type(48))
            builder.string(0, startDate)
            builder.values(1, totalUsage)
            builder.values(2, sharedUsage)
            builder.values(3, unsharedUsage)
            builder.values(4, sharedFolders)
            builder.values(5, memberStorageMap)
            self.init(_record: builder.record())
        }

        /// The first day of the report, such as `2021-01-31`.
        @export(implementation) public var startDate: String { _record.string(0) }
        /// Bytes in all.
        @export(implementation) public var totalUsage: [UInt64?] { _record.values(1) }
        /// Bytes in shared folders.
        @export(implementation) public var sharedUsage: [UInt64?] { _record.values(2) }
        /// Bytes outside of shared folders.
        @export(implementation) public var unsharedUsage: [UInt64?] { _record.values(3) }
        /// How many shared folders members owned.
        @export(implementation) public var sharedFolders: [UInt64?] { _record.values(4) }
        /// How many members used how much, in steps.
        @export(implementation) public var memberStorageMap: [[Team.StorageBucket]] { _record.values(5) }
    }

    /// What a member may do to a group.
    public enum GroupAccessType: StoneUnion, CustomStringConvertible {
        /// Nothing.
        case member
        /// Rename it, and add and remove members.
        case owner

        @export(implementation) public static var _type: TypeRef { Team._type(49) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .member
            default: self = .owner
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .member: .tag(0)
            case .owner: .tag(1)
            }
        }
    }
}
