// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone
import DropboxTeam

extension TeamLog {
    /// The policy for Email to Dropbox.
    public enum EmailIngestPolicy: StoneUnion, CustomStringConvertible {
        /// The team can't use Email to Dropbox.
        case disabled
        /// The team can use Email to Dropbox.
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

    /// Details of an event in which the team's Email to Dropbox policy was changed.
    public struct EmailIngestPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.EmailIngestPolicy, previousValue: TeamLog.EmailIngestPolicy) {
            var builder = RecordBuilder(TeamLog._type(288))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.EmailIngestPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.EmailIngestPolicy { _plainRecord.union(1) }
    }

    /// The team's Email to Dropbox policy was changed.
    public struct EmailIngestPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(289))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which files arrived by Email to Dropbox.
    public struct EmailIngestReceiveFileDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            inboxName: String,
            attachmentNames: [String],
            subject: String? = nil,
            fromName: String? = nil,
            fromEmail: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(290))
            builder.string(0, inboxName)
            builder.strings(1, attachmentNames)
            builder.string(2, subject)
            builder.string(3, fromName)
            builder.string(4, fromEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the inbox.
        @export(implementation) public var inboxName: String { _plainRecord.string(0) }
        /// The names of the received files.
        @export(implementation) public var attachmentNames: [String] { _plainRecord.strings(1) }
        /// The subject of the email.
        @export(implementation) public var subject: String? { _plainRecord.stringOpt(2) }
        /// The name that the sender gave.
        @export(implementation) public var fromName: String? { _plainRecord.stringOpt(3) }
        /// The email address that the sender gave. At most 255 characters.
        @export(implementation) public var fromEmail: String? { _plainRecord.stringOpt(4) }
    }

    /// Files arrived by Email to Dropbox.
    public struct EmailIngestReceiveFileType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(291))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were exempted from enterprise mobility management (EMM).
    public struct EmmAddExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(292))) }
    }

    /// Members were exempted from enterprise mobility management (EMM).
    public struct EmmAddExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(293))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members.
    public struct EmmChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.EmmState, previousValue: TeamPolicies.EmmState? = nil) {
            var builder = RecordBuilder(TeamLog._type(294))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.EmmState { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamPolicies.EmmState? { _plainRecord.unionOpt(1) }
    }

    /// Enterprise mobility management (EMM) was enabled or disabled for members.
    public struct EmmChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(295))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was created.
    public struct EmmCreateExceptionsReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(296))) }
    }

    /// A report on users excluded from enterprise mobility management (EMM) was created.
    public struct EmmCreateExceptionsReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(297))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM) was
    /// created.
    public struct EmmCreateUsageReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(298))) }
    }

    /// A report on the use of mobile apps under enterprise mobility management (EMM) was created.
    public struct EmmCreateUsageReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(299))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a sign-in with enterprise mobility management (EMM) failed.
    public struct EmmErrorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(errorDetails: TeamLog.FailureDetailsLogInfo) {
            var builder = RecordBuilder(TeamLog._type(300))
            builder.object(0, errorDetails._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var errorDetails: TeamLog.FailureDetailsLogInfo { _plainRecord.object(0) }
    }

    /// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`.
    public struct EmmErrorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(301))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed.
    public struct EmmRefreshAuthTokenDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(302))) }
    }

    /// The token for setting up enterprise mobility management (EMM) was refreshed.
    public struct EmmRefreshAuthTokenType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(303))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed.
    public struct EmmRemoveExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(304))) }
    }

    /// The exemption of members from enterprise mobility management (EMM) was removed.
    public struct EmmRemoveExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(305))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which domain invitations were enabled.
    public struct EnabledDomainInvitesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(306))) }
    }

    /// Domain invitations were enabled. Dropbox no longer records this event.
    public struct EnabledDomainInvitesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(307))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an enterprise admin session was ended.
    public struct EndedEnterpriseAdminSessionDeprecatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(federationExtraDetails: TeamLog.FedExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(328))
            builder.union(0, federationExtraDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// Additional details about the organization or team.
        @export(implementation) public var federationExtraDetails: TeamLog.FedExtraDetails { _plainRecord.union(0) }
    }

    /// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`.
    public struct EndedEnterpriseAdminSessionDeprecatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(329))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an enterprise admin session was ended.
    public struct EndedEnterpriseAdminSessionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(330))) }
    }

    /// An enterprise admin session was ended.
    public struct EndedEnterpriseAdminSessionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(331))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for passwords of links shared outside the team.
    public enum EnforceLinkPasswordPolicy: StoneUnion, CustomStringConvertible {
        /// A password is optional.
        case optional
        /// A password is required.
        case required
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .optional
            case 1: self = .required
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .optional: .tag(0)
            case .required: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the permission to change a setting was changed.
    public struct EnterpriseSettingsLockingDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            teamName: String,
            settingsPageName: String,
            previousSettingsPageLockingState: String,
            newSettingsPageLockingState: String
        ) {
            var builder = RecordBuilder(TeamLog._type(333))
            builder.string(0, teamName)
            builder.string(1, settingsPageName)
            builder.string(2, previousSettingsPageLockingState)
            builder.string(3, newSettingsPageLockingState)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var teamName: String { _plainRecord.string(0) }
        /// The name of the settings page.
        @export(implementation) public var settingsPageName: String { _plainRecord.string(1) }
        /// The locking state of the settings page before the change.
        @export(implementation) public var previousSettingsPageLockingState: String { _plainRecord.string(2) }
        /// The locking state of the settings page after the change.
        @export(implementation) public var newSettingsPageLockingState: String { _plainRecord.string(3) }
    }

    /// The permission to change a setting was changed.
    public struct EnterpriseSettingsLockingType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(334))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on the team's members was created.
    public struct ExportMembersReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(339))) }
    }

    /// Details of an event in which a report on the team's members couldn't be created.
    public struct ExportMembersReportFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(340))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on the team's members couldn't be created.
    public struct ExportMembersReportFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(341))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A report on the team's members was created.
    public struct ExportMembersReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(342))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team opted in to or out of extended version history.
    public struct ExtendedVersionHistoryChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.ExtendedVersionHistoryPolicy,
            previousValue: TeamLog.ExtendedVersionHistoryPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(343))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ExtendedVersionHistoryPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.ExtendedVersionHistoryPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team opted in to or out of extended version history.
    public struct ExtendedVersionHistoryChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(344))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for extended version history.
    public enum ExtendedVersionHistoryPolicy: StoneUnion, CustomStringConvertible {
        /// The team chose limited version history.
        case explicitlyLimited
        /// The team chose unlimited version history.
        case explicitlyUnlimited
        /// Version history is limited, but not by an explicit choice.
        case implicitlyLimited
        /// Version history is unlimited, but not by an explicit choice.
        case implicitlyUnlimited
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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
}

