// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// A member's session in a browser.
    public struct ActiveWebSession: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(0) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sessionId: String,
            userAgent: String,
            os: String,
            browser: String,
            ipAddress: String? = nil,
            country: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            expires: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(0))
            builder.string(0, sessionId)
            builder.string(1, ipAddress)
            builder.string(2, country)
            builder.date(3, created)
            builder.date(4, updated)
            builder.string(5, userAgent)
            builder.string(6, os)
            builder.string(7, browser)
            builder.date(8, expires)
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
        /// How the browser names itself.
        @export(implementation) public var userAgent: String { _record.string(5) }
        /// The operating system.
        @export(implementation) public var os: String { _record.string(6) }
        /// The browser.
        @export(implementation) public var browser: String { _record.string(7) }
        /// When the session ends by itself.
        @export(implementation) public var expires: Date? { _record.dateOpt(8) }
    }

    /// What became of one email address.
    public enum AddSecondaryEmailResult: StoneUnion, CustomStringConvertible {
        /// It was added.
        case success(SecondaryEmails.SecondaryEmail)
        /// Somebody else has it; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case unavailable(String)
        /// It waits to be confirmed; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case alreadyPending(String)
        /// The member has it already; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case alreadyOwnedByUser(String)
        /// The member has too many addresses; the value is the address that is one too many. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case reachedLimit(String)
        /// Something went wrong at Dropbox. Try again; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`. Deprecated.
        case transientError(String)
        /// It is being changed by somebody else. Try again; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case tooManyUpdates(String)
        /// Something went wrong; the value is the address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case unknownError(String)
        /// Too much mail has gone to this address. Try again later; the value is the address. At most 255 characters.
        /// Pattern: `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case rateLimited(String)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(1) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(SecondaryEmails.SecondaryEmail(_record: payload))
            case 1: self = .unavailable(_value.string())
            case 2: self = .alreadyPending(_value.string())
            case 3: self = .alreadyOwnedByUser(_value.string())
            case 4: self = .reachedLimit(_value.string())
            case 5: self = .transientError(_value.string())
            case 6: self = .tooManyUpdates(_value.string())
            case 7: self = .unknownError(_value.string())
            case 8: self = .rateLimited(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .unavailable(let value): .boxed(1, string: value)
            case .alreadyPending(let value): .boxed(2, string: value)
            case .alreadyOwnedByUser(let value): .boxed(3, string: value)
            case .reachedLimit(let value): .boxed(4, string: value)
            case .transientError(let value): .boxed(5, string: value)
            case .tooManyUpdates(let value): .boxed(6, string: value)
            case .unknownError(let value): .boxed(7, string: value)
            case .rateLimited(let value): .boxed(8, string: value)
            case .other: .tag(9)
            }
        }
    }

    /// Which email addresses to add to whose accounts.
    public struct AddSecondaryEmailsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(2) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newSecondaryEmails: [Team.UserSecondaryEmailsArg]) {
            var builder = RecordBuilder(Team._type(2))
            builder.list(0, newSecondaryEmails)
            self.init(_record: builder.record())
        }

        /// Members, each with the addresses to add: at most 20 addresses in all.
        @export(implementation) public var newSecondaryEmails: [Team.UserSecondaryEmailsArg] { _record.list(0) }
    }

    /// Why no email addresses were added.
    public enum AddSecondaryEmailsError: StoneUnion, CustomStringConvertible {
        /// The team does not allow further email addresses.
        case secondaryEmailsDisabled
        /// More than 20 addresses in one call.
        case tooManyEmails
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(3) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .secondaryEmailsDisabled
            case 1: self = .tooManyEmails
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .secondaryEmailsDisabled: .tag(0)
            case .tooManyEmails: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each member.
    public struct AddSecondaryEmailsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(4) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(results: [Team.UserAddResult]) {
            var builder = RecordBuilder(Team._type(4))
            builder.unions(0, results)
            self.init(_record: builder.record())
        }

        /// One outcome for each member.
        @export(implementation) public var results: [Team.UserAddResult] { _record.unions(0) }
    }

    /// What a member may do to the team.
    public enum AdminTier: StoneUnion, CustomStringConvertible {
        /// Everything.
        case teamAdmin
        /// Manage members.
        case userManagementAdmin
        /// Help members, or some other limited set of tasks.
        case supportAdmin
        /// Nothing.
        case memberOnly

        @export(implementation) public static var _type: TypeRef { Team._type(5) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamAdmin
            case 1: self = .userManagementAdmin
            case 2: self = .supportAdmin
            default: self = .memberOnly
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .teamAdmin: .tag(0)
            case .userManagementAdmin: .tag(1)
            case .supportAdmin: .tag(2)
            case .memberOnly: .tag(3)
            }
        }
    }

    /// An app that a member has linked.
    public struct ApiApp: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(6) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            appId: String,
            appName: String,
            isAppFolder: Bool,
            publisher: String? = nil,
            publisherUrl: String? = nil,
            linked: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(6))
            builder.string(0, appId)
            builder.string(1, appName)
            builder.string(2, publisher)
            builder.string(3, publisherUrl)
            builder.date(4, linked)
            builder.bool(5, isAppFolder)
            self.init(_record: builder.record())
        }

        /// The identity of the app.
        @export(implementation) public var appId: String { _record.string(0) }
        /// The name of the app.
        @export(implementation) public var appName: String { _record.string(1) }
        /// Who makes it.
        @export(implementation) public var publisher: String? { _record.stringOpt(2) }
        /// The address of its maker.
        @export(implementation) public var publisherUrl: String? { _record.stringOpt(3) }
        /// When it was linked.
        @export(implementation) public var linked: Date? { _record.dateOpt(4) }
        /// Whether it sees a folder of its own only.
        @export(implementation) public var isAppFolder: Bool { _record.bool(5) }
    }

    /// What reports have in common.
    public struct BaseDfbReport: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(7) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(startDate: String) {
            var builder = RecordBuilder(Team._type(7))
            builder.string(0, startDate)
            self.init(_record: builder.record())
        }

        /// The first day of the report, such as `2021-01-31`.
        @export(implementation) public var startDate: String { _record.string(0) }
    }

    /// Why a team folder was not changed.
    public enum BaseTeamFolderError: StoneUnion, CustomStringConvertible {
        /// The team folder cannot be opened.
        case accessError(Team.TeamFolderAccessError)
        /// The state of the team folder does not allow this.
        case statusError(Team.TeamFolderInvalidStatusError)
        /// Not possible with the root of a team space.
        case teamSharedDropboxError(Team.TeamFolderTeamSharedDropboxError)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(8) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .statusError(let value): .boxed(1, union: value._value)
            case .teamSharedDropboxError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// Whom to suspend.
    public struct BulkSuspendArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(9) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: [Team.BulkSuspendMemberTarget]) {
            var builder = RecordBuilder(Team._type(9))
            builder.list(0, members)
            self.init(_record: builder.record())
        }

        /// The members to suspend: 1 to 500, each once.
        @export(implementation) public var members: [Team.BulkSuspendMemberTarget] { _record.list(0) }
    }

    /// How a job of `membersBulkSuspend` ended.
    public struct BulkSuspendComplete: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(10) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            requested: Int64,
            suspended: Int64,
            failed: Int64,
            unknown: Int64,
            reportDelivery: Team.BulkSuspendReportDeliveryStatus
        ) {
            var builder = RecordBuilder(Team._type(10))
            builder.int64(0, requested)
            builder.int64(1, suspended)
            builder.int64(2, failed)
            builder.int64(3, unknown)
            builder.union(4, reportDelivery._value)
            self.init(_record: builder.record())
        }

        /// How many members were to be suspended.
        @export(implementation) public var requested: Int64 { _record.int64(0) }
        /// How many were.
        @export(implementation) public var suspended: Int64 { _record.int64(1) }
        /// How many could not be.
        @export(implementation) public var failed: Int64 { _record.int64(2) }
        /// How many it is not known of.
        @export(implementation) public var unknown: Int64 { _record.int64(3) }
        /// What became of the report.
        @export(implementation) public var reportDelivery: Team.BulkSuspendReportDeliveryStatus { _record.union(4) }
    }

    /// Why no job was started.
    public enum BulkSuspendError: StoneUnion, CustomStringConvertible {
        /// The request makes no sense.
        case invalidRequest
        /// More than 500 members.
        case tooManyMembers
        /// Two entries have the same item id.
        case duplicateClientItemId
        /// A member comes twice.
        case duplicateTeamMemberId
        /// An admin cannot suspend themselves.
        case actingAdmin
        /// The team must keep an admin.
        case lastAdmin
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(11) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidRequest
            case 1: self = .tooManyMembers
            case 2: self = .duplicateClientItemId
            case 3: self = .duplicateTeamMemberId
            case 4: self = .actingAdmin
            case 5: self = .lastAdmin
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidRequest: .tag(0)
            case .tooManyMembers: .tag(1)
            case .duplicateClientItemId: .tag(2)
            case .duplicateTeamMemberId: .tag(3)
            case .actingAdmin: .tag(4)
            case .lastAdmin: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// The state of a job of `membersBulkSuspend`.
    public enum BulkSuspendJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended.
        case complete(Team.BulkSuspendComplete)
        /// The job has failed.
        case failed(Team.BulkSuspendTaskFailure)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(12) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Team.BulkSuspendComplete(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// A member to suspend.
    public struct BulkSuspendMemberTarget: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(13) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(clientItemId: String, suspendArg: Team.MembersDeactivateArg) {
            var builder = RecordBuilder(Team._type(13))
            builder.string(0, clientItemId)
            builder.object(1, suspendArg._record)
            self.init(_record: builder.record())
        }

        /// A text by which the caller finds this member in the report.
        @export(implementation) public var clientItemId: String { _record.string(0) }
        /// Whom to suspend, and whether to delete data on their devices.
        @export(implementation) public var suspendArg: Team.MembersDeactivateArg { _record.object(1) }
    }

    /// What became of the report.
    public enum BulkSuspendReportDeliveryStatus: StoneUnion, CustomStringConvertible {
        /// Not known.
        case bulkSuspendReportDeliveryStatusUnspecified
        /// It is on its way.
        case bulkSuspendReportDeliveryStatusPending
        /// It has been delivered.
        case bulkSuspendReportDeliveryStatusDelivered
        /// It could not be delivered.
        case bulkSuspendReportDeliveryStatusFailed
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(14) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .bulkSuspendReportDeliveryStatusUnspecified
            case 1: self = .bulkSuspendReportDeliveryStatusPending
            case 2: self = .bulkSuspendReportDeliveryStatusDelivered
            case 3: self = .bulkSuspendReportDeliveryStatusFailed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .bulkSuspendReportDeliveryStatusUnspecified: .tag(0)
            case .bulkSuspendReportDeliveryStatusPending: .tag(1)
            case .bulkSuspendReportDeliveryStatusDelivered: .tag(2)
            case .bulkSuspendReportDeliveryStatusFailed: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Why one member was not suspended.
    public enum BulkSuspendRowFailure: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound
        /// They do not belong to the team.
        case userNotInTeam
        case other
        /// They are not active.
        case suspendInactiveUser
        /// The team must keep an admin.
        case suspendLastAdmin
        /// The team has no license left.
        case teamLicenseLimit
        /// It is the admin who asked for it.
        case protectedActingAdmin
        /// The admin has lost the right to do so.
        case permissionChanged
        /// It did not work.
        case suspendFailed

        @export(implementation) public static var _type: TypeRef { Team._type(15) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userNotFound
            case 1: self = .userNotInTeam
            case 3: self = .suspendInactiveUser
            case 4: self = .suspendLastAdmin
            case 5: self = .teamLicenseLimit
            case 6: self = .protectedActingAdmin
            case 7: self = .permissionChanged
            case 8: self = .suspendFailed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            case .userNotInTeam: .tag(1)
            case .other: .tag(2)
            case .suspendInactiveUser: .tag(3)
            case .suspendLastAdmin: .tag(4)
            case .teamLicenseLimit: .tag(5)
            case .protectedActingAdmin: .tag(6)
            case .permissionChanged: .tag(7)
            case .suspendFailed: .tag(8)
            }
        }
    }

    /// What became of one member.
    public enum BulkSuspendRowOutcome: StoneUnion, CustomStringConvertible {
        /// They are suspended.
        case suspended
        /// They are not.
        case failed(Team.BulkSuspendRowFailure)
        /// It is not known.
        case unknown
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(16) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .suspended
            case 1: self = .failed(_value.union())
            case 2: self = .unknown
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .suspended: .tag(0)
            case .failed(let value): .boxed(1, union: value._value)
            case .unknown: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why a job failed.
    public enum BulkSuspendTaskFailure: StoneUnion, CustomStringConvertible {
        /// Its result cannot be used.
        case unusableResult
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(17) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unusableResult
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unusableResult: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why space limits were not read or changed.
    public enum CustomQuotaError: StoneUnion, CustomStringConvertible {
        /// More than 1,000 members in one call.
        case tooManyUsers
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(18) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyUsers
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .tooManyUsers: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The space limit of one member.
    public enum CustomQuotaResult: StoneUnion, CustomStringConvertible {
        /// The limit, if there is one.
        case success(Team.UserCustomQuotaResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(19) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserCustomQuotaResult(_record: payload))
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

    /// Whose space limits to read or remove.
    public struct CustomQuotaUsersArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(20) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(users: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Team._type(20))
            builder.unions(0, users)
            self.init(_record: builder.record())
        }

        /// The members, at most 1,000.
        @export(implementation) public var users: [Team.UserSelectorArg] { _record.unions(0) }
    }
}
