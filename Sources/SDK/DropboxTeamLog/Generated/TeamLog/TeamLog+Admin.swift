// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The category of a security alert.
    public enum AdminAlertCategoryEnum: StoneUnion, CustomStringConvertible {
        /// The takeover of an account.
        case accountTakeover
        /// Protection against data loss.
        case dataLossProtection
        /// Information governance.
        case informationGovernance
        /// The sharing of malware.
        case malwareSharing
        /// An operation on a large number of files.
        case massiveFileOperation
        /// No category applies.
        case na
        /// Threat management.
        case threatManagement
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accountTakeover
            case 1: self = .dataLossProtection
            case 2: self = .informationGovernance
            case 3: self = .malwareSharing
            case 4: self = .massiveFileOperation
            case 5: self = .na
            case 6: self = .threatManagement
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accountTakeover: .tag(0)
            case .dataLossProtection: .tag(1)
            case .informationGovernance: .tag(2)
            case .malwareSharing: .tag(3)
            case .massiveFileOperation: .tag(4)
            case .na: .tag(5)
            case .threatManagement: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// The state of a security alert.
    public enum AdminAlertGeneralStateEnum: StoneUnion, CustomStringConvertible {
        /// The alert is active.
        case active
        /// The alert was dismissed.
        case dismissed
        /// The alert is being handled.
        case inProgress
        /// No state applies.
        case na
        /// The alert was resolved.
        case resolved
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .dismissed
            case 2: self = .inProgress
            case 3: self = .na
            case 4: self = .resolved
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .dismissed: .tag(1)
            case .inProgress: .tag(2)
            case .na: .tag(3)
            case .resolved: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The severity of a security alert.
    public enum AdminAlertSeverityEnum: StoneUnion, CustomStringConvertible {
        /// High severity.
        case high
        /// The alert is for information only.
        case info
        /// Low severity.
        case low
        /// Medium severity.
        case medium
        /// No severity applies.
        case na
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .high
            case 1: self = .info
            case 2: self = .low
            case 3: self = .medium
            case 4: self = .na
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .high: .tag(0)
            case .info: .tag(1)
            case .low: .tag(2)
            case .medium: .tag(3)
            case .na: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The configuration of a security alert.
    public struct AdminAlertingAlertConfiguration: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            alertState: TeamLog.AdminAlertingAlertStatePolicy? = nil,
            sensitivityLevel: TeamLog.AdminAlertingAlertSensitivity? = nil,
            recipientsSettings: TeamLog.RecipientsConfiguration? = nil,
            text: String? = nil,
            excludedFileExtensions: String? = nil,
            malwareExclusionState: TeamLog.MalwareExclusionState? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(27))
            builder.union(0, alertState?._value)
            builder.union(1, sensitivityLevel?._value)
            builder.object(2, recipientsSettings?._plainRecord)
            builder.string(3, text)
            builder.string(4, excludedFileExtensions)
            builder.object(5, malwareExclusionState?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The policy that determines whether the alert can be triggered.
        @export(implementation)
        public var alertState: TeamLog.AdminAlertingAlertStatePolicy? { _plainRecord.unionOpt(0) }
        /// The sensitivity of the alert.
        @export(implementation)
        public var sensitivityLevel: TeamLog.AdminAlertingAlertSensitivity? { _plainRecord.unionOpt(1) }
        /// The recipients of the alert.
        @export(implementation)
        public var recipientsSettings: TeamLog.RecipientsConfiguration? { _plainRecord.objectOpt(2) }
        /// The text of the alert.
        @export(implementation) public var text: String? { _plainRecord.stringOpt(3) }
        /// The filename extensions that the alert ignores.
        @export(implementation) public var excludedFileExtensions: String? { _plainRecord.stringOpt(4) }
        /// The state of the list of files that malware alerts ignore.
        @export(implementation)
        public var malwareExclusionState: TeamLog.MalwareExclusionState? { _plainRecord.objectOpt(5) }
    }

    /// The sensitivity of a security alert.
    public enum AdminAlertingAlertSensitivity: StoneUnion, CustomStringConvertible {
        /// High sensitivity.
        case high
        /// The highest sensitivity.
        case highest
        /// The sensitivity isn't valid.
        case invalid
        /// Low sensitivity.
        case low
        /// The lowest sensitivity.
        case lowest
        /// Medium sensitivity.
        case medium
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .high
            case 1: self = .highest
            case 2: self = .invalid
            case 3: self = .low
            case 4: self = .lowest
            case 5: self = .medium
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .high: .tag(0)
            case .highest: .tag(1)
            case .invalid: .tag(2)
            case .low: .tag(3)
            case .lowest: .tag(4)
            case .medium: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Details of an event in which the state of a security alert was changed.
    public struct AdminAlertingAlertStateChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            alertName: String,
            alertSeverity: TeamLog.AdminAlertSeverityEnum,
            alertCategory: TeamLog.AdminAlertCategoryEnum,
            alertInstanceId: String,
            previousValue: TeamLog.AdminAlertGeneralStateEnum,
            newValue: TeamLog.AdminAlertGeneralStateEnum
        ) {
            var builder = RecordBuilder(TeamLog._type(29))
            builder.string(0, alertName)
            builder.union(1, alertSeverity._value)
            builder.union(2, alertCategory._value)
            builder.string(3, alertInstanceId)
            builder.union(4, previousValue._value)
            builder.union(5, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the alert.
        @export(implementation) public var alertName: String { _plainRecord.string(0) }
        /// The severity of the alert.
        @export(implementation) public var alertSeverity: TeamLog.AdminAlertSeverityEnum { _plainRecord.union(1) }
        /// The category of the alert.
        @export(implementation) public var alertCategory: TeamLog.AdminAlertCategoryEnum { _plainRecord.union(2) }
        /// The identifier of the alert.
        @export(implementation) public var alertInstanceId: String { _plainRecord.string(3) }
        /// The state of the alert before the change.
        @export(implementation) public var previousValue: TeamLog.AdminAlertGeneralStateEnum { _plainRecord.union(4) }
        /// The state of the alert after the change.
        @export(implementation) public var newValue: TeamLog.AdminAlertGeneralStateEnum { _plainRecord.union(5) }
    }

    /// The state of a security alert was changed.
    public struct AdminAlertingAlertStateChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(30))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy that determines whether a security alert can be triggered.
    public enum AdminAlertingAlertStatePolicy: StoneUnion, CustomStringConvertible {
        /// The alert can't be triggered.
        case off
        /// The alert can be triggered.
        case on
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .off
            case 1: self = .on
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .on: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the settings of a security alert were changed.
    public struct AdminAlertingChangedAlertConfigDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            alertName: String,
            previousAlertConfig: TeamLog.AdminAlertingAlertConfiguration,
            newAlertConfig: TeamLog.AdminAlertingAlertConfiguration
        ) {
            var builder = RecordBuilder(TeamLog._type(32))
            builder.string(0, alertName)
            builder.object(1, previousAlertConfig._plainRecord)
            builder.object(2, newAlertConfig._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the alert.
        @export(implementation) public var alertName: String { _plainRecord.string(0) }
        /// The configuration before the change.
        @export(implementation)
        public var previousAlertConfig: TeamLog.AdminAlertingAlertConfiguration { _plainRecord.object(1) }
        /// The configuration after the change.
        @export(implementation)
        public var newAlertConfig: TeamLog.AdminAlertingAlertConfiguration { _plainRecord.object(2) }
    }

    /// The settings of a security alert were changed.
    public struct AdminAlertingChangedAlertConfigType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(33))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a security alert was triggered.
    public struct AdminAlertingTriggeredAlertDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            alertName: String,
            alertSeverity: TeamLog.AdminAlertSeverityEnum,
            alertCategory: TeamLog.AdminAlertCategoryEnum,
            alertInstanceId: String
        ) {
            var builder = RecordBuilder(TeamLog._type(34))
            builder.string(0, alertName)
            builder.union(1, alertSeverity._value)
            builder.union(2, alertCategory._value)
            builder.string(3, alertInstanceId)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the alert.
        @export(implementation) public var alertName: String { _plainRecord.string(0) }
        /// The severity of the alert.
        @export(implementation) public var alertSeverity: TeamLog.AdminAlertSeverityEnum { _plainRecord.union(1) }
        /// The category of the alert.
        @export(implementation) public var alertCategory: TeamLog.AdminAlertCategoryEnum { _plainRecord.union(2) }
        /// The identifier of the alert.
        @export(implementation) public var alertInstanceId: String { _plainRecord.string(3) }
    }

    /// A security alert was triggered.
    public struct AdminAlertingTriggeredAlertType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(35))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A permission for apps in the admin console.
    public enum AdminConsoleAppPermission: StoneUnion, CustomStringConvertible {
        /// The default permission of listed apps.
        case defaultForListedApps
        /// The default permission of apps that aren't listed.
        case defaultForUnlistedApps
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .defaultForListedApps
            case 1: self = .defaultForUnlistedApps
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defaultForListedApps: .tag(0)
            case .defaultForUnlistedApps: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The policy for an app in the admin console.
    public enum AdminConsoleAppPolicy: StoneUnion, CustomStringConvertible {
        /// The app is allowed.
        case allow
        /// The app is blocked.
        case block
        /// The default policy applies.
        case default_
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .block
            case 2: self = .default_
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .block: .tag(1)
            case .default_: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the reminders to admins about requests to join the team were changed.
    public struct AdminEmailRemindersChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.AdminEmailRemindersPolicy, previousValue: TeamLog.AdminEmailRemindersPolicy) {
            var builder = RecordBuilder(TeamLog._type(38))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.AdminEmailRemindersPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.AdminEmailRemindersPolicy { _plainRecord.union(1) }
    }

    /// The reminders to admins about requests to join the team were changed.
    public struct AdminEmailRemindersChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(39))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for reminder emails to admins about requests to join the team.
    public enum AdminEmailRemindersPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Admins don't receive reminders.
        case disabled
        /// Admins receive reminders.
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

    /// The admin role of a team member.
    public enum AdminRole: StoneUnion, CustomStringConvertible {
        /// An admin for billing.
        case billingAdmin
        /// An admin for compliance.
        case complianceAdmin
        /// An admin for content.
        case contentAdmin
        /// A member of a freemium team. This role is no longer assigned.
        case deprecatedFreemiumTeamMember
        /// The creator of a freemium team.
        case freemiumTeamCreator
        /// An admin with limited permissions.
        case limitedAdmin
        /// A member without an admin role.
        case memberOnly
        /// An admin for reports.
        case reportingAdmin
        /// An admin for security.
        case securityAdmin
        /// An admin for support.
        case supportAdmin
        /// An admin of the whole team.
        case teamAdmin
        /// An admin for the management of users.
        case userManagementAdmin
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .billingAdmin
            case 1: self = .complianceAdmin
            case 2: self = .contentAdmin
            case 3: self = .deprecatedFreemiumTeamMember
            case 4: self = .freemiumTeamCreator
            case 5: self = .limitedAdmin
            case 6: self = .memberOnly
            case 7: self = .reportingAdmin
            case 8: self = .securityAdmin
            case 9: self = .supportAdmin
            case 10: self = .teamAdmin
            case 11: self = .userManagementAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .billingAdmin: .tag(0)
            case .complianceAdmin: .tag(1)
            case .contentAdmin: .tag(2)
            case .deprecatedFreemiumTeamMember: .tag(3)
            case .freemiumTeamCreator: .tag(4)
            case .limitedAdmin: .tag(5)
            case .memberOnly: .tag(6)
            case .reportingAdmin: .tag(7)
            case .securityAdmin: .tag(8)
            case .supportAdmin: .tag(9)
            case .teamAdmin: .tag(10)
            case .userManagementAdmin: .tag(11)
            case .other: .tag(12)
            }
        }
    }
}

