// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which members were exempted from device approvals.
    public struct DeviceApprovalsAddExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(215))) }
    }

    /// Members were exempted from device approvals.
    public struct DeviceApprovalsAddExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(216))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the limit on the number of computers a member can link was set or removed.
    public struct DeviceApprovalsChangeDesktopPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.DeviceApprovalsPolicy? = nil,
            previousValue: TeamLog.DeviceApprovalsPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(217))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: TeamLog.DeviceApprovalsPolicy? { _plainRecord.unionOpt(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.DeviceApprovalsPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The limit on the number of computers a member can link was set or removed.
    public struct DeviceApprovalsChangeDesktopPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(218))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the limit on the number of mobile devices a member can link was set or removed.
    public struct DeviceApprovalsChangeMobilePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.DeviceApprovalsPolicy? = nil,
            previousValue: TeamLog.DeviceApprovalsPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(219))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: TeamLog.DeviceApprovalsPolicy? { _plainRecord.unionOpt(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.DeviceApprovalsPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The limit on the number of mobile devices a member can link was set or removed.
    public struct DeviceApprovalsChangeMobilePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(220))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the handling of members who exceed the limit on devices was changed.
    public struct DeviceApprovalsChangeOverageActionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.RolloutMethod? = nil, previousValue: TeamPolicies.RolloutMethod? = nil) {
            var builder = RecordBuilder(TeamLog._type(221))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy for devices beyond the limit after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: TeamPolicies.RolloutMethod? { _plainRecord.unionOpt(0) }
        /// The policy for devices beyond the limit before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamPolicies.RolloutMethod? { _plainRecord.unionOpt(1) }
    }

    /// The handling of members who exceed the limit on devices was changed.
    public struct DeviceApprovalsChangeOverageActionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(222))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the handling of approved devices that a member unlinks was changed.
    public struct DeviceApprovalsChangeUnlinkActionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.DeviceUnlinkPolicy? = nil, previousValue: TeamLog.DeviceUnlinkPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(223))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy for unlinked devices after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: TeamLog.DeviceUnlinkPolicy? { _plainRecord.unionOpt(0) }
        /// The policy for unlinked devices before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.DeviceUnlinkPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The handling of approved devices that a member unlinks was changed.
    public struct DeviceApprovalsChangeUnlinkActionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(224))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for the number of devices that a member can link.
    public enum DeviceApprovalsPolicy: StoneUnion, CustomStringConvertible {
        /// The number is limited.
        case limited
        /// The number isn't limited.
        case unlimited
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .limited
            case 1: self = .unlimited
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .limited: .tag(0)
            case .unlimited: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the exemption of members from device approvals was removed.
    public struct DeviceApprovalsRemoveExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(226))) }
    }

    /// The exemption of members from device approvals was removed.
    public struct DeviceApprovalsRemoveExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(227))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the IP address of an active desktop session changed.
    public struct DeviceChangeIpDesktopDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(deviceSessionInfo: TeamLog.DeviceSessionLogInfo) {
            var builder = RecordBuilder(TeamLog._type(228))
            builder.polymorphic(0, deviceSessionInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the device.
        @export(implementation)
        public var deviceSessionInfo: TeamLog.DeviceSessionLogInfo { _plainRecord.polymorphic(0) }
    }

    /// The IP address of an active desktop session changed.
    public struct DeviceChangeIpDesktopType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(229))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the IP address of an active mobile session changed.
    public struct DeviceChangeIpMobileDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(deviceSessionInfo: TeamLog.DeviceSessionLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(230))
            builder.polymorphic(0, deviceSessionInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the device.
        @export(implementation)
        public var deviceSessionInfo: TeamLog.DeviceSessionLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// The IP address of an active mobile session changed.
    public struct DeviceChangeIpMobileType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(231))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the IP address of an active web session changed.
    public struct DeviceChangeIpWebDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userAgent: String) {
            var builder = RecordBuilder(TeamLog._type(232))
            builder.string(0, userAgent)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the web browser.
        @export(implementation) public var userAgent: String { _plainRecord.string(0) }
    }

    /// The IP address of an active web session changed.
    public struct DeviceChangeIpWebType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(233))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which some files couldn't be deleted from an unlinked device.
    public struct DeviceDeleteOnUnlinkFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(numFailures: Int64, sessionInfo: TeamLog.SessionLogInfo? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(234))
            builder.polymorphic(0, sessionInfo)
            builder.string(1, displayName)
            builder.int64(2, numFailures)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the device.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _plainRecord.polymorphicOpt(0) }
        /// The name of the device. `nil` if an older event lacks it.
        @export(implementation) public var displayName: String? { _plainRecord.stringOpt(1) }
        /// The number of failures to delete files remotely.
        @export(implementation) public var numFailures: Int64 { _plainRecord.int64(2) }
    }

    /// Some files couldn't be deleted from an unlinked device.
    public struct DeviceDeleteOnUnlinkFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(235))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which all files were deleted from an unlinked device.
    public struct DeviceDeleteOnUnlinkSuccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sessionInfo: TeamLog.SessionLogInfo? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(236))
            builder.polymorphic(0, sessionInfo)
            builder.string(1, displayName)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the device.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _plainRecord.polymorphicOpt(0) }
        /// The name of the device. `nil` if an older event lacks it.
        @export(implementation) public var displayName: String? { _plainRecord.stringOpt(1) }
    }

    /// All files were deleted from an unlinked device.
    public struct DeviceDeleteOnUnlinkSuccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(237))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a device couldn't be linked.
    public struct DeviceLinkFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(deviceType: TeamLog.DeviceType, ipAddress: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(238))
            builder.string(0, ipAddress)
            builder.union(1, deviceType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The IP address. `nil` if an older event lacks it.
        @export(implementation) public var ipAddress: String? { _plainRecord.stringOpt(0) }
        /// The type of the device.
        @export(implementation) public var deviceType: TeamLog.DeviceType { _plainRecord.union(1) }
    }

    /// A device couldn't be linked.
    public struct DeviceLinkFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(239))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a device was linked.
    public struct DeviceLinkSuccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(deviceSessionInfo: TeamLog.DeviceSessionLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(240))
            builder.polymorphic(0, deviceSessionInfo)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the device.
        @export(implementation)
        public var deviceSessionInfo: TeamLog.DeviceSessionLogInfo? { _plainRecord.polymorphicOpt(0) }
    }

    /// A device was linked.
    public struct DeviceLinkSuccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(241))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which device management was disabled.
    public struct DeviceManagementDisabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(242))) }
    }

    /// Device management was disabled. Dropbox no longer records this event.
    public struct DeviceManagementDisabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(243))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which device management was enabled.
    public struct DeviceManagementEnabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(244))) }
    }

    /// Device management was enabled. Dropbox no longer records this event.
    public struct DeviceManagementEnabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(245))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which backup was enabled or disabled for a computer.
    public struct DeviceSyncBackupStatusChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            previousValue: TeamLog.BackupStatus,
            newValue: TeamLog.BackupStatus
        ) {
            var builder = RecordBuilder(TeamLog._type(247))
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the computer.
        @export(implementation)
        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo { _plainRecord.object(0) }
        /// The status of the backup before the change.
        @export(implementation) public var previousValue: TeamLog.BackupStatus { _plainRecord.union(1) }
        /// The status of the backup after the change.
        @export(implementation) public var newValue: TeamLog.BackupStatus { _plainRecord.union(2) }
    }

    /// Backup was enabled or disabled for a computer.
    public struct DeviceSyncBackupStatusChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(248))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The type of a device.
    public enum DeviceType: StoneUnion, CustomStringConvertible {
        /// A computer.
        case desktop
        /// A mobile device.
        case mobile
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .desktop
            case 1: self = .mobile
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .desktop: .tag(0)
            case .mobile: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a device was disconnected.
    public struct DeviceUnlinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(deleteData: Bool, sessionInfo: TeamLog.SessionLogInfo? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(250))
            builder.polymorphic(0, sessionInfo)
            builder.string(1, displayName)
            builder.bool(2, deleteData)
            self.init(_plainRecord: builder.record())
        }

        /// The session of the device.
        @export(implementation) public var sessionInfo: TeamLog.SessionLogInfo? { _plainRecord.polymorphicOpt(0) }
        /// The name of the device. `nil` if an older event lacks it.
        @export(implementation) public var displayName: String? { _plainRecord.stringOpt(1) }
        /// A Boolean value that indicates whether the user asked to delete the data on the device.
        @export(implementation) public var deleteData: Bool { _plainRecord.bool(2) }
    }

    /// The policy for approved devices that a member unlinks.
    public enum DeviceUnlinkPolicy: StoneUnion, CustomStringConvertible {
        /// The device stays approved.
        case keep
        /// The approval of the device is removed.
        case remove
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .keep
            case 1: self = .remove
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .keep: .tag(0)
            case .remove: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A device was disconnected.
    public struct DeviceUnlinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(252))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `DeviceApprovalsAddExceptionDetails` from and to JSON.
    public typealias DeviceApprovalsAddExceptionDetailsSerializer = StoneSerializer<TeamLog.DeviceApprovalsAddExceptionDetails>
    /// Converts `DeviceApprovalsAddExceptionType` from and to JSON.
    public typealias DeviceApprovalsAddExceptionTypeSerializer = StoneSerializer<TeamLog.DeviceApprovalsAddExceptionType>
    /// Converts `DeviceApprovalsChangeDesktopPolicyDetails` from and to JSON.
    public typealias DeviceApprovalsChangeDesktopPolicyDetailsSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeDesktopPolicyDetails>
    /// Converts `DeviceApprovalsChangeDesktopPolicyType` from and to JSON.
    public typealias DeviceApprovalsChangeDesktopPolicyTypeSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeDesktopPolicyType>
    /// Converts `DeviceApprovalsChangeMobilePolicyDetails` from and to JSON.
    public typealias DeviceApprovalsChangeMobilePolicyDetailsSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeMobilePolicyDetails>
    /// Converts `DeviceApprovalsChangeMobilePolicyType` from and to JSON.
    public typealias DeviceApprovalsChangeMobilePolicyTypeSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeMobilePolicyType>
    /// Converts `DeviceApprovalsChangeOverageActionDetails` from and to JSON.
    public typealias DeviceApprovalsChangeOverageActionDetailsSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeOverageActionDetails>
    /// Converts `DeviceApprovalsChangeOverageActionType` from and to JSON.
    public typealias DeviceApprovalsChangeOverageActionTypeSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeOverageActionType>
    /// Converts `DeviceApprovalsChangeUnlinkActionDetails` from and to JSON.
    public typealias DeviceApprovalsChangeUnlinkActionDetailsSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeUnlinkActionDetails>
    /// Converts `DeviceApprovalsChangeUnlinkActionType` from and to JSON.
    public typealias DeviceApprovalsChangeUnlinkActionTypeSerializer = StoneSerializer<TeamLog.DeviceApprovalsChangeUnlinkActionType>
    /// Converts `DeviceApprovalsPolicy` from and to JSON.
    public typealias DeviceApprovalsPolicySerializer = StoneSerializer<TeamLog.DeviceApprovalsPolicy>
    /// Converts `DeviceApprovalsRemoveExceptionDetails` from and to JSON.
    public typealias DeviceApprovalsRemoveExceptionDetailsSerializer = StoneSerializer<TeamLog.DeviceApprovalsRemoveExceptionDetails>
    /// Converts `DeviceApprovalsRemoveExceptionType` from and to JSON.
    public typealias DeviceApprovalsRemoveExceptionTypeSerializer = StoneSerializer<TeamLog.DeviceApprovalsRemoveExceptionType>
    /// Converts `DeviceChangeIpDesktopDetails` from and to JSON.
    public typealias DeviceChangeIpDesktopDetailsSerializer = StoneSerializer<TeamLog.DeviceChangeIpDesktopDetails>
    /// Converts `DeviceChangeIpDesktopType` from and to JSON.
    public typealias DeviceChangeIpDesktopTypeSerializer = StoneSerializer<TeamLog.DeviceChangeIpDesktopType>
    /// Converts `DeviceChangeIpMobileDetails` from and to JSON.
    public typealias DeviceChangeIpMobileDetailsSerializer = StoneSerializer<TeamLog.DeviceChangeIpMobileDetails>
    /// Converts `DeviceChangeIpMobileType` from and to JSON.
    public typealias DeviceChangeIpMobileTypeSerializer = StoneSerializer<TeamLog.DeviceChangeIpMobileType>
    /// Converts `DeviceChangeIpWebDetails` from and to JSON.
    public typealias DeviceChangeIpWebDetailsSerializer = StoneSerializer<TeamLog.DeviceChangeIpWebDetails>
    /// Converts `DeviceChangeIpWebType` from and to JSON.
    public typealias DeviceChangeIpWebTypeSerializer = StoneSerializer<TeamLog.DeviceChangeIpWebType>
    /// Converts `DeviceDeleteOnUnlinkFailDetails` from and to JSON.
    public typealias DeviceDeleteOnUnlinkFailDetailsSerializer = StoneSerializer<TeamLog.DeviceDeleteOnUnlinkFailDetails>
    /// Converts `DeviceDeleteOnUnlinkFailType` from and to JSON.
    public typealias DeviceDeleteOnUnlinkFailTypeSerializer = StoneSerializer<TeamLog.DeviceDeleteOnUnlinkFailType>
    /// Converts `DeviceDeleteOnUnlinkSuccessDetails` from and to JSON.
    public typealias DeviceDeleteOnUnlinkSuccessDetailsSerializer = StoneSerializer<TeamLog.DeviceDeleteOnUnlinkSuccessDetails>
    /// Converts `DeviceDeleteOnUnlinkSuccessType` from and to JSON.
    public typealias DeviceDeleteOnUnlinkSuccessTypeSerializer = StoneSerializer<TeamLog.DeviceDeleteOnUnlinkSuccessType>
    /// Converts `DeviceLinkFailDetails` from and to JSON.
    public typealias DeviceLinkFailDetailsSerializer = StoneSerializer<TeamLog.DeviceLinkFailDetails>
    /// Converts `DeviceLinkFailType` from and to JSON.
    public typealias DeviceLinkFailTypeSerializer = StoneSerializer<TeamLog.DeviceLinkFailType>
    /// Converts `DeviceLinkSuccessDetails` from and to JSON.
    public typealias DeviceLinkSuccessDetailsSerializer = StoneSerializer<TeamLog.DeviceLinkSuccessDetails>
    /// Converts `DeviceLinkSuccessType` from and to JSON.
    public typealias DeviceLinkSuccessTypeSerializer = StoneSerializer<TeamLog.DeviceLinkSuccessType>
    /// Converts `DeviceManagementDisabledDetails` from and to JSON.
    public typealias DeviceManagementDisabledDetailsSerializer = StoneSerializer<TeamLog.DeviceManagementDisabledDetails>
    /// Converts `DeviceManagementDisabledType` from and to JSON.
    public typealias DeviceManagementDisabledTypeSerializer = StoneSerializer<TeamLog.DeviceManagementDisabledType>
    /// Converts `DeviceManagementEnabledDetails` from and to JSON.
    public typealias DeviceManagementEnabledDetailsSerializer = StoneSerializer<TeamLog.DeviceManagementEnabledDetails>
    /// Converts `DeviceManagementEnabledType` from and to JSON.
    public typealias DeviceManagementEnabledTypeSerializer = StoneSerializer<TeamLog.DeviceManagementEnabledType>
    /// Converts `DeviceSyncBackupStatusChangedDetails` from and to JSON.
    public typealias DeviceSyncBackupStatusChangedDetailsSerializer = StoneSerializer<TeamLog.DeviceSyncBackupStatusChangedDetails>
    /// Converts `DeviceSyncBackupStatusChangedType` from and to JSON.
    public typealias DeviceSyncBackupStatusChangedTypeSerializer = StoneSerializer<TeamLog.DeviceSyncBackupStatusChangedType>
    /// Converts `DeviceType` from and to JSON.
    public typealias DeviceTypeSerializer = StoneSerializer<TeamLog.DeviceType>
    /// Converts `DeviceUnlinkDetails` from and to JSON.
    public typealias DeviceUnlinkDetailsSerializer = StoneSerializer<TeamLog.DeviceUnlinkDetails>
    /// Converts `DeviceUnlinkPolicy` from and to JSON.
    public typealias DeviceUnlinkPolicySerializer = StoneSerializer<TeamLog.DeviceUnlinkPolicy>
    /// Converts `DeviceUnlinkType` from and to JSON.
    public typealias DeviceUnlinkTypeSerializer = StoneSerializer<TeamLog.DeviceUnlinkType>
}
