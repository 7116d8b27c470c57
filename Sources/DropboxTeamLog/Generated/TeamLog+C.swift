// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public enum CameraUploadsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(91) }

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

    public struct CameraUploadsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(92) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.CameraUploadsPolicy, previousValue: TeamLog.CameraUploadsPolicy) {
            var builder = RecordBuilder(TeamLog._type(92))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.CameraUploadsPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.CameraUploadsPolicy { _record.union(1) }
    }

    public struct CameraUploadsPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(93) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(93))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum CaptureTeamSpacePolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(94) }

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

    public struct CaptureTeamSpacePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(95) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.CaptureTeamSpacePolicy, previousValue: TeamLog.CaptureTeamSpacePolicy) {
            var builder = RecordBuilder(TeamLog._type(95))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.CaptureTeamSpacePolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.CaptureTeamSpacePolicy { _record.union(1) }
    }

    public struct CaptureTeamSpacePolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(96) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(96))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum CaptureTranscriptPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(97) }

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

    public struct CaptureTranscriptPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(98) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.CaptureTranscriptPolicy, previousValue: TeamLog.CaptureTranscriptPolicy) {
            var builder = RecordBuilder(TeamLog._type(98))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.CaptureTranscriptPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.CaptureTranscriptPolicy { _record.union(1) }
    }

    public struct CaptureTranscriptPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(99) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(99))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct Certificate: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(100) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        @export(implementation) public var subject: String { _record.string(0) }
        @export(implementation) public var issuer: String { _record.string(1) }
        @export(implementation) public var issueDate: String { _record.string(2) }
        @export(implementation) public var expirationDate: String { _record.string(3) }
        @export(implementation) public var serialNumber: String { _record.string(4) }
        @export(implementation) public var sha1Fingerprint: String { _record.string(5) }
        @export(implementation) public var commonName: String? { _record.stringOpt(6) }
    }

    public enum ChangeLinkExpirationPolicy: StoneUnion, CustomStringConvertible {
        case allowed
        case notAllowed
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(101) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .notAllowed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .notAllowed: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct ChangedEnterpriseAdminRoleDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(102) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.FedAdminRole, newValue: TeamLog.FedAdminRole, teamName: String) {
            var builder = RecordBuilder(TeamLog._type(102))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            builder.string(2, teamName)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.FedAdminRole { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.FedAdminRole { _record.union(1) }
        @export(implementation) public var teamName: String { _record.string(2) }
    }

    public struct ChangedEnterpriseAdminRoleType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(103) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(103))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ChangedEnterpriseConnectedTeamStatusDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(104) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        @export(implementation) public var action: TeamLog.FedHandshakeAction { _record.union(0) }
        @export(implementation)
        public var additionalInfo: TeamLog.FederationStatusChangeAdditionalInfo {
            _record.union(1)
        }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TrustedTeamsRequestState { _record.union(2) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TrustedTeamsRequestState { _record.union(3) }
    }

    public struct ChangedEnterpriseConnectedTeamStatusType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(105) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(105))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ClassificationChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(106) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ClassificationPolicyEnumWrapper { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ClassificationPolicyEnumWrapper { _record.union(1) }
        @export(implementation) public var classificationType: TeamLog.ClassificationType { _record.union(2) }
    }

    public struct ClassificationChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(107) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(107))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ClassificationCreateReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(108) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(108))) }
    }

    public struct ClassificationCreateReportFailDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(109) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(109))
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct ClassificationCreateReportFailType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(110) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(110))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ClassificationCreateReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(111) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(111))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum ClassificationPolicyEnumWrapper: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case memberAndTeamFolders
        case teamFolders
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(112) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .memberAndTeamFolders
            case 3: self = .teamFolders
            default: self = .other
            }
        }

        @export(implementation)
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

    public enum ClassificationType: StoneUnion, CustomStringConvertible {
        case personalInformation
        case pii
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(113) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .personalInformation
            case 1: self = .pii
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .personalInformation: .tag(0)
            case .pii: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct CollectionShareDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(114) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(albumName: String) {
            var builder = RecordBuilder(TeamLog._type(114))
            builder.string(0, albumName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var albumName: String { _record.string(0) }
    }

    public struct CollectionShareType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(115) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(115))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum ComputerBackupPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(116) }

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

    public struct ComputerBackupPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(117) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.ComputerBackupPolicy, previousValue: TeamLog.ComputerBackupPolicy) {
            var builder = RecordBuilder(TeamLog._type(117))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ComputerBackupPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ComputerBackupPolicy { _record.union(1) }
    }

    public struct ComputerBackupPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(118) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(118))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ConnectedTeamName: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(119) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(119))
            builder.string(0, team)
            self.init(_record: builder.record())
        }

        @export(implementation) public var team: String { _record.string(0) }
    }

    public struct ContentAdministrationPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(120) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(120))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(1) }
    }

    public struct ContentAdministrationPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(121) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(121))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ContentDeletionProtectionChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(122) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

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
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ContentDeletionProtectionPolicy { _record.union(0) }
        @export(implementation) public var newThresholdBytes: UInt64? { _record.uint64Opt(1) }
        /// The value before the change.
        @export(implementation)
        public var previousValue: TeamLog.ContentDeletionProtectionPolicy? {
            _record.unionOpt(2)
        }
        @export(implementation) public var previousThresholdBytes: UInt64? { _record.uint64Opt(3) }
    }

    public struct ContentDeletionProtectionChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(123) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(123))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum ContentDeletionProtectionPolicy: StoneUnion, CustomStringConvertible {
        case off
        case onAboveThreshold
        case onAllFiles
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(124) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .off
            case 1: self = .onAboveThreshold
            case 2: self = .onAllFiles
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .onAboveThreshold: .tag(1)
            case .onAllFiles: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public enum ContentPermanentDeletePolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(125) }

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

    /// On whose behalf something was done.
    public enum ContextLogInfo: StoneUnion, CustomStringConvertible {
        /// On behalf of somebody who is not known.
        case anonymous
        /// On behalf of somebody outside of the team.
        case nonTeamMember(TeamLog.NonTeamMemberLogInfo)
        /// On behalf of a team of the same organization.
        case organizationTeam(TeamLog.TeamLogInfo)
        /// On behalf of the team.
        case team
        /// On behalf of a member.
        case teamMember(TeamLog.TeamMemberLogInfo)
        /// On behalf of somebody outside of the team whom the team trusts.
        case trustedNonTeamMember(TeamLog.TrustedNonTeamMemberLogInfo)
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(126) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .anonymous
            case 1: self = .nonTeamMember(TeamLog.NonTeamMemberLogInfo(_record: payload))
            case 2: self = .organizationTeam(TeamLog.TeamLogInfo(_record: payload))
            case 3: self = .team
            case 4: self = .teamMember(TeamLog.TeamMemberLogInfo(_record: payload))
            case 5: self = .trustedNonTeamMember(TeamLog.TrustedNonTeamMemberLogInfo(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .anonymous: .tag(0)
            case .nonTeamMember(let value): .variant(1, value._record)
            case .organizationTeam(let value): .variant(2, value._record)
            case .team: .tag(3)
            case .teamMember(let value): .variant(4, value._record)
            case .trustedNonTeamMember(let value): .variant(5, value._record)
            case .other: .tag(6)
            }
        }
    }

    public struct CreateFolderDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(127) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(127))) }
    }

    public struct CreateFolderType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(128) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(128))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct CreateTeamInviteLinkDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(129) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(linkUrl: String, expiryDate: String) {
            var builder = RecordBuilder(TeamLog._type(129))
            builder.string(0, linkUrl)
            builder.string(1, expiryDate)
            self.init(_record: builder.record())
        }

        @export(implementation) public var linkUrl: String { _record.string(0) }
        @export(implementation) public var expiryDate: String { _record.string(1) }
    }

    public struct CreateTeamInviteLinkType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(130) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(130))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
