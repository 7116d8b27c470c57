// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct ExportMembersReportDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 339) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct ExportMembersReportFailDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 340) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ExportMembersReportFailType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 341) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExportMembersReportType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 342) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExtendedVersionHistoryChangePolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 343) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.ExtendedVersionHistoryPolicy,
            previousValue: TeamLog.ExtendedVersionHistoryPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ExtendedVersionHistoryPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ExtendedVersionHistoryPolicy? { _record.unionOpt(1) }
    }

    public struct ExtendedVersionHistoryChangePolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 344) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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

    public struct ExternalDriveBackupEligibilityStatusCheckedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 347) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            status: TeamLog.ExternalDriveBackupEligibilityStatus,
            numberOfExternalDriveBackup: UInt64
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, status._value)
            builder.uint64(2, numberOfExternalDriveBackup)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo {
            _record.object(0)
        }
        @export(implementation) public var status: TeamLog.ExternalDriveBackupEligibilityStatus { _record.union(1) }
        @export(implementation) public var numberOfExternalDriveBackup: UInt64 { _record.uint64(2) }
    }

    public struct ExternalDriveBackupEligibilityStatusCheckedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 348) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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

    public struct ExternalDriveBackupPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 350) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.ExternalDriveBackupPolicy, previousValue: TeamLog.ExternalDriveBackupPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ExternalDriveBackupPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ExternalDriveBackupPolicy { _record.union(1) }
    }

    public struct ExternalDriveBackupPolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 351) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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

    public struct ExternalDriveBackupStatusChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 353) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo,
            previousValue: TeamLog.ExternalDriveBackupStatus,
            newValue: TeamLog.ExternalDriveBackupStatus
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, desktopDeviceSessionInfo._record)
            builder.union(1, previousValue._value)
            builder.union(2, newValue._value)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var desktopDeviceSessionInfo: TeamLog.DesktopDeviceSessionLogInfo {
            _record.object(0)
        }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ExternalDriveBackupStatus { _record.union(1) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ExternalDriveBackupStatus { _record.union(2) }
    }

    public struct ExternalDriveBackupStatusChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 354) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExternalSharingCreateReportDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 355) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct ExternalSharingCreateReportType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 356) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExternalSharingReportFailedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 357) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ExternalSharingReportFailedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 358) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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
    public struct ExternalUserLogInfo: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 360) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userIdentifier: String, identifierType: TeamLog.IdentifierType) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, userIdentifier)
            builder.union(1, identifierType._value)
            self.init(_record: builder.record())
        }

        /// By what they are known.
        @export(implementation) public var userIdentifier: String { _record.string(0) }
        /// What that is.
        @export(implementation) public var identifierType: TeamLog.IdentifierType { _record.union(1) }
    }

    /// Why something failed.
    public struct FailureDetailsLogInfo: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 361) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userFriendlyMessage: String? = nil, technicalErrorMessage: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, userFriendlyMessage)
            builder.string(1, technicalErrorMessage)
            self.init(_record: builder.record())
        }

        /// The reason for people.
        @export(implementation) public var userFriendlyMessage: String? { _record.stringOpt(0) }
        /// The reason for engineers.
        @export(implementation) public var technicalErrorMessage: String? { _record.stringOpt(1) }
    }

    public enum FedAdminRole: StoneUnion, CustomStringConvertible {
        case enterpriseAdmin
        case notEnterpriseAdmin
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 362) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enterpriseAdmin
            case 1: self = .notEnterpriseAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enterpriseAdmin: .tag(0)
            case .notEnterpriseAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum FedExtraDetails: StoneUnion, CustomStringConvertible {
        case organization(TeamLog.OrganizationDetails)
        case team(TeamLog.TeamDetails)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 363) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .organization(TeamLog.OrganizationDetails(_record: payload))
            case 1: self = .team(TeamLog.TeamDetails(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .organization(let value): .variant(0, value._record)
            case .team(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public enum FedHandshakeAction: StoneUnion, CustomStringConvertible {
        case acceptedInvite
        case canceledInvite
        case inviteExpired
        case invited
        case rejectedInvite
        case removedTeam
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 364) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .acceptedInvite
            case 1: self = .canceledInvite
            case 2: self = .inviteExpired
            case 3: self = .invited
            case 4: self = .rejectedInvite
            case 5: self = .removedTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .acceptedInvite: .tag(0)
            case .canceledInvite: .tag(1)
            case .inviteExpired: .tag(2)
            case .invited: .tag(3)
            case .rejectedInvite: .tag(4)
            case .removedTeam: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    public enum FederationStatusChangeAdditionalInfo: StoneUnion, CustomStringConvertible {
        case connectedTeamName(TeamLog.ConnectedTeamName)
        case nonTrustedTeamDetails(TeamLog.NonTrustedTeamDetails)
        case organizationName(TeamLog.OrganizationName)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 365) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .connectedTeamName(TeamLog.ConnectedTeamName(_record: payload))
            case 1: self = .nonTrustedTeamDetails(TeamLog.NonTrustedTeamDetails(_record: payload))
            case 2: self = .organizationName(TeamLog.OrganizationName(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .connectedTeamName(let value): .variant(0, value._record)
            case .nonTrustedTeamDetails(let value): .variant(1, value._record)
            case .organizationName(let value): .variant(2, value._record)
            case .other: .tag(3)
            }
        }
    }

    public struct FileAddCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 366) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileAddCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 367) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileAddDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 368) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct FileAddFromAutomationDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 369) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct FileAddFromAutomationType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 370) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileAddType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 371) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileChangeCommentSubscriptionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 372) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.FileCommentNotificationPolicy,
            previousValue: TeamLog.FileCommentNotificationPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.FileCommentNotificationPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.FileCommentNotificationPolicy? { _record.unionOpt(1) }
    }

    public struct FileChangeCommentSubscriptionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 373) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum FileCommentNotificationPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 374) }

        public init(_value: Value) {
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

    public struct FileCommentsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 375) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.FileCommentsPolicy, previousValue: TeamLog.FileCommentsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.FileCommentsPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.FileCommentsPolicy? { _record.unionOpt(1) }
    }

    public struct FileCommentsChangePolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 376) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum FileCommentsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 377) }

        public init(_value: Value) {
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

    public struct FileCopyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 378) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, relocateActionDetails)
            self.init(_record: builder.record())
        }

        /// From where to where something was moved or copied.
        @export(implementation)
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] {
            _record.list(0)
        }
    }

    public struct FileCopyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 379) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
