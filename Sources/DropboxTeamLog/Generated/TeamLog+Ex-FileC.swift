// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct ExportMembersReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(339) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(339))) }
    }

    public struct ExportMembersReportFailDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(340) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(340))
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ExportMembersReportFailType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(341) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(341))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExportMembersReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(342) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(342))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExtendedVersionHistoryChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(343) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.ExtendedVersionHistoryPolicy,
            previousValue: TeamLog.ExtendedVersionHistoryPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(343))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(344) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(344))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(345) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .explicitlyLimited
            case 1: self = .explicitlyUnlimited
            case 2: self = .implicitlyLimited
            case 3: self = .implicitlyUnlimited
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(346) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .exceedLicenseCap
            case 1: self = .skip
            case 2: self = .success
            default: self = .other
            }
        }

        @export(implementation)
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(347) }
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
            var builder = RecordBuilder(TeamLog._type(347))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(348) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(348))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(349) }

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

    public struct ExternalDriveBackupPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(350) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.ExternalDriveBackupPolicy, previousValue: TeamLog.ExternalDriveBackupPolicy) {
            var builder = RecordBuilder(TeamLog._type(350))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(351) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(351))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(352) }

        @export(implementation)
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

        @export(implementation)
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(353) }
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
            var builder = RecordBuilder(TeamLog._type(353))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(354) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(354))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExternalSharingCreateReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(355) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(355))) }
    }

    public struct ExternalSharingCreateReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(356) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(356))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ExternalSharingReportFailedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(357) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(357))
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ExternalSharingReportFailedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(358) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(358))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(359) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .forbid
            case 2: self = .unset
            default: self = .other
            }
        }

        @export(implementation)
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(360) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userIdentifier: String, identifierType: TeamLog.IdentifierType) {
            var builder = RecordBuilder(TeamLog._type(360))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(361) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userFriendlyMessage: String? = nil, technicalErrorMessage: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(361))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(362) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enterpriseAdmin
            case 1: self = .notEnterpriseAdmin
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(363) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .organization(TeamLog.OrganizationDetails(_record: payload))
            case 1: self = .team(TeamLog.TeamDetails(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(364) }

        @export(implementation)
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

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(365) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .connectedTeamName(TeamLog.ConnectedTeamName(_record: payload))
            case 1: self = .nonTrustedTeamDetails(TeamLog.NonTrustedTeamDetails(_record: payload))
            case 2: self = .organizationName(TeamLog.OrganizationName(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(366) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(366))
            builder.string(0, commentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileAddCommentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(367) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(367))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileAddDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(368) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(368))) }
    }

    public struct FileAddFromAutomationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(369) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(369))) }
    }

    public struct FileAddFromAutomationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(370) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(370))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileAddType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(371) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(371))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileChangeCommentSubscriptionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(372) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.FileCommentNotificationPolicy,
            previousValue: TeamLog.FileCommentNotificationPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(372))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(373) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(373))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum FileCommentNotificationPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(374) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct FileCommentsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(375) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.FileCommentsPolicy, previousValue: TeamLog.FileCommentsPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(375))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(376) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(376))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum FileCommentsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(377) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct FileCopyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(378) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(TeamLog._type(378))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(379) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(379))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
