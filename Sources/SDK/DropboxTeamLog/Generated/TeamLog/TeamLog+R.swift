// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam
import Foundation

extension TeamLog {
    /// Details of an event in which a ransomware report was created.
    public struct RansomwareAlertCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(916))) }
    }

    /// Details of an event in which a ransomware report couldn't be created.
    public struct RansomwareAlertCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(917))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A ransomware report couldn't be created.
    public struct RansomwareAlertCreateReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(918))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A ransomware report was created.
    public struct RansomwareAlertCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(919))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a restore after a ransomware attack was completed.
    public struct RansomwareRestoreProcessCompletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(status: String, restoredFilesCount: Int64, restoredFilesFailedCount: Int64) {
            var builder = RecordBuilder(TeamLog._type(920))
            builder.string(0, status)
            builder.int64(1, restoredFilesCount)
            builder.int64(2, restoredFilesFailedCount)
            self.init(_plainRecord: builder.record())
        }

        /// The status of the restore.
        @export(implementation) public var status: String { _plainRecord.string(0) }
        /// The number of restored files.
        @export(implementation) public var restoredFilesCount: Int64 { _plainRecord.int64(1) }
        /// The number of files that couldn't be restored.
        @export(implementation) public var restoredFilesFailedCount: Int64 { _plainRecord.int64(2) }
    }

    /// A restore after a ransomware attack was completed.
    public struct RansomwareRestoreProcessCompletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(921))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a restore after a ransomware attack was started.
    public struct RansomwareRestoreProcessStartedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(extension_: String) {
            var builder = RecordBuilder(TeamLog._type(922))
            builder.string(0, extension_)
            self.init(_plainRecord: builder.record())
        }

        /// The filename extension of the ransomware.
        @export(implementation) public var extension_: String { _plainRecord.string(0) }
    }

    /// A restore after a ransomware attack was started.
    public struct RansomwareRestoreProcessStartedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(923))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The recipients of a security alert.
    public struct RecipientsConfiguration: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            recipientSettingType: TeamLog.AlertRecipientsSettingType? = nil,
            emails: [String]? = nil,
            groups: [String]? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(924))
            builder.union(0, recipientSettingType?._value)
            builder.strings(1, emails)
            builder.strings(2, groups)
            self.init(_plainRecord: builder.record())
        }

        /// The kind of recipients.
        @export(implementation)
        public var recipientSettingType: TeamLog.AlertRecipientsSettingType? { _plainRecord.unionOpt(0) }
        /// The email addresses of users to notify. Each item has at most 255 characters.
        @export(implementation) public var emails: [String]? { _plainRecord.stringsOpt(1) }
        /// The groups to notify.
        @export(implementation) public var groups: [String]? { _plainRecord.stringsOpt(2) }
    }

    /// The source and destination of a moved or copied item.
    public struct RelocateAssetReferencesLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(srcAssetIndex: UInt64, destAssetIndex: UInt64) {
            var builder = RecordBuilder(TeamLog._type(925))
            builder.uint64(0, srcAssetIndex)
            builder.uint64(1, destAssetIndex)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the source in the `assets` of the event.
        @export(implementation) public var srcAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The index of the destination in the `assets` of the event.
        @export(implementation) public var destAssetIndex: UInt64 { _plainRecord.uint64(1) }
    }

    /// The reseller of the team.
    public struct ResellerLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(resellerName: String, resellerEmail: String) {
            var builder = RecordBuilder(TeamLog._type(947))
            builder.string(0, resellerName)
            builder.string(1, resellerEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the reseller.
        @export(implementation) public var resellerName: String { _plainRecord.string(0) }
        /// The email address of the reseller. At most 255 characters.
        @export(implementation) public var resellerEmail: String { _plainRecord.string(1) }
    }

    /// The reseller role of a team member.
    public enum ResellerRole: StoneUnion, CustomStringConvertible {
        /// The member isn't a reseller.
        case notReseller
        /// The member is an admin of the reseller.
        case resellerAdmin
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .notReseller
            case 1: self = .resellerAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .notReseller: .tag(0)
            case .resellerAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which reseller support was enabled or disabled.
    public struct ResellerSupportChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ResellerSupportPolicy, previousValue: TeamLog.ResellerSupportPolicy) {
            var builder = RecordBuilder(TeamLog._type(949))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ResellerSupportPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ResellerSupportPolicy { _plainRecord.union(1) }
    }

    /// Reseller support was enabled or disabled.
    public struct ResellerSupportChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(950))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for access of the reseller to the admin console.
    public enum ResellerSupportPolicy: StoneUnion, CustomStringConvertible {
        /// The reseller can't access the admin console.
        case disabled
        /// The reseller can access the admin console as an admin.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a reseller ended a support session.
    public struct ResellerSupportSessionEndDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(952))) }
    }

    /// A reseller ended a support session.
    public struct ResellerSupportSessionEndType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(953))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a reseller started a support session.
    public struct ResellerSupportSessionStartDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(954))) }
    }

    /// A reseller started a support session.
    public struct ResellerSupportSessionStartType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(955))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a folder was rewound to an earlier state.
    public struct RewindFolderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(rewindFolderTargetTsMs: Date) {
            var builder = RecordBuilder(TeamLog._type(956))
            builder.date(0, rewindFolderTargetTsMs)
            self.init(_plainRecord: builder.record())
        }

        /// The time to which the folder was rewound.
        @export(implementation) public var rewindFolderTargetTsMs: Date { _plainRecord.date(0) }
    }

    /// A folder was rewound to an earlier state.
    public struct RewindFolderType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(957))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for rewinding folders.
    public enum RewindPolicy: StoneUnion, CustomStringConvertible {
        /// Only admins can rewind folders.
        case adminsOnly
        /// All members can rewind folders.
        case everyone
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .adminsOnly
            case 1: self = .everyone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminsOnly: .tag(0)
            case .everyone: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the team's Rewind policy was changed.
    public struct RewindPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.RewindPolicy, previousValue: TeamLog.RewindPolicy) {
            var builder = RecordBuilder(TeamLog._type(959))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.RewindPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.RewindPolicy { _plainRecord.union(1) }
    }

    /// The team's Rewind policy was changed.
    public struct RewindPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(960))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a security event arrived from an external identity provider by the RISC protocol.
    public struct RiscSecurityEventDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventType: String, reason: String, issuer: String) {
            var builder = RecordBuilder(TeamLog._type(961))
            builder.string(0, eventType)
            builder.string(1, reason)
            builder.string(2, issuer)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the RISC event, such as `account-disabled`.
        @export(implementation) public var eventType: String { _plainRecord.string(0) }
        /// The reason for the RISC event.
        @export(implementation) public var reason: String { _plainRecord.string(1) }
        /// The issuer URL of the identity provider, such as `https://accounts.google.com`.
        @export(implementation) public var issuer: String { _plainRecord.string(2) }
    }

    /// A security event arrived from an external identity provider by the RISC protocol.
    public struct RiscSecurityEventType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(962))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `RansomwareAlertCreateReportDetails` from and to JSON.
    public typealias RansomwareAlertCreateReportDetailsSerializer = StoneSerializer<TeamLog.RansomwareAlertCreateReportDetails>
    /// Converts `RansomwareAlertCreateReportFailedDetails` from and to JSON.
    public typealias RansomwareAlertCreateReportFailedDetailsSerializer = StoneSerializer<TeamLog.RansomwareAlertCreateReportFailedDetails>
    /// Converts `RansomwareAlertCreateReportFailedType` from and to JSON.
    public typealias RansomwareAlertCreateReportFailedTypeSerializer = StoneSerializer<TeamLog.RansomwareAlertCreateReportFailedType>
    /// Converts `RansomwareAlertCreateReportType` from and to JSON.
    public typealias RansomwareAlertCreateReportTypeSerializer = StoneSerializer<TeamLog.RansomwareAlertCreateReportType>
    /// Converts `RansomwareRestoreProcessCompletedDetails` from and to JSON.
    public typealias RansomwareRestoreProcessCompletedDetailsSerializer = StoneSerializer<TeamLog.RansomwareRestoreProcessCompletedDetails>
    /// Converts `RansomwareRestoreProcessCompletedType` from and to JSON.
    public typealias RansomwareRestoreProcessCompletedTypeSerializer = StoneSerializer<TeamLog.RansomwareRestoreProcessCompletedType>
    /// Converts `RansomwareRestoreProcessStartedDetails` from and to JSON.
    public typealias RansomwareRestoreProcessStartedDetailsSerializer = StoneSerializer<TeamLog.RansomwareRestoreProcessStartedDetails>
    /// Converts `RansomwareRestoreProcessStartedType` from and to JSON.
    public typealias RansomwareRestoreProcessStartedTypeSerializer = StoneSerializer<TeamLog.RansomwareRestoreProcessStartedType>
    /// Converts `RecipientsConfiguration` from and to JSON.
    public typealias RecipientsConfigurationSerializer = StoneSerializer<TeamLog.RecipientsConfiguration>
    /// Converts `RelocateAssetReferencesLogInfo` from and to JSON.
    public typealias RelocateAssetReferencesLogInfoSerializer = StoneSerializer<TeamLog.RelocateAssetReferencesLogInfo>
    /// Converts `ResellerLogInfo` from and to JSON.
    public typealias ResellerLogInfoSerializer = StoneSerializer<TeamLog.ResellerLogInfo>
    /// Converts `ResellerRole` from and to JSON.
    public typealias ResellerRoleSerializer = StoneSerializer<TeamLog.ResellerRole>
    /// Converts `ResellerSupportChangePolicyDetails` from and to JSON.
    public typealias ResellerSupportChangePolicyDetailsSerializer = StoneSerializer<TeamLog.ResellerSupportChangePolicyDetails>
    /// Converts `ResellerSupportChangePolicyType` from and to JSON.
    public typealias ResellerSupportChangePolicyTypeSerializer = StoneSerializer<TeamLog.ResellerSupportChangePolicyType>
    /// Converts `ResellerSupportPolicy` from and to JSON.
    public typealias ResellerSupportPolicySerializer = StoneSerializer<TeamLog.ResellerSupportPolicy>
    /// Converts `ResellerSupportSessionEndDetails` from and to JSON.
    public typealias ResellerSupportSessionEndDetailsSerializer = StoneSerializer<TeamLog.ResellerSupportSessionEndDetails>
    /// Converts `ResellerSupportSessionEndType` from and to JSON.
    public typealias ResellerSupportSessionEndTypeSerializer = StoneSerializer<TeamLog.ResellerSupportSessionEndType>
    /// Converts `ResellerSupportSessionStartDetails` from and to JSON.
    public typealias ResellerSupportSessionStartDetailsSerializer = StoneSerializer<TeamLog.ResellerSupportSessionStartDetails>
    /// Converts `ResellerSupportSessionStartType` from and to JSON.
    public typealias ResellerSupportSessionStartTypeSerializer = StoneSerializer<TeamLog.ResellerSupportSessionStartType>
    /// Converts `RewindFolderDetails` from and to JSON.
    public typealias RewindFolderDetailsSerializer = StoneSerializer<TeamLog.RewindFolderDetails>
    /// Converts `RewindFolderType` from and to JSON.
    public typealias RewindFolderTypeSerializer = StoneSerializer<TeamLog.RewindFolderType>
    /// Converts `RewindPolicy` from and to JSON.
    public typealias RewindPolicySerializer = StoneSerializer<TeamLog.RewindPolicy>
    /// Converts `RewindPolicyChangedDetails` from and to JSON.
    public typealias RewindPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.RewindPolicyChangedDetails>
    /// Converts `RewindPolicyChangedType` from and to JSON.
    public typealias RewindPolicyChangedTypeSerializer = StoneSerializer<TeamLog.RewindPolicyChangedType>
    /// Converts `RiscSecurityEventDetails` from and to JSON.
    public typealias RiscSecurityEventDetailsSerializer = StoneSerializer<TeamLog.RiscSecurityEventDetails>
    /// Converts `RiscSecurityEventType` from and to JSON.
    public typealias RiscSecurityEventTypeSerializer = StoneSerializer<TeamLog.RiscSecurityEventType>
}
