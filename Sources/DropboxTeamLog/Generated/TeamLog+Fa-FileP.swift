// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    /// Why something failed.
    public struct FailureDetailsLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 361) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(userFriendlyMessage: String? = nil, technicalErrorMessage: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, userFriendlyMessage)
            builder.string(1, technicalErrorMessage)
            _record = builder.record()
        }

        /// The reason for people.
        public var userFriendlyMessage: String? { _record.stringOpt(0) }
        /// The reason for engineers.
        public var technicalErrorMessage: String? { _record.stringOpt(1) }
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

    public struct FileAddCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 366) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileAddCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 367) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileAddDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 368) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileAddFromAutomationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 369) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileAddFromAutomationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 370) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileAddType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 371) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileChangeCommentSubscriptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 372) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.FileCommentNotificationPolicy,
            previousValue: TeamLog.FileCommentNotificationPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FileCommentNotificationPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FileCommentNotificationPolicy? { _record.unionOpt(1) }
    }

    public struct FileChangeCommentSubscriptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 373) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct FileCommentsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 375) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.FileCommentsPolicy, previousValue: TeamLog.FileCommentsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FileCommentsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FileCommentsPolicy? { _record.unionOpt(1) }
    }

    public struct FileCommentsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 376) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct FileCopyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 378) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, relocateActionDetails)
            _record = builder.record()
        }

        /// From where to where something was moved or copied.
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _record.list(0) }
    }

    public struct FileCopyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 379) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileDeleteCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 380) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileDeleteCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 381) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 382) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 383) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileDownloadDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 384) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileDownloadType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 385) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileEditCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 386) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousCommentText: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            builder.string(1, previousCommentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
        public var previousCommentText: String { _record.string(1) }
    }

    public struct FileEditCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 387) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileEditDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 388) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileEditType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 389) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileGetCopyReferenceDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 390) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileGetCopyReferenceType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 391) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileLikeCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 392) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileLikeCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 393) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileLockingLockStatusChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 394) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.LockStatus, newValue: TeamLog.LockStatus) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.LockStatus { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.LockStatus { _record.union(1) }
    }

    public struct FileLockingLockStatusChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 395) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileLockingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 396) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamPolicies.FileLockingPolicyState, previousValue: TeamPolicies.FileLockingPolicyState) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.FileLockingPolicyState { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.FileLockingPolicyState { _record.union(1) }
    }

    public struct FileLockingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 397) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A file.
    public struct FileLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 398) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, path._record)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            _record = builder.record()
        }

        /// Its path.
        public var path: TeamLog.PathLogInfo { _record.object(0) }
        /// Its name.
        public var displayName: String? { _record.stringOpt(1) }
        /// Its identity.
        public var fileId: String? { _record.stringOpt(2) }
        /// Its size in bytes.
        public var fileSize: UInt64? { _record.uint64Opt(3) }
    }

    public struct FileMoveDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 399) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, relocateActionDetails)
            _record = builder.record()
        }

        /// From where to where something was moved or copied.
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _record.list(0) }
    }

    public struct FileMoveType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 400) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A file or folder.
    public struct FileOrFolderLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 401) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, path._record)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            _record = builder.record()
        }

        /// Its path.
        public var path: TeamLog.PathLogInfo { _record.object(0) }
        /// Its name.
        public var displayName: String? { _record.stringOpt(1) }
        /// Its identity.
        public var fileId: String? { _record.stringOpt(2) }
        /// Its size in bytes.
        public var fileSize: UInt64? { _record.uint64Opt(3) }
    }

    public struct FilePermanentlyDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 402) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FilePermanentlyDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 403) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FilePreviewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 404) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FilePreviewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 405) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileProviderMigrationPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 406) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamPolicies.FileProviderMigrationPolicyState,
            previousValue: TeamPolicies.FileProviderMigrationPolicyState
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.FileProviderMigrationPolicyState { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.FileProviderMigrationPolicyState { _record.union(1) }
    }

    public struct FileProviderMigrationPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 407) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