extension TeamLog {
    /// Converts `AdminAlertCategoryEnum` from and to JSON.
    public typealias AdminAlertCategoryEnumSerializer = StoneSerializer<TeamLog.AdminAlertCategoryEnum>
    /// Converts `AdminAlertGeneralStateEnum` from and to JSON.
    public typealias AdminAlertGeneralStateEnumSerializer = StoneSerializer<TeamLog.AdminAlertGeneralStateEnum>
    /// Converts `AdminAlertSeverityEnum` from and to JSON.
    public typealias AdminAlertSeverityEnumSerializer = StoneSerializer<TeamLog.AdminAlertSeverityEnum>
    /// Converts `AdminAlertingAlertConfiguration` from and to JSON.
    public typealias AdminAlertingAlertConfigurationSerializer = StoneSerializer<TeamLog.AdminAlertingAlertConfiguration>
    /// Converts `AdminAlertingAlertSensitivity` from and to JSON.
    public typealias AdminAlertingAlertSensitivitySerializer = StoneSerializer<TeamLog.AdminAlertingAlertSensitivity>
    /// Converts `AdminAlertingAlertStateChangedDetails` from and to JSON.
    public typealias AdminAlertingAlertStateChangedDetailsSerializer = StoneSerializer<TeamLog.AdminAlertingAlertStateChangedDetails>
    /// Converts `AdminAlertingAlertStateChangedType` from and to JSON.
    public typealias AdminAlertingAlertStateChangedTypeSerializer = StoneSerializer<TeamLog.AdminAlertingAlertStateChangedType>
    /// Converts `AdminAlertingAlertStatePolicy` from and to JSON.
    public typealias AdminAlertingAlertStatePolicySerializer = StoneSerializer<TeamLog.AdminAlertingAlertStatePolicy>
    /// Converts `AdminAlertingChangedAlertConfigDetails` from and to JSON.
    public typealias AdminAlertingChangedAlertConfigDetailsSerializer = StoneSerializer<TeamLog.AdminAlertingChangedAlertConfigDetails>
    /// Converts `AdminAlertingChangedAlertConfigType` from and to JSON.
    public typealias AdminAlertingChangedAlertConfigTypeSerializer = StoneSerializer<TeamLog.AdminAlertingChangedAlertConfigType>
    /// Converts `AdminAlertingTriggeredAlertDetails` from and to JSON.
    public typealias AdminAlertingTriggeredAlertDetailsSerializer = StoneSerializer<TeamLog.AdminAlertingTriggeredAlertDetails>
    /// Converts `AdminAlertingTriggeredAlertType` from and to JSON.
    public typealias AdminAlertingTriggeredAlertTypeSerializer = StoneSerializer<TeamLog.AdminAlertingTriggeredAlertType>
    /// Converts `AdminConsoleAppPermission` from and to JSON.
    public typealias AdminConsoleAppPermissionSerializer = StoneSerializer<TeamLog.AdminConsoleAppPermission>
    /// Converts `AdminConsoleAppPolicy` from and to JSON.
    public typealias AdminConsoleAppPolicySerializer = StoneSerializer<TeamLog.AdminConsoleAppPolicy>
    /// Converts `AdminEmailRemindersChangedDetails` from and to JSON.
    public typealias AdminEmailRemindersChangedDetailsSerializer = StoneSerializer<TeamLog.AdminEmailRemindersChangedDetails>
    /// Converts `AdminEmailRemindersChangedType` from and to JSON.
    public typealias AdminEmailRemindersChangedTypeSerializer = StoneSerializer<TeamLog.AdminEmailRemindersChangedType>
    /// Converts `AdminEmailRemindersPolicy` from and to JSON.
    public typealias AdminEmailRemindersPolicySerializer = StoneSerializer<TeamLog.AdminEmailRemindersPolicy>
    /// Converts `AdminRole` from and to JSON.
    public typealias AdminRoleSerializer = StoneSerializer<TeamLog.AdminRole>
}
