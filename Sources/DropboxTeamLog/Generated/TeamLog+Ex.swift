// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct ExportMembersReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 339) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ExportMembersReportFailDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 340) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            _record = builder.record()
        }

        /// Why it failed.
        public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ExportMembersReportFailType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 341) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ExportMembersReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 342) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ExtendedVersionHistoryChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 343) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.ExtendedVersionHistoryPolicy,
            previousValue: TeamLog.ExtendedVersionHistoryPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ExtendedVersionHistoryPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ExtendedVersionHistoryPolicy? { _record.unionOpt(1) }
    }

    public struct ExtendedVersionHistoryChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 344) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ExtendedVersionHistoryPolicy: StoneUnion, CustomStringConvertible {
        case explicitlyLimited
        case explicitlyUnlimited
        case implicitlyLimited
        case implicitlyUnlimited
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 345) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .explicitlyLimited
            case 1: self = .explicitlyUnlimited
            case 2: self = .implicitlyLimited
            case 3: self = .implicitlyUnlimited
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .explicitlyLimited: .tag(0)
            case .explicitlyUnlimited: .tag(1)
            case .implicitlyLimited: .tag(2)
            case .implicitlyUnlimited: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public enum ExternalDriveBackupEligibilityStatus: StoneUnion, CustomStringConvertible {
        case exceedLicenseCap
        case skip
        case success
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 346) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .exceedLicenseCap
            case 1: self = .skip
            case 2: self = .success
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .exceedLicenseCap: .tag(0)
            case .skip: .tag(1)
            case .success: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct ExternalDriveBackupEligibilityStatusCheckedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 347) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            status: TeamLog.ExternalDriveBackupEligibilityStatus,
            numberOfExternalDriveBackup: UInt64
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, status._value)
            builder.uint64(2, numberOfExternalDriveBackup)
            _record = builder.record()
        }

        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo { _record.object(0) }
        public var status: TeamLog.ExternalDriveBackupEligibilityStatus { _record.union(1) }
        public var numberOfExternalDriveBackup: UInt64 { _record.uint64(2) }
    }

    public struct ExternalDriveBackupEligibilityStatusCheckedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 348) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ExternalDriveBackupPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 349) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct ExternalDriveBackupPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 350) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ExternalDriveBackupPolicy, previousValue: TeamLog.ExternalDriveBackupPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ExternalDriveBackupPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ExternalDriveBackupPolicy { _record.union(1) }
    }

    public struct ExternalDriveBackupPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 351) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ExternalDriveBackupStatus: StoneUnion, CustomStringConvertible {
        case broken
        case created
        case createdOrBroken
        case deleted
        case empty
        case unknown
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 352) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .broken
            case 1: self = .created
            case 2: self = .createdOrBroken
            case 3: self = .deleted
            case 4: self = .empty
            case 5: self = .unknown
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .broken: .tag(0)
            case .created: .tag(1)
            case .createdOrBroken: .tag(2)
            case .deleted: .tag(3)
            case .empty: .tag(4)
            case .unknown: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    public struct ExternalDriveBackupStatusChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 353) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            previousValue: TeamLog.ExternalDriveBackupStatus,
            newValue: TeamLog.ExternalDriveBackupStatus
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            _record = builder.record()
        }

        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo { _record.object(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ExternalDriveBackupStatus { _record.union(1) }
        /// The value after the change.
        public var newValue: TeamLog.ExternalDriveBackupStatus { _record.union(2) }
    }

    public struct ExternalDriveBackupStatusChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 354) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ExternalSharingCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 355) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ExternalSharingCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 356) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ExternalSharingReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 357) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            _record = builder.record()
        }

        /// Why it failed.
        public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ExternalSharingReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 358) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ExternalSharingSetting: StoneUnion, CustomStringConvertible {
        case allow
        case forbid
        case unset
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 359) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .forbid
            case 2: self = .unset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .forbid: .tag(1)
            case .unset: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Somebody without a Dropbox account.
    public struct ExternalUserLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 360) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(userIdentifier: String, identifierType: TeamLog.IdentifierType) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, userIdentifier)
            builder.union(1, identifierType._value)
            _record = builder.record()
        }

        /// By what they are known.
        public var userIdentifier: String { _record.string(0) }
        /// What that is.
        public var identifierType: TeamLog.IdentifierType { _record.union(1) }
    }
}