extension TeamLog {
    /// Converts `EmailIngestPolicy` from and to JSON.
    public typealias EmailIngestPolicySerializer = StoneSerializer<TeamLog.EmailIngestPolicy>
    /// Converts `EmailIngestPolicyChangedDetails` from and to JSON.
    public typealias EmailIngestPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.EmailIngestPolicyChangedDetails>
    /// Converts `EmailIngestPolicyChangedType` from and to JSON.
    public typealias EmailIngestPolicyChangedTypeSerializer = StoneSerializer<TeamLog.EmailIngestPolicyChangedType>
    /// Converts `EmailIngestReceiveFileDetails` from and to JSON.
    public typealias EmailIngestReceiveFileDetailsSerializer = StoneSerializer<TeamLog.EmailIngestReceiveFileDetails>
    /// Converts `EmailIngestReceiveFileType` from and to JSON.
    public typealias EmailIngestReceiveFileTypeSerializer = StoneSerializer<TeamLog.EmailIngestReceiveFileType>
    /// Converts `EmmAddExceptionDetails` from and to JSON.
    public typealias EmmAddExceptionDetailsSerializer = StoneSerializer<TeamLog.EmmAddExceptionDetails>
    /// Converts `EmmAddExceptionType` from and to JSON.
    public typealias EmmAddExceptionTypeSerializer = StoneSerializer<TeamLog.EmmAddExceptionType>
    /// Converts `EmmChangePolicyDetails` from and to JSON.
    public typealias EmmChangePolicyDetailsSerializer = StoneSerializer<TeamLog.EmmChangePolicyDetails>
    /// Converts `EmmChangePolicyType` from and to JSON.
    public typealias EmmChangePolicyTypeSerializer = StoneSerializer<TeamLog.EmmChangePolicyType>
    /// Converts `EmmCreateExceptionsReportDetails` from and to JSON.
    public typealias EmmCreateExceptionsReportDetailsSerializer = StoneSerializer<TeamLog.EmmCreateExceptionsReportDetails>
    /// Converts `EmmCreateExceptionsReportType` from and to JSON.
    public typealias EmmCreateExceptionsReportTypeSerializer = StoneSerializer<TeamLog.EmmCreateExceptionsReportType>
    /// Converts `EmmCreateUsageReportDetails` from and to JSON.
    public typealias EmmCreateUsageReportDetailsSerializer = StoneSerializer<TeamLog.EmmCreateUsageReportDetails>
    /// Converts `EmmCreateUsageReportType` from and to JSON.
    public typealias EmmCreateUsageReportTypeSerializer = StoneSerializer<TeamLog.EmmCreateUsageReportType>
    /// Converts `EmmErrorDetails` from and to JSON.
    public typealias EmmErrorDetailsSerializer = StoneSerializer<TeamLog.EmmErrorDetails>
    /// Converts `EmmErrorType` from and to JSON.
    public typealias EmmErrorTypeSerializer = StoneSerializer<TeamLog.EmmErrorType>
    /// Converts `EmmRefreshAuthTokenDetails` from and to JSON.
    public typealias EmmRefreshAuthTokenDetailsSerializer = StoneSerializer<TeamLog.EmmRefreshAuthTokenDetails>
    /// Converts `EmmRefreshAuthTokenType` from and to JSON.
    public typealias EmmRefreshAuthTokenTypeSerializer = StoneSerializer<TeamLog.EmmRefreshAuthTokenType>
    /// Converts `EmmRemoveExceptionDetails` from and to JSON.
    public typealias EmmRemoveExceptionDetailsSerializer = StoneSerializer<TeamLog.EmmRemoveExceptionDetails>
    /// Converts `EmmRemoveExceptionType` from and to JSON.
    public typealias EmmRemoveExceptionTypeSerializer = StoneSerializer<TeamLog.EmmRemoveExceptionType>
    /// Converts `EnabledDomainInvitesDetails` from and to JSON.
    public typealias EnabledDomainInvitesDetailsSerializer = StoneSerializer<TeamLog.EnabledDomainInvitesDetails>
    /// Converts `EnabledDomainInvitesType` from and to JSON.
    public typealias EnabledDomainInvitesTypeSerializer = StoneSerializer<TeamLog.EnabledDomainInvitesType>
    /// Converts `EndedEnterpriseAdminSessionDeprecatedDetails` from and to JSON.
    public typealias EndedEnterpriseAdminSessionDeprecatedDetailsSerializer = StoneSerializer<TeamLog.EndedEnterpriseAdminSessionDeprecatedDetails>
    /// Converts `EndedEnterpriseAdminSessionDeprecatedType` from and to JSON.
    public typealias EndedEnterpriseAdminSessionDeprecatedTypeSerializer = StoneSerializer<TeamLog.EndedEnterpriseAdminSessionDeprecatedType>
    /// Converts `EndedEnterpriseAdminSessionDetails` from and to JSON.
    public typealias EndedEnterpriseAdminSessionDetailsSerializer = StoneSerializer<TeamLog.EndedEnterpriseAdminSessionDetails>
    /// Converts `EndedEnterpriseAdminSessionType` from and to JSON.
    public typealias EndedEnterpriseAdminSessionTypeSerializer = StoneSerializer<TeamLog.EndedEnterpriseAdminSessionType>
    /// Converts `EnforceLinkPasswordPolicy` from and to JSON.
    public typealias EnforceLinkPasswordPolicySerializer = StoneSerializer<TeamLog.EnforceLinkPasswordPolicy>
    /// Converts `EnterpriseSettingsLockingDetails` from and to JSON.
    public typealias EnterpriseSettingsLockingDetailsSerializer = StoneSerializer<TeamLog.EnterpriseSettingsLockingDetails>
    /// Converts `EnterpriseSettingsLockingType` from and to JSON.
    public typealias EnterpriseSettingsLockingTypeSerializer = StoneSerializer<TeamLog.EnterpriseSettingsLockingType>
    /// Converts `ExportMembersReportDetails` from and to JSON.
    public typealias ExportMembersReportDetailsSerializer = StoneSerializer<TeamLog.ExportMembersReportDetails>
    /// Converts `ExportMembersReportFailDetails` from and to JSON.
    public typealias ExportMembersReportFailDetailsSerializer = StoneSerializer<TeamLog.ExportMembersReportFailDetails>
    /// Converts `ExportMembersReportFailType` from and to JSON.
    public typealias ExportMembersReportFailTypeSerializer = StoneSerializer<TeamLog.ExportMembersReportFailType>
    /// Converts `ExportMembersReportType` from and to JSON.
    public typealias ExportMembersReportTypeSerializer = StoneSerializer<TeamLog.ExportMembersReportType>
    /// Converts `ExtendedVersionHistoryChangePolicyDetails` from and to JSON.
    public typealias ExtendedVersionHistoryChangePolicyDetailsSerializer = StoneSerializer<TeamLog.ExtendedVersionHistoryChangePolicyDetails>
    /// Converts `ExtendedVersionHistoryChangePolicyType` from and to JSON.
    public typealias ExtendedVersionHistoryChangePolicyTypeSerializer = StoneSerializer<TeamLog.ExtendedVersionHistoryChangePolicyType>
    /// Converts `ExtendedVersionHistoryPolicy` from and to JSON.
    public typealias ExtendedVersionHistoryPolicySerializer = StoneSerializer<TeamLog.ExtendedVersionHistoryPolicy>
}
