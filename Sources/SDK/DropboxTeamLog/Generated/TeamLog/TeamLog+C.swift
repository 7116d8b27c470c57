// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam

extension TeamLog {
    /// The policy for camera uploads by members.
    public enum CameraUploadsPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't activate camera uploads.
        case disabled
        /// Members can activate camera uploads.
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

    /// Details of an event in which the team's camera upload policy was changed.
    public struct CameraUploadsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.CameraUploadsPolicy, previousValue: TeamLog.CameraUploadsPolicy) {
            var builder = RecordBuilder(TeamLog._type(92))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.CameraUploadsPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.CameraUploadsPolicy { _plainRecord.union(1) }
    }

    /// The team's camera upload policy was changed.
    public struct CameraUploadsPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(93))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for access to the team space in Capture.
    public enum CaptureTeamSpacePolicy: StoneUnion, CustomStringConvertible {
        /// Members don't have access to the team space in Capture.
        case disabled
        /// Members have access to the team space in Capture.
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

    /// Details of an event in which the team's policy for the team space in Capture was changed.
    public struct CaptureTeamSpacePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.CaptureTeamSpacePolicy, previousValue: TeamLog.CaptureTeamSpacePolicy) {
            var builder = RecordBuilder(TeamLog._type(95))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.CaptureTeamSpacePolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.CaptureTeamSpacePolicy { _plainRecord.union(1) }
    }

    /// The team's policy for the team space in Capture was changed.
    public struct CaptureTeamSpacePolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(96))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for transcription in Capture.
    public enum CaptureTranscriptPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't use transcription in Capture.
        case disabled
        /// Members can use transcription in Capture.
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

    /// Details of an event in which the team's policy for transcripts in Capture was changed.
    public struct CaptureTranscriptPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.CaptureTranscriptPolicy, previousValue: TeamLog.CaptureTranscriptPolicy) {
            var builder = RecordBuilder(TeamLog._type(98))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.CaptureTranscriptPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.CaptureTranscriptPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for transcripts in Capture was changed.
    public struct CaptureTranscriptPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(99))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// An X.509 certificate for single sign-on (SSO).
    public struct Certificate: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            subject: String,
            issuer: String,
            issueDate: String,
            expirationDate: String,
            serialNumber: String,
            sha1Fingerprint: String,
            commonName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(100))
            builder.string(0, subject)
            builder.string(1, issuer)
            builder.string(2, issueDate)
            builder.string(3, expirationDate)
            builder.string(4, serialNumber)
            builder.string(5, sha1Fingerprint)
            builder.string(6, commonName)
            self.init(_plainRecord: builder.record())
        }

        /// The subject of the certificate.
        @export(implementation) public var subject: String { _plainRecord.string(0) }
        /// The issuer of the certificate.
        @export(implementation) public var issuer: String { _plainRecord.string(1) }
        /// The date of issue.
        @export(implementation) public var issueDate: String { _plainRecord.string(2) }
        /// The date on which the certificate expires.
        @export(implementation) public var expirationDate: String { _plainRecord.string(3) }
        /// The serial number.
        @export(implementation) public var serialNumber: String { _plainRecord.string(4) }
        /// The SHA-1 fingerprint.
        @export(implementation) public var sha1Fingerprint: String { _plainRecord.string(5) }
        /// The common name.
        @export(implementation) public var commonName: String? { _plainRecord.stringOpt(6) }
    }

    /// The policy that determines whether members can change the default expiration of links shared outside the team.
    public enum ChangeLinkExpirationPolicy: StoneUnion, CustomStringConvertible {
        /// Members can change or remove the expiration.
        case allowed
        /// The default expiration is enforced.
        case notAllowed
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .notAllowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .notAllowed: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the role of an enterprise admin was changed.
    public struct ChangedEnterpriseAdminRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.FedAdminRole, newValue: TeamLog.FedAdminRole, teamName: String) {
            var builder = RecordBuilder(TeamLog._type(102))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            builder.string(2, teamName)
            self.init(_plainRecord: builder.record())
        }

        /// The role of the admin before the change.
        @export(implementation) public var previousValue: TeamLog.FedAdminRole { _plainRecord.union(0) }
        /// The role of the admin after the change.
        @export(implementation) public var newValue: TeamLog.FedAdminRole { _plainRecord.union(1) }
        /// The name of the admin's team.
        @export(implementation) public var teamName: String { _plainRecord.string(2) }
    }

    /// The role of an enterprise admin was changed.
    public struct ChangedEnterpriseAdminRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(103))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the status of a team connected to the enterprise was changed.
    public struct ChangedEnterpriseConnectedTeamStatusDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            action: TeamLog.FedHandshakeAction,
            additionalInfo: TeamLog.FederationStatusChangeAdditionalInfo,
            previousValue: TeamLog.TrustedTeamsRequestState,
            newValue: TeamLog.TrustedTeamsRequestState
        ) {
            var builder = RecordBuilder(TeamLog._type(104))
            builder.union(0, action._value)
            builder.union(1, additionalInfo._value)
            builder.union(2, previousValue._value)
            builder.union(3, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The change of the team's connection.
        @export(implementation) public var action: TeamLog.FedHandshakeAction { _plainRecord.union(0) }
        /// Information about the organization or connected team.
        @export(implementation)
        public var additionalInfo: TeamLog.FederationStatusChangeAdditionalInfo { _plainRecord.union(1) }
        /// The state of the request before the change.
        @export(implementation) public var previousValue: TeamLog.TrustedTeamsRequestState { _plainRecord.union(2) }
        /// The state of the request after the change.
        @export(implementation) public var newValue: TeamLog.TrustedTeamsRequestState { _plainRecord.union(3) }
    }

    /// The status of a team connected to the enterprise was changed.
    public struct ChangedEnterpriseConnectedTeamStatusType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(105))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's data classification policy was changed.
    public struct ClassificationChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            previousValue: TeamLog.ClassificationPolicyEnumWrapper,
            newValue: TeamLog.ClassificationPolicyEnumWrapper,
            classificationType: TeamLog.ClassificationType
        ) {
            var builder = RecordBuilder(TeamLog._type(106))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            builder.union(2, classificationType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.ClassificationPolicyEnumWrapper { _plainRecord.union(0) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ClassificationPolicyEnumWrapper { _plainRecord.union(1) }
        /// The type of data classification.
        @export(implementation) public var classificationType: TeamLog.ClassificationType { _plainRecord.union(2) }
    }

    /// The team's data classification policy was changed.
    public struct ClassificationChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(107))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a classification report was created.
    public struct ClassificationCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(108))) }
    }

    /// Details of an event in which a classification report couldn't be created.
    public struct ClassificationCreateReportFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(109))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A classification report couldn't be created.
    public struct ClassificationCreateReportFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(110))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A classification report was created.
    public struct ClassificationCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(111))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for data classification.
    public enum ClassificationPolicyEnumWrapper: StoneUnion, CustomStringConvertible {
        /// Data classification is disabled.
        case disabled
        /// Data classification is enabled.
        case enabled
        /// Data classification covers the folders of members and the team.
        case memberAndTeamFolders
        /// Data classification covers team folders.
        case teamFolders
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .memberAndTeamFolders
            case 3: self = .teamFolders
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .memberAndTeamFolders: .tag(2)
            case .teamFolders: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// A type of data classification.
    public enum ClassificationType: StoneUnion, CustomStringConvertible {
        /// Personal information.
        case personalInformation
        /// Personally identifiable information.
        case pii
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .personalInformation
            case 1: self = .pii
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .personalInformation: .tag(0)
            case .pii: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which an album was shared.
    public struct CollectionShareDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(albumName: String) {
            var builder = RecordBuilder(TeamLog._type(114))
            builder.string(0, albumName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the album.
        @export(implementation) public var albumName: String { _plainRecord.string(0) }
    }

    /// An album was shared.
    public struct CollectionShareType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(115))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for computer backup.
    public enum ComputerBackupPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't back up computers.
        case disabled
        /// Members can back up computers.
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

    /// Details of an event in which the team's computer backup policy was changed.
    public struct ComputerBackupPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ComputerBackupPolicy, previousValue: TeamLog.ComputerBackupPolicy) {
            var builder = RecordBuilder(TeamLog._type(117))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ComputerBackupPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ComputerBackupPolicy { _plainRecord.union(1) }
    }

    /// The team's computer backup policy was changed.
    public struct ComputerBackupPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(118))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The name of a team that is connected to an organization.
    public struct ConnectedTeamName: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(119))
            builder.string(0, team)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team.
        @export(implementation) public var team: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's content management policy was changed.
    public struct ContentAdministrationPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(120))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(1) }
    }

    /// The team's content management policy was changed.
    public struct ContentAdministrationPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(121))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's policy for protection against content deletion was changed.
    public struct ContentDeletionProtectionChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.ContentDeletionProtectionPolicy,
            newThresholdBytes: UInt64? = nil,
            previousValue: TeamLog.ContentDeletionProtectionPolicy? = nil,
            previousThresholdBytes: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(122))
            builder.union(0, newValue._value)
            builder.uint64(1, newThresholdBytes)
            builder.union(2, previousValue?._value)
            builder.uint64(3, previousThresholdBytes)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ContentDeletionProtectionPolicy { _plainRecord.union(0) }
        /// The threshold in bytes after the change. `nil` unless the new policy is `onAboveThreshold`.
        @export(implementation) public var newThresholdBytes: UInt64? { _plainRecord.uint64Opt(1) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.ContentDeletionProtectionPolicy? { _plainRecord.unionOpt(2) }
        /// The threshold in bytes before the change. `nil` unless the previous policy was `onAboveThreshold`.
        @export(implementation) public var previousThresholdBytes: UInt64? { _plainRecord.uint64Opt(3) }
    }

    /// The team's policy for protection against content deletion was changed.
    public struct ContentDeletionProtectionChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(123))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for protection against the deletion of content.
    public enum ContentDeletionProtectionPolicy: StoneUnion, CustomStringConvertible {
        /// The protection is off.
        case off
        /// The protection applies above a threshold in bytes.
        case onAboveThreshold
        /// The protection applies to all files.
        case onAllFiles
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .off
            case 1: self = .onAboveThreshold
            case 2: self = .onAllFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .onAboveThreshold: .tag(1)
            case .onAllFiles: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The policy for the permanent deletion of content by members.
    public enum ContentPermanentDeletePolicy: StoneUnion, CustomStringConvertible {
        /// Members can't permanently delete content.
        case disabled
        /// Members can permanently delete content.
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

    /// The context of an event: the person or team on whose behalf the action was taken.
    public enum ContextLogInfo: StoneUnion, CustomStringConvertible {
        /// A person who isn't known.
        case anonymous
        /// A person outside the team.
        case nonTeamMember(TeamLog.NonTeamMemberLogInfo)
        /// A team of the same organization.
        case organizationTeam(TeamLog.TeamLogInfo)
        /// The team.
        case team
        /// A team member.
        case teamMember(TeamLog.TeamMemberLogInfo)
        /// A trusted person outside the team.
        case trustedNonTeamMember(TeamLog.TrustedNonTeamMemberLogInfo)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .anonymous
            case 1: self = .nonTeamMember(.init(_record: payload))
            case 2: self = .organizationTeam(.init(_plainRecord: payload))
            case 3: self = .team
            case 4: self = .teamMember(.init(_record: payload))
            case 5: self = .trustedNonTeamMember(.init(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anonymous: .tag(0)
            case .nonTeamMember(let value): .variant(1, value._record)
            case .organizationTeam(let value): .variant(2, value._plainRecord)
            case .team: .tag(3)
            case .teamMember(let value): .variant(4, value._record)
            case .trustedNonTeamMember(let value): .variant(5, value._record)
            case .other: .tag(6)
            }
        }
    }

    /// Details of an event in which folders were created.
    public struct CreateFolderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(127))) }
    }

    /// Folders were created. Dropbox no longer records this event.
    public struct CreateFolderType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(128))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an invitation link for the team was created.
    public struct CreateTeamInviteLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(linkUrl: String, expiryDate: String) {
            var builder = RecordBuilder(TeamLog._type(129))
            builder.string(0, linkUrl)
            builder.string(1, expiryDate)
            self.init(_plainRecord: builder.record())
        }

        /// The URL of the invitation link.
        @export(implementation) public var linkUrl: String { _plainRecord.string(0) }
        /// The date on which the invitation link expires.
        @export(implementation) public var expiryDate: String { _plainRecord.string(1) }
    }

    /// An invitation link for the team was created.
    public struct CreateTeamInviteLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(130))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `CameraUploadsPolicy` from and to JSON.
    public typealias CameraUploadsPolicySerializer = StoneSerializer<TeamLog.CameraUploadsPolicy>
    /// Converts `CameraUploadsPolicyChangedDetails` from and to JSON.
    public typealias CameraUploadsPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.CameraUploadsPolicyChangedDetails>
    /// Converts `CameraUploadsPolicyChangedType` from and to JSON.
    public typealias CameraUploadsPolicyChangedTypeSerializer = StoneSerializer<TeamLog.CameraUploadsPolicyChangedType>
    /// Converts `CaptureTeamSpacePolicy` from and to JSON.
    public typealias CaptureTeamSpacePolicySerializer = StoneSerializer<TeamLog.CaptureTeamSpacePolicy>
    /// Converts `CaptureTeamSpacePolicyChangedDetails` from and to JSON.
    public typealias CaptureTeamSpacePolicyChangedDetailsSerializer = StoneSerializer<TeamLog.CaptureTeamSpacePolicyChangedDetails>
    /// Converts `CaptureTeamSpacePolicyChangedType` from and to JSON.
    public typealias CaptureTeamSpacePolicyChangedTypeSerializer = StoneSerializer<TeamLog.CaptureTeamSpacePolicyChangedType>
    /// Converts `CaptureTranscriptPolicy` from and to JSON.
    public typealias CaptureTranscriptPolicySerializer = StoneSerializer<TeamLog.CaptureTranscriptPolicy>
    /// Converts `CaptureTranscriptPolicyChangedDetails` from and to JSON.
    public typealias CaptureTranscriptPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.CaptureTranscriptPolicyChangedDetails>
    /// Converts `CaptureTranscriptPolicyChangedType` from and to JSON.
    public typealias CaptureTranscriptPolicyChangedTypeSerializer = StoneSerializer<TeamLog.CaptureTranscriptPolicyChangedType>
    /// Converts `Certificate` from and to JSON.
    public typealias CertificateSerializer = StoneSerializer<TeamLog.Certificate>
    /// Converts `ChangeLinkExpirationPolicy` from and to JSON.
    public typealias ChangeLinkExpirationPolicySerializer = StoneSerializer<TeamLog.ChangeLinkExpirationPolicy>
    /// Converts `ChangedEnterpriseAdminRoleDetails` from and to JSON.
    public typealias ChangedEnterpriseAdminRoleDetailsSerializer = StoneSerializer<TeamLog.ChangedEnterpriseAdminRoleDetails>
    /// Converts `ChangedEnterpriseAdminRoleType` from and to JSON.
    public typealias ChangedEnterpriseAdminRoleTypeSerializer = StoneSerializer<TeamLog.ChangedEnterpriseAdminRoleType>
    /// Converts `ChangedEnterpriseConnectedTeamStatusDetails` from and to JSON.
    public typealias ChangedEnterpriseConnectedTeamStatusDetailsSerializer = StoneSerializer<TeamLog.ChangedEnterpriseConnectedTeamStatusDetails>
    /// Converts `ChangedEnterpriseConnectedTeamStatusType` from and to JSON.
    public typealias ChangedEnterpriseConnectedTeamStatusTypeSerializer = StoneSerializer<TeamLog.ChangedEnterpriseConnectedTeamStatusType>
    /// Converts `ClassificationChangePolicyDetails` from and to JSON.
    public typealias ClassificationChangePolicyDetailsSerializer = StoneSerializer<TeamLog.ClassificationChangePolicyDetails>
    /// Converts `ClassificationChangePolicyType` from and to JSON.
    public typealias ClassificationChangePolicyTypeSerializer = StoneSerializer<TeamLog.ClassificationChangePolicyType>
    /// Converts `ClassificationCreateReportDetails` from and to JSON.
    public typealias ClassificationCreateReportDetailsSerializer = StoneSerializer<TeamLog.ClassificationCreateReportDetails>
    /// Converts `ClassificationCreateReportFailDetails` from and to JSON.
    public typealias ClassificationCreateReportFailDetailsSerializer = StoneSerializer<TeamLog.ClassificationCreateReportFailDetails>
    /// Converts `ClassificationCreateReportFailType` from and to JSON.
    public typealias ClassificationCreateReportFailTypeSerializer = StoneSerializer<TeamLog.ClassificationCreateReportFailType>
    /// Converts `ClassificationCreateReportType` from and to JSON.
    public typealias ClassificationCreateReportTypeSerializer = StoneSerializer<TeamLog.ClassificationCreateReportType>
    /// Converts `ClassificationPolicyEnumWrapper` from and to JSON.
    public typealias ClassificationPolicyEnumWrapperSerializer = StoneSerializer<TeamLog.ClassificationPolicyEnumWrapper>
    /// Converts `ClassificationType` from and to JSON.
    public typealias ClassificationTypeSerializer = StoneSerializer<TeamLog.ClassificationType>
    /// Converts `CollectionShareDetails` from and to JSON.
    public typealias CollectionShareDetailsSerializer = StoneSerializer<TeamLog.CollectionShareDetails>
    /// Converts `CollectionShareType` from and to JSON.
    public typealias CollectionShareTypeSerializer = StoneSerializer<TeamLog.CollectionShareType>
    /// Converts `ComputerBackupPolicy` from and to JSON.
    public typealias ComputerBackupPolicySerializer = StoneSerializer<TeamLog.ComputerBackupPolicy>
    /// Converts `ComputerBackupPolicyChangedDetails` from and to JSON.
    public typealias ComputerBackupPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.ComputerBackupPolicyChangedDetails>
    /// Converts `ComputerBackupPolicyChangedType` from and to JSON.
    public typealias ComputerBackupPolicyChangedTypeSerializer = StoneSerializer<TeamLog.ComputerBackupPolicyChangedType>
    /// Converts `ConnectedTeamName` from and to JSON.
    public typealias ConnectedTeamNameSerializer = StoneSerializer<TeamLog.ConnectedTeamName>
    /// Converts `ContentAdministrationPolicyChangedDetails` from and to JSON.
    public typealias ContentAdministrationPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.ContentAdministrationPolicyChangedDetails>
    /// Converts `ContentAdministrationPolicyChangedType` from and to JSON.
    public typealias ContentAdministrationPolicyChangedTypeSerializer = StoneSerializer<TeamLog.ContentAdministrationPolicyChangedType>
    /// Converts `ContentDeletionProtectionChangePolicyDetails` from and to JSON.
    public typealias ContentDeletionProtectionChangePolicyDetailsSerializer = StoneSerializer<TeamLog.ContentDeletionProtectionChangePolicyDetails>
    /// Converts `ContentDeletionProtectionChangePolicyType` from and to JSON.
    public typealias ContentDeletionProtectionChangePolicyTypeSerializer = StoneSerializer<TeamLog.ContentDeletionProtectionChangePolicyType>
    /// Converts `ContentDeletionProtectionPolicy` from and to JSON.
    public typealias ContentDeletionProtectionPolicySerializer = StoneSerializer<TeamLog.ContentDeletionProtectionPolicy>
    /// Converts `ContentPermanentDeletePolicy` from and to JSON.
    public typealias ContentPermanentDeletePolicySerializer = StoneSerializer<TeamLog.ContentPermanentDeletePolicy>
    /// Converts `ContextLogInfo` from and to JSON.
    public typealias ContextLogInfoSerializer = StoneSerializer<TeamLog.ContextLogInfo>
    /// Converts `CreateFolderDetails` from and to JSON.
    public typealias CreateFolderDetailsSerializer = StoneSerializer<TeamLog.CreateFolderDetails>
    /// Converts `CreateFolderType` from and to JSON.
    public typealias CreateFolderTypeSerializer = StoneSerializer<TeamLog.CreateFolderType>
    /// Converts `CreateTeamInviteLinkDetails` from and to JSON.
    public typealias CreateTeamInviteLinkDetailsSerializer = StoneSerializer<TeamLog.CreateTeamInviteLinkDetails>
    /// Converts `CreateTeamInviteLinkType` from and to JSON.
    public typealias CreateTeamInviteLinkTypeSerializer = StoneSerializer<TeamLog.CreateTeamInviteLinkType>
}
