// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension TeamLog {
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

    public struct FileRenameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 408) }
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

    public struct FileRenameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 409) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestAutoCloseDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 410) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            fileRequestId: String? = nil,
            reason: String? = nil,
            previousDetails: TeamLog.FileRequestDetails? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.string(1, reason)
            builder.object(2, previousDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var reason: String? { _record.stringOpt(1) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(2) }
    }

    public struct FileRequestAutoCloseType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 411) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestChangeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 412) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newDetails: TeamLog.FileRequestDetails,
            fileRequestId: String? = nil,
            previousDetails: TeamLog.FileRequestDetails? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._record)
            builder.object(2, newDetails._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
        public var newDetails: TeamLog.FileRequestDetails { _record.object(2) }
    }

    public struct FileRequestChangeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 413) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestCloseDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 414) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileRequestId: String? = nil, previousDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
    }

    public struct FileRequestCloseType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 415) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 416) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileRequestId: String? = nil, requestDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, requestDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var requestDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
    }

    public struct FileRequestCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 417) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestDeadline: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 418) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(deadline: Date? = nil, allowLateUploads: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, deadline)
            builder.string(1, allowLateUploads)
            _record = builder.record()
        }

        public var deadline: Date? { _record.dateOpt(0) }
        public var allowLateUploads: String? { _record.stringOpt(1) }
    }

    public struct FileRequestDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 419) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileRequestId: String? = nil, previousDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
    }

    public struct FileRequestDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 420) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 421) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(assetIndex: UInt64, deadline: TeamLog.FileRequestDeadline? = nil, hasPassword: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, assetIndex)
            builder.object(1, deadline?._record)
            builder.bool(2, hasPassword)
            _record = builder.record()
        }

        public var assetIndex: UInt64 { _record.uint64(0) }
        public var deadline: TeamLog.FileRequestDeadline? { _record.objectOpt(1) }
        public var hasPassword: Bool? { _record.boolOpt(2) }
    }

    public struct FileRequestReceiveFileDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 422) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            submittedFileNames: [String],
            fileRequestId: String? = nil,
            fileRequestDetails: TeamLog.FileRequestDetails? = nil,
            submitterName: String? = nil,
            submitterEmail: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, fileRequestDetails?._record)
            builder.strings(2, submittedFileNames)
            builder.string(3, submitterName)
            builder.string(4, submitterEmail)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var fileRequestDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
        public var submittedFileNames: [String] { _record.strings(2) }
        public var submitterName: String? { _record.stringOpt(3) }
        /// At most 255 characters.
        public var submitterEmail: String? { _record.stringOpt(4) }
    }

    public struct FileRequestReceiveFileType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 423) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 424) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.FileRequestsPolicy, previousValue: TeamLog.FileRequestsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FileRequestsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FileRequestsPolicy? { _record.unionOpt(1) }
    }

    public struct FileRequestsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 425) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestsEmailsEnabledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 426) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRequestsEmailsEnabledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 427) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestsEmailsRestrictedToTeamOnlyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 428) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRequestsEmailsRestrictedToTeamOnlyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 429) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum FileRequestsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 430) }

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

    public struct FileResolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 431) }
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

    public struct FileResolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 432) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRestoreDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 433) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRestoreType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 434) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRevertDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 435) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRevertType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 436) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRollbackChangesDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 437) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRollbackChangesType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 438) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileSaveCopyReferenceDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 439) }
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

    public struct FileSaveCopyReferenceType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 440) }
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
