// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// What reports have in common.
    public struct BaseDfbReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 7) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 8) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .statusError(_value.union())
            case 2: self = .teamSharedDropboxError(_value.union())
            default: self = .other
            }
        }

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
    public struct BulkSuspendArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 9) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(members: [Team.BulkSuspendMemberTarget]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, members)
            _record = builder.record()
        }

        /// The members to suspend: 1 to 500, each once.
        public var members: [Team.BulkSuspendMemberTarget] { _record.list(0) }
    }

    /// How a job of `membersBulkSuspend` ended.
    public struct BulkSuspendComplete: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 10) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            requested: Int64,
            suspended: Int64,
            failed: Int64,
            unknown: Int64,
            reportDelivery: Team.BulkSuspendReportDeliveryStatus
        ) {
            var builder = RecordBuilder(Self._type)
            builder.int64(0, requested)
            builder.int64(1, suspended)
            builder.int64(2, failed)
            builder.int64(3, unknown)
            builder.union(4, reportDelivery._value)
            _record = builder.record()
        }

        /// How many members were to be suspended.
        public var requested: Int64 { _record.int64(0) }
        /// How many were.
        public var suspended: Int64 { _record.int64(1) }
        /// How many could not be.
        public var failed: Int64 { _record.int64(2) }
        /// How many it is not known of.
        public var unknown: Int64 { _record.int64(3) }
        /// What became of the report.
        public var reportDelivery: Team.BulkSuspendReportDeliveryStatus { _record.union(4) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 11) }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 12) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Team.BulkSuspendComplete(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

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
    public struct BulkSuspendMemberTarget: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 13) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(clientItemId: String, suspendArg: Team.MembersDeactivateArg) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, clientItemId)
            builder.object(1, suspendArg._record)
            _record = builder.record()
        }

        /// A text by which the caller finds this member in the report.
        public var clientItemId: String { _record.string(0) }
        /// Whom to suspend, and whether to delete data on their devices.
        public var suspendArg: Team.MembersDeactivateArg { _record.object(1) }
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

        public static var _type: TypeRef { TypeRef(Team._schema, 14) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .bulkSuspendReportDeliveryStatusUnspecified
            case 1: self = .bulkSuspendReportDeliveryStatusPending
            case 2: self = .bulkSuspendReportDeliveryStatusDelivered
            case 3: self = .bulkSuspendReportDeliveryStatusFailed
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 15) }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 16) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .suspended
            case 1: self = .failed(_value.union())
            case 2: self = .unknown
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(Team._schema, 17) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unusableResult
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unusableResult: .tag(0)
            case .other: .tag(1)
            }
        }
    }
}
