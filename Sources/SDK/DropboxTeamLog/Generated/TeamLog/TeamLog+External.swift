// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam

extension TeamLog {
    /// The eligibility of an external drive for backup.
    public enum ExternalDriveBackupEligibilityStatus: StoneUnion, CustomStringConvertible {
        /// The backup would exceed the limit of the license.
        case exceedLicenseCap
        /// The check was skipped.
        case skip
        /// The drive is eligible.
        case success
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which an external drive was checked for eligibility for backup.
    public struct ExternalDriveBackupEligibilityStatusCheckedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            status: TeamLog.ExternalDriveBackupEligibilityStatus,
            numberOfExternalDriveBackup: UInt64
        ) {
            var builder = RecordBuilder(TeamLog._type(347))
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, status._value)
            builder.uint64(2, numberOfExternalDriveBackup)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the computer.
        @export(implementation)
        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo { _plainRecord.object(0) }
        /// The eligibility of the external drive.
        @export(implementation)
        public var status: TeamLog.ExternalDriveBackupEligibilityStatus { _plainRecord.union(1) }
        /// The number of valid external drive backups of all team members.
        @export(implementation) public var numberOfExternalDriveBackup: UInt64 { _plainRecord.uint64(2) }
    }

    /// An external drive was checked for eligibility for backup.
    public struct ExternalDriveBackupEligibilityStatusCheckedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(348))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for the backup of external drives.
    public enum ExternalDriveBackupPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't back up external drives.
        case disabled
        /// Members can back up external drives.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's external drive backup policy was changed.
    public struct ExternalDriveBackupPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ExternalDriveBackupPolicy, previousValue: TeamLog.ExternalDriveBackupPolicy) {
            var builder = RecordBuilder(TeamLog._type(350))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ExternalDriveBackupPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ExternalDriveBackupPolicy { _plainRecord.union(1) }
    }

    /// The team's external drive backup policy was changed.
    public struct ExternalDriveBackupPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(351))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The status of the backup of an external drive.
    public enum ExternalDriveBackupStatus: StoneUnion, CustomStringConvertible {
        /// The backup is broken.
        case broken
        /// The backup was created.
        case created
        /// The backup was created or is broken.
        case createdOrBroken
        /// The backup was deleted.
        case deleted
        /// The backup is empty.
        case empty
        /// The status isn't known.
        case unknown
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the backup of an external drive was changed.
    public struct ExternalDriveBackupStatusChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            previousValue: TeamLog.ExternalDriveBackupStatus,
            newValue: TeamLog.ExternalDriveBackupStatus
        ) {
            var builder = RecordBuilder(TeamLog._type(353))
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the computer.
        @export(implementation)
        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo { _plainRecord.object(0) }
        /// The status of the backup before the change.
        @export(implementation) public var previousValue: TeamLog.ExternalDriveBackupStatus { _plainRecord.union(1) }
        /// The status of the backup after the change.
        @export(implementation) public var newValue: TeamLog.ExternalDriveBackupStatus { _plainRecord.union(2) }
    }

    /// The backup of an external drive was changed.
    public struct ExternalDriveBackupStatusChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(354))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on external sharing was created.
    public struct ExternalSharingCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(355))) }
    }

    /// A report on external sharing was created.
    public struct ExternalSharingCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(356))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on external sharing couldn't be created.
    public struct ExternalSharingReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(357))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on external sharing couldn't be created.
    public struct ExternalSharingReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(358))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A group's setting for sharing outside the team.
    public enum ExternalSharingSetting: StoneUnion, CustomStringConvertible {
        /// Sharing outside the team is allowed.
        case allow
        /// Sharing outside the team is forbidden.
        case forbid
        /// The group has no setting of its own.
        case unset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// A person without a Dropbox account.
    public struct ExternalUserLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userIdentifier: String, identifierType: TeamLog.IdentifierType) {
            var builder = RecordBuilder(TeamLog._type(360))
            builder.string(0, userIdentifier)
            builder.union(1, identifierType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the person.
        @export(implementation) public var userIdentifier: String { _plainRecord.string(0) }
        /// The kind of the identifier.
        @export(implementation) public var identifierType: TeamLog.IdentifierType { _plainRecord.union(1) }
    }
}

extension TeamLog {
    /// Converts `ExternalDriveBackupEligibilityStatus` from and to JSON.
    public typealias ExternalDriveBackupEligibilityStatusSerializer = StoneSerializer<TeamLog.ExternalDriveBackupEligibilityStatus>
    /// Converts `ExternalDriveBackupEligibilityStatusCheckedDetails` from and to JSON.
    public typealias ExternalDriveBackupEligibilityStatusCheckedDetailsSerializer = StoneSerializer<TeamLog.ExternalDriveBackupEligibilityStatusCheckedDetails>
    /// Converts `ExternalDriveBackupEligibilityStatusCheckedType` from and to JSON.
    public typealias ExternalDriveBackupEligibilityStatusCheckedTypeSerializer = StoneSerializer<TeamLog.ExternalDriveBackupEligibilityStatusCheckedType>
    /// Converts `ExternalDriveBackupPolicy` from and to JSON.
    public typealias ExternalDriveBackupPolicySerializer = StoneSerializer<TeamLog.ExternalDriveBackupPolicy>
    /// Converts `ExternalDriveBackupPolicyChangedDetails` from and to JSON.
    public typealias ExternalDriveBackupPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.ExternalDriveBackupPolicyChangedDetails>
    /// Converts `ExternalDriveBackupPolicyChangedType` from and to JSON.
    public typealias ExternalDriveBackupPolicyChangedTypeSerializer = StoneSerializer<TeamLog.ExternalDriveBackupPolicyChangedType>
    /// Converts `ExternalDriveBackupStatus` from and to JSON.
    public typealias ExternalDriveBackupStatusSerializer = StoneSerializer<TeamLog.ExternalDriveBackupStatus>
    /// Converts `ExternalDriveBackupStatusChangedDetails` from and to JSON.
    public typealias ExternalDriveBackupStatusChangedDetailsSerializer = StoneSerializer<TeamLog.ExternalDriveBackupStatusChangedDetails>
    /// Converts `ExternalDriveBackupStatusChangedType` from and to JSON.
    public typealias ExternalDriveBackupStatusChangedTypeSerializer = StoneSerializer<TeamLog.ExternalDriveBackupStatusChangedType>
    /// Converts `ExternalSharingCreateReportDetails` from and to JSON.
    public typealias ExternalSharingCreateReportDetailsSerializer = StoneSerializer<TeamLog.ExternalSharingCreateReportDetails>
    /// Converts `ExternalSharingCreateReportType` from and to JSON.
    public typealias ExternalSharingCreateReportTypeSerializer = StoneSerializer<TeamLog.ExternalSharingCreateReportType>
    /// Converts `ExternalSharingReportFailedDetails` from and to JSON.
    public typealias ExternalSharingReportFailedDetailsSerializer = StoneSerializer<TeamLog.ExternalSharingReportFailedDetails>
    /// Converts `ExternalSharingReportFailedType` from and to JSON.
    public typealias ExternalSharingReportFailedTypeSerializer = StoneSerializer<TeamLog.ExternalSharingReportFailedType>
    /// Converts `ExternalSharingSetting` from and to JSON.
    public typealias ExternalSharingSettingSerializer = StoneSerializer<TeamLog.ExternalSharingSetting>
    /// Converts `ExternalUserLogInfo` from and to JSON.
    public typealias ExternalUserLogInfoSerializer = StoneSerializer<TeamLog.ExternalUserLogInfo>
}
