// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct AddonAssignedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(19) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, addonName: TeamLog.AddonLogInfo) {
            var builder = RecordBuilder(TeamLog._type(19))
            builder.object(0, userName._record)
            builder.object(1, addonName._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _record.object(0) }
        @export(implementation) public var addonName: TeamLog.AddonLogInfo { _record.object(1) }
    }

    public struct AddonAssignedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(20) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(20))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AddonLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(21) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(addonName: String) {
            var builder = RecordBuilder(TeamLog._type(21))
            builder.string(0, addonName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var addonName: String { _record.string(0) }
    }

    public struct AddonRemovedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(22) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, addonName: TeamLog.AddonLogInfo) {
            var builder = RecordBuilder(TeamLog._type(22))
            builder.object(0, userName._record)
            builder.object(1, addonName._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _record.object(0) }
        @export(implementation) public var addonName: TeamLog.AddonLogInfo { _record.object(1) }
    }

    public struct AddonRemovedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(23) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(23))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AdminAlertCategoryEnum: StoneUnion, CustomStringConvertible {
        case accountTakeover
        case dataLossProtection
        case informationGovernance
        case malwareSharing
        case massiveFileOperation
        case na
        case threatManagement
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(24) }

        @export(implementation)
        public init(_value: Value) {
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

        @export(implementation)
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

    public enum AdminAlertGeneralStateEnum: StoneUnion, CustomStringConvertible {
        case active
        case dismissed
        case inProgress
        case na
        case resolved
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(25) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .dismissed
            case 2: self = .inProgress
            case 3: self = .na
            case 4: self = .resolved
            default: self = .other
            }
        }

        @export(implementation)
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

    public enum AdminAlertSeverityEnum: StoneUnion, CustomStringConvertible {
        case high
        case info
        case low
        case medium
        case na
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(26) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .high
            case 1: self = .info
            case 2: self = .low
            case 3: self = .medium
            case 4: self = .na
            default: self = .other
            }
        }

        @export(implementation)
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

    public struct AdminAlertingAlertConfiguration: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(27) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            builder.object(2, recipientsSettings?._record)
            builder.string(3, text)
            builder.string(4, excludedFileExtensions)
            builder.object(5, malwareExclusionState?._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var alertState: TeamLog.AdminAlertingAlertStatePolicy? { _record.unionOpt(0) }
        @export(implementation)
        public var sensitivityLevel: TeamLog.AdminAlertingAlertSensitivity? {
            _record.unionOpt(1)
        }
        @export(implementation) public var recipientsSettings: TeamLog.RecipientsConfiguration? { _record.objectOpt(2) }
        @export(implementation) public var text: String? { _record.stringOpt(3) }
        @export(implementation) public var excludedFileExtensions: String? { _record.stringOpt(4) }
        @export(implementation)
        public var malwareExclusionState: TeamLog.MalwareExclusionState? {
            _record.objectOpt(5)
        }
    }

    public enum AdminAlertingAlertSensitivity: StoneUnion, CustomStringConvertible {
        case high
        case highest
        case invalid
        case low
        case lowest
        case medium
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(28) }

        @export(implementation)
        public init(_value: Value) {
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

        @export(implementation)
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

    public struct AdminAlertingAlertStateChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(29) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        @export(implementation) public var alertName: String { _record.string(0) }
        @export(implementation) public var alertSeverity: TeamLog.AdminAlertSeverityEnum { _record.union(1) }
        @export(implementation) public var alertCategory: TeamLog.AdminAlertCategoryEnum { _record.union(2) }
        @export(implementation) public var alertInstanceId: String { _record.string(3) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AdminAlertGeneralStateEnum { _record.union(4) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AdminAlertGeneralStateEnum { _record.union(5) }
    }

    public struct AdminAlertingAlertStateChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(30) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(30))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AdminAlertingAlertStatePolicy: StoneUnion, CustomStringConvertible {
        case off
        case on
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(31) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .off
            case 1: self = .on
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .on: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct AdminAlertingChangedAlertConfigDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(32) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            alertName: String,
            previousAlertConfig: TeamLog.AdminAlertingAlertConfiguration,
            newAlertConfig: TeamLog.AdminAlertingAlertConfiguration
        ) {
            var builder = RecordBuilder(TeamLog._type(32))
            builder.string(0, alertName)
            builder.object(1, previousAlertConfig._record)
            builder.object(2, newAlertConfig._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var alertName: String { _record.string(0) }
        @export(implementation)
        public var previousAlertConfig: TeamLog.AdminAlertingAlertConfiguration {
            _record.object(1)
        }
        @export(implementation) public var newAlertConfig: TeamLog.AdminAlertingAlertConfiguration { _record.object(2) }
    }

    public struct AdminAlertingChangedAlertConfigType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(33) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(33))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AdminAlertingTriggeredAlertDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(34) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        @export(implementation) public var alertName: String { _record.string(0) }
        @export(implementation) public var alertSeverity: TeamLog.AdminAlertSeverityEnum { _record.union(1) }
        @export(implementation) public var alertCategory: TeamLog.AdminAlertCategoryEnum { _record.union(2) }
        @export(implementation) public var alertInstanceId: String { _record.string(3) }
    }

    public struct AdminAlertingTriggeredAlertType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(35) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(35))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AdminConsoleAppPermission: StoneUnion, CustomStringConvertible {
        case defaultForListedApps
        case defaultForUnlistedApps
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(36) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .defaultForListedApps
            case 1: self = .defaultForUnlistedApps
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .defaultForListedApps: .tag(0)
            case .defaultForUnlistedApps: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum AdminConsoleAppPolicy: StoneUnion, CustomStringConvertible {
        case allow
        case block
        case default_
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(37) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .block
            case 2: self = .default_
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .block: .tag(1)
            case .default_: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct AdminEmailRemindersChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(38) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.AdminEmailRemindersPolicy, previousValue: TeamLog.AdminEmailRemindersPolicy) {
            var builder = RecordBuilder(TeamLog._type(38))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AdminEmailRemindersPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AdminEmailRemindersPolicy { _record.union(1) }
    }

    public struct AdminEmailRemindersChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(39) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(39))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AdminEmailRemindersPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(40) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public enum AdminRole: StoneUnion, CustomStringConvertible {
        case billingAdmin
        case complianceAdmin
        case contentAdmin
        case deprecatedFreemiumTeamMember
        case freemiumTeamCreator
        case limitedAdmin
        case memberOnly
        case reportingAdmin
        case securityAdmin
        case supportAdmin
        case teamAdmin
        case userManagementAdmin
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(41) }

        @export(implementation)
        public init(_value: Value) {
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

        @export(implementation)
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

    public enum AiThirdPartySharingDropboxBasePolicy: StoneUnion, CustomStringConvertible {
        case adminsOnly
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(42) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .adminsOnly
            case 1: self = .default_
            case 2: self = .disabled
            case 3: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .adminsOnly: .tag(0)
            case .default_: .tag(1)
            case .disabled: .tag(2)
            case .enabled: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct AiThirdPartySharingDropboxBasePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(43) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.AiThirdPartySharingDropboxBasePolicy,
            previousValue: TeamLog.AiThirdPartySharingDropboxBasePolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(43))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AiThirdPartySharingDropboxBasePolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation)
        public var previousValue: TeamLog.AiThirdPartySharingDropboxBasePolicy {
            _record.union(1)
        }
    }

    public struct AiThirdPartySharingDropboxBasePolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(44) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(44))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AlertRecipientsSettingType: StoneUnion, CustomStringConvertible {
        case customList
        case invalid
        case none
        case teamAdmins
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(45) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .customList
            case 1: self = .invalid
            case 2: self = .none
            case 3: self = .teamAdmins
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .customList: .tag(0)
            case .invalid: .tag(1)
            case .none: .tag(2)
            case .teamAdmins: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct AllowDownloadDisabledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(46) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(46))) }
    }

    public struct AllowDownloadDisabledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(47) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(47))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AllowDownloadEnabledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(48) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(48))) }
    }

    public struct AllowDownloadEnabledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(49) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(49))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
